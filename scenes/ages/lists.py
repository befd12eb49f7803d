"""Drawing of the sheet: rows of developments and monuments, cities, disasters, the slip."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ages.paint_specs import (
    Boxes,
    Deed,
    Note,
    Skulls,
    Threat,
    Town,
    Work,
)
from scenes.ages.palette import (
    CHOSEN,
    CITY,
    COIN,
    CREAM,
    GOLD,
    HEADING,
    INK,
    LINE,
    OWNED,
    OWNED_EDGE,
    QUIET,
    RED,
    SAFE,
    SYMBOLS,
)
from scenes.ui.canvas import Canvas
from scenes.ui.draw import touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, SUBHEADING, Style

BOX = 17.6
"""Distance of worker boxes in a row."""


def sheet(canvas: Canvas, item: Item) -> None:
    """Draw the light clay on which everything is written."""
    canvas.panel(item.place, "ages/claylight", 18, edge="#4a2412")


def slip(canvas: Canvas, item: Item) -> None:
    """Draw the slip of parchment."""
    canvas.panel(item.place, "parchment", 12)


def note(canvas: Canvas, item: Item) -> None:
    """Draw a line of the slip: symbol and words."""
    look: Note = item.data
    place = item.place
    side = min(29, place.height)
    mark = Region(place.x, place.y, 32, place.height)
    own = look.icon.removeprefix("ages/") in _COLOURED
    canvas.sprite(look.icon, mark.middle(side, side), "" if own else look.colour)
    rest = Region(place.x + 42, place.y, place.width - 42, place.height)
    style = STRONG if look.strong else SMALL
    ink = look.colour if look.colour in (RED, SAFE) else INK
    size = min(23, max(22.0, place.height * 0.8))
    canvas.text(rest, item.text, style.of(ink, size), valign="middle")


_COLOURED = {
    "step_pyramid",
    "stone_circle",
    "temple",
    "obelisk",
    "hanging_gardens",
    "great_wall",
    "great_pyramid",
}


def ground(canvas: Canvas, item: Item, owned: bool, chosen: bool) -> None:
    """Draw what lies under a row: owned, chosen, possible, touched, or only a thin line."""
    place = item.place.inset(0, 1)
    radius = 9
    hover = canvas.mood.hover
    if owned:
        canvas.fill(place, OWNED, radius, 0.4)
        canvas.outline(place, OWNED_EDGE, 1.5, radius, alpha=0.8)
    elif chosen:
        canvas.fill(place, CHOSEN, radius, 0.9)
        canvas.outline(place, GOLD, 3.4, radius)
        canvas.outline(place, HEADING, 1.4, radius)
    elif item.intent:
        canvas.fill(place, CHOSEN, radius, 0.72 if hover else 0.36)
        canvas.outline(place, HEADING if hover else OWNED_EDGE, 1.6, radius)
    elif hover or canvas.mood.focus:
        canvas.fill(place, CHOSEN, radius, 0.3)
    else:
        ends = Offset(place.x + 6, place.y), Offset(place.right - 6, place.y)
        canvas.line(*ends, LINE, 1.2, 0.3)


@touched
def deed(canvas: Canvas, item: Item) -> None:
    """Draw a development's row."""
    look: Deed = item.data
    place = item.place
    ground(canvas, item, look.owned, look.chosen)
    hole = min(40, place.height * 1.1)
    canvas.sprite(
        "ages/hole",
        Region(place.x + 22 - hole / 2, place.centre.y - hole / 2, hole, hole),
    )
    points = Region(place.right - 52, place.y, 42, place.height)
    cost = Region(points.x - 60, place.y, 30, place.height)
    strong = look.owned or look.chosen
    ink = INK if strong or look.payable else QUIET
    canvas.text(points, look.points, SUBHEADING.of(HEADING, 28), "right", "middle")
    price = STRONG if strong or look.payable else SMALL
    canvas.text(cost, str(look.cost), price.of(ink, 23), "right", "middle")
    coin = Region(cost.right + 4, place.y, 23, place.height)
    canvas.sprite("ages/coin", coin.middle(23, 23), COIN)
    start = place.x + 44
    room = cost.x - start
    name_wide = room - (74 if look.narrow else 128)
    name = Region(start, place.y, name_wide, place.height)
    style = (STRONG if strong else SMALL).of(ink, 23)
    canvas.text(name, item.text, style, valign="middle")
    effect = Region(name.right + 6, place.y, cost.x - name.right, place.height)
    _tokens(canvas, effect, look.tokens)


