"""Drawing of what lies on the chart: hexes that are lit, people, cities, and planned ways."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

from scenes.table import paint
from scenes.tempus.coast import art, corners
from scenes.tempus.paint_specs import (
    Folk,
    Spot,
    Tower,
    Way,
)
from scenes.tempus.palette import (
    DEEP,
    FOAM,
    GOLD,
    GOLD_DARK,
    INK,
    LAND,
)
from scenes.ui.canvas import Canvas
from scenes.ui.draw import deaf, moving, touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import NUMBER, STRONG

_GROUPS = {
    1: ((0.0, 0.04, 1.12),),
    2: ((-0.36, -0.02, 0.96), (0.36, 0.1, 0.96)),
    3: ((0.0, -0.34, 0.88), (-0.4, 0.22, 0.88), (0.4, 0.22, 0.88)),
    4: ((-0.34, -0.32, 0.8), (0.34, -0.32, 0.8), (-0.34, 0.3, 0.8), (0.34, 0.3, 0.8)),
    5: (
        (-0.36, -0.38, 0.72),
        (0.36, -0.38, 0.72),
        (0.0, 0.0, 0.72),
        (-0.36, 0.36, 0.72),
        (0.36, 0.36, 0.72),
    ),
}
"""Where people stand on a hex: (x, y, size) in sides."""


# On the hexes


@deaf
@touched
def spot(canvas: Canvas, item: Item) -> None:
    """Draw what is special about a hex: in reach, chosen, attacked, counted, planned."""
    look: Spot = item.data
    side = look.side
    centre = item.place.centre
    if look.ghost:
        canvas.sprite(look.ghost, art(centre, side), alpha=0.82)
    if look.state == "reach":
        canvas.sprite("tempus/hex_reach", art(centre, side))
    elif look.state == "own":
        canvas.sprite("tempus/hex_own", art(centre, side))
    elif look.state in ("to", "start"):
        canvas.sprite("tempus/hex_chosen", art(centre, side))
        _ring(canvas, centre, side * 0.93, GOLD, side * 0.12)
    elif look.state in ("target", "struck"):
        chosen = look.state == "struck"
        points = corners(centre, side * 0.9)
        canvas.polygon(points, "#c22d12", 0.4 if chosen else 0.22)
        _ring(canvas, centre, side * 0.9, "#c22d12", side * (0.14 if chosen else 0.09))
    if look.mark:
        _counts(canvas, centre, side)
    if canvas.mood.hover and item.intent and look.state:
        _ring(canvas, centre, side * 0.95, FOAM, side * 0.06)


def _ring(canvas: Canvas, centre: Offset, side: float, colour: str, width: float) -> None:
    points = corners(centre, side)
    for a, b in zip(points, (*points[1:], points[0]), strict=True):
        # Its own round for all dark edges, or each would lie over the line drawn before.
        canvas.line(a, b, "#2a120a", width + 2, 0.7)
    for a, b in zip(points, (*points[1:], points[0]), strict=True):
        canvas.line(a, b, colour, width)


def _counts(canvas: Canvas, centre: Offset, side: float) -> None:
    """Mark land on which people count for the next era."""
    size = side * 0.44
    place = Region(centre.x + side * 0.32, centre.y + side * 0.36, size, size)
    canvas.circle(place.centre, size * 0.56, "#f6ecd0", 0.94)
    canvas.circle(place.centre, size * 0.56, "#2f6c75", ring=size * 0.08)
    canvas.sprite("tempus/progress", place.inset(size * 0.16), "#1f4b51")


@moving
def people(canvas: Canvas, item: Item) -> None:
    """Draw the people on a hex."""
    look: Folk = item.data
    with canvas.clip(look.window):
        _people(canvas, item, look)


def _people(canvas: Canvas, item: Item, look: Folk) -> None:
    centre = item.place.shift(0, -item.height).centre
    side = look.side * item.zoom
    # More than five would be too small to tell apart: from there on a number says it.
    spots = _GROUPS[min(look.count, 5)]
    for at, (x, y, size) in enumerate(spots):
        wide = side * size
        place = Region(centre.x + x * side - wide / 2, centre.y + y * side - wide / 2, wide, wide)
        canvas.meeple(place, look.colour)
        if at < look.tired:
            mark = side * 0.26
            where = Region(place.right - mark * 0.9, place.y - mark * 0.1, mark, mark)
            canvas.circle(where.centre, mark * 0.56, "#fbf2da", 0.95)
            canvas.sprite("common/check", where.inset(mark * 0.1), "#27573d")
    if look.count > 5:
        _number(canvas, centre, side, str(look.count))
    if look.extra:
        _plate(canvas, Offset(centre.x - side * 0.58, centre.y - side * 0.5), side)
    if look.born:
        mark = side * 0.42
        where = Region(centre.x + side * 0.4, centre.y - side * 0.72, mark, mark)
        canvas.circle(where.centre, mark * 0.56, "#fbf2da", 0.95)
        canvas.sprite("tempus/baby", where.inset(mark * 0.12), INK)


def _number(canvas: Canvas, centre: Offset, side: float, words: str) -> None:
    place = Region(centre.x - side * 0.3, centre.y - side * 0.3, side * 0.6, side * 0.6)
    canvas.circle(centre, side * 0.32, "#fbf2da")
    canvas.text(place, words, STRONG.of(INK, side * 0.44), "centre", "middle")


def _plate(canvas: Canvas, centre: Offset, side: float) -> None:
    """Tell that more may stand here."""
    size = side * 0.42
    place = Region(centre.x - size / 2, centre.y - size / 2, size, size)
    canvas.circle(centre, size * 0.56, "#fbf2da", 0.95)
    canvas.circle(centre, size * 0.56, "#2f6c75", ring=size * 0.08)
    canvas.sprite("tempus/idea_sanitation", place.inset(size * 0.12), "#1f4b51")


@moving
def city(canvas: Canvas, item: Item) -> None:
    """Draw a city with its value."""
    look: Tower = item.data
    place = item.place.shift(0, -item.height)
    if item.zoom != 1:
        place = place.middle(place.width * item.zoom, place.height * item.zoom)
    with canvas.clip(look.window):
        canvas.sprite(f"tempus/city_{look.shape}", place, alpha=item.alpha)
        k = place.height / 116
        # Wider than the plate on the sprite: on small hexes the number keeps its least size.
        plate = Region(place.centre.x - 32 * k, place.y + 42 * k, 64 * k, 64 * k)
        style = NUMBER.of(INK, 34 * k)
        canvas.text(plate, str(look.value), style, "centre", "middle")


def way(canvas: Canvas, item: Item) -> None:
    """Draw the way a person would go: dots over land, a curve with a ship over water."""
    look: Way = item.data
    points, side = look.points, look.side
    if look.water:
        # By sea the way is nobody's choice, so only its ends are true; a bow does not feign a
        # route.
        points = _curve(points[0], points[-1])
    width = side * 0.15
    # All shadows before all dots, so that none falls on the dot beside it.
    for lower, colour, alpha in ((2.0, LAND, 0.5), (0.0, "#fff3cf", 1.0)):
        for spot in _dots(points, width * 2.1):
            canvas.circle(spot + Offset(0, lower), width / 2 + lower / 3, colour, alpha)
    if look.water:
        x, y = points[len(points) // 2]
        size = side * 0.9
        canvas.sprite("tempus/ship", Region(x - size / 2, y - size * 0.7, size, size))


def _curve(a: Offset, b: Offset) -> tuple[Offset, ...]:
    """Give a flat bow between two points."""
    mid = a.blend(b, 0.5)
    dx, dy = b.x - a.x, b.y - a.y
    top = Offset(mid.x + dy * 0.18, mid.y - dx * 0.18)
    parts = [n / 16 for n in range(17)]
    return tuple(a.blend(top, t).blend(top.blend(b, t), t) for t in parts)


def _dots(points: tuple[Offset, ...], gap: float) -> list[Offset]:
    found: list[Offset] = []
    for a, b in pairwise(points):
        long = sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
        count = max(1, round(long / gap))
        found += [a.blend(b, n / count) for n in range(1, count + 1)]
    return found


@touched
def tool(canvas: Canvas, item: Item) -> None:
    """Draw a tool of the chart as a round brass button."""
    place = item.place
    radius = place.width / 2
    warm = canvas.mood.hover or bool(item.data)
    canvas.circle(place.centre + Offset(0, 2), radius, "#10231f", 0.4)
    canvas.circle(place.centre, radius, GOLD if warm else "#efe3c2")
    canvas.circle(place.centre, radius, GOLD_DARK, ring=2)
    canvas.sprite(item.look, place.inset(radius * 0.5), DEEP)


def mark(canvas: Canvas, item: Item) -> None:
    """Draw the ring around what others changed; around a hex and what stands on it a round one."""
    if item.look not in ("people", "city", "spot"):
        paint.mark(canvas, item)
        return
    size = min(item.place.size) * 0.56
    centre = item.place.centre
    canvas.circle(centre, size + 1.5, "#2a190f", 0.75, ring=4)
    canvas.circle(centre, size, "#fbe3a8", ring=2.4)


@moving
def glow(canvas: Canvas, item: Item) -> None:
    """Light a hex up for a moment, or draw a ring of light; `alpha` says how strong."""
    if item.look != "hex":
        paint.shine(canvas, item)
        return
    side = item.place.width / 2
    canvas.polygon(corners(item.place.centre, side * 0.95), GOLD, 0.5 * item.alpha)
