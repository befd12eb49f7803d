"""Draws a die lying on the table, with pips or with a picture of a title's own dice."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.title import Face
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Offset
from scenes.ui.picture import Item

BONE, EDGE, INK = "#f7ecd2", "#8a6a42", "#3a2416"
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class DieLook:
    """Which face lies upwards, 0 being the first, and the faces, none for pips."""

    face: int
    faces: tuple[Face, ...] = ()
    dark: bool = False


def die(canvas: Canvas, item: Item) -> None:
    """Draw a die."""
    look: DieLook = item.data
    side = min(item.place.size)
    place = item.place.middle(side, side)
    canvas.shadow(place, side * 0.16, 0.5, side * 0.06, side * 0.03)
    canvas.fill(place, EDGE, side * 0.17)
    canvas.gradient(place.inset(side * 0.012), BONE, "#e6d3aa", side * 0.16)
    canvas.rim(place.inset(side * 0.012), "#fffaf0", side * 0.02, side * 0.16, alpha=0.8)
    if look.faces:
        canvas.sprite(look.faces[look.face].sprite, place.inset(side * 0.13), INK)
        return
    for x, y in _PIPS[look.face + 1]:
        spot = place.centre + Offset(x * side * 0.26, y * side * 0.26)
        canvas.circle(spot, side * 0.093, INK)
