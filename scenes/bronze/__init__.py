"""Bronze on the screen: woven strips of land in a copper frame, cards on a copper tray."""

from __future__ import annotations

from scenes.bronze.ask import choices, prompt
from scenes.bronze.cues import cue
from scenes.bronze.facts import facts
from scenes.bronze.glance import opens
from scenes.bronze.layout import tabs
from scenes.bronze.present import plan, present, revise, start
from scenes.bronze.tell import tell
from scenes.stage.contract import Stage

STAGE = Stage(
    present=present,
    prompt=prompt,
    choices=choices,
    facts=facts,
    revise=revise,
    fresh=start,
    tell=tell,
    cue=cue,
    painters="scenes.bronze.paint",
    material="linen",
    largest=150,
    tabs=tabs,
    opens=opens,
    plan=plan,
)
