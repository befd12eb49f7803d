"""The row of civilization cards and the stacks of building tiles, with what they would cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.stoneage.components import FIGURES, TOPS, Culture, Exact, Fixed
from game.stoneage.paying import Shortage
from scenes.stoneage.layout import cells
from scenes.stoneage.mat import StoneMat
from scenes.stoneage.paint_specs import (
    Bill,
    Civ,
    Person,
    Tile,
)
from scenes.stoneage.palette import HEADING, QUIET
from scenes.stoneage.valley import answer, crowd, mood
from scenes.table.mat import capital
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Tip

CARD, HIGH, FOOT = 122.0, 214.0, 40.0
"""A card's width and height, and the strip below it for its price."""
LEAST = 112.0
"""Width for a card, with what parts it from the next one, below which they lie two by two."""
_PICTURES = {
    "fixed": ("hut", "granary", "village"),
    "exact": ("tipi", "dolmen"),
    "free": ("menhir",),
}


def items(mat: StoneMat) -> Iterator[Item]:
    """Give both rows with their headings."""
    if mat.plan.cards is not None:
        yield from _cards(mat, mat.plan.cards)
    if mat.plan.tiles is not None:
        yield from _tiles(mat, mat.plan.tiles)


def _heading(mat: StoneMat, place: Region, name: str, aside: str, tip: Tip) -> Iterator[Item]:
    head = place.top(38)
    title = mat.text(f"stoneage.table.{name}.title")
    big, small = Label(30, HEADING, "title"), Label(22, QUIET, align="right")
    yield Item(f"{name}:title", "label", head.left(head.width * 0.56), text=title, data=big)
    right = head.end(head.width * 0.43)
    yield Item(f"{name}:aside", "label", right, text=aside, data=small, tip=tip)


def _cards(mat: StoneMat, place: Region) -> Iterator[Item]:
    count = len(mat.state.deck)
    tip = Tip(
        mat.text("stoneage.table.cards.title"),
        str(count),
        (mat.text("stoneage.table.cards.about"), *_open_lines(mat)),
        icon="stoneage/extra_card",
    )
    yield from _heading(
        mat, place, "cards", mat.text("stoneage.table.cards.deck", count=count), tip
    )
    slots = len(mat.state.row)
    # New cards come from the left, so that the first slot, towards which all close up, is at the
    # right.
    for slot, cell in zip(reversed(range(slots)), _columns(place, slots), strict=True):
        yield from _card(mat, slot, cell)


def _open_lines(mat: StoneMat) -> Iterator[str]:
    if len(mat.state.deck) < len(mat.state.row):
        yield mat.text("stoneage.table.cards.last")


