"""Painters of what is pressed: buttons, switches, segments, fields, rows."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.colour import blend, shade
from scenes.ui.draw import reaching, touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.paint_specs import ButtonLook, FieldLook, RowLook
from scenes.ui.picture import Item
from scenes.ui.theme import Style

__all__ = ["button", "field", "key", "row", "segment", "segments", "slider", "toggle"]


@dataclass(frozen=True, slots=True)
class _Slab:
    """The colours of a button's body."""

    top: str
    bottom: str
    ink: str
    edge: str
    light: str
    low: str
    """Colour of the thick lower edge."""
    thick: float
    style: Style


_SLABS = {
    "action": _Slab(
        theme.BRONZE,
        theme.BRONZE_DARK,
        theme.BRONZE_INK,
        "#4a2a0c",
        "#fff0c8",
        "#9a6022",
        5,
        theme.ACTION,
    ),
    "second": _Slab(
        theme.WOOD,
        theme.WOOD_DARK,
        theme.WALNUT_INK,
        "#1b100a",
        "#ffe1af",
        "#352214",
        3.5,
        theme.STRONG,
    ),
}


@touched
@reaching(28)
def button(canvas: Canvas, item: Item) -> None:
    """Draw a button: "action", "second", "quiet" (words only) or "tool" (a round icon)."""
    if item.look == "tool":
        _tool(canvas, item)
    elif item.look == "quiet":
        _quiet(canvas, item)
    else:
        _slab(canvas, item, _SLABS["action" if item.look == "action" else "second"])


def _pose(canvas: Canvas, item: Item) -> tuple[Region, float]:
    """Give where the button's body lies, and how much lighter it is."""
    if not item.intent:
        return item.place, 0.0
    if canvas.mood.pressed:
        return item.place.shift(0, 3), -0.05
    if canvas.mood.hover:
        return item.place.shift(0, -2), 0.08
    return item.place, 0.0


def _slab(canvas: Canvas, item: Item, slab: _Slab) -> None:
    place, light = _pose(canvas, item)
    radius = min(14.0, place.height * 0.24)
    able, down = bool(item.intent), canvas.mood.pressed and bool(item.intent)
    if able and not down:
        lift = 6 if canvas.mood.hover else 0
        canvas.shadow(place, radius, 0.5, 12 + lift, 6 + lift / 3)
    width = 2.0
    canvas.fill(place.inset(-width), slab.edge, radius + width)
    dull = 0.0 if able else 0.35
    top, bottom = (
        blend(shade(colour, light), "#5c4632" if slab.thick > 4 else "#3a281b", dull)
        for colour in (slab.top, slab.bottom)
    )
    canvas.gradient(place, top, bottom, radius)
    if able:
        canvas.rim(place, slab.light, 2, radius, alpha=0.7 if slab.thick > 4 else 0.25)
        if not down:
            canvas.rim(place, slab.low, slab.thick, radius, top=False)
    else:
        canvas.rim(place, slab.light, 1.5, radius, alpha=0.18)
    foot = slab.thick if able and not down else 0
    face = Region(place.x, place.y, place.width, place.height - foot)
    ink = slab.ink if able else blend(slab.ink, bottom, 0.4 if slab.thick <= 4 else 0.12)
    look = item.data if isinstance(item.data, ButtonLook) else ButtonLook()
    if look.sign:
        _sign(canvas, face.left(face.height).inset(7), look.sign)
        face = face.end(face.width - face.height)
    if look.mark:
        side = face.height * 0.4
        canvas.sprite(look.mark, face.end(side + 28).left(side).middle(side, side), ink)
        face = face.left(face.width - side - 28)
    _label(canvas, item, face, slab.style.of(ink))


def _sign(canvas: Canvas, card: Region, name: str) -> None:
    """Draw the small card of a row with its picture; what has no colours of its own is inked."""
    radius = card.height * 0.14
    canvas.fill(card.inset(-1.5), "#1b100a", radius + 1.5, 0.55)
    canvas.gradient(card, "#f8ecd2", "#ead3a4", radius)
    canvas.rim(card, "#fffaf0", 1.5, radius, alpha=0.7)
    canvas.sprite(name, card.inset(card.height * 0.09), theme.PARCHMENT_INK)


def _label(canvas: Canvas, item: Item, face: Region, style: Style) -> None:
    """Set icon, words and key cap in the middle of a button, shrunk to its width."""
    look = item.data if isinstance(item.data, ButtonLook) else ButtonLook()
    size = look.size or min(style.size, face.height * 0.46)
    gap = 12.0
    for factor in (1.0, 0.92, 0.85, 0.8):
        style = style.of(size=size * factor)
        side = style.size * 1.25 if look.icon else 0.0
        words = canvas.measure(item.text, style).width if item.text else 0.0
        cap = _cap_width(canvas, look.key) if look.key and item.intent else 0.0
        parts = [part for part in (side, words, cap) if part]
        total = sum(parts) + gap * max(0, len(parts) - 1)
        if total <= face.width - 24:
            break
        gap = 8.0
    if total > face.width - 16 and cap:
        total, cap = total - cap - gap, 0.0
    room = face.width - 16 - (total - words)
    x = face.x + max(8.0, min(look.begin or face.width, (face.width - total) / 2))
    if look.icon:
        if not item.text:
            x = face.centre.x - side / 2
        canvas.sprite(look.icon, Region(x, face.y, side, face.height).inset(0, 4), style.colour)
        x += side + gap
    if item.text:
        wide = min(words + 1, room + 1)
        canvas.text(Region(x, face.y, wide, face.height), item.text, style, "centre", "middle")
        x += wide - 1 + gap
    if cap:
        _cap(canvas, Region(x, face.y, cap, face.height), look.key, style.colour)


