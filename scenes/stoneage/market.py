"""The row of civilization cards and the stacks of building tiles, with what they would cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.stoneage.components import FIGURES, TOPS, Culture, Exact, Fixed
from game.stoneage.paying import Shortage
from scenes.stoneage.glance import Glance
from scenes.stoneage.inks import HEADING, QUIET
from scenes.stoneage.layout import cells
from scenes.stoneage.looks import Bill, Civ, Label, Person, Tile
from scenes.stoneage.valley import answer, crowd, mood
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Tip

CARD, HIGH, FOOT = 122.0, 214.0, 40.0
"""A card's width and height, and the strip below it for its price."""
_PICTURES = {
    "fixed": ("hut", "granary", "village"),
    "exact": ("tipi", "dolmen"),
    "free": ("menhir",),
}


def items(glance: Glance) -> Iterator[Item]:
    """Give both rows with their headings."""
    if glance.plan.cards is not None:
        yield from _cards(glance, glance.plan.cards)
    if glance.plan.tiles is not None:
        yield from _tiles(glance, glance.plan.tiles)


def _heading(glance: Glance, place: Region, name: str, aside: str, tip: Tip) -> Iterator[Item]:
    unit = glance.unit
    head = place.top(38 * unit)
    title = glance.phrase(f"{name}.title")
    big, small = Label(30 * unit, HEADING, "title"), Label(22 * unit, QUIET, align="right")
    yield Item(f"{name}:title", "label", head.left(head.width * 0.56), text=title, data=big)
    right = head.end(head.width * 0.43)
    yield Item(f"{name}:aside", "label", right, text=aside, data=small, tip=tip)


def _cards(glance: Glance, place: Region) -> Iterator[Item]:
    count = len(glance.state.deck)
    tip = Tip(
        glance.phrase("cards.title"),
        str(count),
        (glance.phrase("cards.about"), *_open_lines(glance)),
        icon="stoneage/extra_card",
    )
    yield from _heading(glance, place, "cards", glance.phrase("cards.deck", count=count), tip)
    slots = len(glance.state.row)
    for slot, cell in zip(reversed(range(slots)), _columns(glance, place, slots), strict=True):
        yield from _card(glance, slot, cell)


def _open_lines(glance: Glance) -> Iterator[str]:
    if len(glance.state.deck) < len(glance.state.row):
        yield glance.phrase("cards.last")


def _columns(glance: Glance, place: Region, count: int) -> tuple[Region, ...]:
    """Give the places of cards or tiles below the heading, the strip of the price included."""
    unit = glance.unit
    body = Region(place.x, place.y + 42 * unit, place.width, place.height - 42 * unit)
    high = min(body.height, (HIGH + FOOT) * unit * 1.12)
    body = body.top(high)
    columns = cells(body, count, 188 * unit)
    most = (high - FOOT * unit) * CARD / HIGH
    return tuple(c.middle(min(c.width - 8 * unit, most), high) for c in columns)


def civ(glance: Glance, card: str, unit: float, bill: Bill | None, state: str = "idle") -> Civ:
    """Give how a card looks."""
    top, bottom = glance.tables.tops[card], glance.tables.bottoms[card]
    fields: dict[str, Any] = {name: getattr(top, name) for name in type(top).__slots__}
    amount = fields.get("amount", fields.get("value", fields.get("dice", 0)))
    green = isinstance(bottom, Culture)
    symbol = bottom.symbol if isinstance(bottom, Culture) else FIGURES[type(bottom)]
    times = 0 if isinstance(bottom, Culture) else bottom.amount
    good = str(fields.get("resource", ""))
    kind = TOPS[type(top)]
    return Civ(unit, kind, int(amount), good, green, f"stoneage/{symbol}", times, bill, state)


def bottom_name(glance: Glance, card: str) -> str:
    """Name a card by its symbol or figure."""
    bottom = glance.tables.bottoms[card]
    if isinstance(bottom, Culture):
        return glance.name("symbol", bottom.symbol)
    return glance.name("figure", FIGURES[type(bottom)])