def _columns(place: Region, count: int) -> tuple[Region, ...]:
    """Give the places of cards or tiles below the heading, the strip of the price included."""
    body = Region(place.x, place.y + 42, place.width, place.height - 42)
    # Where not even small ones find room side by side, they lie two by two.
    rows = 1 if body.width >= count * LEAST else 2
    most = (HIGH + FOOT) * (1.12 if rows == 1 else 1.3)
    found: list[Region] = []
    for row in body.rows(rows, 8):
        high = min(row.height, most)
        cells_ = cells(row.top(high), -(-count // rows), 188 if rows == 1 else 240)
        wide = (high - FOOT) * CARD / HIGH
        found += (c.middle(min(c.width - 8, wide), high) for c in cells_)
    return tuple(found[:count])


def civ(mat: StoneMat, card: str, bill: Bill | None, state: str = "idle") -> Civ:
    """Give how a card looks."""
    top, bottom = mat.tables.tops[card], mat.tables.bottoms[card]
    fields: dict[str, Any] = {name: getattr(top, name) for name in type(top).__slots__}
    amount = fields.get("amount", fields.get("value", fields.get("dice", 0)))
    green = isinstance(bottom, Culture)
    symbol = bottom.symbol if isinstance(bottom, Culture) else FIGURES[type(bottom)]
    times = 0 if isinstance(bottom, Culture) else bottom.amount
    good = str(fields.get("resource", ""))
    kind = TOPS[type(top)]
    return Civ(kind, int(amount), good, green, f"stoneage/{symbol}", times, bill, state)


def bottom_name(mat: StoneMat, card: str) -> str:
    """Name a card by its symbol or figure."""
    bottom = mat.tables.bottoms[card]
    if isinstance(bottom, Culture):
        return capital(mat.name("symbol", bottom.symbol))
    return capital(mat.name("figure", FIGURES[type(bottom)]))


def _card(mat: StoneMat, slot: int, cell: Region) -> Iterator[Item]:
    card, place = mat.state.row[slot], f"card:{slot + 1}"
    cost = mat.tables.costs[slot]
    if not card:
        words = mat.text("stoneage.table.cards.gap")
        tip = Tip(words, lines=(mat.text("stoneage.table.cards.gap_about"),))
        yield Item(place, "gap", cell, text=str(cost), tip=tip, group="cards")
        return
    intent, reason = answer(mat, place)
    short = mat.rules.shortage(mat.state, mat.looker, place)
    bill = Bill((), cost, short.payable, short.pieces)
    look = civ(mat, card, bill, mood(mat, place, intent))
    yield Item(
        place,
        "civ",
        cell,
        look=card,
        text=bottom_name(mat, card),
        data=look,
        intent=intent,
        reason=reason,
        tip=card_tip(mat, card, reason, (*_price(mat, short), *_standing(mat, place))),
        group="cards",
        drop="place" if intent and mat.phase == "place" else "",
    )
    yield from _person(mat, place, cell)


def card_tip(mat: StoneMat, card: str, reason: str = "", more: tuple[str, ...] = ()) -> Tip:
    """Say what a card gives, what it counts, and what its bottom is worth now."""
    title = bottom_name(mat, card)
    lines = [
        mat.say(mat.rules.describe_top(card)),
        mat.say(mat.rules.describe_bottom(card)),
    ]
    worth = mat.rules.card_points(mat.own, card)
    lines.append(mat.text("stoneage.table.cards.worth", count=worth))
    return Tip(title, lines=(*lines, *more), reason=reason)


def _price(mat: StoneMat, short: Shortage) -> Iterator[str]:
    need = short.need
    if need.cost:
        yield mat.text("stoneage.table.price.printed", goods=mat.pieces(need.cost))
    elif need.least == need.most:
        yield mat.text("stoneage.table.price.count", count=need.least)
    if short.payable:
        yield mat.text("stoneage.table.price.fine")
    elif any(short.lack):
        yield mat.text("stoneage.table.price.lack", goods=mat.pieces(short.lack))
    else:
        yield mat.text("stoneage.table.price.short", count=short.pieces)
        if short.kinds:
            yield mat.text("stoneage.table.price.kinds", count=short.kinds)
    if short.with_open and not short.payable:
        yield mat.text("stoneage.table.price.with_open")


def _standing(mat: StoneMat, place: str) -> Iterator[str]:
    names = [mat.who(seat) for seat, _ in crowd(mat, place)]
    if names:
        yield mat.text("stoneage.table.place.who", names=", ".join(names))


def _person(mat: StoneMat, place: str, cell: Region) -> Iterator[Item]:
    """Set who stands on a card or tile on its upper left corner, or who is about to."""
    corner = Region(cell.x - 8, cell.y - 10, 46, 46)
    for seat, n in crowd(mat, place):
        look = Person(mat.colour(seat))
        yield Item(f"person:{place}:{seat}:{n}", "person", corner, data=look)
    if mat.at("place") and mat.selection.place == place:
        look = Person(mat.colour(mat.state.seat), pale=True)
        yield Item(f"ghost:{place}:0", "person", corner, data=look)


def _tiles(mat: StoneMat, place: Region) -> Iterator[Item]:
    least = min(mat.state.stacks)
    tip = Tip(
        mat.text("stoneage.table.tiles.title"),
        lines=(mat.text("stoneage.table.tiles.about"), *_to_come(mat)),
        icon="stoneage/building",
    )
    yield from _heading(
        mat, place, "tiles", mat.text("stoneage.table.tiles.least", count=least), tip
    )
    stacks = len(mat.state.stacks)
    for stack, cell in enumerate(_columns(place, stacks)):
        yield from _tile(mat, stack, cell)


def _to_come(mat: StoneMat) -> Iterator[str]:
    """List the tiles not turned up yet, where the game shows them."""
    left = mat.rules.tiles_left(mat.state)
    if left:
        yield mat.text("stoneage.table.tiles.to_come")
        parts = [f"{count}× {_tile_words(mat, tile)}" for tile, count in left.items()]
        yield " · ".join(parts)


def _tile_words(mat: StoneMat, tile: str) -> str:
    """Name a tile by what it costs, in a few signs."""
    part = mat.tables.components.tiles[tile]
    if isinstance(part, Fixed):
        return " ".join(f":stoneage/{good}:" * count for good, count in part.cost.items())
    return ", ".join(_tile_lines(mat, tile))


def _tile_lines(mat: StoneMat, tile: str) -> tuple[str, ...]:
    """Say in short what a tile without printed resources takes."""
    part = mat.tables.components.tiles[tile]
    if isinstance(part, Exact):
        return (
            mat.text("stoneage.table.tiles.goods", count=part.count),
            mat.text("stoneage.table.tiles.kinds", count=part.kinds),
        )
    if isinstance(part, Fixed):
        return ()
    return (
        mat.text("stoneage.table.tiles.range", least=part.least, count=part.most),
        mat.text("stoneage.table.tiles.any"),
    )


def tile_look(
    mat: StoneMat, tile: str, short: Shortage | None, left: int, state: str = "idle"
) -> Tile:
    """Give how a tile looks; `short` says what the viewer lacks for it."""
    part = mat.tables.components.tiles[tile]
    bill, points = None, 0
    if isinstance(part, Fixed):
        points = part.points
        lack = dict(zip(mat.tables.goods, short.lack, strict=True)) if short else {}
        cost = tuple((good, n, not lack.get(good)) for good, n in part.cost.items())
        bill = Bill(cost, 0, bool(short and short.payable), short.pieces if short else 0)
    elif short:
        bill = Bill((), part.count if isinstance(part, Exact) else 0, short.payable, short.pieces)
    kind = "fixed" if isinstance(part, Fixed) else "exact" if isinstance(part, Exact) else "free"
    drawn = _PICTURES[kind][mat.tables.tiles.index(tile) % len(_PICTURES[kind])]
    picture = f"stoneage/building_{drawn}"
    return Tile(kind, points, picture, _tile_lines(mat, tile), bill, left, state)


def tile_name(mat: StoneMat, tile: str) -> str:
    """Name a tile by its kind."""
    part = mat.tables.components.tiles[tile]
    if isinstance(part, Fixed):
        return mat.text("stoneage.table.tiles.fixed", count=part.points)
    return mat.text(f"stoneage.table.tiles.{'exact' if isinstance(part, Exact) else 'free'}")


def _tile(mat: StoneMat, stack: int, cell: Region) -> Iterator[Item]:
    tile, place = mat.state.tops[stack], f"tile:{stack + 1}"
    left = mat.state.stacks[stack]
    words = mat.text("stoneage.table.tiles.left", count=left)
    if not tile:
        tip = Tip(
            mat.text("stoneage.table.tiles.empty"),
            lines=(mat.text("stoneage.table.tiles.empty_about"),),
        )
        look = Tile("empty", left=left)
        yield Item(place, "tile", cell, text=words, data=look, tip=tip, group="tiles")
        return
    intent, reason = answer(mat, place)
    short = mat.rules.shortage(mat.state, mat.looker, place)
    look = tile_look(mat, tile, short, left, mood(mat, place, intent))
    lines = (
        mat.say(mat.rules.describe_tile(tile)),
        *_price(mat, short),
        words + ".",
        *_standing(mat, place),
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
        tip=Tip(tile_name(mat, tile), lines=lines, reason=reason, icon="stoneage/building"),
        group="tiles",
        drop="place" if intent and mat.phase == "place" else "",
    )
    yield from _person(mat, place, cell)
