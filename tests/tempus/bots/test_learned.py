"""What games taught beyond the weights: how it is read, what it changes, how it is learned."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from unittest.mock import Mock

import pytest

from game.core.bot import Brief
from game.tempus import data_checks
from game.tempus.actions import Build
from game.tempus.bots.hard import Hard
from game.tempus.bots.rates import Calendar, Rates
from game.tempus.bots.weights import NOTHING, Learned, Taste
from game.tempus.bots.worth import Worth
from tests.build.tempus import components, rules, table
from tests.tempus.learn import THINGS, Sample, fitted, solved, told

ROW = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


def rates(learned: Learned, era: int, tokens: int) -> Rates:
    return Calendar(rules().tables, components().bots.hard, Taste(), learned).at(era, tokens)


@pytest.mark.parametrize(
    ("era", "gone", "shift"), [(1, 0.0, 0.1), (4, 0.0, 0.4), (4, 0.5, 0.45), (10, 0.75, 0.25)]
)
def test_a_shift_moves_from_one_era_to_the_next_and_is_nothing_when_all_is_over(
    era: int, gone: float, shift: float
) -> None:
    assert Learned(nest=ROW).at("nest", era, gone) == pytest.approx(shift)


def test_nothing_is_shifted_of_which_nothing_was_learned() -> None:
    assert Learned(nest=ROW).at("town", 3, 0.0) == 0.0


@pytest.mark.parametrize("thing", THINGS)
def test_what_was_learned_of_a_thing_is_added_to_its_worth(thing: str) -> None:
    plain, taught = rates(NOTHING, 4, 4), rates(Learned(**{thing: ROW}), 4, 4)
    assert getattr(taught, thing) - getattr(plain, thing) == pytest.approx(0.4)


def test_a_city_is_worth_its_points_and_what_was_learned_of_each() -> None:
    state, tables = table(3, round=3).box(3, 2, 3).city(0, "6.5 3").state, rules().tables
    plain, taught = (
        Worth(tables, components().bots.hard, Taste(), learned).standing(state, 0)
        for learned in (NOTHING, Learned(city=(0.2,) * tables.last))
    )
    assert taught - plain == pytest.approx(3 * 0.2)


def test_without_a_number_for_each_era_nothing_learned_counts_and_check_says_so() -> None:
    short = Learned(nest=ROW[:9], town=ROW)
    say = Mock()
    data_checks.check(replace(components(), learned=short), say)
    assert [(*call.args[:2], call.args[-1]) for call in say.call_args_list] == [
        ("learned", ("nest",), "warning")
    ]
    assert rates(short, 4, 4) == rates(NOTHING, 4, 4)


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [6.0, 7.0]) == pytest.approx([1.0, 2.0])


def test_what_comes_of_a_thing_is_learned_era_by_era() -> None:
    random, found = Random(1), []
    nest = THINGS.index("nest")
    for era in (1, 2):
        for _ in range(4000):
            counts = [random.gauss(2, 1) for _ in THINGS]
            luck = random.gauss(0, 1)
            found.append(Sample(era, counts, 5 + (1.5 if era == 1 else 0.5) * counts[nest] + luck))
    shifts = fitted(found, 2)
    # Held near each other, so the two are drawn together a little.
    assert 1.1 < shifts[0][nest] < 1.5
    assert 0.5 < shifts[1][nest] < 0.9
    assert max(abs(row[at]) for row in shifts for at in range(len(THINGS)) if at != nest) < 0.1
    assert told(found, shifts, 1) == pytest.approx(1.5**2 / (1.5**2 + 1), abs=0.05)


def test_the_strong_player_plans_by_what_it_learned() -> None:
    here = table(round=9).box(8, 8, 8).tokens(1, 0, 0)
    state = here.put(0, "4.5 4", "8.5 1").put(1, "1.1 1").put(2, "11.9 1").state
    sheet = components().bots
    kinds = []
    for learned in (NOTHING, Learned(town=(-9.0,) * 10)):
        player = Hard(rules(), sheet.hard, Taste(), sheet.search, learned)
        kinds.append(type(player.choose(Brief("", {}, state, 0, "", seed="s")).action))
    assert kinds[0] is Build
    assert kinds[1] is not Build
