"""Eras, rounds and turns, the stop for cards, and Government: T7 to T10, T41, T42."""

from __future__ import annotations

import pytest

from game.core.contract import Chance
from game.core.event import TurnBegan
from game.tempus.actions import Attack, Birth, Build, Commit, Done, End, Govern, Ideas, Move
from tests.build.tempus import at, table

NOW, LATER = Govern("government:hills", False), Govern("government:hills", True)
SECOND = Govern("government:forest", True)


def test_T7_everybody_takes_the_tokens_of_the_own_box() -> None:
    game = table(3, 0).box(2, 2, 2).tokens(0, 0, 1).turn(2).put(0, "4.5 3").paint("W", "4.5")
    game.rest()
    while game.phase == "progress":
        game.commit()
    assert [tribe.box for tribe in game.state.tribes] == [3, 2, 2]
    assert [tribe.tokens for tribe in game.state.tribes] == [4, 3, 3]


def test_T7_rounds_go_clockwise_and_who_has_no_token_is_skipped() -> None:
    game = table(4, 1).put(0, "0.0").put(1, "2.0").put(2, "4.0").put(3, "6.0")
    game.tokens(1, 2, 1, 3).turn(1).box(3, 3, 3, 3)
    order = []
    while game.state.round == 1:
        order.append(game.seat)
        game.do(game.can(Move)[0])
    assert order == [1, 2, 3, 0, 1, 3, 3]


def test_T7_after_each_era_the_marker_goes_one_seat_clockwise() -> None:
    game = table(3, 2).put(0, "0.0").put(1, "2.0").put(2, "4.0").tokens(0, 0, 1).turn(2)
    game.box(3, 3, 3).do(game.can(Move)[0])
    assert (game.state.round, game.state.first, game.seat) == (2, 0, 0)


def test_T8_a_turn_spends_one_token_on_one_action() -> None:
    game = table().put(0, "4.5").move("4.5", "4.4")
    assert game.of(0).tokens == 2
    assert game.seat == 1


def test_T8_there_is_no_passing_and_have_ideas_is_always_possible() -> None:
    game = table().hand(0, "weapons:hills")
    assert game.can(End) == []
    assert game.why(End()) == "step"
    assert game.legal == [Ideas()]


def test_T8_the_token_goes_with_the_first_step() -> None:
    game = table().box(5, 5, 5).put(0, "4.5", "6.5").move("4.5", "4.4")
    assert (game.of(0).tokens, game.phase) == (2, "move")
    assert game.done().of(0).tokens == 2


def test_T8_the_first_step_always_does_something() -> None:
    game = table().put(0, "4.5").flood("4.5")
    assert [type(action) for action in game.legal] == [Ideas, Birth]
    assert not game.paint("H", "4.5").can(Birth)


def test_T9_effects_are_played_before_between_and_after_the_steps() -> None:
    card = "sanitation:hills"
    game = table().box(5, 5, 5).put(0, "4.5", "6.5").hand(0, *[card] * 2, "sanitation:forest")
    game.improve(card, "4.5").move("6.5", "6.4").improve("sanitation:forest", "4.5").done()
    assert game.phase == "end"
    game.improve(card, "6.4")
    assert dict(game.of(0).bonus) == {at("4.5"): 2, at("6.4"): 1}
    assert game.seat == 1


def test_T9_without_tokens_there_is_no_turn_and_no_effect_but_defence_and_progress() -> None:
    game = table().spare(1).put(0, "4.5").put(1, "4.4").hand(1, "fortress:hills")
    game.tokens(2, 0, 0).attack("4.5", "4.4")
    assert (game.phase, game.seat) == ("defend", 1)
    game.commit()
    assert (game.phase, game.seat) == ("act", 0)
    game.rest()
    assert (game.phase, game.seat) == ("progress", 0)


def test_T10_with_an_empty_hand_the_turn_ends_by_itself() -> None:
    game = table().put(0, "4.5").move("4.5", "4.4")
    assert game.seat == 1


@pytest.mark.parametrize("card", ["education:hills", "fortress:forest", "religion:hills"])
def test_T10_with_any_card_in_hand_the_program_stops_whatever_it_is(card: str) -> None:
    game = table().put(0, "4.5").hand(0, card).move("4.5", "4.4")
    assert (game.phase, game.seat) == ("move", 0)
    assert {type(action) for action in game.legal} >= {Done, End}
    game.done()
    assert (game.phase, game.seat) == ("end", 0)
    assert game.end().seat == 1


def test_T10_in_a_fight_and_for_progress_an_empty_hand_is_not_asked() -> None:
    game = table().spare(1).put(0, "4.5").put(1, "4.4").attack("4.5", "4.4")
    assert (game.phase, game.seat) == ("act", 1)
    game = table().tokens(1, 0, 0).put(0, "4.5").hand(2, "weapons:hills").move("4.5", "4.4")
    assert (game.phase, game.seat) == ("progress", 2)


def test_T41_now_gives_two_actions_each_for_a_token() -> None:
    game = table().put(0, "4.5").hand(0, "government:hills").do(NOW)
    assert (game.of(0).open, game.of(0).tokens) == (("government:hills",), 3)
    game.move("4.5", "4.4")
    assert (game.seat, game.phase, game.of(0).tokens) == (0, "act", 2)
    assert game.of(0).open == ("government:hills",)
    game.move("4.4", "4.3")
    assert (game.seat, game.of(0).tokens, game.of(0).open) == (1, 1, ())
    assert game.state.discards == ("government:hills",)


def test_T41_now_works_after_the_action_too() -> None:
    game = table().put(0, "4.5").hand(0, "government:hills").move("4.5", "4.4").done()
    game.do(NOW).move("4.4", "4.3")
    assert (game.seat, game.of(0).tokens) == (1, 1)


