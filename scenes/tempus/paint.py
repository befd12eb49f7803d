"""Which painter draws which kind of item of this title."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scenes.tempus import almanac, cards, coast, scales, surf
from scenes.ui.draw import Painter

PAINTERS: Mapping[str, Painter] = MappingProxyType(
    {
        "chart": coast.chart,
        "spot": surf.spot,
        "people": surf.people,
        "city": surf.city,
        "way": surf.way,
        "tool": surf.tool,
        "mark": surf.mark,
        "glow": surf.glow,
        "age": almanac.age,
        "race": almanac.race,
        "deed": almanac.deed,
        "tokens": almanac.tokens,
        "tile": almanac.tile,
        "idea": cards.idea,
        "backs": cards.backs,
        "side": scales.side,
        "odds": scales.odds,
    }
)
