"""Where the lines of the chronicle stand: whoever draws them and whoever is clicked agree on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.table.paint_specs import ChronicleRow
from scenes.ui.geometry import Region, Size
from scenes.ui.theme import PARCHMENT_HEADING, PARCHMENT_INK, SMALL, Style

QUIET = "#6b4526"
"""Quiet words on parchment, a little darker than the shell's: shadows lie near by."""
HEAD = 52.0
"""Height of the chronicle's own heading."""
Measure = Callable[[str, Style, float], Size]
"""Gives the room of a text in a style, wrapped to a width."""


SIGN = Size(34.0, 22.0)
"""Size of the sign that newer lines lie below."""


def body(place: Region, newer: bool) -> Region:
    """Give the part of a chronicle in which its lines stand, above the sign of `newer` ones."""
    foot = SIGN.height + 8 if newer else 10
    return Region(place.x + 14, place.y + HEAD, place.width - 28, place.height - HEAD - foot)


def sign(place: Region) -> Region:
    """Give where a chronicle shows that newer lines lie below."""
    return place.foot(SIGN.height).shift(0, -5).middle(*SIGN)


def rows(
    place: Region, entries: Sequence[ChronicleRow], measure: Measure
) -> tuple[tuple[int, Region], ...]:
    """Set as many of the last entries as fit; give the number of each and its place."""
    chosen: list[tuple[int, float]] = []
    free = place.height
    for at in range(len(entries) - 1, -1, -1):
        if free <= 0:
            break
        high = _height(entries[at], place.width, measure)
        chosen.append((at, high))
        free -= high
    if free < 0 and len(chosen) > 1:
        chosen.pop()
    found, y = [], place.y
    for at, high in reversed(chosen):
        found.append((at, Region(place.x, y, place.width, high)))
        y += high
    return tuple(found)


def parts(entry: ChronicleRow) -> tuple[tuple[str, Style], ...]:
    """Give the words of a line, and below them why it was done."""
    heading = entry.heading
    colour = PARCHMENT_HEADING if heading else PARCHMENT_INK
    words = (entry.text, SMALL.of(colour, font="title" if heading else "sans"))
    if not entry.thought:
        return (words,)
    return words, (entry.thought, SMALL.of(QUIET, font="italic"))


def indent(entry: ChronicleRow) -> float:
    """Give the width that a line leaves to its badge or sprite."""
    return 30.0 if entry.colour is not None or entry.sprite else 0.0


def _height(entry: ChronicleRow, width: float, measure: Measure) -> float:
    room = width - indent(entry)
    return sum(measure(text, style, room).height for text, style in parts(entry)) + 8
