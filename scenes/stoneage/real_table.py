"""The game at a real board: what is asked, names of cards and tiles, decisions as instructions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.contract import Chance
from game.core.correction import Value
from game.core.message import Key, Message
from game.stoneage import actions as a
from game.stoneage.components import FIGURES, Culture, Exact, Fixed
from scenes.stoneage.log_texts import top_words
from scenes.table.contract import BoardView
from scenes.table.speech import Speech, Way, Ways


def asks(board_view: BoardView, chance: Chance) -> str:
    """Ask what was rolled, drawn, laid out or turned up."""
    state = board_view.state
    params: dict[str, Any] = {"count": chance.request.count}
    if chance.phase == "row" and state.round == 1 and not any(state.row):
        return _say(board_view, "ask.first_row", **params)
    if chance.phase == "tile" and ":" in state.place:
        params["number"] = state.place.partition(":")[2]
    if chance.phase == "roll":
        params["name"] = board_view.seats[state.seat].name
        params["place"] = _brief(board_view, state.place)
    return _say(board_view, f"ask.{chance.phase}", **params)


def name(board_view: BoardView, sort: str, value: Value) -> str:
    """Name a face, a card, a tile, or where a card or tile lies."""
    if sort == "face":
        return str(value)
    if sort.startswith("where:"):
        return _where(board_view, sort.removeprefix("where:"), str(value))
    return _card(board_view, str(value)) if sort == "cards" else _tile(board_view, str(value))


def _where(board_view: BoardView, deck: str, value: str) -> str:
    kind, _, number = value.partition(".")
    if kind in ("seat", "open"):
        which = "open" if kind == "open" else "owned"
        return _say(board_view, f"where.{which}", name=board_view.seats[int(number)].name)
    if not number:
        return _say(board_view, f"where.{deck}")
    return _say(board_view, f"where.{kind}", number=int(number) + 1)


def _card(board_view: BoardView, card: str) -> str:
    """Name a card by its lower half, then its upper one."""
    sheet = board_view.components.cards.cards[card]
    text = board_view.words.text
    bottom, top = sheet.bottom, sheet.top
    if isinstance(bottom, Culture):
        below = text(f"stoneage.symbol.{bottom.symbol}")
    else:
        below = f"{text(f'stoneage.figure.{FIGURES[type(bottom)]}')} × {bottom.amount}"
    return _say(board_view, "card", bottom=below, top=top_words(top))


def _tile(board_view: BoardView, tile: str) -> str:
    part = board_view.components.tiles[tile]
    text = board_view.words.text
    if isinstance(part, Fixed):
        goods = tuple(text(f"stoneage.pieces.{g}", count=n) for g, n in part.cost.items())
        return _say(board_view, "tile.fixed", goods=goods, count=part.points)
    if isinstance(part, Exact):
        return _say(board_view, "tile.exact", count=part.count, kinds=part.kinds)
    return _say(board_view, "tile.free", least=part.least, count=part.most)


def icon(board_view: BoardView, sort: str, value: Value) -> str:
    """Give the picture of a face, or of what counts on a card at the end."""
    if sort == "face":
        return f"stoneage/die_{value}"
    if sort == "cards":
        bottom = board_view.components.cards.cards[str(value)].bottom
        symbol = bottom.symbol if isinstance(bottom, Culture) else FIGURES[type(bottom)]
        return f"stoneage/{symbol}"
    return "stoneage/hut" if sort == "tiles" else ""


def deck(board_view: BoardView, name: str) -> tuple[str, ...]:
    """Give all cards or tiles of the box."""
    return tuple(
        board_view.components.cards.cards if name == "cards" else board_view.components.tiles
    )


def say(board_view: BoardView, action: Any) -> str:
    """Tell the hands at the board what to do."""
    return _SAYS[type(action)](board_view, action)


def ways(board_view: BoardView, action: Any) -> Ways:
    """Give the steps of a decision: a place and how many people, what is gained and with what."""
    picture = show(board_view, action)
    match action:
        case a.Put():
            where = Way(_brief(board_view, action.place), picture)
            # Of other places the rules say how many go there.
            free = ":" not in action.place and board_view.rules.yields(action.place)[1]
            return (where, _number(action.people)) if free else (where,)
        case a.Act():
            return (Way(_brief(board_view, action.place), picture),)
        case a.Use():
            gain = board_view.rules.preview(board_view.state, action)
            got = _say(board_view, "brief.gain", what=_what(gain.what), count=gain.amount)
            values = _values(board_view, action)
            if not values:
                none = _say(board_view, "brief.no_tool", gain=got)
                return (Way(none, "common/check", "return"),)
            return Way(got, picture), Way(_say(board_view, "brief.tools", tools=values))
        case a.Pay() | a.Open():
            return _pieces(board_view, action.resources)
        case a.Pick():
            return (Way(_picked(board_view, action), picture, str(action.face)),)
        case a.Decline():
            return (Way(_say(board_view, "brief.decline"), picture, "0"),)
        case a.Starve():
            return (Way(_say(board_view, "brief.starve"), picture, "0"),)
    return (Way(say(board_view, action).rstrip("."), picture),)


def _number(count: int) -> Way:
    return Way(str(count), key=str(count) if count < len("0123456789") else "")


def _brief(board_view: BoardView, place: str) -> str:
    """Name a place in a word or two; a card or tile by its number only."""
    kind, _, number = place.partition(":")
    if number:
        return _say(board_view, f"brief.{kind}", number=int(number))
    said = board_view.words.text(f"stoneage.do.brief.{kind}")
    return said[:1].upper() + said[1:]


def _pieces(board_view: BoardView, goods: tuple[int, ...]) -> Ways:
    """Give a step for each resource, of which so many pieces are given or taken."""
    found = []
    for at, good in enumerate(board_view.components.numbers.resources):
        said = board_view.words.text(f"stoneage.pieces.{good.id}", count=goods[at])
        rest = _goods(board_view, (*[0] * at, *goods[at:]))
        whole = _say(board_view, "brief.goods", goods=rest)
        found.append(Way(said, "", _number(goods[at]).key, whole))
    return tuple(found)


def card_ways(board_view: BoardView, deck: str, card: str) -> Ways:
    """Give a card by its lower half, then the upper one; a tile by its worth, then its price."""
    text = board_view.words.text
    picture = icon(board_view, deck, card)
    if deck == "cards":
        sheet = board_view.components.cards.cards[card]
        bottom, top = sheet.bottom, top_words(sheet.top)
        if isinstance(bottom, Culture):
            return Way(text(f"stoneage.symbol.{bottom.symbol}"), picture), _say_way(board_view, top)
        figure = text(f"stoneage.figure.{FIGURES[type(bottom)]}")
        rest = _say(board_view, "card", bottom=f"× {bottom.amount}", top=top)
        return Way(figure, picture), Way(rest)
    part = board_view.components.tiles[card]
    if isinstance(part, Fixed):
        goods = tuple(text(f"stoneage.pieces.{g}", count=n) for g, n in part.cost.items())
        worth = _say(board_view, "brief.points", count=part.points)
        return Way(worth, picture), Way(_say(board_view, "brief.goods", goods=goods))
    if isinstance(part, Exact):
        many = _say(board_view, "brief.any", count=part.count)
        return Way(many, picture), Way(_say(board_view, "brief.kinds", count=part.kinds))
    return (Way(name(board_view, deck, card), picture),)


def _say_way(board_view: BoardView, said: Message) -> Way:
    return Way(_say(board_view, "brief.top", top=said))


def show(board_view: BoardView, action: Any) -> str:
    """Give the picture that goes with a decision."""
    match action:
        case a.Put() | a.Act():
            kind, _, number = action.place.partition(":")
            if kind == "card":
                laid = board_view.state.row[int(number) - 1]
                return icon(board_view, "cards", laid) if laid else "stoneage/extra_card"
            return "stoneage/hut" if kind == "tile" else f"stoneage/{kind}"
        case a.Pick():
            return f"stoneage/die_{action.face}"
        case a.Use() | a.Improve():
            return "stoneage/tool"
        case a.Pay() if board_view.state.phase == "feed":
            return "stoneage/food"
        case a.Decline() | a.Starve():
            return "common/cross"
    return ""


def _say(board_view: BoardView, key: str, **params: Any) -> str:
    return board_view.words.text(f"stoneage.do.{key}", **params)


def _spot(board_view: BoardView, place: str, case: str = "") -> str:
    """Name a place; a card or tile by what lies there and where."""
    kind, _, number = place.partition(":")
    if not number:
        return board_view.words.text(f"stoneage.place.{kind}{case}")
    laid = board_view.state.row if kind == "card" else board_view.state.tops
    what = laid[int(number) - 1]
    said = name(board_view, f"{kind}s", what) if what else _say(board_view, "gone")
    return _say(board_view, f"at.{kind}", what=said, number=int(number))


def _goods(board_view: BoardView, goods: tuple[int, ...]) -> tuple[str, ...]:
    named = zip(board_view.components.numbers.resources, goods, strict=True)
    text = board_view.words.text
    found = tuple(text(f"stoneage.pieces.{good.id}", count=count) for good, count in named if count)
    return found or (_say(board_view, "nothing"),)


def _put(board_view: BoardView, action: a.Put) -> str:
    if ":" in action.place:
        return _say(
            board_view, "put_at", count=action.people, place=_spot(board_view, action.place)
        )
    return _say(board_view, "put", count=action.people, place=Key(f"stoneage.place.{action.place}"))


def _act(board_view: BoardView, action: a.Act) -> str:
    """Tell hands what the people of a place do there: roll, take, move, or pay."""
    state = board_view.state
    who = board_view.seats[state.seat].name
    kind = action.place.partition(":")[0]
    if kind != action.place:
        return _say(board_view, "act.pay", place=_spot(board_view, action.place), name=who)
    what, divisor = board_view.rules.yields(action.place)
    if divisor:
        count = board_view.rules.people_at(state, action.place)[state.seat]
        place = Key(f"stoneage.place.{action.place}")
        return _say(board_view, "act.roll", count=count, place=place, name=who)
    return _say(board_view, f"act.{what}", name=who)


def _use(board_view: BoardView, action: a.Use) -> str:
    values = _values(board_view, action)
    gain = board_view.rules.preview(board_view.state, action)
    params = {"what": _what(gain.what), "count": gain.amount}
    if not values:
        return _say(board_view, "use_none", **params)
    return _say(board_view, "use", tools=values, **params)


def _values(board_view: BoardView, action: a.Use) -> tuple[str, ...]:
    """Give the values of the tools that are used."""
    tribe = board_view.state.tribes[board_view.state.seat]
    values = [str(tribe.tools[slot]) for slot in action.tools]
    values += [_say(board_view, "once", count=_once(board_view, card)) for card in action.cards]
    return tuple(values)


def _what(gain: str) -> Key:
    return Key(f"stoneage.gain.{gain}" if gain == "food" else f"stoneage.resource.{gain}")


def _once(board_view: BoardView, card: str) -> int:
    return int(board_view.components.cards.cards[card].top.value)


def _pay(board_view: BoardView, action: a.Pay) -> str:
    goods = _goods(board_view, action.resources)
    if board_view.state.phase == "feed":
        return _say(board_view, "pay_food", goods=goods)
    return _say(board_view, "pay", goods=goods, place=_spot(board_view, board_view.state.place))


def _improve(board_view: BoardView, action: a.Improve) -> str:
    tribe = board_view.state.tribes[board_view.state.seat]
    used = "used" if tribe.used[action.tool] else "fresh"
    value = tribe.tools[action.tool]
    return _say(board_view, f"improve_{used}", count=value, number=action.tool + 1)


def _pick(board_view: BoardView, action: a.Pick) -> str:
    return _say(board_view, "pick", face=action.face, what=_picked(board_view, action))


def _picked(board_view: BoardView, action: a.Pick) -> str:
    what = board_view.components.numbers.die[action.face - 1]
    goods = {good.id for good in board_view.components.numbers.resources}
    return board_view.words.text(f"stoneage.{'resource' if what in goods else 'gain'}.{what}")


_SAYS: Mapping[type, Callable[[BoardView, Any], str]] = {
    a.Put: _put,
    a.Act: _act,
    a.Use: _use,
    a.Pay: _pay,
    a.Decline: lambda board_view, _: _say(
        board_view, "decline", place=_spot(board_view, board_view.state.place)
    ),
    a.Starve: lambda board_view, _: _say(board_view, "starve", count=board_view.state.missing),
    a.Improve: _improve,
    a.Pick: _pick,
    a.Open: lambda board_view, action: _say(
        board_view, "open", goods=_goods(board_view, action.resources)
    ),
}

SPEECH = Speech(asks, name, icon, deck, say, ways, show, card_ways)
