"""Why a computer player does something, in a sentence for the table with its number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.bronze import laying, settling
from game.bronze.actions import Action, Choose, Done, Lay, Settle, Take
from game.bronze.laying import name_of
from game.bronze.rules import BronzeRules
from game.bronze.state import State
from game.core.bot import Advice
from game.core.message import Key, Message, Param

ROW = 2
"""Cubes in a row from which on the row is named."""


def explain(rules: BronzeRules, state: State, action: Action) -> Message:
    """Give the reason for an action."""
    return _REASONS[type(action)](rules, state, action)


def advise(rules: BronzeRules, state: State, action: Action, instead: Action | None) -> Advice:
    """Give an action with its reason, and what the next best one would give; none without it."""
    other = explain(rules, state, instead) if instead is not None else None
    alone = instead is None and len(rules.legal(state)) == 1
    reason = None if alone else explain(rules, state, action)
    return Advice(action, reason, instead=instead, other=other)


def _say(name: str, **params: Param) -> Message:
    return Message(f"bronze.bot.reason.{name}", params)


def _take(rules: BronzeRules, state: State, action: Take) -> Message:
    after = rules.apply(state, action, quiet=True).state
    technology = after.hand
    lays = laying.lays(rules.tables, after)
    woken = max(len(rules.preview(after, a.technology, a.column).awake) for a in _lays(lays))
    return _say("take", technology=name_of(technology), count=woken)


def _lays(actions: tuple[Action, ...]) -> list[Lay]:
    return [action for action in actions if isinstance(action, Lay)]


def _lay(rules: BronzeRules, state: State, action: Lay) -> Message:
    woken = len(rules.preview(state, action.technology, action.column).awake)
    wild = action.technology == rules.tables.wild
    return _say("wild" if wild else "lay", count=woken)


def _settle(rules: BronzeRules, state: State, action: Settle) -> Message:
    """Name what the cube does for a route, a new land, a province, or a row."""
    tables, seat = rules.tables, state.seat
    after = _placed(rules, state, action)
    terrain = Key(f"bronze.terrain.{action.terrain}")
    claims = rules.claims(after, seat)
    if claims.get(action.terrain, 0) > rules.claims(state, seat).get(action.terrain, 0):
        points = tables.route_points[claims[action.terrain]]
        return _say("route", terrain=terrain, count=points)
    if action.land > max(0, rules.last_land(state, seat)):
        return _say("reach", land=action.land + 1, count=state.tokens[action.land])
    led = rules.leader(state, action.land) == seat
    if not led and rules.leader(after, action.land) == seat:
        return _say("province", land=action.land + 1, count=state.tokens[action.land])
    row = rules.longest(after, seat, action.terrain)
    if row >= ROW:
        return _say("row", terrain=terrain, count=row)
    here = rules.counts(after, action.land)
    most = max((count for other, count in enumerate(here) if other != seat), default=0)
    return _say("settle", land=action.land + 1, count=here[seat], most=most)


def _placed(rules: BronzeRules, state: State, action: Settle) -> State:
    draft = state.clone()
    player = draft.players[state.seat].clone()
    player.taken |= settling.bit(rules.tables, action)
    draft.players = (*draft.players[: state.seat], player, *draft.players[state.seat + 1 :])
    return draft


def _choose(rules: BronzeRules, state: State, action: Choose) -> Message:
    standing = rules.standing(state, state.seat, action.city)
    city = Key(f"bronze.city.{action.city}")
    if standing.points:
        return _say("city_now", city=city, count=standing.points)
    return _say("city_later", city=city, count=standing.own)


def _done(rules: BronzeRules, state: State, action: Done) -> Message:
    del rules, action
    return _say("done", count=state.players[state.seat].cubes)


_REASONS: Mapping[type, Callable[[BronzeRules, State, Any], Message]] = {
    Take: _take,
    Lay: _lay,
    Settle: _settle,
    Choose: _choose,
    Done: _done,
}
