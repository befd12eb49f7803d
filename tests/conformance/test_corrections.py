"""Corrections of every title that offers them: what is taken is possible and can be played on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.codec import encode
from game.core.correction import Amending, Correction, objection, possible
from game.core.match import Match
from game.core.message import Message
from game.core.registry import titles
from game.opening import open_match
from tests.build.matches import match_setup, played, seat_counts

AMENDING = sorted(
    name
    for name in titles()
    if isinstance(open_match(match_setup(name, seat_counts(name)[0])).rules, Amending)
)


def at_table(title: str, seed: str, decisions: int | None) -> Match:
    """Give a match that people keep with a program, as far as a random one came."""
    seats = seat_counts(title)[-1]
    done = played(title, seats, seed, decisions)
    match = Match(done.rules, done.start, None)
    # Replayed without a source of chance: only such a match takes corrections.
    match.replay(done.log)
    return match


def snapshots() -> list[Any]:
    return [
        pytest.param(title, decisions, id=f"{title}-{decisions}")
        for title in AMENDING
        for decisions in (0, 7, 31, 80, None)
    ]


@pytest.mark.parametrize(("title", "decisions"), snapshots())
def test_every_field_says_what_stands_there_and_amending_it_to_that_changes_nothing(
    title: str, decisions: int | None
) -> None:
    match = at_table(title, "fields", decisions)
    rules, before = match.rules, encode(match.state)
    assert isinstance(rules, Amending)
    fields = rules.amendable(match.state)
    assert len({field.name for field in fields}) == len(fields)
    for field in fields:
        assert field.value in field.domain, field
        same = rules.amend(match.state, field.name, field.value)
        assert _sorted(encode(same)) == _sorted(before), field
    assert encode(match.state) == before, "nobody changes a state that was handed out"


def _sorted(data: Any) -> Any:
    """Leave the order of what lies in a heap out of account."""
    if isinstance(data, dict):
        return {key: _sorted(value) for key, value in data.items()}
    if isinstance(data, list) and all(isinstance(part, str) for part in data):
        return sorted(data)
    return [_sorted(part) for part in data] if isinstance(data, list) else data


@pytest.mark.parametrize(("title", "decisions"), snapshots())
def test_a_correction_is_taken_exactly_when_nothing_impossible_follows(
    title: str, decisions: int | None
) -> None:
    match = at_table(title, "taken", decisions)
    rng = Random(f"{title}/{decisions}")
    rules = match.rules
    assert isinstance(rules, Amending)
    fields = list(rules.amendable(match.state))
    for field in rng.sample(fields, min(25, len(fields))):
        value = rng.choice(field.domain)
        correction = Correction(field.name, value)
        wrong = objection(rules, match.state, correction)
        assert (wrong is None) == (not rules.problems(rules.amend(match.state, field.name, value)))
        before, length = match.state, len(match.log)
        taken = match.correct(correction)
        if wrong is not None:
            assert taken == wrong
            assert (match.state, len(match.log)) == (before, length)
            continue
        assert not isinstance(taken, Message)
        now = {field.name: field.value for field in rules.amendable(match.state)}
        assert now.get(field.name, value) == value
        assert not rules.problems(match.state)
        assert match.undo() is None
        assert match.state == before


@pytest.mark.parametrize("title", AMENDING)
@pytest.mark.parametrize("seed", ["on", "after"])
def test_a_game_with_corrections_goes_on_to_its_end(title: str, seed: str) -> None:
    from game.core.chance import sample
    from game.core.contract import Chance

    match = open_match(match_setup(title, seat_counts(title)[0], seed))
    match = Match(match.rules, match.start, None)
    rng, made = Random(seed), 0
    assert isinstance(match.rules, Amending)
    while not match.over:
        pending = match.pending
        if isinstance(pending, Chance):
            match.answer(sample(pending.request, rng))
        else:
            legal = list(match.rules.legal(match.state))
            assert legal, match.state
            match.play(rng.choice(legal))
        made += 1
        if made % 9 == 0 and not match.over:
            field = rng.choice(match.rules.amendable(match.state))
            # Huge numbers would be possible too, and no game with them comes to its end.
            small = sorted(possible(match.rules, match.state, field), key=str)[:12]
            taken = match.correct(Correction(field.name, rng.choice(small)))
            assert not isinstance(taken, Message)
        assert made < 6000
    again = Match(match.rules, match.start, None)
    again.replay(match.journal)
    assert again.state == match.state


@pytest.mark.parametrize("title", AMENDING)
def test_a_value_that_cannot_stand_there_is_refused(title: str) -> None:
    match = at_table(title, "odd", 20)
    assert isinstance(match.rules, Amending)
    field = match.rules.amendable(match.state)[0]
    for value in (-9, 10_000, "nothing"):
        refused = match.correct(Correction(field.name, value))
        assert isinstance(refused, Message)
        assert refused.key == "refuse.correction.value"
    refused = match.correct(Correction("nowhere", 1))
    assert isinstance(refused, Message)
    assert refused.key == "refuse.correction.field"
