"""Values that say how the parts of an analysis are painted."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CurveLook:
    """Everybody's chance to win along the match."""

    values: tuple[tuple[int, tuple[float, ...]], ...]
    """Places with the chance of each seat, in order."""
    known: int
    """The first place that is only sketched."""
    places: int
    """Places in all, also those that are not analysed yet."""
    colours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableLook:
    """Luck and play by seat: heads, then a row for each seat."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    colours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RowLook:
    """A decision in words, in the colour of its mark."""

    colour: str
