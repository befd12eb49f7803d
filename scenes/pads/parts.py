"""What pads of several titles are made of: the head, headings, boxes to tick, tables to fill in."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.base.words import Words
from scenes.pads.pen import BOLD, LINE, SANS, THICK, THIN, TITLE, Pen
from scenes.ui.geometry import Region

HEAD = 9.0
"""Height of a pad's head in millimetres."""
HEADING = 4.4
"""Height of a heading within a pad."""


def head(pen: Pen, place: Region, title: str, blanks: Sequence[str], share: float = 0.5) -> Region:
    """Draw the head with lines to write on beside the title; give the place below it."""
    strip = place.top(HEAD)
    left = strip.left(place.width * share)
    if pen.ink.band:
        pen.box(strip, 0, pen.ink.band, 1.6)
    else:
        pen.rule(strip.x, strip.bottom, strip.right, strip.bottom, THICK)
    indent = 3.0 if pen.ink.band else 0.6
    pen.words(
        Region(left.x + indent, left.y, left.width - indent - 2, left.height),
        title, 14, TITLE, colour=pen.ink.title,
    )  # fmt: skip
    rest = Region(left.right, strip.y + 1.4, strip.right - left.right - indent, HEAD - 2.8)
    for cell, word in zip(rest.columns(max(1, len(blanks)), 2.0), blanks, strict=False):
        field(pen, cell, word, True)
    return Region(place.x, strip.bottom + 1.6, place.width, place.height - HEAD - 1.6)


def field(pen: Pen, place: Region, word: str, banded: bool = False) -> None:
    """Draw a place to write on, named in small letters; on a band it is only white."""
    pen.box(place, 0 if banded and pen.ink.band else THIN, pen.ink.paper, 1.0, pen.ink.quiet)
    pen.words(place.inset(1.0, 0.7), word, 5.2, colour=pen.ink.quiet, valign="top")


def heading(pen: Pen, place: Region, text: str, aside: str = "") -> Region:
    """Draw a heading with a line below it; give the place below both."""
    strip = place.top(HEADING)
    pen.words(strip.inset(0.3, 0.4), text, 8, BOLD, colour=pen.ink.accent)
    if aside:
        pen.words(strip.inset(0.3, 0.4), aside, 5.6, align="right", colour=pen.ink.quiet)
    pen.rule(strip.x, strip.bottom, strip.right, strip.bottom, LINE * 1.5, pen.ink.accent)
    return Region(place.x, strip.bottom, place.width, place.height - HEADING)


_GAP = 0.22
"""Distance of boxes in sides of them."""


def side_of(width: float, count: int, groups: int = 5) -> float:
    """Give how large so many boxes can be beside each other."""
    spaces = (count - 1) // groups if groups else 0
    return width / (count * (1 + _GAP) + spaces * _GAP * 2)


def ticks(pen: Pen, place: Region, count: int, side: float, groups: int = 5) -> None:
    """Draw boxes to tick from the left, smaller where they must be; behind a group stands a gap."""
    side = min(side, place.height, side_of(place.width, count, groups))
    x, y = place.x, place.y + (place.height - side) / 2
    for at in range(count):
        if groups and at and at % groups == 0:
            x += side * _GAP * 2
        pen.box(Region(x, y, side, side), LINE, pen.ink.paper, side * 0.12)
        x += side * (1 + _GAP)


def coin(pen: Pen, x: float, y: float, radius: float, text: str, strong: bool = False) -> None:
    """Draw a number in a circle; a `strong` one is filled."""
    pen.circle(x, y, radius, LINE, pen.ink.accent if strong else "#ffffff", pen.ink.accent)
    place = Region(x - radius, y - radius, 2 * radius, 2 * radius).inset(radius * 0.2, 0)
    colour = "#ffffff" if strong else pen.ink.words
    pen.words(place, text, radius * 3.4, BOLD, "centre", colour=colour)


def striped(pen: Pen, rows: Sequence[Region]) -> None:
    """Tint every other row, and draw a thin line below each."""
    for at, row in enumerate(rows):
        if pen.ink.tint and at % 2 == 0:
            pen.box(row, 0, pen.ink.tint)
        pen.rule(row.x, row.bottom, row.right, row.bottom, THIN, pen.ink.quiet)


def answer(pen: Pen, place: Region, strong: bool = False) -> None:
    """Draw a box to write a number in; a `strong` one is for the sum of others."""
    pen.box(place.inset(0.35), LINE * (2 if strong else 1), pen.ink.paper, 0.7)


def row_of(
    pen: Pen, row: Region, label: str, wide: float, count: int, strong: bool = False
) -> None:
    """Draw a row of a table: what it is about, and a box to write in for each column."""
    size, face = (8.4, BOLD) if strong else (7.2, SANS)
    pen.words(row.left(wide).inset(0.5, 0.3), label, size, face, lines=2)
    for cell in row.end(row.width - wide).columns(count):
        answer(pen, cell, strong)


def names(pen: Pen, row: Region, words: Words, count: int) -> None:
    """Draw places for the names above the columns of a table."""
    for cell in row.columns(count):
        field(pen, cell.inset(0.35), words.text("pads.player"))


def capital(text: str) -> str:
    """Begin a row with a capital letter."""
    return text[:1].upper() + text[1:]
