"""Bronze on the screen: woven strips of land in a copper frame, cards on a copper tray."""

from __future__ import annotations

from scenes.bronze.animations import cue
from scenes.bronze.moments import ending, moment
from scenes.bronze.present import BronzeScreen
from scenes.table.contract import Stage
from scenes.ui.theme import Material

MATERIAL = Material(
    "bronze/linen",
    "parchment",
    "bronze/copper",
    "#e6dcc6",
    "#2f2418",
    "#6b5335",
    "#34437e",
    "#5a4527",
    ("#a85f38", "#3f8f80", "#34437e", "#c9a24a"),
)

STAGE = Stage.usual(BronzeScreen, MATERIAL, cue, moment, ending, speech=True)
