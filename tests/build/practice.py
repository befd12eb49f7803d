"""A position to be played better, and a finished match whose analysis lies beside it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game.analysis import keeping
from game.analysis.analyst import Stage
from game.analysis.findings import Decision
from game.analysis.sayings import action_text
from game.analysis.shares import shares
from game.core.contract import Turn
from game.core.match import Match
from game.core.setup import MatchSetup
from game.practice.puzzle import Puzzle, Verdict
from game.replay.record import of_match
from game.storage.store import Store
from tests.build.analysis import analysed

NAME = "kept"


@cache
def puzzle() -> Puzzle:
    """Give the position of a match in which its first seat lost most."""
    report = analysed("random")
    return Puzzle("kept/1", report.record, report.costliest(0)[0])


def judged(offered: Puzzle, action: object) -> Verdict:
    """Judge an action in all pieces at once."""
    *_, found = offered.judging(action)
    assert found is not None
    return found


def lost(place: int, seat: int, points: float, done: object, instead: object) -> Decision:
    """Give a decision that lost so many points of chance."""
    best, taken = shares((0.5, 0.5)), shares((0.5 - points / 100, 0.5 + points / 100))
    pair = (best, taken) if seat == 0 else (best[::-1], taken[::-1])
    return Decision(place, seat, 1, "", *pair, 400, action_text(done), action_text(instead))


def keep_analysed(store: Store, setup: MatchSetup, match: Match, losses: dict[int, float]) -> None:
    """Keep a match that is over, with an analysis in which decisions lost so many points."""
    seats = (replace(setup.seats[0], name="Mia"), *setup.seats[1:])
    setup = replace(setup, seats=seats)
    assert store.keep(NAME, setup, match) is None
    record, found = of_match(setup, match), []
    for place, points in losses.items():
        turn, state = record.rules.pending(record.state(place)), record.state(place)
        assert isinstance(turn, Turn)
        done = match.log[place].action
        other = next(one for one in record.rules.legal(state) if one != done)
        found.append(lost(place, turn.seat, points, done, other))
    half = shares((0.5,) * len(seats))
    stage = Stage((half,) * (record.last + 1), tuple(found))
    path = keeping.beside(store.folder / f"{NAME}.json")
    assert keeping.keep(path, keeping.mark_of(record), stage, True)
