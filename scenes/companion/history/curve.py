"""Drawing of luck and play over somebody's games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from scenes.companion.toolkit.measures import DARK, LEAST, LIGHT
from scenes.companion.toolkit.painters import PAINTERS as COMMON
from scenes.companion.toolkit.widgets import plain
from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painter
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import Style

INKS = (("#174a70", "#8fc7ee"), ("#7a320f", "#f2a878"))
"""The inks of luck and of play, each on light and on dark."""
LEAST_SPAN = 10.0
"""Points up and down that are shown at least."""


@dataclass(frozen=True, slots=True)
class Lines:
    """What is drawn: luck and play of each game, in points, and how they run on average."""

    points: tuple[tuple[float, float], ...]
    means: tuple[tuple[float, float], ...]
    """As many: the means of each game and the few before it."""
    unit: float
    """The window's height in units."""
    dark: bool


def span(points: tuple[tuple[float, float], ...]) -> float:
    """Give the points up and down that are shown: a multiple of ten."""
    most = max([LEAST_SPAN, *[abs(value) for pair in points for value in pair]])
    return -(-most // 10) * 10


def spots(
    look: Lines, place: Region, values: tuple[tuple[float, float], ...], which: int
) -> list[Offset]:
    """Give where the values of luck or of play lie, the oldest game at the left."""
    edge, most = look.unit * LEAST * 2.2, span(look.points)
    left, wide = place.x + edge, place.width - edge - look.unit * 0.02
    step = wide / max(1, len(look.points) - 1)
    middle, high = place.centre.y, place.height / 2 - look.unit * LEAST
    return [
        Offset(left + at * step, middle - high * pair[which] / most)
        for at, pair in enumerate(values)
    ]


def curves(canvas: Canvas, item: Item) -> None:
    """Draw the games as dots, and their running means as curves around the line of nothing."""
    look: Lines = item.data
    place, colours = item.place, DARK if look.dark else LIGHT
    style = Style("sans", look.unit * LEAST, colours.quiet, 1.1)
    most, edge = span(look.points), look.unit * LEAST * 2.2
    high = place.height / 2 - look.unit * LEAST
    for part in (1, 0, -1):
        y = place.centre.y - high * part
        canvas.line(Offset(place.x + edge, y), Offset(place.right, y), colours.edge, 2, 0.5)
        words = Region(place.x, y - look.unit * LEAST * 0.7, edge * 0.85, look.unit * LEAST * 1.4)
        canvas.text(
            words, f"{'+' if part > 0 else ''}{plain(int(part * most))}", style, "right", "middle"
        )
    for which, inks in enumerate(INKS):
        for a, b in pairwise(spots(look, place, look.means, which)):
            canvas.line(a, b, inks[look.dark], look.unit * 0.008)
        for spot in spots(look, place, look.points, which):
            canvas.circle(spot, look.unit * 0.008, inks[look.dark])


PAINTERS: Mapping[str, Painter] = {**COMMON, "history_curves": curves}
"""Painters of a page with curves."""
