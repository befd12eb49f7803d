"""How strong the levels of a title are, and whether it matters who begins: measured, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from game.core.schema import Range

Share = Annotated[float, Range(0, 1)]
Games = Annotated[int, Range(1, 9_999_999)]

LADDER = "ladder"
"""The name of the sheet."""
RANDOM = "random"
"""Whom the lowest level is measured against: any legal action, all equally likely."""
STEPS: Mapping[int, tuple[float, float]] = {2: (0.6, 0.85), 3: (0.4, 0.6)}
"""By seats: the share of wins that one of a level should have among the next lower ones."""
FLOOR = 0.85
"""The share of wins that the lowest level should have at least among random players."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A share of wins with its 95 % interval."""

    share: Share
    low: Share
    high: Share

    def holds(self) -> bool:
        """Tell whether the share lies within its interval."""
        return self.low <= self.share <= self.high


@dataclass(frozen=True, slots=True)
class Rung(Measured):
    """How often one of a level wins among players of the next lower one."""

    level: str
    games: Games

    @property
    def tens(self) -> int:
        """Give the share as so many wins of ten."""
        return round(10 * self.share)


@dataclass(frozen=True, slots=True)
class Starts:
    """How often equally strong players win who move first, second, and so on."""

    games: Games
    wins: tuple[Measured, ...]
    level: str = ""
    """Who played; none where it was the highest level."""

    @property
    def seats(self) -> int:
        """Count the seats."""
        return len(self.wins)

    @property
    def best(self) -> int | None:
        """Give the place in the order of play that surely wins more than its part, if one does."""
        par = 1 / self.seats
        sure = [at for at, place in enumerate(self.wins) if place.low > par]
        return max(sure, key=lambda at: self.wins[at].share, default=None)


@dataclass(frozen=True, slots=True)
class Ladder:
    """The sheet: all that was measured of a title's computer players."""

    seats: Annotated[int, Range(2, 9)] = 2
    """Players at the tables of the rungs: one of a level, the others of the next lower one."""
    rungs: tuple[Rung, ...] = ()
    """The levels from the weakest."""
    starts: tuple[Starts, ...] = ()
    """For each number of seats that was played, among players of one level."""

    def rung(self, level: str) -> Rung | None:
        """Give what was measured of a level; `None` where nothing was."""
        return next((rung for rung in self.rungs if rung.level == level), None)

    def begins(self, seats: int) -> Starts | None:
        """Give what was measured of the order of play with so many seats."""
        return next((found for found in self.starts if found.seats == seats), None)
