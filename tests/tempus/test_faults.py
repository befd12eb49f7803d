"""Faults that similar programs had, through whole games; and positions that cannot be."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from game.core.chance import Seeded
from game.core.contract import Over, Turn
from game.core.match import Match
from game.tempus.actions import Attack, Lead
from game.tempus.events import DeckRenewed, FightDecided
from game.tempus.fighting import card_points
from game.tempus.scoring import TIES
from tests.build.tempus import at, rules, table


@cache
def game(players: int, seed: str) -> Match:
    """Play a whole game; fights and cards come more often than by mere chance."""
    made = rules()
    match = Match(made, made.setup(players), Seeded(seed))
    match.begin()
    rng = Random(seed)
    while not match.over:
        legal = list(made.legal(match.state))
        bold = [action for action in legal if isinstance(action, (Attack, Lead))]
        match.play(rng.choice(bold if bold and rng.random() < 0.5 else legal))
    return match


GAMES = [(players, seed) for players in (3, 4, 5) for seed in ("a", "b")]
each = pytest.mark.parametrize(("players", "seed"), GAMES)


@each
def test_nobody_ever_spends_more_pieces_than_there_are(players: Any, seed: Any) -> None:
    for played in game(players, seed).history():
        for tribe in played.step.state.tribes:
            assert sum(count for _, count in tribe.people) <= 16
            values = Counter(value for _, value in tribe.cities)
            assert all(values[value] <= most for value, most in ((2, 3), (3, 3), (4, 2)))
            assert 0 <= tribe.tokens <= 6


@each
def test_every_card_is_in_one_place_all_the_time(players: Any, seed: Any) -> None:
    match = game(players, seed)
    for played in match.history():
        state = played.step.state
        cards = Counter((*state.deck, *state.discards))
        for tribe in state.tribes:
            cards.update((*tribe.hand, *tribe.laid, *tribe.open))
        if state.fight is not None:
            cards.update(state.fight.cards)
        rules: Any = match.rules
        assert cards == Counter(rules.tables.deck)


@each
def test_two_players_never_stand_on_one_hex_and_nobody_stands_on_water(
    players: Any, seed: Any
) -> None:
    for played in game(players, seed).history():
        state = played.step.state
        hexes = [hex for t in state.tribes for hex, _ in (*t.people, *t.cities)]
        assert len(hexes) == len(set(hexes))
        assert all(state.land[hex] != "." for hex in hexes)


@each
def test_whoever_must_act_is_offered_an_action(players: Any, seed: Any) -> None:
    match = game(players, seed)
    for played in match.history():
        if isinstance(match.rules.pending(played.before), Turn):
            assert match.rules.legal(played.before)


@each
def test_a_fight_takes_only_what_it_tells(players: Any, seed: Any) -> None:
    for played in game(players, seed).history():
        for event in played.step.events:
            if isinstance(event, FightDecided):
                assert event.won == (event.points[0] > event.points[1])
                before, after = played.before, played.step.state
                gone = [
                    sum(n for _, n in before.tribes[seat].people)
                    - sum(n for _, n in after.tribes[seat].people)
                    for seat in (event.seat, event.defender)
                ]
                assert gone == ([0, event.lost] if event.won else [1, 0])


def test_discards_are_shuffled_in_again_when_the_deck_runs_dry() -> None:
    found = 0
    for players, seed in GAMES:
        for played in game(players, seed).history():
            found += sum(isinstance(event, DeckRenewed) for event in played.step.events)
    assert found


def test_the_calculator_counts_with_the_function_of_the_fight() -> None:
    for players, seed in GAMES:
        made = rules().tables
        for played in game(players, seed).history():
            for event in played.step.events:
                if isinstance(event, FightDecided):
                    letter = made.letter[event.terrain]
                    mine = card_points(made, event.attack, letter, False)
                    theirs = card_points(made, event.defence, letter, True)
                    men = event.points[0] - mine, event.points[1] - theirs
                    assert min(men) >= 1


def test_a_three_way_tie_says_what_was_compared() -> None:
    state = table().put(0, "0.0").put(1, "2.0").put(2, "4.0").state
    scores = rules().scores(state)
    assert {score.tie_keys for score in scores} == {TIES}
    assert [score.tie for score in scores] == [(0, 0)] * 3


def test_a_queued_action_of_the_player_before_is_refused_to_the_next() -> None:
    made = table().put(0, "4.5", "4.7").put(1, "6.5").move("4.5", "4.4")
    assert made.seat == 1
    assert made.why_move("4.7", "4.6") == "not_held"


# positions that cannot be


def sound() -> tuple[Match, Any]:
    match = game(3, "a")
    state = [p.before for p in match.history() if p.before.phase == "act"][-1]
    return match, state


def doubts(change: Any) -> Any:
    """Name the doubts about a position of a real game that was changed by hand."""
    match, state = sound()
    edited: Any = state.clone()
    change(edited)
    return {problem.key.removeprefix("tempus.problem.") for problem in match.rules.problems(edited)}


def tribe(**what: Any) -> Any:
    def change(state: Any) -> None:
        fresh = state.edit(0)
        for name, value in what.items():
            setattr(fresh, name, value)

    return change


def field(**what: Any) -> Any:
    def change(state: Any) -> None:
        for name, value in what.items():
            setattr(state, name, value)

    return change


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("seats", lambda state: setattr(state, "tribes", state.tribes[:2])),
        ("map", lambda state: setattr(state, "land", state.land[1:] + ".")),
        ("map", lambda state: setattr(state, "pool", (*state.pool, "tile_01"))),
        ("map", lambda state: setattr(state, "centres", (*state.centres, state.centres[0]))),
        ("box", tribe(box=11)),
        ("tokens", tribe(tokens=7)),
        ("people", lambda state: setattr(state.edit(0), "people", ((state.centres[0], 17),))),
        ("people", tribe(people=((-1, 1),))),
        ("cities", lambda state: setattr(state.edit(0), "cities", ((state.centres[0], 5),))),
        ("bonus", tribe(bonus=((155, 1), (155, 1)))),
        ("turn", field(seat=3)),
        ("turn", field(phase="reveal")),
        ("turn", field(round=0)),
        ("cards", field(deck=())),
        ("action", field(left=-1)),
        ("action", field(moved=((0, 1),))),
        ("fight", field(phase="attack")),
    ],
)
def test_what_is_impossible_is_named(name: str, change: Any) -> None:
    assert name in doubts(change)


def test_two_players_on_one_hex_and_touching_cities_are_named() -> None:
    def share(state: Any) -> None:
        hexes = [hex for hex, letter in enumerate(state.land) if letter == "G"]
        state.edit(0).people = state.edit(1).people = ((hexes[0], 1),)

    def near(state: Any) -> None:
        centre = next(c for c in state.centres if state.land[c] not in ".M")
        other = next(n for n in rules().tables.grid.neighbours[centre] if state.land[n] not in ".M")
        state.edit(0).cities = ((centre, 2),)
        state.edit(1).cities = ((other, 2),)

    assert "shared" in doubts(share)
    assert "near" in doubts(near)


def test_a_fight_that_cannot_be_is_named() -> None:
    match = game(3, "a")
    state = next(p.before for p in match.history() if p.before.fight is not None)
    assert match.rules.problems(state) == ()
    for what in ({"defender": state.turn}, {"target": state.fight.start}, {"start": 999}):
        edited = state.clone()
        edited.fight = replace(state.fight, **what)
        keys = [problem.key for problem in match.rules.problems(edited)]
        assert keys == ["tempus.problem.fight"]


def test_a_sound_position_raises_no_doubt() -> None:
    match, state = sound()
    assert match.rules.problems(state) == ()
    assert isinstance(match.rules.pending(match.state), Over)
    assert at("0.0") == 0
