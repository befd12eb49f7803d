"""Spots as bits: where each one lies, and the lists of actions that go with sets of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.bronze.actions import Action, Settle


class Spot(NamedTuple):
    """Where a bit lies: the land, the place of the terrain from the top, the place in its cell."""

    land: int
    terrain: int
    place: int


class Grid:
    """The bits of all spots that lands could have: bit = land * stride + terrain * width + place.

    A stride is a whole number of bytes, so that a byte never belongs to two lands.
    """

    def __init__(self, terrains: Sequence[str], width: int, lands: int, cards: Sequence[str]):
        self.terrains = tuple(terrains)
        self.width = width
        self.lands = lands
        self.bytes = -(-len(terrains) * width // 8)
        self.stride = self.bytes * 8
        self.land = (1 << self.stride) - 1
        """The bits of the first land."""
        cell = (1 << width) - 1
        self.areas = tuple(self.land << land * self.stride for land in range(lands))
        """The bits of each land."""
        self.strips = tuple(
            sum(cell << self.bit(land, terrain, 0) for land in range(lands))
            for terrain in range(len(terrains))
        )
        """For each terrain the bits of all lands."""
        self._rows = {
            card: tuple(_Row(self, card, at * 8) for at in range(self.bytes * lands))
            for card in cards
        }

    def bit(self, land: int, terrain: int, place: int) -> int:
        """Give the number of a spot's bit."""
        return land * self.stride + terrain * self.width + place

    def spot(self, bit: int) -> Spot:
        """Give the spot of a bit."""
        land, rest = divmod(bit, self.stride)
        terrain, place = divmod(rest, self.width)
        return Spot(land, terrain, place)

    def spots(self, mask: int) -> Iterator[Spot]:
        """Give the spots of a bit set, land by land and from the top."""
        while mask:
            low = mask & -mask
            yield self.spot(low.bit_length() - 1)
            mask ^= low

    def last(self, mask: int) -> int:
        """Give the land furthest right with a bit, -1 for none."""
        return (mask.bit_length() - 1) // self.stride

    def within(self, mask: int, land: int) -> int:
        """Give the bits of one land, as if it were the first."""
        return mask >> land * self.stride & self.land

    def settles(self, card: str, mask: int) -> list[Action]:
        """List placing a cube with `card` on each spot of a bit set."""
        found: list[Action] = []
        # Byte by byte: the actions of a pattern are made once for all boards, and most bytes of a
        # board are empty.
        at = (mask & -mask).bit_length() - 1 >> 3 if mask else 0
        rows = self._rows[card]
        rest = mask >> (at << 3)
        for byte in rest.to_bytes((rest.bit_length() + 7) >> 3, "little"):
            if byte:
                found += rows[at][byte]
            at += 1
        return found


class _Row(dict[int, tuple[Action, ...]]):
    """The actions of one card and one byte, made when they are first asked for."""

    def __init__(self, grid: Grid, card: str, first: int):
        super().__init__()
        self._grid, self._card, self._first = grid, card, first

    def __missing__(self, byte: int) -> tuple[Action, ...]:
        terrains = self._grid.terrains
        actions = tuple(
            Settle(self._card, land, terrains[terrain], place)
            for land, terrain, place in self._grid.spots(byte << self._first)
        )
        self[byte] = actions
        return actions
