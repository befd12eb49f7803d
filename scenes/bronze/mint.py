"""Drawing of what surrounds the lands: trade tokens, copper provinces, shelves, words, purse."""

from __future__ import annotations

from scenes.bronze.paint_specs import (
    City,
    Province,
    Purse,
    Shelf,
    Token,
)
from scenes.bronze.palette import (
    CREAM,
    GOLD,
    GOLD_DARK,
    INDIGO,
    INDIGO_DARK,
    INDIGO_INK,
    INK,
    QUIET,
    strip,
)
from scenes.ui.canvas import Canvas
from scenes.ui.colour import shade
from scenes.ui.draw import touched
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, SUBHEADING

FULL = 124.0
"""Height of a city's row from which its whole sentence is written."""


def token(canvas: Canvas, item: Item) -> None:
    """Draw a trade token, or its empty place with the seat that holds it."""
    look: Token = item.data
    side = min(item.place.width - 2, item.place.height - 8)
    place = item.place.middle(side, min(item.place.height - 6, side * 1.12))
    _, ink = strip(look.terrain)
    if look.owner is None:
        canvas.sprite(f"bronze/route_{look.terrain}", place)
        # A dark ground, or the drawing of the token would break up its number.
        canvas.fill(place.inset(side * 0.16), shade(ink, -0.25), 6, 0.6)
        words = place.top(place.height * 0.84)
        style = SUBHEADING.of(CREAM, min(28, side * 0.72))
        canvas.text(words, str(look.points), style, "centre", "middle")
    else:
        canvas.outline(place, ink, 1.8, 8, dash=5)
        canvas.seat(place.middle(side * 0.52, side * 0.52), look.owner)
    if look.coming:
        ring = place.inset(-1)
        canvas.outline(ring, GOLD_DARK, 4.6, 10)
        canvas.outline(ring.inset(0.8), GOLD, 3, 10)


def province(canvas: Canvas, item: Item) -> None:
    """Draw a copper token above a land or who took it, and the cubes of the seats."""
    look: Province = item.data
    place = item.place
    counts = look.counts
    most = 3 if look.crowded else 2
    side = place.width - _counts_width(most, place)
    side = min(46, place.height - 8, side)
    wide = side + (_counts_width(len(counts), place) if counts else 0)
    disc = Region(place.centre.x - wide / 2, place.centre.y - side / 2, side, side)
    if look.free:
        canvas.sprite("bronze/medallion", disc)
        style = SUBHEADING.of("#fff0da", side * 0.6)
        canvas.text(disc, str(look.points), style.of("#2a0f03"), "centre", "middle")
    else:
        canvas.circle(disc.centre, side / 2 - 1, QUIET, 0.7, ring=1.5)
        if look.owner is not None:
            canvas.seat(disc.middle(side * 0.52, side * 0.52), look.owner)
        else:
            canvas.sprite("common/cross", disc.middle(side * 0.4, side * 0.4), QUIET)
    if look.closing:
        canvas.circle(disc.centre, side / 2 + 2, GOLD_DARK, ring=5)
        canvas.circle(disc.centre, side / 2 + 1, GOLD, ring=3)
    if counts:
        rest = Region(disc.right + 6, place.y, wide - side - 6, place.height)
        _counts(canvas, rest, look)


def _counts_width(count: int, place: Region) -> float:
    """Give the room that the seats' numbers take beside the token."""
    if place.width < 90:
        return 36
    return 61 if count > 2 else 37


def _counts(canvas: Canvas, place: Region, look: Province) -> None:
    """List the seats' cubes, in two columns from the third seat on."""
    columns = 2 if len(look.counts) > 2 else 1
    rows = place.middle(place.width, min(place.height - 6, 54)).rows(2)
    if len(look.counts) == 1:
        rows = (place.middle(place.width, 28),)
    cells = [cell for row in rows for cell in row.columns(columns)]
    for at, ((colour, count), cell) in enumerate(zip(look.counts, cells, strict=False)):
        mark = min(14, cell.width * 0.36)
        canvas.seat(cell.left(mark).middle(mark, mark), colour)
        strong = at == 0 and look.led
        style = (STRONG if strong else SMALL).of(INK, 22)
        words = cell.end(cell.width - mark - 1.5)
        canvas.text(words, str(count), style, "left", "middle")


