"""The rules of Pips."""

import pytest

from game.core.chance import Outcome
from game.core.registry import titles
from game.loading.title import load
from game.pips.rules import Hold, PipsRules, State, Throw


@pytest.fixture
def rules() -> PipsRules:
    made = titles()["pips"].rules(load("pips"), {})
    assert isinstance(made, PipsRules)
    return made


def after(rules: PipsRules, *faces: int) -> State:
    """Throw these faces, from the first turn on."""
    state = rules.setup(2)
    for face in faces:
        state = rules.apply(rules.apply(state, Throw()).state, Outcome((face,))).state
    return state


def test_whoever_has_not_thrown_cannot_hold(rules: PipsRules) -> None:
    refusal = rules.refuse(rules.setup(2), Hold())
    assert refusal is not None
    assert refusal.key == "pips.refuse.nothing"


def test_a_one_loses_what_is_at_stake_and_the_turn(rules: PipsRules) -> None:
    state = after(rules, 6, 1)
    assert (state.held, state.stake, state.seat) == ((0, 0), 0, 1)


def test_who_holds_enough_has_won(rules: PipsRules) -> None:
    state = rules.apply(after(rules, 6, 6, 3), Hold()).state
    assert (state.held, state.phase) == ((15, 0), "over")
