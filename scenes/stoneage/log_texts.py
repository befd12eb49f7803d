"""Events as lines of the chronicle: cause and effect in words, with symbols in the line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.event import Event
from game.core.message import Key, Message, Param
from game.stoneage import events as e
from game.stoneage.components import FIGURES, TOPS, Culture, Fixed, Top
from game.stoneage.state import UNKNOWN
from scenes.stoneage.mat import StoneMat
from scenes.table.contract import LogLine


def tell(mat: StoneMat, event: Event) -> LogLine | None:
    """Give an event as a line, or `None` for what needs none."""
    make = _TALES.get(type(event))
    return None if make is None else make(mat, event)


def _say(mat: StoneMat, key: str, seat: int = -1, **params: Any) -> str:
    name = mat.who(seat) if seat >= 0 else ""
    return mat.text(f"stoneage.event.{key}", name=name, **params)


def _card_words(mat: StoneMat, card: str) -> Message:
    """Name a card in the line: its symbol, or its figures with their number."""
    bottom = mat.tables.bottoms[card]
    if isinstance(bottom, Culture):
        name, icon = Key(f"stoneage.symbol.{bottom.symbol}"), f":stoneage/{bottom.symbol}:"
        return Message("stoneage.event.symbol", {"icon": icon, "symbol": name})
    figure, icon = FIGURES[type(bottom)], f":stoneage/{FIGURES[type(bottom)]}:"
    params: dict[str, Param] = {
        "icon": icon,
        "figure": Key(f"stoneage.figure.{figure}"),
        "count": bottom.amount,
    }
    return Message("stoneage.event.figure", params)


def top_words(top: Top) -> Message:
    """Name the upper half of a card with its number."""
    params: dict[str, Param] = {}
    for field in ("amount", "value", "dice"):
        if hasattr(top, field):
            params["count"] = getattr(top, field)
    if hasattr(top, "resource"):
        params["resource"] = Key(f"stoneage.resource.{top.resource}")
    return Message(f"stoneage.do.top.{TOPS[type(top)]}", params)


def _tile_words(mat: StoneMat, tile: str) -> Message:
    part = mat.tables.components.tiles[tile]
    if isinstance(part, Fixed):
        return Message("stoneage.table.tiles.fixed_line", {"count": part.points})
    return Message(f"stoneage.table.tiles.{'exact' if hasattr(part, 'count') else 'free'}_line")


def _faces(dice: tuple[int, ...]) -> str:
    return " ".join(f":stoneage/die_{face}:" for face in dice)


def _own(mat: StoneMat, seat: int, *marks: str) -> tuple[str, ...]:
    return marks if seat == mat.shown else ()


def _spot(place: str) -> str:
    return place if ":" in place else f"place:{place}"


def _place(place: str) -> Key:
    return Key(f"stoneage.place.{place.partition(':')[0]}")


def _put(mat: StoneMat, event: e.PeoplePut) -> LogLine:
    params: dict[str, Any] = {"count": event.people, "place": _place(event.place)}
    if event.lies:
        card = event.lies in mat.tables.bottoms
        what = _card_words(mat, event.lies) if card else _tile_words(mat, event.lies)
        words = _say(mat, "put_on", event.seat, **params, what=what)
    else:
        words = _say(mat, "put", event.seat, **params)
    return LogLine(words, event.seat, "common/meeple", (_spot(event.place),))


def _stayed(mat: StoneMat, event: e.StayedHome) -> LogLine:
    return LogLine(_say(mat, "stayed", event.seat, count=event.people), event.seat)


def _rolled(mat: StoneMat, event: e.DiceRolled) -> LogLine:
    kind = "gain" if event.what == "food" else "resource"
    what = Key(f"stoneage.{kind}.{event.what}")
    words = _say(mat, "rolled", event.seat, what=what, dice=_faces(event.dice))
    return LogLine(words, event.seat, "common/dice")


def _tools(mat: StoneMat, event: e.ToolsUsed) -> LogLine:
    # Numbers and words beside the signs: of signs alone a text would tell as many single names.
    used = [
        Message(key, {"count": len(many)})
        for key, many in (
            ("stoneage.event.added_tools", event.tools),
            ("stoneage.event.added_cards", event.cards),
        )
        if many
    ]
    words = _say(mat, "tools", event.seat, tools=used, count=event.value)
    return LogLine(words, event.seat, "stoneage/tool")


def _gained(mat: StoneMat, event: e.RollGained) -> LogLine:
    goods = f"{event.amount} :stoneage/{event.what}:"
    key = "gained" if event.amount else "gained_none"
    words = _say(mat, key, event.seat, goods=goods, total=event.total, divisor=event.divisor)
    mark = "food" if event.what == "food" else f"good:{event.what}"
    marks = _own(mat, event.seat, mark) if event.amount else ()
    return LogLine(words, event.seat, f"stoneage/{event.what}", marks)


def _food(mat: StoneMat, event: e.FoodGained) -> LogLine:
    goods = f"{event.amount} :stoneage/food:"
    words = _say(mat, "gains", event.seat, goods=goods)
    return LogLine(words, event.seat, "stoneage/food", _own(mat, event.seat, "food"))


def _resources(mat: StoneMat, event: e.ResourcesGained) -> LogLine:
    words = _say(mat, "gains", event.seat, goods=mat.pieces(event.resources))
    return LogLine(words, event.seat, "", _good_marks(mat, event.seat, event.resources))


def _good_marks(mat: StoneMat, seat: int, goods: tuple[int, ...]) -> tuple[str, ...]:
    if seat != mat.shown:
        return ()
    named = zip(mat.tables.goods, goods, strict=True)
    return tuple(f"good:{good}" for good, count in named if count)


def _points(mat: StoneMat, event: e.PointsGained) -> LogLine:
    words = _say(mat, "points", event.seat, count=event.points)
    return LogLine(words, event.seat, "stoneage/points", _own(mat, event.seat, "sum"))


def _tool(mat: StoneMat, event: e.ToolGained) -> LogLine:
    if event.slot < 0:
        return LogLine(_say(mat, "tool_none", event.seat), event.seat, "stoneage/tool")
    words = _say(mat, "tool", event.seat, count=event.value)
    marks = _own(mat, event.seat, f"tool:{event.slot}")
    return LogLine(words, event.seat, "stoneage/tool", marks)


def _agriculture(mat: StoneMat, event: e.AgricultureRaised) -> LogLine:
    key = "agriculture" if event.steps else "agriculture_none"
    words = _say(mat, key, event.seat, count=event.level)
    marks = _own(mat, event.seat, "fields") if event.steps else ()
    return LogLine(words, event.seat, "stoneage/agriculture", marks)


def _born(mat: StoneMat, event: e.PersonBorn) -> LogLine:
    key = "born" if event.born else "born_none"
    return LogLine(_say(mat, key, event.seat, count=event.people), event.seat, "common/meeple")


def _taken(mat: StoneMat, event: e.CardTaken) -> LogLine:
    card = _card_words(mat, event.card)
    top = top_words(mat.tables.tops[event.card])
    words = _say(mat, "taken", event.seat, card=card, top=top, goods=mat.pieces(event.paid))
    return LogLine(words, event.seat, "stoneage/extra_card", (f"card:{event.slot + 1}",))


def _kept(mat: StoneMat, event: e.CardKept) -> LogLine | None:
    if not event.open:
        return None
    words = _say(mat, "kept_open", event.seat, card=_card_words(mat, event.card))
    return LogLine(
        words, event.seat, "stoneage/extra_card", _own(mat, event.seat, f"open:{event.card}")
    )


def _extra(mat: StoneMat, event: e.ExtraDrawn) -> LogLine:
    icon = "stoneage/extra_card"
    if not event.card:
        return LogLine(_say(mat, "extra_none", event.seat), event.seat, icon)
    if event.card == UNKNOWN:
        return LogLine(_say(mat, "extra_hidden", event.seat), event.seat, icon)
    words = _say(mat, "extra", event.seat, card=_card_words(mat, event.card))
    return LogLine(words, event.seat, icon)


def _thrown(mat: StoneMat, event: e.DiceThrown) -> LogLine:
    card = _card_words(mat, event.card)
    words = _say(mat, "thrown", event.seat, card=card, dice=_faces(event.dice))
    return LogLine(words, event.seat, "common/dice")


def _picked(mat: StoneMat, event: e.DiePicked) -> LogLine:
    what = mat.name("resource" if event.what in mat.tables.goods else "gain", event.what)
    words = _say(mat, "picked", event.seat, die=_faces((event.face,)), what=what)
    return LogLine(words, event.seat, "common/dice")


def _built(mat: StoneMat, event: e.TileBought) -> LogLine:
    # What a tile of printed points is worth is told with what was paid: here it is a building.
    printed = isinstance(mat.tables.components.tiles[event.tile], Fixed)
    plain = Message("stoneage.table.tiles.plain_line")
    words = _say(
        mat,
        "built",
        event.seat,
        tile=plain if printed else _tile_words(mat, event.tile),
        goods=mat.pieces(event.paid),
        count=event.points,
    )
    return LogLine(words, event.seat, "stoneage/hut", (f"tile:{event.stack + 1}",))


def _declined(mat: StoneMat, event: e.Declined) -> LogLine:
    kind = event.place.partition(":")[0]
    what = _card_words(mat, event.what) if kind == "card" else _tile_words(mat, event.what)
    words = _say(mat, "declined" if event.able else "unable", event.seat, what=what)
    return LogLine(words, event.seat, "common/cross")


def _opened(mat: StoneMat, event: e.CardOpened) -> LogLine:
    card = _card_words(mat, event.card)
    words = _say(mat, "opened", event.seat, card=card, goods=mat.pieces(event.resources))
    marks = _good_marks(mat, event.seat, event.resources)
    return LogLine(words, event.seat, "stoneage/choose_resources", marks)


def _fed(mat: StoneMat, event: e.Fed) -> LogLine:
    if event.missing:
        words = _say(mat, "short", event.seat, count=event.missing)
    else:
        words = _say(mat, "fed", event.seat, count=event.eaten, gained=event.gained)
    return LogLine(words, event.seat, "stoneage/food", _own(mat, event.seat, "food"))


def _hunger(mat: StoneMat, event: e.HungerPaid) -> LogLine:
    words = _say(mat, "paid", event.seat, goods=mat.pieces(event.resources))
    marks = _good_marks(mat, event.seat, event.resources)
    return LogLine(words, event.seat, "stoneage/food", marks)


def _starved(mat: StoneMat, event: e.Starved) -> LogLine:
    words = _say(mat, "starved", event.seat, count=event.points)
    return LogLine(words, event.seat, "common/warning", _own(mat, event.seat, "sum"))


def _laid(mat: StoneMat, event: e.CardsLaid) -> LogLine | None:
    if not event.cards:
        return None
    cards = ", ".join(mat.say(_card_words(mat, card)) for _, card in event.cards)
    return LogLine(_say(mat, "laid", cards=cards), None, "stoneage/extra_card")


def _turned(mat: StoneMat, event: e.TilesTurned) -> LogLine:
    tiles = ", ".join(mat.say(_tile_words(mat, tile)) for _, tile in event.tiles)
    return LogLine(_say(mat, "turned", tiles=tiles), None, "stoneage/hut")


def _first(mat: StoneMat, event: e.FirstPassed) -> LogLine:
    return LogLine(_say(mat, "first", event.seat), event.seat, "stoneage/first_player")


def _emptied(mat: StoneMat, event: e.StackEmptied) -> LogLine:
    mark = f"tile:{event.stack + 1}"
    return LogLine(_say(mat, "stack_empty"), None, "common/hourglass", (mark,))


_TALES: Mapping[type, Callable[[StoneMat, Any], LogLine | None]] = {
    e.PeoplePut: _put,
    e.StayedHome: _stayed,
    e.ActingBegan: lambda mat, _: LogLine(_say(mat, "acting"), heading=True),
    e.FeedingBegan: lambda mat, _: LogLine(_say(mat, "feeding"), heading=True),
    e.DiceRolled: _rolled,
    e.ToolsUsed: _tools,
    e.RollGained: _gained,
    e.FoodGained: _food,
    e.ResourcesGained: _resources,
    e.PointsGained: _points,
    e.ToolGained: _tool,
    e.AgricultureRaised: _agriculture,
    e.PersonBorn: _born,
    e.CardTaken: _taken,
    e.CardKept: _kept,
    e.ExtraDrawn: _extra,
    e.DiceThrown: _thrown,
    e.DiePicked: _picked,
    e.TileBought: _built,
    e.Declined: _declined,
    e.CardOpened: _opened,
    e.Fed: _fed,
    e.HungerPaid: _hunger,
    e.Starved: _starved,
    e.CardsLaid: _laid,
    e.TilesTurned: _turned,
    e.FirstPassed: _first,
    e.StackEmptied: _emptied,
    e.DeckShort: lambda mat, _: LogLine(_say(mat, "deck_short"), None, "common/hourglass"),
}
