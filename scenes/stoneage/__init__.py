"""Stone Age on the screen: a valley painted on a cave wall, cards, huts, and a leather board."""

from __future__ import annotations

from scenes.stoneage.animations import cue
from scenes.stoneage.moments import ending, moment
from scenes.stoneage.present import StoneScreen
from scenes.table.contract import Stage
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

STAGE = Stage.usual(StoneScreen, MATERIAL, cue, moment, ending, speech=True)
