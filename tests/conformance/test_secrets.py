"""What a seat may not know, it cannot find out: not from views, nor legal actions, nor events."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import AnyRules, Turn
from game.core.event import Event
from tests.build.titles import offered
from tests.conformance.cases import CASES, SEEDS, Case, decisions, game

cases = pytest.mark.parametrize("case", CASES, ids=str)


@cases
def test_looking_at_a_view_again_shows_the_same(case: Case) -> None:
    match = game(case, SEEDS[0])
    for state in decisions(match):
        for seat in (*range(case.seats), None):
            view = match.rules.view(state, seat)
            assert type(view) is type(state)
            assert match.rules.view(view, seat) == view


@cases
def test_the_public_knows_nothing_that_some_seat_does_not(case: Case) -> None:
    match = game(case, SEEDS[0])
    for state in decisions(match):
        public = match.rules.view(state, None)
        for seat in range(case.seats):
            assert match.rules.view(match.rules.view(state, seat), None) == public


@cases
def test_the_seat_that_decides_sees_all_its_actions_in_its_view(case: Case) -> None:
    match = game(case, SEEDS[0])
    for state in decisions(match):
        pending = match.rules.pending(state)
        assert isinstance(pending, Turn)
        view = match.rules.view(state, pending.seat)
        assert match.rules.pending(view) == pending
        assert list(match.rules.legal(view)) == list(match.rules.legal(state))


@cases
def test_nothing_hidden_leaks_into_views_actions_or_events(case: Case) -> None:
    """A title that hides something varies it in tests/<title>/hidden.py: `vary(state, seat)`."""
    match = game(case, SEEDS[0])
    played = match.history()
    seats = range(case.seats)
    hides = any(match.rules.view(p.before, seat) != p.before for p in played for seat in seats)
    if not hides:
        assert all(e.seen_by(None) == e for p in played for e in p.step.events)
        return
    # Only a title knows what it hides, so it must say itself how that could be otherwise.
    vary = offered(case.title, "hidden", "vary")
    assert vary, f"{case.title} hides something and has no tests/{case.title}/hidden.py"
    for state in decisions(match):
        for seat in seats:
            view = match.rules.view(state, seat)
            for other in vary(state, seat):
                assert match.rules.view(other, seat) == view
                pending = match.rules.pending(state)
                if isinstance(pending, Turn) and pending.seat == seat:
                    legal = list(match.rules.legal(state))
                    assert list(match.rules.legal(other)) == legal
                    for action in legal[:: max(1, len(legal) // 3)]:
                        assert told(match.rules, other, action) == told(match.rules, state, action)


def told(rules: AnyRules, state: Any, action: Any) -> list[tuple[Event | None, ...]] | None:
    """Give an action's events as each seat sees them; nothing for one that reveals something."""
    step = rules.apply(state, action)
    # What is revealed may differ, as what was hidden does.
    if step.sealed:
        return None
    seats = (*range(len(rules.scores(state))), None)
    return [tuple(event.seen_by(seat) for seat in seats) for event in step.events]
