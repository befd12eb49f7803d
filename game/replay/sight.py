"""What may be seen of a match's past: in a running one what the seat knows, afterwards all."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import AnyRules
from game.core.event import Event
from game.replay.record import Record


@dataclass(frozen=True, slots=True)
class Sight:
    """Through whose eyes a match is looked back upon."""

    seat: int | None = None
    """`None`: the public's."""
    everything: bool = False
    """Whether the match is over, so that all cards lie open."""

    def state(self, rules: AnyRules, state: object) -> object:
        """Give a position as far as it may be seen."""
        return state if self.everything else rules.view(state, self.seat)

    def event(self, event: Event) -> Event | None:
        """Give what may be known of an event, or `None` for nothing."""
        return event if self.everything else event.seen_by(self.seat)


def sight_of(record: Record, seat: int | None) -> Sight:
    """Give the sight of a seat (`None`: the public) upon a match."""
    return Sight(seat, record.over)


def alone(record: Record) -> int | None:
    """Name the seat of the only person in a match, who may look with its eyes; else the public."""
    people = [seat for seat, chair in enumerate(record.setup.seats) if not chair.bot]
    return people[0] if len(people) == 1 else None
