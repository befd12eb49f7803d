"""Exact chances, against counting every draw."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations

import pytest

from game.bronze.bots.cards import Readiness
from game.bronze.bots.chances import best_of, fitting
from game.bronze.rules import BronzeRules
from tests.build.bronze import components, rules, table


@pytest.mark.parametrize("values", [[3.0], [1.0, 1.0, 5.0], [0.5, 4.0, 2.0, 6.0, 6.0, 0.0, 1.5]])
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_the_best_of_a_draw_is_the_mean_over_all_draws(values: list[float], count: int) -> None:
    draws = list(combinations(values, min(count, len(values))))
    assert best_of(values, count) == pytest.approx(sum(map(max, draws)) / len(draws))


def test_nothing_drawn_is_worth_nothing() -> None:
    assert best_of([], 3) == 0.0


def test_a_land_to_come_fits_as_often_as_hidden_tiles_have_a_spot() -> None:
    made = rules()
    assert fitting(made.tables, tuple(made.tables.tiles), "wheel") == 1.0
    assert fitting(made.tables, (), "wheel") == 0.0


def test_half_of_two_hidden_tiles_with_a_spot_is_an_even_chance() -> None:
    spots = dict.fromkeys(components().map.terrains, ("farmers",))
    bare = dict.fromkeys(components().map.terrains, ("herders",))
    lands = replace(components().lands, lands={"some": spots, "none": bare})
    made = BronzeRules(replace(components(), lands=lands), {})
    assert fitting(made.tables, ("some", "none"), "pottery") == 0.5


@pytest.mark.parametrize(
    "matrix",
    ["wheel", "wheel | religion", "wheel wheel | religion | wheel bronze_casting | masonry"],
)
def test_readiness_is_the_most_that_any_place_wakes(matrix: str) -> None:
    here = table(2).give(0, matrix=matrix)
    tables = here.rules.tables
    counts = Readiness(tables).of(here.me.matrix)
    for name, count in zip(tables.cards, counts, strict=True):
        here.hold(name if name != tables.wild else "wheel")
        ways = [a for a in here.legal if a.technology == name]
        assert count == max(len(here.rules.preview(here.state, name, a.column).awake) for a in ways)


def test_readiness_on_average_takes_the_better_side_of_each_card() -> None:
    here = table(2).give(0, matrix="wheel | religion")
    ready = Readiness(here.rules.tables)
    *fronts, wild = ready.of(here.me.matrix)
    assert ready.mean(here.me.matrix) == sum(max(front, wild) for front in fronts) / len(fronts)


def test_the_open_cards_tell_what_a_rival_can_wake() -> None:
    here = table(2).give(0, matrix="wheel wheel")
    ready = Readiness(here.rules.tables)
    assert ready.top(here.me.matrix, ("religion", "", "", "")) == 2
    assert ready.top(here.me.matrix, ("religion", "wheel", "", "")) == 3
    assert all(
        ready.top(here.me.matrix, tops) == 3 for tops in permutations(("wheel", "religion", ""))
    )
