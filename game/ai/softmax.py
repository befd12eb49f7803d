"""A careless choice: better things are likelier, and nothing is impossible."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.core.chance import Roll, Seeded

FINE = 1_000_000
"""Steps between 0 and 1 of a random number."""


def pick(values: Sequence[float], temperature: float, seed: str) -> int:
    """Draw a place with a chance that grows with its value (softmax)."""
    top = max(values)
    # Without the top taken off, large values would overflow; the proportions stay the same.
    weights = [math.exp((value - top) / temperature) for value in values]
    cast = int(Seeded(seed).decide(Roll(1, FINE), ("pick",)).values[0])
    rest = (cast - 1) / FINE * sum(weights)
    for place, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return place
    return len(weights) - 1
