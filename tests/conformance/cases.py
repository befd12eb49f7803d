"""Every title with every number of players and every value of its options, and games of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest

from game.core.chance import Seeded
from game.core.contract import AnyRules, Chance, Turn
from game.core.match import Match
from game.core.registry import titles
from game.core.title import Title
from game.loading.title import load
from tests.build.options import accepted, option_sets

TITLES = tuple(sorted(titles()))
SEEDS = ("ochre", "teal")
LONGEST = 20_000
"""Decisions after which a game counts as one that never ends."""


@dataclass(frozen=True)
class Case:
    """One way to set up a title."""

    title: str
    seats: int
    # A dict has no hash, and a case is a key of the cache.
    options: dict[str, str] = field(hash=False)

    def __str__(self) -> str:
        chosen = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.title, str(self.seats), *chosen])

    @property
    def offer(self) -> Title:
        return titles()[self.title]

    def rules(self) -> AnyRules:
        return self.offer.rules(load(self.title), self.options)


def _cases() -> Iterator[Case]:
    for title in TITLES:
        for options in option_sets(title):
            for seats in accepted(title, options):
                yield Case(title, seats, options)


CASES = tuple(_cases())


def _games() -> Iterator[Any]:
    seen: set[str] = set()
    for case in CASES:
        for seed in SEEDS if case.title not in seen else SEEDS[:1]:
            # pytest's marking of set-ups knows nothing of two seeds for the first of them.
            again = [pytest.mark.slow] if seed != SEEDS[0] else []
            yield pytest.param(case, seed, id=f"{case}-{seed}", marks=again)
        seen.add(case.title)


games = pytest.mark.parametrize(("case", "seed"), list(_games()))
"""A game of every case, and a second one, from another seed, of the first case of each title."""


@cache
def game(case: Case, seed: str) -> Match:
    """Play a whole game at random; asked for again it is the same match: do not change it."""
    return fresh(case, seed)


def fresh(case: Case, seed: str) -> Match:
    """Play a whole game at random."""
    rules = case.rules()
    # The second seat begins: rules that take seat 0 for the first one are found out.
    match = Match(rules, rules.setup(case.seats, 1 % case.seats), Seeded(seed))
    rng = Random(f"{case}/{seed}")
    match.begin()
    for _ in range(LONGEST):
        if match.over:
            return match
        # A refusal is a value too: unlooked at, the loop would turn on the spot.
        assert isinstance(match.play(rng.choice(list(rules.legal(match.state)))), list)
    raise AssertionError(f"{case} did not end within {LONGEST} decisions")


def states(match: Match) -> list[Any]:
    """Give every state of a match in order."""
    return [played.before for played in match.history()] + [match.state]


def decisions(match: Match, most: int = 40) -> list[Any]:
    """Give states in which a seat must decide, spread over the match, at most so many."""
    found = [s for s in states(match) if isinstance(match.rules.pending(s), Turn)]
    # Every decision of every case would take too long, and the first ones are all alike.
    return found[:: max(1, len(found) // most)][:most]


def chances(match: Match) -> list[Any]:
    """Give the states in which fate must decide."""
    return [s for s in states(match) if isinstance(match.rules.pending(s), Chance)]
