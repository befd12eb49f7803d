"""Stone Age on the screen: a valley painted on a cave wall, cards, huts, and a leather board."""

from __future__ import annotations

from scenes.stage.bridge import of_functions
from scenes.stage.contract import Stage
from scenes.stoneage.ask import choices, line, prompt
from scenes.stoneage.cues import cue
from scenes.stoneage.facts import facts, luck
from scenes.stoneage.glance import opens
from scenes.stoneage.layout import tabs
from scenes.stoneage.present import plan, present, revise, start
from scenes.stoneage.tell import tell

STAGE = Stage(
    mat=of_functions(
        present=present,
        prompt=prompt,
        choices=choices,
        facts=facts,
        revise=revise,
        fresh=start,
        tell=tell,
        tabs=tabs,
        opens=opens,
        plan=plan,
        line=line,
        luck=luck,
    ),
    cue=cue,
    painters="scenes.stoneage.paint",
    material="cave",
    largest=150,
)
