"""Who plays what: the set-up of one match, before anything is loaded or laid out for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.chance import Roll, Seeded

RANDOM = -1
"""A start player that the seed decides."""
OURS = ""
"""The edition that comes with the program."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """One seat: a person, or a computer player of a level and a style."""

    name: str = ""
    """As entered; empty: the seat is called by its colour."""
    colour: int = 0
    """0..4; colour and shape go together."""
    level: str = ""
    """Empty for a person."""
    style: str = ""

    @property
    def bot(self) -> bool:
        """Whether a computer player sits here."""
        return bool(self.level)


@dataclass(frozen=True, slots=True)
class Origin:
    """Which match a copy goes on from, and from where."""

    name: str
    """Of the original among the saves; empty where it was not kept."""
    place: int
    """How many entries of its log were copied."""
    round: int


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """The set-up of a match: title, seats in turn order, options, seed, start player."""

    title: str
    seats: tuple[SeatSetup, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = ""
    start: int = RANDOM
    companion: bool = False
    """Whether it is played with real dice, cards and tiles, which people enter."""
    edition: str = OURS
    """Whose edition of the title is played: an owner's by its name, or ours."""
    origin: Origin | None = None
    """Of what match it is a copy, if it is one."""

    @property
    def first(self) -> int:
        """The start player's seat; a random one depends on the seed alone."""
        if self.start != RANDOM:
            return self.start
        return int(Seeded(self.seed).decide(Roll(1, len(self.seats)), ("start",)).values[0]) - 1

    @property
    def bots(self) -> frozenset[int]:
        """The seats of computer players."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.bot)
