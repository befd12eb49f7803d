"""What a city is likely to be worth in the end, from where a seat stands with it now."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from game.bronze.bots.weights import Weights
from game.bronze.cities import Standing
from game.bronze.components import (
    AllKindsInTerrains,
    Condition,
    DistinctInColumn,
    DistinctTechnologies,
    FewestCubesLeft,
    FewestProvinces,
    FullRows,
    HighColumn,
    MostCubesLeft,
    MostInTerrain,
    MostOfTechnology,
    NoTechnologyAbove,
    PairsWithWild,
    PerProvince,
    PerRoute,
    RowContains,
    WildInEachColumn,
)

SOON = 0.5
"""Turns more than none, so that hope is defined up to the last turn."""


def chance(lead: float, spread: float) -> float:
    """Give the chance that a lead holds when it may still move by about `spread`."""
    return 0.5 + 0.5 * math.tanh(lead / spread)


def likely(weights: Weights, condition: Condition, found: Standing, turns: float) -> float:
    """Give the points to expect of a city after so many more own turns."""
    if turns <= 0:
        return float(found.points)
    return _KINDS[type(condition)](weights, condition.points, found, turns)


def _most(weights: Weights, points: int, found: Standing, turns: float) -> float:
    spread = weights.most_spread * math.sqrt(turns)
    return points * chance(found.own - found.goal - weights.most_tie, spread)


def _fewest(weights: Weights, points: int, found: Standing, turns: float) -> float:
    spread = weights.most_spread * math.sqrt(turns)
    return points * chance(found.goal - found.own - weights.most_tie, spread)


def _goal(weights: Weights, points: int, found: Standing, turns: float) -> float:
    lack = max(0, found.goal - found.own)
    # Each step that is missing makes it less likely by a factor, and more so the fewer turns are
    # left.
    return points * math.exp(-weights.lack * lack / (turns + SOON))


def _units(weights: Weights, points: int, found: Standing, turns: float) -> float:
    return points * (found.own + weights.grow * turns)


def _limit(weights: Weights, points: int, found: Standing, turns: float) -> float:
    if not found.points:
        return 0.0
    # The reverse of a goal: what holds now may be broken in each turn to come.
    return points * math.exp(-weights.burst * turns / (found.goal - found.own + 1))


_KINDS: Mapping[type[Condition], Callable[[Weights, int, Standing, float], float]] = {
    MostOfTechnology: _most,
    MostInTerrain: _most,
    MostCubesLeft: _most,
    FewestCubesLeft: _fewest,
    FewestProvinces: _fewest,
    RowContains: _goal,
    AllKindsInTerrains: _goal,
    DistinctTechnologies: _goal,
    WildInEachColumn: _goal,
    HighColumn: _goal,
    PairsWithWild: _units,
    DistinctInColumn: _units,
    PerProvince: _units,
    PerRoute: _units,
    FullRows: _units,
    NoTechnologyAbove: _limit,
}

OF_CARDS: frozenset[type[Condition]] = frozenset(
    {
        MostOfTechnology,
        RowContains,
        DistinctTechnologies,
        WildInEachColumn,
        HighColumn,
        PairsWithWild,
        DistinctInColumn,
        FullRows,
        NoTechnologyAbove,
    }
)
"""Cities that only the cards decide about."""
