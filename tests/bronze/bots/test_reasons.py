"""The numbers in the sentences of hints are those that counting by hand gives."""

from __future__ import annotations

from game.bronze import laying
from game.bronze.actions import Choose, Lay, Take
from game.bronze.bots.plan import Node, second
from game.bronze.bots.reasons import explain
from game.bronze.title import TITLE
from game.core.bot import Brief
from tests.build.bronze import components, rules, table


def test_taking_and_laying_say_how_many_cards_wake() -> None:
    here = table(2).opened(3)
    hard = TITLE.bot(components(), rules(), "hard")
    for _ in range(2):
        state = here.state
        advice = hard.choose(Brief("bronze", {}, state, state.seat, "hard", seed="s"))
        assert advice.reason is not None
        woken = advice.reason.params["count"]
        if isinstance(advice.action, Take):
            here.do(advice.action)
            after = here.rules.apply(state, advice.action, quiet=True).state
            tables = here.rules.tables
            lays = [a for a in laying.lays(tables, after) if isinstance(a, Lay)]
            ways = [here.rules.preview(after, a.technology, a.column).awake for a in lays]
            assert woken == max(map(len, ways))
        elif isinstance(advice.action, Lay):
            lay = advice.action
            assert woken == len(here.rules.preview(state, lay.technology, lay.column).awake)
            break


def test_a_city_says_its_points_as_they_stand() -> None:
    here = table(2).opened(3).give(0, on="0 *, 1 *")
    state = here.state
    cities = list(components().cities.cities)
    assert any(map(here.worth, cities))
    for city in cities:
        said = explain(here.rules, state, Choose(city))
        points = here.worth(city)
        if points:
            assert said.params["count"] == points


def test_the_second_best_begins_otherwise() -> None:
    state = table(2).state
    one, two = Take(0), Take(1)
    nodes = [Node(state, (one,)), Node(state, (two,)), Node(state, (one,))]
    assert second(nodes, [3.0, 1.0, 2.0], one) == two
    assert second(nodes[:1], [3.0], one) is None
