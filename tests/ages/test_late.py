"""The Late Bronze Age: its four developments, its order of steps, its numbers, its end."""

from __future__ import annotations

import pytest

from game.ages.actions import Engineer, Launch, Preserve, Swap, Throw
from game.ages.events import (
    EndTriggered,
    FoodPreserved,
    GoodSwapped,
    ShipsBuilt,
)
from tests.build.ages import SKULLS, Table, late, rules, solo, table

SIX = "irrigation medicine quarrying caravans coinage agriculture"


def preserver(food: int = 6, goods: str = "1 pottery") -> Table:
    return late().give(0, developments="preservation", food=food, goods=goods)


def harbour(goods: str, ships: int = 0, more: str = "") -> Table:
    """A player with Shipping in the build step, without workers."""
    game = late().give(0, developments=f"shipping {more}", goods=goods, ships=ships, food=6)
    return game.give(1, food=0).stand("food", "food", "food")


# preservation


def test_example_one_pottery_doubles_six_food_to_twelve() -> None:
    game = preserver().preserve()
    assert (game.of().food, game.of().goods) == (12, (0,) * 5)
    assert game.told(FoodPreserved) == [FoodPreserved(0, "pottery", 6)]


def test_rtta16_preservation_comes_before_the_first_roll_only() -> None:
    game = preserver()
    assert game.legal == [Throw(), Preserve()]
    game.throw("food", "food", "coin")
    assert game.why(Preserve()) == "step"


def test_rtta16_preservation_is_used_once_a_turn() -> None:
    game = preserver(food=2, goods="3 pottery").preserve()
    assert game.legal == [Throw()]
    assert game.why(Preserve()) == "preserved"
    game.rest().rest()
    assert game.why(Preserve()) is None, "it may be used again in the next turn"


def test_rtta16_preservation_takes_one_pottery_of_several() -> None:
    assert preserver(goods="4 pottery").preserve().of().goods[2] == 3


@pytest.mark.parametrize(("food", "why"), [(0, "preserve_nothing"), (15, "preserve_full")])
def test_rtta16_preservation_that_changes_nothing_is_refused(food: int, why: str) -> None:
    game = preserver(food=food)
    assert game.why(Preserve()) == why
    assert game.legal == [Throw()]


@pytest.mark.parametrize("food", [8, 11, 14])
def test_rtta36_preservation_near_the_cap_fills_the_store(food: int) -> None:
    game = preserver(food=food)
    assert game.rules.preserved(game.of()) == 15
    assert game.preserve().of().food == 15


def test_preservation_needs_pottery_and_the_development() -> None:
    assert preserver(goods="3 wood").why(Preserve()) == "no_stack"
    assert late().give(0, goods="3 pottery").why(Preserve()) == "no_preservation"
    assert table().give(0, goods="3 pottery").why(Preserve()) == "no_preservation"


def test_rtta25_preservation_is_a_may() -> None:
    assert preserver().throw("food", "food", "food").of().food == 6


# shipping


def test_rtta33_a_ship_costs_one_wood_and_one_cloth_and_no_workers() -> None:
    game = harbour("2 wood 3 cloth")
    assert game.state.workers == 0
    game.launch(1)
    assert (game.of().ships, game.of().goods) == (1, game.goods("1 wood 2 cloth"))
    assert game.told(ShipsBuilt) == [ShipsBuilt(0, 1, game.goods("1 wood 1 cloth"), 1)]


def test_rtta33_any_number_of_ships_in_a_turn_up_to_five_in_all() -> None:
    game = harbour("7 wood 5 cloth", ships=2)
    assert [action for action in game.legal if isinstance(action, Launch)] == [
        Launch(1), Launch(2), Launch(3),
    ]  # fmt: skip
    assert game.why(Launch(4)) == "fleet"
    game.launch(2).launch(1)
    assert game.of().ships == 5
    assert game.why(Launch(1)) == "step", "nothing is left to build"


@pytest.mark.parametrize(
    ("goods", "ships", "why"),
    [("1 wood 2 cloth", 2, "goods_short"), ("2 wood 1 cloth", 2, "goods_short")],
)
def test_rtta33_each_ship_takes_a_piece_of_both(goods: str, ships: int, why: str) -> None:
    assert harbour(goods).why(Launch(ships)) == why


