"""Tempus on the screen: an island on a sea chart, the ages and the cards on parchment beside it."""

from __future__ import annotations

from scenes.stage.bridge import of_functions
from scenes.stage.contract import Stage
from scenes.tempus.ask import choices, prompt
from scenes.tempus.cues import cue
from scenes.tempus.draft import kept
from scenes.tempus.facts import facts
from scenes.tempus.glance import opens
from scenes.tempus.layout import tabs
from scenes.tempus.present import plan, present, revise, start
from scenes.tempus.tell import tell

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
        kept=kept,
        plan=plan,
    ),
    cue=cue,
    painters="scenes.tempus.paint",
    material="sea",
    largest=150,
)
