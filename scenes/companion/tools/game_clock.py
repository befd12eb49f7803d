"""A clock for each person at a table, of which one at a time runs; it never looks at the time.

Whoever uses it hands in the reading of a clock that only goes forwards, in seconds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Clock:
    """How long everybody has thought, whose turn it is, and since when, if the clock runs."""

    spent: tuple[float, ...]
    """Seconds of each seat up to the last change."""
    seat: int = 0
    since: float | None = None
    """The reading at which it was set going; `None`: it stands."""

    @property
    def runs(self) -> bool:
        """Whether somebody's time runs."""
        return self.since is not None

    def at(self, now: float) -> tuple[float, ...]:
        """Give everybody's seconds; a reading before the last one counts as none gone by."""
        if self.since is None:
            return self.spent
        # A difference of readings, not a sum of frames: frames that fail to come lose no time.
        gone = max(0.0, now - self.since)
        return tuple(
            spent + gone if seat == self.seat else spent for seat, spent in enumerate(self.spent)
        )

    def paused(self, now: float) -> Clock:
        """Let it stand."""
        return replace(self, spent=self.at(now), since=None)

    def going(self, now: float) -> Clock:
        """Set it going; one that goes already goes on."""
        # A new beginning would give back the time since the last one.
        return self if self.runs or not self.spent else replace(self, since=now)

    def passed(self, now: float, to: int | None = None) -> Clock:
        """Pass the turn to the next seat, or to a given one; it runs on, or goes on standing."""
        if not self.spent:
            return self
        seat = (self.seat + 1) % len(self.spent) if to is None else to % len(self.spent)
        return Clock(self.at(now), seat, now if self.runs else None)

    def zero(self) -> Clock:
        """Set everybody back to nothing, the first seat to begin."""
        return Clock((0.0,) * len(self.spent))


def told(seconds: float) -> str:
    """Write a time: "3:07", or with hours "1:03:07"."""
    whole = int(seconds)
    hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
