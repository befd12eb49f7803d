"""Buying: coins, whole stacks, food; one development a turn."""

from __future__ import annotations

import pytest

from game.ages.actions import Buy, Discard, Done
from game.ages.events import DevelopmentBought, EndTriggered
from tests.build.ages import table

RICH = ("coin", "coin", "food")


def test_coins_alone_pay_for_a_development() -> None:
    game = table().stand(*RICH).buy("leadership")
    assert game.of().developments == ("leadership",)
    assert game.told(DevelopmentBought)[0] == DevelopmentBought(0, "leadership", (0,) * 5, 0, 14)


def test_only_one_development_is_bought_a_turn() -> None:
    game = table().give(0, cities=6, food=15).stand(*["coin"] * 6).buy("leadership")
    assert game.state.seat == 1


def test_unspent_coins_are_lost() -> None:
    game = table().stand(*RICH).done()
    assert game.state.coins == 0
    game.rest()
    assert game.stand("food", "food", "food").state.coins == 0


def test_a_development_too_dear_is_refused_with_the_coins_missing() -> None:
    assert table().stand(*RICH).short(Buy("agriculture")) == 1


def test_buying_nothing_is_possible() -> None:
    assert Done() in table().stand(*RICH).legal


def test_the_buy_step_is_skipped_when_nothing_can_be_paid() -> None:
    assert table().stand("coin", "food", "food").state.seat == 1


def test_the_buy_step_is_not_skipped_when_goods_can_pay() -> None:
    assert table().give(0, goods="4 wood").stand("food", "food", "food").phase == "buy"


def test_rtta24_a_development_is_owned_once_by_each_player() -> None:
    game = table().give(0, developments="leadership").stand("coin", "coin", "coin").done()
    assert game.why(Buy("leadership")) == "owned"
    game.buy("irrigation").stand("coin", "coin", "coin")
    assert game.why(Buy("irrigation")) is None
    assert game.why(Buy("leadership")) is None


def test_a_development_nobody_knows_is_refused() -> None:
    assert table().stand(*RICH).why(Buy("wheel")) == "no_development"


def test_rtta19_paying_too_much_is_allowed_without_change() -> None:
    game = table().give(0, goods="4 wood 1 cloth").stand(*RICH)
    assert game.why(Buy("leadership", ("wood", "cloth"))) is None
    game.buy("leadership", "wood cloth")
    assert game.of().goods == (0,) * 5


def test_rtta19_only_whole_stacks_are_given() -> None:
    game = table().give(0, goods="8 wood").stand("coin", "food", "food")
    game.buy("leadership", "wood")
    assert game.of().goods == (0,) * 5


@pytest.mark.parametrize(
    ("goods", "why"),
    [(("gold",), "no_good"), (("cloth",), "no_stack"), (("wood", "wood"), "goods_order")],
)
def test_stacks_that_are_not_there_cannot_pay(goods: tuple[str, ...], why: str) -> None:
    game = table().give(0, goods="3 wood").stand(*RICH)
    assert game.why(Buy("leadership", goods)) == why


def test_stacks_are_named_in_the_order_of_the_board() -> None:
    game = table().give(0, goods="1 wood 1 stone").stand(*RICH)
    assert game.why(Buy("leadership", ("stone", "wood"))) == "goods_order"
    assert game.why(Buy("leadership", ("wood", "stone"))) is None


def test_rtta28_the_coins_of_the_dice_always_count() -> None:
    game = table().give(0, goods="3 wood").stand("coin", "food", "food")
    assert game.of().goods == game.goods("3 wood")
    game.buy("leadership", "wood")
    assert game.told(DevelopmentBought)[0].paid == 7 + 6


def test_rtta28_goods_stay_goods_without_a_purchase() -> None:
    game = table().give(0, goods="4 wood").stand(*RICH).done()
    assert game.of().goods == game.goods("4 wood")


def test_every_minimal_payment_is_offered_and_no_other() -> None:
    game = table().give(0, goods="5 wood 3 stone 1 cloth 1 spearheads")
    game.stand("coin", "food", "food")
    offered = {a.goods for a in game.legal if isinstance(a, Buy) and a.development == "agriculture"}
    assert offered == {("wood",), ("stone",), ("cloth", "spearheads")}
    assert set(game.rules.payments(game.state, "agriculture")) == {
        Buy("agriculture", goods) for goods in offered
    }


