"""The painters that all scenes share, by kind of item."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

import pygame

from scenes.ui import buttons, theme
from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painter, moving
from scenes.ui.geometry import Offset, Region
from scenes.ui.paint_specs import (
    PanelLook,
    PictureLook,
    ScrollLook,
    TextLook,
)
from scenes.ui.picture import Item
from scenes.ui.sprites import Missing, deep

_PILLS = {
    "dark": ("#1a0f08", theme.WALNUT_INK),
    "light": ("#f4ead3", theme.PARCHMENT_INK),
    "gold": ("#f2b654", "#2c1706"),
    "red": ("#6d1c14", "#fbe9cd"),
}


Covering: TypeAlias = Callable[[Canvas, Item, PictureLook], pygame.Surface]
"""Makes what covers the place of a picture."""


def ground(canvas: Canvas, item: Item) -> None:
    """Cover a place with a material (look, else walnut), darker towards its corners."""
    name = item.look or "walnut"
    area = canvas.area(item.place)

    def make() -> pygame.Surface:
        sheet = pygame.Surface(area.size, 0, canvas.surface)
        whole = Canvas(sheet, canvas.scale, canvas.caches, origin=area.topleft)
        whole.texture(item.place, name)
        # The ground is kept as a whole: a tile of four megabytes would lie beside it unused.
        canvas.caches.textures.forget(name)
        sheet.blit(pygame.transform.smoothscale(canvas.caches.shapes.vignette(), area.size), (0, 0))
        return sheet

    canvas.surface.blit(canvas.caches.grounds.get((name, area.size, canvas.scale), make), area)


def panel(canvas: Canvas, item: Item) -> None:
    """Draw a slab of the material that its look names."""
    look = item.data if isinstance(item.data, PanelLook) else PanelLook()
    canvas.panel(item.place, item.look or "parchment", look.radius, look.raised, look.edge)


def card(canvas: Canvas, item: Item) -> None:
    """Draw a parchment card; chosen (`lifted`) or under the pointer it has a golden edge."""
    look = item.data if isinstance(item.data, PanelLook) else PanelLook(12)
    canvas.panel(item.place, item.look or "parchment", look.radius, look.raised, look.edge)
    if item.lifted or (canvas.mood.hover and item.intent):
        canvas.outline(item.place.inset(-1.5), theme.FOCUS, 3, look.radius + 1.5)


def text(canvas: Canvas, item: Item) -> None:
    """Set words as `data` (a TextLook, or a Style) says."""
    look = item.data if isinstance(item.data, TextLook) else TextLook(item.data or theme.BODY)
    canvas.text(
        item.place,
        item.text,
        look.style,
        look.align,
        look.valign,
        look.wrap,
        strike=look.strike,
        drop=look.drop,
    )


def pill(canvas: Canvas, item: Item) -> None:
    """Draw words in a pill: look "dark", "light", "gold" or "red"."""
    back, ink = _PILLS.get(item.look, _PILLS["dark"])
    canvas.fill(item.place, back, item.place.height / 2, 0.85)
    style = theme.STRONG.of(ink, min(24, item.place.height * 0.62))
    canvas.text(item.place.inset(10, 0), item.text, style, "centre", "middle")


@moving
def icon(canvas: Canvas, item: Item) -> None:
    """Draw a sprite (look) in a colour (data)."""
    colour = item.data if isinstance(item.data, str) else ""
    place = item.place
    if item.zoom != 1 or item.height:
        size = place.width * item.zoom, place.height * item.zoom
        place = place.middle(*size).shift(0, -item.height)
    canvas.sprite(item.look, place, colour, item.alpha, item.angle)


def seat(canvas: Canvas, item: Item) -> None:
    """Draw the shape of the seat whose colour `data` numbers."""
    canvas.seat(item.place, int(item.data or 0))


def meeple(canvas: Canvas, item: Item) -> None:
    """Draw a wooden person of the seat whose colour `data` numbers."""
    canvas.meeple(item.place, int(item.data or 0))


def divider(canvas: Canvas, item: Item) -> None:
    """Draw a line through the middle of its place, along its longer side; data: its colour."""
    colour = item.data if isinstance(item.data, str) else theme.PARCHMENT_EDGE
    x, y = item.place.centre
    if item.place.width >= item.place.height:
        ends = Offset(item.place.x, y), Offset(item.place.right, y)
    else:
        ends = Offset(x, item.place.y), Offset(x, item.place.bottom)
    canvas.line(*ends, colour, 1.5, 0.45)


def shield(canvas: Canvas, item: Item) -> None:
    """Dim what lies beneath; look "clear" only swallows clicks."""
    if item.look != "clear":
        canvas.fill(item.place, "#0b0603", alpha=0.58)


def picture(canvas: Canvas, item: Item, make: Covering | None = None) -> None:
    """Show the sprite or picture file that its look names; it covers its place."""
    look = item.data if isinstance(item.data, PictureLook) else PictureLook()
    area = canvas.area(item.place)
    key = ("picture", item.look, area.size, look)
    try:
        image = canvas.caches.layers.get(key, lambda: (make or covering)(canvas, item, look))
    except Missing as error:
        canvas.missing(str(error))
        canvas.fill(item.place, "#4d3320", look.radius)
        return
    canvas.blit(image, area.topleft, flags=pygame.BLEND_PREMULTIPLIED)


def covering(canvas: Canvas, item: Item, look: PictureLook) -> pygame.Surface:
    """Scale a picture so that it covers the place, cut its corners round; premultiplied."""
    width, height = canvas.area(item.place).size
    source = canvas.caches.sprites.read(item.look)
    scale = max(width / source.get_width(), height / source.get_height())
    part = pygame.Rect(0, 0, round(width / scale), round(height / scale))
    part = part.clip(source.get_rect())
    part.center = source.get_rect().center
    cut = deep(source.subsurface(part.clip(source.get_rect())), pygame.SRCALPHA).premul_alpha()
    image = pygame.transform.smoothscale(cut, (width, height))
    radius = canvas.pixels(look.radius, 0)
    if radius:
        mask = canvas.layer(item.place)
        mask.fill(item.place, "#ffffff", look.radius)
        for place, rounded in enumerate(look.corners):
            if not rounded:
                at = (width - radius) * (place % 2), (height - radius) * (place // 2)
                mask.surface.fill("#ffffff", (*at, radius, radius))
        image.blit(mask.surface.premul_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def progress(canvas: Canvas, item: Item) -> None:
    """Draw a groove filled to `data` (0..1)."""
    radius = item.place.height / 2
    canvas.well(item.place, "#3a281b", radius)
    share = min(1.0, max(0.0, float(item.data or 0)))
    if share > 0:
        inner = item.place.inset(2)
        canvas.fill(inner.left(max(inner.height, inner.width * share)), theme.BRONZE, radius - 2)


def scrollbar(canvas: Canvas, item: Item) -> None:
    """Draw a scroll bar; `data` is a ScrollLook."""
    look = item.data if isinstance(item.data, ScrollLook) else ScrollLook(0, 1)
    radius = item.place.width / 2
    dark = item.look != "walnut"
    canvas.fill(item.place, "#3a2416" if dark else "#000000", radius, 0.2 if dark else 0.5)
    high = max(item.place.width * 2, item.place.height * look.share)
    y = item.place.y + (item.place.height - high) * look.start
    thumb = Region(item.place.x, y, item.place.width, high)
    canvas.fill(thumb, "#8a5f2c" if dark else "#c99a5b", radius)


def lamp(canvas: Canvas, item: Item) -> None:
    """Draw a small lamp, lit when `data` is true."""
    radius = min(item.place.size) / 2
    if item.data:
        canvas.circle(item.place.centre, radius, "#f2b654")
        canvas.circle(item.place.centre, radius, "#ffe2a8", 0.8, ring=1.5)
    else:
        canvas.circle(item.place.centre, radius, "#f2b654", 0.9, ring=2.2)


def check(canvas: Canvas, item: Item) -> None:
    """Draw a box with a hook when `data` is true, words beside it."""
    side = min(34.0, item.place.height)
    place = item.place.left(side).middle(side, side)
    canvas.fill(place, "#fbf3e0" if canvas.mood.hover else "#f4e8cf", 7)
    canvas.rim(place, "#6b4a2a", 2, 7, alpha=0.45)
    canvas.outline(place, "#6b4a2a", 1.8, 7)
    if item.data:
        canvas.sprite("common/check", place.inset(side * 0.14), theme.SAFE)
    ink = theme.WALNUT_INK if item.look == "walnut" else theme.PARCHMENT_INK
    words = Region(place.right + 12, item.place.y, item.place.width - side - 12, item.place.height)
    canvas.text(words, item.text, theme.BODY.of(ink), "left", "middle", wrap=True)


PAINTERS: Mapping[str, Painter] = MappingProxyType(
    {
        "ground": ground,
        "panel": panel,
        "card": card,
        "text": text,
        "pill": pill,
        "icon": icon,
        "seat": seat,
        "meeple": meeple,
        "divider": divider,
        "shield": shield,
        "picture": picture,
        "progress": progress,
        "scrollbar": scrollbar,
        "lamp": lamp,
        "check": check,
        "button": buttons.button,
        "toggle": buttons.toggle,
        "slider": buttons.slider,
        "segments": buttons.segments,
        "segment": buttons.segment,
        "field": buttons.field,
        "row": buttons.row,
        "key": buttons.key,
    }
)
