"""Scores and winners, messages and events, and the titles that are found."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import Line, Score, winners
from game.core.event import TurnBegan
from game.core.message import Key, Refusal, refuse
from game.core.registry import titles


def score(seat: int, points: int, tie: tuple[int, ...] = ()) -> Score:
    return Score(seat, (Line("a", points - 2), Line("b", 2)), tie)


def test_a_total_is_the_sum_of_its_lines() -> None:
    assert score(0, 7).total == 7


@pytest.mark.parametrize(
    ("scores", "best"),
    [
        ([], ()),
        ([score(0, 3), score(1, 5)], (1,)),
        ([score(0, -3), score(1, -5)], (0,)),
        ([score(0, 5, (2,)), score(1, 5, (3,))], (1,)),
        ([score(0, 5, (3, 1)), score(1, 5, (3, 2))], (1,)),
        ([score(0, 5, (3,)), score(1, 5, (3,)), score(2, 4, (9,))], (0, 1)),
    ],
)
def test_winners_have_the_highest_total_then_the_best_tie_break(
    scores: Any, best: tuple[int, ...] | tuple[int, ...]
) -> None:
    assert winners(scores) == best


def test_a_refusal_carries_its_key_and_parameters() -> None:
    assert refuse("no.way", count=2) == Refusal("no.way", {"count": 2})


def test_a_key_is_a_text_that_says_it_is_a_key() -> None:
    assert Key("a.b") == "a.b"
    assert repr(Key("a.b")) == "Key('a.b')"


def test_a_plain_event_is_seen_by_everybody() -> None:
    event = TurnBegan(1, 2)
    assert event.seen_by(None) is event.seen_by(0) is event


def test_titles_are_found_by_their_folders_under_their_own_ids() -> None:
    assert titles()
    assert all(name == title.id for name, title in titles().items())
