"""Turns thought of further, and what a plan remembers on the way."""

from __future__ import annotations

import pytest

from game.bronze.actions import Take
from game.bronze.bots.cards import Readiness
from game.bronze.bots.foresight import Foresight
from game.bronze.bots.outlook import Outlook
from game.bronze.bots.plan import Plan
from game.bronze.bots.weights import Foreseen, Taste
from game.bronze.title import TITLE
from game.core.bot import Brief, Limit
from tests.bronze.tuning import Space
from tests.build.bronze import Table, components, rules, table

WEIGHTS = Space().players.hard


def midgame() -> Table:
    """A table at which seat 0 is to take a card, and three lands lie open."""
    here = table(2).opened(3)
    here.give(0, matrix="wheel | religion", on="0 coast 0")
    return here.give(1, matrix="wheel wheel | masonry", on="0 mountains 0", cities="avaris tyre")


def plan(here: Table) -> Plan:
    """Think of the turn that is to be played."""
    made = rules()
    return Plan(made, Readiness(made.tables), here.state, WEIGHTS, Taste())


def foreseen(here: Table, turns: int) -> float:
    """Give the value of the table to seat 0 when so many turns are played on."""
    made = rules()
    depth = Foreseen(ends=2, turns=turns)
    look = Foresight(made, Readiness(made.tables), 0, WEIGHTS, Taste(), depth)
    return look.value(here.state, 0.0)


def test_what_a_plan_remembers_is_what_is_reckoned_afresh() -> None:
    thought, made, seen = plan(midgame()), rules(), 0
    for node in thought.lays():
        for end in thought.settle(node, 3, 3):
            state, extra = thought.ended(end.node)
            fresh = Outlook(made.tables, Readiness(made.tables), 0, WEIGHTS, Taste())
            assert end.value == fresh.value(state, extra)
            seen += 1
    assert seen > 100


def test_the_ends_of_a_turn_come_best_first_and_begin_as_they_were_begun() -> None:
    thought = plan(midgame())
    node = next(thought.lays())
    values = [end.value for end in thought.settle(node, 3, 3)]
    assert values == sorted(values, reverse=True)
    assert {end.first for end in thought.settle(node, 3, 3)} == {node.path[0]}


def test_no_turn_further_is_the_value_of_the_table() -> None:
    here = midgame().set(seat=1)
    made = rules()
    look = Outlook(made.tables, Readiness(made.tables), 0, WEIGHTS, Taste())
    assert foreseen(here, 0) == look.value(here.state)


@pytest.mark.parametrize("fields", [{"phase": "over"}, {"tops": ("",) * 4}])
def test_nothing_is_played_where_nothing_is_known_to_play(fields: dict[str, object]) -> None:
    here = midgame().set(seat=1, **fields)
    assert foreseen(here, 2) == foreseen(here, 0)


def test_an_open_card_that_serves_the_rival_is_foreseen() -> None:
    poor = midgame().set(seat=1, tops=("pottery", "pottery", "pottery", "pottery"))
    rich = midgame().set(seat=1, tops=("wheel", "pottery", "pottery", "pottery"))
    assert foreseen(rich, 1) < foreseen(poor, 1)


def test_only_open_cards_are_taken_in_a_turn_thought_of() -> None:
    here = midgame().set(tops=("", "wheel", "", "pottery"))
    assert {node.path[0] for node in plan(here).lays()} == {Take(1), Take(3)}


def test_told_to_hurry_the_strong_player_still_answers() -> None:
    state = midgame().state
    hard = TITLE.bot(components(), rules(), "hard", "")
    for limit in (Limit(samples=1), Limit(enough=lambda: True)):
        brief = Brief("bronze", {}, state, 0, "hard", limit=limit, seed="s")
        assert rules().refuse(state, hard.choose(brief).action) is None
