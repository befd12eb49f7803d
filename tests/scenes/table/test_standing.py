"""Who won and why, in words; and how the points grew."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import Line, Score
from game.i18n.catalog import load
from scenes.table.contract import Seat
from scenes.table.standing import (
    course,
    ranking,
    rows,
    tie,
    verdict,
)
from tests.build.source import ROOT
from tests.build.toy import Cast, Mark, session

SEATS = tuple(Seat(name, at) for at, name in enumerate(("Ada", "Bo", "Cy")))


@pytest.fixture(scope="module")
def words() -> Any:
    return load(ROOT / "data" / "i18n", [])["en"]


def score(seat: int, points: int, tie: int = 0) -> Score:
    return Score(seat, (Line("a", points),), (tie,), ("result.source",))


def test_more_points_win_by_their_difference(words: Any) -> None:
    scores = (score(0, 5), score(1, 8), score(2, 7))
    assert verdict(scores, SEATS, words) == ("Bo wins", "by 1 point over Cy")


def test_equal_points_are_decided_by_the_tie_break_that_is_named(words: Any) -> None:
    won, why = verdict((score(0, 8, 3), score(1, 8, 4), score(2, 7)), SEATS, words)
    assert won == "Bo wins"
    assert "Points, 4 against 3" in why


def test_equal_in_everything_shares_the_win(words: Any) -> None:
    won, why = verdict((score(0, 8, 3), score(1, 8, 3), score(2, 7)), SEATS, words)
    assert won == "Ada and Bo share the win"
    assert "Points" in why


def test_of_several_tie_breaks_the_one_that_decided_is_named(words: Any) -> None:
    keys = ("result.rounds", "result.source")
    even = [Score(seat, (Line("a", 8),), (2, have), keys) for seat, have in ((0, 3), (1, 5))]
    scores = (*even, Score(2, (Line("a", 7),), (9, 9), keys))
    assert "Points, 5 against 3" in verdict(scores, SEATS, words)[1]
    assert tie(even[0], scores, words) == ("Tie-break: Points", 3)
    assert tie(scores[2], scores, words) is None


def test_equal_seats_share_a_place_and_the_next_one_is_left_out() -> None:
    ranked = ranking((score(0, 1), score(1, 8, 3), score(2, 8, 3)))
    assert [(s.seat, place) for s, place in ranked] == [(1, 1), (2, 1), (0, 3)]


def test_a_source_that_only_one_seat_has_is_an_empty_cell_for_the_others(words: Any) -> None:
    more = Score(1, (Line("a", 2), Line("b", 3)))
    found = rows((score(0, 1), more), words)
    assert [row.key for row in found] == ["a", "b"]
    assert found[1].cells == (None, ("b", 3))


def test_the_course_has_the_totals_at_the_start_and_after_each_round() -> None:
    game = session()
    totals = []
    while not game.match.over:
        game.play(Mark(()))
        game.play(Cast())
        if game.seat in (0, None):
            totals.append(game.match.state.points)
    assert course(game.match) == ((0, 0), *totals)


def test_of_many_sources_only_those_are_named_that_brought_something(words: Any) -> None:
    ten = [Line(f"s{at}", 0) for at in range(9)]
    scores = (Score(0, (*ten, Line("a", 0))), Score(1, (*ten, Line("a", 2))))
    assert [row.key for row in rows(scores, words)] == ["a"]
    few = (Score(0, (Line("a", 0), Line("b", 2))),)
    assert [row.key for row in rows(few, words)] == ["a", "b"]
