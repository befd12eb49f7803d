"""The rules of Pips: what it consists of, its state, its two actions, and what each does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated

from game.core.chance import Outcome, Roll
from game.core.contract import Chance, Line, Score, winners
from game.core.event import Event, GameEnded, RoundBegan, Told
from game.core.message import Message, Refusal, refuse
from game.core.moves import Engine, Move, Moves
from game.core.title import Cover
from game.kit.schema import Range

Pips = Annotated[int, Range(1, 99)]


@dataclass(frozen=True, slots=True)
class Table:
    """The sheet `table`: the points that end the game, and the face that loses the turn."""

    goal: Pips
    loses: Annotated[int, Range(1, 6)]


@dataclass(frozen=True, slots=True)
class Bots:
    """The sheet `bots`: the points at which each level holds."""

    easy: Pips
    hard: Pips
    styles: Mapping[str, Pips] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Parts:
    """Everything that the data say."""

    cover: Cover
    table: Table
    bots: Bots


@dataclass(slots=True)
class State:
    """Points held and points at stake; nothing is hidden."""

    held: tuple[int, ...]
    start: int
    seat: int
    round: int = 1
    phase: str = "act"
    stake: int = 0
    throws: int = 0
    face: int = 0
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
    """The die fell; `lost` is what was at stake."""

    seat: int
    face: int
    lost: int


@dataclass(frozen=True, slots=True)
class Held(Event):
    """A seat kept so many points."""

    seat: int
    points: int


def _throw(_: Table, state: State, __: Throw, ___: Told) -> None:
    state.rolling, state.throws = True, state.throws + 1


def _fall(table: Table, state: State, outcome: Outcome, told: Told) -> None:
    state.rolling, state.face = False, int(outcome.values[0])
    lost = state.face == table.loses
    if told is not None:
        told.append(Thrown(state.seat, state.face, state.stake if lost else 0))
    state.stake = 0 if lost else state.stake + state.face
    if lost:
        _next(table, state, told)


def _hold(table: Table, state: State, _: Hold, told: Told) -> None:
    at = state.seat
    state.held = (*state.held[:at], state.held[at] + state.stake, *state.held[at + 1 :])
    if told is not None:
        told.append(Held(at, state.stake))
    _next(table, state, told)


def _next(table: Table, state: State, told: Told) -> None:
    state.stake, state.throws, state.seat = 0, 0, (state.seat + 1) % len(state.held)
    if state.seat == state.start:
        over = max(state.held) >= table.goal
        state.round, state.phase = state.round + (not over), "over" if over else "act"
        if told is not None:
            told.append(GameEnded(winners(scores(state))) if over else RoundBegan(state.round))


def scores(state: State) -> tuple[Score, ...]:
    """Give the points held; who shares the most shares the win."""
    return tuple(Score(at, (Line("pips.line.held", held),)) for at, held in enumerate(state.held))


def _legal(_: Table, state: State) -> tuple[Throw | Hold, ...]:
    return (Throw(), Hold()) if state.throws else (Throw(),)


def _refuse_hold(_: Table, state: State, __: Hold) -> Refusal | None:
    return None if state.throws else refuse("pips.refuse.nothing")


MOVES: Moves[Table, State, Throw | Hold] = Moves(
    "pips",
    (
        Move(Throw, ("act",), _throw),
        Move(Hold, ("act",), _hold, _refuse_hold),
    ),
    {"act": _legal, "over": lambda *_: ()},
    _fall,
)


class PipsRules(Engine[Table, State, Throw | Hold]):
    """What is left when the table of moves has said what may be done and what it does."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(MOVES, parts.table)

    def setup(self, seats: int, first: int = 0) -> State:
        """Begin with nothing."""
        return State((0,) * seats, first, first)

    def waits(self, state: State) -> bool:
        """Tell whether the die is in the air."""
        return state.rolling

    def asks(self, state: State) -> Chance:
        """Ask for one die."""
        return Chance(Roll(1), "throw", (state.round, state.seat, state.throws))

    def view(self, state: State, seat: int | None) -> State:
        """Show everything."""
        del seat
        return state

    def scores(self, state: State) -> tuple[Score, ...]:
        """Give the points held."""
        return scores(state)

    def problems(self, state: State) -> tuple[Message, ...]:
        """Find points that nobody can have."""
        wrong = min((*state.held, state.stake)) < 0
        return (Message("pips.problem.points"),) if wrong else ()
