"""Drawing of what lies beside the chart: the ages, the race, actions and tokens."""

from __future__ import annotations

from scenes.tempus.coast import art
from scenes.tempus.paint_specs import (
    Age,
    Deed,
    Race,
    Tokens,
)
from scenes.tempus.palette import (
    GOLD,
    HONEY,
    INK,
    LINE,
    PLATE,
    QUIET,
    SAFE,
    TILE,
    TILE_EDGE,
    TILE_WARM,
    terrain,
)
from scenes.ui import even
from scenes.ui.canvas import Canvas
from scenes.ui.draw import deaf, touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG

SAID = 22.0
"""Size of what an era changes."""

# The ages


def age(canvas: Canvas, item: Item) -> None:
    """Draw a row of the era track: land that counts, name, what changes, who stands here."""
    look: Age = item.data
    place = item.place
    if look.state == "now":
        canvas.fill(place.inset(0, 1), HONEY, 9)
        canvas.outline(place.inset(0, 1), "#8f5b1c", 1.8, 9)
    elif look.state == "next":
        canvas.outline(place.inset(0, 1), terrain(look.terrain)[1], 1.6, 9, 6)
    row = place.inset(10, 0)
    side = min(row.height - 4, 36)
    if look.terrain:
        canvas.sprite(
            f"tempus/mini_{look.terrain}", row.left(side * 1.07).middle(side * 1.07, side)
        )
    x = row.x + side * 1.07 + 10
    ink = QUIET if look.state == "past" else INK
    # Never smaller than what is said of the era: both stand in one row.
    wide, size = min(row.width * 0.355, 196), min(24.0, max(SAID, row.height * 0.66))
    style = even.alike(canvas, STRONG.of(ink, size), look.among, wide)
    canvas.text(Region(x, row.y, wide, row.height), look.name, style, valign="middle")
    named = x + min(wide, canvas.measure(look.name, style).width) + 10
    x += wide + 8
    end = _markers(canvas, row, look)
    rest = Region(x, row.y, end - x - 6, row.height)
    _gives(canvas, rest, named, item.text, look, ink)


def _markers(canvas: Canvas, row: Region, look: Age) -> float:
    """Draw who stands here; give the x at which that begins."""
    side = min(28, row.height - 6)
    x = row.right
    for colour in reversed(look.seats):
        x -= side + 3
        canvas.seat(Region(x, row.y, side, row.height).middle(side, side), colour)
    return x


def _gives(canvas: Canvas, place: Region, named: float, brief: str, look: Age, ink: str) -> None:
    """Say what changes, in words where they fit, else by signs; and what counts next.

    Where even signs find no room in their column, they begin where the name ends (`named`).
    """
    style = SMALL.of(ink, SAID)
    words = look.gives
    wide = canvas.measure(words, style).width
    if words and wide > place.width:
        words, wide = brief, canvas.measure(brief, style).width
    if look.aside:
        strong = STRONG.of(terrain(look.terrain)[1], 22)
        need = canvas.measure(look.aside, strong).width
        if wide + need + 14 > place.width:
            words, wide = brief, canvas.measure(brief, style).width
        if wide + need + 14 <= place.width:
            canvas.text(place, look.aside, strong, "right", "middle")
            place = place.left(place.width - need - 10)
    if wide > place.width:
        x = max(named, place.right - wide)
        place = Region(x, place.y, place.right - x, place.height)
    if words and wide <= place.width / 0.8:
        canvas.text(place, words, style, valign="middle")


