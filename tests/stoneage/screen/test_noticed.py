"""Which events of the game everybody should notice, with the numbers that the engine gives."""

from __future__ import annotations

from game.stoneage.events import DeckShort, Fed, StackEmptied, Starved
from tests.build.noticed import game, told


def test_a_meal_is_told_to_the_tribe_that_eats_with_what_its_fields_brought() -> None:
    event, state = Fed(1, 3, 6, 0), game("stoneage")[1].state
    moment = told("stoneage", event, state, 1)
    assert moment is not None
    assert (moment.kind, moment.title) == ("feeding", "Your tribe eats")
    assert moment.lines == ("Agriculture brings 3 food.", "6 food is eaten.")
    assert told("stoneage", event, state, 0) is None


def test_missing_food_and_hunger_are_told_with_what_they_cost() -> None:
    state = game("stoneage")[1].state
    short, starved = (
        told("stoneage", event, state, 0) for event in (Fed(0, 0, 4, 2), Starved(0, 2, 10))
    )
    assert short is not None
    assert starved is not None
    assert (short.kind, starved.kind) == ("hunger", "hunger")
    assert short.lines[-1].startswith("2 food is missing")
    assert starved.lines == ("2 people went hungry: 10 points lost.",)


def test_an_empty_stack_makes_the_round_the_last_and_a_short_deck_ends_the_game_at_once() -> None:
    state = game("stoneage")[1].state
    moment = told("stoneage", StackEmptied(0, 2), state, 1)
    assert moment is not None
    assert moment.kind == "last"
    assert told("stoneage", DeckShort(1, 3), state, 1) is None
