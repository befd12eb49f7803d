"""The measures of screens for the distance: shares of the window's height, light or dark.

Nothing here depends on the size of the interface that was set up: a region's height in units is
the height of the window, whatever that size is. Texts are set a quarter larger than the least
size, since a painter may shrink what does not fit to four fifths.
"""

from __future__ import annotations

from dataclasses import dataclass

from scenes.base.words import Words
from scenes.ui.geometry import Region
from scenes.ui.theme import (
    BRONZE,
    BRONZE_INK,
    PARCHMENT_HEADING,
    PARCHMENT_INK,
    WALNUT_INK,
    Style,
)

LEAST = 0.04
"""Share of the window's height: the smallest text."""
TEXT, LARGE, HEAD, SUM, GIANT = 0.05, 0.06, 0.07, 0.1, 0.22
"""Sizes to set texts in, before any shrinking."""
ROW, GAP, EDGE = 0.105, 0.014, 0.035
ICON = 0.065
"""Side of an icon in a row."""
THUMB, HALF = 1.3, 0.5
"""Width of the picture at the left of a row, in heights of the row: as covers are; and the part of
a tile's width that it takes at most."""


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of light or dark screens."""

    ground: str
    """The material of the ground."""
    ink: str
    quiet: str
    heading: str
    card: str
    edge: str
    chosen: str
    """Of what is chosen, entered or whose turn it is: never the colour of the action."""
    main: str = BRONZE
    main_ink: str = BRONZE_INK


LIGHT = Colours(
    "parchment", PARCHMENT_INK, "#5f4025", PARCHMENT_HEADING, "#fbf3e0", "#6b4a2a", "#d3e0c9"
)
DARK = Colours("walnut", WALNUT_INK, "#dcc49b", "#f2c878", "#3d2a1b", "#120a05", "#35543f")


@dataclass(frozen=True, slots=True)
class Measures:
    """What the parts of a screen need: its region, the language, light or dark, and its game."""

    region: Region
    words: Words
    dark: bool = False
    dress: str = ""
    """The title whose colours and picture the screen wears; "" for none."""

    @property
    def high(self) -> float:
        """The window's height in units."""
        return self.region.height

    @property
    def colours(self) -> Colours:
        """The colours."""
        return DARK if self.dark else LIGHT

    def of(self, share: float) -> float:
        """Give a share of the window's height in units."""
        return self.region.height * share

    def style(self, size: float = TEXT, font: str = "sans", colour: str = "") -> Style:
        """Give a style whose size is a share of the window's height."""
        return Style(font, self.of(size), colour or self.colours.ink, 1.16)

    @property
    def inner(self) -> Region:
        """The region without its margins."""
        return self.region.inset(self.of(EDGE), self.of(EDGE * 0.7))

    @property
    def head(self) -> Region:
        """The wooden strip along the top."""
        return self.region.top(self.of(0.125))

    @property
    def foot(self) -> Region:
        """The strip of the buttons."""
        return self.inner.foot(self.of(0.13))

    def body(self, footed: bool, taken: float = 0.0) -> Region:
        """Give what lies between the heading and the buttons, less `taken` units at its foot."""
        top = self.head.bottom + self.of(0.025)
        end = self.foot.y - self.of(0.022) if footed else self.inner.bottom
        return Region(self.inner.x, top, self.inner.width, end - taken - top)


_CAPS = frozenset(
    ("return", "escape", "space", "backspace", "delete", "tab", "page up", "page down")
)
_SIGNS = {"left": "←", "right": "→", "up": "↑", "down": "↓", "-": "−"}


def cap(words: Words, key: str) -> str:
    """Say what is written on a key, in the player's language."""
    if key in _CAPS:
        name = key.replace(" ", "_")
        return words.text(f"companion.page.key.{name}")
    return _SIGNS.get(key, key.upper())
