"""Drawing of the result: scroll, heading, score cards, the course of the points, chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from scenes.table import honours
from scenes.table.log_rows import QUIET
from scenes.table.paint import signed
from scenes.table.scroll import (
    CardLook,
    ChanceLook,
    CourseLook,
    HeadLook,
)
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import (
    FOCUS,
    NUMBER,
    PARCHMENT_HEADING,
    PARCHMENT_INK,
    SCORE,
    SEATS,
    SMALL,
    STRONG,
    SUBHEADING,
    TITLE,
    WARNING,
)

NARROW = 280.0
"""Cards below this width have smaller margins."""


def scroll(canvas: Canvas, item: Item) -> None:
    """Draw an unrolled scroll: parchment between two wooden rods."""
    place = item.place
    canvas.shadow(place, 18, 0.55, 26, 12)
    canvas.panel(place, "parchment", 10, raised=False)
    for end in (place.top(18).shift(0, -6), place.foot(18).shift(0, 6)):
        rod = Region(end.x - 14, end.y, end.width + 28, end.height)
        canvas.shadow(rod, 9, 0.4, 8, 4)
        canvas.panel(rod, "oak", 9, raised=False)
        canvas.rim(rod, "#000000", 6, 9, top=False, alpha=0.3)


def head(canvas: Canvas, item: Item) -> None:
    """Draw who won, and why."""
    look: HeadLook = item.data
    place = item.place
    small = place.height < 120
    size = 44.0 if small else TITLE.size
    title = place.top(size * 1.15)
    style = TITLE.of(PARCHMENT_HEADING, size)
    wide = min(canvas.measure(item.text, style).width, place.width - 3 * size)
    side = size * 0.9
    badges = len(look.colours) * (side + 8)
    x = place.centre.x - (wide + badges) / 2
    for colour in look.colours:
        canvas.seat(Region(x, title.y, side, title.height), colour)
        x += side + 8
    canvas.text(Region(x + 8, title.y, wide + 4, title.height), item.text, style, valign="middle")
    ends = ((place.centre.x - (wide + badges) / 2 - side * 1.6, 1), (x + wide + 24, -1))
    for at, flip in ends if look.won else ():
        laurel = Region(at, title.y, side * 1.2, title.height)
        canvas.sprite("common/laurel", laurel, "#a9741f", angle=12.0 * flip)
    rest = Region(place.x, title.bottom + 4, place.width, place.bottom - title.bottom - 4)
    lines = f"{look.title} · {look.rounds}"
    quiet = SMALL.of(QUIET)
    if small:
        both = " · ".join(part for part in (look.why, lines) if part)
        # The cause has a line of its own as far as there is one.
        both = f"{look.cause}\n{both}" if look.cause else both
        canvas.text(rest, both, quiet, "centre", "middle", wrap=True)
        return
    if look.why:
        canvas.text(rest.top(38), look.why, STRONG.of(PARCHMENT_INK, 26), "centre", "middle")
    last = rest.foot(34)
    if look.cause:
        # The cause is a sentence of its own.
        both = f"{look.cause} {lines}"
        if canvas.measure(both, quiet).width <= rest.width:
            lines = both
        else:
            canvas.text(rest.foot(62).top(30), look.cause, quiet, "centre", "middle")
            last = rest.foot(30)
    canvas.text(last, lines, quiet, "centre", "middle")


def card(canvas: Canvas, item: Item) -> None:
    """Draw a seat's score card."""
    look: CardLook = item.data
    place = item.place
    canvas.shadow(place, 12, 0.3, 8, 4)
    canvas.fill(place, "#f8edd3", 12)
    edge, width = (FOCUS, 4.0) if look.won else ("#8a6440", 1.5)
    canvas.outline(place, edge, width, 12)
    if look.won:
        canvas.outline(place.inset(3.5), "#8a5b1c", 1.2, 9, alpha=0.8)
    inner = place.inset(12 if place.width < NARROW else 20, 12)
    name = _name(canvas, inner, look)
    foot = inner.foot(66)
    canvas.line(Offset(inner.x, foot.y), Offset(inner.right, foot.y), "#8a6440", 1.5, 0.6)
    _total(canvas, foot, look)
    body = Region(inner.x, name.bottom + 6, inner.width, foot.y - name.bottom - 12)
    _lines(canvas, body, look)


