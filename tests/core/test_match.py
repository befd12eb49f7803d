"""Matches: playing, taking back, doing again, replaying."""

from __future__ import annotations

import pytest

from game.core.chance import Outcome, Scripted, Seeded
from game.core.contract import Chance, Turn
from game.core.match import Entry, Impossible, Match
from game.core.message import Refusal
from tests.core.toy import Add, Count, Peek, Throw, Toy


def match(*answers: int, seats: int = 2) -> Match:
    rules = Toy()
    return Match(rules, rules.setup(seats), Scripted([(answer,) for answer in answers]))


def by_people() -> Match:
    return Match(Toy(), Toy().setup(2), None)


def why(result: object) -> str:
    assert isinstance(result, Refusal)
    return result.key


def test_an_action_is_logged_with_its_seat():
    game = match()
    game.play(Add(1))
    game.play(Add(2))
    assert game.log == [Entry(0, Add(1)), Entry(1, Add(2))]
    assert game.state.sums == (1, 2)


def test_what_is_refused_changes_nothing():
    game = match()
    assert why(game.play(Add(9))) == "toy.no"
    assert (game.log, game.state) == ([], game.start)


def test_fate_answers_at_once_and_the_answer_is_logged():
    game = match(5)
    played = game.play(Throw())
    assert isinstance(played, list)
    assert [p.entry for p in played] == [Entry(0, Throw()), Entry(None, Outcome((5,)))]
    assert game.state.sums == (5, 0)


def test_each_step_carries_the_state_before_it():
    game = match(5)
    played = game.play(Throw())
    assert isinstance(played, list)
    assert [p.before for p in played] == [Count((0, 0)), Count((0, 0), 0, True)]


def test_nothing_can_be_played_when_the_game_is_over():
    game = match()
    for _ in range(6):
        game.play(Add(1))
    assert game.over
    assert why(game.play(Add(1))) == "refuse.not_your_turn"


def test_undo_takes_back_one_decision():
    game = match()
    game.play(Add(1))
    game.play(Add(2))
    assert game.undo() is None
    assert game.state.sums == (1, 0)
    assert game.log == [Entry(0, Add(1))]


def test_undo_at_the_start_has_nothing_to_take_back():
    assert why(match().undo()) == "refuse.nothing_to_undo"


def test_undo_never_crosses_an_answer_of_fate():
    game = match(3)
    game.play(Throw())
    assert why(game.undo()) == "refuse.undo_across_chance"
    game.play(Add(1))
    assert game.undo() is None
    assert why(game.undo()) == "refuse.undo_across_chance"


def test_undo_never_crosses_something_that_was_seen():
    game = match()
    game.play(Peek())
    assert why(game.undo()) == "refuse.undo_across_chance"


def test_undo_takes_back_the_decisions_of_computers_with_the_persons():
    game = match(seats=3)
    for number in (1, 2, 1):
        game.play(Add(number))
    assert game.back(bots={1, 2}) == 0
    assert game.undo(bots={1, 2}) is None
    assert game.log == []


def test_undo_names_the_person_whose_decision_it_would_take_back():
    game = match(seats=3)
    game.play(Add(1))
    game.play(Add(2))
    assert game.back(bots={2}) == 1


def test_undo_does_not_take_back_what_only_computers_did():
    game = match()
    game.play(Add(1))
    assert why(game.undo(bots={0, 1})) == "refuse.nothing_to_undo"


def test_redo_does_again_what_was_taken_back():
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


def test_redo_brings_back_the_decisions_of_computers_too():
    game = match(seats=3)
    for number in (1, 2, 1):
        game.play(Add(number))
    game.undo(bots={1, 2})
    played = game.redo()
    assert isinstance(played, list)
    assert len(played) == 3


def test_another_decision_makes_redo_impossible():
    game = match()
    game.play(Add(1))
    game.undo()
    game.play(Add(2))
    assert not game.can_redo
    assert why(game.redo()) == "refuse.nothing_to_redo"


def test_a_refused_decision_leaves_redo_possible():
    game = match()
    game.play(Add(1))
    game.undo()
    game.play(Add(9))
    assert game.can_redo


def test_people_answer_chance_where_there_is_no_fate():
    game = by_people()
    game.play(Throw())
    assert isinstance(game.pending, Chance)
    assert why(game.answer(Outcome((7,)))) == "refuse.outcome.face"
    assert isinstance(game.answer(Outcome((4,))), list)
    assert game.state.sums == (4, 0)
    assert why(game.answer(Outcome((4,)))) == "refuse.no_chance"


def test_nobody_acts_while_chance_is_open():
    game = by_people()
    game.play(Throw())
    assert why(game.play(Add(1))) == "refuse.not_your_turn"


def test_dice_entered_by_people_may_be_taken_back():
    game = by_people()
    game.play(Throw())
    game.answer(Outcome((4,)))
    assert game.back() is None
    assert game.undo() is None
    assert isinstance(game.pending, Chance)
    assert game.undo() is None
    assert isinstance(game.pending, Turn)
    assert game.log == []


def test_history_tells_everything_anew_from_the_log():
    game = match(5)
    game.play(Add(1))
    game.play(Throw())
    assert [p.entry for p in game.history()] == game.log
    assert next(p.before for p in game.history()) == game.start
    assert game.history()[-1].step.state == game.state


def test_replaying_a_log_needs_no_fate():
    game = match(5)
    game.play(Throw())
    game.play(Add(2))
    copy = by_people()
    copy.replay(game.log)
    assert copy.state == game.state


@pytest.mark.parametrize(
    ("log", "place"),
    [
        ([Entry(1, Add(1))], 0),
        ([Entry(0, Add(9))], 0),
        ([Entry(0, Add(1)), Entry(None, Outcome((1,)))], 1),
        ([Entry(0, Throw()), Entry(1, Add(1))], 1),
        ([Entry(0, Throw()), Entry(None, Outcome((7,)))], 1),
        ([Entry(at % 2, Add(1)) for at in range(7)], 6),
    ],
)
def test_a_log_that_cannot_be_stops_at_the_entry_that_cannot(log, place):
    with pytest.raises(Impossible) as caught:
        by_people().replay(log)
    assert caught.value.place == place


def test_replay_shows_each_state_to_whoever_checks():
    seen = []
    match().replay([Entry(0, Add(1)), Entry(1, Add(1))], seen.append)
    assert [state.made for state in seen] == [1, 2]


def test_two_matches_of_one_seed_are_equal_step_by_step():
    games = [Match(Toy(), Toy().setup(2), Seeded("twin")) for _ in range(2)]
    for _ in range(6):
        for game in games:
            game.play(Throw())
        assert games[0].state == games[1].state
