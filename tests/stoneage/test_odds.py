"""Exact distributions of dice against counting by hand."""

from __future__ import annotations

from itertools import product

import pytest

from game.stoneage import odds


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("divisor", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("plus", [0, 1, 4])
def test_amounts_are_those_of_all_throws_counted(dice: int, divisor: int, plus: int) -> None:
    throws = [(sum(t) + plus) // divisor for t in product(range(1, 7), repeat=dice)]
    for amount, chance in odds.amounts(dice, divisor, plus):
        assert chance == pytest.approx(throws.count(amount) / len(throws))
    assert odds.expected(dice, divisor, plus) == pytest.approx(sum(throws) / len(throws))
    enough = sum(amount >= 2 for amount in throws) / len(throws)
    assert odds.at_least(dice, divisor, 2, plus) == pytest.approx(enough)


def test_totals_of_ten_dice_are_certain_together_and_lie_between_ten_and_sixty() -> None:
    totals = dict(odds.totals(10))
    assert (min(totals), max(totals)) == (10, 60)
    assert sum(totals.values()) == pytest.approx(1)


def test_one_die_finds_gold_in_one_of_six_throws() -> None:
    assert odds.amounts(1, 6) == ((0, pytest.approx(5 / 6)), (1, pytest.approx(1 / 6)))


def test_no_dice_bring_nothing() -> None:
    assert odds.amounts(0, 3) == ((0, 1.0),)
