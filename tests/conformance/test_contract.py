"""What every title keeps to: legal and refused actions, values that never change, ends, scores."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from game.core.chance import Outcome, fits, sample
from game.core.codec import digest
from game.core.contract import Chance, Over, Turn, winners
from game.core.event import Event, GameEnded
from tests.conformance.cases import (
    CASES,
    SEEDS,
    Case,
    chances,
    decisions,
    fresh,
    game,
    games,
    states,
)

cases = pytest.mark.parametrize("case", CASES, ids=str)
SPARSE = 5
"""Of so many states one is kept and looked at again at the end."""


@games
def test_something_is_legal_at_every_turn_and_none_of_it_is_refused(case: Case, seed: str) -> None:
    match = game(case, seed)
    for state in decisions(match):
        legal = list(match.rules.legal(state))
        assert legal
        assert [a for a in legal if match.rules.refuse(state, a) is not None] == []
        assert len(set(legal)) == len(legal), "an action is listed twice"


@games
def test_every_legal_action_can_be_done_and_leaves_the_old_state_alone(
    case: Case, seed: str
) -> None:
    match = game(case, seed)
    for state in decisions(match, 12):
        before = digest(state)
        for action in list(match.rules.legal(state))[:60]:
            step = match.rules.apply(state, action)
            match.rules.pending(step.state)
        match.rules.view(state, 0)
        match.rules.scores(state)
        assert digest(state) == before


@games
def test_a_clone_has_every_field_of_its_state(case: Case, seed: str) -> None:
    for state in decisions(game(case, seed), 4):
        assert state.clone() == state
        assert state.clone() is not state


@cases
def test_no_state_handed_out_changes_while_the_game_goes_on(case: Case) -> None:
    rules, rng = case.rules(), Random(f"{case}")
    state = rules.setup(case.seats)
    kept = [(state, digest(state))]
    for made in range(400):
        pending = rules.pending(state)
        if isinstance(pending, Over):
            break
        if isinstance(pending, Chance):
            action = sample(pending.request, rng)
        else:
            action = rng.choice(list(rules.legal(state)))
        state = rules.apply(state, action, quiet=True).state
        # What a later step changes it changes in the states before it too, as they share it; what
        # a step changes in its own state alone is found where every legal action is done.
        if made % SPARSE == 0:
            kept.append((state, digest(state)))
    assert [place for place, (old, name) in enumerate(kept) if digest(old) != name] == []


@cases
def test_at_the_end_and_at_a_chance_nothing_is_legal_and_all_is_refused(case: Case) -> None:
    match = game(case, SEEDS[0])
    assert isinstance(match.rules.pending(match.state), Over)
    done = {entry.action for entry in match.log if entry.seat is not None}
    for state in (match.state, *chances(match)[:1]):
        assert list(match.rules.legal(state)) == []
        assert all(match.rules.refuse(state, action) is not None for action in done)


@cases
def test_what_is_refused_raises_when_it_is_done_all_the_same(case: Case) -> None:
    match = game(case, SEEDS[0])
    done = list({entry.action for entry in match.log if entry.seat is not None})
    for state in decisions(match, 10):
        refused = [action for action in done[:80] if match.rules.refuse(state, action) is not None]
        for action in [*refused, None]:
            with pytest.raises(ValueError, match=r"."):
                match.rules.apply(state, action)


@cases
def test_values_of_a_foreign_kind_are_refused(case: Case) -> None:
    match = game(case, SEEDS[0])
    for state in decisions(match, 5):
        for stranger in (None, 7, "fire", Outcome((1,))):
            assert match.rules.refuse(state, stranger) is not None


@games
def test_every_answer_of_fate_fits_and_its_occasion_never_comes_twice(
    case: Case, seed: str
) -> None:
    match = game(case, seed)
    occasions = []
    for played in match.history():
        if played.entry.seat is None:
            pending = match.rules.pending(played.before)
            assert isinstance(pending, Chance)
            assert fits(pending.request, played.entry.action)
            occasions.append(pending.occasion)
    assert len(set(occasions)) == len(occasions)


@games
def test_equal_seeds_give_equal_games(case: Case, seed: str) -> None:
    once, twice = game(case, seed), fresh(case, seed)
    assert once.log == twice.log
    assert digest(once.state) == digest(twice.state)


@cases
def test_other_seeds_give_other_games(case: Case) -> None:
    assert game(case, SEEDS[0]).log != game(case, SEEDS[1]).log


@games
def test_quiet_steps_lead_to_the_same_states_without_events(case: Case, seed: str) -> None:
    match = game(case, seed)
    told = 0
    for played in match.history():
        quiet = match.rules.apply(played.before, played.entry.action, quiet=True)
        assert quiet.state == played.step.state
        assert quiet.sealed == played.step.sealed
        assert quiet.events == ()
        told += len(played.step.events)
    assert told


@games
def test_seats_and_phases_are_those_of_the_table(case: Case, seed: str) -> None:
    match = game(case, seed)
    seen = set()
    for state in states(match):
        pending = match.rules.pending(state)
        if isinstance(pending, Turn):
            assert 0 <= pending.seat < case.seats
            seen.add(pending.seat)
    assert seen == set(range(case.seats)), "somebody never has a turn"


@games
def test_score_lines_are_one_set_for_each_seat_and_name_what_they_count(
    case: Case, seed: str
) -> None:
    match = game(case, seed)
    for state in [*decisions(match, 10), match.state]:
        scores = match.rules.scores(state)
        assert [score.seat for score in scores] == list(range(case.seats))
        for score in scores:
            assert score.total == sum(line.points for line in score.lines)
            assert len({line.key for line in score.lines}) == len(score.lines)
            assert all(line.key.startswith(f"{case.title}.") for line in score.lines)


@games
def test_the_winners_told_at_the_end_are_those_of_the_scores(case: Case, seed: str) -> None:
    match = game(case, seed)
    told = [e for p in match.history() for e in p.step.events if isinstance(e, GameEnded)]
    scores = match.rules.scores(match.state)
    assert told == [GameEnded(winners(scores))]
    best = max(score.total for score in scores)
    assert {scores[seat].total for seat in told[0].winners} == {best}


@games
def test_no_state_of_a_game_raises_a_doubt(case: Case, seed: str) -> None:
    match = game(case, seed)
    assert [(s, d) for s in states(match) if (d := match.rules.problems(s))] == []


@cases
def test_views_events_and_actions_can_go_to_another_process(case: Case) -> None:
    match = game(case, SEEDS[0])
    events: list[Event] = []
    for played in match.history()[:200]:
        events += played.step.events
    for value in (match.rules.view(match.state, 0), [e.action for e in match.log], events):
        assert pickle.loads(pickle.dumps(value)) == value
