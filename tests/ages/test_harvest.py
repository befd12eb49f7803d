"""Collecting goods and food, feeding cities."""

from __future__ import annotations

import pytest

from game.ages.actions import Split
from game.ages.events import CitiesFed, FoodCollected, GoodsCollected
from tests.build.ages import SKULLS, table


def test_goods_come_in_their_order_from_wood_on() -> None:
    game = table().stand("good", "good", "food")
    assert game.of().goods == game.goods("1 wood 1 stone")


def test_the_order_starts_at_wood_every_turn() -> None:
    game = table().give(0, goods="1 wood 1 stone").stand("good", "food", "food")
    assert game.of().goods == game.goods("2 wood 1 stone")


def test_a_sixth_good_is_wood_again() -> None:
    game = table().give(0, cities=4).stand(SKULLS, SKULLS, SKULLS, "food")
    assert game.of().goods == game.goods("2 wood 1 stone 1 pottery 1 cloth 1 spearheads")


def test_a_good_whose_row_is_full_is_lost_and_still_counts_in_the_sequence() -> None:
    game = table().give(0, goods="8 wood").stand("good", "good", "food")
    assert game.of().goods == game.goods("8 wood 1 stone")
    assert game.told(GoodsCollected)[0].lost == game.goods("1 wood")


@pytest.mark.parametrize(
    ("good", "most"), [("wood", 8), ("stone", 7), ("pottery", 6), ("cloth", 5), ("spearheads", 4)]
)
def test_each_row_has_its_own_length(good: str, most: int) -> None:
    game = table().give(0, cities=4, goods=f"{most} {good}", developments="caravans")
    game.stand(SKULLS, SKULLS, "good", "food")
    assert game.of().goods[game.rules.tables.place[good]] == most


def test_food_comes_three_a_die_and_two_a_split_die() -> None:
    game = table().stand("food", "food_or_workers", "coin", food=1)
    assert game.told(FoodCollected)[0].food == 5


def test_the_split_is_asked_for_each_die() -> None:
    game = table().stand("food_or_workers", "food_or_workers", "coin")
    assert game.legal == [Split(0), Split(1), Split(2)]
    assert game.state.boards[0].food == 3, "nothing is taken before the choice"


@pytest.mark.parametrize(("food", "workers"), [(0, 4), (1, 2), (2, 0)])
def test_each_split_die_brings_food_or_workers_never_both(food: int, workers: int) -> None:
    game = table().stand("food_or_workers", "food_or_workers", "coin", food=food)
    event = game.told(FoodCollected)[0]
    assert (event.food, event.workers) == (2 * food, workers)


def test_a_split_names_dice_that_are_there() -> None:
    game = table().stand("food_or_workers", "coin", "coin")
    assert game.why(Split(2)) == "split"
    assert game.why(Split(-1)) == "split"
    assert game.why(Split(True)) == "split"


def test_no_split_is_asked_without_such_a_die() -> None:
    assert table().stand("coin", "coin", "coin").phase == "buy"


def test_workers_come_three_a_die() -> None:
    assert table().stand("workers", "workers", "food").state.workers == 6


def test_a_coin_die_is_worth_seven() -> None:
    assert table().stand("coin", "coin", "food").state.coins == 14


def test_agriculture_adds_one_food_to_each_die_used_as_food() -> None:
    game = table().give(0, developments="agriculture", food=0, cities=5)
    game.stand("food", "food_or_workers", "food_or_workers", "coin", "coin", food=1)
    event = game.told(FoodCollected)[0]
    assert (event.food, event.workers) == (4 + 3, 2)


def test_masonry_adds_one_worker_to_each_die_used_as_workers() -> None:
    game = table().give(0, developments="masonry", cities=5)
    game.stand("workers", "food_or_workers", "food_or_workers", "coin", "coin", food=1)
    event = game.told(FoodCollected)[0]
    assert (event.food, event.workers) == (2, 4 + 3)


