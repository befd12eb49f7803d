"""The game at a real table: what is asked, names of cards and lands, decisions as instructions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.bronze import actions as a
from game.bronze.state import FREE, NOBODY
from game.core.contract import Chance
from game.core.correction import Value
from game.core.message import Key
from scenes.table.contract import BoardView
from scenes.table.speech import Speech, Way, Ways


def asks(board_view: BoardView, chance: Chance) -> str:
    """Ask what was drawn or turned up, and where it goes."""
    state = board_view.state
    what = state.waiting[0]
    params: dict[str, Any] = {"count": chance.request.count}
    if what == "card":
        params["number"] = state.pile + 1
    elif what == "land":
        params["number"] = len(state.tiles) + 1
    elif what == "cities":
        params["number"] = board_view.rules.last_land(state, state.seat) + 1
    return _say(board_view, f"ask.{what}", **params)


def name(board_view: BoardView, sort: str, value: Value) -> str:
    """Name a card, a city, a tile, a token or the owner of one."""
    text = board_view.words.text
    match sort:
        case "technologies":
            return text(f"bronze.technology.{value}")
        case "cities":
            return text(f"bronze.city.{value}")
        case "lands":
            return _say(
                board_view,
                "tile",
                number=list(board_view.components.lands.lands).index(str(value)) + 1,
            )
        case "provinces":
            return _say(board_view, "points", count=int(value))
        case "route":
            return (
                _say(board_view, "length", count=int(value))
                if value
                else _say(board_view, "nothing")
            )
        case "owner" if value in (FREE, NOBODY):
            return _say(board_view, "owner.free" if value == FREE else "owner.nobody")
        case "owner":
            return board_view.seats[int(value)].name
    return str(value)


def icon(board_view: BoardView, sort: str, value: Value) -> str:
    """Give the picture of a card or token."""
    del board_view
    if sort == "technologies":
        return f"bronze/{value}"
    return {"cities": "bronze/city", "provinces": "bronze/province"}.get(sort, "")


def deck(board_view: BoardView, name: str) -> tuple[str, ...]:
    """Give all cards, tiles or tokens of the box that are in this match."""
    tables = board_view.rules.tables
    seats = len(board_view.state.players)
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


def say(board_view: BoardView, action: Any) -> str:
    """Tell the hands at the table what to do."""
    return _SAYS[type(action)](board_view, action)


def ways(board_view: BoardView, action: Any) -> Ways:
    """Give the steps of a decision: a card and its column, a card, its land and its spot."""
    text, icon = board_view.words.text, show(board_view, action)
    match action:
        case a.Take():
            card = Key(f"bronze.technology.{board_view.state.tops[action.pile]}")
            number = action.pile + 1
            said = _say(board_view, "brief.pile", technology=card, number=number)
            return (Way(said, icon, _digit(number)),)
        case a.Lay():
            called = text(f"bronze.technology.{action.technology}")
            return Way(called, icon), _column(board_view, action)
        case a.Settle():
            called = text(f"bronze.technology.{action.technology}")
            land = _say(board_view, "brief.land", number=action.land + 1)
            return (
                Way(called, icon),
                Way(land, key=_digit(action.land + 1)),
                _spot(board_view, action),
            )
        case a.Choose():
            return (Way(text(f"bronze.city.{action.city}"), icon),)
    return (Way(_say(board_view, "brief.done"), icon, "return"),)


def _digit(number: int) -> str:
    return str(number) if number < len("0123456789") else ""


def _column(board_view: BoardView, action: a.Lay) -> Way:
    columns = len(board_view.state.players[board_view.state.seat].matrix)
    if action.column == a.LEFT and columns:
        return Way(_say(board_view, "brief.left"))
    if action.column in (a.LEFT, columns):
        return Way(_say(board_view, "brief.right" if columns else "brief.first"))
    number = action.column + 1
    return Way(_say(board_view, "brief.column", number=number), key=_digit(number))


def _spot(board_view: BoardView, action: a.Settle) -> Way:
    tile = board_view.components.lands.lands[board_view.state.tiles[action.land]]
    terrain = Key(f"bronze.terrain.{action.terrain}")
    kind = Key(f"bronze.kind.{tile[action.terrain][action.place]}")
    number = action.place + 1
    return Way(_say(board_view, "brief.spot", terrain=terrain, kind=kind, number=number))


def card_ways(board_view: BoardView, deck: str, card: str) -> Ways:
    """Give a card by its name; a token by its number."""
    said, picture = name(board_view, deck, card), icon(board_view, deck, card)
    if deck == "cities":
        return Way(_shelf(board_view, said), picture), Way(said, picture)
    if deck == "technologies":
        return (Way(said, picture),)
    number = "".join(filter(str.isdigit, said))
    return (Way(said, picture, number if len(number) == 1 else ""),)


def _shelf(board_view: BoardView, said: str) -> str:
    """Give the part of the alphabet in which the name of a city stands."""
    names = sorted({name(board_view, "cities", city) for city in deck(board_view, "cities")})
    at = names.index(said) // _SHELF * _SHELF
    first, last = names[at], names[min(at + _SHELF, len(names)) - 1]
    return f"{first[:3]} – {last[:3]}"


_SHELF = 9
"""Names of cities that stand together: so many as there are digits to choose them with."""


def show(board_view: BoardView, action: Any) -> str:
    """Give the picture that goes with a decision."""
    match action:
        case a.Take():
            return f"bronze/{board_view.state.tops[action.pile]}"
        case a.Lay():
            return f"bronze/{action.technology}"
        case a.Settle():
            return f"bronze/{action.terrain}"
        case a.Choose():
            return "bronze/city"
    return "common/check"


def _say(board_view: BoardView, key: str, **params: Any) -> str:
    return board_view.words.text(f"bronze.do.{key}", **params)


def _take(board_view: BoardView, action: a.Take) -> str:
    card = Key(f"bronze.technology.{board_view.state.tops[action.pile]}")
    return _say(board_view, "take", technology=card, number=action.pile + 1)


def _lay(board_view: BoardView, action: a.Lay) -> str:
    card = Key(f"bronze.technology.{action.technology}")
    columns = len(board_view.state.players[board_view.state.seat].matrix)
    back = "_back" if action.technology == board_view.components.technologies.wild else ""
    if action.column == a.LEFT and columns:
        return _say(board_view, f"lay_left{back}", technology=card)
    # Beside an empty matrix left and right are the same place.
    if action.column in (a.LEFT, columns):
        which = "right" if columns else "first"
        return _say(board_view, f"lay_{which}{back}", technology=card)
    return _say(board_view, f"lay{back}", technology=card, number=action.column + 1)


def _settle(board_view: BoardView, action: a.Settle) -> str:
    kind = board_view.components.lands.lands[board_view.state.tiles[action.land]][action.terrain][
        action.place
    ]
    return _say(
        board_view,
        "settle",
        technology=Key(f"bronze.technology.{action.technology}"),
        land=action.land + 1,
        terrain=Key(f"bronze.terrain.{action.terrain}"),
        kind=Key(f"bronze.kind.{kind}"),
        number=action.place + 1,
    )


_SAYS: Mapping[type, Callable[[BoardView, Any], str]] = {
    a.Take: _take,
    a.Lay: _lay,
    a.Settle: _settle,
    a.Choose: lambda board_view, action: _say(
        board_view, "choose", city=Key(f"bronze.city.{action.city}")
    ),
    a.Done: lambda board_view, _action: _say(board_view, "done"),
}

SPEECH = Speech(asks, name, icon, deck, say, ways, show, card_ways)
