"""The tuner climbs, at tables of two and of more, and writes what it found as it was."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from game.core.bot import Advice, Bot, Brief
from game.core.contract import Line, Over, Pending, Score, Step, Turn
from game.core.registry import titles
from tests.build.titles import offered
from tests.tune import Evolution, Tuning


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


class Auction:
    """Every seat names a number once; what it names are its points."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def setup(self, seats: int) -> tuple[float, ...]:
        assert seats == self.seats
        return ()

    def pending(self, state: tuple[float, ...]) -> Pending:
        return Over() if len(state) == self.seats else Turn(len(state), "name")

    def view(self, state: tuple[float, ...], _: int) -> tuple[float, ...]:
        return state

    def apply(self, state: tuple[float, ...], action: float, **_: bool) -> Step:
        return Step((*state, action))

    def scores(self, state: tuple[float, ...]) -> tuple[Score, ...]:
        return tuple(Score(seat, (Line("n", round(n)),)) for seat, n in enumerate(state))


class Bidder:
    """Always names its number."""

    def __init__(self, number: float) -> None:
        self.number = number

    def choose(self, _: Brief) -> Advice:
        return Advice(self.number)


class Auctions:
    """One weight, the number; higher is better."""

    def __init__(self, seats: int) -> None:
        self.rules: Any = Auction(seats)
        self.seats = seats

    def start(self, _: str) -> dict[str, float]:
        return {"number": 5.0}

    def bot(self, _: str, values: Mapping[str, float]) -> Bot:
        return Bidder(values["number"])

    def rivals(self, _: str) -> Sequence[Bot]:
        return [Bidder(5)]

    def keep(self, *_: object) -> None:
        raise AssertionError("nothing is written here")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_better_candidates_are_worth_more_at_tables_of_any_size(seats: int) -> None:
    tuning = Tuning(Auctions(seats), "any", 1)
    points = [[math.log(number)] for number in (2, 20, 9, 14)]
    worths = tuning.worths(points, range(40), Random(3))
    assert sorted(range(4), key=lambda at: worths[at]) == [0, 2, 3, 1]


def test_every_candidate_of_a_generation_has_one_seat_for_each_of_the_dice() -> None:
    tuning = Tuning(Auctions(3), "any", 1)
    tuning.worths([[math.log(9)]] * 7, range(4), Random(3))
    assert tuning.played == 4 * 3


def test_the_choice_is_made_by_one_among_equals_in_every_seat() -> None:
    tuning = Tuning(Auctions(3), "any", 1)
    best, found = tuning.choose([[math.log(3)], [math.log(8)]], 2)
    assert best == [math.log(8)]
    assert [wins for _, wins in found] == [0.0, 1.0]
    assert tuning.played == 2 * 2 * 3


TUNED = [title for title in sorted(titles()) if offered(title, "tuning", "Space")]
"""Titles whose computer players have numbers that are searched for."""


@pytest.mark.parametrize("title", TUNED)
def test_the_tuner_can_open_the_players_of_every_title(title: str) -> None:
    space = offered(title, "tuning", "Space")(quick=True)
    # The others are made of these, and have no numbers of their own.
    for level in set(titles()[title].levels) & {part.name for part in fields(space.players)}:
        values = space.start(level)
        assert values
        assert min(values.values()) > 0
        assert callable(space.bot(level, values).choose)
