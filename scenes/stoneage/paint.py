"""Which painter draws which kind of item of this title."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scenes.stoneage import cards, hide, painted, stone
from scenes.ui.draw import Painter

PAINTERS: Mapping[str, Painter] = MappingProxyType(
    {
        "valley": painted.valley,
        "ground_of": painted.ground,
        "person": painted.person,
        "hollow": painted.hollow,
        "amount": painted.amount,
        "step": painted.step,
        "mark": painted.mark,
        "glow": painted.glow,
        "civ": cards.civ,
        "gap": cards.gap,
        "tile": cards.tile,
        "hide": hide.hide,
        "strip": hide.strip,
        "well": hide.well,
        "axe": hide.axe,
        "fields": hide.fields,
        "culture": hide.culture,
        "multiple": hide.multiple,
        "sum": hide.sum_line,
        "store": hide.store,
        "slab": stone.slab,
        "trough": stone.trough,
        "bone": stone.bone,
        "chip": stone.chip,
        "picker": stone.picker,
        "line": stone.line,
        "pickers": stone.pickers,
    }
)
