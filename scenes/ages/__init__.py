"""Roll Through the Ages on the screen: a clay sheet, a peg board, and bone dice in a tray."""

from __future__ import annotations

from scenes.ages.ask import choices, prompt
from scenes.ages.cues import cue
from scenes.ages.facts import facts, last, luck
from scenes.ages.glance import opens
from scenes.ages.layout import tabs
from scenes.ages.present import plan, present, revise, start
from scenes.ages.tell import tell
from scenes.stage.bridge import of_functions
from scenes.stage.contract import Stage

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
        luck=luck,
        last=last,
    ),
    cue=cue,
    painters="scenes.ages.paint",
    material="clay",
    largest=150,
)
