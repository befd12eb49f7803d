"""The moment after a person's last decision of a turn in which the next seat still waits."""

from __future__ import annotations

from dataclasses import dataclass

UNTIL_TOLD = -1
"""Instead of a number of seconds: the turn ends only when the person says so."""


@dataclass(slots=True)
class Respite:
    """Runs down by itself, or waits for the person; time comes only through `run`."""

    seconds: int = 0
    """How long it is, by the settings; 0: there is none."""
    on: bool = False
    """Whether the next seat waits just now."""
    left: float = 0.0

    @property
    def timed(self) -> bool:
        """Whether it runs down just now."""
        return self.on and self.seconds > 0

    @property
    def part(self) -> float:
        """How much of it is left, 1 at its beginning."""
        return max(0.0, min(1.0, self.left / self.seconds)) if self.seconds > 0 else 1.0

    def begin(self) -> None:
        """Let the next seat wait, where that is wanted."""
        self.on, self.left = self.seconds != 0, float(self.seconds)

    def end(self) -> None:
        """Let the next seat go on."""
        self.on = False

    def run(self, seconds: float) -> bool:
        """Let time pass; tell whether it has run down."""
        if self.seconds == UNTIL_TOLD:
            return False
        self.left -= seconds
        return self.left <= 0