def race(canvas: Canvas, item: Item) -> None:
    """Draw everybody's progress points for the next era."""
    look: Race = item.data
    place = item.place
    canvas.line(Offset(place.x, place.y), Offset(place.right, place.y), LINE, 1.2, 0.5)
    cell = 66
    marks = place.end(min(cell * len(look.seats), place.width * 0.7))
    words = place.left(place.width - marks.width - 8)
    side = 26
    canvas.sprite("tempus/progress", words.left(side).middle(side, side), "#2f6c75")
    style = SMALL.of(QUIET, 22)
    text = words.end(words.width - side - 8)
    if canvas.measure(item.text, style.of(size=style.size * 0.83)).width <= text.width:
        canvas.text(text, item.text, style, valign="middle")
    for (colour, points, leads), where in zip(
        look.seats, marks.columns(len(look.seats)), strict=True
    ):
        size = min(24, where.width * 0.42)
        canvas.seat(where.left(size + 4).middle(size, size), colour)
        number = (STRONG if leads else SMALL).of(SAFE if leads else INK, 24)
        rest = where.end(where.width - size - 8)
        canvas.text(rest, str(points), number, valign="middle")


# Actions


@deaf
@touched
def deed(canvas: Canvas, item: Item) -> None:
    """Draw a button of an action, a terrain or a number."""
    look: Deed = item.data
    place = item.place
    warm = canvas.mood.hover and bool(item.intent)
    radius = 12
    canvas.fill(place.shift(0, 3), "#4a2a0c", radius, 0.5)
    fill = PLATE if look.on else TILE_WARM if warm else TILE
    canvas.fill(place, fill, radius)
    canvas.rim(place, "#ffffff", 1.6, radius, alpha=0.5 if not look.on else 0.25)
    edge = GOLD if look.on or canvas.mood.focus else TILE_EDGE
    canvas.outline(place, edge, 3 if look.on else 1.6, radius)
    ink = "#f6ecd0" if look.on else INK if look.able else QUIET
    style = STRONG.of(ink, 23)
    art = "" if look.sign.startswith("tempus/mini") else ink
    alpha = 1.0 if look.able else 0.55
    if look.wide:
        side = min(place.height * 0.62, 34)
        inner = place.inset(8, 0)
        fits = canvas.measure(item.text, style).width * 0.83 <= inner.width - side - 8
        if not fits:
            canvas.sprite(look.sign, place.middle(side, side), art, alpha)
            return
        canvas.sprite(look.sign, inner.left(side).middle(side, side), art, alpha)
        words = inner.end(inner.width - side - 8)
        canvas.text(words, item.text, style, valign="middle")
        return
    side = min(52, place.height * 0.5)
    canvas.sprite(look.sign, place.top(place.height * 0.66).middle(side, side), art, alpha)
    words = place.foot(place.height * 0.36).inset(4, 0)
    if canvas.measure(item.text, style).width * 0.83 <= words.width:
        canvas.text(words, item.text, style, "centre", "middle")
    if look.cap and place.width > 80:
        cap = SMALL.of("#cfe0dc" if look.on else QUIET, 22)
        corner = Region(place.x + 7, place.y + 2, 20, 28)
        canvas.text(corner, look.cap, cap, valign="middle")


def tokens(canvas: Canvas, item: Item) -> None:
    """Draw action tokens, those left first."""
    look: Tokens = item.data
    place = item.place
    step = min(36, place.width / max(1, look.most))
    side = min(step, 34, place.height)
    for at in range(look.most):
        where = Region(place.x + at * step, place.y, step, place.height).middle(side, side * 1.08)
        canvas.sprite("tempus/token_ready" if at < look.left else "tempus/token_spent", where)


def tile(canvas: Canvas, item: Item) -> None:
    """Draw the tile drawn: seven hexes, as it is turned."""
    names: tuple[str, ...] = item.data
    place = item.place
    high = 3**0.5
    side = min(place.width / 5, place.height / (3 * high))
    x, y = place.centre
    around = ((0, -1), (0.75, -0.5), (0.75, 0.5), (0, 1), (-0.75, 0.5), (-0.75, -0.5))
    spots = [Offset(x, y)]
    spots += [Offset(x + dx * 2 * side, y + dy * high * side) for dx, dy in around]
    pairs = sorted(zip(spots, names, strict=True), key=lambda pair: pair[0].y)
    for centre, name in pairs:
        canvas.sprite(f"tempus/hex_{name}_0", art(centre, side))
