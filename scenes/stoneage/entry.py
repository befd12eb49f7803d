"""The game at a real board: what is asked, names of cards and tiles, decisions as instructions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.contract import Chance
from game.core.correction import Value
from game.core.message import Key, Param
from game.stoneage import actions as a
from game.stoneage.components import FIGURES, TOPS, Culture, Exact, Fixed
from scenes.stage.contract import Sight
from scenes.stage.speech import Speech


def asks(sight: Sight, chance: Chance) -> str:
    """Ask what was rolled, drawn, laid out or turned up."""
    state = sight.state
    params: dict[str, Any] = {"count": chance.request.count}
    if chance.phase == "row" and state.round == 1 and not any(state.row):
        return _say(sight, "ask.first_row", **params)
    if chance.phase == "tile" and ":" in state.place:
        params["number"] = state.place.partition(":")[2]
    return _say(sight, f"ask.{chance.phase}", **params)


def name(sight: Sight, sort: str, value: Value) -> str:
    """Name a face, a card, a tile, or where a card or tile lies."""
    if sort == "face":
        return str(value)
    if sort.startswith("where:"):
        return _where(sight, sort.removeprefix("where:"), str(value))
    return _card(sight, str(value)) if sort == "cards" else _tile(sight, str(value))


def _where(sight: Sight, deck: str, value: str) -> str:
    kind, _, number = value.partition(".")
    if kind in ("seat", "open"):
        which = "open" if kind == "open" else "owned"
        return _say(sight, f"where.{which}", name=sight.seats[int(number)].name)
    if not number:
        return _say(sight, f"where.{deck}")
    return _say(sight, f"where.{kind}", number=int(number) + 1)


def _card(sight: Sight, card: str) -> str:
    """Name a card by its lower half, then its upper one."""
    sheet = sight.components.cards.cards[card]
    text = sight.words.text
    bottom, top = sheet.bottom, sheet.top
    if isinstance(bottom, Culture):
        below = text(f"stoneage.symbol.{bottom.symbol}")
    else:
        below = f"{text(f'stoneage.figure.{FIGURES[type(bottom)]}')} × {bottom.amount}"
    params: dict[str, Param] = {}
    for field in ("amount", "value", "dice"):
        if hasattr(top, field):
            params["count"] = getattr(top, field)
    if hasattr(top, "resource"):
        params["resource"] = Key(f"stoneage.resource.{top.resource}")
    above = _say(sight, f"top.{TOPS[type(top)]}", **params)
    return _say(sight, "card", bottom=below, top=above)


def _tile(sight: Sight, tile: str) -> str:
    part = sight.components.tiles[tile]
    text = sight.words.text
    if isinstance(part, Fixed):
        goods = tuple(text(f"stoneage.pieces.{g}", count=n) for g, n in part.cost.items())
        return _say(sight, "tile.fixed", goods=goods, count=part.points)
    if isinstance(part, Exact):
        return _say(sight, "tile.exact", count=part.count, kinds=part.kinds)
    return _say(sight, "tile.free", least=part.least, count=part.most)


def icon(sight: Sight, sort: str, value: Value) -> str:
    """Give the picture of a face, or of what counts on a card at the end."""
    if sort == "face":
        return f"stoneage/die_{value}"
    if sort == "cards":
        bottom = sight.components.cards.cards[str(value)].bottom
        symbol = bottom.symbol if isinstance(bottom, Culture) else FIGURES[type(bottom)]
        return f"stoneage/{symbol}"
    return "stoneage/hut" if sort == "tiles" else ""


def deck(sight: Sight, name: str) -> tuple[str, ...]:
    """Give all cards or tiles of the box."""
    return tuple(sight.components.cards.cards if name == "cards" else sight.components.tiles)


def say(sight: Sight, action: Any) -> str:
    """Tell the hands at the board what to do."""
    return _SAYS[type(action)](sight, action)


def group(sight: Sight, action: Any) -> str:
    """Tell what a decision is about: its place, or its kind."""
    if isinstance(action, (a.Put, a.Act)):
        return _spot(sight, action.place)
    if isinstance(action, (a.Decline, a.Starve)):
        return say(sight, action)
    return _say(sight, f"kind.{type(action).__name__.lower()}")


def show(sight: Sight, action: Any) -> str:
    """Give the picture that goes with a decision."""
    match action:
        case a.Put() | a.Act():
            kind, _, number = action.place.partition(":")
            if kind == "card":
                laid = sight.state.row[int(number) - 1]
                return icon(sight, "cards", laid) if laid else "stoneage/extra_card"
            return "stoneage/hut" if kind == "tile" else f"stoneage/{kind}"
        case a.Pick():
            return f"stoneage/die_{action.face}"
        case a.Use() | a.Improve():
            return "stoneage/tool"
        case a.Pay() if sight.state.phase == "feed":
            return "stoneage/food"
        case a.Decline() | a.Starve():
            return "common/cross"
    return ""


def _say(sight: Sight, key: str, **params: Any) -> str:
    return sight.words.text(f"stoneage.do.{key}", **params)


def _spot(sight: Sight, place: str, case: str = "") -> str:
    """Name a place; a card or tile by what lies there and where."""
    kind, _, number = place.partition(":")
    if not number:
        return sight.words.text(f"stoneage.place.{kind}{case}")
    laid = sight.state.row if kind == "card" else sight.state.tops
    what = laid[int(number) - 1]
    said = name(sight, f"{kind}s", what) if what else _say(sight, "gone")
    return _say(sight, f"at.{kind}", what=said, number=int(number))


def _goods(sight: Sight, goods: tuple[int, ...]) -> tuple[str, ...]:
    named = zip(sight.components.numbers.resources, goods, strict=True)
    text = sight.words.text
    found = tuple(text(f"stoneage.pieces.{good.id}", count=count) for good, count in named if count)
    return found or (_say(sight, "nothing"),)


def _put(sight: Sight, action: a.Put) -> str:
    if ":" in action.place:
        return _say(sight, "put_at", count=action.people, place=_spot(sight, action.place))
    return _say(sight, "put", count=action.people, place=Key(f"stoneage.place.{action.place}"))


def _act(sight: Sight, action: a.Act) -> str:
    return _say(sight, "act", place=_spot(sight, action.place))


def _use(sight: Sight, action: a.Use) -> str:
    tribe = sight.state.tribes[sight.state.seat]
    values = [str(tribe.tools[slot]) for slot in action.tools]
    values += [_say(sight, "once", count=_once(sight, card)) for card in action.cards]
    gain = sight.rules.preview(sight.state, action)
    params = {"what": _what(gain.what), "count": gain.amount}
    if not values:
        return _say(sight, "use_none", **params)
    return _say(sight, "use", tools=tuple(values), **params)


def _what(gain: str) -> Key:
    return Key(f"stoneage.gain.{gain}" if gain == "food" else f"stoneage.resource.{gain}")


def _once(sight: Sight, card: str) -> int:
    return int(sight.components.cards.cards[card].top.value)


def _pay(sight: Sight, action: a.Pay) -> str:
    goods = _goods(sight, action.resources)
    if sight.state.phase == "feed":
        return _say(sight, "pay_food", goods=goods)
    return _say(sight, "pay", goods=goods, place=_spot(sight, sight.state.place))


def _decline(sight: Sight, action: a.Decline) -> str:
    del action
    return _say(sight, "decline", place=_spot(sight, sight.state.place))


def _starve(sight: Sight, action: a.Starve) -> str:
    del action
    return _say(sight, "starve", count=sight.state.missing)


def _improve(sight: Sight, action: a.Improve) -> str:
    tribe = sight.state.tribes[sight.state.seat]
    used = "used" if tribe.used[action.tool] else "fresh"
    value = tribe.tools[action.tool]
    return _say(sight, f"improve_{used}", count=value, number=action.tool + 1)


def _pick(sight: Sight, action: a.Pick) -> str:
    what = sight.components.numbers.die[action.face - 1]
    goods = {good.id for good in sight.components.numbers.resources}
    kind = "resource" if what in goods else "gain"
    return _say(sight, "pick", face=action.face, what=Key(f"stoneage.{kind}.{what}"))


_SAYS: Mapping[type, Callable[[Sight, Any], str]] = {
    a.Put: _put,
    a.Act: _act,
    a.Use: _use,
    a.Pay: _pay,
    a.Decline: _decline,
    a.Starve: _starve,
    a.Improve: _improve,
    a.Pick: _pick,
    a.Open: lambda sight, action: _say(sight, "open", goods=_goods(sight, action.resources)),
}

SPEECH = Speech(asks, name, icon, deck, say, group, show)
