"""The worked examples of the rules of the base game."""

from __future__ import annotations

from game.ages.actions import Buy, Discard
from game.ages.events import MonumentBuilt
from tests.build.ages import SKULLS, table


def test_example_a_goods_skull_and_a_good_move_wood_stone_and_pottery_up_by_one() -> None:
    game = table().give(0, goods="1 stone").stand(SKULLS, "good", "food")
    assert game.of().goods == game.goods("1 wood 2 stone 1 pottery")
    assert game.of().disasters == 0, "one skull does nothing"


def test_example_two_skulls_cost_two_boxes() -> None:
    game = table().stand(SKULLS, SKULLS, "food")
    assert game.of().disasters == 2


def test_example_a_food_die_and_a_split_die_bring_eight_and_three_cities_eat_to_five() -> None:
    game = table().stand("food", "food_or_workers", "coin", food=1)
    crop = game.rules.harvest(table().of(), (1, 5, 6), 1)
    assert crop.food_gained == 5
    assert crop.food + crop.eaten == 8
    assert game.of().food == crop.food == 5


def test_example_five_cities_with_two_food_end_with_none_and_three_boxes() -> None:
    game = table().give(0, cities=5, food=2).stand(*["coin"] * 5)
    assert (game.of().food, game.of().disasters) == (0, 3)


def test_example_five_workers_finish_the_obelisk_and_the_fourth_city() -> None:
    game = table().give(1, built="obelisk").give(0, marks="7 obelisk")
    game.stand("workers", "food_or_workers", "food_or_workers", food=1)
    assert game.state.workers == 5
    game.build("obelisk", 2).build("city:4", 3)
    assert game.told(MonumentBuilt)[0] == MonumentBuilt(0, "obelisk", False, 3)
    assert game.finish().rest().throw("food", "food", "food", "food").state.seat == 0


def test_example_agriculture_is_paid_with_spearhead_and_cloth_or_all_stone_or_all_wood() -> None:
    game = table().give(0, goods="1 spearheads 1 cloth 3 stone 5 wood")
    game.stand("coin", "food", "food")
    paid = {a.goods for a in game.legal if isinstance(a, Buy) and a.development == "agriculture"}
    assert paid == {("cloth", "spearheads"), ("stone",), ("wood",)}
    game.buy("agriculture", "cloth spearheads")
    assert game.of().developments == ("agriculture",)
    assert game.of().goods == game.goods("3 stone 5 wood"), "a stack is never given in part"


def test_example_eight_goods_become_six_by_two_wood_or_two_stone_or_one_of_each() -> None:
    game = table().give(0, goods="3 stone 5 wood").stand("food", "food", "food").done()
    assert set(game.legal) == {
        Discard(game.goods(text)) for text in ("2 wood", "2 stone", "1 wood 1 stone")
    }
