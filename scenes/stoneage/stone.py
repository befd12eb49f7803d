"""Drawing of the slab: dice, results, pickers, and the order of a round of picks."""

from __future__ import annotations

from scenes.stoneage.paint_specs import (
    Chip,
    Die,
    Line,
    Picker,
    Pickers,
)
from scenes.stoneage.painted import readable
from scenes.stoneage.palette import (
    CREAM,
    EDGE,
    GOLD,
    HEADING,
    INK,
    QUIET,
)
from scenes.ui.canvas import Canvas
from scenes.ui.draw import touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, SUBHEADING


def slab(canvas: Canvas, item: Item) -> None:
    """Draw the slab itself: a light hide over the rest."""
    place = item.place
    canvas.shadow(place, 16, 0.55, 22, 8)
    canvas.panel(place, "parchment", 16, edge="#4a2412")
    seam = place.inset(8)
    canvas.outline(seam, "#8f5b2c", 1.6, 11, dash=9, alpha=0.5)


def trough(canvas: Canvas, item: Item) -> None:
    """Draw the hollow in which dice lie."""
    place, radius = item.place, 14
    canvas.fill(place, "#a9743f", radius)
    canvas.rim(place, "#3a1d0c", 8, radius, alpha=0.3)
    canvas.rim(place, "#3a1d0c", 4, radius, alpha=0.4)
    canvas.outline(place, "#5e3a1c", 1.8, radius)


@touched
def bone(canvas: Canvas, item: Item) -> None:
    """Draw a die, and below it what it gives where it can be picked."""
    look: Die = item.data
    box = Region(item.place.centre.x - look.side / 2, item.place.y, look.side, look.side * 1.08)
    if look.chosen:
        box = box.shift(0, -4)
    canvas.shadow(box.inset(3), look.side * 0.19, 0.5, 8, 5)
    body = f"stoneage/die_{look.face}" if look.face else "stoneage/die_body"
    canvas.sprite(body, box, angle=look.tilt)
    if look.chosen:
        canvas.outline(box.inset(-5), GOLD, 4.6, look.side * 0.24)
    elif item.intent and canvas.mood.hover:
        canvas.outline(box.inset(-4), CREAM, 3, look.side * 0.23)
    if look.icon:
        _gift(canvas, item, look, box)


def _gift(canvas: Canvas, item: Item, look: Die, box: Region) -> None:
    top = item.place.y + look.side * 1.08 + 12
    mark = Region(item.place.x, top - 2, item.place.width, 28)
    canvas.sprite(look.icon, mark.middle(34, 34), look.colour)
    words = Region(item.place.x - 4, mark.bottom, item.place.width + 8, 26)
    style = (STRONG if look.chosen else SMALL).of(INK, readable(canvas, 21, 20.0))
    canvas.text(words, item.text, style, "centre", "middle")
    if look.cap:
        cap = Region(box.x - 6, box.y - 6, 26, 26)
        canvas.fill(cap, "#3a2210", 8)
        canvas.text(cap, look.cap, STRONG.of("#fff1d6", 20), "centre", "middle", shrink=False)


@touched
def chip(canvas: Canvas, item: Item) -> None:
    """Draw one of the results: its amount, and what the tools add for it."""
    look: Chip = item.data
    place = item.place
    hot = canvas.mood.hover and item.intent is not None
    canvas.fill(place.shift(0, 3), "#5e3a1c", 12, 0.5)
    canvas.fill(place, "#fff3d6" if look.chosen or hot else "#ead2a2", 12)
    edge, width = (GOLD, 4.0) if look.chosen else ("#6b4421", 1.6)
    canvas.outline(place, edge, width, 12)
    if look.chosen:
        canvas.outline(place.inset(-1), HEADING, 1.4, 13)
    number = SUBHEADING.of(HEADING, 32)
    left = place.left(place.width * 0.5)
    words = left.left(left.width - 6)
    canvas.text(words, str(look.amount), number, "right", "middle", spans=False)
    mark = Region(left.right - 2, place.y, 28, place.height)
    canvas.sprite(look.icon, mark.middle(26, 26), INK)
    rest = Region(mark.right, place.y, place.right - mark.right - 6, place.height)
    if item.text and rest.width > 26:
        canvas.text(rest, item.text, SMALL.of(QUIET, 22), "centre", "middle", spans=False)


@touched
def picker(canvas: Canvas, item: Item) -> None:
    """Draw a resource to choose from: its piece, how many are chosen of how many."""
    look: Picker = item.data
    place = item.place
    hot = canvas.mood.hover and item.intent is not None
    canvas.fill(place.shift(0, 3), "#5e3a1c", 14, 0.45)
    canvas.fill(place, "#fff3d6" if look.chosen or hot else "#ead2a2", 14)
    edge, width = (GOLD, 4.0) if look.chosen else ("#6b4421", 1.6)
    canvas.outline(place, edge, width, 14, alpha=1.0 if look.able else 0.6)
    cover = 1.0 if look.able else 0.4
    upper = place.top(place.height * 0.66)
    piece = upper.left(upper.width * 0.54).inset(6)
    canvas.sprite(f"stoneage/piece_{look.good}", piece, alpha=cover)
    number = SUBHEADING.of(HEADING if look.able else QUIET, 42)
    spot = upper.end(upper.width * 0.5)
    canvas.text(spot, str(look.chosen), number, "centre", "middle", spans=False)
    low = place.foot(place.height * 0.36).inset(3, 0)
    canvas.text(low, item.text, SMALL.of(QUIET, 22), "centre", "middle", spans=False)
    if look.cap:
        # At the corner where no number stands, or it would be read as its power.
        cap = Region(place.x - 4, place.y - 4, 26, 26)
        canvas.fill(cap, "#3a2210", 8)
        canvas.text(cap, look.cap, STRONG.of("#fff1d6", 20), "centre", "middle", shrink=False)


def line(canvas: Canvas, item: Item) -> None:
    """Draw a line of words with its symbol."""
    look: Line = item.data
    place = item.place
    if look.icon:
        mark = place.left(30)
        canvas.sprite(look.icon, mark.middle(24, 24), look.colour)
    rest = place.end(place.width - 38)
    style = (STRONG if look.strong else SMALL).of(look.colour, 22)
    canvas.text(rest, item.text, style, "left", "middle", wrap=look.rows > 1)


def pickers(canvas: Canvas, item: Item) -> None:
    """Draw who picks when: those who have, who does now, and those still to come."""
    look: Pickers = item.data
    place = item.place
    side = min(38, place.height - 4)
    pitch = side + 46
    start = place.centre.x - (pitch * len(look.seats) - 46) / 2
    for at, (colour, state) in enumerate(look.seats):
        spot = Region(start + at * pitch, place.centre.y - side / 2, side, side)
        if state == "now":
            canvas.circle(spot.centre, side * 0.72, EDGE, 0.25)
            canvas.circle(spot.centre, side * 0.72, GOLD, 1.0, 3)
        canvas.seat(spot.inset(0 if state == "now" else 4), colour)
        if state == "done":
            corner = Region(spot.right - 16, spot.bottom - 16, 20, 20)
            canvas.sprite("common/check", corner, HEADING)
        if at + 1 < len(look.seats):
            arrow = Region(spot.right + 9, spot.y, 28, side)
            centre = Offset(arrow.centre.x, arrow.centre.y)
            mark = Region(centre.x - 10, centre.y - 10, 20, 20)
            canvas.sprite("common/arrow_right", mark, QUIET)
