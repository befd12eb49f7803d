"""Blocks below each other: as many as fit are shown whole, and the rest is scrolled to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ScrollLook
from scenes.ui.picture import Item

BAR = 12.0
GUTTER = 26.0
"""Width that a scroll bar takes from the blocks."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a column: its height, and the items it gives for the place it gets."""

    high: float
    fill: Callable[[Region], Iterable[Item]]


@dataclass(frozen=True, slots=True)
class Column:
    """A column as it is shown."""

    items: tuple[Item, ...]
    first: int
    """The uppermost block that is seen."""
    shown: int
    """How many are seen."""
    last: int
    """The highest `first` at which the rest fills the place."""
    parts: tuple[tuple[Item, ...], ...] = ()
    """The items of each block that is seen."""

    def block(self, name: str) -> int | None:
        """Give the number of the block that an item belongs to."""
        for at, part in enumerate(self.parts):
            if any(item.id == name for item in part):
                return self.first + at
        return None

    def target(self, block: int) -> str:
        """Give the first item of a block that can be clicked, or an empty text."""
        part = self.parts[block - self.first] if self.parts else ()
        return next((item.id for item in part if item.intent), "")


def column(
    name: str,
    place: Region,
    blocks: Sequence[Block],
    first: int = 0,
    gap: float = 0.0,
    look: str = "",
) -> Column:
    """Lay blocks into a place from the `first` on; with a scroll bar when not all fit."""
    last = _last(place.height, blocks, gap)
    first = max(0, min(first, last))
    room = place if last == 0 else place.left(place.width - GUTTER)
    parts: list[tuple[Item, ...]] = []
    y = place.y
    for block in blocks[first:]:
        # One block is shown even if it is too high: a low window must not show an empty list. The
        # half unit forgives what sums of heights lose by rounding.
        if y + block.high > place.bottom + 0.5 and parts:
            break
        parts.append(tuple(block.fill(Region(room.x, y, room.width, block.high))))
        y += block.high + gap
    items = [item for part in parts for item in part]
    if last:
        bar = ScrollLook(first / last, len(parts) / len(blocks))
        items.append(Item(f"{name}.bar", "scrollbar", place.end(BAR), look, data=bar))
    return Column(tuple(items), first, len(parts), last, tuple(parts))


def _last(room: float, blocks: Sequence[Block], gap: float) -> int:
    """Give the first block from which on all the rest fits."""
    used = -gap
    for at in range(len(blocks) - 1, -1, -1):
        used += blocks[at].high + gap
        if used > room + 0.5:
            # A last block that is too high by itself must still be reached.
            return min(at + 1, len(blocks) - 1)
    return 0
