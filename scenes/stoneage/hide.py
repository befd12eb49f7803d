"""Drawing of the leather board and what is stamped, laid and written on it."""

from __future__ import annotations

from scenes.stoneage.paint_specs import (
    Axe,
    Culture,
    Multiple,
    Rail,
    Store,
    Sum,
    Well,
)
from scenes.stoneage.palette import (
    DARK,
    GOLD,
    GREEN,
    GREEN_DEEP,
    GREEN_INK,
    LEATHER,
    LEATHER_QUIET,
    SAND,
    SAND_INK,
)
from scenes.table.paint import signed
from scenes.ui.canvas import Canvas
from scenes.ui.draw import dataless, reaching, touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, SUBHEADING


@dataless
def hide(canvas: Canvas, item: Item) -> None:
    """Draw a piece of leather with its seam."""
    canvas.panel(item.place, "stoneage/leather", 18, edge="#2a160a")
    seam = item.place.inset(10)
    canvas.outline(seam, "#e0b67c", 2, 12, dash=11, alpha=0.6)


@dataless
def strip(canvas: Canvas, item: Item) -> None:
    """Draw the narrow piece on which the stores lie beside the valley, with a finer seam."""
    canvas.panel(item.place, "stoneage/leather", 10.8, edge="#2a160a")
    seam = item.place.inset(6)
    canvas.outline(seam, "#e0b67c", 1.2, 7.2, dash=6.6, alpha=0.6)


def well(canvas: Canvas, item: Item) -> None:
    """Draw a hollow with the pieces of a resource, their number, and what will be left."""
    look: Well = item.data
    place = item.place
    canvas.fill(place, DARK, 12, 0.42)
    canvas.rim(place, "#120803", 4, 12, alpha=0.6)
    canvas.outline(place, DARK, 1.5, 12, alpha=0.7)
    lower = place.foot(32).inset(9, 2)
    changes = look.after >= 0
    number = SUBHEADING.of(LEATHER, 31 if changes else 38)
    words = f"{look.count} › {look.after}" if changes else str(look.count)
    # The heap makes room for what is written beside it.
    wide = max(place.width * 0.44, canvas.measure(words, number).width + 18)
    _heap(canvas, place.left(place.width - wide).top(place.height - 26), look)
    upper = place.end(wide).top(place.height - 30).inset(8, 2)
    canvas.text(upper, words, number, "right", "middle", spans=False)
    canvas.text(lower, item.text, SMALL.of(LEATHER_QUIET, 22), "right", "middle")


def _heap(canvas: Canvas, place: Region, look: Well) -> None:
    """Pile up to six pieces; an empty hollow shows a pale one."""
    side = min(46, place.height * 0.72, place.width * 0.6)
    count = max(1, min(6, look.count))
    base = place.bottom - side * (1.0 if look.count > 3 else 1.1)
    spread = side * 0.36
    rows = ((0,), (0, 1), (0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 1, 2))[count - 1]
    for at in range(count):
        row, column = divmod(at, 3)
        wide = len(rows)
        x = place.centre.x - side / 2 + (column - (wide - 1) / 2) * spread + row * spread * 0.25
        spot = Region(x, base - row * side * 0.32, side, side)
        canvas.sprite(f"stoneage/piece_{look.good}", spot, alpha=1.0 if look.count else 0.3)


@touched
@reaching(36)  # its key stands below it
def axe(canvas: Canvas, item: Item) -> None:
    """Draw a tool: turned on its side when used, ringed when chosen, with its key."""
    look: Axe = item.data
    place = item.place
    if look.icon == "stoneage/tool" and not look.value:
        canvas.fill(place, DARK, 12, 0.28)
        canvas.outline(place, DARK, 2, 12, dash=8, alpha=0.7)
        return
    if look.chosen:
        place = place.shift(0, -5)
    canvas.shadow(place.inset(2), 12, 0.45, 6, 3)
    _tile_of(canvas, place, look)
    if look.chosen:
        canvas.outline(place.inset(-4), "#3a1d06", 7, 15, alpha=0.6)
        canvas.outline(place.inset(-3), GOLD, 4.4, 14)
    elif item.intent:
        edge = GOLD if canvas.mood.hover else "#fff3da"
        canvas.outline(place.inset(-2), edge, 2.4, 13, alpha=0.9)
    if look.after:
        _raised(canvas, place, look)
    if look.cap:
        _cap(canvas, place, look.cap)


