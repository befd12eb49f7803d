"""Drawing of an analysis: the curve, what is marked on it, the balance, the decisions."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from scenes.analysis.paint_specs import CurveLook, RowLook, TableLook
from scenes.menus.scrolling_page import ALL
from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painter, touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import PARCHMENT_HEADING, PARCHMENT_INK, SEATS, SMALL

EDGE, FOOT = 58.0, 8.0
"""Room for the numbers at the left of the curve, and below it."""
HEAD = 76.0
"""Height of the heads of the balance."""
QUIET = "#6b4526"
LINES = (0, 25, 50, 75, 100)


def plot(place: Region) -> Region:
    """Give where the curve itself lies in its place."""
    return Region(
        place.x + EDGE, place.y + FOOT, place.width - EDGE - FOOT, place.height - 2 * FOOT
    )


def spot(place: Region, at: int, places: int, value: float) -> Offset:
    """Give the point of a chance at a place of the match."""
    where = plot(place)
    across = where.width * at / max(1, places - 1)
    return Offset(where.x + across, where.bottom - where.height * value)


def curve(canvas: Canvas, item: Item) -> None:
    """Draw everybody's chance to win, a line for each seat; thin where it is only sketched."""
    look: CurveLook = item.data
    where, quiet = plot(item.place), SMALL.of(QUIET)
    for percent in LINES:
        y = where.bottom - where.height * percent / 100
        canvas.line(Offset(where.x, y), Offset(where.right, y), "#8a6440", 1, 0.5)
        number = Region(item.place.x, y - 14, EDGE - 10, 28)
        canvas.text(number, str(percent), quiet, "right", "middle")
    for seat, colour in enumerate(look.colours):
        spots = [(at, spot(item.place, at, look.places, value[seat])) for at, value in look.values]
        # The edges of all steps first: short ones would dot each other.
        for ink, wide, strong in (("#3a2416", 5.0, 0.75), (SEATS[colour].colour, 3.0, 1.0)):
            for (_, a), (at, b) in pairwise(spots):
                canvas.line(a, b, ink, wide if at < look.known else wide / 2, strong)
        if spots:
            end = spots[-1][1]
            canvas.seat(Region(end.x - 11, end.y - 11, 22, 22), colour)


@touched
def span(canvas: Canvas, item: Item) -> None:
    """Light up the round that is pointed at."""
    if canvas.mood.hover or canvas.mood.focus:
        canvas.fill(item.place, "#3f7aa6", 0, 0.16)


@touched
def mark(canvas: Canvas, item: Item) -> None:
    """Draw the mark of a decision."""
    radius = 8.0 if canvas.mood.hover or canvas.mood.focus else 6.0
    canvas.circle(item.place.centre, radius + 2, "#f6ecd6")
    canvas.circle(item.place.centre, radius, item.look)


def table(canvas: Canvas, item: Item) -> None:
    """Draw the balance of every seat."""
    look: TableLook = item.data
    place = item.place
    high = (place.height - HEAD) / max(1, len(look.rows))
    first = place.width * 0.2
    wide = (place.width - first) / len(look.heads)
    for at, head in enumerate(look.heads):
        # Narrower than its column, or two words of two heads would read as one head.
        cell = Region(place.x + first + at * wide + 14, place.y, wide - 20, HEAD)
        canvas.text(cell, head, SMALL.of(PARCHMENT_HEADING), "right", "middle", wrap=True)
    for number, (row, colour) in enumerate(zip(look.rows, look.colours, strict=True)):
        line = Region(place.x, place.y + HEAD + number * high, place.width, high)
        canvas.line(Offset(line.x, line.y), Offset(line.right, line.y), "#8a6440", 1, 0.35)
        canvas.seat(line.left(28).middle(24, 24), colour)
        name = Region(line.x + 36, line.y, first - 42, high)
        canvas.text(name, row[0], SMALL.of(PARCHMENT_INK), valign="middle")
        for at, cell_text in enumerate(row[1:]):
            cell = Region(line.x + first + at * wide, line.y, wide - 6, high)
            canvas.text(cell, cell_text, SMALL.of(PARCHMENT_INK), "right", "middle")


@touched
def row(canvas: Canvas, item: Item) -> None:
    """Draw a decision in words; a click leads to its moment."""
    look: RowLook = item.data
    if canvas.mood.hover or canvas.mood.focus:
        canvas.fill(item.place, "#3f7aa6", 8, 0.14)
    canvas.fill(item.place.left(6), look.colour, 3)
    inside = Region(
        item.place.x + 18, item.place.y + 6, item.place.width - 26, item.place.height - 12
    )
    canvas.text(inside, item.text, SMALL.of(PARCHMENT_INK), valign="top", wrap=True)


def progress(canvas: Canvas, item: Item) -> None:
    """Draw how far the analysis has come."""
    part: float = item.data
    canvas.well(item.place, "#241408", item.place.height / 2)
    done = item.place.left(max(item.place.height, item.place.width * part))
    canvas.fill(done.inset(2), "#8fb7d6", item.place.height / 2 - 2)


PAINTERS: Mapping[str, Painter] = {
    **ALL,
    "analysis_curve": curve,
    "analysis_span": span,
    "analysis_mark": mark,
    "analysis_table": table,
    "analysis_row": row,
    "analysis_progress": progress,
}
