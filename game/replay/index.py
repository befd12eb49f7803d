"""The index of a match: where somebody decided, and where each turn and each round began."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.contract import Turn
from game.replay.record import Record

UNITS = ("decision", "turn", "round")
"""By what one can go forward and back."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A place at which a seat had to decide: the entry after it says how, if it has decided."""

    place: int
    seat: int
    round: int
    """0 in a game without rounds."""
    phase: str


@dataclass(frozen=True, slots=True)
class Span:
    """Places from `first` up to `end`, where the next span begins, in one round or one turn."""

    first: int
    end: int
    round: int
    seat: int | None = None
    """Whose turn it was; `None` for a round."""


@dataclass(frozen=True, slots=True)
class Index:
    """Where in a match is what. All places of one kind are in order."""

    last: int
    """The newest place."""
    decisions: tuple[Decision, ...]
    turns: tuple[Span, ...]
    rounds: tuple[Span, ...]
    """Empty in a game without rounds."""

    def stops(self, unit: str) -> tuple[int, ...]:
        """Give the places at which one can stop, going by a unit; the newest is always one."""
        found: list[int] = [d.place for d in self.decisions]
        if unit != "decision":
            found = [span.first for span in (self.turns if unit == "turn" else self.rounds)]
        return tuple(found) if self.last in found[-1:] else (*found, self.last)

    def after(self, place: int, unit: str) -> int:
        """Give the next stop after a place; at the newest one it stays."""
        stops = self.stops(unit)
        return stops[min(bisect_right(stops, place), len(stops) - 1)]

    def before(self, place: int, unit: str) -> int:
        """Give the next stop before a place; at the first one it goes to the beginning."""
        stops = self.stops(unit)
        at = bisect_left(stops, place)
        return stops[at - 1] if at else 0

    def decision(self, place: int) -> int:
        """Give the number, from 0, of the decision that leads to a place or comes at it."""
        places = [decision.place for decision in self.decisions]
        return max(0, bisect_right(places, place) - 1)

    def since(self, seat: int) -> int:
        """Give the place after a seat's last decision, to see what happened since; else 0.

        In the middle of a turn of its own that is the decision before others came.
        """
        made = [decision for decision in self.decisions if decision.place < self.last]
        others = [decision.place for decision in made if decision.seat != seat]
        until = others[-1] if others else self.last
        own = [d.place + 1 for d in made if d.seat == seat and d.place < until]
        return own[-1] if own else 0


def index_of(record: Record) -> Index:
    """Look through a match for its decisions, turns and rounds."""
    rules, last = record.rules, record.last
    decisions: list[Decision] = []
    for place in range(last + 1):
        state = record.state(place)
        pending = rules.pending(state)
        if isinstance(pending, Turn):
            decisions.append(Decision(place, pending.seat, rules.round(state), pending.phase))
    owners = [rules.seat(record.state(d.place)) for d in decisions]
    turns = _turns(decisions, owners, last)
    rounds = _rounds(decisions, last)
    return Index(last, tuple(decisions), turns, rounds)


def _turns(decisions: Sequence[Decision], owners: Sequence[int], last: int) -> tuple[Span, ...]:
    """Join decisions one after the other in the same turn; others may decide in it too."""
    keys = [(d.round, owner) for d, owner in zip(decisions, owners, strict=True)]
    bounds = _bounds(decisions, keys, last)
    return tuple(Span(first, end, *keys[at]) for at, first, end in bounds)


def _rounds(decisions: Sequence[Decision], last: int) -> tuple[Span, ...]:
    around = [d.round for d in decisions]
    bounds = _bounds(decisions, around, last) if any(around) else ()
    return tuple(Span(first, end, around[at]) for at, first, end in bounds)


def _bounds(
    decisions: Sequence[Decision], keys: Sequence[object], last: int
) -> tuple[tuple[int, int, int], ...]:
    """Give the number of the first decision of each run of equal keys, and its places."""
    starts = [at for at, key in enumerate(keys) if at == 0 or key != keys[at - 1]]
    firsts = [decisions[at].place for at in starts]
    return tuple(zip(starts, firsts, (*firsts[1:], last), strict=False))
