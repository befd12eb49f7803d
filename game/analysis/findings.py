"""What an analysis finds, step by step: frozen values that a file holds as they are."""

from __future__ import annotations

from dataclasses import dataclass

from game.analysis.measures import Marks
from game.analysis.shares import Shares, chance, less


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision: what everybody's chances were with the best action, and with the one taken."""

    place: int
    seat: int
    round: int
    phase: str
    best: Shares
    taken: Shares
    doubt: int
    """Parts by which the difference may be wrong for the seat, with 95 of 100."""
    done: str
    """The action taken, as JSON."""
    instead: str = ""
    """The best action, as JSON; empty: it is the one taken, or as good."""
    why: tuple[str, ...] = ()
    """Why it is the best: sentences, as JSON."""
    pairs: int = 0
    """So many times both were played on."""

    @property
    def both(self) -> tuple[Shares, Shares]:
        """The chances that are compared."""
        return self.best, self.taken

    @property
    def change(self) -> Shares:
        """What the action gave everybody, beside the best one."""
        return less(self.taken, self.best)

    @property
    def loss(self) -> int:
        """Parts that the seat lost; negative where it did better than the strong player."""
        return -self.change[self.seat]

    def mark(self, marks: Marks) -> str:
        """Name the word for the loss; empty where it needs none."""
        lost = chance(self.loss)
        for name in ("blunder", "mistake", "dubious"):
            if lost >= getattr(marks, name):
                return name
        return ""


@dataclass(frozen=True, slots=True)
class Fortune:
    """An answer of chance: what was to be expected of it, and what it brought."""

    place: int
    round: int
    seat: int
    """Whose turn it was."""
    expected: Shares
    after: Shares
    doubt: tuple[int, ...]
    """By seat, parts by which the expectation may be wrong, with 95 of 100."""
    exact: bool
    """Whether every answer was looked at."""
    answer: tuple[int, ...] | tuple[str, ...]
    """What chance answered."""

    @property
    def both(self) -> tuple[Shares, Shares]:
        """The chances that are compared."""
        return self.expected, self.after

    @property
    def change(self) -> Shares:
        """The luck of everybody."""
        return less(self.after, self.expected)


@dataclass(frozen=True, slots=True)
class Balance:
    """One seat's match in parts of a whole: the first four sum to the last, exactly."""

    seat: int
    start: int
    luck: int
    own_play: int
    others_play: int
    result: int
    hindsight: int
    """The part of `others_play` that nobody did: what the analyst saw only later."""
