"""A position offered again: where it stands, and how another decision is judged."""

from __future__ import annotations

import pytest

from game.analysis.measures import shared
from game.analysis.shares import WHOLE, chance
from game.core.contract import Turn
from tests.build.practice import judged, puzzle


def test_the_match_stands_where_the_decision_was_made_and_can_go_back_no_further() -> None:
    match, offered = puzzle().open(), puzzle()
    assert match.state == offered.record.state(offered.decision.place)
    assert not match.log


def test_whoever_decided_is_a_person_and_nobody_else_is() -> None:
    setup, offered = puzzle().setup, puzzle()
    pending = offered.open().pending
    assert isinstance(pending, Turn)
    assert pending.seat == offered.seat
    assert setup.bots == frozenset(range(len(setup.seats))) - {offered.seat}


def test_the_best_action_solves_it_and_loses_nothing() -> None:
    found = judged(puzzle(), puzzle().best)
    assert (found.loss, found.best, found.solved) == (0.0, True, True)


def test_what_was_done_then_loses_what_it_lost_then() -> None:
    offered = puzzle()
    done = offered.record.match.log[offered.decision.place].action
    found = judged(offered, done)
    assert found.loss == chance(offered.decision.loss)
    assert (found.best, found.solved, found.better) == (False, False, False)


def test_an_action_solves_it_exactly_where_its_loss_needs_no_word() -> None:
    offered = puzzle()
    for action in offered.record.rules.legal(offered.open().state):
        found = judged(offered, action)
        assert found.solved == (found.loss < shared().marks.dubious), action
        assert found.better == (found.solved or found.loss < chance(offered.decision.loss)), action


def test_an_action_that_must_be_played_on_is_judged_in_many_pieces() -> None:
    offered = puzzle()
    done = offered.record.match.log[offered.decision.place].action
    tried = [
        list(offered.judging(action))
        for action in offered.record.rules.legal(offered.open().state)
        if action not in (done, offered.best)
    ]
    assert max(map(len, tried)) > shared().effort.pairs
    assert all(
        [one is not None for one in pieces] == [*[False] * (len(pieces) - 1), True]
        for pieces in tried
    )


@pytest.mark.parametrize("name", ["best", "done"])
def test_judging_leaves_the_position_as_it_was(name: str) -> None:
    offered = puzzle()
    done = offered.record.match.log[offered.decision.place].action
    before = offered.open().state
    judged(offered, offered.best if name == "best" else done)
    assert offered.open().state == before


def test_what_loses_as_many_points_as_then_is_not_called_better() -> None:
    offered = puzzle()
    then = offered.decision.loss / WHOLE
    alike, less = (offered._verdict(then - part, 0.0, False) for part in (0.0004, 0.002))
    assert (alike.better, less.better) == (False, True)
