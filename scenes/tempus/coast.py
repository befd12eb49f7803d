"""Drawing of the chart itself: the sea with its lines, the island on it, and the frame."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, cos, floor, pi, sin, sqrt

import pygame

from scenes.tempus.paint_specs import NO_SHORE, Sea
from scenes.tempus.palette import DEEP, SEA
from scenes.ui.canvas import Canvas
from scenes.ui.draw import in_parts
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.sprites import rasterise

ART = 84.0
"""The side of a hex in the drawings."""
FRAME = 9.0
RHUMBS = 16
LINE = "#d9efe6"
Land = tuple[Offset, str, int]
"""Centre, sprite and kind of shore of a hex."""
_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}">{2}</svg>'
_PATH = '<path d="{0}" fill="none" stroke="{1}" stroke-width="{2}" stroke-opacity="{3}"/>'


def _laid(before: Item, after: Item) -> list[Region]:
    """Give where land was laid on the same sea."""
    old, new = before.data, after.data
    if (old.water, old.side) != (new.water, new.side):
        return [after.place]
    return [_shore(centre, new.side) for centre, *_ in set(old.land) ^ set(new.land)]


@in_parts(_laid)
def chart(canvas: Canvas, item: Item) -> None:
    """Draw the framed chart with the whole island; the water below is kept for a match."""
    look: Sea = item.data
    place = item.place
    canvas.outline(place.inset(-2), DEEP, 3)
    if canvas.recorder is not None:
        _water(canvas, place, look)
    else:
        area = canvas.area(place)

        def water() -> pygame.Surface:
            layer = canvas.layer(place)
            layer.surface = pygame.Surface(area.size, 0, canvas.surface)
            _water(layer, place, look)
            return layer.surface

        key = look.water, area.size, area.topleft, canvas.scale
        canvas.blit(canvas.caches.layers.latest("tempus water", key, water), area.topleft)
    _island(canvas, place, look)


def _water(canvas: Canvas, place: Region, look: Sea) -> None:
    """Draw what stays as the island grows, the border with its hundred degrees too."""
    with canvas.clip(place.inset(FRAME)):
        canvas.texture(place, "tempus/sea")
        canvas.fill(place, "#1d5560", alpha=0.16)
        area = canvas.area(place)
        canvas.blit(_lines(canvas, place, look), area.topleft)
        for name, where in look.water.signs:
            _sign(canvas, name, where)
    _frame(canvas, place)


def _island(canvas: Canvas, place: Region, look: Sea) -> None:
    """Draw what of the island is in sight: a tile that is laid changes a small part of it."""
    with canvas.clip(place.inset(FRAME)):
        land: Sequence[Land] = look.land
        if canvas.recorder is None:
            reaches = _reaches(look.land, look.side, canvas.scale, canvas.origin)
            land = [land[at] for at in canvas.surface.get_clip().collidelistall(reaches)]
        _shores(canvas, look.side, land)
        for centre, name, _ in land:
            canvas.sprite(name, _snapped(canvas, art(centre, look.side)))
    canvas.outline(place.inset(FRAME), DEEP, 1.6)


# Asked for by each part of the chart that is painted anew.
@lru_cache(4)
def _reaches(
    land: tuple[Land, ...], side: float, scale: float, origin: tuple[int, int]
) -> list[pygame.Rect]:
    """Give in pixels how far each hex is drawn, its shore included."""
    left, top = origin
    found = []
    for centre, *_ in land:
        x, y, wide, high = (length * scale for length in _shore(centre, side))
        # A pixel more on each side: drawings begin at whole ones.
        found.append(
            pygame.Rect(floor(x) - left - 1, floor(y) - top - 1, ceil(wide) + 3, ceil(high) + 3)
        )
    return found


def art(centre: Offset, side: float, wide: float = 168, high: float = 160) -> Region:
    """Give the place of a drawing of a hex of which (84, 74) is the middle."""
    k = side / ART
    return Region(centre.x - 84 * k, centre.y - 74 * k, wide * k, high * k)


def _snapped(canvas: Canvas, place: Region) -> Region:
    """Let a place begin at a whole pixel, so that all of one size are equally large on the screen.

    Otherwise rounding makes up to four sizes of each picture of land, and each is drawn anew.
    """
    s = canvas.scale
    return Region(round(place.x * s) / s, round(place.y * s) / s, place.width, place.height)


def _lines(canvas: Canvas, place: Region, look: Sea) -> pygame.Surface:
    """Draw all lines of the sea at once: rhumbs from the rose, and the upper rims of hexes."""
    area = canvas.area(place)

    def at(x: float, y: float) -> str:
        across, down = canvas.point((x, y))
        return f"{across - area.left:.1f},{down - area.top:.1f}"

    rose = next((where for name, where in look.water.signs if name.endswith("rose")), None)
    x, y = rose.centre if rose is not None else place.centre
    far = place.width + place.height
    rays = [
        f"M{at(x, y)} L{at(x + far * cos(turn), y + far * sin(turn))}"
        for turn in (2 * pi * n / RHUMBS for n in range(RHUMBS))
    ]
    rims = [
        "M" + " L".join(at(*point) for point in corners(centre, look.side * 0.97)[:4])
        for centre in look.water.hexes
    ]
    # One picture for all: pygame's own lines are not smooth, and hundreds of blended ones are slow.
    drawn = [_PATH.format(ray, LINE, canvas.pixels(1.2), 0.16) for ray in rays]
    drawn += [_PATH.format(rim, LINE, canvas.pixels(1), 0.13) for rim in rims]
    return rasterise(_SVG.format(*area.size, "".join(drawn)), *area.size)


def corners(centre: Offset, side: float) -> tuple[Offset, ...]:
    """Give the corners of a hex."""
    x, y = centre
    half = side * sqrt(3) / 2
    return (
        Offset(x + side, y),
        Offset(x + side / 2, y + half),
        Offset(x - side / 2, y + half),
        Offset(x - side, y),
        Offset(x - side / 2, y - half),
        Offset(x + side / 2, y - half),
    )


def _sign(canvas: Canvas, name: str, where: Region) -> None:
    if name.endswith(("rose", "ship")):
        canvas.sprite(name, where)
    else:
        canvas.sprite(name, where, "#d7ebe1", 0.5)


def _shores(canvas: Canvas, side: float, land: Sequence[Land]) -> None:
    for layer, alpha in (("far", 0.5), ("near", 0.6), ("foam", 0.8)):
        for centre, _, kind in land:
            if kind != NO_SHORE:
                where = _snapped(canvas, _shore(centre, side))
                _faint(canvas, f"tempus/shore_{layer}_{kind}", where, alpha)


def _shore(centre: Offset, side: float) -> Region:
    """Give how far the shore of a hex reaches."""
    k = side / ART
    return Region(centre.x - 150 * k, centre.y - 135 * k, 300 * k, 270 * k)


def _faint(canvas: Canvas, name: str, where: Region, alpha: float) -> None:
    """Draw a half-transparent sprite that stands in many places; it is made faint once."""
    if canvas.recorder is not None:
        canvas.sprite(name, where, alpha=alpha)
        return
    area = canvas.area(where)

    def make() -> pygame.Surface:
        layer = canvas.layer(where)
        layer.sprite(name, where, alpha=alpha)
        return layer.surface

    image = canvas.caches.layers.get(("tempus shore", name, area.size), make)
    canvas.blit(image, area.topleft)


def _frame(canvas: Canvas, place: Region) -> None:
    """Draw the border of a sea chart: degrees in turns light and dark."""
    for edge in (place.top(FRAME), place.foot(FRAME), place.left(FRAME), place.end(FRAME)):
        canvas.fill(edge, "#efe3c2")
    for side in (place.top(FRAME), place.foot(FRAME)):
        _ticks(canvas, side.inset(FRAME, 2), round(place.width / 24), True)
    for side in (place.left(FRAME), place.end(FRAME)):
        _ticks(canvas, side.inset(2, FRAME), round(place.height / 24), False)


def _ticks(canvas: Canvas, strip: Region, count: int, across: bool) -> None:
    # An odd number, so that both ends of an edge are of the same shade.
    count += 1 - count % 2
    cells = strip.columns(count) if across else strip.rows(count)
    for cell in cells[1::2]:
        canvas.fill(cell, SEA)
