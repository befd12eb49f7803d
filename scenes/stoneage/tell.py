"""Events as lines of the chronicle: cause and effect in words, with symbols in the line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.event import Event
from game.core.message import Key, Message
from game.stoneage import events as e
from game.stoneage.components import FIGURES, Culture, Fixed
from game.stoneage.state import UNKNOWN
from scenes.stage.contract import Sight, Tale
from scenes.stoneage.glance import pieces


def tell(sight: Sight, event: Event) -> Tale | None:
    """Give an event as a line, or `None` for what needs none."""
    make = _TALES.get(type(event))
    return None if make is None else make(sight, event)


def _say(sight: Sight, key: str, seat: int = -1, **params: Any) -> str:
    name = sight.seats[seat].name if seat >= 0 else ""
    return sight.words.text(f"stoneage.event.{key}", name=name, **params)


def _goods(sight: Sight, goods: tuple[int, ...]) -> str:
    return pieces(tuple(good.id for good in sight.components.numbers.resources), goods)


def card_words(sight: Sight, card: str) -> Message:
    """Name a card in the line: its symbol, or its figures with their number."""
    bottom = sight.components.cards.cards[card].bottom
    if isinstance(bottom, Culture):
        name, icon = Key(f"stoneage.symbol.{bottom.symbol}"), f":stoneage/{bottom.symbol}:"
        return Message("stoneage.event.symbol", {"icon": icon, "symbol": name})
    figure, icon = FIGURES[type(bottom)], f":stoneage/{FIGURES[type(bottom)]}:"
    params = {"icon": icon, "figure": Key(f"stoneage.figure.{figure}"), "count": bottom.amount}
    return Message("stoneage.event.figure", params)


def _tile_words(sight: Sight, tile: str) -> Message:
    part = sight.components.tiles[tile]
    if isinstance(part, Fixed):
        return Message("stoneage.table.tiles.fixed_line", {"count": part.points})
    return Message(f"stoneage.table.tiles.{'exact' if hasattr(part, 'count') else 'free'}_line")


def _faces(dice: tuple[int, ...]) -> str:
    return " ".join(f":stoneage/die_{face}:" for face in dice)


def _own(sight: Sight, seat: int, *marks: str) -> tuple[str, ...]:
    return marks if seat == sight.shown else ()


def _spot(place: str) -> str:
    return place if ":" in place else f"place:{place}"


def _place(place: str) -> Key:
    return Key(f"stoneage.place.{place.partition(':')[0]}")


def _put(sight: Sight, event: e.PeoplePut) -> Tale:
    words = _say(sight, "put", event.seat, count=event.people, place=_place(event.place))
    return Tale(words, event.seat, "common/meeple", (_spot(event.place),))


def _stayed(sight: Sight, event: e.StayedHome) -> Tale:
    return Tale(_say(sight, "stayed", event.seat, count=event.people), event.seat)


def _acting(sight: Sight, event: e.ActingBegan) -> Tale:
    del event
    return Tale(_say(sight, "acting"), heading=True)


def _feeding(sight: Sight, event: e.FeedingBegan) -> Tale:
    del event
    return Tale(_say(sight, "feeding"), heading=True)


def _rolled(sight: Sight, event: e.DiceRolled) -> Tale:
    kind = "gain" if event.what == "food" else "resource"
    what = Key(f"stoneage.{kind}.{event.what}")
    words = _say(sight, "rolled", event.seat, what=what, dice=_faces(event.dice))
    return Tale(words, event.seat, "common/dice")


def _tools(sight: Sight, event: e.ToolsUsed) -> Tale:
    used = " ".join(":stoneage/tool:" for _ in event.tools)
    used += " ".join(":stoneage/one_use_tool:" for _ in event.cards)
    words = _say(sight, "tools", event.seat, tools=used, count=event.value)
    return Tale(words, event.seat, "stoneage/tool")


def _gained(sight: Sight, event: e.RollGained) -> Tale:
    goods = f"{event.amount} :stoneage/{event.what}:"
    key = "gained" if event.amount else "gained_none"
    words = _say(sight, key, event.seat, goods=goods, total=event.total, divisor=event.divisor)
    mark = "food" if event.what == "food" else f"good:{event.what}"
    marks = _own(sight, event.seat, mark) if event.amount else ()
    return Tale(words, event.seat, f"stoneage/{event.what}", marks)


def _food(sight: Sight, event: e.FoodGained) -> Tale:
    goods = f"{event.amount} :stoneage/food:"
    words = _say(sight, "gains", event.seat, goods=goods)
    return Tale(words, event.seat, "stoneage/food", _own(sight, event.seat, "food"))


def _resources(sight: Sight, event: e.ResourcesGained) -> Tale:
    words = _say(sight, "gains", event.seat, goods=_goods(sight, event.resources))
    return Tale(words, event.seat, "", _good_marks(sight, event.seat, event.resources))


def _good_marks(sight: Sight, seat: int, goods: tuple[int, ...]) -> tuple[str, ...]:
    if seat != sight.shown:
        return ()
    named = zip(sight.components.numbers.resources, goods, strict=True)
    return tuple(f"good:{good.id}" for good, count in named if count)


def _points(sight: Sight, event: e.PointsGained) -> Tale:
    words = _say(sight, "points", event.seat, count=event.points)
    return Tale(words, event.seat, "stoneage/points", _own(sight, event.seat, "sum"))


def _tool(sight: Sight, event: e.ToolGained) -> Tale:
    if event.slot < 0:
        return Tale(_say(sight, "tool_none", event.seat), event.seat, "stoneage/tool")
    words = _say(sight, "tool", event.seat, count=event.value)
    marks = _own(sight, event.seat, f"tool:{event.slot}")
    return Tale(words, event.seat, "stoneage/tool", marks)


def _agriculture(sight: Sight, event: e.AgricultureRaised) -> Tale:
    key = "agriculture" if event.steps else "agriculture_none"
    words = _say(sight, key, event.seat, count=event.level)
    marks = _own(sight, event.seat, "fields") if event.steps else ()
    return Tale(words, event.seat, "stoneage/agriculture", marks)


def _born(sight: Sight, event: e.PersonBorn) -> Tale:
    key = "born" if event.born else "born_none"
    return Tale(_say(sight, key, event.seat, count=event.people), event.seat, "common/meeple")


def _taken(sight: Sight, event: e.CardTaken) -> Tale:
    card = card_words(sight, event.card)
    words = _say(sight, "taken", event.seat, card=card, goods=_goods(sight, event.paid))
    return Tale(words, event.seat, "stoneage/extra_card", (f"card:{event.slot + 1}",))


def _kept(sight: Sight, event: e.CardKept) -> Tale | None:
    if not event.open:
        return None
    words = _say(sight, "kept_open", event.seat, card=card_words(sight, event.card))
    return Tale(
        words, event.seat, "stoneage/extra_card", _own(sight, event.seat, f"open:{event.card}")
    )


def _extra(sight: Sight, event: e.ExtraDrawn) -> Tale:
    icon = "stoneage/extra_card"
    if not event.card:
        return Tale(_say(sight, "extra_none", event.seat), event.seat, icon)
    if event.card == UNKNOWN:
        return Tale(_say(sight, "extra_hidden", event.seat), event.seat, icon)
    words = _say(sight, "extra", event.seat, card=card_words(sight, event.card))
    return Tale(words, event.seat, icon)


def _thrown(sight: Sight, event: e.DiceThrown) -> Tale:
    words = _say(sight, "thrown", event.seat, dice=_faces(event.dice))
    return Tale(words, event.seat, "common/dice")


def _picked(sight: Sight, event: e.DiePicked) -> Tale:
    goods = {good.id for good in sight.components.numbers.resources}
    kind = "resource" if event.what in goods else "gain"
    what = sight.words.text(f"stoneage.{kind}.{event.what}")
    words = _say(sight, "picked", event.seat, die=_faces((event.face,)), what=what)
    return Tale(words, event.seat, "common/dice")


def _built(sight: Sight, event: e.TileBought) -> Tale:
    words = _say(
        sight,
        "built",
        event.seat,
        goods=_goods(sight, event.paid),
        count=event.points,
    )
    return Tale(words, event.seat, "stoneage/hut", (f"tile:{event.stack + 1}",))


def _declined(sight: Sight, event: e.Declined) -> Tale:
    kind = event.place.partition(":")[0]
    what = card_words(sight, event.what) if kind == "card" else _tile_words(sight, event.what)
    words = _say(sight, "declined" if event.able else "unable", event.seat, what=what)
    return Tale(words, event.seat, "common/cross")


def _opened(sight: Sight, event: e.CardOpened) -> Tale:
    words = _say(sight, "opened", event.seat, goods=_goods(sight, event.resources))
    marks = _good_marks(sight, event.seat, event.resources)
    return Tale(words, event.seat, "stoneage/choose_resources", marks)


def _fed(sight: Sight, event: e.Fed) -> Tale:
    if event.missing:
        words = _say(sight, "short", event.seat, count=event.missing)
    else:
        words = _say(sight, "fed", event.seat, count=event.eaten, gained=event.gained)
    return Tale(words, event.seat, "stoneage/food", _own(sight, event.seat, "food"))


def _hunger(sight: Sight, event: e.HungerPaid) -> Tale:
    words = _say(sight, "paid", event.seat, goods=_goods(sight, event.resources))
    marks = _good_marks(sight, event.seat, event.resources)
    return Tale(words, event.seat, "stoneage/food", marks)


def _starved(sight: Sight, event: e.Starved) -> Tale:
    words = _say(sight, "starved", event.seat, count=event.points)
    return Tale(words, event.seat, "common/warning", _own(sight, event.seat, "sum"))


def _laid(sight: Sight, event: e.CardsLaid) -> Tale | None:
    if not event.cards:
        return None
    cards = ", ".join(sight.words.say(card_words(sight, card)) for _, card in event.cards)
    return Tale(_say(sight, "laid", cards=cards), None, "stoneage/extra_card")


def _turned(sight: Sight, event: e.TilesTurned) -> Tale:
    tiles = ", ".join(sight.words.say(_tile_words(sight, tile)) for _, tile in event.tiles)
    return Tale(_say(sight, "turned", tiles=tiles), None, "stoneage/hut")


def _first(sight: Sight, event: e.FirstPassed) -> Tale:
    return Tale(_say(sight, "first", event.seat), event.seat, "stoneage/first_player")


def _emptied(sight: Sight, event: e.StackEmptied) -> Tale:
    mark = f"tile:{event.stack + 1}"
    return Tale(_say(sight, "stack_empty"), None, "common/hourglass", (mark,))


def _short(sight: Sight, event: e.DeckShort) -> Tale:
    del event
    return Tale(_say(sight, "deck_short"), None, "common/hourglass")


_TALES: Mapping[type, Callable[[Sight, Any], Tale | None]] = {
    e.PeoplePut: _put,
    e.StayedHome: _stayed,
    e.ActingBegan: _acting,
    e.FeedingBegan: _feeding,
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
    e.DeckShort: _short,
}
