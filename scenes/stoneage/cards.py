"""Drawing of civilization cards and building tiles with their prices."""

from __future__ import annotations

from dataclasses import replace

from scenes.stoneage.inks import (
    CREAM,
    EDGE,
    GOLD,
    GOOD,
    GREEN_INK,
    HEADING,
    INK,
    SAND_INK,
    SHORT,
    TAG_INK,
)
from scenes.stoneage.looks import Bill, Civ, Tile
from scenes.ui.canvas import Canvas
from scenes.ui.draw import touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, SUBHEADING

RATIO = 214 / 122
TILE_RATIO = 204 / 122


def _frame(canvas: Canvas, item: Item, body: Region, state: str, unit: float) -> None:
    """Ring what can be chosen, is chosen, or is touched."""
    radius = 12 * unit
    if state == "chosen":
        canvas.outline(body.inset(-4 * unit), "#5a2c10", 8 * unit, radius + 4 * unit)
        canvas.outline(body.inset(-3 * unit), GOLD, 5 * unit, radius + 3 * unit)
    elif canvas.mood.hover and item.intent:
        canvas.outline(body.inset(-2 * unit), GOLD, 3.4 * unit, radius + 2 * unit)
    elif state in ("open", "mine"):
        canvas.outline(body.inset(-1.5 * unit), CREAM, 2.4 * unit, radius + 1.5 * unit)


@touched
def civ(canvas: Canvas, item: Item) -> None:
    """Draw a card: what it gives above, what it counts below, its price under it."""
    look: Civ = item.data
    unit = look.unit
    body = item.place.top(min(item.place.height, item.place.width * RATIO))
    if look.bill:
        body = item.place.top(min(item.place.height - 40 * unit, body.height))
    k = body.width / 122
    lift = 3 * unit if canvas.mood.hover and item.intent else 0.0
    body = body.shift(0, -lift)
    canvas.shadow(body, 12 * k, 0.42, 9 * unit, 4 * unit + lift)
    canvas.sprite(f"stoneage/civ_card_{'green' if look.green else 'sand'}", body)
    _top(canvas, Region(body.x + 4 * k, body.y + 6 * k, 114 * k, 102 * k), look, k)
    _bottom(canvas, Region(body.x, body.y + 114 * k, body.width, body.height - 118 * k), item, k)
    _frame(canvas, item, body, look.state, unit)
    if look.bill:
        _price(canvas, item.place.foot(36 * unit), look.bill, unit)


def _top(canvas: Canvas, place: Region, look: Civ, k: float) -> None:
    """Draw what a card gives at once."""
    number = SUBHEADING.of(INK, 42 * k)
    if look.top == "resource":
        _pieces(canvas, place, look.good, look.amount, k)
        return
    if look.top == "roll_resource":
        canvas.sprite("stoneage/top_roll_resource", place)
        low = place.foot(56 * k).middle(62 * k, 58 * k)
        canvas.sprite(f"stoneage/piece_{look.good}", low)
        return
    sprite = f"stoneage/top_{look.top}"
    if look.top in ("food", "agriculture"):
        canvas.sprite(sprite, place.left(place.width * 0.62).inset(2 * k, 8 * k))
        spot = place.end(place.width * 0.42)
        sign = "+" if look.top == "agriculture" else ""
        canvas.text(spot, f"{sign}{look.amount}", number, "centre", "middle", spans=False)
    elif look.top in ("points", "one_use_tool"):
        canvas.sprite(sprite, place.inset(4 * k))
        ink = "#fff4dc" if look.top == "points" else INK
        spot = place if look.top == "points" else place.end(44 * k).foot(44 * k)
        words = str(look.amount) if look.top == "points" else f"+{look.amount}"
        canvas.text(spot, words, number.of(ink), "centre", "middle", spans=False)
    else:
        canvas.sprite(sprite, place.inset(2 * k))