def _card(glance: Glance, slot: int, cell: Region) -> Iterator[Item]:
    card, place = glance.state.row[slot], f"card:{slot + 1}"
    cost = glance.tables.costs[slot]
    if not card:
        words = glance.phrase("cards.gap")
        tip = Tip(words, lines=(glance.phrase("cards.gap_about"),))
        yield Item(place, "gap", cell, text=str(cost), data=glance.unit, tip=tip, group="cards")
        return
    intent, reason = answer(glance, place)
    short = glance.rules.shortage(glance.state, _payer(glance), place)
    bill = Bill((), cost, short.payable, short.pieces)
    look = civ(glance, card, glance.unit, bill, mood(glance, place, intent))
    yield Item(
        place,
        "civ",
        cell,
        look=card,
        text=bottom_name(glance, card),
        data=look,
        intent=intent,
        reason=reason,
        tip=card_tip(glance, card, reason, (*_price(glance, short), *_standing(glance, place))),
        group="cards",
        drop="place" if intent and glance.phase == "place" else "",
    )
    yield from _person(glance, place, cell)


def _payer(glance: Glance) -> int:
    return glance.sight.shown if glance.sight.me is None else glance.sight.me


def card_tip(glance: Glance, card: str, reason: str = "", more: tuple[str, ...] = ()) -> Tip:
    """Say what a card gives, what it counts, and what its bottom is worth now."""
    title = bottom_name(glance, card)
    lines = [
        glance.say(glance.rules.describe_top(card)),
        glance.say(glance.rules.describe_bottom(card)),
    ]
    worth = glance.rules.card_points(glance.decider, card)
    lines.append(glance.phrase("cards.worth", count=worth))
    return Tip(title, lines=(*lines, *more), reason=reason)


def _price(glance: Glance, short: Shortage) -> Iterator[str]:
    need = short.need
    if need.cost:
        yield glance.phrase("price.printed", goods=glance.pieces(need.cost))
    elif need.least == need.most:
        yield glance.phrase("price.count", count=need.least)
    if short.payable:
        yield glance.phrase("price.fine")
    elif any(short.lack):
        yield glance.phrase("price.lack", goods=glance.pieces(short.lack))
    else:
        yield glance.phrase("price.short", count=short.pieces)
        if short.kinds:
            yield glance.phrase("price.kinds", count=short.kinds)
    if short.with_open and not short.payable:
        yield glance.phrase("price.with_open")


def _standing(glance: Glance, place: str) -> Iterator[str]:
    names = [glance.sight.seats[seat].name for seat, _ in crowd(glance, place)]
    if names:
        yield glance.phrase("place.who", names=", ".join(names))


def _person(glance: Glance, place: str, cell: Region) -> Iterator[Item]:
    """Set who stands on a card or tile on its upper left corner, or who is about to."""
    side = 46 * glance.unit
    corner = Region(cell.x - 8 * glance.unit, cell.y - 10 * glance.unit, side, side)
    for seat, n in crowd(glance, place):
        look = Person(glance.colour(seat))
        yield Item(f"person:{place}:{seat}:{n}", "person", corner, data=look)
    if glance.at("place") and glance.draft.place == place:
        look = Person(glance.colour(glance.state.seat), pale=True)
        yield Item(f"ghost:{place}:0", "person", corner, data=look)


def _tiles(glance: Glance, place: Region) -> Iterator[Item]:
    least = min(glance.state.stacks)
    tip = Tip(
        glance.phrase("tiles.title"),
        lines=(glance.phrase("tiles.about"), *_to_come(glance)),
        icon="stoneage/building",
    )
    yield from _heading(glance, place, "tiles", glance.phrase("tiles.least", count=least), tip)
    stacks = len(glance.state.stacks)
    for stack, cell in enumerate(_columns(glance, place, stacks)):
        yield from _tile(glance, stack, cell)


