"""What happened, for the screen, the chronicle and the sounds; never the source of a state."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in the past tense, with every value that a viewer needs."""

    def seen_by(self, seat: int | None) -> Event | None:
        """Give what `seat` (`None`: the public) may know of it, or `None` for nothing."""
        del seat
        return self


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round began."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn began."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; `winners` share the win when there are several."""

    winners: tuple[int, ...]


Events = list[Event] | None
"""Where a step tells its events; `None` where nobody listens, so that playouts cost nothing."""
