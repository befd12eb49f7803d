"""Roll Through the Ages on the screen: a clay sheet, a peg board, and bone dice in a tray."""

from __future__ import annotations

from scenes.ages.animations import cue
from scenes.ages.moments import ending, moment
from scenes.ages.present import AgesScreen
from scenes.table.contract import Stage
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

STAGE = Stage.usual(AgesScreen, MATERIAL, cue, moment, ending, speech=True)