def _cap_width(canvas: Canvas, text: str) -> float:
    return canvas.measure(text, theme.SMALL.of(font="bold")).width + 18


def _cap(canvas: Canvas, face: Region, text: str, ink: str) -> None:
    """Draw a key's cap with its name."""
    place = face.middle(face.width, 32)
    canvas.fill(place, ink, 7, 0.16)
    canvas.outline(place, ink, 1.5, 7, alpha=0.4)
    style = theme.SMALL.of(ink, font="bold")
    canvas.text(place, text, style, "centre", "middle")


def key(canvas: Canvas, item: Item) -> None:
    """Draw a key cap; `data` is its ink."""
    ink = item.data if isinstance(item.data, str) else theme.WALNUT_INK
    _cap(canvas, item.place, item.text, ink)


def _tool(canvas: Canvas, item: Item) -> None:
    place, light = _pose(canvas, item)
    look = item.data if isinstance(item.data, ButtonLook) else ButtonLook()
    side = min(place.size)
    disc = place.middle(side, side)
    warm = 0.18 if light > 0 else 0.08
    canvas.circle(disc.centre, side / 2, "#0e0804", 0.35)
    canvas.circle(disc.centre, side / 2, "#ffe1af", warm if item.lifted is False else 0.3)
    canvas.circle(disc.centre, side / 2, "#e7cfa2", 0.55 if light > 0 else 0.32, ring=1.5)
    ink = "#fff0d0" if light > 0 else "#e7cfa2"
    canvas.sprite(look.icon, disc.inset(side * 0.23), ink, 1.0 if item.intent else 0.45)


def _quiet(canvas: Canvas, item: Item) -> None:
    place, light = _pose(canvas, item)
    if light:
        canvas.fill(place, "#ffe1af", min(14, place.height / 3), 0.09)
    ink = "#fff0d0" if light > 0 else "#e3c99c"
    if not item.intent:
        ink = "#8d7657"
    _label(canvas, item, place, theme.STRONG.of(ink))


@touched
def toggle(canvas: Canvas, item: Item) -> None:
    """Draw a switch at the right end of its place, its words at the left; `data`: it is on."""
    on = bool(item.data)
    ink = theme.WALNUT_INK if item.look == "walnut" else theme.PARCHMENT_INK
    high = min(36.0, item.place.height)
    groove = item.place.end(high * 1.9).middle(high * 1.9, high)
    if item.text:
        words = item.place.left(item.place.width - groove.width - 16)
        canvas.text(words, item.text, theme.BODY.of(ink), "left", "middle")
    canvas.well(groove, "#7d5f2c" if on else "#3a281b", high / 2)
    if on:
        canvas.fill(groove.inset(2), theme.BRONZE, high / 2 - 2)
    knob = groove.end(high) if on else groove.left(high)
    _knob(canvas, knob.centre, high * 0.5 - 3)


def _knob(canvas: Canvas, centre: Offset, radius: float) -> None:
    warm = canvas.mood.hover or canvas.mood.pressed
    canvas.circle(centre + Offset(0, 2.5), radius + 1, "#1c0f07", 0.55)
    canvas.circle(centre, radius + 1, "#6b4a2a")
    canvas.circle(centre, radius, "#fffaf0" if warm else "#f4e6c9")
    canvas.circle(centre + Offset(0, -radius * 0.12), radius * 0.6, "#fffaf0", 0.7)


@touched
def slider(canvas: Canvas, item: Item) -> None:
    """Draw a groove with a knob at `data` (0..1)."""
    value = min(1.0, max(0.0, float(item.data or 0.0)))
    place = item.place
    radius = min(16.0, place.height / 2)
    way = place.middle(place.width - 2 * radius, 10)
    canvas.well(way.inset(-radius / 2, 0), "#3a281b", 5)
    x = way.x + way.width * value
    if value > 0:
        canvas.fill(Region(way.x - radius / 2, way.y + 1, x - way.x, 8), theme.BRONZE, 4)
    _knob(canvas, Offset(x, place.centre.y), radius)


def segments(canvas: Canvas, item: Item) -> None:
    """Draw the dark hollow in which segments lie."""
    radius = item.place.height / 2
    canvas.fill(item.place, "#0e0804", radius, 0.6)
    canvas.rim(item.place, "#000000", 2, radius, alpha=0.5)
    canvas.rim(item.place, "#ffe6be", 1, radius, top=False, alpha=0.18)


