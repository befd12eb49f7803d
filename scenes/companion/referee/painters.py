"""Draws dice and what people shall take: faces large enough to be told apart across a table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scenes.companion.toolkit.measures import DARK, LEAST, LIGHT, TEXT
from scenes.companion.toolkit.painters import PAINTERS as SHARED
from scenes.companion.toolkit.widgets import SlabLook
from scenes.ui.canvas import Canvas
from scenes.ui.colour import blend
from scenes.ui.draw import Painter, touched
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from scenes.ui.theme import Style

BONE, BONE_EDGE, BONE_INK = "#f7ecd2", "#7a5a33", "#3a2412"


def die(canvas: Canvas, item: Item) -> None:
    """Draw a die that was entered, or the place of one that is still to come."""
    face: SlabLook = item.data
    colours = DARK if face.dark else LIGHT
    place = item.place.inset(item.place.width * 0.03)
    if item.look == "empty":
        ink = colours.heading if item.lifted else colours.quiet
        wide = face.unit * (0.006 if item.lifted else 0.003)
        canvas.outline(place, ink, wide, place.width * 0.16, alpha=0.9 if item.lifted else 0.5)
        return
    _bone(canvas, place)
    canvas.sprite(face.icon, place.inset(place.width * 0.16), BONE_INK)


def _bone(canvas: Canvas, place: Region, fill: str = BONE) -> None:
    radius = min(place.size) * 0.16
    canvas.shadow(place, radius, 0.35, 6, 3)
    canvas.fill(place.inset(-1.5), BONE_EDGE, radius + 1.5)
    canvas.fill(place, fill, radius)
    canvas.rim(place, "#fffaf0", 2, radius, alpha=0.8)


@touched
def choice(canvas: Canvas, item: Item) -> None:
    """Draw a face that can be entered: its digit, its picture, its name."""
    face: SlabLook = item.data
    place = item.place
    if canvas.mood.pressed:
        place = place.shift(0, place.height * 0.02)
    fill = blend(BONE, "#ffffff", 0.6) if canvas.mood.hover else BONE
    _bone(canvas, place, fill)
    pad = face.unit * 0.014
    inner = place.inset(pad, pad * 0.5)
    cap = inner.left(face.unit * 0.06).middle(face.unit * 0.06, face.unit * 0.066)
    canvas.fill(cap, BONE_INK, 7, 0.1)
    canvas.outline(cap, BONE_INK, face.unit * 0.002, 7, alpha=0.5)
    style = Style("bold", face.unit * LEAST * 1.03, BONE_INK, 1.0)
    canvas.text(cap, face.cap, style, "centre", "middle", shrink=False)
    rest = Region(cap.right + pad, inner.y, inner.right - cap.right - pad, inner.height)
    if not item.text:
        canvas.sprite(face.icon, rest.inset(0, rest.height * 0.06), BONE_INK)
        return
    side = min(rest.height * 0.86, face.unit * 0.12)
    canvas.sprite(face.icon, rest.left(side).middle(side, side), BONE_INK)
    words = Region(rest.x + side + pad, rest.y, rest.width - side - pad, rest.height)
    style = Style("sans", face.unit * TEXT, BONE_INK, 1.05)
    canvas.text(words, item.text, style, "left", "middle", wrap=True)


@touched
def lying(canvas: Canvas, item: Item) -> None:
    """Draw a die that lies on the table: its key above, marked when it is thrown again."""
    face: SlabLook = item.data
    colours = DARK if face.dark else LIGHT
    place = item.place
    if item.lifted:
        canvas.fill(place, colours.heading, face.unit * 0.02)
    head = place.top(place.height * 0.32)
    if face.cap:
        cap = head.middle(face.unit * 0.06, face.unit * 0.066)
        ink = colours.card if item.lifted else colours.ink
        canvas.outline(cap, ink, face.unit * 0.003, 7, alpha=0.7)
        style = Style("bold", face.unit * LEAST * 1.03, ink, 1.0)
        canvas.text(cap, face.cap, style, "centre", "middle", shrink=False)
    rest = place.foot(place.height * 0.68)
    side = min(rest.width * 0.92, rest.height * 0.92)
    spot = rest.middle(side, side)
    if item.look == "locked":
        canvas.outline(spot, colours.quiet, face.unit * 0.004, side * 0.16, alpha=0.7)
        canvas.sprite(face.icon, spot.inset(side * 0.16), colours.quiet)
        return
    _bone(canvas, spot, blend(BONE, "#ffffff", 0.6) if canvas.mood.hover else BONE)
    canvas.sprite(face.icon, spot.inset(side * 0.16), BONE_INK)


PAINTERS: Mapping[str, Painter] = MappingProxyType(
    {**SHARED, "distance_die": die, "distance_face": choice, "distance_lying": lying}
)
