"""The game at a real table: what is asked, names of faces, decisions as instructions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.ages import actions as a
from game.ages.building import name_of
from game.core.contract import Chance
from game.core.correction import Value
from game.core.message import Key
from scenes.table.contract import BoardView
from scenes.table.speech import Lying, Speech, Way, Ways


def asks(board_view: BoardView, chance: Chance) -> str:
    """Ask what the dice show that were thrown."""
    state = board_view.state
    if state.phase == "lead":
        which = "led"
    else:
        which = "again" if state.dice else "first"
    who = board_view.seats[state.seat].name
    return _say(board_view, f"ask.{which}", count=chance.request.count, name=who)


def name(board_view: BoardView, sort: str, value: Value) -> str:
    """Name the face of a die."""
    del sort
    return board_view.words.text(f"ages.face.{board_view.components.dice.faces[int(value) - 1].id}")


def icon(board_view: BoardView, sort: str, value: Value) -> str:
    """Give the picture of a face."""
    if sort != "face":
        return ""
    return f"ages/face_{board_view.components.dice.faces[int(value) - 1].id}"


def deck(board_view: BoardView, name: str) -> tuple[str, ...]:
    """Give nothing: this game has dice only."""
    del board_view, name
    return ()


def say(board_view: BoardView, action: Any) -> str:
    """Tell the hands at the table what to do."""
    make = _SAYS.get(type(action))
    return (
        _say(board_view, type(action).__name__.lower())
        if make is None
        else make(board_view, action)
    )


def ways(board_view: BoardView, action: Any) -> Ways:
    """Give the steps of a decision: what is built and how much, what is bought and with what."""
    icon = show(board_view, action)
    match action:
        case a.Build():
            return _boxes(board_view, action, icon)
        case a.Buy():
            development = board_view.words.text(f"ages.development.{action.development}")
            return Way(development, icon), Way(_goods(board_view, _paid(board_view, action)))
        case a.Engineer() | a.Spend():
            return Way(_kind(board_view, action), icon), _number(action.goods)
        case a.Launch():
            return Way(_kind(board_view, action), icon), _number(action.ships)
        case a.Lead():
            return (Way(name(board_view, "face", board_view.state.dice[action.die]), icon),)
        case a.Split():
            said = _say(
                board_view, "brief.split", food=action.food, workers=_rest(board_view, action)
            )
            return (Way(said, icon, str(action.food)),)
        case a.Discard():
            return _pieces_of(board_view, action.goods)
        case a.Swap():
            give, get = (board_view.words.text(f"ages.good.{g}") for g in (action.give, action.get))
            return Way(_kind(board_view, action), icon), Way(f"{give} →"), Way(get)
        case a.Offer() | a.Counter():
            return _terms(board_view, action)
    # What ends a step needs no choosing.
    key = "return" if type(action) in _ENDS else ""
    return (Way(say(board_view, action).rstrip("."), icon, key),)


def _boxes(board_view: BoardView, action: a.Build, icon: str) -> Ways:
    """Mark as many boxes as can be by one step, since that is mostly done; else by three."""
    target = board_view.words.text(name_of(action.target))
    more = a.Build(action.target, action.boxes + 1)
    if board_view.rules.refuse(board_view.state, more) is not None:
        return (Way(f"{target}: {action.boxes}", icon),)
    fewer = _say(board_view, "brief.fewer")
    said = f"{target}: {action.boxes}"
    return Way(fewer, "ages/city", whole=said), Way(target, icon, whole=said), _number(action.boxes)


def _number(count: int) -> Way:
    return Way(str(count), key=str(count) if count < _DIGITS else "")


def _kind(board_view: BoardView, action: object) -> str:
    return _say(board_view, f"kind.{type(action).__name__.lower()}")


def _goods(board_view: BoardView, parts: tuple[str, ...]) -> str:
    return _say(board_view, "brief.goods", goods=_or_none(board_view, parts))


def _pieces_of(board_view: BoardView, goods: tuple[int, ...]) -> Ways:
    """Give a step for each good, of which so many are given up."""
    kinds = [good.id for good in board_view.components.sheet.goods]
    found = []
    for at, count in enumerate(goods):
        said = board_view.words.text(f"ages.pieces.{kinds[at]}", count=count)
        whole = _goods(board_view, _pieces(board_view, (*[0] * at, *goods[at:])))
        found.append(Way(said, "", str(count) if count < _DIGITS else "", whole))
    return tuple(found)


def _terms(board_view: BoardView, action: a.Offer | a.Counter) -> Ways:
    """Give with whom a deal is, what is given, and what is got."""
    if isinstance(action, a.Offer):
        head = _say(board_view, "with", name=board_view.seats[action.to].name)
    else:
        head = _kind(board_view, action)
    give, get = (
        _goods(board_view, _pieces(board_view, some)) for some in (action.give, action.get)
    )
    return Way(head, "ages/caravans"), Way(f"{give} →"), Way(get)


def lying(board_view: BoardView) -> Lying | None:
    """Give the dice of which some may be thrown again."""
    legal = board_view.rules.legal(board_view.state)
    sets = [action.dice for action in legal if isinstance(action, a.Again)]
    if not sets:
        return None
    free = tuple(sorted({die for dice in sets for die in dice}))
    again = lambda dice: a.Again(dice) if dice else a.Stop()  # noqa: E731
    return Lying(board_view.state.dice, free, again)


def show(board_view: BoardView, action: Any) -> str:
    """Give the picture that goes with a decision."""
    match action:
        case a.Build():
            return "ages/city" if ":" in action.target else f"ages/{action.target}"
        case a.Buy():
            return f"ages/{action.development}"
        case a.Throw() | a.Again() | a.Stop():
            return "common/dice"
        case a.Split():
            return "ages/face_food_or_workers"
        case a.Lead():
            return icon(board_view, "face", board_view.state.dice[action.die])
    return _SHOWN.get(type(action), "")


_ENDS = frozenset((a.Stop, a.Done, a.Decline, a.Withdraw))
"""Decisions to let a thing be: Enter means them."""
_DIGITS = 10
"""Smaller counts have a key of their own."""
_SHOWN: Mapping[type, str] = {
    a.Engineer: "ages/engineering",
    a.Discard: "ages/good",
    a.Preserve: "ages/preservation",
    a.Spend: "ages/smithing",
    a.Launch: "ages/shipping",
    a.Swap: "ages/shipping",
    a.Offer: "ages/caravans",
    a.Counter: "ages/caravans",
    a.Accept: "common/check",
    a.Decline: "common/cross",
    a.Withdraw: "common/cross",
}


def _say(board_view: BoardView, key: str, **params: Any) -> str:
    return board_view.words.text(f"ages.do.{key}", **params)


def _pieces(board_view: BoardView, goods: tuple[int, ...]) -> tuple[str, ...]:
    """Name pieces of goods, and of food where they are followed by it."""
    kinds = (*(good.id for good in board_view.components.sheet.goods), "food")
    named = zip(kinds, goods, strict=False)
    text = board_view.words.text
    return tuple(
        text("ages.do.food" if kind == "food" else f"ages.pieces.{kind}", count=count)
        for kind, count in named
        if count
    )


def _or_none(board_view: BoardView, parts: tuple[str, ...]) -> tuple[str, ...]:
    return parts or (_say(board_view, "nothing"),)


def _faces(board_view: BoardView, places: tuple[int, ...]) -> tuple[str, ...]:
    """Name the faces of some dice, equal ones together."""
    counts = Counter(board_view.state.dice[at] for at in places)
    return tuple(
        name(board_view, "face", face) + (f" × {count}" if count > 1 else "")
        for face, count in sorted(counts.items())
    )


def _throw(board_view: BoardView, action: a.Throw) -> str:
    del action
    seat = board_view.state.seat
    count = board_view.rules.dice_count(board_view.state.boards[seat])
    return _say(board_view, "throw", count=count, name=board_view.seats[seat].name)


def _again(board_view: BoardView, action: a.Again) -> str:
    return _say(board_view, "again", count=len(action.dice), dice=_faces(board_view, action.dice))


def _lead(board_view: BoardView, action: a.Lead) -> str:
    return _say(board_view, "lead", die=name(board_view, "face", board_view.state.dice[action.die]))


def _split(board_view: BoardView, action: a.Split) -> str:
    return _say(board_view, "split", food=action.food, workers=_rest(board_view, action))


def _rest(board_view: BoardView, action: a.Split) -> int:
    """Count the dice of choice that are workers."""
    faces = board_view.components.dice.faces
    return sum(bool(faces[die - 1].choice) for die in board_view.state.dice) - action.food


def _build(board_view: BoardView, action: a.Build) -> str:
    return _say(board_view, "build", count=action.boxes, target=name_of(action.target))


def _paid(board_view: BoardView, action: a.Buy) -> tuple[str, ...]:
    """Name all that is given for a development."""
    state, kinds = board_view.state, [good.id for good in board_view.components.sheet.goods]
    held = state.boards[state.seat].goods
    pairs = zip(kinds, held, strict=True)
    given = tuple(have if kind in action.goods else 0 for kind, have in pairs)
    parts = _pieces(board_view, (*given, action.food))
    # All of them: coins belong to the turn and can't be kept for another one.
    if state.coins:
        parts = (_say(board_view, "coins", count=state.coins), *parts)
    return parts


def _buy(board_view: BoardView, action: a.Buy) -> str:
    parts = _paid(board_view, action)
    development = Key(f"ages.development.{action.development}")
    return _say(board_view, "buy", development=development, goods=_or_none(board_view, parts))


def _done(board_view: BoardView, action: a.Done) -> str:
    del action
    return _say(board_view, f"done.{board_view.state.phase}")


def _swap(board_view: BoardView, action: a.Swap) -> str:
    give, get = Key(f"ages.good.{action.give}"), Key(f"ages.good.{action.get}")
    return _say(board_view, "swap", give=give, get=get)


def _deal(board_view: BoardView, action: a.Offer | a.Counter) -> str:
    give = _or_none(board_view, _pieces(board_view, action.give))
    get = _or_none(board_view, _pieces(board_view, action.get))
    if isinstance(action, a.Counter):
        return _say(board_view, "counter", give=give, get=get)
    return _say(board_view, "offer", give=give, get=get, name=board_view.seats[action.to].name)


_SAYS: Mapping[type, Callable[[BoardView, Any], str]] = {
    a.Throw: _throw,
    a.Again: _again,
    a.Lead: _lead,
    a.Split: _split,
    a.Build: _build,
    a.Buy: _buy,
    a.Done: _done,
    a.Swap: _swap,
    a.Offer: _deal,
    a.Counter: _deal,
    a.Engineer: lambda board_view, action: _say(board_view, "engineer", count=action.goods),
    a.Launch: lambda board_view, action: _say(board_view, "launch", count=action.ships),
    a.Spend: lambda board_view, action: _say(board_view, "spend", count=action.goods),
    a.Discard: lambda board_view, action: _say(
        board_view, "discard", goods=_or_none(board_view, _pieces(board_view, action.goods))
    ),
}

SPEECH = Speech(asks, name, icon, deck, say, ways, show, lying=lying)
