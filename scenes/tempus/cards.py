"""Drawing of ideas: whole cards, small ones, rows of a list, and backs."""

from __future__ import annotations

from scenes.tempus.paint_specs import Backs, Card
from scenes.tempus.palette import (
    GOLD,
    GOLD_DARK,
    INK,
    terrain,
)
from scenes.ui import even
from scenes.ui.canvas import Canvas
from scenes.ui.draw import deaf, touched
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, Style

SNUG = 0.97
"""What is left of words that fill their place to the edge, since sizes come in whole pixels."""
TALL = 70
"""Units of height from which a card is one, and no row of a list."""
ROOMY = 104
"""Units of height from which a card also says what it does."""
LOW = 0.7
"""How much smaller than usual the names of all cards may become for the longest of them."""
LEAST = 11.0
"""Device pixels of the smallest words."""


@deaf
@touched
def idea(canvas: Canvas, item: Item) -> None:
    """Draw a card of ideas, whole or as a row."""
    look: Card = item.data
    warm = canvas.mood.hover and bool(item.intent)
    place = item.place.shift(0, -4) if warm else item.place
    radius = 12
    canvas.shadow(place, radius, 0.42, 7, 4, hollow=True)
    canvas.fill(place, "#2b1a0c", radius)
    canvas.fill(place.inset(1.6), "#fbf1d8" if warm else "#f3e6c6", radius - 1)
    if look.slim and place.height >= TALL and place.width < 220:
        _compact(canvas, place, item.text, look)
    elif look.slim:
        _row(canvas, place, item.text, look)
    else:
        _whole(canvas, place, item.text, look)
    if look.state == "off":
        canvas.fill(place, "#e9dcbc", radius, 0.28)
    if look.state == "picked" or canvas.mood.focus:
        canvas.outline(place.inset(-2), GOLD_DARK, 5, radius + 2)
        canvas.outline(place.inset(-1), GOLD, 3.4, radius + 1)


def _whole(canvas: Canvas, place: Region, name: str, look: Card) -> None:
    inner = place.inset(7, 6)
    style = STRONG.of(INK, 22)
    _fitting(canvas, inner.top(28), name, style)
    low = 66
    window = Region(inner.x, inner.y + 31, inner.width, inner.height - 31 - low)
    fill, dark = terrain(look.background)
    # With square corners, as the picture has: they would stand out of a rounded frame.
    canvas.fill(window, fill)
    with canvas.clip(window):
        wide = max(window.width, window.height * 160 / 150)
        canvas.sprite(f"tempus/window_{look.background}", window.middle(wide, wide * 150 / 160))
    canvas.outline(window, dark, 1.6)
    side = min(window.width, window.height) * 0.82
    canvas.sprite(f"tempus/picture_idea_{look.idea}", window.middle(side, side))
    mini = min(34, window.width * 0.36)
    corner = Region(window.right - mini * 0.94, window.bottom - mini * 0.9, mini, mini)
    canvas.sprite(f"tempus/mini_{look.background}", corner)
    foot = inner.foot(low - 4)
    what, when = foot.rows(2)
    _fitting(canvas, what, look.lines[0], STRONG.of(INK, 23))
    _fitting(canvas, when, look.lines[1], SMALL.of(INK, 22))


def _fitting(canvas: Canvas, place: Region, words: str, style: Style) -> None:
    """Set words in the middle where they fit at all; the tooltip has them in any case."""
    narrow = SMALL.of(style.colour, style.size)
    for tried in (style, narrow):
        wide = canvas.measure(words, tried).width
        if wide <= place.width:
            canvas.text(place, words, tried, "centre", "middle")
            return
        size = tried.size * place.width / wide * SNUG
        if size >= 0.58 * tried.size and size * canvas.scale >= LEAST:
            canvas.text(place, words, tried.of(size=size), "centre", "middle")
            return


def _compact(canvas: Canvas, place: Region, name: str, look: Card) -> None:
    """Draw a card of half the height: name, picture on its land, and what it does."""
    inner = place.inset(6, 4)
    strong = STRONG.of(INK, 22)
    named, does = (even.alike(canvas, strong, all_, inner.width, LOW) for all_ in look.among)
    _fitting(canvas, inner.top(27), name, named)
    window = inner.foot(inner.height - 30)
    if place.height >= ROOMY:
        _fitting(canvas, inner.foot(25), look.lines[0], does)
        window = window.top(window.height - 27)
    fill, dark = terrain(look.background)
    canvas.fill(window, fill, 7)
    side = min(window.height * 0.94, window.width * 0.48)
    mini = side * 1.07
    left = window.left(window.width / 2)
    canvas.sprite(f"tempus/picture_idea_{look.idea}", left.middle(side, side))
    right = window.end(window.width / 2)
    canvas.sprite(f"tempus/mini_{look.background}", right.middle(mini, side).inset(side * 0.08))
    canvas.outline(window, dark, 1.4, 7)


def _row(canvas: Canvas, place: Region, name: str, look: Card) -> None:
    inner = place.inset(6, 4)
    side = min(inner.height, 60)
    window = inner.left(side * 1.1)
    fill, dark = terrain(look.background)
    canvas.fill(window, fill, 6)
    high = min(window.height, window.width * 150 / 160)
    canvas.sprite(f"tempus/mini_{look.background}", window.middle(high, high), alpha=0.5)
    canvas.outline(window, dark, 1.4, 6)
    seal = side * 0.94
    canvas.sprite(f"tempus/picture_idea_{look.idea}", window.middle(seal, seal))
    rest = inner.end(inner.width - window.width - 8)
    style = even.alike(canvas, STRONG.of(INK, 22), look.among[0], rest.width)
    if place.height >= 64:
        upper, lower = rest.rows(2)
        fitted(canvas, upper, name, style)
        words = f"{look.lines[0]} {look.lines[1]}"
        small = SMALL.of(INK, 22)
        if canvas.measure(words, small).width * 0.83 > lower.width:
            words = look.lines[0]
        fitted(canvas, lower, words, small)
        return
    wide = canvas.measure(name, style).width
    what = canvas.measure(look.lines[0], SMALL).width
    if wide + what + 14 <= rest.width:
        canvas.text(rest, look.lines[0], SMALL.of(INK, 22), "right", "middle")
    fitted(canvas, rest, name, style)


def fitted(canvas: Canvas, place: Region, words: str, style: Style) -> None:
    """Set words at the left where they fit at all; the tooltip has them in any case."""
    wide = canvas.measure(words, style).width
    if wide <= place.width:
        canvas.text(place, words, style, valign="middle")
        return
    part = place.width / wide
    if part >= 0.6 and style.size * part * canvas.scale >= 11.5:
        canvas.text(place, words, style.of(size=style.size * part * 0.97), valign="middle")


def backs(canvas: Canvas, item: Item) -> None:
    """Draw cards of which only the backs are seen, and how many they are."""
    look: Backs = item.data
    place = item.place
    words = place.foot(34)
    room = place.top(place.height - 38)
    high = min(room.height - 8, 190)
    wide = high * 160 / 240
    step = min(wide + 8, (room.width - wide) / max(1, look.count - 1))
    left = room.centre.x - (step * (look.count - 1) + wide) / 2
    for at in range(look.count):
        where = Region(left + at * step, room.y, wide, room.height).middle(wide, high)
        canvas.sprite("tempus/card_back", where)
    plate = words.middle(
        min(words.width, canvas.measure(item.text, STRONG).width + 40), words.height
    )
    canvas.fill(plate, "#f3e6c6", 10)
    canvas.text(plate.inset(8, 0), item.text, STRONG.of(INK, 22), "centre", "middle")
