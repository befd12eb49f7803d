"""Drawing of the tray and of what is thrown into it."""

from __future__ import annotations

from dataclasses import replace

from scenes.ages.layout import PILL
from scenes.ages.paint_specs import Die, Settling, Shelf
from scenes.ages.palette import CREAM, EDGE, GOLD
from scenes.table.fate import ROLLS
from scenes.table.paint import tumbling
from scenes.ui.canvas import Canvas
from scenes.ui.draw import moving
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from scenes.ui.theme import STRONG

_PILLS = {
    "again": (GOLD, "#3a1d06"),
    "ready": (GOLD, "#3a1d06"),
    "locked": ("#5b1d14", "#fbe2cf"),
    "kept": ("#efe3c9", "#3a2416"),
    "still": ("#efe3c9", "#3a2416"),
}


def tray(canvas: Canvas, item: Item) -> None:
    """Draw the wooden frame of the tray."""
    canvas.panel(item.place, "oak", 20, edge="#5a3018")


def well(canvas: Canvas, item: Item) -> None:
    """Draw the hollow of the tray, lined with clay."""
    place, radius = item.place, 14
    canvas.fill(place, "#6d3620", radius)
    canvas.texture(place, "ages/clay", radius, 0.42)
    canvas.rim(place, "#2a1208", 9, radius, alpha=0.35)
    canvas.rim(place, "#2a1208", 4, radius, alpha=0.5)
    canvas.rim(place, "#e0a27c", 2, radius, top=False, alpha=0.5)
    canvas.outline(place, "#3d1c0d", 2.4, radius)


def shelf(canvas: Canvas, item: Item) -> None:
    """Draw the ledge under the dice that stay."""
    look: Shelf = item.data
    place = item.place
    for left, right in look.stretches:
        bar = Region(left - 13, place.y, right - left + 26, place.height)
        canvas.fill(bar.shift(0, 4), EDGE, 4)
        canvas.fill(bar, "#c08a55", 4)
        canvas.fill(bar.top(3).inset(3, 0), "#f0cf9a", 1.5, 0.7)


def die(canvas: Canvas, item: Item) -> None:
    """Draw a die in its slot with its pill."""
    look: Die = item.data
    box = Region(item.place.x, item.place.y, look.side, look.side * 1.08)
    if look.state == "again":
        box = box.shift(0, -5)
        ring = box.inset(-9, -8)
        _ring(canvas, ring, look)
    _bone(canvas, box, look)
    if look.cap or look.words or look.state == "ready":
        _pill(canvas, item, look)


def _ring(canvas: Canvas, ring: Region, look: Die) -> None:
    """Draw the light ring around a die that will be thrown."""
    radius = look.side * 0.24
    key = f"ages.ring.{ring.width:.0f}.{ring.height:.0f}"
    wide, high = ring.width, ring.height
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'width="{wide}" height="{high}">'
        f'<rect x="4" y="4" width="{wide - 8}" height="{high - 8}" rx="{radius}" '
        f'fill="none" stroke="#3a1d06" stroke-width="7" opacity="0.35"/>'
        f'<rect x="4" y="4" width="{wide - 8}" height="{high - 8}" rx="{radius}" '
        f'fill="none" stroke="{GOLD}" stroke-width="5"/></svg>'
    )
    canvas.drawing(key, svg, ring, angle=look.tilt)


def _bone(canvas: Canvas, box: Region, look: Die) -> None:
    """Draw the body and the face upon it."""
    canvas.shadow(box.inset(3), look.side * 0.19, 0.5, 9, 6)
    canvas.sprite(look.body, box, angle=look.tilt)
    face = _face(box, look.side)
    _upon(canvas, face, look.face, look.tilt)
    if look.face and look.used:
        _half(canvas, face, look)


def _upon(canvas: Canvas, place: Region, face: str, turn: float, alpha: float = 1.0) -> None:
    """Draw what lies upon a die: its face, or the sign of dice before it is thrown."""
    if face:
        canvas.sprite(face, place, alpha=alpha, angle=turn)
        return
    # No face may stand there yet, and a blank die looks like a missing picture.
    canvas.sprite(ROLLS, place.inset(place.width * 0.175), "#c2ad80", alpha, turn)


def _face(box: Region, side: float) -> Region:
    return Region(box.x, box.y - side * 0.005, side, side).inset(side * 0.1)


def _half(canvas: Canvas, face: Region, look: Die) -> None:
    """Veil the half of a split die that is not used."""
    away = (
        f"{face.width},0 {face.width},{face.height} 0,{face.height}"
        if look.used == "food"
        else f"0,0 {face.width},0 0,{face.height}"
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {face.width} {face.height}" '
        f'width="{face.width}" height="{face.height}">'
        f'<polygon points="{away}" fill="#e9dcc0" opacity="0.84"/></svg>'
    )
    canvas.drawing(f"ages.half.{look.used}.{face.width:.1f}", svg, face)


def _pill(canvas: Canvas, item: Item, look: Die) -> None:
    """Draw the key and the word below a die; a symbol where the word is too long."""
    ground, ink = _PILLS[look.state]
    if look.used:
        ground, ink = GOLD, "#3a1d06"
    style = STRONG.of(ink, 22)
    cap = 32 if look.cap else 0
    words = canvas.measure(look.words, style).width if look.words else 0
    icon = 24 if look.state in ("locked", "ready") or look.used else 0
    most = max(look.room, item.place.width)
    if cap + words + icon + 26 > most:
        words, icon = 0.0, 26
    wide = cap + words + icon + (26 if words else 18)
    foot = item.place.foot(PILL)
    pill = foot.middle(wide, PILL)
    canvas.fill(pill.shift(0, 2), "#1a0b04", PILL / 2, 0.4)
    canvas.fill(pill, ground, PILL / 2)
    canvas.rim(pill, CREAM, 1.4, PILL / 2, alpha=0.5)
    x = pill.x + 6
    if look.cap:
        key = Region(x, pill.y + 5, 28, 24)
        canvas.fill(key, ink, 12, 0.16)
        canvas.text(key, look.cap, style, "centre", "middle")
        x = key.right + 4
    if icon:
        mark = Region(x, pill.y, icon, pill.height)
        canvas.sprite(look.icon, mark.middle(19, 19), ink)
        x = mark.right
    if words:
        rest = Region(x, pill.y, pill.right - 8 - x, pill.height)
        canvas.text(rest, look.words, style, "centre", "middle")


@moving
def settling(canvas: Canvas, item: Item) -> None:
    """Draw a die on its way with its face where it is when the die lies still."""
    look: Settling = item.data
    tumbling(canvas, replace(item, data=look.body))
    # The body's foot belongs to its picture, so that the face lies above the middle of the place.
    face = _face(item.place.shift(0, -item.height), look.body.side)
    _upon(canvas, face, look.face, look.body.turn, item.alpha)
