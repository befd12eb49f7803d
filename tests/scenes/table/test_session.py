"""Who decides, what is taken back, and whose advice still counts."""

from __future__ import annotations

from typing import Any

from game.core.message import Message, Refusal
from tests.build.toy import Cast, Mark, Rest, Take, Thinker, session


def test_a_person_plays_and_the_match_is_kept_each_time() -> None:
    kept: list[int] = []

    def keep(some: Any) -> Message | None:
        kept.append(some.steps)
        return None

    game = session(keep=keep)
    game.begin()
    game.play(Mark(()))
    game.play(Rest())
    assert kept == [0, 1, 2]
    assert game.seat == 1


def test_a_save_that_fails_is_told_and_the_game_goes_on() -> None:
    game = session(keep=lambda _: Message("saves.cannot_keep", {"folder": "x"}))
    assert isinstance(game.play(Mark(())), list)
    assert game.trouble is not None


def test_what_could_not_be_saved_is_tried_once_more_when_leaving() -> None:
    answers = [Message("saves.cannot_keep"), None, None]
    left: list[Message | None] = []

    def keep(some: Any) -> Message | None:
        del some
        left.append(answers[len(left)])
        return left[-1]

    game = session(keep=keep)
    game.play(Mark(()))
    game.close()
    assert len(left) == 2
    game.close()
    assert len(left) == 2


def test_nobody_plays_for_a_computer() -> None:
    game = session(bots=[0])
    refusal = game.play(Mark(()))
    assert isinstance(refusal, Refusal)
    assert refusal.key == "refuse.not_your_turn"
    assert game.steps == 0


def test_a_computer_is_asked_once_and_sees_only_its_view() -> None:
    thinker = Thinker()
    game = session(bots=[1], worker=thinker)
    game.play(Mark(()))
    game.play(Take())
    game.think()
    game.think()
    assert len(thinker.asked) == 1
    assert thinker.asked[0].view.hands[0] == ("unknown",)
    assert game.answered() is None


def test_advice_is_followed_and_its_reason_kept() -> None:
    game = session(bots=[0], worker=Thinker(Mark((0,))))
    game.think()
    advice = game.answered()
    assert advice is not None
    played = game.follow(advice)
    assert played[0].entry.action == Mark((0,))
    assert [why.key for why in game.reasons[0]] == ["toy.reason"]


def test_advice_that_comes_after_an_undo_is_dropped() -> None:
    thinker = Thinker()
    game = session(bots=[1], worker=thinker)
    game.play(Mark(()))
    game.play(Rest())
    game.think()
    assert game.undo() is None
    thinker.actions.append(Mark(()))
    assert game.answered() is None
    assert thinker.dropped == 1
    assert game.seat == 0


def test_advice_that_comes_after_leaving_is_dropped() -> None:
    thinker = Thinker()
    game = session(bots=[0], worker=thinker)
    game.think()
    game.close()
    thinker.actions.append(Mark(()))
    assert game.answered() is None
    assert thinker.closed


def test_illegal_advice_is_replaced_by_something_legal() -> None:
    game = session(bots=[0], worker=Thinker(Cast()))
    game.think()
    advice = game.answered()
    assert advice is not None
    assert isinstance(game.follow(advice)[0].entry.action, Mark)


def test_a_worker_that_fails_does_not_stop_the_game() -> None:
    game = session(bots=[0], worker=Thinker(RuntimeError("gone")))
    game.think()
    advice = game.answered()
    assert advice is not None
    assert game.follow(advice)


def test_undo_goes_to_the_last_throw_and_not_across_it() -> None:
    game = session()
    game.play(Mark(()))
    game.play(Cast())
    game.play(Mark((0,)))
    assert game.undoes() == 1
    assert game.undo() is None
    refusal = game.undo()
    assert refusal is not None
    assert refusal.key == "refuse.undo_across.dice"
    assert game.seat == 1


def test_undo_takes_back_what_computers_did_since_and_redo_does_it_again() -> None:
    game = session(bots=[1], worker=Thinker(Mark(()), Rest()))
    game.play(Mark(()))
    game.play(Rest())
    for _ in range(2):
        game.think()
        advice = game.answered()
        assert advice is not None
        game.follow(advice)
    assert game.seat == 0
    assert game.undoes() == 0
    game.undo()
    assert game.steps == 1
    assert not game.reasons
    assert isinstance(game.redo(), list)
    assert game.steps == 4


def test_a_hint_comes_from_the_strongest_level_and_lapses_when_something_is_done() -> None:
    thinker = Thinker()
    game = session(worker=thinker)
    game.ask_hint()
    assert thinker.asked[0].level == "wild"
    assert game.hinting
    game.play(Mark(()))
    thinker.actions.append(Mark(()))
    assert game.hint() is None
    game.ask_hint()
    assert game.hint() is not None
    assert not game.hinting


def test_whether_seats_see_different_things_is_found_out() -> None:
    game = session()
    assert not game.hides()
    game.play(Mark(()))
    game.play(Take())
    assert game.hides()