def _name(canvas: Canvas, inner: Region, look: CardLook) -> Region:
    """Draw shape, name and place; a name too long for its card stands below the others."""
    head = inner.top(48)
    canvas.seat(head.left(36), look.colour)
    words = head.end(head.width - 50)
    if look.place is not None:
        canvas.text(words, f"{look.place}.", SCORE.of(QUIET, 30), "right", "middle")
    style = STRONG.of(PARCHMENT_INK, 26)
    name = words.left(words.width - 44)
    if canvas.measure(look.name, style.of(PARCHMENT_INK, 22)).width > name.width:
        head = inner.top(80)
        name = head.foot(32)
    canvas.text(name, look.name, style, valign="middle")
    return head


def _total(canvas: Canvas, place: Region, look: CardLook) -> None:
    unit = SMALL.of(QUIET)
    taken = canvas.text(place, look.unit, unit, "right", "middle")
    left = place.left(taken.x - place.x - 8)
    number = NUMBER.of(PARCHMENT_HEADING)
    taken = canvas.text(left, signed(look.total), number, "right", "middle")
    if look.won:
        trophy = place.left(40).middle(40, 40)
        canvas.sprite("common/trophy", trophy, "#a9741f")


def _lines(canvas: Canvas, body: Region, look: CardLook) -> None:
    cells = [*look.lines, look.tie] if look.aside else list(look.lines)
    if not cells:
        return
    room = [_room(canvas, body.width, cell) for cell in look.lines]
    if look.aside:
        room.append(_room(canvas, body.width, (look.aside, 0)))
    part = min(1.0, body.height / sum(room))
    y = body.y
    for at, cell in enumerate(cells):
        row = Region(body.x, y, body.width, room[at] * part)
        y += row.height
        if cell is not None:
            _line(canvas, row, cell, at == len(look.lines))


def _room(canvas: Canvas, width: float, cell: tuple[str, int] | None) -> float:
    """Give the height of a line: more than that of another where its words need several."""
    style, beside = SMALL.of(QUIET), width - 44
    if cell is None or canvas.measure(cell[0], style).width <= beside:
        return 44.0
    return max(64.0, canvas.measure(cell[0], style, beside).height + 6)


def _line(canvas: Canvas, row: Region, cell: tuple[str, int], quiet: bool) -> None:
    label, points = cell
    number = SUBHEADING.of(WARNING if points < 0 else PARCHMENT_HEADING, 28)
    canvas.text(row, signed(points), number, "right", "middle")
    words = row.left(row.width - canvas.measure(signed(points), number).width - 10)
    style = SMALL.of(QUIET if quiet else PARCHMENT_INK)
    wrap = canvas.measure(label, style).width > words.width
    canvas.text(words, label, style, valign="middle", wrap=wrap)


def _heading(canvas: Canvas, place: Region, text: str) -> Region:
    canvas.text(place.top(36), text, SUBHEADING.of(PARCHMENT_HEADING, 28), valign="middle")
    return Region(place.x, place.y + 44, place.width, place.height - 44)


