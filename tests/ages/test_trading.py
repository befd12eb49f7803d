"""Deals between two players: what may change hands, when, with whom, and how often."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from game.ages.actions import Accept, Decline, Done, Offer, Withdraw
from game.ages.events import (
    DealCountered,
    DealDeclined,
    DealMade,
    DealOffered,
    DealWithdrawn,
)
from game.ages.trading import after, holdings
from game.core.contract import Turn
from tests.build.ages import SKULLS, Table, late, rules, solo, table, trading


def market(goods: str = "4 wood 2 stone", others: str = "3 stone 3 pottery") -> Table:
    """Two players with goods; the one whose turn it is stands in the trade step."""
    game = trading().give(0, goods=goods, food=6).give(1, goods=others, food=6)
    game.stand("food", "food", "food")
    assert game.phase == "trade"
    return game


def test_example_three_wood_for_two_stone_then_three_stone_for_two_pottery_with_another() -> None:
    game = trading(3).give(0, goods="3 wood 1 stone").give(1, goods="2 stone")
    game.give(2, goods="2 pottery").stand("food", "food", "food")
    game.deal(1, "3 wood", "2 stone").deal(2, "3 stone", "2 pottery")
    assert game.of(0).goods == game.goods("2 pottery")
    assert game.of(1).goods == game.goods("3 wood")
    assert game.of(2).goods == game.goods("3 stone")


def test_trading_follows_the_disaster_and_comes_before_building() -> None:
    game = trading().give(0, goods="2 wood", food=9).give(1, goods="1 stone")
    game.stand(SKULLS, SKULLS, "workers")
    assert game.of(0).disasters == 2
    assert game.phase == "trade"
    assert game.done().phase == "build"


def test_workers_and_coins_of_the_turn_wait_while_players_trade() -> None:
    game = trading().give(0, goods="2 wood", food=9).give(1, goods="1 stone")
    game.stand("coin", "workers", "food").deal(1, "1 wood", "1 stone").done()
    assert (game.state.workers, game.state.coins) == (3, 7)


def test_the_partner_answers_and_then_it_is_the_others_turn_again() -> None:
    game = market().offer(1, "1 wood", "1 pottery")
    assert game.rules.pending(game.state) == Turn(1, "answer")
    game.accept()
    assert game.rules.pending(game.state) == Turn(0, "trade")


def test_nothing_changes_hands_before_the_partner_accepts() -> None:
    game = market()
    before = game.of(0), game.of(1)
    assert (game.offer(1, "1 wood", "1 pottery").of(0), game.of(1)) == before


def test_a_declined_offer_changes_nothing() -> None:
    game = market()
    before = game.of(0), game.of(1)
    game.offer(1, "1 wood", "1 pottery").decline()
    assert (game.of(0), game.of(1)) == before
    assert game.told(DealDeclined) == [DealDeclined(1, 0)]
    assert game.state.market.deals == 0


def test_a_counter_offer_comes_back_to_the_seat_whose_turn_it_is() -> None:
    game = market().offer(1, "1 wood", "1 pottery").counter("1 pottery", "2 wood")
    assert game.rules.pending(game.state) == Turn(0, "counter")
    assert game.legal == [Withdraw(), Accept()]
    game.accept()
    assert game.of(0).goods == game.goods("2 wood 2 stone 1 pottery")
    assert game.of(1).goods == game.goods("2 wood 3 stone 2 pottery")
    assert game.told(DealMade) == [
        DealMade(0, 1, game.pieces("2 wood"), game.pieces("1 pottery")),
    ]


def test_a_counter_offer_may_be_left() -> None:
    game = market()
    before = game.of(0), game.of(1)
    game.offer(1, "1 wood", "1 pottery").counter("1 pottery", "2 wood").withdraw()
    assert (game.of(0), game.of(1)) == before
    assert game.phase == "trade"
    assert game.told(DealWithdrawn) == [DealWithdrawn(0, 1)]


def test_a_counter_offer_is_told_as_the_partner_sees_it() -> None:
    game = market().offer(1, "1 wood", "1 pottery").counter("1 pottery", "2 wood")
    assert game.told(DealOffered) == [
        DealOffered(0, 1, game.pieces("1 wood"), game.pieces("1 pottery"))
    ]
    assert game.told(DealCountered) == [
        DealCountered(1, 0, game.pieces("1 pottery"), game.pieces("2 wood"))
    ]


def test_a_counter_offer_equal_to_the_offer_is_refused() -> None:
    game = market().offer(1, "1 wood", "1 pottery")
    assert game.why(game.countered("1 pottery", "1 wood")) == "deal_equal"


def test_a_counter_offer_is_checked_on_both_boards() -> None:
    game = market().offer(1, "1 wood", "1 pottery")
    assert game.why(game.countered("4 pottery", "1 wood")) == "goods_short"
    assert game.why(game.countered("1 pottery", "5 wood")) == "partner_short"


def test_several_deals_in_a_turn_with_the_same_partner() -> None:
    game = market("6 wood", "3 stone 3 pottery")
    for _ in range(3):
        game.deal(1, "1 wood", "1 stone")
    assert game.of(0).goods == game.goods("3 wood 3 stone")


def test_rtta32_any_number_of_deals_in_a_turn() -> None:
    game = market("4 wood", "4 stone")
    for _ in range(25):
        game.deal(1, "1 wood", "1 stone").deal(1, "1 stone", "1 wood")
    assert game.state.market.deals == 50
    assert game.phase == "trade"


def test_rtta32_food_may_change_hands_both_ways() -> None:
    game = market().deal(1, "3 food", "1 pottery").deal(1, "1 wood", "2 food")
    assert (game.of(0).food, game.of(1).food) == (12 - 3 + 2, 6 + 3 - 2)


def test_rtta23_uneven_deals_are_fine_when_both_accept() -> None:
    game = market().deal(1, "4 wood 2 stone 8 food", "1 pottery")
    assert game.of(0).goods == game.goods("1 pottery")


@pytest.mark.parametrize(
    ("give", "get", "why"),
    [
        ("", "", "deal_empty"),
        ("1 stone", "1 stone", "deal_same"),
        ("1 wood 1 food", "1 pottery 1 food", "deal_same"),
        ("5 wood", "1 pottery", "goods_short"),
        ("1 cloth", "1 pottery", "goods_short"),
        ("1 wood", "4 pottery", "partner_short"),
        ("1 wood", "7 food", "partner_short"),
    ],
)
def test_rtta32_what_no_deal_can_be(give: str, get: str, why: str) -> None:
    game = market()
    assert game.why(game.offered(1, give, get)) == why


def test_rtta32_a_gift_is_a_deal_also_with_a_partner_who_owns_nothing() -> None:
    game = trading().give(0, goods="2 wood", food=3).give(1, food=0).stand("coin", "coin", "food")
    assert game.phase == "trade"
    game.offer(1, "1 wood", "").do(Accept())
    assert (game.of(0).goods, game.of(1).goods) == (game.goods("1 wood"), game.goods("1 wood"))
    assert game.why(game.offered(1, "1 wood 1 food", "")) is None


def test_rtta32_a_gift_may_be_asked_for() -> None:
    assert market().why(market().offered(1, "", "1 pottery")) is None


def test_rtta32_a_deal_that_would_overfill_a_row_is_refused_on_both_boards() -> None:
    game = market("4 wood 6 stone", "3 stone 8 wood")
    assert game.why(game.offered(1, "1 wood", "1 stone")) == "partner_room"
    game = market("7 wood", "1 stone 2 wood")
    assert game.why(game.offered(1, "1 food", "2 wood")) == "own_room"
    assert game.short(game.offered(1, "1 food", "2 wood")) == 1


def test_rtta32_a_deal_that_would_overfill_the_food_track_is_refused() -> None:
    game = trading().give(0, goods="1 wood", food=9).give(1, goods="1 stone", food=15)
    game.stand("food", "food", "food")
    assert game.of(0).food == 12
    assert game.why(game.offered(1, "1 food", "1 stone")) == "partner_room"
    assert game.why(game.offered(1, "1 wood", "4 food")) == "own_room"
    game.deal(1, "1 wood", "3 food")
    assert (game.of(0).food, game.of(1).food) == (15, 12)


def test_rtta32_room_made_by_the_deal_itself_counts() -> None:
    game = market("8 wood", "8 wood 1 stone")
    assert game.why(game.offered(1, "1 wood", "1 stone")) == "partner_room"
    assert game.why(game.offered(1, "1 food", "1 stone")) is None


def test_rtta32_numbers_that_are_no_pieces_are_refused() -> None:
    game = market()
    assert game.why(Offer(1, (-1, 0, 0, 0, 0, 1), (0, 0, 1, 0, 0, 0))) == "deal_form"
    assert game.why(Offer(1, (1,), (0, 0, 1, 0, 0, 0))) == "deal_form"
    assert game.why(Offer(1, (True, 0, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0))) == "deal_form"


@pytest.mark.parametrize("to", [0, 2, -1])
def test_one_partner_per_deal_and_another_player_it_must_be(to: int) -> None:
    game = market()
    assert game.why(Offer(to, game.pieces("1 wood"), game.pieces("1 pottery"))) == "no_partner"


def test_only_the_player_whose_turn_it_is_deals() -> None:
    game = trading(3).give(0, goods="1 wood").give(1, goods="1 stone").give(2, goods="1 cloth")
    game.stand("food", "food", "food").offer(1, "1 wood", "1 stone")
    assert game.rules.pending(game.state) == Turn(1, "answer")
    assert game.why(game.offered(2, "1 stone", "1 cloth")) == "step"


def test_the_same_offer_is_not_made_again_to_who_turned_it_down() -> None:
    game = trading(3).give(0, goods="3 wood").give(1, goods="1 stone").give(2, goods="1 stone")
    game.stand("food", "food", "food").offer(1, "1 wood", "1 stone").decline()
    assert game.why(game.offered(1, "1 wood", "1 stone")) == "deal_again"
    assert game.why(game.offered(1, "2 wood", "1 stone")) is None
    assert game.why(game.offered(2, "1 wood", "1 stone")) is None
    assert game.offered(1, "1 wood", "1 stone") not in game.legal


def test_an_accepted_offer_may_be_made_again() -> None:
    game = market().deal(1, "1 wood", "1 pottery")
    assert game.why(game.offered(1, "1 wood", "1 pottery")) is None


def test_a_countered_offer_counts_as_turned_down() -> None:
    game = market().offer(1, "1 wood", "1 pottery").counter("1 pottery", "2 wood").withdraw()
    assert game.why(game.offered(1, "1 wood", "1 pottery")) == "deal_again"


def test_after_so_many_offers_turned_down_nobody_listens_and_the_step_ends() -> None:
    game = market("8 wood 7 stone", "6 pottery 5 cloth")
    patience = game.rules.tables.patience
    offers = distinct(game)
    for _ in range(patience - 1):
        game.do(next(offers)).decline()
    assert game.phase == "trade"
    game.do(next(offers)).decline()
    assert game.phase == "buy"


def test_whoever_turned_offers_down_listens_again_in_the_next_turn() -> None:
    game = market().offer(1, "1 wood", "1 pottery").decline().finish()
    game.rest().stand("food", "food", "food")
    assert game.why(game.offered(1, "1 wood", "1 pottery")) is None


def distinct(game: Table) -> Iterator[Offer]:
    for wood, stone in product(range(1, 8), range(1, 7)):
        yield game.offered(1, f"{wood} wood {stone} stone", "1 pottery")


def test_the_step_is_passed_over_when_no_deal_is_possible() -> None:
    game = trading().give(1, goods="1 stone", food=0).give(0, food=0)
    game.stand("food", "coin", "coin")
    assert game.of(0).food == 0
    assert game.phase == "buy", "a player who has nothing has nothing to offer"


def test_the_step_stops_when_both_could_only_give_the_same_kind_for_a_gift() -> None:
    game = trading().give(0, food=4).give(1, food=5).stand("coin", "coin", "food")
    assert game.of(0).food == 4
    assert game.phase == "trade"


def test_rtta25_nobody_must_trade() -> None:
    assert market().done().phase != "trade"


def test_rtta18_traded_stones_become_workers_in_the_base_game() -> None:
    game = trading().give(0, developments="engineering", goods="1 wood", food=6)
    game.give(1, goods="2 stone").stand("coin", "food", "food").deal(1, "1 wood", "2 stone")
    game.done().engineer(2)
    assert game.state.workers == 6


def test_rtta30_a_stone_dealt_in_does_not_wake_quarrying() -> None:
    game = trading().give(0, developments="quarrying", goods="1 wood").give(1, goods="1 stone")
    game.stand("food", "food", "food").deal(1, "1 wood", "1 stone")
    assert game.of(0).goods == game.goods("1 stone")


def test_rtta7_the_partner_may_hold_more_than_six_until_its_own_turn_ends() -> None:
    game = market("4 wood 2 stone", "6 pottery").deal(1, "4 wood 2 stone", "1 pottery")
    assert sum(game.of(1).goods) == 11
    game.done().finish()
    assert sum(game.of(1).goods) == 11


def test_without_the_option_nobody_trades() -> None:
    game = table().give(0, goods="1 wood").give(1, goods="1 stone").stand("workers", "food", "food")
    assert game.phase == "build"
    assert game.why(game.offered(1, "1 wood", "1 stone")) == "no_trading"
    assert not game.rules.trades(game.state)


def test_alone_nobody_trades() -> None:
    game = solo("late").give(0, goods="3 wood").stand("food", "food", "coin")
    assert game.phase == "buy"
    assert game.why(Accept()) == "no_trading"


def test_the_limits_of_an_offer_are_what_the_rules_accept() -> None:
    game = market("6 wood 1 stone", "7 stone 3 wood")
    out, back = game.rules.limits(game.state, 1)
    assert out == (5, 0, 0, 0, 0, 9)
    assert back == (2, 6, 0, 0, 0, 3)
    assert game.why(Offer(1, (out[0], 0, 0, 0, 0, 0), (0, back[1], 0, 0, 0, 0))) is None
    assert game.why(Offer(1, (out[0] + 1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0))) == "partner_room"
    assert game.why(Offer(1, (1, 0, 0, 0, 0, 0), (0, back[1] + 1, 0, 0, 0, 0))) == "own_room"


def test_the_list_holds_simple_offers_and_stops_after_the_second() -> None:
    game = market()
    offers = [action for action in game.legal if isinstance(action, Offer)]
    assert game.offered(1, "2 wood", "1 pottery") in offers
    assert game.offered(1, "1 wood", "2 food") in offers
    assert game.offered(1, "2 wood", "2 pottery") not in offers
    game.deal(1, "1 wood", "1 pottery").offer(1, "1 wood", "2 pottery").decline()
    assert game.legal == [Done()]
    assert game.why(game.offered(1, "2 wood", "1 pottery")) is None


def test_the_list_of_answers_holds_terms_one_piece_dearer_or_cheaper() -> None:
    game = market().offer(1, "1 wood", "2 pottery")
    assert game.legal == [
        Decline(),
        Accept(),
        game.countered("2 pottery", "2 wood"),
        game.countered("1 pottery", "1 wood"),
    ]


def test_what_a_deal_previews_is_what_it_does() -> None:
    game = market()
    give, get = game.pieces("2 wood 1 food"), game.pieces("1 pottery")
    mine, theirs = after(game.of(0), give, get), after(game.of(1), get, give)
    game.deal(1, "2 wood 1 food", "1 pottery")
    assert (game.of(0), game.of(1)) == (mine, theirs)


def test_goods_and_food_only_change_hands_in_a_deal() -> None:
    game = market()
    before = [sum(both) for both in zip(*map(holdings, game.state.boards), strict=True)]
    game.deal(1, "2 wood 1 stone", "2 pottery 3 food")
    assert [sum(both) for both in zip(*map(holdings, game.state.boards), strict=True)] == before


def test_what_was_dealt_pays_in_the_same_turn() -> None:
    game = trading().give(0, goods="1 wood", food=6).give(1, goods="3 spearheads")
    game.stand("food", "food", "food").deal(1, "1 wood", "2 spearheads").done()
    game.buy("agriculture", "spearheads")
    assert game.of(0).developments == ("agriculture",)


def test_in_the_late_edition_trading_needs_no_option() -> None:
    assert late().rules.trades(late().state)
    assert not rules().trades(table().state)
