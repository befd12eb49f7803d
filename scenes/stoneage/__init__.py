"""Stone Age on the screen: a valley painted on a cave wall, cards, huts, and a leather board."""

from __future__ import annotations

from scenes.stage.bridge import of_functions
from scenes.stage.contract import Lazy, Stage
from scenes.stoneage.ask import choices, line, prompt
from scenes.stoneage.cues import cue
from scenes.stoneage.facts import facts, luck
from scenes.stoneage.glance import opens
from scenes.stoneage.layout import tabs
from scenes.stoneage.present import plan, present, revise, start
from scenes.stoneage.tell import tell
from scenes.ui.theme import Material

MATERIAL = Material(
    "stoneage/cave",
    "stoneage/leather",
    "oak",
    "#d8b483",
    "#33200f",
    "#583a1e",
    "#8f3a1c",
    "#5e4021",
    ("#8f3a1c", "#2e2018", "#5b8fb0", "#cf9a4e"),
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
        line=line,
        luck=luck,
    ),
    cue=cue,
    painters=Lazy("scenes.stoneage.paint", "PAINTERS"),
    material=MATERIAL,
    cover="stoneage/cover",
    pages=Lazy("scenes.stoneage.pages", "pages"),
    speech=Lazy("scenes.stoneage.entry", "SPEECH"),
    largest=150,
)
