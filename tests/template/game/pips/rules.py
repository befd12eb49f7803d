"""Pips: throw as long as you dare, or hold; a one loses what is at stake."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.core.chance import Outcome, Roll
from game.core.contract import Chance, Line, Score
from game.core.event import Event, Events, GameEnded
from game.core.message import Message, Refusal, refuse
from game.core.moves import Engine, Move, Moves


@dataclass(frozen=True, slots=True)
class Table:
    """The sheet `table`: the points that end the game, and at how many each level holds."""

    goal: int
    holds: Mapping[str, int]


@dataclass(slots=True)
class State:
    """Points held and at stake. Each turn counts as a round; `throws` are those of this one."""

    held: tuple[int, ...]
    seat: int
    round: int = 1
    phase: str = "act"
    stake: int = 0
    throws: int = 0
    rolling: bool = False

    def clone(self) -> State:
        """Give a copy that may still be filled in."""
        return replace(self)


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the die."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep what is at stake, and end the turn."""


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """The die fell."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class Held(Event):
    """A seat kept what was at stake."""

    seat: int
    points: int


def _throw(_: Table, state: State, __: Throw, ___: Events) -> None:
    state.rolling, state.throws = True, state.throws + 1


def _fall(_: Table, state: State, outcome: Outcome, told: Events) -> None:
    face = int(outcome.values[0])
    state.rolling, state.stake = False, 0 if face == 1 else state.stake + face
    if told is not None:
        told.append(Thrown(state.seat, face))
    if face == 1:
        _next(state)


def _hold(table: Table, state: State, _: Hold, told: Events) -> None:
    seat, held = state.seat, list(state.held)
    held[seat] += state.stake
    state.held = tuple(held)
    if held[seat] >= table.goal:
        state.phase = "over"
    if told is not None:
        told.append(Held(seat, state.stake))
        told += [GameEnded((seat,))] if state.phase == "over" else []
    _next(state)


def _next(state: State) -> None:
    state.stake, state.throws, state.round = 0, 0, state.round + 1
    state.seat = (state.seat + 1) % len(state.held)


def _refuse_hold(_: Table, state: State, __: Hold) -> Refusal | None:
    return None if state.throws else refuse("pips.refuse.nothing")


def _legal(_: Table, state: State) -> tuple[Throw | Hold, ...]:
    return (Throw(), Hold()) if state.throws else (Throw(),)


MOVES: Moves[Table, State, Throw | Hold] = Moves(
    "pips",
    (Move(Throw, ("act",), _throw), Move(Hold, ("act",), _hold, _refuse_hold)),
    {"act": _legal, "over": lambda *_: ()},
    _fall,
)


class PipsRules(Engine[Table, State, Throw | Hold]):
    """What the table of moves does not say."""

    def setup(self, seats: int, first: int = 0) -> State:
        """Begin with nothing."""
        return State((0,) * seats, first)

    def waits(self, state: State) -> bool:
        """Tell whether the die is in the air."""
        return state.rolling

    def asks(self, state: State) -> Chance:
        """Ask for one die."""
        return Chance(Roll(1), "throw", (state.round, state.throws))

    def view(self, state: State, _: int | None) -> State:
        """Show everything to everybody."""
        return state

    def scores(self, state: State) -> tuple[Score, ...]:
        """Give the points held."""
        return tuple(Score(at, (Line("pips.line.held", n),)) for at, n in enumerate(state.held))

    def problems(self, state: State) -> tuple[Message, ...]:
        """Find points that nobody can have."""
        return (Message("pips.problem"),) if min((*state.held, state.stake)) < 0 else ()
