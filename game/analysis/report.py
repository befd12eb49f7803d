"""What an analysis comes to: each seat's balance, the decisions that cost or won most, as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.analysis.analyst import Stage, balances
from game.analysis.findings import Balance, Decision, Fortune
from game.analysis.measures import Marks, shared
from game.analysis.shares import Shares, chance
from game.core.message import Message
from game.replay.record import Record

COUNT = 3
"""So many decisions of each seat are named."""


@dataclass(frozen=True, slots=True)
class Report:
    """One match, analysed as far as `stage` has come."""

    record: Record
    stage: Stage

    @property
    def whole(self) -> bool:
        """Whether nothing is left to be analysed."""
        return self.stage.next > self.record.last

    @property
    def marks(self) -> Marks:
        """From which losses a decision is called by a word."""
        return shared().marks

    @property
    def balances(self) -> tuple[Balance, ...]:
        """Luck and play of each seat."""
        return balances(self.stage, len(self.record.setup.seats))

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions in their order."""
        return tuple([one for one in self.stage.found if isinstance(one, Decision)])

    @property
    def fortunes(self) -> tuple[Fortune, ...]:
        """The answers of chance in their order."""
        return tuple([one for one in self.stage.found if isinstance(one, Fortune)])

    def costliest(self, seat: int, count: int = COUNT) -> tuple[Decision, ...]:
        """Give the decisions with which a seat lost most, the worst first; none below dubious."""
        return mistakes(self.stage, seat, count)

    def best(self, seat: int, count: int = COUNT) -> tuple[Decision, ...]:
        """Give the decisions with which a seat did better than the strong player."""
        least = self.marks.dubious
        won = [one for one in self._made(seat) if chance(-one.loss) >= least]
        return tuple(sorted(won, key=lambda one: (one.loss, one.place))[:count])

    def luckiest(self, seat: int, count: int = COUNT) -> tuple[Fortune, ...]:
        """Give the answers of chance that changed a seat's chance most, either way."""
        order = sorted(self.fortunes, key=lambda one: (-abs(one.change[seat]), one.place))
        return tuple([one for one in order if one.change[seat]][:count])

    def _made(self, seat: int) -> Iterator[Decision]:
        return (one for one in self.decisions if one.seat == seat)

    def document(self) -> dict[str, object]:
        """Give all of it as JSON data; chances are between 0 and 1, and sums are exact."""
        setup = self.record.setup
        marks, seats = self.marks, zip(self.balances, setup.seats, strict=True)
        return {
            "title": setup.title,
            "as": shared().effort.analyst,
            "whole": self.whole,
            "doubt": self.record.doubt.key if self.record.doubt else "",
            "marks": {
                "dubious": marks.dubious,
                "mistake": marks.mistake,
                "blunder": marks.blunder,
            },
            "seats": [
                {"name": chair.name, "level": chair.level, **_balance(balance)}
                for balance, chair in seats
            ],
            "decisions": [_decision(one, marks) for one in self.decisions],
            "chances": [_fortune(one) for one in self.fortunes],
            "curve": [_chances(value) for value in self.stage.values],
        }


def objection(record: Record) -> Message | None:
    """Say why a match has nothing to be analysed, or `None`."""
    # Alone nobody is beaten, so there is no chance to win that could change.
    return Message("analysis.alone") if len(record.setup.seats) < 2 else None


def mistakes(stage: Stage, seat: int, count: int = 10) -> tuple[Decision, ...]:
    """Give the decisions with which a seat lost most, the worst first; none below dubious."""
    marks = shared().marks
    made = [one for one in stage.found if isinstance(one, Decision) and one.seat == seat]
    lost = [one for one in made if one.mark(marks)]
    return tuple(sorted(lost, key=lambda one: (-one.loss, one.place))[:count])


def _chances(parts: Shares) -> list[float]:
    return [chance(part) for part in parts]


def _balance(balance: Balance) -> Mapping[str, int | float]:
    return {
        "seat": balance.seat,
        "start": chance(balance.start),
        "luck": chance(balance.luck),
        "own_play": chance(balance.own_play),
        "others_play": chance(balance.others_play),
        "result": chance(balance.result),
        "hindsight": chance(balance.hindsight),
    }


def _decision(one: Decision, marks: Marks) -> dict[str, object]:
    change = one.change[one.seat]
    return {
        "place": one.place,
        "round": one.round,
        "seat": one.seat,
        "phase": one.phase,
        "before": _chances(one.best),
        "after": _chances(one.taken),
        "change": chance(change),
        "interval": [chance(change - one.doubt), chance(change + one.doubt)],
        "mark": one.mark(marks),
        "taken": json.loads(one.done),
        "best": json.loads(one.instead or one.done),
        "played_on": one.pairs,
    }


def _fortune(one: Fortune) -> dict[str, object]:
    change = one.change[one.seat]
    return {
        "place": one.place,
        "round": one.round,
        "seat": one.seat,
        "answer": list(one.answer),
        "before": _chances(one.expected),
        "after": _chances(one.after),
        "change": chance(change),
        "interval": [chance(change - one.doubt[one.seat]), chance(change + one.doubt[one.seat])],
        "exact": one.exact,
    }