def test_payments_left_out_of_the_list_are_accepted() -> None:
    game = table().give(0, goods="5 wood 3 stone").stand("coin", "food", "food")
    wasteful = Buy("agriculture", ("wood", "stone"))
    assert wasteful not in game.legal
    assert game.why(wasteful) is None


def test_granaries_sell_food_for_four_coins_each() -> None:
    game = table().give(0, food=9, developments="granaries").stand("coin", "food", "coin")
    assert game.of().food == 9
    assert Buy("coinage", (), 2) in game.legal
    game.buy("coinage", food=2)
    assert game.of().food == 7
    assert game.told(DevelopmentBought)[0].paid == 22


def test_granaries_sell_any_amount_of_food() -> None:
    game = table().give(0, food=9, developments="granaries").stand("coin", "food", "coin")
    assert game.why(Buy("coinage", (), 9)) is None
    assert game.short(Buy("coinage", (), 10)) == 1
    assert game.why(Buy("coinage", (), -1)) == "no_food"


def test_without_granaries_food_does_not_pay() -> None:
    game = table().give(0, food=9).stand(*RICH)
    assert game.why(Buy("leadership", (), 1)) == "no_granaries"


def test_food_and_stacks_may_pay_together_with_nothing_wasted() -> None:
    game = table().give(0, food=6, goods="2 stone", developments="granaries")
    game.stand("coin", "food", "food")
    offered = {
        (a.goods, a.food)
        for a in game.legal
        if isinstance(a, Buy) and a.development == "agriculture"
    }
    assert offered == {((), 2), (("stone",), 1)}


def test_rtta27_caravans_spare_this_turns_discard() -> None:
    game = table().give(0, goods="5 wood 5 stone").stand("coin", "coin", "coin").buy("caravans")
    assert game.state.seat == 1
    assert game.of().goods == game.goods("5 wood 5 stone")


def test_rtta27_protection_holds_from_the_next_players_dice_on() -> None:
    game = table().stand("coin", "coin", "coin").buy("medicine")
    game.give(1, food=9).stand("goods_skull", "goods_skull", "goods_skull")
    assert game.of(0).disasters == 0


def test_rtta27_coinage_does_not_help_to_pay_for_itself() -> None:
    game = table().give(0, cities=4).stand("coin", "coin", "food", "food")
    assert game.short(Buy("coinage")) == 6


def test_rtta27_granaries_do_not_help_to_pay_for_themselves() -> None:
    game = table().give(0, food=15, cities=4).stand("coin", "coin", "coin", "food")
    assert game.why(Buy("granaries", (), 3)) == "no_granaries"


def test_rtta20_the_fifth_development_triggers_the_end() -> None:
    game = table().give(0, developments="irrigation medicine quarrying caravans").stand(*RICH)
    game.buy("leadership")
    assert game.told(EndTriggered) == [EndTriggered(0, "developments")]
    assert game.phase != "over"


def test_rtta7_the_limit_of_six_holds_only_at_the_end_of_the_own_turn() -> None:
    game = table().give(0, goods="6 wood").give(1, goods="8 wood 1 stone")
    game.stand("good", "good", "food")
    assert sum(game.of().goods) == 8
    game.done()
    assert game.phase == "discard"
    game.discard("2 wood")
    assert sum(game.of(1).goods) == 9, "the others discard in their own turns"


def test_rtta7_the_owner_picks_what_goes() -> None:
    game = table().give(0, goods="4 wood 4 stone").stand("food", "food", "food").done()
    ways = {(2, 0), (1, 1), (0, 2)}
    assert set(game.legal) == {Discard((wood, stone, 0, 0, 0)) for wood, stone in ways}


def test_rtta8_with_caravans_there_is_no_discard_but_the_rows_keep_their_length() -> None:
    game = table().give(0, goods="8 wood 4 stone", developments="caravans")
    game.stand("good", "food", "food").done()
    assert game.state.seat == 1
    assert game.of().goods == game.goods("8 wood 4 stone")


def test_six_goods_may_be_kept() -> None:
    assert table().give(0, goods="3 wood 3 stone").rest().state.seat == 1


def test_rtta31_exactly_the_surplus_goes() -> None:
    game = table().give(0, goods="5 wood 3 stone").stand("food", "food", "food").done()
    assert game.short(Discard((1, 0, 0, 0, 0))) == 1
    assert game.short(Discard((3, 0, 0, 0, 0))) == 1
    assert game.why(Discard((0, 4, 0, 0, 0))) == "discard_have"
    assert game.why(Discard((3, -1, 0, 0, 0))) == "discard_form"
    assert game.why(Discard((2,))) == "discard_form"