def course(canvas: Canvas, item: Item) -> None:
    """Draw how the points grew, a line for each seat with its shape at each round."""
    look: CourseLook = item.data
    body = _heading(canvas, item.place, look.heading)
    values = [value for totals in look.totals for value in totals]
    low, high = min(0, *values), max(1, *values)
    plot = Region(body.x + 44, body.y + 10, body.width - 80, body.height - 44)
    _grid(canvas, plot, low, high, len(look.totals))

    def at(place: int, value: int) -> Offset:
        across = plot.width * place / max(1, len(look.totals) - 1)
        return Offset(plot.x + across, plot.bottom - plot.height * (value - low) / (high - low))

    for seat, colour in enumerate(look.colours):
        spots = [at(place, totals[seat]) for place, totals in enumerate(look.totals)]
        for a, b in pairwise(spots):
            canvas.line(a, b, "#3a2416", 5.5, 0.75)
            canvas.line(a, b, SEATS[colour].colour, 3.5)
    for seat, colour in enumerate(look.colours):
        end = at(len(look.totals) - 1, look.totals[-1][seat])
        canvas.seat(Region(end.x - 13, end.y - 13, 26, 26), colour)


def _grid(canvas: Canvas, plot: Region, low: int, high: int, count: int) -> None:
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100) if (high - low) / s <= 6)
    quiet = SMALL.of(QUIET)
    for value in range(-(-low // step) * step, high + 1, step):
        y = plot.bottom - plot.height * (value - low) / (high - low)
        canvas.line(Offset(plot.x, y), Offset(plot.right, y), "#8a6440", 1, 0.5 if value else 0.9)
        number = Region(plot.x - 50, y - 14, 40, 28)
        canvas.text(number, signed(value), quiet, "right", "middle")
    every = max(1, (count - 1) // 8)
    for place in range(0, count, every):
        x = plot.x + plot.width * place / max(1, count - 1)
        canvas.text(Region(x - 30, plot.bottom + 4, 60, 28), str(place), quiet, "centre", "middle")


def chance(canvas: Canvas, item: Item) -> None:
    """Draw what chance gave each seat, and what was to be expected."""
    look: ChanceLook = item.data
    body = _heading(canvas, item.place, look.heading)
    seats = len(look.colours)
    names = min(300.0, body.width * 0.42)
    column = (body.width - names) / seats
    about = body.foot(30)
    step = pitch(item.place, len(look.odds))
    for seat, colour in enumerate(look.colours):
        where = Region(body.x + names + seat * column, body.y, column, 30)
        canvas.seat(where.middle(26, 26), colour)
    for at in range(len(look.odds)):
        row = Region(body.x, body.y + 34 + at * step, body.width, step)
        canvas.line(Offset(row.x, row.y), Offset(row.right, row.y), "#8a6440", 1, 0.35)
        _odds(canvas, row, names, at, look)
    canvas.text(about, look.about, SMALL.of(QUIET), valign="middle")


def pitch(place: Region, rows: int) -> float:
    """Give the height of a row of what chance gave, in units."""
    return min(46.0, (place.height - 110) / max(1, rows))


def _odds(canvas: Canvas, row: Region, names: float, at: int, look: ChanceLook) -> None:
    odds = look.odds[at]
    label = row.left(names)
    if odds.icon:
        side = min(30.0, row.height - 3)
        canvas.sprite(odds.icon, label.left(32).middle(side, side), PARCHMENT_INK)
        label = label.end(label.width - 42)
    canvas.text(label, odds.label, SMALL.of(PARCHMENT_INK), valign="middle")
    column = (row.width - names) / len(odds.got)
    for seat, got in enumerate(odds.got):
        cell = Region(row.x + names + seat * column, row.y, column, row.height)
        number = SUBHEADING.of(PARCHMENT_HEADING, 28)
        left = cell.left(column * 0.46)
        canvas.text(left, str(got), number, "right", "middle")
        right = cell.end(column * 0.5)
        canvas.text(right, look.due[at][seat], SMALL.of(QUIET), valign="middle")


PAINTERS: Mapping[str, Callable[[Canvas, Item], None]] = {
    **honours.PAINTERS,
    "result_scroll": scroll,
    "result_head": head,
    "result_card": card,
    "result_course": course,
    "result_fate": chance,
}
