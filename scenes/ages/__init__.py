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
from scenes.stage.contract import Lazy, Stage
from scenes.ui.theme import Material

MATERIAL = Material(
    "ages/clay",
    "ages/claylight",
    "oak",
    "#b96f4a",
    "#3a2010",
    "#6b4526",
    "#5a2c10",
    "#4a2413",
    ("#e0b96a", "#8a4a2c", "#c98f3f", "#f4ead3"),
)

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
    painters=Lazy("scenes.ages.paint", "PAINTERS"),
    material=MATERIAL,
    cover="ages/cover",
    pages=Lazy("scenes.ages.pages", "pages"),
    speech=Lazy("scenes.ages.entry", "SPEECH"),
    largest=150,
)
