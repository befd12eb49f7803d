"""The colours of the copper and linen table, by what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

INK = "#2f2418"
QUIET = "#5c4629"
HEADING = "#34437e"
INDIGO = "#34437e"
INDIGO_DARK = "#1d2752"
INDIGO_INK = "#f6ecd6"
CARD = "#f3e7cd"
CARD_EDGE = "#4a3018"
CREAM = "#fff4dc"
COPPER = "#a85f38"
COPPER_DARK = "#4a2412"
COPPER_INK = "#fbe6cf"
VERDIGRIS = "#5fb0a0"
HOT = "#a83a12"
"""The ring of a spot that can be settled now."""
GOLD = "#f2b654"
GOLD_DARK = "#4a2412"
SAFE = "#27573d"
RED = "#8f2217"
LINE = "#5e4526"

STRIPS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "mountains": ("#918f97", "#55525c"),
        "forest": ("#5d8257", "#2f4a2c"),
        "steppe": ("#afb866", "#66702c"),
        "savanna": ("#d9a850", "#8a5a14"),
        "desert": ("#e6d09c", "#8f6a2c"),
        "jungle": ("#40805f", "#1d4a33"),
        "coast": ("#5596ae", "#23556b"),
    }
)
"""For each terrain the colour of its band, and of its signs."""

TECHNOLOGIES: Mapping[str, str] = MappingProxyType(
    {
        "irrigation": "#33627a",
        "pottery": "#a1431f",
        "domestication": "#6d5c2a",
        "authority": "#74458a",
        "religion": "#7a5d16",
        "masonry": "#655f59",
        "wheel": "#34437e",
        "bronze_casting": "#8a4a2b",
    }
)
"""The colour of a technology's head."""


def strip(terrain: str) -> tuple[str, str]:
    """Give the colours of a terrain; one the palette does not know is grey."""
    return STRIPS.get(terrain, ("#9a9080", "#4f483c"))


def technology(name: str) -> str:
    """Give the colour of a technology."""
    return TECHNOLOGIES.get(name, "#5c5148")