def _to_come(glance: Glance) -> Iterator[str]:
    """List the tiles not turned up yet, where the game shows them."""
    left = glance.rules.tiles_left(glance.state)
    if left:
        yield glance.phrase("tiles.to_come")
        parts = [f"{count}× {tile_words(glance, tile)}" for tile, count in left.items()]
        yield " · ".join(parts)


def tile_words(glance: Glance, tile: str) -> str:
    """Name a tile by what it costs, in a few signs."""
    part = glance.tables.components.tiles[tile]
    if isinstance(part, Fixed):
        return " ".join(f":stoneage/{good}:" * count for good, count in part.cost.items())
    return ", ".join(tile_lines(glance, tile))


def tile_lines(glance: Glance, tile: str) -> tuple[str, ...]:
    """Say in short what a tile without printed resources takes."""
    part = glance.tables.components.tiles[tile]
    if isinstance(part, Exact):
        return (
            glance.phrase("tiles.goods", count=part.count),
            glance.phrase("tiles.kinds", count=part.kinds),
        )
    if isinstance(part, Fixed):
        return ()
    return (
        glance.phrase("tiles.range", least=part.least, count=part.most),
        glance.phrase("tiles.any"),
    )


def tile_look(
    glance: Glance, tile: str, unit: float, short: Shortage | None, left: int, state: str = "idle"
) -> Tile:
    """Give how a tile looks; `short` says what the viewer lacks for it."""
    part = glance.tables.components.tiles[tile]
    bill, points = None, 0
    if isinstance(part, Fixed):
        points = part.points
        lack = dict(zip(glance.tables.goods, short.lack, strict=True)) if short else {}
        cost = tuple((good, n, not lack.get(good)) for good, n in part.cost.items())
        bill = Bill(cost, 0, bool(short and short.payable), short.pieces if short else 0)
    elif short:
        bill = Bill((), part.count if isinstance(part, Exact) else 0, short.payable, short.pieces)
    kind = "fixed" if isinstance(part, Fixed) else "exact" if isinstance(part, Exact) else "free"
    drawn = _PICTURES[kind][glance.tables.tiles.index(tile) % len(_PICTURES[kind])]
    picture = f"stoneage/building_{drawn}"
    return Tile(unit, kind, points, picture, tile_lines(glance, tile), bill, left, state)


def tile_name(glance: Glance, tile: str) -> str:
    """Name a tile by its kind."""
    part = glance.tables.components.tiles[tile]
    if isinstance(part, Fixed):
        return glance.phrase("tiles.fixed", count=part.points)
    return glance.phrase("tiles.exact" if isinstance(part, Exact) else "tiles.free")


def _tile(glance: Glance, stack: int, cell: Region) -> Iterator[Item]:
    tile, place = glance.state.tops[stack], f"tile:{stack + 1}"
    left = glance.state.stacks[stack]
    words = glance.phrase("tiles.left", count=left)
    if not tile:
        tip = Tip(glance.phrase("tiles.empty"), lines=(glance.phrase("tiles.empty_about"),))
        look = Tile(glance.unit, "empty", left=left)
        yield Item(place, "tile", cell, text=words, data=look, tip=tip, group="tiles")
        return
    intent, reason = answer(glance, place)
    short = glance.rules.shortage(glance.state, _payer(glance), place)
    look = tile_look(glance, tile, glance.unit, short, left, mood(glance, place, intent))
    lines = (
        glance.say(glance.rules.describe_tile(tile)),
        *_price(glance, short),
        words + ".",
        *_standing(glance, place),
    )
    yield Item(
        place,
        "tile",
        cell,
        look=tile,
        text=words,
        data=look,
        intent=intent,
        reason=reason,
        tip=Tip(tile_name(glance, tile), lines=lines, reason=reason, icon="stoneage/building"),
        group="tiles",
        drop="place" if intent and glance.phase == "place" else "",
    )
    yield from _person(glance, place, cell)
