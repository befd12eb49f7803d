"""Drawing of the peg board: oak, holes, pegs, rings, numbers, and the plate of the worth."""

from __future__ import annotations

from scenes.ages.paint_specs import Plate, Track
from scenes.ages.palette import (
    CREAM,
    EDGE,
    GOLD,
    HEADING,
    OAK_INK,
    QUIET,
)
from scenes.ui.canvas import Canvas
from scenes.ui.draw import dataless, touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, SUBHEADING, Style

APART = 2.0
"""Room between two numbers."""


@dataless
def board(canvas: Canvas, item: Item) -> None:
    """Draw the board."""
    canvas.panel(item.place, "oak", 14, edge=EDGE)


@touched
def track(canvas: Canvas, item: Item) -> None:
    """Draw a row: its symbol, its groove with the holes, and the number of each."""
    look: Track = item.data
    place = item.place
    if item.intent or look.chosen:
        _light(canvas, item, look)
    if item.look == "food":
        rule = Offset(place.x + 6, place.y), Offset(place.right - 6, place.y)
        canvas.line(*rule, "#5f3a1a", 1.5, 0.5)
    y = place.y + look.level
    first = Offset(place.x + look.first, y)
    _symbol(canvas, place, y, look)
    last = Offset(first.x + look.pitch * (len(look.numbers) - 1), y)
    if item.look != "food":
        canvas.line(first, last, "#5c3817", 5, 0.36)
    small = item.look == "food"
    hole = 34 if small else 44
    for at in range(len(look.numbers)):
        x = first.x + at * look.pitch
        canvas.sprite("ages/hole", Region(x - hole / 2, y - hole / 2, hole, hole))
    for at, wide in written(canvas, look).items():
        below = Region(first.x + at * look.pitch - wide / 2, y + 14, wide, 26)
        number, style = str(look.numbers[at]), _style(look, at)
        canvas.text(below, number, style, "centre", "middle", spans=False)


def _style(look: Track, at: int) -> Style:
    return (STRONG if at == look.now else SMALL).of(OAK_INK, 22)


def written(canvas: Canvas, look: Track) -> dict[int, float]:
    """Choose which numbers are written, and give their widths.

    Where holes stand so close that numbers would run together, the one at the peg and the last one
    stay, and of the others those that stand apart from these.
    """
    found: dict[int, float] = {}
    every = range(len(look.numbers))
    for at in (look.now, every[-1], *every):
        if at in found or at not in every:
            continue
        wide = canvas.measure(str(look.numbers[at]), _style(look, at)).width + APART
        clear = [abs(at - other) * look.pitch >= (wide + found[other]) / 2 for other in found]
        if all(clear):
            found[at] = wide
    return found


def _light(canvas: Canvas, item: Item, look: Track) -> None:
    """Lighten a row that can be clicked; more when it is chosen or under the pointer."""
    strong = look.chosen or canvas.mood.hover
    canvas.fill(item.place, CREAM, 10, 0.34 if strong else 0.14)
    edge = GOLD if look.chosen else CREAM
    canvas.outline(item.place, edge, 2.4 if strong else 1.4, 10, alpha=0.9)


def _symbol(canvas: Canvas, place: Region, y: float, look: Track) -> None:
    if not look.framed:
        mark = Region(place.x, place.y + 22, 38, 38)
        canvas.sprite(look.symbol, mark, look.colour)
        return
    label = Region(place.x + 3, y - 20, 44, 44)
    canvas.fill(label.shift(0, 2), "#3d2411", 9, 0.6)
    canvas.fill(label, "#f2dfba", 9)
    canvas.outline(label, "#5e3b1c", 1.5, 9)
    canvas.sprite(look.symbol, label.inset(5), look.colour)


def peg(canvas: Canvas, item: Item) -> None:
    """Draw a peg."""
    small = item.look == "food"
    place = item.place.middle(item.place.width * 0.86, item.place.height * 0.86)
    canvas.sprite(f"ages/peg_{item.look}", place if small else item.place)


def ghost(canvas: Canvas, item: Item) -> None:
    """Draw the ring where a peg will stand."""
    small = item.look == "food"
    place = item.place.middle(item.place.width * 0.82, item.place.height * 0.82)
    canvas.sprite("ages/peg_ghost", place if small else item.place)


def plate(canvas: Canvas, item: Item) -> None:
    """Draw the small plate with the worth of all goods, before and after."""
    look: Plate = item.data
    place = item.place
    canvas.fill(place.shift(0, 3), "#3d2411", 10, 0.5)
    canvas.fill(place, "#f2dfba", 10)
    canvas.outline(place, "#6b4421", 1.4, 10)
    style = SUBHEADING.of(HEADING, 32)
    if place.height < 70:
        upper, lower = place.columns(2)
    else:
        upper = Region(place.x, place.y + place.height * 0.12, place.width, place.height * 0.44)
        lower = Region(place.x, place.y + place.height * 0.55, place.width, place.height * 0.36)
    if look.before == look.after:
        canvas.text(upper, str(look.after), style.of(size=36), "centre", "middle")
    else:
        _change(canvas, upper, look)
    canvas.text(lower.inset(4, 0), item.text, SMALL.of(QUIET, 22), "centre", "middle")


def _change(canvas: Canvas, place: Region, look: Plate) -> None:
    """Write two numbers with an arrow between them."""
    style = SUBHEADING.of(HEADING, 32)
    wide = 26
    arrow = place.middle(wide, place.height)
    left = Region(place.x, place.y, arrow.x - place.x, place.height)
    right = Region(arrow.right, place.y, place.right - arrow.right, place.height)
    canvas.text(left, str(look.before), style, "right", "middle")
    canvas.text(right, str(look.after), style, "left", "middle")
    canvas.text(arrow, "→", SMALL.of(QUIET, 24), "centre", "middle")


@touched
def step(canvas: Canvas, item: Item) -> None:
    """Draw a round button that takes one more or one less."""
    can: bool = item.data
    place = item.place
    radius = place.width / 2
    hot = can and canvas.mood.hover
    # Only a button that can be pressed stands out from its ground.
    if can:
        canvas.circle(Offset(place.centre.x, place.centre.y + 2.5), radius, "#3a1d0c")
    canvas.circle(place.centre, radius, ("#f8ca74" if hot else "#e2a04a") if can else "#c9a983")
    canvas.circle(place.centre, radius, HEADING, 0.9 if can else 0.4, 1.6)
    canvas.sprite(item.look, place.inset(place.width * 0.26), "#2c1706", 1.0 if can else 0.45)
