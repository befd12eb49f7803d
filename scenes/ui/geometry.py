"""Places in logical units: the window is 1080 of them high, divided by the interface size."""

from __future__ import annotations

from typing import NamedTuple


class Offset(NamedTuple):
    """A point."""

    x: float
    y: float

    def __add__(self, other: object) -> Offset:
        if not isinstance(other, tuple):
            return NotImplemented
        return Offset(self.x + other[0], self.y + other[1])

    def blend(self, to: Offset, factor: float) -> Offset:
        """Give the point `factor` (0..1) of the way towards `to`."""
        return Offset(self.x + (to.x - self.x) * factor, self.y + (to.y - self.y) * factor)


class Size(NamedTuple):
    """Width and height."""

    width: float
    height: float


class Region(NamedTuple):
    """A rectangle by its left upper corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The first x behind it."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The first y below it."""
        return self.y + self.height

    @property
    def centre(self) -> Offset:
        """The point in its middle."""
        return Offset(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def size(self) -> Size:
        """Its width and height."""
        return Size(self.width, self.height)

    def contains(self, point: Offset) -> bool:
        """Tell whether the point lies in it (right and bottom edge excluded)."""
        return self.x <= point.x < self.right and self.y <= point.y < self.bottom

    def overlaps(self, other: Region) -> bool:
        """Tell whether the two share any area."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def inside(self, other: Region) -> bool:
        """Tell whether it lies wholly within `other`."""
        across = other.x <= self.x and self.right <= other.right
        return across and other.y <= self.y and self.bottom <= other.bottom

    def shift(self, dx: float, dy: float) -> Region:
        """Move it."""
        return Region(self.x + dx, self.y + dy, self.width, self.height)

    def scaled(self, factor: float) -> Region:
        """Give the same rectangle in other units: `factor` of them are one of these."""
        return Region(self.x * factor, self.y * factor, self.width * factor, self.height * factor)

    def inset(self, dx: float, dy: float | None = None) -> Region:
        """Shrink it by `dx` at left and right and `dy` (default: `dx`) at top and bottom."""
        dy = dx if dy is None else dy
        return Region(self.x + dx, self.y + dy, self.width - 2 * dx, self.height - 2 * dy)

    def top(self, height: float) -> Region:
        """Give its upper strip."""
        return Region(self.x, self.y, self.width, height)

    def foot(self, height: float) -> Region:
        """Give its lower strip."""
        return Region(self.x, self.bottom - height, self.width, height)

    def left(self, width: float) -> Region:
        """Give its left strip."""
        return Region(self.x, self.y, width, self.height)

    def end(self, width: float) -> Region:
        """Give its right strip."""
        return Region(self.right - width, self.y, width, self.height)

    def middle(self, width: float, height: float) -> Region:
        """Give a region of that size with the same centre."""
        x, y = self.centre
        return Region(x - width / 2, y - height / 2, width, height)

    def rows(self, count: int, gap: float = 0) -> tuple[Region, ...]:
        """Cut it into `count` equal rows."""
        height = (self.height - gap * (count - 1)) / count
        return tuple(
            Region(self.x, self.y + place * (height + gap), self.width, height)
            for place in range(count)
        )

    def columns(self, count: int, gap: float = 0) -> tuple[Region, ...]:
        """Cut it into `count` equal columns."""
        width = (self.width - gap * (count - 1)) / count
        return tuple(
            Region(self.x + place * (width + gap), self.y, width, self.height)
            for place in range(count)
        )

    def blend(self, to: Region, factor: float) -> Region:
        """Give the region `factor` (0..1) of the way towards `to`."""
        return Region(*(a + (b - a) * factor for a, b in zip(self, to, strict=True)))
