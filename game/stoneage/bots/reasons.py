"""Why a computer player does something, in sentences for the table, each with its number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.bot import Advice, percent
from game.core.message import Key, Message, Param
from game.stoneage import rolling, scoring
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
from game.stoneage.bots.crowd import Crowd
from game.stoneage.bots.race import Race
from game.stoneage.components import FIGURES, Culture
from game.stoneage.feeding import meal, penalty
from game.stoneage.odds import at_least, expected
from game.stoneage.paying import worth

SMALL = 1.0
"""Points below which a card or tile is taken for the sake of the others only."""
OWN = frozenset(("stoneage.bot.reason.culture", "stoneage.bot.reason.figure"))
"""Reasons that count the own cards, which lie face down."""


def advise(race: Race, action: Action) -> Advice:
    """Give an action with its reason, and the next best place for people with its own."""
    reason = explain(race, action)
    instead = _elsewhere(race, action) if isinstance(action, Put) else None
    other = explain(race, instead) if instead is not None else None
    return Advice(action, reason, instead=instead, other=other, secret=reason.key in OWN)


def explain(race: Race, action: Action) -> Message:
    """Give the reason for an action."""
    return _REASONS[type(action)](race, action)


def _elsewhere(race: Race, action: Put) -> Put | None:
    """Name the best of the other places, as it seems at a glance."""
    crowd = Crowd(race)
    ideas = crowd.ideas(race.state, race.seat)
    puts = [(idea, crowd.put(idea)) for idea in ideas]
    others = [(idea, put) for idea, put in puts if put.place != action.place]
    return max(others, key=lambda pair: pair[0])[1] if others else None


def _say(name: str, **params: Param) -> Message:
    return Message(f"stoneage.bot.reason.{name}", params)


def _name(race: Race, what: str) -> Key:
    return Key(f"stoneage.{'resource' if what in race.tables.good_at else 'gain'}.{what}")


def _put(race: Race, action: Put) -> Message:
    return _at(race, action.place, action.people)


def _act(race: Race, action: Act) -> Message:
    outlook = race.going[race.seat]
    return _at(race, action.place, outlook.tribe.placed[outlook.layout.at[action.place]])


def _at(race: Race, place: str, people: int) -> Message:
    """Say what so many people bring at a place."""
    outlook = race.going[race.seat]
    spot, tribe = outlook.layout.spots[place], outlook.tribe
    if spot.number >= 0:
        return _for_sale(race, place)
    if spot.divisor:
        amount = max(1, int(expected(people, spot.divisor)))
        chance = percent(at_least(people, spot.divisor, amount))
        if spot.good >= 0:
            what = _name(race, spot.gain)
            return _say("gather", resource=what, dice=people, count=amount, percent=chance)
        missing = meal(tribe).missing
        name = "hunt" if missing else "store"
        return _say(name, dice=people, count=amount, percent=chance, missing=missing)
    if spot.gain == "tool":
        return _say("tool", count=sum(tribe.tools) + 1)
    if spot.gain == "person":
        return _say("person", count=tribe.people + 1)
    return _say("agriculture", count=tribe.agriculture + 1)


def _for_sale(race: Race, place: str) -> Message:
    """Name what a card or tile is good for, or that it is kept from the others."""
    outlook, tables = race.going[race.seat], race.tables
    at = outlook.layout.at[place]
    spot, tribe = outlook.spots[at], outlook.tribe
    people = tribe.placed[at] or 1
    placed = (*tribe.placed[:at], people, *tribe.placed[at + 1 :])
    without = (*tribe.placed[:at], 0, *tribe.placed[at + 1 :])
    if outlook.value(placed) - outlook.value(without) < SMALL:
        return _say("block", count=len(race.going) - 1)
    if spot.gain == "card":
        return _card(race, race.state.row[spot.number])
    points = tables.tile_points[race.state.tops[spot.number]]
    if points:
        return _say("tile", count=points)
    return _say("tile_free", count=sum(tribe.resources))


def _card(race: Race, card: str) -> Message:
    """Say how many points a card would bring at the end by what lies there now."""
    tables, tribe = race.tables, race.going[race.seat].tribe
    after = tribe.clone()
    after.cards = (*tribe.cards, card)
    gain = scoring.total(tables, after) - scoring.total(tables, tribe)
    bottom = tables.bottoms[card]
    if isinstance(bottom, Culture):
        return _say("culture", symbol=Key(f"stoneage.symbol.{bottom.symbol}"), count=gain)
    return _say("figure", figure=Key(f"stoneage.figure.{FIGURES[type(bottom)]}"), count=gain)


def _use(race: Race, action: Use) -> Message:
    what = rolling.sort(race.tables, race.state)[0]
    bare = rolling.result(race.tables, race.state).amount
    helped = rolling.result(race.tables, race.state, action).amount
    if helped > bare:
        return _say("tools", what=_name(race, what), count=helped, before=bare)
    return _say("tools_not", what=_name(race, what), count=bare)


def _pay(race: Race, action: Pay) -> Message:
    if race.state.phase == "feed":
        lost = penalty(race.tables, race.state.missing)
        return _say("feed", count=sum(action.resources), points=lost)
    spot = race.going[race.seat].layout.spots[race.state.place]
    if spot.gain == "tile":
        points = worth(race.tables, race.state.tops[spot.number], action.resources)
        return _say("tile", count=points)
    return _for_sale(race, race.state.place)


def _starve(race: Race, _: Starve) -> Message:
    lost = penalty(race.tables, race.state.missing)
    return _say("starve", count=lost, pieces=race.state.missing)


def _decline(race: Race, _: Decline) -> Message:
    return _say("decline", count=sum(race.going[race.seat].tribe.resources))


def _improve(race: Race, action: Improve) -> Message:
    value = race.state.tribes[race.seat].tools[action.tool]
    return _say("improve", count=value + 1, before=value)


def _pick(race: Race, action: Pick) -> Message:
    what = _name(race, race.tables.die[action.face - 1])
    return _say("pick", what=what, count=len(race.state.dice))


def _open(_: Race, action: Open) -> Message:
    return _say("open", count=sum(action.resources))


_REASONS: Mapping[type, Callable[[Race, Any], Message]] = {
    Put: _put,
    Act: _act,
    Use: _use,
    Pay: _pay,
    Decline: _decline,
    Starve: _starve,
    Improve: _improve,
    Pick: _pick,
    Open: _open,
}
