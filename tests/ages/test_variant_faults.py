"""Faults that other programs had with solo, trading and the Late Bronze Age."""

from __future__ import annotations

import pytest

from game.ages.actions import Offer, Swap
from game.ages.events import DealMade
from tests.build.ages import late, rules, solo, table, trading


@pytest.mark.parametrize("edition", ["base", "late"])
def test_fault_no_monument_is_removed_alone(edition: str) -> None:
    made = rules(edition=edition)
    assert len(made.monuments_in_play(1)) == 7


@pytest.mark.parametrize("players", [2, 3])
def test_fault_no_monument_is_removed_in_the_late_edition(players: int) -> None:
    game = late(players).stand("workers", "food", "food")
    built = {action.target for action in game.legal if hasattr(action, "target")}
    assert {"temple", "hanging_gardens", "great_pyramid"} <= built


@pytest.mark.parametrize("edition", ["base", "late"])
def test_fault_a_game_alone_ends_after_round_ten(edition: str) -> None:
    game = solo(edition)
    for _ in range(10):
        assert game.phase == "throw"
        game.rest()
    assert game.phase == "over"


@pytest.mark.parametrize(("edition", "rate"), [("base", 4), ("late", 6)])
def test_fault_the_rate_of_granaries_is_that_of_the_edition(edition: str, rate: int) -> None:
    game = table(edition=edition).give(0, developments="granaries", food=9).give(1, food=0)
    game.stand("food", "food", "food")
    assert game.rules.purse(game.state) == rate * game.of().food


@pytest.mark.parametrize(
    ("edition", "development", "cost"),
    [
        ("base", "religion", 20),
        ("late", "religion", 25),
        ("base", "medicine", 15),
        ("late", "medicine", 20),
    ],
)
def test_fault_religion_and_medicine_cost_what_their_own_edition_says(
    edition: str, development: str, cost: int
) -> None:
    assert rules(edition=edition).tables.costs[development] == cost
    game = table(edition=edition).give(0, goods="4 wood", food=3).give(1, food=0)
    game.stand("coin", "coin", "food")
    game.state = game.state.clone()
    game.state.coins = cost - 1 - game.rules.worth(game.of().goods)
    assert game.rules.payments(game.state, development) == ()
    game.state.coins += 1
    assert game.rules.payments(game.state, development) != ()


@pytest.mark.parametrize("get", ["wood", "stone", "pottery", "cloth", "spearheads"])
def test_fault_a_swap_never_makes_a_good_exceed_its_row(get: str) -> None:
    most = rules().tables.most[rules().tables.place[get]]
    give = "stone" if get != "stone" else "pottery"
    game = late().give(0, goods=f"{most} {get} 1 {give}", ships=1, developments="shipping caravans")
    game.give(1, goods="1 cloth 1 stone").stand("food", "food", "food")
    assert game.why(Swap(give, get)) == "row_full"
    assert Swap(give, get) not in game.legal


def test_fault_no_trade_after_building_in_the_base_game() -> None:
    game = trading().give(0, goods="1 wood", food=9).give(1, goods="1 stone")
    game.stand("workers", "food", "food").done()
    assert game.phase == "build"
    assert game.why(game.offered(1, "1 wood", "1 stone")) == "step"
    game.build("city:4", 3)
    assert game.phase != "trade"
    assert game.why(game.offered(1, "1 wood", "1 stone")) == "step"


def test_fault_no_trade_before_building_in_the_late_edition() -> None:
    game = late().give(0, goods="1 wood", food=9).give(1, goods="1 stone")
    game.stand("workers", "food", "food")
    assert game.phase == "build"
    assert game.why(game.offered(1, "1 wood", "1 stone")) == "step"


def test_fault_a_promise_or_an_empty_trade_is_no_deal() -> None:
    game = trading().give(0, goods="1 wood").give(1, goods="1 stone").stand("food", "food", "food")
    offer = Offer(1, game.pieces(""), game.pieces(""))
    assert game.why(offer) == "deal_empty"
    with pytest.raises(ValueError, match="deal_empty"):
        game.rules.apply(game.state, offer)
    assert game.state.market.deals == 0
    assert game.told(DealMade) == []


def test_fault_an_offer_alone_is_not_counted_as_a_deal() -> None:
    game = trading().give(0, goods="1 wood").give(1, goods="1 stone").stand("food", "food", "food")
    game.offer(1, "1 wood", "1 stone").decline()
    assert game.state.market.deals == 0
    assert game.told(DealMade) == []
