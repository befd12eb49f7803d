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
from scenes.table.speech import Speech


def asks(board_view: BoardView, chance: Chance) -> str:
    """Ask what the dice show that were thrown."""
    state = board_view.state
    if state.phase == "lead":
        which = "led"
    else:
        which = "again" if state.dice else "first"
    return _say(board_view, f"ask.{which}", count=chance.request.count)


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


def group(board_view: BoardView, action: Any) -> str:
    """Tell what a decision is about: what is built, what is bought, or its kind."""
    match action:
        case a.Build():
            return board_view.words.text("ages.do.about", target=name_of(action.target))
        case a.Buy():
            return board_view.words.text(f"ages.development.{action.development}")
        case a.Offer():
            return _say(board_view, "with", name=board_view.seats[action.to].name)
        case a.Again():
            return _say(board_view, "kind.again", count=len(action.dice))
    # A kind with one decision only needs no heading above it.
    if type(action) not in _MANY:
        return say(board_view, action)
    return _say(board_view, f"kind.{type(action).__name__.lower()}")


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


_MANY = frozenset((a.Lead, a.Split, a.Engineer, a.Discard, a.Spend, a.Launch, a.Swap, a.Counter))
"""Kinds of decisions of which there are several at a time."""
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
    board = board_view.state.boards[board_view.state.seat]
    return _say(board_view, "throw", count=board_view.rules.dice_count(board))


def _again(board_view: BoardView, action: a.Again) -> str:
    return _say(board_view, "again", count=len(action.dice), dice=_faces(board_view, action.dice))


def _lead(board_view: BoardView, action: a.Lead) -> str:
    return _say(board_view, "lead", die=name(board_view, "face", board_view.state.dice[action.die]))


def _split(board_view: BoardView, action: a.Split) -> str:
    both = sum(
        bool(board_view.components.dice.faces[die - 1].choice) for die in board_view.state.dice
    )
    return _say(board_view, "split", food=action.food, workers=both - action.food)


def _build(board_view: BoardView, action: a.Build) -> str:
    return _say(board_view, "build", count=action.boxes, target=name_of(action.target))


def _buy(board_view: BoardView, action: a.Buy) -> str:
    state, kinds = board_view.state, [good.id for good in board_view.components.sheet.goods]
    held = state.boards[state.seat].goods
    pairs = zip(kinds, held, strict=True)
    given = tuple(have if kind in action.goods else 0 for kind, have in pairs)
    parts = _pieces(board_view, (*given, action.food))
    # All of them: coins belong to the turn and can't be kept for another one.
    if state.coins:
        parts = (_say(board_view, "coins", count=state.coins), *parts)
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

SPEECH = Speech(asks, name, icon, deck, say, group, show)
