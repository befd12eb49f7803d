"""Small pictures of what a variant changes: a title's own pieces laid beside each other.

A title lists them in `scenes/<title>/variants.py`, by option and value, and names the list in its
`STAGE`. Bits lie on a grid whose squares are `SQUARE` units wide, later ones on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scenes.base.words import Words
from scenes.table.pages import Figure
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture

SQUARE = 100.0
GREEN, RED, DARK = "#2f7a4a", "#a3271a", "#3a2013"
Variants = Mapping[str, Mapping[str, Figure]]
"""What each value of each option looks like."""


@dataclass(frozen=True, slots=True)
class Bit:
    """A piece in a small picture."""

    look: str
    """A sprite, or "meeple" for a person of a seat."""
    x: float
    """Where it begins, in squares."""
    y: float = 0.0
    size: float = 1.0
    """How wide it is, in squares."""
    colour: str = ""
    seat: int = 0
    alpha: float = 1.0

    def item(self, number: int) -> Item:
        """Give the item that shows it."""
        side = self.size * SQUARE
        place = Region(self.x * SQUARE, self.y * SQUARE, side, side)
        if self.look == "meeple":
            return Item(f"bit:{number}", "meeple", place, data=self.seat, alpha=self.alpha)
        return Item(f"bit:{number}", "icon", place, self.look, data=self.colour, alpha=self.alpha)


def sprite(
    look: str, x: float, y: float = 0.0, size: float = 1.0, colour: str = "", alpha: float = 1.0
) -> Bit:
    """Lay a sprite."""
    return Bit(look, x, y, size, colour, alpha=alpha)


def meeple(seat: int, x: float, y: float = 0.0, size: float = 1.0, alpha: float = 1.0) -> Bit:
    """Lay a person of a seat."""
    return Bit("meeple", x, y, size, seat=seat, alpha=alpha)


def arrow(x: float, y: float = 0.25, size: float = 0.5) -> Bit:
    """Lay an arrow: what stands left of it becomes what stands right of it."""
    return sprite("common/arrow_right", x, y, size, DARK)


def yes(x: float, y: float = 0.0, size: float = 0.5) -> Bit:
    """Lay a hook: so it may be."""
    return sprite("common/check", x, y, size, GREEN)


def no(x: float, y: float = 0.0, size: float = 0.5) -> Bit:
    """Lay a cross: so it may not be."""
    return sprite("common/cross", x, y, size, RED)


def vignette(title: str, *bits: Bit) -> Figure:
    """Make the small picture of these bits."""
    items = tuple(bit.item(number) for number, bit in enumerate(bits))

    def make(words: Words) -> Picture:
        del words
        return Picture(items)

    return Figure(title, make, ("bit:",))