def _pieces(canvas: Canvas, place: Region, good: str, count: int, k: float) -> None:
    side = 74 * k if count == 1 else 62 * k
    for at in range(count):
        x = place.centre.x + (at - (count - 1) / 2) * 42 * k
        y = place.centre.y + (at - (count - 1) / 2) * 16 * k
        spot = Region(x - side / 2, y - side / 2, side, side)
        canvas.sprite(f"stoneage/piece_{good}", spot)


def _bottom(canvas: Canvas, place: Region, item: Item, k: float) -> None:
    """Draw the symbol or the figures with their name."""
    look: Civ = item.data
    ink = GREEN_INK if look.green else SAND_INK
    size = max(18.5, 22 * k)
    style = STRONG.of(ink, size)
    words = place.foot(30 * k).inset(4 * k, 0)
    long = canvas.measure(item.text, style.of(size=size * 0.86)).width > words.width
    if long:
        style = style.of(size=max(17.5, 20 * k))
        words = place.foot(46 * k).inset(4 * k, 0)
    upper = Region(place.x, place.y, place.width, place.height - words.height + 2 * k)
    side = min(56 * k, upper.height)
    if look.times:
        canvas.sprite(look.symbol, upper.left(upper.width * 0.62).middle(side, side), ink)
        spot = upper.end(upper.width * 0.44)
        number = SUBHEADING.of(ink, 34 * k)
        canvas.text(spot, f"× {look.times}", number, "centre", "middle", spans=False)
    else:
        canvas.sprite(look.symbol, upper.middle(side, side), ink)
    canvas.text(words, item.text, replace(style, leading=1.02), "centre", "middle", wrap=long)


def _price(canvas: Canvas, place: Region, bill: Bill, unit: float) -> None:
    """Draw the tag with the price: green when it could be paid, else how much is missing."""
    tag = place.middle(80 * unit, 36 * unit).shift(-20 * unit, 0)
    canvas.sprite("stoneage/price_tag", tag)
    style = SUBHEADING.of(TAG_INK, 27 * unit)
    canvas.text(tag.shift(0, -2 * unit), str(bill.count), style, "centre", "middle", spans=False)
    verdict(canvas, Offset(tag.right + 20 * unit, tag.centre.y), bill, unit)


