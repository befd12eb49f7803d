"""Drawing of civilization cards and building tiles with their prices."""

from __future__ import annotations

from dataclasses import replace

from scenes.stoneage.paint_specs import Bill, Civ, Tile
from scenes.stoneage.painted import readable
from scenes.stoneage.palette import (
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
    WANTING,
)
from scenes.ui.canvas import Canvas
from scenes.ui.draw import touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, SUBHEADING

WIDTH = 122
"""Of a card or tile in its own measures, in which its face is drawn however large it lies."""
RATIO = 214 / WIDTH
TILE_RATIO = 204 / WIDTH
BETWEEN = 14.0
"""What words below a stack may take of the room before it."""


def _frame(canvas: Canvas, item: Item, body: Region, state: str) -> None:
    """Ring what can be chosen, is chosen, or is touched."""
    if state == "chosen":
        canvas.outline(body.inset(-4), "#5a2c10", 8, 16)
        canvas.outline(body.inset(-3), GOLD, 5, 15)
    elif canvas.mood.hover and item.intent:
        canvas.outline(body.inset(-2), GOLD, 3.4, 14)
    elif state in ("open", "mine"):
        canvas.outline(body.inset(-1.5), CREAM, 2.4, 13.5)


@touched
def civ(canvas: Canvas, item: Item) -> None:
    """Draw a card: what it gives above, what it counts below, its price under it."""
    look: Civ = item.data
    body = item.place.top(min(item.place.height, item.place.width * RATIO))
    if look.bill:
        body = item.place.top(min(item.place.height - 40, body.height))
    k = body.width / WIDTH
    lift = 3 if canvas.mood.hover and item.intent else 0
    body = body.shift(0, -lift)
    canvas.shadow(body, 12 * k, 0.42, 9, 4 + lift)
    canvas.sprite(f"stoneage/civ_card_{'green' if look.green else 'sand'}", body)
    card, face = canvas.in_units(k), body.scaled(1 / k)
    _top(card, Region(face.x + 4, face.y + 6, 114, 102), look)
    _bottom(card, Region(face.x, face.y + 114, face.width, face.height - 118), item)
    _frame(canvas, item, body, look.state)
    if look.bill:
        _price(canvas, item.place.foot(36), look.bill)


def _top(canvas: Canvas, place: Region, look: Civ) -> None:
    """Draw what a card gives at once."""
    number = SUBHEADING.of(INK, 42)
    if look.top == "resource":
        _pieces(canvas, place, look.good, look.amount)
        return
    if look.top == "roll_resource":
        canvas.sprite("stoneage/top_roll_resource", place)
        low = place.foot(56).middle(62, 58)
        canvas.sprite(f"stoneage/piece_{look.good}", low)
        return
    sprite = f"stoneage/top_{look.top}"
    if look.top in ("food", "agriculture"):
        canvas.sprite(sprite, place.left(place.width * 0.62).inset(2, 8))
        spot = place.end(place.width * 0.42)
        sign = "+" if look.top == "agriculture" else ""
        canvas.text(spot, f"{sign}{look.amount}", number, "centre", "middle", spans=False)
    elif look.top in ("points", "one_use_tool"):
        canvas.sprite(sprite, place.inset(4))
        ink = "#fff4dc" if look.top == "points" else INK
        spot = place if look.top == "points" else place.end(44).foot(44)
        words = str(look.amount) if look.top == "points" else f"+{look.amount}"
        canvas.text(spot, words, number.of(ink), "centre", "middle", spans=False)
    else:
        canvas.sprite(sprite, place.inset(2))


def _pieces(canvas: Canvas, place: Region, good: str, count: int) -> None:
    side = 74 if count == 1 else 62
    for at in range(count):
        x = place.centre.x + (at - (count - 1) / 2) * 42
        y = place.centre.y + (at - (count - 1) / 2) * 16
        spot = Region(x - side / 2, y - side / 2, side, side)
        canvas.sprite(f"stoneage/piece_{good}", spot)


def _bottom(canvas: Canvas, place: Region, item: Item) -> None:
    """Draw the symbol or the figures with their name."""
    look: Civ = item.data
    ink = GREEN_INK if look.green else SAND_INK
    size = readable(canvas, 22, 18.5)
    style = STRONG.of(ink, size)
    words = place.foot(30).inset(4, 0)
    # A few per cent of room, as libraries do not set letters equally wide.
    long = canvas.measure(item.text, style.of(size=size * 0.9)).width > words.width
    if long:
        style = style.of(size=readable(canvas, 20, 16.8))
        # Where a match is looked back upon, cards are a little smaller than anywhere else.
        words = place.foot(52).inset(-2, 0)
    upper = Region(place.x, place.y, place.width, place.height - words.height + 2)
    side = min(56, upper.height)
    if look.times:
        canvas.sprite(look.symbol, upper.left(upper.width * 0.62).middle(side, side), ink)
        spot = upper.end(upper.width * 0.44)
        number = SUBHEADING.of(ink, 34)
        canvas.text(spot, f"× {look.times}", number, "centre", "middle", spans=False)
    else:
        canvas.sprite(look.symbol, upper.middle(side, side), ink)
    canvas.text(words, item.text, replace(style, leading=1.02), "centre", "middle", wrap=long)


def _price(canvas: Canvas, place: Region, bill: Bill) -> None:
    """Draw the tag with the price: green when it could be paid, else how much is missing."""
    tag = place.middle(80, 36).shift(-20, 0)
    canvas.sprite("stoneage/price_tag", tag)
    style = SUBHEADING.of(TAG_INK, 27)
    canvas.text(tag.shift(0, -2), str(bill.count), style, "centre", "middle", spans=False)
    verdict(canvas, Offset(tag.right + 20, tag.centre.y), bill)


