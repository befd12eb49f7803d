"""Intervals of shares: what the dice decide alone does not widen those of sets with equal dice."""

from __future__ import annotations

import pytest

from game.ai.tournament import wilson
from tests.duel import SETS, by_dice


def test_sets_in_which_the_dice_decide_all_differ_in_nothing() -> None:
    assert by_dice([1.0, 0.0] * SETS, 2) == (0.5, 0.5)


def test_sets_as_wild_as_single_games_have_an_interval_as_wide() -> None:
    games = [1.0, 1.0, 0.0, 0.0] * 50
    low, high = by_dice(games, 2) or (0.0, 1.0)
    # A set is one game played twice here, so half as many count.
    assert (low, high) == pytest.approx(wilson(50, 100), abs=0.005)


def test_of_few_sets_no_spread_is_told() -> None:
    assert by_dice([1.0, 0.0] * (SETS - 1), 2) is None


def test_games_of_an_unfinished_set_count_in_none() -> None:
    assert by_dice([1.0, 0.0] * SETS + [1.0], 2) == (0.5, 0.5)
