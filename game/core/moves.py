"""The engine that all titles share: a table of actions, and the rules' functions that read it.

A title writes one `Move` for each sort of action and one list for each phase. `Engine` makes
`legal`, `refuse` and `apply` of them; what is left to a title is its own: set-up, whose decision
it is, what a seat may see, scores, what is impossible.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from game.core.chance import Outcome, fits
from game.core.contract import Chance, Over, Pending, Step, Turn
from game.core.event import Events
from game.core.message import Key, Refusal, refuse

OVER = Over()
"""The end, made once."""


class Phased(Protocol):
    """A state that the engine can play: it knows its step, whose turn it is, and its round."""

    round: int
    seat: int
    phase: str

    def clone(self: S) -> S:
        """Give a copy that may still be filled in."""


T = TypeVar("T")
S = TypeVar("S", bound=Phased)
A = TypeVar("A")
X = TypeVar("X")


@dataclass(frozen=True, slots=True)
class Move(Generic[T, S, X]):
    """One sort of action: when it is possible, who judges it, and what it does.

    `refuse` is asked in one of the `phases` only; without it every action of the sort is fine
    there. `apply` fills in a fresh clone that nobody else has seen yet. `T` are the title's
    tables, `S` its states, `X` the class of the action.
    """

    action: type[X]
    phases: tuple[str, ...]
    """The steps it belongs to; all are named when it comes at another time."""
    apply: Callable[[T, S, X, Events], None]
    refuse: Callable[[T, S, X], Refusal | None] | None = None
    barred: Callable[[T, S], Refusal | None] | None = None
    """Says why a whole game, by its options or players, has no such action."""
    seals: Callable[[S, S, X], bool] | None = None
    """Tells of the states before and after whether it showed what undo must not take back.

    Chance is guarded anyway.
    """


class Moves(Generic[T, S, A]):
    """All moves of a title, what may be done in each phase, and what an answer of chance does.

    Phases list their actions as a whole, not sort by sort: computer players break ties by the
    order of the list, and the sorts of one phase share the search for their targets. `follow` lets
    happen what comes by itself after an action or an answer; most games need nothing.
    """

    def __init__(
        self,
        title: str,
        rows: Iterable[Move[T, S, Any]],
        legal: Mapping[str, Callable[[T, S], Sequence[A]]],
        answer: Callable[[T, S, Outcome, Events], None],
        follow: Callable[[T, S, Events], None] | None = None,
    ) -> None:
        self.title = title
        self.rows: Mapping[type, Move[T, S, Any]] = {row.action: row for row in rows}
        self.legal = legal
        self.apply: Mapping[type, Callable[[T, S, Any, Events], None]] = {
            Outcome: answer,
            **{action: row.apply for action, row in self.rows.items()},
        }
        self.follow = follow
        self.seals: Mapping[type, Callable[[S, S, Any], bool]] = {
            action: row.seals for action, row in self.rows.items() if row.seals is not None
        }


class Engine(ABC, Generic[T, S, A]):
    """What the rules of every title do alike, by the table of its moves."""

    def __init__(self, moves: Moves[T, S, A], tables: T) -> None:
        self.moves, self.tables = moves, tables
        self._rows, self._legal, self._apply = moves.rows, moves.legal, moves.apply
        self._follow, self._seals = moves.follow, moves.seals
        # A playout asks hundreds of thousands of times: what no title changes is not called.
        self._other = type(self).decides is not Engine.decides
        self._turns: dict[tuple[int, str], Turn] = {
            (seat, phase): Turn(seat, phase) for seat in range(9) for phase in moves.legal
        }

    @abstractmethod
    def waits(self, state: S) -> bool:
        """Tell whether chance must answer before anybody can decide."""

    @abstractmethod
    def asks(self, state: S) -> Chance:
        """Give what chance is asked for, where it is waited for."""

    def decides(self, state: S) -> int:
        """Name the seat that must decide, where it is a seat's decision."""
        return state.seat

    # the contract

    def pending(self, state: S) -> Pending:
        """Say who or what must decide."""
        if self.waits(state):
            return self.asks(state)
        phase = state.phase
        if phase == "over":
            return OVER
        return self._turns[self.decides(state) if self._other else state.seat, phase]

    def round(self, state: S) -> int:
        """Give the number of the round."""
        return state.round

    def seat(self, state: S) -> int:
        """Name the seat whose turn it is."""
        return state.seat

    def view(self, state: S, seat: int | None) -> S:
        """Give the state itself: everything lies open where a title does not say otherwise."""
        del seat
        return state

    def legal(self, state: S) -> Sequence[A]:
        """List what the seat may do, by the list of the phase."""
        return () if self.waits(state) else self._legal[state.phase](self.tables, state)

    def refuse(self, state: S, action: object) -> Refusal | None:
        """Say why `action` may not be done now, or `None`."""
        row = self._rows.get(type(action))
        if row is None:
            return refuse(f"{self.moves.title}.refuse.unknown")
        if row.barred is not None and (refusal := row.barred(self.tables, state)) is not None:
            return refusal
        if state.phase not in row.phases or self.waits(state):
            title, phases = self.moves.title, row.phases
            steps = tuple(Key(f"{title}.phase.{phase}") for phase in phases)
            return refuse(f"{title}.refuse.step", step=steps, count=len(steps))
        return None if row.refuse is None else row.refuse(self.tables, state, action)

    def apply(self, state: S, action: A | Outcome, quiet: bool = False) -> Step:
        """Do an action or take an answer of chance; a quiet one is trusted and tells no events."""
        events: Events = None if quiet else []
        if not quiet:
            self._check(state, action)
        # One shallow clone for the whole step: functions fill it in, and share what they leave
        # alone.
        after = state.clone()
        kind = type(action)
        self._apply[kind](self.tables, after, action, events)
        if self._follow is not None:
            self._follow(self.tables, after, events)
        sealed = kind in self._seals and self._seals[kind](state, after, action)
        return Step(after, tuple(events) if events else (), sealed)

    def _check(self, state: S, action: A | Outcome) -> None:
        if isinstance(action, Outcome):
            pending = self.pending(state)
            if not isinstance(pending, Chance) or not fits(pending.request, action):
                raise ValueError(f"{action} answers nothing that was asked")
            return
        refusal = self.refuse(state, action)
        if refusal is not None:
            raise ValueError(f"{action}: {refusal.key}")