def test_ships_need_shipping() -> None:
    game = late().give(0, goods="2 wood 2 cloth").stand("workers", "food", "food")
    assert game.why(Launch(1)) == "no_shipping"
    assert game.why(Launch(0)) == "no_shipping"
    assert harbour("1 wood 1 cloth").why(Launch(0)) == "no_ships"


def test_rtta33_goods_collected_this_turn_may_become_ships() -> None:
    game = late().give(0, developments="shipping", food=6)
    game.stand(SKULLS, SKULLS, "food")
    assert game.phase == "build"
    assert game.launch(1).of().ships == 1


def test_example_two_ships_turn_one_stone_and_one_wood_into_two_spearheads() -> None:
    game = late().give(0, goods="1 stone 1 wood", ships=2, developments="shipping")
    game.stand("food", "food", "food").swap("stone", "spearheads").swap("wood", "spearheads")
    assert game.of().goods == game.goods("2 spearheads")
    assert game.told(GoodSwapped) == [
        GoodSwapped(0, "stone", "spearheads"), GoodSwapped(0, "wood", "spearheads"),
    ]  # fmt: skip


def test_rtta17_ships_swap_in_the_turn_they_are_built() -> None:
    game = harbour("2 wood 1 cloth").launch(1)
    assert game.phase == "trade"
    assert game.swap("wood", "pottery").of().goods == game.goods("1 pottery")


def test_rtta17_each_ship_swaps_once_a_turn() -> None:
    game = late().give(0, goods="3 wood", ships=1, developments="shipping").give(1, goods="1 cloth")
    game.stand("food", "food", "food").swap("wood", "stone")
    assert game.why(Swap("wood", "stone")) == "all_sailed"
    assert not any(isinstance(action, Swap) for action in game.legal)
    game.done().finish()
    game.rest().stand("food", "food", "food")
    assert game.rules.idle_ships(game.state) == 1


def test_rtta17_a_swapped_good_may_be_swapped_on_by_another_ship() -> None:
    game = late().give(0, goods="1 wood", ships=2, developments="shipping")
    game.stand("food", "food", "food").swap("wood", "stone").swap("stone", "cloth")
    assert game.of().goods == game.goods("1 cloth")


@pytest.mark.parametrize(
    ("give", "get", "why"),
    [
        ("wood", "wood", "swap_same"),
        ("stone", "wood", "no_stack"),
        ("wood", "tin", "no_good"),
        ("food", "wood", "no_good"),
        ("wood", "food", "no_good"),
        ("wood", "spearheads", "row_full"),
    ],
)
def test_rtta17_rtta34_a_swap_is_one_good_for_another_with_room(
    give: str, get: str, why: str
) -> None:
    game = late().give(0, goods="3 wood 4 spearheads", ships=1, developments="shipping caravans")
    game.stand("food", "food", "food")
    assert game.why(Swap(give, get)) == why


def test_without_ships_nothing_is_swapped() -> None:
    game = late().give(0, goods="3 wood").give(1, goods="1 stone").stand("food", "food", "food")
    assert game.why(Swap("wood", "stone")) == "no_fleet"


def test_rtta34_swaps_and_deals_come_in_any_order() -> None:
    game = late().give(0, goods="2 wood", ships=2, developments="shipping").give(1, goods="1 stone")
    game.stand("food", "food", "food").swap("wood", "cloth").deal(1, "1 cloth", "1 stone")
    game.swap("stone", "spearheads")
    assert game.of().goods == game.goods("1 wood 1 spearheads")


def test_rtta34_swapped_goods_may_pay_in_the_buy_step() -> None:
    game = late().give(0, goods="1 wood", ships=1, developments="shipping").give(1, food=0)
    game.stand("coin", "food", "food").swap("wood", "spearheads").done()
    game.buy("leadership", "spearheads")
    assert game.of().developments == ("shipping", "leadership")


def test_rtta30_a_stone_swapped_in_does_not_wake_quarrying() -> None:
    game = late().give(0, goods="1 wood", ships=1, developments="shipping quarrying")
    game.stand("food", "food", "food").swap("wood", "stone")
    assert game.of().goods == game.goods("1 stone")


def test_rtta33_what_swaps_bring_comes_too_late_for_a_ship() -> None:
    game = late().give(0, goods="2 wood", ships=1, developments="shipping")
    game.stand("food", "food", "food").swap("wood", "cloth")
    assert game.why(Launch(1)) == "step"


def test_rtta18_a_traded_stone_comes_too_late_for_engineering() -> None:
    game = late().give(0, goods="2 wood", developments="engineering").give(1, goods="2 stone")
    game.stand("food", "food", "food").deal(1, "1 wood", "1 stone")
    assert game.why(Engineer(1)) == "step"


