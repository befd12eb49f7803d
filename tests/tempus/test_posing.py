"""Positions put up for lessons: each value lands where it belongs, and the pieces stay whole."""

from __future__ import annotations

import pytest

from game.core.correction import posed
from tests.build.tempus import rules, table


def test_a_box_brings_the_action_tokens_of_its_era() -> None:
    state = posed(rules(), table().state, "1.box", 3)
    assert state is not None
    assert (state.tribes[1].box, state.tribes[1].tokens) == (3, 4)


def test_a_card_put_into_a_hand_comes_from_the_deck() -> None:
    before = table().state
    state = posed(rules(), before, "0.card.weapons:forest", 1)
    assert state is not None
    assert state.tribes[0].hand == ("weapons:forest",)
    assert len(state.deck) == len(before.deck) - 1
    again = posed(rules(), state, "0.card.weapons:forest", 0)
    assert again is not None
    assert sorted(again.deck) == sorted(before.deck)


def test_people_and_a_city_stand_on_their_hexes_and_the_turn_is_the_named_seats() -> None:
    state = table().state
    for name, value in (("0.people.69", 2), ("0.city.58", 3), ("turn", 2), ("round", 4)):
        put = posed(rules(), state, name, value)
        assert put is not None
        state = put
    assert state.tribes[0].people == ((69, 2),)
    assert state.tribes[0].cities == ((58, 3),)
    assert (state.turn, state.seat, state.round) == (2, 2, 4)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("0.card.weapons:forest", 9), ("0.card.nothing:forest", 0), ("0.people.999", 1),
        ("7.box", 1), ("0.box", 11), ("nowhere", 1), ("0.nowhere", 1), ("round", "two"),
    ],
)  # fmt: skip
def test_a_value_that_the_position_does_not_have_is_not_put(name: str, value: object) -> None:
    assert posed(rules(), table().state, name, value) is None
