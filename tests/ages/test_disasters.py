"""Disasters: one row by the number of skulls, and who is spared."""

from __future__ import annotations

import pytest

from game.ages.events import DisasterStruck
from tests.build.ages import SKULLS, Table, table


def skulls(count: int, players: int = 2, **what: object) -> Table:
    """Seat 0 throws so many skulls and else food, with everything fed."""
    game = table(players).give(0, cities=max(3, count), food=15)
    return game.give(0, **what)


def suffer(game: Table, count: int) -> Table:
    dice = game.rules.dice_count(game.of())
    return game.stand(*[SKULLS] * count, *["food"] * (dice - count))


def boxes(game: Table) -> list[int]:
    return [board.disasters for board in game.state.boards]


@pytest.mark.parametrize(
    ("count", "marked"),
    [(0, [0, 0, 0]), (1, [0, 0, 0]), (2, [2, 0, 0]), (3, [0, 3, 3]), (4, [4, 0, 0])],
)
def test_the_skulls_pick_exactly_one_row(count: int, marked: list[int]) -> None:
    assert boxes(suffer(skulls(count, 3), count)) == marked


def test_pestilence_never_hits_the_roller() -> None:
    assert boxes(suffer(skulls(3), 3)) == [0, 3]


@pytest.mark.parametrize("count", [5, 6, 7])
def test_five_skulls_and_more_are_a_revolt(count: int) -> None:
    game = suffer(skulls(count, goods="1 spearheads"), count)
    assert game.of().goods == (0, 0, 0, 0, 0)
    assert boxes(game) == [0, 0]


def test_a_revolt_takes_what_was_collected_this_turn_too() -> None:
    game = suffer(skulls(5), 5)
    assert game.of().goods == (0,) * 5
    event = game.told(DisasterStruck)[0]
    assert dict(event.goods) == {0: game.goods("2 wood 2 stone 2 pottery 2 cloth 2 spearheads")}


def test_rtta10_a_revolt_leaves_coins_food_and_workers() -> None:
    game = table().give(0, cities=7, food=15).stand(*[SKULLS] * 5, "coin", "workers")
    assert (game.state.coins, game.state.workers, game.of().food) == (7, 3, 8)


def test_irrigation_spares_a_drought() -> None:
    game = suffer(skulls(2, developments="irrigation"), 2)
    assert boxes(game) == [0, 0]
    assert game.told(DisasterStruck)[0].spared == ((0, "irrigation"),)


def test_an_opponents_irrigation_helps_nobody() -> None:
    game = skulls(2).give(1, developments="irrigation")
    assert boxes(suffer(game, 2)) == [2, 0]


def test_medicine_spares_its_owner_from_pestilence_and_no_one_else() -> None:
    game = skulls(3, 3).give(1, developments="medicine")
    assert boxes(suffer(game, 3)) == [0, 0, 3]


def test_the_rollers_medicine_does_not_help_the_opponents() -> None:
    assert boxes(suffer(skulls(3, developments="medicine"), 3)) == [0, 3]


def test_rtta12_a_finished_great_wall_spares_the_invasion() -> None:
    assert boxes(suffer(skulls(4, built="great_wall"), 4)) == [0, 0]


def test_rtta12_an_unfinished_great_wall_does_not() -> None:
    assert boxes(suffer(skulls(4, marks="12 great_wall"), 4)) == [4, 0]


def test_rtta12_a_later_builder_of_the_great_wall_is_spared_too() -> None:
    game = table().give(1, built="great_wall").give(0, cities=4, food=15, built="great_wall")
    assert game.state.firsts[game.rules.tables.monument_place["great_wall"]] == 1
    assert boxes(suffer(game, 4)) == [0, 0]


def test_rtta12_finishing_the_great_wall_this_turn_does_not_undo_the_invasion() -> None:
    game = skulls(4, cities=5, marks="10 great_wall")
    game.stand(SKULLS, SKULLS, SKULLS, SKULLS, "workers").build("great_wall", 3)
    assert boxes(game) == [4, 0]


def test_rtta11_religion_turns_a_revolt_on_the_opponents() -> None:
    game = skulls(5, 3, goods="3 wood", developments="religion")
    game.give(1, goods="2 stone").give(2, goods="1 cloth")
    suffer(game, 5)
    assert sum(game.of(0).goods) == 3 + 10
    assert (game.of(1).goods, game.of(2).goods) == ((0,) * 5, (0,) * 5)
    assert game.told(DisasterStruck)[0].turned == "religion"


def test_rtta11_opponents_with_religion_are_spared() -> None:
    game = skulls(5, 3, developments="religion")
    game.give(1, goods="2 stone", developments="religion").give(2, goods="1 cloth")
    suffer(game, 5)
    assert game.of(1).goods == game.goods("2 stone")
    assert game.of(2).goods == (0,) * 5
    assert game.told(DisasterStruck)[0].spared == ((1, "religion"),)


def test_rtta11_an_opponents_religion_alone_turns_nothing() -> None:
    game = skulls(5, goods="3 wood").give(1, goods="2 stone", developments="religion")
    suffer(game, 5)
    assert game.of(0).goods == (0,) * 5
    assert game.of(1).goods == game.goods("2 stone")


def test_rtta9_disaster_boxes_have_no_limit() -> None:
    game = suffer(skulls(4, disasters=40), 4)
    assert game.of().disasters == 44
    assert game.points() == -44


def test_rtta26_famine_and_the_disaster_both_count_famine_first() -> None:
    game = table().give(0, food=1).stand(SKULLS, SKULLS, "coin")
    assert game.of().disasters == 2 + 2
    names = [type(event).__name__ for event in game.events]
    assert names.index("CitiesFed") < names.index("DisasterStruck")
    assert game.of().food == 0, "every city eats while there is food"