def test_rtta17_a_revolt_does_not_touch_ships_and_ships_score_nothing() -> None:
    game = late().give(0, cities=5, ships=4, goods="3 wood", developments="shipping", food=9)
    game.stand(*[SKULLS] * 5)
    assert (game.of().goods, game.of().ships) == ((0,) * 5, 4)
    assert game.points() == 5


# smithing is in test_smithing


# commerce and the bonuses


def test_commerce_scores_a_point_for_each_good_left() -> None:
    game = late().give(0, developments="commerce", goods="2 wood 3 cloth")
    assert game.lines()["per_good"] == 5
    assert game.points() == game.rules.score_now(game.state, 0) == 8 + 5


def test_rtta38_food_and_ships_do_not_count_for_commerce_nor_for_the_tie() -> None:
    game = late().give(0, developments="commerce shipping", food=12, ships=3, goods="1 cloth")
    assert game.lines()["per_good"] == 1
    assert game.rules.scores(game.state)[0].tie == (4,)


def test_rtta38_goods_left_are_those_on_the_board_after_the_last_turn() -> None:
    game = late().give(0, developments="commerce", goods="3 wood")
    game.rest().give(1, developments=SIX, cities=5, goods="1 stone", food=9)
    game.stand("coin", "coin", "food", "food", "food").deal(0, "1 stone", "2 wood").done()
    game.buy("leadership").finish()
    assert game.phase == "over"
    assert game.of(0).goods == game.goods("1 wood 1 stone")
    assert game.lines(0)["per_good"] == 2


def test_architecture_scores_two_for_each_monument_in_the_late_edition() -> None:
    game = late().give(0, developments="architecture", built="temple obelisk")
    assert game.lines()["per_monument"] == 4


def test_later_builders_score_the_numbers_of_the_late_edition() -> None:
    game = late(3).give(0, built="temple great_pyramid").give(1, built="temple great_pyramid")
    assert game.lines(0)["monuments"] == 4 + 12
    assert game.lines(1)["monuments"] == 3 + 8


# steps, monuments, end


def test_the_late_order_is_build_then_trade_then_buy() -> None:
    game = late().give(0, goods="3 wood 3 cloth", food=6, developments="shipping")
    game.give(1, goods="2 stone").stand("workers", "coin", "coin")
    assert game.phase == "build"
    assert game.build("city:4", 3).phase == "build", "a ship could still be built"
    assert game.done().phase == "trade"
    assert game.done().phase == "buy"
    assert game.buy("leadership").phase == "throw"


def test_workers_left_over_are_lost_when_trading_begins() -> None:
    game = late().give(0, goods="1 wood").give(1, goods="1 stone").stand("workers", "food", "food")
    assert game.done().phase == "trade"
    assert game.state.workers == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_seven_monuments_are_in_play_with_any_number(players: int) -> None:
    assert len(rules(edition="late").monuments_in_play(players)) == 7


def test_the_late_game_ends_at_seven_developments_not_at_five() -> None:
    game = late().give(0, developments="irrigation medicine quarrying caravans")
    game.stand("coin", "coin", "food").done().buy("leadership").rest()
    assert not game.state.ending
    game.give(0, developments=SIX).stand("coin", "coin", "food").done()
    assert game.buy("leadership").state.ending
    assert game.told(EndTriggered) == [EndTriggered(0, "developments")]


def test_the_late_game_ends_when_all_seven_monuments_are_built_by_anybody() -> None:
    game = late().give(0, built="step_pyramid stone_circle temple obelisk")
    game.give(1, built="hanging_gardens great_wall", marks="14 great_pyramid", food=0)
    game.rest().stand("workers", "food", "food").build("great_pyramid", 1)
    assert game.told(EndTriggered) == [EndTriggered(1, "monuments")]


def test_granaries_sell_food_for_six_coins_in_the_late_edition() -> None:
    game = late().give(0, developments="granaries", food=9).give(1, food=0)
    game.stand("food", "food", "food").done().buy("leadership", food=2)
    assert game.of().food == 15 - 3 - 2


def test_alone_ships_swap_as_usual() -> None:
    game = solo("late").give(0, goods="1 wood", ships=1, developments="shipping")
    game.stand("food", "food", "food").swap("wood", "pottery")
    assert game.of().goods == game.goods("1 pottery")
