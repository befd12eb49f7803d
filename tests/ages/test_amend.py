"""Corrections at a real table: what goes with a value, and what cannot be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ages.actions import Done, Stop, Throw
from game.ages.rules import AgesRules
from game.ages.state import State
from game.core.chance import Outcome
from game.core.correction import find, possible
from game.core.match import Match
from tests.build.ages import rules

BASE = rules()


def begun(seats: int = 2, made: AgesRules = BASE, dice: tuple[int, ...] = (1, 2, 4)) -> Match:
    match = Match(made, made.setup(seats), None)
    match.play(Throw())
    match.answer(Outcome(dice))
    return match


def amended(state: State, name: str, value: Any, made: AgesRules = BASE) -> State:
    return made.amend(state, name, value)


def wrong(state: State, name: str, value: Any, made: AgesRules = BASE) -> list[str]:
    problems = made.problems(amended(state, name, value, made))
    return [problem.key.removeprefix("ages.problem.") for problem in problems]


def fields(state: State, made: AgesRules = BASE) -> set[str]:
    return {field.name for field in made.amendable(state)}


def test_food_and_goods_go_as_far_as_the_board_has_holes() -> None:
    state = begun().state
    tables = BASE.tables
    for name, most in (("food", tables.food_most), ("good.wood", tables.most[0])):
        field = find(BASE, state, f"0.{name}")
        assert field is not None
        assert list(possible(BASE, state, field)) == list(range(most + 1))


def test_a_stock_below_nothing_is_impossible() -> None:
    state = begun().state
    assert wrong(state, "0.food", -1) == ["food"]
    assert wrong(state, "1.good.stone", -1) == ["goods"]


def test_whoever_alone_has_a_monument_was_first_by_itself() -> None:
    state = begun().state
    tables = BASE.tables
    at = tables.in_play(2)[0]
    name, boxes = tables.monuments[at], tables.monument_boxes[at]
    state = amended(state, f"1.monument.{name}", boxes)
    assert state.firsts[at] == 1
    state = amended(state, f"0.monument.{name}", boxes)
    assert state.firsts[at] == 1, "the one that is known stays"
    assert not wrong(state, f"first.{name}", 0)
    assert wrong(state, f"first.{name}", -1) == ["firsts"]
    state = amended(state, f"1.monument.{name}", boxes - 1)
    assert state.firsts[at] == 0
    assert amended(state, f"0.monument.{name}", 0).firsts[at] == -1


def test_enough_developments_bring_the_end_and_one_less_takes_it_back() -> None:
    state = begun().state
    names = BASE.tables.developments[: BASE.tables.to_end]
    for name in names:
        state = amended(state, f"0.development.{name}", 1)
    assert state.ending
    assert not BASE.problems(state)
    assert not amended(state, f"0.development.{names[0]}", 0).ending


def test_a_game_that_is_over_cannot_lose_what_ended_it() -> None:
    state = begun().state
    names = BASE.tables.developments[: BASE.tables.to_end]
    for name in names:
        state = amended(state, f"0.development.{name}", 1)
    over = replace(state, phase="over", dice=(), throws=0)
    assert not BASE.problems(over)
    assert wrong(over, f"0.development.{names[0]}", 0) == ["ending"]


def test_dice_can_be_amended_only_while_they_are_kept() -> None:
    match = begun()
    assert {"die.0", "die.1", "die.2"} <= fields(match.state)
    assert amended(match.state, "die.1", 6).dice == (1, 6, 4)
    match.play(Stop())
    assert not any(name.startswith("die.") for name in fields(match.state))


def test_workers_and_coins_can_be_amended_while_there_is_something_to_build() -> None:
    match = begun()
    assert not {"workers", "coins"} & fields(match.state)
    match.play(Stop())
    assert match.state.phase == "build"
    assert amended(match.state, "workers", 5).workers == 5
    match.play(Done())
    assert match.state.phase != "build"


def test_a_city_more_is_a_die_more_for_a_throw_that_is_not_there_yet() -> None:
    match = Match(BASE, BASE.setup(2), None)
    match.play(Throw())
    boxes = BASE.tables.city_boxes[0]
    state = amended(match.state, f"0.{BASE.tables.city_ids[0]}", boxes)
    assert len(state.waiting) == BASE.tables.first_cities + 1
    assert not BASE.problems(state)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_only_monuments_in_play_can_be_amended(seats: int) -> None:
    names = {f"0.monument.{name}" for name in BASE.monuments_in_play(seats)}
    found = {name for name in fields(begun(seats).state) if name.startswith("0.monument.")}
    assert found == names


def test_ships_need_the_development_that_builds_them() -> None:
    made = rules(edition="late")
    state = begun(made=made).state
    assert wrong(state, "0.ships", 1, made) == ["ships"]
    owned = amended(state, "0.development.shipping", 1, made)
    assert not wrong(owned, "0.ships", 1, made)
    assert wrong(amended(owned, "0.ships", 2, made), "0.development.shipping", 0, made) == ["ships"]