@touched
def shelf(canvas: Canvas, item: Item) -> None:
    """Draw a land's number, and the cities that wait below it."""
    look: Shelf = item.data
    place = item.place
    high = min(place.height, 32)
    plate = place.middle(min(place.width, 96), high)
    ink = INK
    if look.cities:
        warm = canvas.mood.hover and bool(item.intent)
        canvas.fill(plate.shift(0, 2), "#1c0f07", 9, 0.35)
        canvas.fill(plate, "#41529a" if warm else INDIGO, 9)
        canvas.rim(plate, "#9aa6d6", 1.5, 9, alpha=0.6)
        ink = INDIGO_INK
        if look.chosen:
            canvas.outline(plate.inset(-2), GOLD, 3, 11)
    style = STRONG.of(ink if look.opened or look.cities else QUIET, 22)
    if not look.cities:
        canvas.text(plate, str(look.number), style, "centre", "middle")
        return
    parts = plate.inset(4, 0)
    waiting = SMALL.of(ink, 22)
    # Numbers of two digits take from the sign between them, of which less is enough.
    left, right = (
        parts.left(max(parts.width / 3, canvas.measure(str(look.number), style).width + 1)),
        parts.end(max(parts.width / 3, canvas.measure(str(look.cities), waiting).width + 1)),
    )
    canvas.text(left, str(look.number), style, "centre", "middle")
    sign = Region(left.right, parts.y, right.x - left.right, parts.height)
    side = min(24, sign.width + 4)
    canvas.sprite("bronze/city", sign.middle(side, side), "#c9cfe8")
    canvas.text(right, str(look.cities), waiting, "centre", "middle")


@touched
def city(canvas: Canvas, item: Item) -> None:
    """Draw a city card as a row: points, name, what it scores for, what it is worth now."""
    look: City = item.data
    place = item.place
    warm = canvas.mood.hover and bool(item.intent)
    radius = min(10, place.height * 0.24)
    canvas.shadow(place, radius, 0.38, 6, 3)
    canvas.fill(place, INDIGO, radius)
    inner = place.inset(1.5)
    canvas.fill(inner, "#fbf2dc" if warm else "#f3e7cd", radius)
    plate = Region(place.x, place.y, min(60, place.height * 1.5), place.height)
    canvas.fill(plate, INDIGO, radius)
    # Round at the left only, where its corners are those of the card.
    canvas.fill(plate.end(plate.width / 2), INDIGO)
    canvas.rim(plate, "#8e9bd0", 1.5, radius, alpha=0.5)
    size = min(34, place.height * 0.78, plate.width * 0.62)
    canvas.text(plate, look.points, SUBHEADING.of(INDIGO_INK, size), "centre", "middle")
    # The number before the words: they get the room that it leaves.
    now = _now(canvas, place, look)
    rest = Region(plate.right + 10, place.y, now - plate.right - 16, place.height)
    _told(canvas, rest, item.text, look)
    if look.chosen or (item.intent and canvas.mood.hover):
        ring = place.inset(-2)
        canvas.outline(ring, GOLD_DARK, 5, radius + 2)
        canvas.outline(ring.inset(1), GOLD, 3, radius + 2)


def _now(canvas: Canvas, place: Region, look: City) -> float:
    """Write what a city is worth as things stand; give the x at which that begins."""
    room = Region(place.right - 54, place.y, 44, place.height)
    if look.cap and place.height > 50:
        key = room.top(place.height / 2).middle(26, 26)
        canvas.fill(key, INDIGO_DARK, 7, 0.14)
        canvas.text(key, look.cap, STRONG.of(INK, 22), "centre", "middle")
        room = room.foot(place.height / 2)
    size = min(32, room.height * 0.84)
    ink = INDIGO if look.now else QUIET
    canvas.text(room, str(look.now), SUBHEADING.of(ink, size), "right", "middle")
    return room.x + 10