def test_T41_now_needs_a_token_for_the_extra_action_too() -> None:
    game = table().tokens(1, 1, 1).put(0, "4.5").hand(0, "government:hills")
    assert game.why(NOW) == "govern.tokens"
    assert game.told_why(NOW)["count"] == 2
    game = game.tokens(2, 1, 1).move("4.5", "4.4").done()
    assert game.why(NOW) is None
    game.tokens(0, 1, 1)
    assert game.why(NOW) == "govern.tokens"


def test_T41_government_is_not_played_in_the_middle_of_an_action() -> None:
    game = table().put(0, "4.5").hand(0, "government:hills").move("4.5", "4.4")
    assert game.why(NOW) == "govern.between"


def test_T41_later_the_turn_costs_nothing_and_the_next_must_have_two_actions() -> None:
    game = table().put(0, "4.5").put(1, "6.5").put(2, "8.5").hand(0, "government:hills")
    game.do(LATER)
    assert (game.seat, game.of(0).tokens, game.of(0).open) == (1, 3, ("government:hills",))
    game.move("6.5", "6.4").move("8.5", "8.4")
    assert (game.seat, game.state.actions) == (0, 2)
    game.move("4.5", "4.4")
    assert (game.seat, game.phase) == (0, "act")
    assert game.why(End()) == "step"
    game.move("4.4", "4.3")
    assert (game.seat, game.of(0).tokens, game.of(0).open) == (1, 1, ())


def test_T41_later_needs_two_tokens_and_comes_before_any_action() -> None:
    game = table().tokens(1, 1, 1).hand(0, "government:hills")
    assert game.why(LATER) == "govern.tokens"
    game = table().put(0, "4.5").hand(0, "government:hills").move("4.5", "4.4").done()
    assert game.why(LATER) == "govern.begun"


def test_T41_the_doubled_turn_cannot_be_passed_again() -> None:
    game = table().hand(0, "government:hills", "government:forest").do(LATER).end()
    game.turn(0)
    game.state = game.state.clone()
    game.state.phase, game.state.actions, game.state.passed = "act", 2, False
    assert game.why(SECOND) == "govern.again"
    assert game.why(Govern("government:forest", False)) is None


def test_T41_each_further_card_adds_one_action_and_one_token() -> None:
    game = table().put(0, "4.5").put(1, "6.5").put(2, "8.5")
    game.hand(0, "government:hills", "government:forest").do(LATER)
    game.tokens(2, 3, 3)
    assert game.why(SECOND) == "govern.tokens"
    game.tokens(3, 3, 3).do(SECOND)
    assert game.seat == 1
    game.move("6.5", "6.4").move("8.5", "8.4")
    assert game.state.actions == 3
    game.move("4.5", "4.4").move("4.4", "4.3").move("4.3", "4.2")
    assert (game.of(0).tokens, len(game.state.discards)) == (0, 2)


def test_T41_in_a_passed_turn_other_effects_may_be_played_but_no_extra_action() -> None:
    game = table().put(0, "4.5").hand(0, "government:hills", "sanitation:hills")
    game.hand(0, "government:forest").do(LATER)
    assert game.phase == "end"
    assert game.why(Govern("government:forest", False)) == "govern.passed"
    assert game.improve("sanitation:hills", "4.5").phase == "end"


def test_T41_a_card_laid_open_is_no_hand_card() -> None:
    game = table().box(1, 1, 1).hand(0, "government:hills", *["weapons:hills"] * 2)
    game.hand(0, *["weapons:farmland"] * 2).do(NOW).do(Ideas())
    game.draw("education:forest", "education:forest")
    assert game.phase == "discard"
    assert len(game.legal[0].cards) == 1


def test_T42_free_now_works_even_after_the_last_token() -> None:
    game = table(government="free_action").tokens(1, 1, 1).put(0, "4.5")
    game.hand(0, "government:hills").move("4.5", "4.4").done().do(NOW).move("4.4", "4.3")
    assert (game.of(0).tokens, game.seat) == (0, 1)


def test_T42_free_later_makes_the_next_turn_two_actions_for_one_token() -> None:
    game = table(government="free_action").tokens(1, 1, 1).put(0, "4.5").put(1, "6.5")
    game.put(2, "8.5").hand(0, "government:hills").do(LATER)
    game.move("6.5", "6.4").move("8.5", "8.4").move("4.5", "4.4")
    assert (game.seat, game.of(0).tokens) == (0, 0)
    game.move("4.4", "4.3")
    assert game.of(0).box == 1


def test_a_turn_begins_once_for_each_seat() -> None:
    game = table().put(0, "4.5").put(1, "6.5").put(2, "8.5")
    game.move("4.5", "4.4").move("6.5", "6.4").move("8.5", "8.4")
    assert [event.seat for event in game.told(TurnBegan)] == [1, 2, 0]
    assert game.state.lap == 2


def test_every_decision_offers_an_action_even_to_who_has_nothing() -> None:
    game = table()
    assert game.legal == [Ideas()]
    game.do(Ideas())
    assert isinstance(game.rules.pending(game.state), Chance)


def test_foreign_values_in_actions_are_refused() -> None:
    game = table().put(0, "4.5").hand(0, "weapons:hills")
    for action in (
        Move("a", 3),  # type: ignore[arg-type]
        Move(at("4.5"), 999),
        Birth(-1),
        Build(at("4.5"), "2"),  # type: ignore[arg-type]
        Attack(None, 3),  # type: ignore[arg-type]
        Govern("weapons:hills", False),
        Commit((1,)),  # type: ignore[arg-type]
    ):
        assert game.why(action) is not None, action
