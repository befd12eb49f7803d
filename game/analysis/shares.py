"""Chances to win as whole parts, so that sums of them are exact, and how points become chances."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from game.analysis.measures import Scale
from game.core.contract import Score, winners
from game.core.forecast import Forecast

WHOLE = 1 << 14
"""So many parts are a whole: a power of two, so that a part is exact as a decimal too."""
Shares = tuple[int, ...]
"""By seat, parts of `WHOLE`: chances, which sum to it, or changes of them, which sum to nothing."""
Chances = tuple[float, ...]
"""By seat, chances that sum to 1."""


def shares(chances: Sequence[float]) -> Shares:
    """Give chances as parts that sum to a whole."""
    exact = [chance * WHOLE for chance in chances]
    found = [math.floor(part) for part in exact]
    order = sorted(range(len(exact)), key=lambda seat: (found[seat] - exact[seat], seat))
    for seat in order[: WHOLE - sum(found)]:
        found[seat] += 1
    return tuple(found)


def less(one: Shares, other: Shares) -> Shares:
    """Give what changed from `other` to `one`."""
    return tuple([a - b for a, b in zip(one, other, strict=True)])


def plus(changes: Iterable[Shares], seats: int) -> Shares:
    """Sum changes."""
    total = [0] * seats
    for change in changes:
        for seat, part in enumerate(change):
            total[seat] += part
    return tuple(total)


def chance(part: int) -> float:
    """Give parts as a chance; exact."""
    return part / WHOLE


def mean(found: Sequence[Chances], weights: Sequence[float] = ()) -> Chances:
    """Give the mean of several vectors of chances."""
    taken = weights or [1.0] * len(found)
    whole = sum(taken)
    columns = zip(*found, strict=True)
    return tuple([sum([w * v for w, v in zip(taken, one, strict=True)]) / whole for one in columns])


def won(scores: Iterable[Score]) -> Chances:
    """Give the result: a whole for the winner, shared by several."""
    found = tuple(scores)
    best = winners(found)
    return tuple([1 / len(best) if score.seat in best else 0.0 for score in found])


def promised(forecast: Forecast, scale: Scale) -> Chances:
    """Give everybody's chance to win by the points that each may expect."""
    spread = scale.spread_at(forecast.left)
    pairs = zip(forecast.points, forecast.ahead, strict=True)
    hopes = [(points + scale.ahead * ahead) / spread for points, ahead in pairs]
    top = max(hopes)
    # Without the top taken off, large values would overflow; the proportions stay the same.
    parts = [math.exp(hope - top) for hope in hopes]
    whole = sum(parts)
    return tuple([part / whole for part in parts])
