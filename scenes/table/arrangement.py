"""How the parts of a mat may lie, and how large they are drawn in a mat of some shape.

A title names its arrangements with the room that each of them needs; the one that lets its parts
be largest is taken. So one and the same rule holds for every title and every shape of window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.ui.geometry import Region, Size

LEAST = 0.78
"""Units of the window that a unit of a mat must have at least: below that tabs serve better."""
_SAME = 1e-6


@dataclass(frozen=True, slots=True)
class Arrangement:
    """One way in which everything lies on the mat at once."""

    least: Size
    """The units that it needs."""
    usual: Size
    """The units in which it has room enough: a mat with more of them is drawn larger."""

    def room(self, region: Region) -> float:
        """Say how many times its least room a region has."""
        return min(region.width / self.least.width, region.height / self.least.height)

    def scale(self, region: Region) -> float:
        """Say how many units of the region a unit of the mat is wide."""
        grown = min(region.width / self.usual.width, region.height / self.usual.height)
        return min(max(1.0, grown), self.room(region))


def best(arrangements: Sequence[Arrangement], region: Region) -> Arrangement:
    """Give the arrangement that has most room in a region, whatever its units."""
    return max(arrangements, key=lambda one: one.room(region))


def whole(arrangements: Sequence[Arrangement], region: Region) -> bool:
    """Tell whether everything fits on the mat at once."""
    return best(arrangements, region).room(region) >= LEAST - _SAME


def scale(arrangements: Sequence[Arrangement], region: Region) -> float:
    """Say how many units of the window a unit of the mat is wide; a mat with tabs keeps them."""
    made = best(arrangements, region).scale(region)
    return made if whole(arrangements, region) else 1.0
