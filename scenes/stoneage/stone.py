"""Drawing of the slab: dice, results, pickers, and the order of a round of picks."""

from __future__ import annotations

from scenes.stoneage.inks import CREAM, EDGE, GOLD, HEADING, INK, QUIET
from scenes.stoneage.looks import Chip, Die, Line, Picker, Pickers, Tumble
from scenes.ui.canvas import Canvas
from scenes.ui.draw import moving, touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, SUBHEADING


def slab(canvas: Canvas, item: Item) -> None:
    """Draw the slab itself: a light hide over the valley."""
    unit: float = item.data
    place = item.place
    canvas.shadow(place, 16 * unit, 0.55, 22 * unit, 8 * unit)
    canvas.panel(place, "parchment", 16 * unit, edge="#4a2412")
    seam = place.inset(8 * unit)
    canvas.outline(seam, "#8f5b2c", 1.6 * unit, 11 * unit, dash=9 * unit, alpha=0.5)


def trough(canvas: Canvas, item: Item) -> None:
    """Draw the hollow in which dice lie."""
    unit: float = item.data
    place, radius = item.place, 14 * unit
    canvas.fill(place, "#a9743f", radius)
    canvas.rim(place, "#3a1d0c", 8 * unit, radius, alpha=0.3)
    canvas.rim(place, "#3a1d0c", 4 * unit, radius, alpha=0.4)
    canvas.outline(place, "#5e3a1c", 1.8 * unit, radius)


@touched
def bone(canvas: Canvas, item: Item) -> None:
    """Draw a die, and below it what it gives where it can be picked."""
    look: Die = item.data
    unit = look.unit
    box = Region(item.place.centre.x - look.side / 2, item.place.y, look.side, look.side * 1.08)
    if look.chosen:
        box = box.shift(0, -4 * unit)
    canvas.shadow(box.inset(3 * unit), look.side * 0.19, 0.5, 8 * unit, 5 * unit)
    body = f"stoneage/die_{look.face}" if look.face else "stoneage/die_body"
    canvas.sprite(body, box, angle=look.tilt)
    if look.chosen:
        canvas.outline(box.inset(-5 * unit), GOLD, 4.6 * unit, look.side * 0.24)
    elif item.intent and canvas.mood.hover:
        canvas.outline(box.inset(-4 * unit), CREAM, 3 * unit, look.side * 0.23)
    if look.icon:
        _gift(canvas, item, look, box)


def _gift(canvas: Canvas, item: Item, look: Die, box: Region) -> None:
    unit = look.unit
    top = item.place.y + look.side * 1.08 + 12 * unit
    mark = Region(item.place.x, top - 2 * unit, item.place.width, 28 * unit)
    canvas.sprite(look.icon, mark.middle(34 * unit, 34 * unit), look.colour)
    words = Region(item.place.x - 4 * unit, mark.bottom, item.place.width + 8 * unit, 26 * unit)
    style = (STRONG if look.chosen else SMALL).of(INK, max(20.0, 21 * unit))
    canvas.text(words, item.text, style, "centre", "middle")
    if look.cap:
        cap = Region(box.x - 6 * unit, box.y - 6 * unit, 26 * unit, 26 * unit)
        canvas.fill(cap, "#3a2210", 8 * unit)
        canvas.text(cap, look.cap, STRONG.of("#fff1d6", 20 * unit), "centre", "middle",
                    shrink=False)  # fmt: skip


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
    if look.face < 0:
        air = box.middle(side * 1.4, side * 1.4)
        sprite = f"stoneage/tumble_{-look.face - 1:02d}"
        canvas.sprite(sprite, air, alpha=item.alpha, angle=look.turn)
        return
    body = f"stoneage/die_{look.face}" if look.face else "stoneage/die_body"
    canvas.sprite(body, box, alpha=item.alpha, angle=look.turn)


