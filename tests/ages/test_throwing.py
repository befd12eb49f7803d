"""Throwing: three throws, locked skulls, leadership."""

from __future__ import annotations

from typing import Any

import pytest

from game.ages.actions import Again, Done, Lead, Split, Stop, Throw
from game.ages.events import DiceStopped, DiceThrown
from game.core.chance import Outcome, Roll
from game.core.contract import Chance
from tests.build.ages import SKULLS, table


def test_a_turn_begins_with_as_many_dice_as_cities() -> None:
    for cities in (3, 4, 7):
        game = table().give(0, cities=cities).do(Throw())
        pending = game.rules.pending(game.state)
        assert isinstance(pending, Chance)
        assert pending.request == Roll(cities)


def test_the_first_throw_must_be_made_by_hand() -> None:
    assert table().legal == [Throw()]


def test_there_are_three_throws_and_never_a_fourth() -> None:
    game = table().throw("food", "food", "food")
    game.again(0, to=("food",)).again(0, to=("food",))
    assert game.phase != "keep"
    assert game.why(Again((0,))) == "step"
    assert [event.throw for event in game.told(DiceThrown)] == [1, 2, 3]


def test_one_may_stop_after_each_throw() -> None:
    assert Stop() in table().throw("food", "good", "coin").legal
    assert Stop() in table().throw("food", "good", "coin").again(1, to=("coin",)).legal


def test_a_die_kept_earlier_may_be_thrown_again_later() -> None:
    game = table().throw("food", "good", "coin").again(0, to=("coin",))
    assert game.why(Again((1, 2))) is None


def test_every_set_of_free_dice_may_be_thrown_again() -> None:
    game = table().throw("food", "good", SKULLS)
    assert game.legal == [Stop(), Again((0,)), Again((1,)), Again((0, 1))]


def test_only_the_dice_chosen_are_thrown_again() -> None:
    game = table().throw("food", "good", "coin").again(0, 2, to=("workers", "workers"))
    assert game.state.dice == (4, 2, 4)
    assert game.told(DiceThrown)[-1].thrown == (0, 2)


@pytest.mark.parametrize("dice", [(), (3,), (-1,), (1, 0), (0, 0), (True,), ("0",)])
def test_dice_that_are_not_there_cannot_be_thrown_again(
    dice: Any,
) -> None:
    game = table().throw("food", "good", "coin")
    assert game.why(Again(dice)) in ("no_dice", "dice_places", "dice_order")


def test_dice_named_out_of_order_are_refused_for_their_order_and_not_for_their_number() -> None:
    game = table().throw("food", "good", "coin")
    assert game.why(Again((1, 0))) == "dice_order"
    assert game.why(Again((0, 3))) == "dice_places"


def test_rtta1_a_skull_is_locked_the_moment_it_shows() -> None:
    game = table().throw(SKULLS, "food", "food")
    assert game.why(Again((0,))) == "locked"
    assert game.short(Again((0, 1))) == 1
    game.again(1, to=(SKULLS,))
    assert game.why(Again((1, 2))) == "locked"


def test_rtta1_throws_end_by_themselves_when_every_die_is_locked() -> None:
    game = table().throw(SKULLS, SKULLS, SKULLS)
    assert game.phase not in ("keep", "throw")
    assert len(game.told(DiceStopped)) == 1


def test_rtta1_leadership_may_take_a_skull_die() -> None:
    game = table().give(0, developments="leadership").throw(SKULLS, SKULLS, SKULLS)
    game.lead(1, to="food")
    assert game.state.boards[0].disasters == 2, "two skulls are left: a drought"


def test_rtta2_leadership_follows_three_throws() -> None:
    game = table().give(0, developments="leadership").throw("food", "food", "food")
    game.again(0, to=("food",)).again(0, to=("food",))
    assert game.phase == "lead"


def test_rtta2_leadership_follows_an_early_stop() -> None:
    game = table().give(0, developments="leadership").throw("food", "food", "food").do(Stop())
    assert game.legal == [Lead(0), Lead(1), Lead(2), Done()]


def test_rtta2_leadership_follows_when_all_dice_are_locked() -> None:
    game = table().give(0, developments="leadership").throw(SKULLS, SKULLS, SKULLS)
    assert game.phase == "lead"


def test_rtta2_leadership_throws_one_die_once_and_the_result_stands() -> None:
    game = table().give(0, developments="leadership").stand("food", "food", "food")
    game.do(Lead(2))
    pending = game.rules.pending(game.state)
    assert isinstance(pending, Chance)
    assert pending.request == Roll(1)
    game.fall("food_or_workers")
    assert game.state.dice == (1, 1, 5)
    assert game.why(Lead(0)) == "step"
    assert game.why(Again((0,))) == "step"
    assert game.told(DiceThrown)[-1] == DiceThrown(0, (1, 1, 5), (2,), 0)


def test_rtta2_leadership_may_be_left_unused() -> None:
    game = table().give(0, developments="leadership").stand("coin", "coin", "food").done()
    assert game.phase == "buy"
    assert game.state.dice == (6, 6, 1)


def test_rtta2_the_split_die_is_decided_after_leadership() -> None:
    game = table().give(0, developments="leadership").stand("food", "food", "food")
    game.lead(0, to="food_or_workers")
    assert game.legal == [Split(0), Split(1)]


def test_rtta2_leadership_cannot_name_a_die_that_is_not_there() -> None:
    game = table().give(0, developments="leadership").stand("food", "food", "food")
    assert game.why(Lead(3)) == "dice_places"
    assert game.why(Lead(-1)) == "dice_places"


def test_leadership_works_again_in_the_next_turn() -> None:
    game = table().give(0, developments="leadership").stand("food", "food", "food")
    game.lead(0, to="food").finish().rest()
    game.stand("food", "food", "food")
    assert game.phase == "lead"


def test_without_leadership_no_die_can_be_led() -> None:
    assert table().stand("coin", "coin", "coin").why(Lead(0)) == "step"


def test_the_occasion_counts_round_seat_and_throw_and_nothing_else() -> None:
    game = table().throw("food", "good", "coin").do(Again((1,)))
    pending = game.rules.pending(game.state)
    assert isinstance(pending, Chance)
    assert pending.occasion == (1, 0, 2)


def test_an_outcome_nobody_asked_for_raises() -> None:
    with pytest.raises(ValueError, match="answers nothing"):
        table()._apply(Outcome((1, 2, 3)))


def test_an_impossible_outcome_raises() -> None:
    with pytest.raises(ValueError, match="answers nothing"):
        table().do(Throw())._apply(Outcome((1, 2, 7)))
