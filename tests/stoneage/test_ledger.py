"""Whole games against a book kept of their events: nothing is lost, made or counted twice."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from game.core.chance import Seeded
from game.core.match import Match
from game.stoneage import events as told
from game.stoneage.state import State
from tests.build.stoneage import components, rules

GAMES = [(players, seed) for players in (2, 3, 4) for seed in ("flint", "amber", "ochre")]
games = pytest.mark.parametrize(("players", "seed"), GAMES)
GOODS = ("wood", "brick", "stone", "gold")


@cache
def played(players: int, seed: str) -> Match:
    match = Match(rules(), rules().setup(players, 1), Seeded(seed))
    rng = Random(seed)
    match.begin()
    while not match.over:
        match.play(rng.choice(list(match.rules.legal(match.state))))
    return match


def happened(match: Match) -> list[object]:
    return [event for step in match.history() for event in step.step.events]


def states(match: Match) -> list[State]:
    return [step.step.state for step in match.history()]


def booked(match: Match) -> list[Counter[str]]:
    """Keep a book for each seat: what events say came and went."""
    book = [Counter(food=12, people=5) for _ in match.state.tribes]
    for event in happened(match):
        page = book[getattr(event, "seat", 0)]
        match event:
            case told.RollGained():
                page[event.what] += event.amount
            case told.FoodGained():
                page["food"] += event.amount
            case told.ResourcesGained() | told.CardOpened():
                page.update(dict(zip(GOODS, event.resources, strict=True)))
            case told.CardTaken() | told.TileBought():
                page.subtract(dict(zip(GOODS, event.paid, strict=True)))
                page["points"] += getattr(event, "points", 0)
            case told.HungerPaid():
                page.subtract(dict(zip(GOODS, event.resources, strict=True)))
            case told.Fed():
                page["food"] += event.gained - event.eaten
            case told.Starved():
                page["points"] -= event.points
            case told.PointsGained():
                page["points"] += event.points
            case told.ToolGained():
                page["tools"] += event.slot >= 0
            case told.AgricultureRaised():
                page["agriculture"] += event.steps
            case told.PersonBorn():
                page["people"] += event.born
    return book


@games
def test_stores_are_what_came_minus_what_went(players: Any, seed: Any) -> None:
    match = played(players, seed)
    for page, tribe in zip(booked(match), match.state.tribes, strict=True):
        assert tuple(page[good] for good in GOODS) == tribe.resources
        assert (page["food"], page["people"]) == (tribe.food, tribe.people)
        assert (page["tools"], page["agriculture"]) == (sum(tribe.tools), tribe.agriculture)
        assert page["points"] == tribe.score


@games
def test_cards_and_tiles_are_always_all_there_once(players: Any, seed: Any) -> None:
    for state in states(played(players, seed)):
        cards = [*state.deck, *filter(None, (*state.row, state.card))]
        tiles = [*state.tiles, *filter(None, state.tops)]
        for tribe in state.tribes:
            cards += [*tribe.cards, *tribe.open]
            tiles += tribe.tiles
        assert sorted(cards) == sorted(components().cards.cards)
        assert sorted(tiles) == sorted(components().tiles)


@games
def test_nothing_ever_goes_below_zero_and_people_are_neither_lost_nor_doubled(
    players: Any, seed: Any
) -> None:
    for state in states(played(players, seed)):
        for tribe in state.tribes:
            assert tribe.food >= 0
            assert min(tribe.resources) >= 0
            assert min(tribe.placed) >= 0
            assert 5 <= tribe.people <= 10
            assert tribe.home + sum(tribe.placed) == tribe.people
            assert tribe.home >= 0


@pytest.mark.slow
@games
def test_no_state_of_a_game_is_impossible(players: Any, seed: Any) -> None:
    assert [s for s in states(played(players, seed)) if rules().problems(s)] == []


@games
def test_scoring_is_the_same_when_asked_again_and_lines_add_up(players: Any, seed: Any) -> None:
    state = played(players, seed).state
    once, twice = rules().scores(state), rules().scores(state)
    assert once == twice
    for score in once:
        assert score.total == sum(line.points for line in score.lines)
        assert score.total == rules().score_now(state, score.seat)


@games
def test_a_tool_serves_one_roll_a_round(players: Any, seed: Any) -> None:
    used: Counter[tuple[int, int, int]] = Counter()
    for step in played(players, seed).history():
        for event in step.step.events:
            if isinstance(event, told.ToolsUsed):
                used.update((step.before.round, event.seat, slot) for slot in event.tools)
    assert used
    assert max(used.values()) == 1


@games
def test_every_place_with_people_is_acted_at_once_a_round(players: Any, seed: Any) -> None:
    """Every put is answered by exactly one end of an action there."""
    put: Counter[tuple[int, int, str]] = Counter()
    match = played(players, seed)
    for step in match.history():
        for event in step.step.events:
            if isinstance(event, told.PeoplePut):
                put[step.before.round, event.seat, event.place] += 1
            elif isinstance(event, told.RollGained) and not step.before.card:
                put[step.before.round, event.seat, event.place] -= 1
    rolled = {"hunting", "forest", "clay_pit", "quarry", "river"}
    assert {count for (_, _, place), count in put.items() if place in rolled} == {0}


@games
def test_a_game_ends_in_one_of_the_two_ways(players: Any, seed: Any) -> None:
    match = played(players, seed)
    empty = not all(match.state.stacks)
    short = len(match.state.deck) < match.state.row.count("")
    assert empty or short
    shorts = [event for event in happened(match) if isinstance(event, told.DeckShort)]
    assert bool(shorts) == (short and not empty)
