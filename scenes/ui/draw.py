"""Draws items: finds the painter, and gives fading, turning and flying to those without it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

import pygame

from scenes.ui.canvas import Canvas, Mood
from scenes.ui.geometry import Region
from scenes.ui.picture import Item

Painter = Callable[[Canvas, Item], None]
Painters = Mapping[str, Painter]
Parts = Callable[[Item, Item], Iterable[Region]]
"""Where two items look different that differ in nothing but their data."""
SPILL = 20.0
"""Units around its place within which an item is drawn (shadows, rims), if nothing else is said."""
BROAD = 44.0
"""The same of what is taller than `TALL` units: it stands higher, and its shadow is wider."""
TALL = 240.0
_MOVING: set[Painter] = set()
_TOUCHED: set[Painter] = set()
_DEAF: set[Painter] = set()
_REACH: dict[Painter, float] = {}
_PARTS: dict[Painter, Parts] = {}
_SOLID: dict[Painter, Callable[[Item], Region]] = {}
_LIFT = {"hover": -2.0, "pressed": 2.0}


def moving(painter: Painter) -> Painter:
    """Mark a painter (as a decorator) that draws alpha, zoom, angle and height itself."""
    _MOVING.add(painter)
    return painter


def touched(painter: Painter) -> Painter:
    """Mark a painter (as a decorator) that shows hovering and pressing itself."""
    _TOUCHED.add(painter)
    return painter


def deaf(painter: Painter) -> Painter:
    """Mark a painter (as a decorator) that draws nothing of whether its item can be clicked.

    What lies still is then not drawn anew just because it answers now, or answers no more.
    """
    _DEAF.add(painter)
    return painter


def is_deaf(painter: Painter | None) -> bool:
    """Tell whether a painter was marked so."""
    return painter in _DEAF


def reaching(units: float) -> Callable[[Painter], Painter]:
    """Mark a painter (as a decorator) that draws further than `SPILL` around its item's place."""

    def mark(painter: Painter) -> Painter:
        _REACH[painter] = units
        return painter

    return mark


def reach(item: Item, painter: Painter | None) -> Region:
    """Give the region of the window within which an item is drawn."""
    usual = BROAD if item.place.height > TALL * item.unit else SPILL
    far = usual if painter is None else _REACH.get(painter, usual)
    return item.place.inset(-far * max(1.0, item.unit))


def in_parts(parts: Parts) -> Callable[[Painter], Painter]:
    """Mark a painter (as a decorator) of something large that mostly changes in small parts."""

    def on_window(old: Item, new: Item) -> Iterable[Region]:
        found = parts(old.in_own_units(), new.in_own_units())
        return [place.inset(-SPILL).scaled(new.unit) for place in found]

    def mark(painter: Painter) -> Painter:
        _PARTS[painter] = on_window
        return painter

    return mark


def dataless(painter: Painter) -> Painter:
    """Mark a painter (as a decorator) that draws nothing of its item's data."""
    _PARTS[painter] = lambda _old, _new: ()
    return painter


def solid(inset: float) -> Callable[[Painter], Painter]:
    """Mark a painter (as a decorator) that covers its place but for so many units at each edge.

    What lies below is then not painted where it cannot be seen.
    """

    def covered(item: Item) -> Region:
        return item.in_own_units().place.inset(inset).scaled(item.unit)

    def mark(painter: Painter) -> Painter:
        _SOLID[painter] = covered
        return painter

    return mark


def covers(item: Item, painter: Painter | None) -> Region | None:
    """Give the part of the window of which an item leaves nothing to be seen, if there is one."""
    if painter is None or painter not in _SOLID or _moves(item):
        return None
    return _SOLID[painter](item)


def parts_of(painter: Painter | None) -> Parts | None:
    """Give what tells where two items look different, if the painter was marked so."""
    return None if painter is None else _PARTS.get(painter)


def draw_item(canvas: Canvas, item: Item, painters: Painters, mood: Mood | None = None) -> None:
    """Draw one item, touched as `mood` says."""
    if canvas.recorder is not None:
        canvas.recorder.item = item.id
    painter = painters.get(item.kind)
    if painter is None:
        canvas.missing(f"painter {item.kind}")
        canvas.outline(item.place, "#8a6a48", 2, 8, dash=6)
        return
    canvas.mood = mood or Mood()
    if mood and item.intent and painter not in _TOUCHED:
        rise = _LIFT["pressed"] if mood.pressed else _LIFT["hover"] if mood.hover else 0.0
        item = replace(item, place=item.place.shift(0, rise)) if rise else item
    if painter in _MOVING or not _moves(item):
        _paint(canvas, item, painter)
    else:
        _through_layer(canvas, item, painter)
    canvas.mood = Mood()


def _paint(canvas: Canvas, item: Item, painter: Painter) -> None:
    """Let a painter draw in the item's own units, whatever they are on the window."""
    painter(canvas.in_units(item.unit), item.in_own_units())


def _moves(item: Item) -> bool:
    return item.alpha < 1 or item.zoom != 1 or item.angle % 360 != 0 or item.height > 0


def _through_layer(canvas: Canvas, item: Item, painter: Painter) -> None:
    """Paint into a kept layer, then turn, scale and fade that."""
    if item.height > 0:
        _flying_shadow(canvas, item)
    sheet = _sheet(canvas, item, painter)
    turned = item.zoom != 1 or item.angle % 360 != 0
    image = pygame.transform.rotozoom(sheet, item.angle, item.zoom) if turned else sheet
    place = canvas.area(item.place.shift(0, -item.height))
    width, height = image.get_size()
    at = place.centerx - width // 2, place.centery - height // 2
    canvas.blit(image, at, item.alpha, pygame.BLEND_PREMULTIPLIED)


def _sheet(canvas: Canvas, item: Item, painter: Painter) -> pygame.Surface:
    """Give the item painted still, with premultiplied alpha; kept as long as it looks the same."""
    still = replace(item, alpha=1.0, zoom=1.0, angle=0.0, height=0.0, live=False)
    size = canvas.area(item.place).size

    def make() -> pygame.Surface:
        layer = canvas.layer(reach(still, painter))
        _paint(layer, still, painter)
        return layer.surface.premul_alpha()

    key = (
        painter,
        item.look,
        item.text,
        item.data,
        item.lifted,
        item.reason,
        size,
        item.unit,
        canvas.scale,
        canvas.mood,
        canvas.palette.name,
    )
    try:
        return canvas.caches.layers.get(key, make)
    except TypeError:
        return make()


def _flying_shadow(canvas: Canvas, item: Item) -> None:
    """Lay a shadow on the table that parts from the item and grows softer with its height."""
    far = min(1.0, item.height / 160)
    place = item.place.inset(item.place.width * 0.06).shift(item.height * 0.18, item.height * 0.3)
    blur = 6 + round(far * 4) * 4
    radius = min(place.size) * 0.3
    canvas.shadow(place, radius, (0.45 - 0.25 * far) * item.alpha, blur, 4)