def test_coinage_makes_each_coin_die_worth_twelve() -> None:
    game = table().give(0, developments="coinage").stand("coin", "coin", "food")
    assert game.state.coins == 24


def test_quarrying_adds_a_stone_when_one_was_collected() -> None:
    game = table().give(0, developments="quarrying").stand("good", "good", "food")
    assert game.of().goods == game.goods("1 wood 2 stone")
    assert game.told(GoodsCollected)[0].extra == 1


def test_quarrying_adds_nothing_when_the_sequence_did_not_reach_stone() -> None:
    game = table().give(0, developments="quarrying").stand("good", "food", "food")
    assert game.of().goods == game.goods("1 wood")


def test_rtta3_quarrying_adds_one_stone_even_when_two_were_collected() -> None:
    game = table().give(0, cities=5, developments="quarrying")
    game.stand(SKULLS, SKULLS, SKULLS, "good", "food")
    assert game.of().goods[1] == 3


def test_rtta3_quarrying_never_goes_past_the_end_of_the_row() -> None:
    game = table().give(0, goods="6 stone", developments="quarrying caravans")
    game.stand("good", "good", "food")
    assert game.of().goods == game.goods("1 wood 7 stone")
    assert game.told(GoodsCollected)[0].extra == 0


def test_rtta3_quarrying_does_not_shift_the_sequence() -> None:
    game = table().give(0, developments="quarrying").stand("good", "good", "good")
    assert game.of().goods == game.goods("1 wood 2 stone 1 pottery")


def test_rtta30_a_stone_already_held_does_not_wake_quarrying() -> None:
    game = table().give(0, goods="3 stone", developments="quarrying").stand("good", "food", "food")
    assert game.of().goods == game.goods("1 wood 3 stone")


def test_rtta21_food_is_capped_at_fifteen_before_feeding() -> None:
    game = table().give(0, food=14).stand("food", "food", "coin")
    assert game.of().food == 15 - 3
    assert game.told(FoodCollected)[0] == FoodCollected(0, 1, 5, 0)


def test_cities_eat_one_food_each() -> None:
    game = table().give(0, cities=6, food=9).stand(*["coin"] * 6)
    assert game.of().food == 3
    assert game.told(CitiesFed)[0] == CitiesFed(0, 6, 0)


def test_famine_marks_a_box_for_each_city_without_food() -> None:
    game = table().give(0, food=1).stand("coin", "coin", "coin")
    assert (game.of().food, game.of().disasters) == (0, 2)


def test_a_new_city_neither_eats_nor_throws_before_the_next_turn() -> None:
    game = table().give(0, food=3).stand("workers", "coin", "coin").build("city:4", 3)
    assert game.of().disasters == 0
    game.finish().rest()
    game.throw("food", "food", "food", "food")
    assert len(game.state.dice) == 4


def test_rtta25_collecting_feeding_and_the_disaster_happen_by_themselves() -> None:
    game = table().give(0, cities=4, food=4, developments="quarrying")
    game.stand(SKULLS, SKULLS, "coin", "coin")
    assert game.phase == "buy"
    assert game.of().goods == game.goods("1 wood 2 stone 1 pottery 1 cloth")
    assert (game.of().food, game.of().disasters) == (0, 2)


def test_rtta5_the_preview_is_what_happens_to_the_number() -> None:
    game = table(3).give(0, cities=5, food=1, goods="8 wood", developments="quarrying agriculture")
    faces = ("food_or_workers", SKULLS, SKULLS, SKULLS, "food_or_workers")
    game.throw(*faces)
    crop, blow = game.rules.forecast(game.state, 1)
    game.again(0, to=(faces[0],)).again(0, to=(faces[0],)).do(Split(1))
    board = game.of()
    assert (board.goods, board.food) == (crop.goods, crop.food)
    assert board.disasters == crop.hungry
    assert game.state.workers == crop.workers
    assert blow is not None
    assert dict(blow.boxes) == {1: game.of(1).disasters, 2: game.of(2).disasters}