def _tokens(canvas: Canvas, place: Region, tokens: Sequence[str]) -> None:
    """Write an effect in symbols and words, as many as there is room for."""
    x = place.x
    style = STRONG.of(INK, 22)
    for token in tokens:
        wide = _width(canvas, token, style)
        if x + wide > place.right + 2:
            return
        _token(canvas, Region(x, place.y, wide, place.height), token, style)
        x += wide + 5


def _width(canvas: Canvas, token: str, style: Style) -> float:
    if token.startswith("@"):
        return 27 if token != "@safe" else 22
    if token.startswith("seat:"):
        return 17
    return canvas.measure(token, style).width


def _token(canvas: Canvas, place: Region, token: str, style: Style) -> None:
    if token == "@safe":
        safe(canvas, place.centre)
    elif token.startswith("@"):
        name = token[1:]
        mark = place.middle(27, 27)
        canvas.sprite(name, mark, SYMBOLS.get(name, INK))
    elif token.startswith("seat:"):
        canvas.seat(place.middle(18, 18), int(token[5:]))
    else:
        canvas.text(place.inset(-2, 0), token, style, "centre", "middle", spans=False)


def safe(canvas: Canvas, centre: Offset, zoom: float = 1.0) -> None:
    """Draw the small green shield that stands for safety."""
    half = 12 * zoom
    place = Region(centre.x - half, centre.y - half, 24 * zoom, 24 * zoom)
    canvas.sprite("common/shield", place, "#f6ecd6")
    canvas.sprite("common/shield", place.inset(2 * zoom), "#3c7a5a")
    canvas.sprite("common/check", place.inset(7 * zoom), "#ffffff")


@touched
def work(canvas: Canvas, item: Item) -> None:
    """Draw a monument's row."""
    look: Work = item.data
    place = item.place
    ground(canvas, item, look.done, look.chosen)
    side = min(48, place.height - 4)
    canvas.sprite(
        f"ages/{item.look}",
        Region(place.x + 30 - side / 2, place.centre.y - side / 2, side, side),
    )
    start = place.x + 58
    columns = Region(place.right - 122, place.y, 116, place.height)
    # The first column's numbers stand at its right: a long name may reach into it.
    name = Region(start, place.y + 2, columns.x - start + 8, place.height * 0.52)
    strong = look.done or look.chosen
    style = (STRONG if strong else SMALL).of(INK, 22)
    used = canvas.text(name, item.text, style, valign="middle")
    x = used.right + 14
    if look.guard and not look.chosen and x < name.right - 20:
        mark = Region(x, name.y, 22, name.height)
        canvas.sprite(f"ages/{look.guard}", mark.middle(22, 22), CITY)
        safe(canvas, Offset(mark.right + 12, mark.centre.y), 0.86)
        x = mark.right + 34
    if look.taken is not None and not look.led and x < name.right:
        canvas.seat(Region(x, name.y, 20, name.height).middle(20, 20), look.taken)
    room = place.right - 124 - start
    pitch = min(BOX, room / look.boxes.total)
    row = Region(start, place.y + place.height * 0.56, room, pitch)
    boxes(canvas, row, look.boxes, pitch, look.boxes.total)
    _points(canvas, columns, look)


def _points(canvas: Canvas, place: Region, look: Work) -> None:
    """Write the points of the first and of later builders; what is out of reach is struck."""
    first, later = place.left(40), place.end(56)
    big = SUBHEADING.of(HEADING, 30)
    quiet = SUBHEADING.of(QUIET, 26)
    gone = look.taken is not None and not look.led
    if look.done:
        scored = look.first if look.led else look.later
        canvas.text(first if look.led else later, str(scored), big, "right", "middle")
        mark = later if look.led else first
        centre = Region(mark.right - 27, mark.y, 28, mark.height)
        canvas.sprite("common/check", centre.middle(26, 26), SAFE)
        return
    canvas.text(first, str(look.first), quiet if gone else big, "right", "middle", strike=gone)
    if look.alone:
        return
    canvas.text(later, str(look.later), big if gone else quiet, "right", "middle")


