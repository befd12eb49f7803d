"""Which painter draws which kind of item of this title."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scenes.bronze import cards, mint, weave
from scenes.ui.draw import Painter

PAINTERS: Mapping[str, Painter] = MappingProxyType(
    {
        "frame": weave.frame,
        "band": weave.band,
        "terrain": weave.terrain,
        "spot": weave.spot,
        "cover": weave.cover,
        "left": weave.left,
        "mark": weave.mark,
        "glow": weave.glow,
        "token": mint.token,
        "province": mint.province,
        "shelf": mint.shelf,
        "city": mint.city,
        "purse": mint.purse,
        "back": mint.back,
        "tray": cards.tray,
        "tech": cards.tech,
        "slot": cards.slot,
        "pile": cards.pile,
        "reserve": cards.reserve,
        "chip": cards.chip,
        "stock": cards.stock,
        "turning": cards.turning,
    }
)
