"""Tempus on the screen: an island on a sea chart, the ages and the cards on parchment beside it."""

from __future__ import annotations

from scenes.table.contract import Stage
from scenes.tempus.animations import cue
from scenes.tempus.moments import ending, moment
from scenes.tempus.present import TempusScreen
from scenes.ui.theme import Material

MATERIAL = Material(
    "tempus/sea",
    "parchment",
    "oak",
    "#3f7f83",
    "#2b2417",
    "#6a5734",
    "#24484c",
    "#16363a",
    ("#e6dcc6", "#b33a24", "#8f9c4a", "#c9a24a"),
)

STAGE = Stage.usual(TempusScreen, MATERIAL, cue, moment, ending)
