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
from scenes.stage.contract import Sight
from scenes.stage.speech import Speech


def asks(sight: Sight, chance: Chance) -> str:
    """Ask what the dice show that were thrown."""
    state = sight.state
    if state.phase == "lead":
        which = "led"
    else:
        which = "again" if state.dice else "first"
    return _say(sight, f"ask.{which}", count=chance.request.count)


def name(sight: Sight, sort: str, value: Value) -> str:
    """Name the face of a die."""
    del sort
    return sight.words.text(f"ages.face.{sight.components.dice.faces[int(value) - 1].id}")


def icon(sight: Sight, sort: str, value: Value) -> str:
    """Give the picture of a face."""
    if sort != "face":
        return ""
    return f"ages/face_{sight.components.dice.faces[int(value) - 1].id}"


def deck(sight: Sight, name: str) -> tuple[str, ...]:
    """Give nothing: this game has dice only."""
    del sight, name
    return ()


def say(sight: Sight, action: Any) -> str:
    """Tell the hands at the table what to do."""
    make = _SAYS.get(type(action))
    return _say(sight, type(action).__name__.lower()) if make is None else make(sight, action)


def group(sight: Sight, action: Any) -> str:
    """Tell what a decision is about: what is built, what is bought, or its kind."""
    match action:
        case a.Build():
            return sight.words.text("ages.do.about", target=name_of(action.target))
        case a.Buy():
            return sight.words.text(f"ages.development.{action.development}")
        case a.Offer():
            return _say(sight, "with", name=sight.seats[action.to].name)
        case a.Again():
            return _say(sight, "kind.again", count=len(action.dice))
    if type(action) not in _MANY:
        return say(sight, action)
    return _say(sight, f"kind.{type(action).__name__.lower()}")


def show(sight: Sight, action: Any) -> str:
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
            return icon(sight, "face", sight.state.dice[action.die])
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


def _say(sight: Sight, key: str, **params: Any) -> str:
    return sight.words.text(f"ages.do.{key}", **params)


def _pieces(sight: Sight, goods: tuple[int, ...]) -> tuple[str, ...]:
    """Name pieces of goods, and of food where they are followed by it."""
    kinds = (*(good.id for good in sight.components.sheet.goods), "food")
    named = zip(kinds, goods, strict=False)
    text = sight.words.text
    return tuple(
        text("ages.do.food" if kind == "food" else f"ages.pieces.{kind}", count=count)
        for kind, count in named
        if count
    )


def _or_none(sight: Sight, parts: tuple[str, ...]) -> tuple[str, ...]:
    return parts or (_say(sight, "nothing"),)


def _faces(sight: Sight, places: tuple[int, ...]) -> tuple[str, ...]:
    """Name the faces of some dice, equal ones together."""
    counts = Counter(sight.state.dice[at] for at in places)
    return tuple(
        name(sight, "face", face) + (f" × {count}" if count > 1 else "")
        for face, count in sorted(counts.items())
    )


def _throw(sight: Sight, action: a.Throw) -> str:
    del action
    board = sight.state.boards[sight.state.seat]
    return _say(sight, "throw", count=sight.rules.dice_count(board))


def _again(sight: Sight, action: a.Again) -> str:
    return _say(sight, "again", count=len(action.dice), dice=_faces(sight, action.dice))


def _lead(sight: Sight, action: a.Lead) -> str:
    return _say(sight, "lead", die=name(sight, "face", sight.state.dice[action.die]))


def _split(sight: Sight, action: a.Split) -> str:
    both = sum(bool(sight.components.dice.faces[die - 1].choice) for die in sight.state.dice)
    return _say(sight, "split", food=action.food, workers=both - action.food)


def _build(sight: Sight, action: a.Build) -> str:
    return _say(sight, "build", count=action.boxes, target=name_of(action.target))


def _buy(sight: Sight, action: a.Buy) -> str:
    state, kinds = sight.state, [good.id for good in sight.components.sheet.goods]
    held = state.boards[state.seat].goods
    pairs = zip(kinds, held, strict=True)
    given = tuple(have if kind in action.goods else 0 for kind, have in pairs)
    parts = _pieces(sight, (*given, action.food))
    if state.coins:
        parts = (_say(sight, "coins", count=state.coins), *parts)
    development = Key(f"ages.development.{action.development}")
    return _say(sight, "buy", development=development, goods=_or_none(sight, parts))


def _done(sight: Sight, action: a.Done) -> str:
    del action
    return _say(sight, f"done.{sight.state.phase}")


def _swap(sight: Sight, action: a.Swap) -> str:
    give, get = Key(f"ages.good.{action.give}"), Key(f"ages.good.{action.get}")
    return _say(sight, "swap", give=give, get=get)


def _deal(sight: Sight, action: a.Offer | a.Counter) -> str:
    give = _or_none(sight, _pieces(sight, action.give))
    get = _or_none(sight, _pieces(sight, action.get))
    if isinstance(action, a.Counter):
        return _say(sight, "counter", give=give, get=get)
    return _say(sight, "offer", give=give, get=get, name=sight.seats[action.to].name)


_SAYS: Mapping[type, Callable[[Sight, Any], str]] = {
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
    a.Engineer: lambda sight, action: _say(sight, "engineer", count=action.goods),
    a.Launch: lambda sight, action: _say(sight, "launch", count=action.ships),
    a.Spend: lambda sight, action: _say(sight, "spend", count=action.goods),
    a.Discard: lambda sight, action: _say(
        sight, "discard", goods=_or_none(sight, _pieces(sight, action.goods))
    ),
}

SPEECH = Speech(asks, name, icon, deck, say, group, show)
