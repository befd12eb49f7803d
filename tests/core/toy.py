"""The smallest game there is, to test matches with: throw, then keep or stop, by turns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from game.core.chance import Outcome, Roll
from game.core.contract import Chance, Line, Over, Pending, Score, Step, Turn
from game.core.correction import AmendableField
from game.core.message import Message, Refusal, refuse

ENOUGH = 6


@dataclass(frozen=True, slots=True)
class Add:
    """Add a number openly."""

    number: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Ask fate for a number."""


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at something that cannot be unseen."""


@dataclass(frozen=True, slots=True)
class Count:
    """The state: sums by seat, decisions made, and whether fate must answer."""

    sums: tuple[int, ...]
    made: int = 0
    thrown: bool = False


class Toy:
    """Everybody makes decisions in turn until six were made; the higher sum wins."""

    def setup(self, seats: int, first: int = 0) -> Count:
        del first
        return Count((0,) * seats)

    def pending(self, state: Count) -> Pending:
        if state.thrown:
            return Chance(Roll(1), "throw", (state.made,))
        return Over() if state.made >= ENOUGH else Turn(self.seat(state), "go")

    def seat(self, state: Count) -> int:
        return state.made % len(state.sums)

    def round(self, state: Count) -> int:
        del state
        return 0

    def legal(self, state: Count) -> Iterable[Any]:
        go = isinstance(self.pending(state), Turn)
        return [Add(1), Add(2), Throw(), Peek()] if go else []

    def refuse(self, state: Count, action: Any) -> Refusal | None:
        return None if action in self.legal(state) else refuse("toy.no")

    def apply(self, state: Count, action: Any, quiet: bool = False) -> Step:
        del quiet
        if isinstance(action, Throw):
            return Step(replace(state, thrown=True))
        number = action.values[0] if isinstance(action, Outcome) else getattr(action, "number", 0)
        seat = self.seat(state)
        sums = tuple(s + int(number) * (at == seat) for at, s in enumerate(state.sums))
        return Step(Count(sums, state.made + 1), (), isinstance(action, Peek))

    def view(self, state: Count, seat: int | None) -> Count:
        del seat
        return state

    def scores(self, state: Count) -> tuple[Score, ...]:
        return tuple(Score(at, (Line("toy.sum", s),)) for at, s in enumerate(state.sums))

    def problems(self, state: Count) -> tuple[Message, ...]:
        return (Message("toy.negative"),) if min(state.sums) < 0 else ()

    def amendable(self, state: Count) -> tuple[AmendableField, ...]:
        return tuple(
            AmendableField(f"sum.{at}", Message("toy.sum"), value, tuple(range(-9, 100)), at)
            for at, value in enumerate(state.sums)
        )

    def amend(self, state: Count, name: str, value: Any) -> Count:
        seat = int(name.partition(".")[2])
        sums = tuple(value if at == seat else s for at, s in enumerate(state.sums))
        return replace(state, sums=sums)
