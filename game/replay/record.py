"""Everything that a match has been: its position after each entry of the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.contract import AnyRules, Over, Step
from game.core.match import LogEntry, Match, Played
from game.core.message import Message
from game.core.setup import MatchSetup


@dataclass(frozen=True, slots=True)
class Gap:
    """Stands for entries that are lost: what came of them is known, but not what they were."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match to be looked back upon.

    Place `n` is the position after `n` entries: 0 the beginning, `last` the newest. A match keeps
    its states, which share nearly all their parts, so every place is at hand at once; a step is
    worked out anew only where its events are wanted.
    """

    setup: MatchSetup
    match: Match
    """A copy: whatever becomes of it, the match itself stays as it is."""
    rest: tuple[object, ...] = ()
    """The last position that was kept, where the log no longer leads to it; else empty."""
    doubt: Message | None = None
    """What of the match cannot be shown, and why."""

    @property
    def rules(self) -> AnyRules:
        """The rules it was played by."""
        return self.match.rules

    @property
    def last(self) -> int:
        """The newest place."""
        return len(self.match.log) + len(self.rest)

    @property
    def over(self) -> bool:
        """Whether the match has come to its end."""
        return isinstance(self.rules.pending(self.state(self.last)), Over)

    def state(self, place: int) -> object:
        """Give the position at a place."""
        self._judge(place, self.last)
        return self.rest[0] if self._lost(place - 1) else self.match.at(place)

    def entry(self, place: int) -> LogEntry:
        """Give the entry that leads from a place to the next."""
        self._judge(place, self.last - 1)
        return LogEntry(None, Gap()) if self._lost(place) else self.match.log[place]

    def played(self, place: int) -> Played:
        """Give how the position at a place became the next one, with all that happened."""
        entry = self.entry(place)
        if self._lost(place):
            return Played(entry, self.state(place), Step(self.state(place + 1)))
        return self.match.played(place)

    def history(self) -> Iterator[Played]:
        """Give all steps from the beginning, each worked out when it is asked for."""
        return (self.played(place) for place in range(self.last))

    def _lost(self, place: int) -> bool:
        return bool(self.rest) and place == self.last - 1

    def _judge(self, place: int, last: int) -> None:
        # A negative place would silently count from the end.
        if not 0 <= place <= last:
            raise IndexError(f"place {place} of {last}")


def of_match(setup: MatchSetup, match: Match) -> Record:
    """Record a match as far as it has come."""
    return Record(setup, match.copy())
