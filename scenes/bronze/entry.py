"""The game at a real table: what is asked, names of cards and lands, decisions as instructions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.bronze import actions as a
from game.bronze.state import FREE, NOBODY
from game.core.contract import Chance
from game.core.correction import Value
from game.core.message import Key
from scenes.stage.contract import Sight
from scenes.stage.speech import Speech


def asks(sight: Sight, chance: Chance) -> str:
    """Ask what was drawn or turned up, and where it goes."""
    state = sight.state
    what = state.waiting[0]
    params: dict[str, Any] = {"count": chance.request.count}
    if what == "card":
        params["number"] = state.pile + 1
    elif what == "land":
        params["number"] = len(state.tiles) + 1
    elif what == "cities":
        params["number"] = sight.rules.last_land(state, state.seat) + 1
    return _say(sight, f"ask.{what}", **params)


def name(sight: Sight, sort: str, value: Value) -> str:
    """Name a card, a city, a tile, a token or the owner of one."""
    text = sight.words.text
    match sort:
        case "technologies":
            return text(f"bronze.technology.{value}")
        case "cities":
            return text(f"bronze.city.{value}")
        case "lands":
            return _say(
                sight, "tile", number=list(sight.components.lands.lands).index(str(value)) + 1
            )
        case "provinces":
            return _say(sight, "points", count=int(value))
        case "route":
            return _say(sight, "length", count=int(value)) if value else _say(sight, "nothing")
        case "owner" if value in (FREE, NOBODY):
            return _say(sight, "owner.free" if value == FREE else "owner.nobody")
        case "owner":
            return sight.seats[int(value)].name
    return str(value)


def icon(sight: Sight, sort: str, value: Value) -> str:
    """Give the picture of a card or token."""
    del sight
    if sort == "technologies":
        return f"bronze/{value}"
    return {"cities": "bronze/city", "provinces": "bronze/province"}.get(sort, "")


def deck(sight: Sight, name: str) -> tuple[str, ...]:
    """Give all cards, tiles or tokens of the box that are in this match."""
    tables = sight.rules.tables
    seats = len(sight.state.players)
    match name:
        case "technologies":
            copies = tables.copies(seats)
            return tuple(card for card in tables.technologies for _ in range(copies))
        case "cities":
            return tuple(tables.city_deck(seats))
        case "lands":
            return tuple(tables.tiles)
        case "provinces":
            return tuple(map(str, tables.provinces))
    return tuple(map(str, tables.heights(seats)))


def say(sight: Sight, action: Any) -> str:
    """Tell the hands at the table what to do."""
    return _SAYS[type(action)](sight, action)


def group(sight: Sight, action: Any) -> str:
    """Tell what a decision is about: a card, and where it settles."""
    match action:
        case a.Lay():
            return sight.words.text(f"bronze.technology.{action.technology}")
        case a.Settle():
            card = Key(f"bronze.technology.{action.technology}")
            return _say(sight, "group", technology=card, land=action.land + 1)
        case a.Done():
            return say(sight, action)
    return _say(sight, f"kind.{type(action).__name__.lower()}")


def show(sight: Sight, action: Any) -> str:
    """Give the picture that goes with a decision."""
    match action:
        case a.Take():
            return f"bronze/{sight.state.tops[action.pile]}"
        case a.Lay():
            return f"bronze/{action.technology}"
        case a.Settle():
            return f"bronze/{action.terrain}"
        case a.Choose():
            return "bronze/city"
    return "common/check"


def _say(sight: Sight, key: str, **params: Any) -> str:
    return sight.words.text(f"bronze.do.{key}", **params)


def _take(sight: Sight, action: a.Take) -> str:
    card = Key(f"bronze.technology.{sight.state.tops[action.pile]}")
    return _say(sight, "take", technology=card, number=action.pile + 1)


def _lay(sight: Sight, action: a.Lay) -> str:
    card = Key(f"bronze.technology.{action.technology}")
    columns = len(sight.state.players[sight.state.seat].matrix)
    back = "_back" if action.technology == sight.components.technologies.wild else ""
    if action.column == a.LEFT and columns:
        return _say(sight, f"lay_left{back}", technology=card)
    if action.column in (a.LEFT, columns):
        which = "right" if columns else "first"
        return _say(sight, f"lay_{which}{back}", technology=card)
    return _say(sight, f"lay{back}", technology=card, number=action.column + 1)


def _settle(sight: Sight, action: a.Settle) -> str:
    kind = sight.components.lands.lands[sight.state.tiles[action.land]][action.terrain][
        action.place
    ]
    return _say(
        sight,
        "settle",
        technology=Key(f"bronze.technology.{action.technology}"),
        land=action.land + 1,
        terrain=Key(f"bronze.terrain.{action.terrain}"),
        kind=Key(f"bronze.kind.{kind}"),
        number=action.place + 1,
    )


_SAYS: Mapping[type, Callable[[Sight, Any], str]] = {
    a.Take: _take,
    a.Lay: _lay,
    a.Settle: _settle,
    a.Choose: lambda sight, action: _say(sight, "choose", city=Key(f"bronze.city.{action.city}")),
    a.Done: lambda sight, _action: _say(sight, "done"),
}

SPEECH = Speech(asks, name, icon, deck, say, group, show)
