"""Draws what only the screens for the distance have: strips, rows, buttons, names."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scenes.companion.toolkit.measures import (
    DARK,
    HALF,
    ICON,
    LEAST,
    LIGHT,
    TEXT,
    THUMB,
    Colours,
)
from scenes.companion.toolkit.widgets import SlabLook
from scenes.shared.fronts import look as front_of
from scenes.ui import paint, theme
from scenes.ui.canvas import Canvas
from scenes.ui.colour import blend, shade
from scenes.ui.draw import Painter, touched
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import PictureLook
from scenes.ui.picture import Item
from scenes.ui.theme import Material, Style

_VEIL = {False: 0.24, True: 0.16}
"""How much of a title's material shines through, light and dark: words must stay readable."""
_NOTES = {"no": ("#7a1f15", "#fff3dc"), "yes": ("#2c5a3f", "#fdf6e4")}


def ground(canvas: Canvas, item: Item) -> None:
    """Lay the ground of a title's page: its material shines through parchment or walnut."""
    title, dark = item.data
    canvas.texture(item.place, item.look)
    stuff = _material(title)
    if stuff is not None:
        canvas.texture(item.place, stuff.texture, alpha=_VEIL[dark])


def _material(title: str) -> Material | None:
    found = front_of(title) if title else None
    return None if found is None else found.material


def strip(canvas: Canvas, item: Item) -> None:
    """Lay the wooden strip along the top, with a ribbon in the colours of the page's title."""
    place, stuff = item.place, _material(item.look)
    canvas.texture(place, "walnut")
    if stuff is None:
        canvas.fill(place.foot(place.height * 0.04), theme.BRONZE)
        return
    canvas.fill(place, shade(stuff.edge, -0.35), alpha=0.55)
    ribbon = place.foot(place.height * 0.07)
    colours = (stuff.ground, *stuff.swatches)
    for part, colour in zip(ribbon.columns(len(colours)), colours, strict=True):
        canvas.fill(part, colour)
    canvas.fill(ribbon.top(2), "#000000", alpha=0.35)


def art(canvas: Canvas, item: Item) -> None:
    """Cover a place with a title's picture, in a dark frame."""
    radius, title = item.data, item.look
    canvas.shadow(item.place, radius, 0.4, radius * 1.2, radius * 0.4)
    canvas.fill(item.place.inset(-2), "#2a180d", radius + 2)
    _cover(canvas, title, item.place, radius)
    canvas.rim(item.place, "#fff2d8", 2, radius, alpha=0.4)


def _cover(
    canvas: Canvas,
    title: str,
    place: Region,
    radius: float,
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True),
) -> None:
    found = front_of(title)
    name = f"{title}/cover" if found is None else found.cover
    paint.picture(canvas, Item("art", "picture", place, name, data=PictureLook(radius, corners)))


@touched
def row(canvas: Canvas, item: Item) -> None:
    """Draw a row: picture, key, shape or icon, words, and words at its right end."""
    look = _look_of(item)
    colours = DARK if look.dark else LIGHT
    place = _slab(canvas, item, colours, colours.chosen if item.lifted else colours.card)
    ink = colours.ink if item.intent or not item.reason else colours.quiet
    if look.art:
        place = _picture(canvas, item, look, place)
    pad = look.unit * 0.02
    left = _before(canvas, item, look, ink, place.inset(pad, 0))
    style = Style("sans", look.unit * look.size, ink, 1.1)
    if item.look == "tile":
        _named(canvas, left, item.text, look.aside, style)
        return
    if look.aside:
        bold = style.of(font="bold")
        # Beside a short name there is room for more than half.
        free = left.width - pad - canvas.measure(item.text, style).width
        wide = min(canvas.measure(look.aside, bold).width + 2, max(left.width * 0.55, free))
        said = shortened(canvas, look.aside, bold.of(size=bold.size * 0.8), wide)
        canvas.text(left.end(wide), said, bold, "right", "middle")
        left = left.left(left.width - wide - pad)
    canvas.text(left, item.text, style, "left", "middle", wrap=_long(canvas, item, style, left))


def _named(canvas: Canvas, place: Region, name: str, aside: str, style: Style) -> None:
    """Set the name of a tile in one line or two, and what else is said of it below."""
    high = canvas.measure(name, style, place.width).height
    line = style.size * style.leading
    block = place.middle(place.width, high + (line if aside else 0.0))
    canvas.text(block.top(high), name, style, "left", "middle", wrap=True)
    if aside:
        canvas.text(block.foot(line), aside, style.of(font="bold"), "left", "middle")


@touched
def button(canvas: Canvas, item: Item) -> None:
    """Draw a big button with its key."""
    look = _look_of(item)
    colours = DARK if look.dark else LIGHT
    able = bool(item.intent)
    fill = colours.chosen if item.lifted else colours.card
    fill = colours.main if look.main and able else fill
    _slab(canvas, item, colours, fill if able else blend(fill, colours.edge, 0.12))
    ink = colours.main_ink if look.main and able else colours.ink if able else colours.quiet
    pad = min(look.unit * 0.02, item.place.width * 0.06)
    room = _before(canvas, item, look, ink, item.place.inset(pad, 0))
    if item.text:
        style = Style("bold", look.unit * look.size, ink, 1.05)
        # A button has its size from those beside it, and keeps it in two lines rather than shrink.
        wrap = canvas.measure(item.text, style).width > room.width
        canvas.text(room, item.text, style, "centre", "middle", wrap=wrap)


