"""Exact chances of what is turned up: the best of some city cards, a land with a fitting spot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from game.bronze.tables import Tables


def best_of(values: Iterable[float], count: int) -> float:
    """Give the expected highest of `count` values drawn together from these, evenly."""
    ranked = sorted(values, reverse=True)
    count = min(count, len(ranked))
    if not count:
        return 0.0
    # The highest is the one at a rank exactly when the rest is drawn from those below: counting
    # these sets is exact, where drawing samples would make equal states differ.
    ways = math.comb(len(ranked), count)
    below = range(len(ranked) - 1, count - 2, -1)
    pairs = zip(ranked, below, strict=False)
    return sum(value * math.comb(rest, count - 1) for value, rest in pairs) / ways


def fitting(tables: Tables, hidden: Sequence[str], technology: str) -> float:
    """Give the probability that a land turned up from `hidden` has a spot for a technology."""
    if not hidden:
        return 0.0
    lands = sum(bool(tables.layout((tile,)).fits[technology]) for tile in hidden)
    return lands / len(hidden)
