"""The tuner climbs, and writes what it found as it was."""

from __future__ import annotations

import math
from random import Random

from tests.tune import Evolution


def worth(point: list[float]) -> float:
    return -sum((x - goal) ** 2 for x, goal in zip(point, (1.0, -0.5, 0.3, 0.0), strict=True))


def climb(generations: int, seed: int) -> list[float]:
    evolution, rng = Evolution(list("abcd"), [0.0] * 4), Random(seed)
    for _ in range(generations):
        rays = evolution.candidates(rng)
        evolution.learn(sorted(rays, key=lambda ray: -worth(evolution.at(ray))))
    return evolution.middle


def test_generations_lead_to_the_best_point() -> None:
    start = worth([0.0] * 4)
    assert worth(climb(60, 5)) > start / 50


def test_equal_seeds_climb_alike() -> None:
    assert climb(5, 1) == climb(5, 1) != climb(5, 2)


def test_candidates_come_in_mirrored_pairs() -> None:
    evolution = Evolution(list("abcd"), [0.0] * 4)
    rays = evolution.candidates(Random(1))
    assert len(rays) == evolution.size
    assert all(math.isclose(sum(column), 0, abs_tol=1e-9) for column in zip(*rays, strict=True))