@touched
def chip(canvas: Canvas, item: Item) -> None:
    """Draw one of the results: its amount, and what the tools add for it."""
    look: Chip = item.data
    unit, place = look.unit, item.place
    hot = canvas.mood.hover and item.intent is not None
    canvas.fill(place.shift(0, 3 * unit), "#5e3a1c", 12 * unit, 0.5)
    canvas.fill(place, "#fff3d6" if look.chosen or hot else "#ead2a2", 12 * unit)
    edge, width = (GOLD, 4.0) if look.chosen else ("#6b4421", 1.6)
    canvas.outline(place, edge, width * unit, 12 * unit)
    if look.chosen:
        canvas.outline(place.inset(-1 * unit), HEADING, 1.4 * unit, 13 * unit)
    number = SUBHEADING.of(HEADING, 32 * unit)
    left = place.left(place.width * 0.5)
    canvas.text(left.left(left.width - 6 * unit), str(look.amount), number, "right", "middle",
                spans=False)  # fmt: skip
    mark = Region(left.right - 2 * unit, place.y, 28 * unit, place.height)
    canvas.sprite(look.icon, mark.middle(26 * unit, 26 * unit), INK)
    rest = Region(mark.right, place.y, place.right - mark.right - 6 * unit, place.height)
    if item.text and rest.width > 26 * unit:
        canvas.text(rest, item.text, SMALL.of(QUIET, 22 * unit), "centre", "middle", spans=False)


@touched
def picker(canvas: Canvas, item: Item) -> None:
    """Draw a resource to choose from: its piece, how many are chosen of how many."""
    look: Picker = item.data
    unit, place = look.unit, item.place
    hot = canvas.mood.hover and item.intent is not None
    canvas.fill(place.shift(0, 3 * unit), "#5e3a1c", 14 * unit, 0.45)
    canvas.fill(place, "#fff3d6" if look.chosen or hot else "#ead2a2", 14 * unit)
    edge, width = (GOLD, 4.0) if look.chosen else ("#6b4421", 1.6)
    canvas.outline(place, edge, width * unit, 14 * unit, alpha=1.0 if look.able else 0.6)
    cover = 1.0 if look.able else 0.4
    upper = place.top(place.height * 0.66)
    canvas.sprite(f"stoneage/piece_{look.good}", upper.left(upper.width * 0.54).inset(6 * unit),
                  alpha=cover)  # fmt: skip
    number = SUBHEADING.of(HEADING if look.able else QUIET, 42 * unit)
    spot = upper.end(upper.width * 0.5)
    canvas.text(spot, str(look.chosen), number, "centre", "middle", spans=False)
    low = place.foot(place.height * 0.36).inset(8 * unit, 0)
    words = f"{item.text} {look.have}"
    canvas.text(low, words, SMALL.of(QUIET, 22 * unit), "centre", "middle", spans=False)
    if look.cap:
        cap = Region(place.right - 30 * unit, place.y + 6 * unit, 24 * unit, 24 * unit)
        canvas.fill(cap, "#3a2210", 7 * unit)
        canvas.text(cap, look.cap, STRONG.of("#fff1d6", 20 * unit), "centre", "middle",
                    shrink=False)  # fmt: skip


def line(canvas: Canvas, item: Item) -> None:
    """Draw a line of words with its symbol."""
    look: Line = item.data
    unit, place = look.unit, item.place
    if look.icon:
        mark = place.left(30 * unit)
        canvas.sprite(look.icon, mark.middle(24 * unit, 24 * unit), look.colour)
    rest = place.end(place.width - 38 * unit)
    style = (STRONG if look.strong else SMALL).of(look.colour, 22 * unit)
    canvas.text(rest, item.text, style, "left", "middle", wrap=look.rows > 1)


def pickers(canvas: Canvas, item: Item) -> None:
    """Draw who picks when: those who have, who does now, and those still to come."""
    look: Pickers = item.data
    unit, place = look.unit, item.place
    side = min(38 * unit, place.height - 4 * unit)
    pitch = side + 46 * unit
    start = place.centre.x - (pitch * len(look.seats) - 46 * unit) / 2
    for at, (colour, state) in enumerate(look.seats):
        spot = Region(start + at * pitch, place.centre.y - side / 2, side, side)
        if state == "now":
            canvas.circle(spot.centre, side * 0.72, EDGE, 0.25)
            canvas.circle(spot.centre, side * 0.72, GOLD, 1.0, 3 * unit)
        canvas.seat(spot.inset(0 if state == "now" else 4 * unit), colour)
        if state == "done":
            corner = Region(spot.right - 16 * unit, spot.bottom - 16 * unit, 20 * unit, 20 * unit)
            canvas.sprite("common/check", corner, HEADING)
        if at + 1 < len(look.seats):
            arrow = Region(spot.right + 9 * unit, spot.y, 28 * unit, side)
            centre = Offset(arrow.centre.x, arrow.centre.y)
            mark = Region(centre.x - 10 * unit, centre.y - 10 * unit, 20 * unit, 20 * unit)
            canvas.sprite("common/arrow_right", mark, QUIET)
