"""The colours of the sea chart and its parchments, by what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

INK = "#2b2417"
QUIET = "#5f4a2a"
VERMILION = "#9c2b17"
SEA = "#24484c"
DEEP = "#16363a"
FOAM = "#f6ecd0"
GOLD = "#f2b654"
GOLD_DARK = "#5a3a12"
HONEY = "#eccb85"
LINE = "#8a6a3a"
TILE = "#e6d2a6"
TILE_WARM = "#f1e0ba"
TILE_EDGE = "#7d5c30"
PLATE = "#1f4b51"
SAFE = "#27573d"
LAND = "#2a190f"

TERRAINS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "grassland": ("#a4ad58", "#4c5a1c"),
        "farmland": ("#dcb354", "#6d4d10"),
        "hills": ("#c28a58", "#6a3c18"),
        "forest": ("#5d8257", "#27452a"),
        "mountain": ("#9a9389", "#4a443c"),
    }
)
"""For each terrain the colour of its land, and of its signs on parchment."""


def terrain(name: str) -> tuple[str, str]:
    """Give the colours of a terrain; one the palette does not know is grey."""
    return TERRAINS.get(name, ("#9a9080", "#4f483c"))