def verdict(canvas: Canvas, centre: Offset, bill: Bill, unit: float) -> None:
    """Draw the small disc: a hook when it could be paid, else how many pieces are missing."""
    radius = 15 * unit
    if bill.fine:
        canvas.circle(centre, radius, CREAM)
        canvas.circle(centre, radius - 1.6 * unit, GOOD)
        spot = Region(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
        canvas.sprite("common/check", spot.inset(7 * unit), "#ffffff")
    elif bill.lack:
        box = Region(centre.x - 19 * unit, centre.y - radius, 38 * unit, 2 * radius)
        canvas.fill(box, CREAM, radius)
        canvas.fill(box.inset(1.6 * unit), SHORT, radius)
        style = STRONG.of("#fff1e2", 22 * unit)
        canvas.text(box, f"−{bill.lack}", style, "centre", "middle", shrink=False, spans=False)


def gap(canvas: Canvas, item: Item) -> None:
    """Draw the empty slot of a card that was taken."""
    unit: float = item.data
    body = item.place.top(min(item.place.height - 36 * unit, item.place.width * RATIO))
    canvas.fill(body, EDGE, 12 * unit, 0.12)
    canvas.outline(body, HEADING, 2.4 * unit, 12 * unit, dash=9 * unit, alpha=0.7)
    tag = item.place.foot(36 * unit).middle(92 * unit, 36 * unit)
    canvas.sprite("stoneage/price_tag", tag)
    style = SUBHEADING.of(TAG_INK, 26 * unit)
    canvas.text(tag, item.text, style, "centre", "middle", spans=False)


@touched
def tile(canvas: Canvas, item: Item) -> None:
    """Draw the open tile of a stack, the thickness of the stack, and how many are left."""
    look: Tile = item.data
    unit = look.unit
    foot = 36 * unit if item.text else 0.0
    room = min(item.place.height - foot, item.place.width * TILE_RATIO)
    body = item.place.top(room)
    k = body.width / 122
    words = Region(item.place.x, body.bottom + 4 * unit, item.place.width, foot)
    if look.kind == "empty":
        canvas.outline(body, HEADING, 2.4 * unit, 12 * unit, dash=9 * unit, alpha=0.7)
        canvas.text(words, item.text, SMALL.of(INK, 22 * unit), "centre", "middle")
        return
    lift = 3 * unit if canvas.mood.hover and item.intent else 0.0
    depth = max(0, look.left - 1)
    canvas.shadow(body.shift(0, depth * 2.4 * unit), 11 * k, 0.42, 9 * unit, 4 * unit)
    for at in range(depth, 0, -1):
        under = body.shift(at * 0.8 * unit, at * 2.4 * unit)
        canvas.fill(under, "#5e3b1c", 10 * k)
        canvas.fill(under.inset(1.2 * unit), "#b98b55", 10 * k)
    body = body.shift(0, -lift)
    canvas.sprite("stoneage/building_tile", body)
    window = Region(body.x + 8 * k, body.y + 10 * k, 106 * k, 96 * k)
    canvas.sprite(look.picture, window)
    _worth(canvas, Offset(body.right - 21 * k, body.y + 25 * k), look, k)
    _cost(canvas, Region(body.x + 6 * k, body.y + 112 * k, 110 * k, body.height - 122 * k), look, k)
    _frame(canvas, item, body, look.state, unit)
    if foot:
        _left(canvas, words.shift(0, depth * 1.2 * unit), item, look)


def _worth(canvas: Canvas, centre: Offset, look: Tile, k: float) -> None:
    radius = 22 * k
    canvas.circle(Offset(centre.x + 1 * k, centre.y + 2 * k), radius, EDGE, 0.5)
    canvas.circle(centre, radius, HEADING)
    canvas.circle(centre, radius, "#f2d7a2", 1.0, 2 * k)
    spot = Region(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
    words = str(look.points) if look.points else "="
    style = SUBHEADING.of("#fbe9cd", 27 * k)
    canvas.text(spot, words, style, "centre", "middle", shrink=False, spans=False)


def _cost(canvas: Canvas, place: Region, look: Tile, k: float) -> None:
    """Draw the printed resources, those that are missing struck through, or say what it takes."""
    if look.bill and look.bill.cost:
        pieces = [(good, fine) for good, count, fine in look.bill.cost for _ in range(count)]
        side = 37 * k
        start = place.centre.x - side * len(pieces) / 2
        for at, (good, fine) in enumerate(pieces):
            spot = Region(start + at * side, place.y + 12 * k, side, side)
            canvas.sprite(f"stoneage/piece_{good}", spot, alpha=1.0 if fine else 0.45)
            if not fine:
                corner = spot.foot(16 * k).middle(16 * k, 16 * k)
                canvas.sprite("common/cross", corner.shift(0, 6 * k), SHORT)
        return
    rows = place.inset(0, 4 * k).rows(2)
    size = max(18.5, 22 * k)
    for at, words in enumerate(look.lines):
        style = (SMALL if at else STRONG).of(INK, size)
        canvas.text(rows[at], words, style, "centre", "middle")


def _left(canvas: Canvas, place: Region, item: Item, look: Tile) -> None:
    """Say how many tiles are left, and whether the open one could be paid."""
    unit = look.unit
    style = (STRONG if look.left <= 2 else SMALL).of(INK, 22 * unit)
    bill = look.bill
    if bill and (bill.fine or bill.lack):
        wide = 44 * unit
        verdict(canvas, Offset(place.right - 19 * unit, place.centre.y), bill, unit)
        place = place.left(place.width - wide)
    canvas.text(place, item.text, style, "centre", "middle")
