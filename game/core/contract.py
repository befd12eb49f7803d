"""The ten functions every title offers; the rest of the program is written against them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from game.core.chance import Occasion, Outcome, Request
from game.core.event import Event
from game.core.message import Key, Message, Refusal

S = TypeVar("S")
"""The states of a title."""
A = TypeVar("A")
"""The actions of a title."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat must decide, in the step of the rules that `phase` names."""

    seat: int
    phase: str


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance must decide; `occasion` says when in the game: round, seat, count in that turn."""

    request: Request
    phase: str
    occasion: Occasion


@dataclass(frozen=True, slots=True)
class Over:
    """Nobody must decide any more."""


Pending = Turn | Chance | Over


@dataclass(slots=True)
class Step:
    """A new state and what happened; a sealed step reveals something, so undo stops at it."""

    # Playouts make millions of these, and a named tuple or a frozen record takes twice as long to
    # make. The state is `Any` here, and typed by its user.
    state: Any
    events: tuple[Event, ...] = ()
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One source of points: the key of its name, the points, and what it counts, if anything."""

    key: str
    points: int
    params: tuple[tuple[str, int | str | Key], ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat has scored, by source. `tie` decides between equal totals, highest first."""

    seat: int
    lines: tuple[Line, ...]
    tie: tuple[int, ...] = ()
    tie_keys: tuple[str, ...] = ()
    """What each number of `tie` counts."""

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)


class Rules(Protocol[S, A]):
    """One game's rules for given components and options. States are values: none ever changes.

    Shared code that finds a title by its id at run time writes `AnyRules`.
    """

    def setup(self, seats: int, first: int = 0) -> S:
        """Make the state before the first decision, `first` being the start player."""

    def pending(self, state: S) -> Pending:
        """Say who or what must decide."""

    def round(self, state: S) -> int:
        """Give the number of the round, from 1; 0 where a game has no rounds."""

    def seat(self, state: S) -> int:
        """Name the seat whose turn it is, also while chance or another seat is waited for."""

    def legal(self, state: S) -> Iterable[A]:
        """List the actions of the seat that must decide; each prune is told in the docstring."""

    def refuse(self, state: S, action: object) -> Refusal | None:
        """Say why `action` may not be done now, or `None`. Exact for every value."""

    def apply(self, state: S, action: A | Outcome, quiet: bool = False) -> Step:
        """Do an action or take an Outcome; `quiet` leaves the events out (playouts).

        The action must be one that `refuse` accepts; a program that breaks this gets ValueError.
        """

    def view(self, state: S, seat: int | None) -> S:
        """Give the state as `seat` (`None`: the public) may know it."""

    def scores(self, state: S) -> tuple[Score, ...]:
        """Give every seat's points by source, as they stand."""

    def problems(self, state: S) -> tuple[Message, ...]:
        """Name everything that is impossible about a state, such as one edited by hand."""


AnyRules: TypeAlias = Rules[Any, Any]
"""Rules found by a title's id: which states and actions are theirs, only the title knows."""


def winners(scores: Iterable[Score]) -> tuple[int, ...]:
    """Name the seats with the highest total, ties broken by `Score.tie`; still equal: all."""
    ranked = [(score.total, score.tie, score.seat) for score in scores]
    if not ranked:
        return ()
    best = max(entry[:2] for entry in ranked)
    return tuple(seat for total, tie, seat in ranked if (total, tie) == best)


__all__ = [
    "AnyRules",
    "Chance",
    "Key",
    "Line",
    "Message",
    "Outcome",
    "Over",
    "Pending",
    "Refusal",
    "Rules",
    "Score",
    "Step",
    "Turn",
    "winners",
]
