"""Whole games at a real table: typed by keys, they end as the engine's own to the last number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.chance import Outcome
from game.core.contract import Score
from game.core.match import Match
from game.opening import open_match
from scenes.companion.referee.dice_panel import ThrowPanel
from scenes.companion.speech import refereed
from tests.build.matches import seat_counts
from tests.build.real import Typist, by_people, keeper, real_table, scripted
from tests.build.seat import SPARING, SparingApp

SMALL = (480, 270)
SEEDS = ("2", "3", "oak")


def engine(title: str, seats: int, seed: str) -> Match:
    """Play a script with the engine alone."""
    match = open_match(replace(real_table(title, seats, seed), companion=False))
    match.replay(scripted(title, seats, seed))
    return match


def points(match: Match) -> tuple[Score, ...]:
    """Give every line of the scores."""
    return tuple(match.rules.scores(match.state))


@pytest.mark.slow
@pytest.mark.varies("title")
@pytest.mark.parametrize("title", refereed())
def test_a_whole_game_is_typed_by_keys_only_and_ends_as_the_engine_does(title: str) -> None:
    seats, seed = min(s for s in seat_counts(title) if s > 1), "2"
    script = scripted(title, seats, seed)
    typist = Typist(keeper(real_table(title, seats, seed), size=SMALL))
    match, own = typist.match, by_people(title, seats, seed)
    app = typist.there.pilot.app
    assert isinstance(app, SparingApp)
    app.one_of = SPARING
    for entry in script:
        own.replay([entry])
        # What only leads to a throw is done by the first die of that throw.
        waits = isinstance(typist.page.panel, ThrowPanel) and not isinstance(entry.action, Outcome)
        typist.enter(entry)
        assert len(match.log) == len(own.log) - waits, entry
        assert points(match) == points(own), entry
    assert match.over
    assert points(match) == points(engine(title, seats, seed))
    assert len(match.log) == len(script)


@pytest.mark.parametrize("title", refereed())
@pytest.mark.parametrize("seed", SEEDS)
def test_answers_given_by_people_lead_to_the_same_state(title: str, seed: str) -> None:
    for seats in seat_counts(title):
        script = scripted(title, seats, seed)
        match = by_people(title, seats, seed)
        for entry in script:
            done = match.answer(entry.action) if entry.seat is None else match.play(entry.action)
            assert isinstance(done, list)
        assert match.over
        assert match.state == engine(title, seats, seed).state
