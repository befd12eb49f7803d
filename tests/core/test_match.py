"""Matches: playing, taking back, doing again, replaying."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Draw, Outcome, Roll, Scripted, Seeded, open_ended
from game.core.contract import Chance, Turn
from game.core.correction import Corrected, Correction
from game.core.match import Impossible, LogEntry, Match
from game.core.message import Message, Refusal
from tests.core.toy import Add, Count, Peek, Throw, Toy


def match(*answers: int, seats: int = 2) -> Match:
    rules = Toy()
    return Match(rules, rules.setup(seats), Scripted([(answer,) for answer in answers]))


def by_people() -> Match:
    return Match(Toy(), Toy().setup(2), None)


def why(result: object) -> str:
    assert isinstance(result, Refusal)
    return result.key


def test_an_action_is_logged_with_its_seat() -> None:
    game = match()
    game.play(Add(1))
    game.play(Add(2))
    assert game.log == [LogEntry(0, Add(1)), LogEntry(1, Add(2))]
    assert game.state.sums == (1, 2)


def test_what_is_refused_changes_nothing() -> None:
    game = match()
    assert why(game.play(Add(9))) == "toy.no"
    assert (game.log, game.state) == ([], game.start)


def test_fate_answers_at_once_and_the_answer_is_logged() -> None:
    game = match(5)
    played = game.play(Throw())
    assert isinstance(played, list)
    assert [p.entry for p in played] == [LogEntry(0, Throw()), LogEntry(None, Outcome((5,)))]
    assert game.state.sums == (5, 0)


def test_each_step_carries_the_state_before_it() -> None:
    game = match(5)
    played = game.play(Throw())
    assert isinstance(played, list)
    assert [p.before for p in played] == [Count((0, 0)), Count((0, 0), 0, True)]


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = match()
    for _ in range(6):
        game.play(Add(1))
    assert game.over
    assert why(game.play(Add(1))) == "refuse.not_your_turn"


def test_undo_takes_back_one_decision() -> None:
    game = match()
    game.play(Add(1))
    game.play(Add(2))
    assert game.undo() is None
    assert game.state.sums == (1, 0)
    assert game.log == [LogEntry(0, Add(1))]


def test_undo_at_the_start_has_nothing_to_take_back() -> None:
    assert why(match().undo()) == "refuse.nothing_to_undo"


def test_undo_never_crosses_an_answer_of_fate() -> None:
    game = match(3)
    game.play(Throw())
    assert why(game.undo()) == "refuse.undo_across.dice"
    game.play(Add(1))
    assert game.undo() is None
    assert why(game.undo()) == "refuse.undo_across.dice"


def test_undo_never_crosses_something_that_was_seen() -> None:
    game = match()
    game.play(Peek())
    assert why(game.undo()) == "refuse.undo_across.turned"


def test_undo_takes_back_the_decisions_of_computers_with_the_persons() -> None:
    game = match(seats=3)
    for number in (1, 2, 1):
        game.play(Add(number))
    assert game.back(bots={1, 2}) == 0
    assert game.undo(bots={1, 2}) is None
    assert game.log == []


def test_undo_names_the_person_whose_decision_it_would_take_back() -> None:
    game = match(seats=3)
    game.play(Add(1))
    game.play(Add(2))
    assert game.back(bots={2}) == 1


def test_undo_does_not_take_back_what_only_computers_did() -> None:
    game = match()
    game.play(Add(1))
    assert why(game.undo(bots={0, 1})) == "refuse.nothing_to_undo"


def test_nothing_is_there_to_take_back_before_a_person_decided_whatever_was_revealed() -> None:
    game = match(3)
    game.play(Throw())
    assert why(game.undo(bots={0})) == "refuse.nothing_to_undo"
    assert why(game.undo()) == "refuse.undo_across.dice"


def test_redo_does_again_what_was_taken_back() -> None:
    game = match(seats=3)
    for number in (1, 2, 1):
        game.play(Add(number))
    game.undo()
    game.undo()
    assert game.can_redo
    game.redo()
    game.redo()
    assert game.state.sums == (1, 2, 1)
    assert why(game.redo()) == "refuse.nothing_to_redo"


def test_redo_brings_back_the_decisions_of_computers_too() -> None:
    game = match(seats=3)
    for number in (1, 2, 1):
        game.play(Add(number))
    game.undo(bots={1, 2})
    played = game.redo()
    assert isinstance(played, list)
    assert len(played) == 3


def test_another_decision_makes_redo_impossible() -> None:
    game = match()
    game.play(Add(1))
    game.undo()
    game.play(Add(2))
    assert not game.can_redo
    assert why(game.redo()) == "refuse.nothing_to_redo"


def test_a_refused_decision_leaves_redo_possible() -> None:
    game = match()
    game.play(Add(1))
    game.undo()
    game.play(Add(9))
    assert game.can_redo


def test_people_answer_chance_where_there_is_no_fate() -> None:
    game = by_people()
    game.play(Throw())
    assert isinstance(game.pending, Chance)
    assert why(game.answer(Outcome((7,)))) == "refuse.outcome.face"
    assert isinstance(game.answer(Outcome((4,))), list)
    assert game.state.sums == (4, 0)
    assert why(game.answer(Outcome((4,)))) == "refuse.no_chance"


def test_nobody_acts_while_chance_is_open() -> None:
    game = by_people()
    game.play(Throw())
    assert why(game.play(Add(1))) == "refuse.not_your_turn"


def test_dice_entered_by_people_may_be_taken_back() -> None:
    game = by_people()
    game.play(Throw())
    game.answer(Outcome((4,)))
    assert game.back() is None
    assert game.undo() is None
    assert isinstance(game.pending, Chance)
    assert game.undo() is None
    assert isinstance(game.pending, Turn)
    assert game.log == []


def test_history_tells_everything_anew_from_the_log() -> None:
    game = match(5)
    game.play(Add(1))
    game.play(Throw())
    assert [p.entry for p in game.history()] == game.log
    assert next(p.before for p in game.history()) == game.start
    assert game.history()[-1].step.state == game.state


def test_replaying_a_log_needs_no_fate() -> None:
    game = match(5)
    game.play(Throw())
    game.play(Add(2))
    copy = by_people()
    copy.replay(game.log)
    assert copy.state == game.state


@pytest.mark.parametrize(
    ("log", "place"),
    [
        ([LogEntry(1, Add(1))], 0),
        ([LogEntry(0, Add(9))], 0),
        ([LogEntry(0, Add(1)), LogEntry(None, Outcome((1,)))], 1),
        ([LogEntry(0, Throw()), LogEntry(1, Add(1))], 1),
        ([LogEntry(0, Throw()), LogEntry(None, Outcome((7,)))], 1),
        ([LogEntry(at % 2, Add(1)) for at in range(7)], 6),
    ],
)
def test_a_log_that_cannot_be_stops_at_the_entry_that_cannot(
    log: list[LogEntry], place: int
) -> None:
    with pytest.raises(Impossible) as caught:
        by_people().replay(log)
    assert caught.value.place == place


def test_replay_shows_each_state_to_whoever_checks() -> None:
    seen: list[Any] = []
    match().replay([LogEntry(0, Add(1)), LogEntry(1, Add(1))], seen.append)
    assert [state.made for state in seen] == [1, 2]


def test_two_matches_of_one_seed_are_equal_step_by_step() -> None:
    games = [Match(Toy(), Toy().setup(2), Seeded("twin")) for _ in range(2)]
    for _ in range(6):
        for game in games:
            game.play(Throw())
        assert games[0].state == games[1].state


# Matches that people keep with real pieces


def test_undo_takes_back_the_last_thing_entered_whatever_it_is() -> None:
    game = by_people()
    game.play(Throw())
    game.answer(Outcome((4,)))
    game.play(Peek())
    assert game.correct(Correction("sum.0", 9))
    assert game.state.sums == (9, 0)
    for sums, waits in (((4, 0), Turn), ((4, 0), Turn), ((0, 0), Chance), ((0, 0), Turn)):
        assert game.undo() is None
        assert (game.state.sums, type(game.pending)) == (sums, waits)
    assert why(game.undo()) == "refuse.nothing_to_undo"


def test_computers_are_taken_back_one_entry_at_a_time_too() -> None:
    game = by_people()
    for number in (1, 2):
        game.play(Add(number))
    assert game.back(bots={1}) == 1
    assert game.undo(bots={1}) is None
    assert game.log == [LogEntry(0, Add(1))]


def test_redo_brings_back_dice_and_corrections() -> None:
    game = by_people()
    game.play(Throw())
    game.answer(Outcome((4,)))
    game.correct(Correction("sum.1", 3))
    state = game.state
    for _ in range(3):
        game.undo()
    for _ in range(3):
        assert isinstance(game.redo(), list)
    assert game.state == state
    assert not game.can_redo


def test_what_was_taken_back_is_told_and_does_not_stand() -> None:
    game = by_people()
    game.play(Add(1))
    game.play(Add(2))
    game.undo()
    game.play(Throw())
    told = [(played.entry.action, stands) for played, stands in game.story()]
    assert told == [(Add(1), True), (Add(2), False), (Throw(), True)]
    assert game.story()[2][0].before.sums == (1, 0)


def test_a_journal_leads_to_the_same_match_and_to_the_same_redo() -> None:
    game = by_people()
    game.play(Throw())
    game.answer(Outcome((4,)))
    game.undo()
    game.answer(Outcome((2,)))
    game.correct(Correction("sum.1", 5))
    game.undo()
    copy = by_people()
    copy.replay(game.journal)
    assert (copy.state, copy.log, copy.story()) == (game.state, game.log, game.story())
    assert isinstance(copy.redo(), list)
    assert copy.state.sums == (2, 5)


def test_a_correction_after_which_something_impossible_stands_is_refused_with_that() -> None:
    game = by_people()
    game.play(Add(1))
    wrong = game.correct(Correction("sum.0", -2))
    assert isinstance(wrong, Message)
    assert wrong.key == "toy.negative"
    assert game.log == [LogEntry(0, Add(1))]


def test_what_is_no_field_or_no_value_of_it_is_refused() -> None:
    game = by_people()
    for correction, key in (
        (Correction("hat", 1), "refuse.correction.field"),
        (Correction("sum.0", 1000), "refuse.correction.value"),
    ):
        wrong = game.correct(correction)
        assert isinstance(wrong, Message)
        assert wrong.key == key


def test_nothing_is_corrected_where_fate_answers() -> None:
    game = match()
    wrong = game.correct(Correction("sum.0", 3))
    assert isinstance(wrong, Message)
    assert wrong.key == "refuse.correction.no_table"


def test_a_correction_in_a_log_is_replayed_and_an_impossible_one_is_found() -> None:
    game = by_people()
    game.correct(Correction("sum.0", 3))
    copy = by_people()
    copy.replay(game.log)
    assert copy.state == game.state
    for chance_source in (by_people(), match()):
        with pytest.raises(Impossible):
            chance_source.replay([LogEntry(None, Correction("sum.0", -1))])


def test_a_correction_is_told_with_what_stood_there_before() -> None:
    game = by_people()
    game.play(Add(2))
    played = game.correct(Correction("sum.0", 3))
    assert isinstance(played, list)
    (event,) = played[0].step.events
    assert isinstance(event, Corrected)
    assert (event.before, event.value) == (2, 3)


def test_what_is_half_entered_is_forgotten_with_the_next_entry() -> None:
    game = by_people()
    game.play(Throw())
    game.held = (3,)
    game.undo()
    assert game.held == ()


def test_a_correction_leaves_what_is_half_entered() -> None:
    game = by_people()
    game.play(Throw())
    game.held = (3,)
    assert isinstance(game.correct(Correction("sum.1", 2)), list)
    assert game.held == (3,)
    game.held = (9,)
    game.correct(Correction("sum.1", 3))
    assert game.held == ()


def test_undo_crosses_an_answer_that_could_be_no_other() -> None:
    assert not open_ended(Draw("last", ("a", "a"), 2))
    assert not open_ended(Draw("none", (), 0))
    assert not open_ended(Roll(0))
    assert open_ended(Draw("pair", ("a", "b"), 2))
    assert open_ended(Roll(1))
