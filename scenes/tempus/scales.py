"""Drawing of fights: both sides with what counts for them, and the chance to win."""

from __future__ import annotations

from scenes.tempus.cards import fitted
from scenes.tempus.paint_specs import Odds, Side
from scenes.tempus.palette import (
    INK,
    QUIET,
    SAFE,
    TILE_EDGE,
)
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from scenes.ui.theme import NUMBER, SMALL, STRONG, SUBHEADING


def side(canvas: Canvas, item: Item) -> None:
    """Draw one side of a fight: who, known points, what they come from."""
    look: Side = item.data
    place = item.place
    canvas.fill(place, "#e6d2a6", 10, 0.75)
    canvas.outline(place, TILE_EDGE, 1.4, 10)
    inner = place.inset(10, 4)
    head = inner.top(min(52, inner.height * 0.5))
    number = head.end(64)
    words = f"{look.points}+" if look.hidden else str(look.points)
    canvas.text(number, words, NUMBER.of(INK, min(44, head.height)), "right", "middle")
    mark = 26
    name = head.left(head.width - 68)
    if look.colour is not None:
        canvas.seat(name.left(mark).middle(mark, mark), look.colour)
        name = name.end(name.width - mark - 6)
    fitted(canvas, name, item.text, STRONG.of(INK, 23))
    _parts(canvas, Region(inner.x, head.bottom, inner.width, inner.bottom - head.bottom), look)


def _parts(canvas: Canvas, place: Region, look: Side) -> None:
    high = 30
    room = max(0, int(place.height // high))
    for at, (sign, words) in enumerate(look.parts[:room]):
        row = Region(place.x, place.y + at * high, place.width, high)
        icon = 22
        canvas.sprite(sign, row.left(icon).middle(icon, icon), QUIET)
        fitted(canvas, row.end(row.width - icon - 7), words, SMALL.of(INK, 22))


def odds(canvas: Canvas, item: Item) -> None:
    """Draw how the hidden cards may turn out, and the chance in one number."""
    look: Odds = item.data
    place = item.place
    if place.height < 110:
        _meter(canvas, place.foot(min(14, place.height * 0.3)), look)
        words = place.top(place.height - 16)
        canvas.text(words, look.words, STRONG.of(INK, 24), "centre", "middle")
        return
    head = place.top(44)
    # Red numbers are lost points: a poor chance is told by the meter alone.
    style = SUBHEADING.of(SAFE if look.win >= 0.5 else INK, 30)
    canvas.text(head, look.words, style, "centre", "middle")
    _meter(canvas, Region(place.x, head.bottom, place.width, 14), look)
    bars = Region(place.x, head.bottom + 24, place.width, place.bottom - head.bottom - 24)
    _bars(canvas, bars, look)


def _meter(canvas: Canvas, place: Region, look: Odds) -> None:
    """Draw a trough that is filled as far as the chance goes, and empty where there is none."""
    radius = place.height / 2
    canvas.fill(place, "#cdb68a", radius)
    if look.win > 0.01:
        canvas.fill(place.left(max(place.height, place.width * look.win)), "#4d7a4a", radius)
    canvas.outline(place, TILE_EDGE, 1.4, radius)


def _bars(canvas: Canvas, place: Region, look: Odds) -> None:
    """Draw how likely each sum of hidden points is, coloured by who wins then, and what it is."""
    if len(look.bars) < 2:
        canvas.text(place, look.caption, SMALL.of(QUIET, 22), "centre", "middle")
        return
    high = max(part for _, part, _ in look.bars)
    canvas.text(place.foot(28), look.caption, SMALL.of(QUIET, 22), "centre", "middle")
    place = place.top(place.height - 30)
    words = place.foot(26)
    room = place.top(place.height - 28)
    wide = min(place.width / len(look.bars), 60)
    left = place.centre.x - wide * len(look.bars) / 2
    for at, (points, part, wins) in enumerate(look.bars):
        x = left + at * wide
        tall = max(2, room.height * part / high)
        bar = Region(x + 3, room.bottom - tall, wide - 6, tall)
        canvas.fill(bar, "#4d7a4a" if wins else "#b0492f", 4)
        under = Region(x, words.y, wide, words.height)
        canvas.text(under, str(points), SMALL.of(INK, 22), "centre", "middle")
