"""Chance as explicit requests: the rules say what must be decided, somebody else decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from game.core.message import Refusal, refuse

Occasion = tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """A request to throw `count` dice with faces 1..`sides`."""

    count: int
    sides: int = 6


@dataclass(frozen=True, slots=True)
class Draw:
    """A request to draw `count` cards from `pool`, an unordered multiset, of the deck `deck`."""

    deck: str
    pool: tuple[str, ...]
    count: int = 1


Request = Roll | Draw


@dataclass(frozen=True, slots=True)
class Outcome:
    """What chance decided: faces of dice, or ids of cards in the order drawn."""

    values: tuple[int, ...] | tuple[str, ...]


def fits(request: Request, outcome: Outcome) -> bool:
    """Tell whether `outcome` could answer `request`: its count, its faces, its cards."""
    values = outcome.values
    if len(values) != request.count:
        return False
    if isinstance(request, Roll):
        # Answers come from files and people too, and a bool would be a face there.
        return all(type(v) is int and 1 <= v <= request.sides for v in values)
    return not Counter(values) - Counter(request.pool)


def open_ended(request: Request) -> bool:
    """Tell whether more than one answer shows something else: whether the answer is news."""
    if isinstance(request, Roll):
        return request.count > 0 and request.sides > 1
    return request.count > 0 and len(set(request.pool)) > 1


def refuse_outcome(request: Request, outcome: Outcome) -> Refusal | None:
    """Say what is wrong about an answer, and what would be right, or `None` when it fits.

    A card is named by its id and its deck, so that whoever tells it can put its name there.
    """
    values = outcome.values
    if isinstance(request, Roll):
        sides = request.sides
        odd = [v for v in values if type(v) is not int or not 1 <= v <= sides]
        if odd:
            return refuse("refuse.outcome.face", face=odd[0], sides=sides)
    else:
        left = Counter(request.pool)
        for card, count in Counter(map(str, values)).items():
            if count > left[card]:
                key = "card" if left[card] else "gone"
                return refuse(
                    f"refuse.outcome.{key}",
                    card=card,
                    deck=request.deck,
                    count=left[card],
                    asked=count,
                )
    if len(values) != request.count:
        return refuse("refuse.outcome.count", count=request.count, given=len(values))
    return None


def sample(request: Request, rng: Random) -> Outcome:
    """Decide `request` at random, by `random()` only: Python promises its sequence for a seed."""
    if isinstance(request, Roll):
        sides = request.sides
        return Outcome(tuple([int(rng.random() * sides) + 1 for _ in range(request.count)]))
    # `shuffle` and `choice` may change between versions of Python, and with them every game of a
    # seed.
    pool = list(request.pool)
    return Outcome(tuple([pool.pop(int(rng.random() * len(pool))) for _ in range(request.count)]))


class ChanceSource(Protocol):
    """Whoever answers requests in a match."""

    def decide(self, request: Request, occasion: Occasion) -> Outcome:
        """Answer `request`, which falls at `occasion` of the game."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """Chance as a pure function of a seed and the occasion; other choices do not matter."""

    seed: str

    def decide(self, request: Request, occasion: Occasion) -> Outcome:
        """Answer `request`; equal seed and occasion give the equal answer, on every machine."""
        where = "/".join(str(part) for part in occasion)
        return sample(request, Random(f"{self.seed}/{where}"))


class Scripted:
    """Chance that gives prepared answers in order, for tests and for replays."""

    def __init__(self, outcomes: Iterable[Iterable[int] | Iterable[str]]) -> None:
        self._waiting = [Outcome(tuple(values)) for values in outcomes]  # type: ignore[arg-type]

    def decide(self, request: Request, occasion: Occasion) -> Outcome:
        """Give the next answer; a missing or an impossible one is a fault of the script."""
        if not self._waiting:
            raise LookupError(f"the script has no answer left for {request} at {occasion}")
        outcome = self._waiting.pop(0)
        if not fits(request, outcome):
            raise ValueError(f"the script answers {request} at {occasion} with {outcome}")
        return outcome