def _told(canvas: Canvas, place: Region, name: str, look: City) -> None:
    """Set name, brief and note: beneath each other where there is room, else in one line."""
    title = SUBHEADING.of(INDIGO_DARK, 25)
    brief = SMALL.of(INK, 22)
    if place.height >= 50:
        side = min(40, place.height * 0.7)
        canvas.sprite(look.sign, place.left(side).middle(side, side), INDIGO)
        place = place.end(place.width - side - 8)
    if place.height >= FULL:
        canvas.text(place.inset(0, 3).top(30), name, title, valign="middle")
        rest = Region(place.x, place.y + 34, place.width, place.height - 66)
        fits = canvas.measure(look.about, brief.of(size=brief.size * 0.9), rest.width)
        # A sentence cut short may say the opposite, so the brief one stands in for it whole.
        told = look.about if fits.height <= rest.height else look.brief
        canvas.text(rest, told, brief, valign="middle", wrap=True)
        _note(canvas, place.inset(0, 4).foot(27), look)
    elif place.height >= 82:
        rows = place.inset(0, 4).rows(3)
        canvas.text(rows[0], name, title, valign="middle")
        canvas.text(rows[1], look.brief, brief, valign="middle")
        _note(canvas, rows[2], look)
    elif place.height >= 50:
        rows = place.inset(0, 2).rows(2)
        canvas.text(rows[0], name, title, valign="middle")
        canvas.text(rows[1], look.brief, brief, valign="middle")
    else:
        side = min(25, place.height - 3)
        signs = (look.sign, *look.icons)
        row = place.end(len(signs) * (side + 3))
        for sign, cell in zip(signs, row.columns(len(signs)), strict=True):
            canvas.sprite(sign, cell.middle(side, side), INDIGO if sign == look.sign else INK)
        room = place.left(place.width - row.width - 4)
        canvas.text(room, name, title.of(size=23), valign="middle")


def _note(canvas: Canvas, place: Region, look: City) -> None:
    """Say as much about what is missing as there is room for."""
    style = SMALL.of(QUIET, 22)
    fits = (note for note in look.notes if canvas.measure(note, style).width <= place.width)
    canvas.text(place, next(fits, look.notes[-1]), style, valign="middle")


def purse(canvas: Canvas, item: Item) -> None:
    """Draw a seat's points by source and their sum on an indigo bar."""
    look: Purse = item.data
    place = item.place
    canvas.fill(place.shift(0, 3), "#1c0f07", 12, 0.4)
    canvas.fill(place, INDIGO, 12)
    canvas.outline(place, INDIGO_DARK, 1.6, 12)
    canvas.rim(place, "#8e9bd0", 1.5, 12, alpha=0.5)
    inner = place.inset(14, 0)
    total = inner.end(64)
    canvas.text(total, str(look.total), SUBHEADING.of(INDIGO_INK, 36), "right", "middle")
    rest = inner.left(min(inner.width - 70, 460))
    for (sign, points), cell in zip(look.parts, rest.columns(len(look.parts)), strict=True):
        canvas.sprite(sign, cell.left(30).middle(28, 28), "#c9cfe8")
        words = cell.end(cell.width - 36)
        canvas.text(words, str(points), STRONG.of(INDIGO_INK, 24), valign="middle")


@touched
def back(canvas: Canvas, item: Item) -> None:
    """Draw the small cross that closes a display."""
    centre = item.place.centre
    warm = canvas.mood.hover or canvas.mood.focus
    canvas.circle(centre, item.place.width / 2, INDIGO, 1.0 if warm else 0.85)
    side = item.place.width * 0.5
    canvas.sprite("common/close", item.place.middle(side, side), INDIGO_INK)
