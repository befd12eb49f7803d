"""The colours of the clay table, by what they mean."""

from __future__ import annotations

INK = "#3a2010"
QUIET = "#5f3c20"
HEADING = "#5a2c10"
RED = "#821d13"
OAK_INK = "#1c0e06"
EDGE = "#4a2412"
GOLD = "#f2b654"
CREAM = "#fff3da"
BONE = "#f4ead3"
OWNED = "#c98f3f"
OWNED_EDGE = "#8f5b1c"
SAFE = "#27573d"
LINE = "#8a5b3a"
CHOSEN = "#fff6e2"
WHEAT = "#7d4d0e"
WORKERS = "#8a3a1e"
COIN = "#7f5110"
CITY = "#7a4a22"

GOODS = {
    "wood": "#6d4526",
    "stone": "#5f5850",
    "pottery": "#a03f1c",
    "cloth": "#2f6a78",
    "spearheads": "#5c5148",
}
"""Symbols of the goods on the labels of the peg board."""

SYMBOLS = {
    "ages/food": WHEAT,
    "ages/workers": WORKERS,
    "ages/coin": COIN,
    "ages/good": INK,
    "ages/city": CITY,
    "ages/temple": "",
    "ages/stone": GOODS["stone"],
    "ages/wood": GOODS["wood"],
    "ages/pottery": GOODS["pottery"],
    "ages/cloth": GOODS["cloth"],
    "ages/spearheads": GOODS["spearheads"],
    "common/refresh": "#8f5b1c",
}
"""Colours of symbols in the line; those not named are drawn in ink."""
