"""One size for the words of one row: a label that is shrunk takes its neighbours with it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace

from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Item
from scenes.ui.theme import Style

FACTORS = (1.0, 0.92, 0.85, 0.8, 0.72, 0.64)
"""Sizes in which a label is tried, of its row's own, until it fits."""
MARGIN = 24.0
"""Units that a label leaves free on both sides together."""
_KINDS = frozenset(("button", "segment", "table_tab"))
_TAB = 22.0
_Row = tuple[str, str, str, int, int]


def even(items: Iterable[Item]) -> tuple[Item, ...]:
    """Give the items, the words of buttons, segments and tabs in one row in one size."""
    given = tuple(items)
    rows: dict[_Row, list[Item]] = defaultdict(list)
    for item in given:
        if item.kind in _KINDS and item.text and item.look != "tool":
            # A mat has units of its own, and so have the letters on it.
            rows[_row(item)].append(item.in_own_units())
    sizes = {
        item.id: smallest
        for row in rows.values()
        if len(row) > 1 and (smallest := _common(row)) is not None
        for item in row
    }
    if not sizes:
        return given
    return tuple(
        replace(item, data=replace(_look(item), size=sizes[item.id])) if item.id in sizes else item
        for item in given
    )


def longest(words: Iterable[str], style: Style) -> str:
    """Give the widest of some names: all of them are set as small as it asks (see `alike`)."""
    return max(words, key=lambda name: measure(name, style).width, default="")


def alike(canvas: Canvas, style: Style, among: str, room: float, least: float = 0.8) -> Style:
    """Give a style as small as the longest name `among` some asks, so that all have one size.

    It shrinks to `least` of its size; what is too long even then is the painter's own care.
    """
    wide = canvas.measure(among, style).width if among else 0.0
    if wide <= room:
        return style
    # Sizes come in whole pixels, so that a share of them is not quite a share of the width.
    return style.of(size=style.size * max(least, room / wide * 0.97))


def _row(item: Item) -> _Row:
    # A chosen tab has another look than its neighbours, and yet it is one of them.
    look = item.look if item.kind == "button" else ""
    return (item.kind, look, item.group, round(item.place.y), round(item.place.height))


def _common(row: list[Item]) -> float | None:
    """Give the size that all labels fit in; `None` where every one fits in its own."""
    fitting = [_fitting(item) for item in row]
    smallest = min(fitting)
    return smallest if any(smallest < _own(item) - 0.01 for item in row) else None


def _look(item: Item) -> ButtonLook:
    return item.data if isinstance(item.data, ButtonLook) else ButtonLook()


def _own(item: Item) -> float:
    """Give the size of a label where there is room enough."""
    if item.kind == "table_tab":
        return _look(item).size or _TAB
    if item.kind == "segment":
        high = item.place.height - 8
        return _look(item).size or min(24.0, high * 0.46)
    style = theme.ACTION if item.look == "action" else theme.STRONG
    return _look(item).size or min(style.size, (item.place.height - 5) * 0.46)


def _fitting(item: Item) -> float:
    """Give the largest size in which a label fits."""
    look, own = _look(item), _own(item)
    room = item.place.width - MARGIN - (8 if item.kind == "segment" else 0)
    style = theme.ACTION if item.look == "action" else theme.STRONG
    for factor in FACTORS:
        size = own * factor
        wide = measure(item.text, style.of(size=size)).width
        wide += size * 1.25 + 12 if look.icon else 0
        if wide <= room:
            return size
    return own * FACTORS[-1]
