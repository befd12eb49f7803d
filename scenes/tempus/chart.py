"""Where the hexes of the grid lie on the chart: drawing and pointing both ask here.

Neighbours come from the grid of the rules alone; this module only knows lengths.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import sqrt
from typing import NamedTuple

from game.tempus.grid import Grid
from scenes.ui.geometry import Offset, Region

HIGH = sqrt(3)
"""The height of a flat-top hex of side 1; it is 2 wide."""
ZOOMS = (1.0, 1.3, 1.7, 2.2, 2.9)
LARGEST = 62.0
"""The side of a hex beyond which the whole island is not enlarged."""


class Hex(Region):
    """The box around a hex; only points within the hexagon itself count as inside it."""

    __slots__ = ()

    def contains(self, point: Offset) -> bool:
        """Tell whether the point lies in the hexagon."""
        side, half = self.width / 2, self.height / 2
        across, down = point[0] - self.centre.x, point[1] - self.centre.y
        # Each slanted edge comes √3 down for one across, so this far in at the height of the point.
        slope = down / HIGH
        return (
            # Half open, so that a point on a shared edge is in one hex only.
            -half <= down < half
            and -side <= across + slope < side
            and -side <= across - slope < side
        )

    def scaled(self, factor: float) -> Hex:
        """Give the same hexagon in other units: on the window the mouse still meets a hexagon."""
        return Hex(*(length * factor for length in self))


@dataclass(frozen=True, slots=True)
class Lens:
    """How a player looks at the chart: how much larger, and how far moved, in sides of a hex."""

    level: int = 0
    dx: float = 0.0
    dy: float = 0.0

    @property
    def zoom(self) -> float:
        """How many times larger than usual."""
        return ZOOMS[self.level]


PLAIN = Lens()
"""The usual look: the whole island."""


class _Laid(NamedTuple):
    """A hex on a chart."""

    centre: Offset
    place: Hex
    seen: bool
    near: bool


@dataclass(frozen=True)
class Chart:
    """The grid on the mat, in the mat's units."""

    grid: Grid
    region: Region
    """The part of the mat through which it is seen."""
    side: float
    origin: Offset
    """The centre of hex 0."""

    def centre(self, hex: int) -> Offset:
        """Give the centre of a hex."""
        return self._laid[hex].centre

    def place(self, hex: int) -> Hex:
        """Give the box of a hex."""
        return self._laid[hex].place

    def seen(self, hex: int) -> bool:
        """Tell whether a hex lies wholly within the window."""
        return self._laid[hex].seen

    def near(self, hex: int) -> bool:
        """Tell whether any of a hex may be seen."""
        return self._laid[hex].near

    def at(self, point: Offset) -> int | None:
        """Give the hex under a point."""
        # By the hexagons themselves and not by rounding coordinates: what is drawn is what is hit.
        found = (hex for hex in range(self.grid.size) if self.place(hex).contains(point))
        return next(found, None)

    @cached_property
    def _laid(self) -> tuple[_Laid, ...]:
        return _lay(self.grid, self.region, self.side, self.origin)


# Every picture asks for each hex many times, and pictures differ, the chart hardly ever.
@lru_cache(16)
def _lay(grid: Grid, region: Region, side: float, origin: Offset) -> tuple[_Laid, ...]:
    """Lay out all hexes of a chart."""
    wide, high = 2 * side, HIGH * side
    # Half a unit of grace, so that a hex which just fits doesn't fail by rounding.
    window = region.inset(-0.5)
    found: list[_Laid] = []
    for hex in range(grid.size):
        x, y = _point(grid, hex)
        centre = origin + Offset(x * side, y * side)
        place = Hex(centre.x - wide / 2, centre.y - high / 2, wide, high)
        found.append(_Laid(centre, place, place.inside(window), place.overlaps(region)))
    return tuple(found)


def _point(grid: Grid, hex: int) -> Offset:
    """Give the centre of a hex in sides, hex 0 at (0, 0)."""
    # Flat-top hexes: columns lie 1.5 sides apart, and odd ones half a hex lower.
    column, row = grid.place(hex)
    return Offset(column * 1.5, (row + column % 2 / 2) * HIGH)


@lru_cache(16)
def _bounds(grid: Grid, hexes: tuple[int, ...]) -> Region:
    """Give the box around the hexes, in sides."""
    points = [_point(grid, hex) for hex in hexes]
    left, top = min(p.x for p in points) - 1, min(p.y for p in points) - HIGH / 2
    right, bottom = max(p.x for p in points) + 1, max(p.y for p in points) + HIGH / 2
    return Region(left, top, right - left, bottom - top)


def fit(grid: Grid, region: Region, hexes: Iterable[int], lens: Lens, margin: float) -> Chart:
    """Lay the grid so that these hexes fill the region, seen through a lens.

    `margin` is the water around them, in sides.
    """
    box = _bounds(grid, tuple(hexes))
    whole = box.inset(-margin)
    side = min(region.width / whole.width, region.height / whole.height, LARGEST)
    side *= lens.zoom
    middle = region.centre
    x = middle.x - (box.centre.x + lens.dx) * side
    y = middle.y - (box.centre.y + lens.dy) * side
    return Chart(grid, region, side, Offset(x, y))


def zoomed(chart: Chart, lens: Lens, hex: int | None, steps: int) -> Lens:
    """Enlarge, or with negative steps shrink, around a hex that stays where it is."""
    level = min(len(ZOOMS) - 1, max(0, lens.level + (1 if steps > 0 else -1)))
    if level == 0 or level == lens.level:
        return Lens() if level == 0 else lens
    if hex is None:
        return replace(lens, level=level)
    point, middle = chart.centre(hex), chart.region.centre
    away = Offset((point.x - middle.x) / chart.side, (point.y - middle.y) / chart.side)
    # What lies `away` from the middle would move out by the growth: the lens follows by as much.
    part = 1 - lens.zoom / ZOOMS[level]
    return _within(chart, Lens(level, lens.dx + away.x * part, lens.dy + away.y * part))


def moved(chart: Chart, lens: Lens, start: int, to: int) -> Lens:
    """Move the chart so that one hex comes to where another was."""
    a, b = chart.centre(start), chart.centre(to)
    dx, dy = (a.x - b.x) / chart.side, (a.y - b.y) / chart.side
    return _within(chart, replace(lens, dx=lens.dx + dx, dy=lens.dy + dy))


def _within(chart: Chart, lens: Lens) -> Lens:
    """Keep the island in view."""
    # Columns lie 1.5 sides apart; half of that to either side of the middle, less what is in view.
    far = chart.grid.columns * 0.75 * (1 - 1 / lens.zoom) + 1
    limit = chart.grid.rows * HIGH / 2 * (1 - 1 / lens.zoom) + 1
    return replace(lens, dx=_clamp(lens.dx, far), dy=_clamp(lens.dy, limit))


def _clamp(value: float, most: float) -> float:
    return max(-most, min(most, value))
