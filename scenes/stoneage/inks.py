"""The colours of the painted cave, by what they mean."""

from __future__ import annotations

INK = "#33200f"
QUIET = "#4a2d13"
HEADING = "#4a2412"
OCHRE = "#8f3a1c"
CHARCOAL = "#2e2018"
EDGE = "#2c190c"
TAG = "#57371f"
TAG_HOT = "#7a3a1a"
TAG_INK = "#f8e8c8"
TAG_QUIET = "#f0c98c"
GOLD = "#f2b654"
CREAM = "#fff3da"
LEATHER = "#fbe9cd"
LEATHER_QUIET = "#f0d5ab"
DARK = "#2a160a"
GREEN = "#4f5f2e"
GREEN_DEEP = "#414f25"
GREEN_INK = "#f6efd2"
SAND = "#cf9a4e"
SAND_INK = "#3a2210"
SKIN = "#e9cf9d"
GOOD = "#2c5a34"
SHORT = "#7d1d12"
SHORT_LIGHT = "#ffc2ab"
MARK = "#1f6f7a"

GOODS = {"wood": "#8a5a2e", "brick": "#b5532e", "stone": "#7f7a72", "gold": "#dba52c"}
"""Colours of the resources."""
SYMBOLS = {
    "stoneage/food": OCHRE,
    "stoneage/tool": "#4a2e19",
    "stoneage/agriculture": "#7d5410",
}
"""Colours of symbols on light ground; those not named are drawn in ink."""