def _tile_of(canvas: Canvas, place: Region, look: Axe) -> None:
    if look.icon == "once":
        canvas.sprite(f"stoneage/once_{look.value}", place)
    elif look.icon == "stoneage/tool":
        turn = 90.0 if look.used else 0.0
        cover = 0.55 if look.used else 1.0
        canvas.sprite(f"stoneage/tool_{look.value}", place, alpha=cover, angle=turn)
    else:
        canvas.sprite("stoneage/die_body", place)
        canvas.sprite(look.icon, place.inset(place.width * 0.2), "#4a2e19")


def _raised(canvas: Canvas, place: Region, look: Axe) -> None:
    """Write the value a tool will have on a golden band."""
    band = place.foot(32).shift(0, 40)
    canvas.fill(band, GOLD, 16)
    words = f"{look.value} → {look.after}"
    canvas.text(band, words, STRONG.of("#2c1706", 24), "centre", "middle", spans=False)


def _cap(canvas: Canvas, place: Region, words: str) -> None:
    # Across the corner, so that it hides little of a small tool.
    cap = Region(place.x - 6, place.y - 6, 24, 24)
    canvas.fill(cap, "#3a2210", 7)
    canvas.text(cap, words, STRONG.of("#fff1d6", 20), "centre", "middle", shrink=False)


