"""A position in which a decision cost something, to be played better; and what became of that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.analysis.analyst import Analyst, Stage
from game.analysis.findings import Decision
from game.analysis.judge import Judge
from game.analysis.measures import shared
from game.analysis.report import Report
from game.analysis.shares import chance
from game.core.match import Match
from game.core.registry import titles
from game.core.setup import MatchSetup
from game.opening import open_match
from game.replay.record import Record
from game.storage.save import codec

TOLD = 0.001
"""The least difference of chances that is seen where points have one decimal."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What another decision in a puzzle is worth beside the best one."""

    loss: float
    """The chance it loses; negative where it does better than the strong player."""
    doubt: float
    """By how much that may be wrong, with 95 of 100."""
    best: bool
    """Whether it is the best action, or comes to the same."""
    solved: bool
    """Whether it loses too little to be called by a word."""
    better: bool
    """Whether it loses less than what was done then."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision of a match, offered again."""

    name: str
    """Under which it is ticked, one of its title's."""
    record: Record
    decision: Decision
    daily: bool = False
    """Whether it is a position of the day, which nobody at the table has played."""

    @property
    def title(self) -> str:
        """The title it is from."""
        return self.record.setup.title

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self.decision.seat

    @property
    def report(self) -> Report:
        """The decision by itself, as an analysis tells it."""
        return Report(self.record, Stage((), (self.decision,)))

    @property
    def setup(self) -> MatchSetup:
        """The table: whoever decides is a person, and nobody else is asked anything."""
        old = self.record.setup
        level = titles()[old.title].levels[0]
        seats = tuple(
            [
                replace(chair, level="" if at == self.seat else chair.level or level)
                for at, chair in enumerate(old.seats)
            ]
        )
        return replace(old, seats=seats, start=old.first, companion=False, origin=None)

    @property
    def best(self) -> object:
        """The action that the strong player would have chosen."""
        return self._action(self.decision.instead or self.decision.done)

    def open(self) -> Match:
        """Make a match that stands at the position, with nothing before it to take back."""
        return open_match(self.setup, self.record.state(self.decision.place))

    def judging(self, action: object) -> Iterator[Verdict | None]:
        """Judge an action beside the best one, both alike and with the same luck.

        That may take seconds, so it goes piece by piece: `None` until there is a verdict.
        """
        rules = self.record.rules
        state, best = self.record.state(self.decision.place), self.best
        if action == self._action(self.decision.done):
            yield self._verdict(chance(self.decision.loss), chance(self.decision.doubt), False)
            return
        afters = [rules.apply(state, one, quiet=True).state for one in (best, action)]
        if action == best or afters[0] == afters[1]:
            yield Verdict(0.0, 0.0, True, True, True)
            return
        # The fates of the analysis: so what is said now can be held beside what it said.
        seed = f"analysis/{self.record.setup.seed}/{self.decision.place}"
        analyst = Analyst(self.record, Judge(self.record.setup))
        (first, second), doubt, _, other = yield from analyst.comparing(
            state, self.seat, best, action, seed, True
        )
        yield self._verdict(first[self.seat] - second[self.seat], doubt, not other)

    def _verdict(self, loss: float, doubt: float, best: bool) -> Verdict:
        solved = loss < shared().marks.dubious
        better = chance(self.decision.loss) - loss >= TOLD
        return Verdict(loss, doubt, best, solved, solved or better)

    def _action(self, text: str) -> object:
        action: object = codec(self.title).decode(json.loads(text))
        return action
