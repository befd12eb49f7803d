"""The end of the game, scores and ties."""

from __future__ import annotations

import pytest

from game.ages.events import DisasterStruck, EndTriggered
from game.core.contract import winners
from game.core.event import GameEnded, RoundBegan, TurnBegan
from tests.build.ages import SKULLS, Table, table

FOUR = "irrigation medicine quarrying caravans"


def trigger(game: Table) -> Table:
    """The seat whose turn it is buys its fifth development."""
    game.give(game.state.seat, developments=FOUR)
    return game.stand("coin", "coin", "food").buy("leadership")


@pytest.mark.parametrize(("first", "later"), [(0, 2), (1, 2), (2, 2)])
def test_rtta20_the_round_is_played_out_after_a_trigger(first: int, later: int) -> None:
    game = trigger(table(3, first=first))
    for _ in range(later):
        assert game.phase == "throw"
        game.rest()
    assert game.phase == "over"
    assert game.legal == []


def test_rtta37_a_trigger_by_the_last_seat_ends_the_game_with_that_turn() -> None:
    game = table(3).rest().rest()
    assert trigger(game).phase == "over"


def test_rtta37_nobody_plays_twice_after_a_trigger() -> None:
    game = trigger(table(4).rest())
    turns = 0
    while game.phase != "over":
        game.rest()
        turns += 1
    assert turns == 2


def test_rtta37_the_end_waits_for_the_last_discard() -> None:
    game = table().rest().give(1, goods="4 wood 4 stone", built="step_pyramid obelisk great_wall")
    game.give(0, built="hanging_gardens").give(1, marks="4 stone_circle")
    game.stand("workers", "food", "food").build("stone_circle", 1).done().done()
    assert game.phase == "discard"
    assert game.discard("2 wood").phase == "over"


def test_rtta20_the_last_turn_is_that_of_the_player_to_the_right_of_the_start_player() -> None:
    game = trigger(table(3, first=2))
    seats = []
    while game.phase != "over":
        seats.append(game.state.seat)
        game.rest()
    assert seats == [0, 1]


def test_the_end_is_told_once() -> None:
    game = trigger(table())
    trigger(game)
    assert len(game.told(EndTriggered)) == 1
    assert game.told(GameEnded) == [GameEnded((0, 1))]


def test_every_monument_in_play_built_by_anybody_triggers_the_end() -> None:
    game = (
        table(2)
        .give(0, built="step_pyramid obelisk great_wall")
        .give(1, built="stone_circle", marks="10 hanging_gardens")
    )
    game.rest().stand("workers", "food", "food").build("hanging_gardens", 1).finish()
    assert game.phase == "over", "temple and great pyramid are not in play with two"


def test_monuments_one_player_built_alone_do_not_count_twice() -> None:
    game = table(2).give(0, built="step_pyramid obelisk great_wall stone_circle")
    game.give(1, built="step_pyramid obelisk great_wall", marks="4 stone_circle")
    game.rest().stand("workers", "food", "food").build("stone_circle", 1).finish()
    assert game.phase == "throw", "nobody has the hanging gardens"


def test_turns_go_round_and_rounds_are_counted_from_the_start_player() -> None:
    game = table(3, first=1)
    for _ in range(4):
        game.rest()
    assert game.told(TurnBegan) == [
        TurnBegan(1, 1), TurnBegan(2, 1), TurnBegan(0, 1), TurnBegan(1, 2), TurnBegan(2, 2),
    ]  # fmt: skip
    assert game.told(RoundBegan) == [RoundBegan(1), RoundBegan(2)]


def test_rtta22_the_start_player_is_marked() -> None:
    game = table(4, first=2)
    assert (game.state.start, game.state.seat) == (2, 2)


def test_everybody_starts_with_three_food_three_cities_and_nothing_else() -> None:
    game = table(4)
    for seat in range(4):
        board = game.of(seat)
        assert (board.food, sum(board.goods), game.rules.city_count(board)) == (3, 0, 3)
        assert (board.developments, sum(board.monuments), board.disasters) == ((), 0, 0)


def test_the_score_is_developments_monuments_and_bonuses_less_disasters() -> None:
    game = table(4).give(1, built="temple").give(0, built="temple obelisk", cities=5, disasters=7)
    game.give(0, developments="leadership religion architecture empire")
    assert game.lines(0) == {
        "developments": 2 + 6 + 8 + 8,
        "monuments": 2 + 6,
        "per_monument": 2,
        "per_city": 5,
        "disasters": -7,
    }
    assert game.points(0) == game.rules.score_now(game.state, 0) == 32


def test_an_unfinished_monument_is_worth_nothing() -> None:
    assert table().give(0, marks="12 great_wall").points() == 0


def test_a_score_may_be_negative() -> None:
    assert table().give(0, disasters=3).points() == -3


def test_empire_counts_the_first_three_cities_too() -> None:
    assert table().give(0, developments="empire").lines()["per_city"] == 3


def test_architecture_counts_finished_monuments_only() -> None:
    game = table().give(0, developments="architecture", built="step_pyramid", marks="8 obelisk")
    assert game.lines()["per_monument"] == 1


def test_first_is_remembered_not_computed_from_who_has_it_now() -> None:
    game = table(4).give(2, built="great_pyramid").give(0, built="great_pyramid")
    assert [game.points(seat) for seat in (0, 2)] == [6, 12]


def test_rtta39_a_tie_goes_to_the_coin_value_of_the_goods_not_their_number() -> None:
    game = table(3).give(0, goods="4 wood").give(1, goods="2 spearheads")
    assert winners(game.rules.scores(game.state)) == (1,)


def test_rtta39_only_the_tied_players_compare_goods() -> None:
    game = table(3).give(0, goods="1 wood").give(2, goods="4 spearheads", disasters=1)
    assert winners(game.rules.scores(game.state)) == (0,)


def test_rtta39_who_is_still_equal_shares_the_win() -> None:
    game = table(3).give(0, goods="2 wood").give(1, goods="1 pottery").give(2, disasters=1)
    assert winners(game.rules.scores(game.state)) == (0, 1)


def test_rtta38_the_tie_counts_what_is_left_after_later_players_revolts() -> None:
    game = table(2).give(0, goods="4 wood").give(1, cities=5, food=15, developments="religion")
    game.rest().stand(*[SKULLS] * 5)
    assert game.told(DisasterStruck)[0].goods[0][0] == 0
    assert game.rules.scores(game.state)[0].tie == (0,)
