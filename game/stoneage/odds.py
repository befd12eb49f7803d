"""What dice may bring, exactly: for previews, tooltips and computer players."""

from __future__ import annotations

from functools import lru_cache

SIDES = 6
"""Of a die."""


@lru_cache(64)
def totals(dice: int) -> tuple[tuple[int, float], ...]:
    """Give every total of so many dice with its probability, lowest first."""
    ways = {0: 1}
    for _ in range(dice):
        # One die after the other: the sums grow by six, the throws would grow sixfold.
        more: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, SIDES + 1):
                more[total + face] = more.get(total + face, 0) + count
        ways = more
    every = SIDES**dice
    return tuple((total, count / every) for total, count in sorted(ways.items()))


@lru_cache(1 << 12)
def amounts(dice: int, divisor: int, plus: int = 0) -> tuple[tuple[int, float], ...]:
    """Give every amount a roll may bring with its probability, `plus` from tools added."""
    found: dict[int, float] = {}
    for total, chance in totals(dice):
        # Divided after the tools are added: dividing first would lose what dice leave over (sa22).
        amount = (total + plus) // divisor
        found[amount] = found.get(amount, 0.0) + chance
    return tuple(sorted(found.items()))


@lru_cache(1 << 12)
def expected(dice: int, divisor: int, plus: int = 0) -> float:
    """Give the mean amount of a roll to which all of `plus` is added."""
    return sum(amount * chance for amount, chance in amounts(dice, divisor, plus))


def at_least(dice: int, divisor: int, amount: int, plus: int = 0) -> float:
    """Give the probability that a roll brings `amount` or more."""
    return sum(chance for got, chance in amounts(dice, divisor, plus) if got >= amount)
