"""Drawing of the tray and of what is thrown into it."""

from __future__ import annotations

from scenes.ages.inks import CREAM, EDGE, GOLD
from scenes.ages.looks import Die, Shelf, Tumble
from scenes.ui.canvas import Canvas
from scenes.ui.draw import moving
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from scenes.ui.theme import STRONG

PILL = 34.0
_PILLS = {
    "again": (GOLD, "#3a1d06"),
    "locked": ("#5b1d14", "#fbe2cf"),
    "kept": ("#efe3c9", "#3a2416"),
    "still": ("#efe3c9", "#3a2416"),
}


def tray(canvas: Canvas, item: Item) -> None:
    """Draw the wooden frame of the tray."""
    unit: float = item.data
    canvas.panel(item.place, "oak", 20 * unit, edge="#5a3018")


def well(canvas: Canvas, item: Item) -> None:
    """Draw the hollow of the tray, lined with clay."""
    unit: float = item.data
    place, radius = item.place, 14 * unit
    canvas.fill(place, "#6d3620", radius)
    canvas.texture(place, "ages/clay", radius, 0.42)
    canvas.rim(place, "#2a1208", 9 * unit, radius, alpha=0.35)
    canvas.rim(place, "#2a1208", 4 * unit, radius, alpha=0.5)
    canvas.rim(place, "#e0a27c", 2 * unit, radius, top=False, alpha=0.5)
    canvas.outline(place, "#3d1c0d", 2.4 * unit, radius)


def shelf(canvas: Canvas, item: Item) -> None:
    """Draw the ledge under the dice that stay."""
    look: Shelf = item.data
    unit, place = look.unit, item.place
    for left, right in look.stretches:
        bar = Region(left - 13 * unit, place.y, right - left + 26 * unit, place.height)
        canvas.fill(bar.shift(0, 4 * unit), EDGE, 4 * unit)
        canvas.fill(bar, "#c08a55", 4 * unit)
        canvas.fill(bar.top(3 * unit).inset(3 * unit, 0), "#f0cf9a", 1.5 * unit, 0.7)


def die(canvas: Canvas, item: Item) -> None:
    """Draw a die in its slot with its pill."""
    look: Die = item.data
    box = Region(item.place.x, item.place.y, look.side, look.side * 1.08)
    if look.state == "again":
        box = box.shift(0, -5 * look.unit)
        ring = box.inset(-9 * look.unit, -8 * look.unit)
        _ring(canvas, ring, look)
    _bone(canvas, box, look)
    if look.cap or look.words:
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
    locked = look.state == "locked"
    canvas.shadow(box.inset(3 * look.unit), look.side * 0.19, 0.5, 9 * look.unit, 6 * look.unit)
    body = "ages/die_body_locked" if locked else "ages/die_body"
    canvas.sprite(body, box, angle=look.tilt)
    if not look.face:
        return
    face = _face(box, look.side)
    canvas.sprite(look.face, face, angle=look.tilt)
    if look.used:
        _half(canvas, face, look)


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
    unit = look.unit
    style = STRONG.of(ink, 22 * unit)
    cap = 32 * unit if look.cap else 0
    words = canvas.measure(look.words, style).width if look.words else 0
    icon = 24 * unit if look.state == "locked" or look.used else 0
    most = max(look.room, item.place.width)
    if cap + words + icon + 26 * unit > most:
        words, icon = 0.0, 26 * unit
    wide = cap + words + icon + (26 if words else 18) * unit
    foot = item.place.foot(PILL * unit)
    pill = foot.middle(wide, PILL * unit)
    canvas.fill(pill.shift(0, 2 * unit), "#1a0b04", PILL * unit / 2, 0.4)
    canvas.fill(pill, ground, PILL * unit / 2)
    canvas.rim(pill, CREAM, 1.4 * unit, PILL * unit / 2, alpha=0.5)
    x = pill.x + 6 * unit
    if look.cap:
        key = Region(x, pill.y + 5 * unit, 28 * unit, 24 * unit)
        canvas.fill(key, ink, 12 * unit, 0.16)
        canvas.text(key, look.cap, style, "centre", "middle")
        x = key.right + 4 * unit
    if icon:
        mark = Region(x, pill.y, icon, pill.height)
        canvas.sprite(look.icon, mark.middle(19 * unit, 19 * unit), ink)
        x = mark.right
    if words:
        rest = Region(x, pill.y, pill.right - 8 * unit - x, pill.height)
        canvas.text(rest, look.words, style, "centre", "middle")


@moving
def tumble(canvas: Canvas, item: Item) -> None:
    """Draw a die on its way; the higher it flies, the farther its shadow lies."""
    look: Tumble = item.data
    side, unit = look.side, look.unit
    far = item.height / (60 * unit)
    ground = item.place.inset(side * 0.06).shift(item.height * 0.25, item.height * 0.35)
    blur = (8 + 4 * round(far * 2)) * unit
    canvas.shadow(ground, side * 0.22, (0.5 - 0.2 * min(1, far)) * item.alpha, blur, 5 * unit)
    box = item.place.shift(0, -item.height)
    if look.air:
        air = box.middle(side * 1.5, side * 1.5)
        canvas.sprite(look.sprite, air, alpha=item.alpha, angle=look.turn)
        return
    body = "ages/die_body_locked" if look.locked else "ages/die_body"
    canvas.sprite(body, box, alpha=item.alpha, angle=look.turn)
    if look.sprite:
        canvas.sprite(look.sprite, _face(box, side), alpha=item.alpha, angle=look.turn)
