"""Logs and JSON: what is written down leads back to the same game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.core.chance import Outcome, Seeded, open_ended
from game.core.codec import Codec, Undecodable, digest, encode
from game.core.contract import Chance
from game.core.match import Impossible, LogEntry, Match, Played
from game.core.message import Refusal
from tests.conformance.cases import CASES, SEEDS, Case, fresh, game, games, states

cases = pytest.mark.parametrize("case", CASES, ids=str)


def again(case: Case, value: object, expected: type) -> object:
    return Codec(case.offer.types).decode(json.loads(json.dumps(encode(value))), expected)


@games
def test_every_state_comes_back_from_json(case: Case, seed: str) -> None:
    for state in states(game(case, seed))[::7]:
        read = again(case, state, type(state))
        assert read == state
        assert digest(read) == digest(state)


@games
def test_every_action_and_outcome_comes_back_from_json(case: Case, seed: str) -> None:
    for action in {entry.action for entry in game(case, seed).log}:
        assert again(case, action, type(action)) == action


@cases
def test_a_state_with_a_field_missing_is_not_read(case: Case) -> None:
    data = encode(game(case, SEEDS[0]).state)
    for name in list(data):
        broken = {key: value for key, value in data.items() if key != name}
        with pytest.raises(Undecodable):
            Codec(case.offer.types).decode(broken, type(game(case, SEEDS[0]).state))


@games
def test_replaying_the_log_leads_through_the_same_states(case: Case, seed: str) -> None:
    match = game(case, seed)
    passed: list[Any] = []
    replayed = Match(case.rules(), match.start, None)
    replayed.replay(match.log, passed.append)
    assert passed == states(match)[1:]


@cases
def test_a_log_with_an_entry_gone_does_not_replay(case: Case) -> None:
    match = game(case, SEEDS[0])
    chance = next(at for at, entry in enumerate(match.log) if entry.seat is None)
    with pytest.raises(Impossible) as caught:
        Match(case.rules(), match.start, None).replay(
            match.log[:chance] + match.log[chance + 1 :] + [LogEntry(None, Outcome(()))]
        )
    assert caught.value.place == chance


@games
def test_undo_gives_the_state_before_and_redo_the_state_after(case: Case, seed: str) -> None:
    # A match of its own, as undoing would change the one that all tests share.
    match = fresh(case, seed)
    before, undone = states(match), 0
    while not isinstance(match.undo(), Refusal):
        undone += 1
        assert match.state == before[len(match.log)]
    while not isinstance(match.redo(), Refusal):
        assert match.state == before[len(match.log)]
    assert match.state == before[-1]
    assert len(match.log) == len(before) - 1


def reveals(match: Match, step: Played) -> bool:
    pending = match.rules.pending(step.before)
    return isinstance(pending, Chance) and open_ended(pending.request)


@games
def test_undo_never_goes_behind_an_answer_of_fate(case: Case, seed: str) -> None:
    whole = game(case, seed)
    # An answer that could be no other has shown nothing.
    revealing = [at for at, step in enumerate(whole.history()) if reveals(whole, step)]
    assert revealing
    match = Match(whole.rules, whole.start, Seeded(seed))
    for stop in range(1, len(whole.log), max(1, len(whole.log) // 40)):
        match.replay(whole.log[len(match.log) : stop])
        last = max((at for at in revealing if at < stop), default=-1)
        while not isinstance(match.undo(), Refusal):
            pass
        assert len(match.log) >= last + 1
        while not isinstance(match.redo(), Refusal):
            pass
        assert match.log == whole.log[:stop]
