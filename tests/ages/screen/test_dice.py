"""Dice in the tray: keys, locks, what is thrown again, and which half of a split die counts."""

from __future__ import annotations

from game.ages.actions import Again, Lead, Split, Stop, Throw
from scenes.ages import STAGE
from scenes.ui.picture import Act
from tests.ages.screen.views import (
    board_view,
    click,
    item,
    main,
    played,
)
from tests.build.ages import table

SKULL = "goods_skull"


def test_before_the_throw_every_die_throws_them_all() -> None:
    seen = board_view(table())
    assert [item(seen, f"die:{at}").intent for at in range(3)] == [Act(Throw())] * 3
    assert played(seen) == Throw()
    assert main(seen).label == "Throw 3 dice"


def test_dice_have_the_keys_one_two_three() -> None:
    seen = board_view(table().throw("food", "coin", "good"))
    assert [item(seen, f"die:{at}").key for at in range(3)] == ["1", "2", "3"]


def test_clicked_dice_are_thrown_again_and_a_second_click_keeps_them() -> None:
    seen = board_view(table().throw("food", "coin", "good"))
    assert played(seen) == Stop()
    seen = click(seen, "die:0", "die:2")
    assert main(seen).label == "Throw 2 again"
    assert played(seen) == Again((0, 2))
    assert item(seen, "die:0").data.state == "again"
    assert played(click(seen, "die:0")) == Again((2,))


def test_nothing_chosen_says_that_dice_must_be_chosen_first() -> None:
    second = STAGE.open(board_view(table().throw("food", "coin", "good"))).choices()[1]
    assert second.intent is None
    assert second.reason.startswith("Choose first which dice")


def test_a_skull_die_is_locked_and_says_why() -> None:
    die = item(board_view(table().throw(SKULL, "coin", "good")), "die:0")
    assert die.intent is None
    assert die.reason == "A die that shows a skull stays where it is."
    assert die.data.state == "locked"
    assert die.tip is not None
    assert die.tip.reason == die.reason


def test_leadership_takes_exactly_one_die_a_skull_too() -> None:
    led = table().give(0, developments="leadership").throw(SKULL, "coin", "good").do(Stop())
    seen = click(board_view(led), "die:1", "die:0")
    assert played(seen) == Lead(0)
    assert len(STAGE.open(click(seen, "die:0")).choices()) == 2


def test_split_dice_show_the_half_that_counts_and_a_click_turns_them() -> None:
    split = table().give(0, food=9).stand("food_or_workers", "food_or_workers", "coin")
    seen = board_view(split)
    assert played(seen) == Split(0)
    assert [item(seen, f"die:{at}").data.used for at in range(3)] == ["workers", "workers", ""]
    seen = click(seen, "die:1")
    assert item(seen, "die:1").data.used == "food"
    assert played(seen) == Split(1)
    assert main(seen).label == "Take 2 food + 2 workers"
    assert item(seen, "die:2").intent is None


def test_the_proposal_feeds_the_cities_and_takes_workers_for_the_rest() -> None:
    split = table().give(0, food=2).stand("food_or_workers", "food_or_workers", "coin")
    assert played(board_view(split)) == Split(1)


def test_a_coin_die_shows_what_it_is_worth_to_this_player() -> None:
    plain = item(board_view(table().throw("coin", "good", "good")), "die:0")
    rich = table().give(0, developments="coinage").throw("coin", "good", "good")
    assert plain.data.face == "ages/face_coin"
    assert item(board_view(rich), "die:0").data.face == "ages/face_coin_12"
    assert item(board_view(rich), "die:0").tip.lines == ("Worth 12 coins.",)  # type: ignore[union-attr]


def test_dice_tell_what_they_bring_with_developments() -> None:
    known = table().give(0, developments="agriculture masonry")
    tip = item(board_view(known.throw("food_or_workers", "food", "workers")), "die:0").tip
    assert tip is not None
    assert tip.lines == ("Brings 3 food.", "or, as you choose:", "Brings 3 workers.")


def test_anothers_dice_answer_to_nothing() -> None:
    seen = board_view(table().throw("food", "coin", "good"), me=False)
    assert item(seen, "die:0").intent is None
    assert STAGE.open(seen).choices() == ()


def test_ones_own_board_shows_ones_own_number_of_dice_while_another_throws() -> None:
    thrown = table().give(1, cities=5).throw("food", "coin", "good")
    seen = board_view(thrown, shown=1, me=False)
    assert item(seen, "die:0").look == "blank"
