"""A number that is being written digit by digit into a row."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Digits:
    """What was typed into which row, and whether it waits for more digits to be a value."""

    at: str = ""
    typed: str = ""
    waiting: bool = False

    @property
    def value(self) -> int:
        """The number as far as it is written."""
        return int(self.typed) if self.typed.lstrip("-") else 0

    @property
    def shown(self) -> str:
        """The number with a mark that more must follow."""
        return f"{self.typed}…".replace("-", "−")

    def write(self, at: str, digit: str, low: int, high: int) -> int:
        """Add a digit; where the number gets too large, the digit begins a new one."""
        before = self.typed if at == self.at else ""
        self.at = at
        longer = int(f"{before}{digit}")
        self.typed = str(longer) if low <= longer <= high or not before else digit
        if before in ("-", "-0"):
            self.typed = f"-{digit}"
        return self.value

    def may_grow(self, high: int) -> bool:
        """Tell whether one more digit could make a number within the bounds."""
        return 0 < self.value * 10 <= high

    def sign(self, at: str, value: int) -> None:
        """Begin a number with a minus sign, or go on with one whose sign was changed."""
        self.at = at
        self.typed = str(value) if value else "-"
        self.waiting = not value

    def rub(self, at: str, value: int) -> int | None:
        """Take the last digit away; `None` when nothing is left."""
        before = self.typed if at == self.at and self.typed else str(value)
        self.at, self.typed = at, before[:-1]
        if not self.typed.lstrip("-"):
            self.clear()
            return None
        return self.value

    def clear(self) -> None:
        """Forget what was typed."""
        self.at, self.typed, self.waiting = "", "", False