def fields(canvas: Canvas, item: Item) -> None:
    """Draw the agriculture track with its marker."""
    look: Rail = item.data
    place = item.place
    pitch = place.width / (look.most + 1)
    y = place.y + 20
    for at in range(look.most + 1):
        x = place.x + (at + 0.5) * pitch
        radius = min(11, pitch * 0.4)
        canvas.circle(Offset(x, y), radius, DARK, 0.6)
        canvas.circle(Offset(x, y), radius, "#e0b67c", 0.55, 1.4)
        # A number below every step would be too dense to read.
        if at in (0, look.level, look.most // 2, look.most):
            below = Region(x - pitch * 0.7, y + 15, pitch * 1.4, 30)
            now = at == look.level
            style = (STRONG if now else SMALL).of(LEATHER if now else LEATHER_QUIET, 22)
            # Right beside the current number another one would run into it.
            if now or abs(at - look.level) > 1:
                canvas.text(below, str(at), style, "centre", "middle", spans=False)
    x = place.x + (look.level + 0.5) * pitch
    side = 34
    spot = Region(x - side / 2, y - side / 2 - 3, side, side)
    canvas.seat(spot, look.colour)


def culture(canvas: Canvas, item: Item) -> None:
    """Draw the strip of culture: every symbol, those owned lit, and what they are worth."""
    look: Culture = item.data
    place = item.place
    canvas.fill(place, GREEN, 12)
    canvas.rim(place, "#fff3c4", 1.4, 12, alpha=0.25)
    canvas.outline(place, DARK, 1.6, 12, alpha=0.8)
    end = 66
    pitch = (place.width - end - 8) / len(look.symbols)
    radius = min(pitch * 0.46, place.height * 0.42)
    for at, (name, count) in enumerate(look.symbols):
        centre = Offset(place.x + 6 + (at + 0.5) * pitch, place.centre.y)
        spot = Region(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
        if count:
            canvas.circle(centre, radius, GREEN_INK)
            canvas.sprite(f"stoneage/{name}", spot.inset(radius * 0.34), "#33401a")
        else:
            canvas.circle(centre, radius, GREEN_DEEP)
            canvas.sprite(f"stoneage/{name}", spot.inset(radius * 0.38), GREEN_INK, 0.32)
        if count > 1:
            _twice(canvas, Offset(centre.x + radius * 0.6, centre.y + radius * 0.62), count)
    total = place.end(end - 4)
    number = SUBHEADING.of(GREEN_INK, 34)
    canvas.text(total.inset(6, 0), look.sum, number, "right", "middle", spans=False)


def _twice(canvas: Canvas, centre: Offset, count: int) -> None:
    canvas.circle(centre, 11, "#3a2210")
    spot = Region(centre.x - 12, centre.y - 12, 24, 24)
    style = STRONG.of("#fff1d6", 20)
    canvas.text(spot, str(count), style, "centre", "middle", shrink=False, spans=False)


def multiple(canvas: Canvas, item: Item) -> None:
    """Draw figures times what they are multiplied with."""
    look: Multiple = item.data
    place = item.place
    canvas.fill(place, SAND if look.figures else "#bb9260", 10)
    canvas.rim(place, "#fff0cc", 1.4, 10, alpha=0.4)
    canvas.outline(place, DARK, 1.4, 10, alpha=0.8)
    side = min(30, place.height - 6)
    style = STRONG.of(SAND_INK, 22)
    left = Region(place.x + 8, place.y, side, place.height)
    canvas.sprite(look.figure, left.middle(side, side), SAND_INK)
    words = Region(left.right + 4, place.y, 44, place.height)
    canvas.text(words, f"{look.figures} ×", style, "left", "middle", spans=False)
    number = Region(words.right - 4, place.y, 28, place.height)
    canvas.text(number, str(look.times), style, "right", "middle", spans=False)
    thing = Region(number.right + 3, place.y, side * 0.8, place.height)
    canvas.sprite(look.thing, thing.middle(side * 0.78, side * 0.78), SAND_INK)
    total = Region(thing.right, place.y, place.right - thing.right - 9, place.height)
    sum_ = SUBHEADING.of(SAND_INK, 28)
    canvas.text(total, str(look.points), sum_, "right", "middle", spans=False)


def sum_line(canvas: Canvas, item: Item) -> None:
    """Draw the other sources of points, and the whole."""
    look: Sum = item.data
    place = item.place
    x = place.x
    style = SMALL.of(LEATHER, 22)
    number = SUBHEADING.of(LEATHER, 36)
    total = signed(look.total)
    wide = canvas.measure(total, number).width
    title = canvas.measure(item.text, style).width
    end = place.right - wide - title - 10
    for icon, points in look.parts:
        words = str(points).replace("-", "−")
        room = canvas.measure(words, style).width
        if x + 28 + room > end:
            break
        mark = Region(x, place.y, 24, place.height)
        canvas.sprite(icon, mark.middle(23, 23), LEATHER_QUIET)
        spot = Region(mark.right + 4, place.y, room + 4, place.height)
        canvas.text(spot, words, style, "left", "middle", spans=False)
        x = spot.right + 12
    canvas.text(place, total, number, "right", "middle", spans=False)
    canvas.text(place.left(place.width - wide - 8), item.text, style, "right", "middle")


@touched
def store(canvas: Canvas, item: Item) -> None:
    """Draw a cell of the strip: symbol and number."""
    look: Store = item.data
    place = item.place
    if canvas.mood.hover and item.intent:
        canvas.fill(place, "#fff3da", 8, 0.14)
    side = min(40.0, place.height - 6, place.width * 0.5)
    mark = place.left(place.width * 0.5).middle(side, side)
    piece = "piece_" in look.icon
    canvas.sprite(look.icon, mark, "" if piece else LEATHER_QUIET)
    ink = look.colour if look.icon.endswith("food") and look.colour else LEATHER
    number = SUBHEADING.of(ink, min(34.0, place.height * 0.75))
    canvas.text(place.end(place.width * 0.48), look.number, number, "left", "middle", spans=False)
