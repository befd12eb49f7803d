"""A careless choice: better things are likelier, and nothing is impossible."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from game.core.bot import Advice, Brief
from game.core.chance import Roll, Seeded
from game.core.contract import AnyRules
from game.core.message import Message


class Warm(Protocol):
    """Rough weights of a careless player, which say how careless it is."""

    @property
    def temperature(self) -> float:
        """Give the lead in value that still counts for little."""


R = TypeVar("R", bound=AnyRules)
W = TypeVar("W", bound=Warm)
K = TypeVar("K")

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


class Careless(ABC, Generic[R, W, K]):
    """Weighs every legal action roughly, and takes better ones more often than worse ones."""

    title: ClassVar[str]

    def __init__(self, rules: R, rough: W, taste: K) -> None:
        self.rules, self.rough, self.taste = rules, rough, taste

    @abstractmethod
    def weigh(self, brief: Brief) -> Callable[[Any], float]:
        """Give what says the rough value of an action."""

    def choose(self, brief: Brief) -> Advice:
        """Choose at random, the better the likelier; the random source is the brief's seed."""
        actions = list(self.rules.legal(brief.view))
        values = [*map(self.weigh(brief), actions)]
        action = actions[pick(values, self.rough.temperature, brief.seed)]
        # Where nothing could be chosen no feeling led to it.
        many = len(actions) > 1
        return Advice(action, Message(f"{self.title}.bot.reason.feeling") if many else None)
