"""Drawing of the best scores of games alone, and of where one stands among computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.table.alone import BestLook, StandingLook
from scenes.table.log_rows import QUIET
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import FOCUS, PARCHMENT_HEADING, PARCHMENT_INK, SMALL, STRONG, SUBHEADING

HEAD, LEAST, TEXT = 42.0, 25.0, 26.0
"""Heights: of a heading, of the lowest row of a table, of a line beside bars."""
LINE, PAPER, BAR = "#8a6440", "#f8edd3", "#b98a4e"


def _heading(canvas: Canvas, place: Region, text: str) -> Region:
    canvas.text(place.top(36), text, SUBHEADING.of(PARCHMENT_HEADING, 28), valign="middle")
    return Region(place.x, place.y + HEAD, place.width, place.height - HEAD)


def best(canvas: Canvas, item: Item) -> None:
    """Draw the table: place, points, who, day, seed; this game's row is lit."""
    look: BestLook = item.data
    body = _heading(canvas, item.place, look.heading)
    if not look.rows:
        canvas.text(body, look.none, SMALL.of(QUIET), wrap=True)
        return
    fit = max(1, int(body.height / LEAST))
    rows = list(range(len(look.rows)))[:fit]
    if look.mine >= fit:
        rows[-1] = look.mine
    step = min(38.0, body.height / len(rows))
    for at, row in enumerate(rows):
        line = body.top(step).shift(0, at * step)
        _row(canvas, line, look.rows[row], row == look.mine)


def _row(canvas: Canvas, line: Region, cells: tuple[str, ...], mine: bool) -> None:
    if mine:
        canvas.fill(line.inset(-6, 1), PAPER, 7)
        canvas.outline(line.inset(-6, 1), FOCUS, 2.5, 7)
    style = (STRONG if mine else SMALL).of(PARCHMENT_INK, 22)
    x, seeds = line.x, line.width >= 400
    shares = (0.08, 0.1, 0.32, 0.25, 0.25) if seeds else (0.1, 0.14, 0.42, 0.34)
    for at, (cell, share) in enumerate(zip(cells, shares, strict=False)):
        place = Region(x, line.y, line.width * share - 8, line.height)
        align = "right" if at < 2 else "left"
        ink = style if at < 3 else style.of(QUIET)
        canvas.text(place.shift(0 if at < 2 else 8, 0), cell, ink, align, "middle", spans=False)
        x += line.width * share


def standing(canvas: Canvas, item: Item) -> None:
    """Draw for each level how often each score came, and this game's place in it."""
    look: StandingLook = item.data
    body = _heading(canvas, item.place, look.heading)
    low = min(min(low for _, _, low, _ in look.rows), look.points)
    high = max(max(low + len(counts) for _, _, low, counts in look.rows), look.points + 1)
    name, quiet = STRONG.of(PARCHMENT_INK, 22), SMALL.of(QUIET)
    # Where a comparison is too long to stand beside its level it stands below it, in every row.
    both = ((canvas.measure(row[0], name), canvas.measure(row[1], quiet)) for row in look.rows)
    below = any(label.width + words.width + 12 > body.width for label, words in both)
    for row, place in zip(look.rows, body.rows(len(look.rows), 8), strict=True):
        label, words, first, counts = row
        text = place.top(2 * TEXT if below else TEXT)
        taken = canvas.text(text.top(TEXT), label, name, valign="middle")
        if below:
            canvas.text(text.foot(TEXT), words, quiet, valign="middle")
        else:
            rest = text.end(text.right - taken.right)
            canvas.text(rest, words, quiet, "right", "middle")
        plot = Region(
            place.x, text.bottom + 2, place.width, max(8.0, place.bottom - text.bottom - 4)
        )
        _bars(canvas, plot, (low, high), first, counts)
        x = plot.x + plot.width * (look.points + 0.5 - low) / (high - low)
        canvas.line(Offset(x, plot.y), Offset(x, plot.bottom), "#821d13", 3)


def _bars(
    canvas: Canvas, plot: Region, span: tuple[int, int], first: int, counts: tuple[int, ...]
) -> None:
    """Draw the counts as bars, several scores together where they would be too thin."""
    low, high = span
    width = max(1, round(4 * (high - low) / plot.width))
    heights: dict[int, int] = {}
    for at, count in enumerate(counts):
        heights[(first + at - low) // width] = heights.get((first + at - low) // width, 0) + count
    most = max(heights.values(), default=1)
    one = plot.width * width / (high - low)
    canvas.line(Offset(plot.x, plot.bottom), Offset(plot.right, plot.bottom), LINE, 1.2, 0.7)
    for slot, count in heights.items():
        tall = plot.height * count / most
        if count:
            bar = Region(plot.x + slot * one, plot.bottom - tall, max(1.0, one - 1), tall)
            canvas.fill(bar, BAR)


PAINTERS: Mapping[str, Callable[[Canvas, Item], None]] = {
    "result_best": best,
    "result_standing": standing,
}
