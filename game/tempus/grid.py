"""The hexes of the sea: the one place that knows which hexes touch.

Flat-top hexes, odd columns half a hex lower. A hex is row times columns plus column; a set of
hexes is an int with the bit of each hex set, so that a whole set grows by its neighbours at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import getitem

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Axial steps from the north clockwise; the opposite of direction d is d + 3 mod 6."""


def bits(mask: int) -> list[int]:
    """List the hexes of a set, ascending."""
    found = []
    while mask:
        # The lowest bit alone: a set has a few of a hundred hexes, and only these are visited.
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(hexes: Iterable[int]) -> int:
    """Make the set of some hexes."""
    mask = 0
    for hex in hexes:
        mask |= 1 << hex
    return mask


class Grid:
    """A grid of so many columns and rows; everything outside it is sea."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.size = columns * rows
        self.board = (1 << self.size) - 1
        every = range(self.size)
        self._even = mask_of(h for h in every if h % columns % 2 == 0)
        self._odd = self.board & ~self._even
        # Without these a neighbour beyond the left edge would be the last hex of the row above.
        self._not_first = mask_of(h for h in every if h % columns)
        self._not_last = mask_of(h for h in every if h % columns != columns - 1)
        self.neighbours = tuple(self._neighbours(hex) for hex in every)
        """The hexes that touch each hex, clockwise from the north."""
        self.touching = tuple(mask_of(around) for around in self.neighbours)
        self.discs = Discs(self)
        self._eights = tuple(Eight(first) for first in range(0, self.size, 8))
        self.rim = mask_of(h for h in every if len(self.neighbours[h]) < len(STEPS))
        self.middles = tuple(h for h in every if len(self.neighbours[h]) == len(STEPS))
        """Hexes that may be the centre of a tile."""

    def listed(self, mask: int) -> list[int]:
        """List the hexes of a set, ascending, as `bits` does: faster where there are many."""
        found: list[int] = []
        for hexes in map(getitem, self._eights, mask.to_bytes(len(self._eights), "little")):
            found += hexes
        return found

    def at(self, column: int, row: int) -> int:
        """Give the hex at a column and a row."""
        return row * self.columns + column

    def place(self, hex: int) -> tuple[int, int]:
        """Give the column and the row of a hex."""
        return hex % self.columns, hex // self.columns

    def axial(self, hex: int) -> tuple[int, int]:
        """Give the axial coordinates of a hex."""
        column, row = self.place(hex)
        return column, row - (column - column % 2) // 2

    def step(self, hex: int, direction: int) -> int | None:
        """Give the neighbour in a direction (0 north, clockwise), or None outside the grid."""
        q, r = self.axial(hex)
        column, r = q + STEPS[direction][0], r + STEPS[direction][1]
        row = r + (column - column % 2) // 2
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return self.at(column, row)
        return None

    def distance(self, one: int, other: int) -> int:
        """Count the steps between two hexes."""
        (q, r), (p, s) = self.axial(one), self.axial(other)
        # The third axis of a hex grid is what the other two add up to, turned round.
        return max(abs(q - p), abs(r - s), abs(q + r - p - s))

    def around(self, mask: int) -> int:
        """Give the hexes that touch a set, perhaps some of its own among them."""
        # Columns are staggered: beside an even column lie its own row and the one above, beside an
        # odd one its own and the one below. The masks keep a shift at an end of a row from coming
        # out in the next.
        wide = self.columns
        east, west = mask & self._not_last, mask & self._not_first
        grown = mask << wide | mask >> wide | east << 1 | west >> 1
        grown |= (east & self._even) >> (wide - 1) | (west & self._even) >> (wide + 1)
        grown |= (east & self._odd) << (wide + 1) | (west & self._odd) << (wide - 1)
        return grown & self.board

    def spread(self, seed: int, within: int) -> int:
        """Give all hexes of `within` that hang together with the seed."""
        found = fresh = seed & within
        while fresh:
            # Only the last ring can have new neighbours.
            fresh = self.around(fresh) & within & ~found
            found |= fresh
        return found

    def _neighbours(self, hex: int) -> tuple[int, ...]:
        steps = (self.step(hex, direction) for direction in range(len(STEPS)))
        return tuple(near for near in steps if near is not None)


class Eight(dict[int, list[int]]):
    """The hexes among eight in a row, from the first one on, by the byte that has their bits."""

    def __init__(self, first: int) -> None:
        super().__init__()
        self._first = first

    def __missing__(self, byte: int) -> list[int]:
        """List the hexes of a byte, and keep them."""
        self[byte] = found = bits(byte << self._first)
        return found


class Discs(dict[int, tuple[int, ...]]):
    """By a number of steps: the hexes up to so far around each hex, without that hex itself."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self._grid = grid

    def __missing__(self, steps: int) -> tuple[int, ...]:
        """Grow the discs of a distance, and keep them."""
        found = list(self._grid.touching)
        for hex in range(self._grid.size):
            for _ in range(steps - 1):
                found[hex] |= self._grid.around(found[hex])
            found[hex] &= ~(1 << hex)
        self[steps] = made = tuple(found)
        return made
