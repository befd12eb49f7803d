"""Drawing of what is chosen with on parchment: plates with values, small tools."""

from __future__ import annotations

from scenes.ui.canvas import Canvas
from scenes.ui.draw import touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Item
from scenes.ui.theme import (
    BODY,
    FOCUS,
    PARCHMENT_EDGE,
    PARCHMENT_INK,
    STRONG,
)


@touched
def tool(canvas: Canvas, item: Item) -> None:
    """Draw a small round button on parchment."""
    look: ButtonLook = item.data
    side = min(item.place.size)
    disc = item.place.middle(side, side)
    able = bool(item.intent)
    warm = able and canvas.mood.hover
    if warm:
        canvas.circle(disc.centre, side / 2, "#e2a04a", 0.35)
    canvas.circle(disc.centre, side / 2, PARCHMENT_EDGE, 0.8 if able else 0.35, ring=1.5)
    ink = PARCHMENT_INK if warm else PARCHMENT_EDGE
    canvas.sprite(look.icon, disc.inset(side * 0.28), ink, 1.0 if able else 0.4)


@touched
def cycle(canvas: Canvas, item: Item) -> None:
    """Draw a plate with one of several values; a click gives the next."""
    place, warm = item.place, canvas.mood.hover and bool(item.intent)
    _plate(canvas, place, warm)
    side = 22.0
    arrow = place.end(40).middle(side, side)
    canvas.sprite("common/arrow_right", arrow, "#8f5b1c" if warm else "#8a6a42")
    canvas.sprite("common/arrow_left", place.left(40).middle(side, side), "#8a6a42")
    inner = place.inset(38, 2)
    canvas.text(inner, item.text, STRONG, "centre", "middle")


def _plate(canvas: Canvas, place: Region, warm: bool) -> None:
    radius = min(14.0, place.height * 0.26)
    canvas.shadow(place, radius, 0.3, 5, 2)
    top, low = ("#fdf4df", "#efdcb6") if warm else ("#f8ebcf", "#e6d0a6")
    canvas.fill(place.inset(-1.5), "#8a6a42" if not warm else "#b0701c", radius + 1.5)
    canvas.gradient(place, top, low, radius)
    canvas.rim(place, "#ffffff", 1.5, radius, alpha=0.7)
    canvas.rim(place, "#b48d55", 2.5, radius, top=False, alpha=0.8)


@touched
def back(canvas: Canvas, item: Item) -> None:
    """Light up the left arrow of a plate while the pointer is over it."""
    if canvas.mood.hover:
        place = item.place
        canvas.fill(place.inset(4), "#e2a04a", 8, 0.35)
        canvas.sprite("common/arrow_left", place.middle(22, 22), "#8f5b1c")


def trough(canvas: Canvas, item: Item) -> None:
    """Draw the hollow on parchment in which segments lie."""
    canvas.well(item.place, "#4d3624", item.place.height / 2)


def fixed(canvas: Canvas, item: Item) -> None:
    """Draw a value that cannot be chosen otherwise, let into the parchment."""
    canvas.well(item.place, "#e3cda3", 12)
    canvas.text(item.place.inset(18, 2), item.text, STRONG, "left", "middle")


def warning(canvas: Canvas, item: Item) -> None:
    """Draw why something cannot be done, on the dark ground."""
    place = item.place
    icon = place.left(30).middle(30, 30)
    canvas.sprite("common/warning", icon, FOCUS)
    rest = place.end(place.width - 44)
    canvas.text(rest, item.text, BODY.of("#ffd9b8"), "left", "middle", wrap=True)


def lane(canvas: Canvas, item: Item) -> None:
    """Draw the groove along which the piece of the preview glides."""
    canvas.well(item.place, "#7c5530", 18)
    middle = item.place.centre.y
    ends = Offset(item.place.x + 40, middle + 20), Offset(item.place.right - 40, middle + 20)
    canvas.line(*ends, "#f3d6a6", 2, 0.35, dash=10)


def piece(canvas: Canvas, item: Item) -> None:
    """Draw the piece of the preview."""
    canvas.meeple(item.place, int(item.data[0]))
