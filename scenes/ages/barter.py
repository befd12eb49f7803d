"""Drawing of the trade table, of the ships, and of the rounds of a game alone."""

from __future__ import annotations

from scenes.ages.lists import ground
from scenes.ages.paint_specs import (
    Fleet,
    Heap,
    Party,
    Rounds,
)
from scenes.ages.palette import (
    CHOSEN,
    CITY,
    GOLD,
    HEADING,
    INK,
    OWNED_EDGE,
    QUIET,
)
from scenes.ui.canvas import Canvas
from scenes.ui.draw import touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, SUBHEADING

PAPER, PALE = "#f3e0be", "#8f6743"


@touched
def party(canvas: Canvas, item: Item) -> None:
    """Draw somebody to trade with: shape and name, or the ship of the bank."""
    look: Party = item.data
    place = item.place.inset(0, 2)
    radius = place.height / 2
    hot = look.chosen or (canvas.mood.hover and item.intent is not None)
    if item.intent or look.chosen:
        canvas.fill(place, CHOSEN if hot else PAPER, radius, 0.95)
    if look.chosen:
        canvas.outline(place, GOLD, 3.4, radius)
    canvas.outline(place, HEADING if hot else PALE, 1.4, radius)
    mark = Region(place.x + 10, place.y, 26, place.height)
    if look.colour is None:
        canvas.sprite("ages/shipping", mark.middle(26, 26), CITY)
    else:
        canvas.seat(mark.middle(24, 24), look.colour)
    rest = Region(mark.right + 8, place.y, place.right - mark.right - 20, place.height)
    style = STRONG if look.chosen else SMALL
    canvas.text(rest, item.text, style.of(INK, 22), valign="middle", spans=False)


@touched
def heap(canvas: Canvas, item: Item) -> None:
    """Draw the pieces of a kind: the symbol, how many, and how many there could be."""
    look: Heap = item.data
    place = item.place
    radius = 9
    if item.intent or look.count:
        strong = look.chosen or canvas.mood.hover
        canvas.fill(place, CHOSEN, radius, 0.95 if look.count else 0.6 if strong else 0.35)
        edge, width = (GOLD, 3.0) if look.count else (OWNED_EDGE, 1.4)
        canvas.outline(place, edge, width, radius)
    alpha = 1.0 if item.intent or look.count else 0.45
    side = min(30, place.height - 4, place.width * 0.42)
    mark = Region(place.x + 3, place.y, place.width * 0.42, place.height)
    canvas.sprite(look.symbol, mark.middle(side, side), look.colour, alpha)
    rest = Region(mark.right, place.y, place.right - mark.right - 3, place.height)
    if look.most is None:
        words, style = str(look.count) if look.count else "–", SUBHEADING.of(HEADING, 30)
        canvas.text(rest, words, style, "centre", "middle", spans=False)
    elif item.intent or look.count:
        _chosen(canvas, rest, look)


def _chosen(canvas: Canvas, place: Region, look: Heap) -> None:
    """Write the chosen number large and the limit small."""
    style = SUBHEADING.of(HEADING if look.count else QUIET, 28)
    if place.width < 46:
        canvas.text(place, str(look.count), style, "centre", "middle", spans=False)
        return
    left = place.left(place.width * 0.5)
    canvas.text(left, str(look.count), style, "right", "middle", spans=False)
    right = place.end(place.width * 0.48)
    canvas.text(right, f"/{look.most}", SMALL.of(QUIET, 22), valign="middle", spans=False)


@touched
def fleet(canvas: Canvas, item: Item) -> None:
    """Draw the row of ships: berths filled, about to be filled, and empty."""
    look: Fleet = item.data
    place = item.place
    ground(canvas, item, False, look.chosen)
    side = min(44, place.height - 4)
    mark = Region(place.x + 8, place.y, 44, place.height)
    canvas.sprite("ages/shipping", mark.middle(side, side), CITY)
    berth = min(34, place.height - 6)
    pitch = berth + 6
    berths = Region(place.right - look.most * pitch - 8, place.y, look.most * pitch, place.height)
    name = Region(place.x + 60, place.y, berths.x - place.x - 66, place.height)
    canvas.text(name, item.text, SMALL.of(INK, 22), valign="middle")
    for at in range(look.most):
        area = Region(berths.x + at * pitch, place.centre.y - berth / 2, berth, berth)
        canvas.fill(area, PAPER, 7, 0.7)
        canvas.outline(area, PALE, 1.3, 7)
        if at < look.have + look.planned:
            new = at >= look.have
            if new:
                canvas.outline(area, GOLD, 3, 7)
            away = at < look.sailed
            canvas.sprite("ages/shipping", area.inset(3), CITY, 0.4 if away else 1.0)


def rounds(canvas: Canvas, item: Item) -> None:
    """Draw the number of the round and a lamp for each."""
    look: Rounds = item.data
    place = item.place
    canvas.fill(place, PAPER, 9)
    canvas.outline(place, PALE, 1.3, 9)
    inner = place.inset(8, 4)
    upright = place.height > place.width * 0.4
    half = (look.of + 1) // 2 if upright else look.of
    words = inner.top(inner.height * 0.4) if upright else inner.left(inner.width * 0.42)
    canvas.text(words, item.text, STRONG.of(INK, 22), valign="middle", spans=False)
    lamps = inner.foot(inner.height * 0.56) if upright else inner.end(inner.width * 0.56)
    pitch = min(30, lamps.width / half)
    for at in range(look.of):
        row, column = divmod(at, half)
        lines = 2 if upright else 1
        y = lamps.y + lamps.height * (row + 0.5) / lines
        x = lamps.right - pitch * (half - column - 0.5)
        spot, radius = Offset(x, y), pitch * 0.34
        if at < look.now:
            canvas.circle(spot, radius, GOLD if at == look.now - 1 else OWNED_EDGE)
        canvas.circle(spot, radius, HEADING, 0.9, 1.6)
