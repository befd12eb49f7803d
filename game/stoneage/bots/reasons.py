"""Why a computer player does something, in one short message for the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.message import Key, Message, Param
from game.stoneage import rolling
from game.stoneage.actions import (
    Act,
    Action,
    Decline,
    Improve,
    Open,
    Pay,
    Pick,
    Put,
    Starve,
    Use,
)
from game.stoneage.bots.race import Race
from game.stoneage.components import FIGURES, Culture
from game.stoneage.feeding import meal, penalty
from game.stoneage.paying import worth

SMALL = 1.0
"""Points below which a card or tile is taken for the sake of the others only."""


def explain(race: Race, action: Action) -> Message | None:
    """Give the reason for an action."""
    return _REASONS[type(action)](race, action)


def _say(name: str, **params: Param) -> Message:
    return Message(f"stoneage.bot.reason.{name}", params)


def _name(race: Race, what: str) -> Key:
    return Key(f"stoneage.{'resource' if what in race.tables.good_at else 'gain'}.{what}")


def _put(race: Race, action: Put) -> Message:
    outlook = race.going[race.seat]
    spot = outlook.layout.spots[action.place]
    if spot.number >= 0:
        return _for_sale(race, action.place)
    if spot.good >= 0:
        return _say("gather", resource=_name(race, spot.gain))
    if spot.divisor:
        missing = meal(outlook.tribe).missing
        return _say("hunt", count=missing) if missing else _say("store")
    return _say(spot.gain)


def _for_sale(race: Race, place: str) -> Message:
    """Name what a card or tile is good for, or that it is kept from the others."""
    outlook, tables = race.going[race.seat], race.tables
    at = outlook.layout.at[place]
    spot, tribe = outlook.spots[at], outlook.tribe
    people = tribe.placed[at] or 1
    placed = (*tribe.placed[:at], people, *tribe.placed[at + 1 :])
    without = (*tribe.placed[:at], 0, *tribe.placed[at + 1 :])
    if outlook.value(placed) - outlook.value(without) < SMALL:
        return _say("block")
    if spot.gain == "card":
        bottom = tables.bottoms[race.state.row[spot.number]]
        if isinstance(bottom, Culture):
            return _say("culture", symbol=Key(f"stoneage.symbol.{bottom.symbol}"))
        return _say("figure", figure=Key(f"stoneage.figure.{FIGURES[type(bottom)]}"))
    points = tables.tile_points[race.state.tops[spot.number]]
    return _say("tile", count=points) if points else _say("tile_free")


def _act(race: Race, action: Act) -> Message:
    spot = race.going[race.seat].layout.spots[action.place]
    if spot.number >= 0:
        return _say("act_buy")
    return _say("act_roll") if spot.divisor else _say("act_village")


def _use(race: Race, action: Use) -> Message:
    bare = rolling.result(race.tables, race.state).amount
    helped = rolling.result(race.tables, race.state, action).amount
    return _say("tools", count=helped - bare) if helped > bare else _say("tools_not")


def _pay(race: Race, action: Pay) -> Message:
    if race.state.phase == "feed":
        return _say("feed")
    spot = race.going[race.seat].layout.spots[race.state.place]
    if spot.gain == "tile":
        return _say(
            "tile", count=worth(race.tables, race.state.tops[spot.number], action.resources)
        )
    return _for_sale(race, race.state.place)


def _starve(race: Race, _: Starve) -> Message:
    return _say("starve", count=penalty(race.tables, race.state.missing))


def _pick(race: Race, action: Pick) -> Message:
    return _say("pick", what=_name(race, race.tables.die[action.face - 1]))


_REASONS: Mapping[type, Callable[[Race, Any], Message]] = {
    Put: _put,
    Act: _act,
    Use: _use,
    Pay: _pay,
    Decline: lambda _, __: _say("decline"),
    Starve: _starve,
    Improve: lambda _, __: _say("improve"),
    Pick: _pick,
    Open: lambda _, __: _say("open"),
}
