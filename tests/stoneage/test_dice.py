"""The dice for all: who picks when, what a die gives, and that none is left out."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Roll
from game.stoneage.actions import Decline, Pick
from game.stoneage.events import AgricultureRaised, DiePicked, ToolGained
from tests.build.stoneage import table


def dice(players: Any, *faces: Any, taker: int = 0, first: int = 0, **options: Any) -> Any:
    """A seat has bought a card with dice for all, which show these faces."""
    game = table(players, first, **options).lay("c01", "c02", "c30", "c19")
    game.give(taker, goods="9 wood").stand(taker, "card:1 1 forest 1").work()
    return game.act("card:1").pay("1 wood").roll(*faces) if faces else game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sa33_as_many_dice_as_players_whose_only_faces_are_one_to_six(players: int) -> None:
    game = dice(players).act("card:1").pay("1 wood")
    assert game.chance == Roll(players, 6)


@pytest.mark.parametrize("taker", range(4))
def test_sa33_the_taker_picks_first_then_clockwise_whoever_is_first_player(taker: int) -> None:
    game = dice(4, 1, 2, 3, 4, taker=taker, first=2)
    order = []
    while game.phase == "pick":
        order.append(game.turn)
        game.do(game.legal[0])
    last = (taker + 3) % 4
    assert [*order, last] == [(taker + step) % 4 for step in range(4)]
    assert [e.seat for e in game.told(DiePicked)] == [*order, last]


@pytest.mark.parametrize(("face", "gain"), [(1, "wood"), (2, "brick"), (3, "stone"), (4, "gold")])
def test_sa33_faces_one_to_four_give_a_resource(face: int, gain: str) -> None:
    other = face % 4 + 1
    game = dice(2, face, other).pick(face)
    assert game.stock()[gain] == (9 if gain == "wood" else 1)


def test_sa33_five_gives_a_tool_and_six_agriculture() -> None:
    game = dice(2, 5, 6).pick(5)
    assert (game.of(0).tools, game.of(1).agriculture) == ((1, 0, 0), 1)


def test_sa33_everybody_takes_exactly_one_die_and_then_the_takers_turn_goes_on() -> None:
    game = dice(3, 2, 2, 4).pick(4)
    assert [e.face for e in game.told(DiePicked)] == [4, 2, 2]
    assert (game.phase, game.turn) == ("act", 0)
    assert game.of().cards == ("c01",)


def test_sa34_the_player_whose_die_it_is_decides_and_the_turn_stays_the_takers() -> None:
    game = dice(3, 1, 2, 3).pick(3)
    assert (game.turn, game.state.seat, game.state.picker) == (1, 0, 1)
    assert set(game.legal) == {Pick(1), Pick(2)}


def test_sa35_no_die_is_declined_and_any_may_be_taken_one_without_effect_too() -> None:
    game = dice(3, 5, 6, 1)
    assert game.why(Decline()) == "step"
    game.give(0, agriculture=10).pick(6)
    assert game.of().agriculture == 10
    assert game.told(AgricultureRaised)[0].steps == 0
    assert game.turn == 1


def test_sa35_equal_faces_are_one_choice_and_a_face_that_is_gone_is_refused() -> None:
    game = dice(4, 5, 6, 2, 2)
    assert game.legal == [Pick(2), Pick(5), Pick(6)]
    game.pick(6)
    assert game.why(Pick(6)) == "no_die"
    assert game.why(Pick(7)) == "no_die"


def test_sa36_two_such_cards_of_one_turn_are_two_rolls_each_done_wholly() -> None:
    game = dice(2).stand(0, "card:1 1 card:2 1").act("card:1").pay("1 wood").roll(1, 2).pick(1)
    assert game.phase == "pay", "the second card is the last place left"
    game.pay("2 wood")
    assert game.chance == Roll(2)
    game.roll(3, 4).pick(4)
    assert game.of().cards == ("c01", "c02")
    assert len(game.told(DiePicked)) == 4


def test_sa37_what_others_take_serves_them_in_their_own_turn_of_the_round() -> None:
    game = dice(2, 5, 6).stand(1, "forest 1").pick(6)
    game.act("forest").roll(1)
    assert game.turn == 1
    game.act("forest").roll(2).use(0)
    assert game.stock(1) == {"wood": 1}


def test_sa37_agriculture_of_a_die_feeds_in_the_same_round() -> None:
    game = dice(2, 5, 6).pick(5).act("forest").roll(1).use()
    assert game.of(1).food == 12 + 1 - 5


def test_sa27_in_another_players_turn_nobody_is_asked_which_tool_goes_up() -> None:
    game = dice(2, 5, 6).give(1, tools="1 1 1", used=(0,)).pick(6)
    assert game.phase == "act"
    assert game.of(1).tools == (1, 2, 1)


def test_sa27_the_taker_is_asked_and_then_the_others_pick() -> None:
    game = dice(3, 5, 6, 1).give(0, tools="1 1 1", used=(2,)).pick(5)
    assert (game.phase, game.turn) == ("improve", 0)
    game.improve(2)
    assert game.of().tools == (1, 1, 2)
    assert (game.phase, game.turn) == ("pick", 1)
    game.pick(1)
    assert game.of(2).agriculture == 1
    assert [e.seat for e in game.told(ToolGained)] == [0]


def test_sa66_the_last_die_and_equal_dice_are_taken_by_themselves() -> None:
    game = dice(4, 2, 2, 2, 2)
    assert game.phase == "act"
    assert [e.seat for e in game.told(DiePicked)] == [0, 1, 2, 3]
    assert [game.stock(seat).get("brick") for seat in range(4)] == [1, 1, 1, 1]


def test_sa66_equal_dice_that_raise_a_tool_still_ask_the_taker_which() -> None:
    game = dice(2)
    game.give(0, tools="1 1 1", used=(0,)).act("card:1").pay("1 wood").roll(5, 5)
    assert game.phase == "improve"
    game.improve(1)
    assert (game.phase, game.of(1).tools) == ("act", (1, 0, 0))
