"""Smithing: the own invasion strikes the opponents, harder with spearheads (rtta13, rtta35)."""

from __future__ import annotations

import pytest

from game.ages.actions import Spend
from game.ages.events import DisasterStruck, GoodsSpent
from tests.build.ages import SKULLS, Table, late, solo


def smith(players: int = 3, goods: str = "2 spearheads", **options: str) -> Table:
    game = late(players, 0, **options)
    return game.give(0, cities=5, developments="smithing", goods=goods, food=9)


def invade(game: Table) -> Table:
    return game.stand(*[SKULLS] * 4, "coin")


def boxes(game: Table) -> list[int]:
    return [board.disasters for board in game.state.boards]


def test_rtta13_every_spearhead_adds_two_boxes_and_none_is_spent() -> None:
    game = invade(smith())
    assert boxes(game) == [0, 4 + 2 * 3, 4 + 2 * 3]
    assert game.of().goods[4] == 3, "two held and one collected"


def test_rtta35_spearheads_collected_this_turn_count() -> None:
    game = invade(smith(goods=""))
    assert game.of().goods[4] == 1
    assert boxes(game)[1] == 4 + 2


def test_rtta35_smithing_is_automatic() -> None:
    assert invade(smith()).phase != "spend"


def test_rtta35_the_rollers_own_great_wall_does_not_hold_the_attack_back() -> None:
    game = invade(smith().give(0, built="great_wall"))
    assert boxes(game) == [0, 10, 10]


def test_an_opponents_great_wall_spares_it_wholly() -> None:
    game = invade(smith().give(1, built="great_wall"))
    assert boxes(game) == [0, 0, 10]
    assert game.told(DisasterStruck)[0].spared == ((1, "great_wall"),)


def test_rtta35_an_opponents_smithing_is_no_shield() -> None:
    assert boxes(invade(smith().give(1, developments="smithing"))) == [0, 10, 10]


def test_without_smithing_an_invasion_hits_the_roller() -> None:
    game = late(3).give(0, cities=5, goods="2 spearheads", food=9)
    assert boxes(invade(game)) == [4, 0, 0]


def test_smithing_turns_nothing_but_an_invasion() -> None:
    game = smith().stand(SKULLS, SKULLS, "coin", "coin", "coin")
    assert boxes(game) == [2, 0, 0]


def test_the_disaster_says_who_turned_it() -> None:
    struck = invade(smith()).told(DisasterStruck)[0]
    assert (struck.turned, struck.boxes) == ("smithing", ((1, 10), (2, 10)))


def test_rtta5_the_preview_counts_the_spearheads_that_the_dice_bring() -> None:
    game = smith().throw(*[SKULLS] * 4, "coin")
    _, blow = game.rules.forecast(game.state)
    assert blow is not None
    game.finish()
    assert blow.boxes == game.told(DisasterStruck)[0].boxes == ((1, 10), (2, 10))


def spender(goods: str = "2 spearheads", players: int = 3) -> Table:
    return invade(smith(players, goods, spearheads="spent"))


@pytest.mark.parametrize("count", [0, 1, 3])
def test_rtta35_spent_the_roller_picks_how_many_spearheads_to_give_up(count: int) -> None:
    game = spender()
    assert game.legal == [Spend(0), Spend(1), Spend(2), Spend(3)]
    game.spend(count)
    assert boxes(game) == [0, 4 + 2 * count, 4 + 2 * count]
    assert game.of().goods[4] == 3 - count
    told = [GoodsSpent(0, "spearheads", count)] if count else []
    assert game.told(GoodsSpent) == told


def test_rtta35_spent_is_picked_after_feeding_and_before_building() -> None:
    game = spender()
    assert game.phase == "spend"
    assert game.of().food == 9 - 5
    assert boxes(game) == [0, 0, 0]
    assert game.spend(0).phase in ("build", "trade", "buy")


def test_rtta35_spent_takes_no_more_than_there_are() -> None:
    game = spender()
    assert game.why(Spend(4)) == game.why(Spend(-1)) == "spend"
    assert game.short(Spend(4)) == 3


def test_coins_and_workers_of_the_turn_wait_for_the_choice() -> None:
    assert spender().state.coins == 7


def test_nothing_is_asked_when_every_opponent_is_spared() -> None:
    game = smith(2, spearheads="spent").give(1, built="great_wall")
    assert invade(game).told(DisasterStruck)[0].boxes == ()


def test_nothing_is_asked_without_a_spearhead() -> None:
    game = smith(2, "8 wood 7 stone", spearheads="spent")
    game.stand(*[SKULLS] * 2, "coin", "coin", "coin").finish()
    assert game.told(GoodsSpent) == []
    game = late(2, spearheads="spent").give(0, developments="smithing", cities=4, food=9)
    game.give(0, goods="4 spearheads").stand("coin", "coin", "coin", "coin")
    assert game.phase != "spend"


def test_where_they_are_spent_the_preview_is_as_if_none_were() -> None:
    game = smith(2, spearheads="spent").throw(*[SKULLS] * 4, "coin")
    _, blow = game.rules.forecast(game.state)
    assert blow is not None
    assert blow.boxes == ((1, 4),)
    effect = game.rules.disaster_effect(game.state, 0, 4, 2)
    assert effect is not None
    assert effect.boxes == ((1, 8),)


@pytest.mark.parametrize("spearheads", ["counted", "spent"])
def test_rtta15_alone_an_invasion_of_a_smith_has_no_effect_and_asks_nothing(
    spearheads: str,
) -> None:
    game = solo("late", spearheads=spearheads)
    game.give(0, cities=5, developments="smithing", goods="2 spearheads", food=9)
    invade(game)
    assert game.phase != "spend"
    assert boxes(game) == [0]
    assert game.of().goods[4] == 3
    assert game.told(DisasterStruck)[0].spared == ((0, "smithing"),)
