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
        return replace(self)

    def pass_on(self) -> None:
        self.stake, self.throws, self.round = 0, 0, self.round + 1
        self.seat = (self.seat + 1) % len(self.held)


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the die."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep what is at stake, and end the turn."""


@dataclass(frozen=True, slots=True)
class Told(Event):
    """The die fell, or with no face: a seat kept these points."""

    seat: int
    face: int
    points: int = 0


class PipsRules(Engine[Table, State, Throw | Hold]):
    def setup(self, seats: int, first: int = 0) -> State:
        return State((0,) * seats, first)

    def waits(self, state: State) -> bool:
        return state.rolling

    def asks(self, state: State) -> Chance:
        return Chance(Roll(1), "throw", (state.round, state.throws))

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(Score(at, (Line("pips.line.held", n),)) for at, n in enumerate(state.held))

    def problems(self, state: State) -> tuple[Message, ...]:
        return (Message("pips.problem"),) if min((*state.held, state.stake)) < 0 else ()


def _too_soon(_: Table, state: State, __: Hold) -> Refusal | None:
    return None if state.throws else refuse("pips.refuse.nothing")


def _throw(_: Table, state: State, __: Throw, ___: Events) -> None:
    state.rolling, state.throws = True, state.throws + 1


def _fall(_: Table, state: State, outcome: Outcome, events: Events) -> None:
    face = int(outcome.values[0])
    state.rolling, state.stake = False, 0 if face == 1 else state.stake + face
    if events is not None:
        events.append(Told(state.seat, face))
    if face == 1:
        state.pass_on()


def _hold(table: Table, state: State, _: Hold, events: Events) -> None:
    seat, held = state.seat, list(state.held)
    held[seat] += state.stake
    state.held, state.phase = tuple(held), "over" if held[seat] >= table.goal else "act"
    if events is not None:
        over = [GameEnded((seat,))] if state.phase == "over" else []
        events += [Told(seat, 0, state.stake), *over]
    state.pass_on()


MOVES: Moves[Table, State, Throw | Hold] = Moves(
    "pips",
    (Move(Throw, ("act",), _throw), Move(Hold, ("act",), _hold, _too_soon)),
    {"act": lambda _, s: (Throw(), Hold())[: 1 + (s.throws > 0)], "over": lambda *_: ()},
    _fall,
)