def verdict(canvas: Canvas, centre: Offset, bill: Bill) -> None:
    """Draw the small disc: a hook when it could be paid, else an empty one, by how much."""
    radius = 15
    if bill.fine:
        canvas.circle(centre, radius, CREAM)
        canvas.circle(centre, radius - 1.6, GOOD)
        spot = Region(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
        canvas.sprite("common/check", spot.inset(7), "#ffffff")
    elif bill.lack:
        box = Region(centre.x - 19, centre.y - radius, 38, 2 * radius)
        # Neither red nor with a minus: beside a card that would be points to lose.
        canvas.fill(box, CREAM, radius)
        canvas.outline(box.inset(1.6), WANTING, 2.4, radius, dash=5)
        style = STRONG.of(WANTING, 22)
        canvas.text(box, str(bill.lack), style, "centre", "middle", shrink=False, spans=False)


def gap(canvas: Canvas, item: Item) -> None:
    """Draw the empty slot of a card that was taken."""
    body = item.place.top(min(item.place.height - 36, item.place.width * RATIO))
    canvas.fill(body, EDGE, 12, 0.12)
    canvas.outline(body, HEADING, 2.4, 12, dash=9, alpha=0.7)
    tag = item.place.foot(36).middle(92, 36)
    canvas.sprite("stoneage/price_tag", tag)
    style = SUBHEADING.of(TAG_INK, 26)
    canvas.text(tag, item.text, style, "centre", "middle", spans=False)


@touched
def tile(canvas: Canvas, item: Item) -> None:
    """Draw the open tile of a stack, the thickness of the stack, and how many are left."""
    look: Tile = item.data
    foot = 36 if item.text else 0
    room = min(item.place.height - foot, item.place.width * TILE_RATIO)
    body = item.place.top(room)
    k = body.width / WIDTH
    words = Region(item.place.x, body.bottom + 4, item.place.width, foot)
    if look.kind == "empty":
        canvas.outline(body, HEADING, 2.4, 12, dash=9, alpha=0.7)
        canvas.text(words, item.text, SMALL.of(INK, 22), "centre", "middle")
        return
    lift = 3 if canvas.mood.hover and item.intent else 0
    depth = max(0, look.left - 1)
    canvas.shadow(body.shift(0, depth * 2.4), 11 * k, 0.42, 9, 4)
    for at in range(depth, 0, -1):
        under = body.shift(at * 0.8, at * 2.4)
        # Of each only its lower and right edge looks out from below the next.
        canvas.fill(under, "#5e3b1c", 10 * k, hollow=True)
        canvas.fill(under.inset(1.2), "#b98b55", 10 * k, hollow=True)
    body = body.shift(0, -lift)
    canvas.sprite("stoneage/building_tile", body)
    card, face = canvas.in_units(k), body.scaled(1 / k)
    card.sprite(look.picture, Region(face.x + 8, face.y + 10, 106, 96))
    _worth(card, Offset(face.right - 21, face.y + 25), look)
    _cost(card, Region(face.x + 3, face.y + 112, face.width - 6, face.height - 122), look)
    _frame(canvas, item, body, look.state)
    if foot:
        # On one line in all stacks, below the thickest.
        _left(canvas, words.shift(0, 6), item, look)


def _worth(canvas: Canvas, centre: Offset, look: Tile) -> None:
    radius = 22
    canvas.circle(Offset(centre.x + 1, centre.y + 2), radius, EDGE, 0.5)
    canvas.circle(centre, radius, HEADING)
    canvas.circle(centre, radius, "#f2d7a2", 1.0, 2)
    spot = Region(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
    words = str(look.points) if look.points else "="
    style = SUBHEADING.of("#fbe9cd", 27)
    canvas.text(spot, words, style, "centre", "middle", shrink=False, spans=False)


def _cost(canvas: Canvas, place: Region, look: Tile) -> None:
    """Draw the printed resources, those that are missing struck through, or say what it takes."""
    if look.bill and look.bill.cost:
        pieces = [(good, fine) for good, count, fine in look.bill.cost for _ in range(count)]
        side = 37
        start = place.centre.x - side * len(pieces) / 2
        for at, (good, fine) in enumerate(pieces):
            spot = Region(start + at * side, place.y + 12, side, side)
            canvas.sprite(f"stoneage/piece_{good}", spot, alpha=1.0 if fine else 0.45)
            if not fine:
                corner = spot.foot(16).middle(16, 16)
                canvas.sprite("common/cross", corner.shift(0, 6), SHORT)
        return
    rows = place.inset(4, 4).rows(2)
    size = readable(canvas, 22, 18.5)
    for at, words in enumerate(look.lines):
        style, row = (SMALL if at else STRONG).of(INK, size), rows[at]
        if canvas.measure(words, style).width > row.width:
            # In the smallest windows a tile is hardly wider than its words.
            style, row = SMALL.of(INK, size), row.inset(-7, 0)
        canvas.text(row, words, style, "centre", "middle")


def _left(canvas: Canvas, place: Region, item: Item, look: Tile) -> None:
    """Say how many tiles are left, and whether the open one could be paid."""
    style = (STRONG if look.left <= 2 else SMALL).of(INK, 22)
    bill = look.bill
    if bill and (bill.fine or bill.lack):
        wide = 44
        verdict(canvas, Offset(place.right - 19, place.centre.y), bill)
        place = place.left(place.width - wide)
        # Between two stacks there is room for the rest of a word.
        over = min(BETWEEN, max(0.0, canvas.measure(item.text, style).width + 3 - place.width))
        place = Region(place.x - over, place.y, place.width + over, place.height)
    canvas.text(place, item.text, style, "centre", "middle")