def boxes(canvas: Canvas, place: Region, look: Boxes, pitch: float, in_row: int) -> None:
    """Draw worker boxes: full ones first, then those about to be marked, then empty ones."""
    side = pitch * 0.94
    for at in range(look.total):
        row, column = divmod(at, in_row)
        area = Region(place.x + column * pitch, place.y + row * pitch, side, side)
        kind = "empty"
        if at < look.filled:
            kind = "full"
        elif at < look.filled + look.planned:
            kind = "plan"
        canvas.sprite(f"ages/box_{kind}", area)


@touched
def town(canvas: Canvas, item: Item) -> None:
    """Draw a city's tile with its boxes below."""
    look: Town = item.data
    place = item.place
    side = min(56, place.width)
    tile = Region(place.centre.x - side / 2, place.y, side, side * 1.07)
    if look.chosen or item.intent:
        hot = look.chosen or canvas.mood.hover
        canvas.fill(place.inset(-3), CHOSEN, 9, 0.8 if hot else 0.4)
        edge, width = (GOLD, 3.2) if look.chosen else (OWNED_EDGE, 1.6)
        canvas.outline(place.inset(-3), edge, width, 9)
    built = item.look == "built"
    canvas.sprite("ages/city_built" if built else "ages/city_plan", tile)
    if look.boxes.total:
        pitch = side / 3
        row = Region(tile.x + side * 0.02, tile.bottom + 5, side, pitch)
        boxes(canvas, row, look.boxes, pitch, 3)


def threat(canvas: Canvas, item: Item) -> None:
    """Draw a disaster's tile: how many skulls bring it and what it does."""
    look: Threat = item.data
    place = item.place
    canvas.fill(place.shift(0, 2), "#7b4a2c", 9, 0.5)
    canvas.fill(place, "#f3e0be", 9)
    width = 3 if look.coming else 1.3
    edge = (SAFE if look.safe else RED) if look.coming else "#8f6743"
    canvas.outline(place, edge, width, 9)
    top = place.top(place.height * 0.54)
    skull = Region(top.x + 7, top.y + 2, 22, top.height)
    canvas.sprite("ages/skull", skull.middle(22, 22), RED)
    number = Region(skull.right + 3, skull.y, 30, top.height)
    canvas.text(number, look.skulls, STRONG.of(RED, 22), valign="middle", spans=False)
    icon = Region(top.right - 40, top.y + 3, 34, top.height)
    canvas.sprite(f"ages/{item.look}", icon.middle(32, 32), "#4a2a16")
    if look.safe:
        safe(canvas, Offset(icon.right - 3, icon.centre.y + 13), 0.8)
    low = place.foot(place.height * 0.46).inset(4, 0)
    canvas.text(low, item.text, SMALL.of(INK, 22), "centre", "middle")


def skulls(canvas: Canvas, item: Item) -> None:
    """Draw the row of disaster boxes; many of them grow smaller."""
    look: Skulls = item.data
    place = item.place
    count = max(look.row, look.marked)
    pitch = min(29.4, place.width / count)
    side = min(24, pitch * 0.84)
    for at in range(count):
        area = Region(place.x + at * pitch, place.centre.y - side / 2, side, side)
        canvas.sprite("ages/box_skull" if at < look.marked else "ages/box_empty", area)


def mark(canvas: Canvas, item: Item) -> None:
    """Ring what others changed."""
    canvas.outline(item.place.inset(-2), "#1f6f7a", 3, 11, alpha=0.95)


def glow(canvas: Canvas, item: Item) -> None:
    """Draw a warm ring around something finished, or a dark one around a disaster."""
    for step, cover in ((0, 0.9), (5, 0.45), (10, 0.2)):
        canvas.outline(item.place.inset(-2 - step), item.look, 5, 11 + step, alpha=cover)
    canvas.fill(item.place, item.look if item.look != RED else CREAM, 11, 0.16)
