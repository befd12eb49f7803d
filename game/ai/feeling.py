"""A choice by feeling: what seems best, and anything that seems nearly as good."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from game.core.bot import Advice, Brief
from game.core.chance import Roll, Seeded
from game.core.contract import AnyRules
from game.core.message import Message


class Vague(Protocol):
    """Rough weights of a player who goes by feeling, which say how vague it is."""

    @property
    def near(self) -> float:
        """Give the lead in value that is not felt."""


R = TypeVar("R", bound=AnyRules)
W = TypeVar("W", bound=Vague)
K = TypeVar("K")


def pick(values: Sequence[float], near: float, seed: str) -> int:
    """Draw one of the places whose value is at most so much less than the best; never another."""
    top = max(values)
    close = [place for place, value in enumerate(values) if value >= top - near]
    cast = int(Seeded(seed).decide(Roll(1, len(close)), ("pick",)).values[0])
    return close[cast - 1]


class Feeling(ABC, Generic[R, W, K]):
    """Weighs every legal action roughly, and takes the best or one that seems as good."""

    title: ClassVar[str]

    def __init__(self, rules: R, rough: W, taste: K) -> None:
        self.rules, self.rough, self.taste = rules, rough, taste

    @abstractmethod
    def weigh(self, brief: Brief) -> Callable[[Any], float]:
        """Give what says the rough value of an action."""

    def choose(self, brief: Brief) -> Advice:
        """Choose among what seems equally good; the random source is the brief's seed."""
        actions = list(self.rules.legal(brief.view))
        values = [*map(self.weigh(brief), actions)]
        action = actions[pick(values, self.rough.near, brief.seed)]
        # Where nothing could be chosen no feeling led to it.
        many = len(actions) > 1
        return Advice(action, Message(f"{self.title}.bot.reason.feeling") if many else None)
