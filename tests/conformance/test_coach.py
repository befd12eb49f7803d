"""The coach warns seldom, and never where nothing else can be done."""

from __future__ import annotations

import pytest

from tests.conformance.cases import CASES, SEEDS, TITLES, game, states


@pytest.mark.parametrize("title", TITLES)
def test_warnings_are_seldom_and_never_where_nothing_else_can_be_done(title: str) -> None:
    case = next(case for case in CASES if case.title == title)
    match = game(case, SEEDS[0])
    asked = given = 0
    for state, entry in zip(states(match), match.log, strict=False):
        if entry.seat is None:
            continue
        view = match.rules.view(state, entry.seat)
        found = case.offer.warnings(match.rules, view, entry.seat, entry.action)
        asked, given = asked + 1, given + bool(found)
        assert not found or len(list(match.rules.legal(state))) > 1, (entry.action, found)
    assert asked
    assert given <= asked / 4, (given, asked)