@touched
def segment(canvas: Canvas, item: Item) -> None:
    """Draw one of several choices; the chosen one (`lifted`) is a parchment plate."""
    place = item.place.inset(4)
    radius = place.height / 2
    style = theme.STRONG.of(size=min(24, place.height * 0.52))
    if item.lifted:
        canvas.shadow(place, radius, 0.4, 5, 2)
        canvas.gradient(place, "#fbf0d8", "#ead7b2", radius)
        canvas.rim(place, "#ffffff", 1.5, radius, alpha=0.8)
        ink = theme.PARCHMENT_INK
    else:
        if canvas.mood.hover and item.intent:
            canvas.fill(place, "#ffe1af", radius, 0.12)
        ink = theme.WALNUT_INK if item.intent else "#8d7657"
    look = item.data if isinstance(item.data, ButtonLook) else ButtonLook()
    if look.icon and not item.text:
        canvas.sprite(look.icon, place.inset(8), ink)
        return
    _label(canvas, item, place, style.of(ink))


@touched
def field(canvas: Canvas, item: Item) -> None:
    """Draw a text field with caret and selection."""
    look = item.data if isinstance(item.data, FieldLook) else FieldLook()
    editing = look.caret >= 0
    canvas.fill(item.place, "#fbf3e0" if editing or canvas.mood.hover else "#f4e8cf", 10)
    canvas.rim(item.place, "#6b4a2a", 2.5, 10, alpha=0.45)
    edge = "#b0701c" if editing else "#8a6a42"
    canvas.outline(item.place, edge, 2.5 if editing else 1.5, 10)
    inner = item.place.inset(14, 4)
    style = theme.BODY.of(size=min(look.size, item.place.height * 0.52))
    if not item.text and not editing:
        canvas.text(inner, look.hint, style.of(theme.PARCHMENT_QUIET), "left", "middle")
        return
    with canvas.clip(item.place.inset(6, 2)):
        _field_text(canvas, item, look, inner, style)


def _field_text(canvas: Canvas, item: Item, look: FieldLook, inner: Region, style: Style) -> None:
    def x_of(letters: int) -> float:
        return inner.x + canvas.measure(item.text[:letters], style, None).width

    slide = max(0.0, x_of(max(0, look.caret)) - inner.right + 3) if look.caret >= 0 else 0.0
    inner = inner.shift(-slide, 0)
    if look.caret >= 0 and look.anchor not in (-1, look.caret):
        low, high = sorted((look.caret, look.anchor))
        mark = Region(x_of(low), inner.y + 4, x_of(high) - x_of(low), inner.height - 8)
        canvas.fill(mark, "#e2a04a", 3, 0.55)
    wide = max(inner.width, x_of(len(item.text)) - inner.x + 4) if slide else inner.width
    canvas.text(
        Region(inner.x, inner.y, wide, inner.height),
        item.text,
        style,
        "left",
        "middle",
        spans=False,
        shrink=False,
    )
    if look.caret >= 0 and canvas.seconds % 1.06 < 0.66:
        x = x_of(look.caret)
        canvas.fill(Region(x - 1, inner.y + 5, 2.2, inner.height - 10), theme.PARCHMENT_INK)


@touched
def row(canvas: Canvas, item: Item) -> None:
    """Draw a row of a list; `lifted`: chosen. Look "walnut" is for rows on the dark ground."""
    look = item.data if isinstance(item.data, RowLook) else RowLook()
    dark = item.look == "walnut"
    place = item.place
    if item.lifted:
        canvas.fill(place, "#e2a04a", 10, 0.4 if not dark else 0.28)
        canvas.outline(place, "#8f5b1c" if not dark else theme.FOCUS, 1.5, 10)
    elif canvas.mood.hover and item.intent:
        canvas.fill(place, "#ffffff" if not dark else "#ffe1af", 10, 0.45 if not dark else 0.1)
    ink = look.ink or (theme.WALNUT_INK if dark else theme.PARCHMENT_INK)
    quiet = theme.WALNUT_QUIET if dark else theme.PARCHMENT_QUIET
    quiet = ink if item.lifted else quiet
    inner = place.inset(14, 4)
    if look.icon:
        side = min(34.0, inner.height)
        canvas.sprite(look.icon, inner.left(side).middle(side, side), ink)
        inner = Region(inner.x + side + 12, inner.y, inner.width - side - 12, inner.height)
    if look.aside:
        wide = min(canvas.measure(look.aside, theme.SMALL).width, inner.width * 0.5) + 1
        canvas.text(inner.end(wide), look.aside, theme.SMALL.of(quiet), "right", "middle")
        inner = inner.left(inner.width - wide - 10)
    if look.note:
        upper, lower = inner.rows(2)
        canvas.text(upper, item.text, theme.STRONG.of(ink), "left", "middle")
        canvas.text(lower, look.note, theme.SMALL.of(quiet), "left", "middle")
    else:
        canvas.text(inner, item.text, theme.STRONG.of(ink), "left", "middle")