def note(canvas: Canvas, item: Item) -> None:
    """Say in words, on a band, what is wrong, or what was done."""
    back, ink = _NOTES["yes" if item.look == "yes" else "no"]
    radius = item.place.height * 0.14
    canvas.fill(item.place, back, radius)
    style = item.data.of(ink) if isinstance(item.data, Style) else Style(colour=ink)
    room = item.place.inset(style.size * 0.5, 0)
    canvas.text(room, item.text, style, "left", "middle", wrap=True)


def name(canvas: Canvas, item: Item) -> None:
    """Set a name in one line, its end left out where there is no room for it."""
    style = item.data if isinstance(item.data, Style) else Style()
    text = shortened(canvas, item.text, style.of(size=style.size * 0.8), item.place.width)
    canvas.text(item.place, text, style, "left", "middle", spans=False)


def shortened(canvas: Canvas, text: str, style: Style, width: float) -> str:
    """Give as much of a text as fits a width in that style, with dots for the rest."""
    if canvas.measure(text, style).width <= width:
        return text
    end = len(text)
    while end > 1 and canvas.measure(f"{text[:end]}…", style).width > width:
        end -= 1
    return f"{text[:end].rstrip()}…"


def best(canvas: Canvas, item: Item) -> None:
    """Lay the ground of a total that stands out."""
    colours = DARK if item.data else LIGHT
    canvas.fill(item.place, colours.chosen, item.place.height * 0.16)


def pad(canvas: Canvas, item: Item) -> None:
    """Draw the slab that a big number or a text to be read lies on."""
    look = _look_of(item)
    _slab(canvas, item, DARK if look.dark else LIGHT, (DARK if look.dark else LIGHT).card)


def _look_of(item: Item) -> SlabLook:
    return item.data if isinstance(item.data, SlabLook) else SlabLook(1080, False)


def _picture(canvas: Canvas, item: Item, look: SlabLook, place: Region) -> Region:
    """Draw the picture of a row at its left, whole; give what is left for the words."""
    radius, wide = _round(item.place), place.height * THUMB
    if item.look == "tile":
        wide = min(wide, place.width * HALF)
    _cover(canvas, look.art, place.left(wide), radius, (True, False, True, False))
    return place.end(place.width - wide)


def _round(place: Region) -> float:
    return min(place.height * 0.16, 18.0)


def _slab(canvas: Canvas, item: Item, colours: Colours, fill: str) -> Region:
    """Draw the slab; give where its face lies."""
    place = item.place
    if canvas.mood.pressed and item.intent:
        place = place.shift(0, place.height * 0.02)
    elif canvas.mood.hover and item.intent:
        fill = blend(fill, "#ffffff", 0.12 if colours is DARK else 0.5)
    radius = _round(place)
    canvas.fill(place.inset(-1.5), colours.edge, radius + 1.5)
    canvas.fill(place, fill, radius)
    canvas.rim(place, "#fff0c8", 2, radius, alpha=0.3 if colours is DARK else 0.8)
    canvas.rim(place, colours.edge, 3, radius, top=False, alpha=0.4)
    return place


def _before(canvas: Canvas, item: Item, look: SlabLook, ink: str, room: Region) -> Region:
    """Draw key, shape and icon at the left; give what is left for the words."""
    gap = look.unit * 0.015
    if look.cap and (item.intent or item.reason):
        wide = _cap(canvas, room, look, ink)
        room = Region(room.x + wide + gap, room.y, room.width - wide - gap, room.height)
    side = min(look.unit * ICON * max(1.0, look.size / TEXT), room.height * 0.7)
    if look.seat is not None:
        canvas.seat(room.left(side).middle(side, side), look.seat)
    elif look.icon:
        spot = room.left(side).middle(side, side)
        if look.dark and not canvas.caches.sprites.inked(look.icon):
            # Drawn for parchment and dice of bone: on dark wood its browns would hardly be seen.
            canvas.fill(spot.inset(-side * 0.1), LIGHT.card, side * 0.2)
        canvas.sprite(look.icon, spot, ink)
    else:
        return room
    return Region(room.x + side + gap, room.y, room.width - side - gap, room.height)


def _cap(canvas: Canvas, room: Region, look: SlabLook, ink: str) -> float:
    """Draw a key's cap at the left of a place; give its width."""
    style = Style("bold", look.unit * LEAST * 1.03, ink, 1.0)
    high = look.unit * 0.066
    wide = max(high, canvas.measure(look.cap, style).width + look.unit * 0.024)
    place = room.left(wide).middle(wide, min(high, room.height * 0.9))
    canvas.fill(place, ink, 7, 0.12)
    canvas.outline(place, ink, look.unit * 0.002, 7, alpha=0.55)
    canvas.text(place, look.cap, style, "centre", "middle", shrink=False)
    return wide


def _long(canvas: Canvas, item: Item, style: Style, room: Region) -> bool:
    """Tell whether words need a second line, since one line would be too small."""
    return canvas.measure(item.text, style).width * 0.9 > room.width


PAINTERS: Mapping[str, Painter] = MappingProxyType(
    {
        **paint.PAINTERS,
        "distance_ground": ground,
        "distance_art": art,
        "distance_strip": strip,
        "distance_row": row,
        "distance_button": button,
        "distance_note": note,
        "distance_name": name,
        "distance_best": best,
        "distance_pad": pad,
    }
)
