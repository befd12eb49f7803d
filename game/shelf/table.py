"""Who plays what: the set-up of one match, and how a match is made of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from game.core.chance import Seeded
from game.core.match import Match
from game.core.registry import titles
from game.shelf import boxes

RANDOM = -1
"""A start player that the seed decides."""


@dataclass(frozen=True, slots=True)
class Chair:
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
class Table:
    """The set-up of a match: title, options, chairs in turn order, seed, start player."""

    title: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = ""
    start: int = RANDOM
    companion: bool = False
    """Whether it is played with real dice, cards and tiles, which people enter."""
    box: str = boxes.OURS
    """Whose edition of the title is played: an owner's by its name, or ours."""

    @property
    def first(self) -> int:
        """The start player's seat; a random one depends on the seed alone."""
        if self.start != RANDOM:
            return self.start
        return int(Random(f"{self.seed}/start").random() * len(self.chairs))

    @property
    def bots(self) -> frozenset[int]:
        """The seats of computer players."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.bot)


def new_seed() -> str:
    """Make a seed that is short enough to be read out and typed."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(8))


def components_of(table: Table) -> Any:
    """Give the components of the title in the table's edition; raises Broken."""
    return boxes.components(table.title, table.box)


def rules_of(table: Table) -> Any:
    """Make the rules for the table's title and options."""
    title = titles()[table.title]
    return title.rules(components_of(table), table.options)


def open_match(table: Table, start: Any = None) -> Match:
    """Make a match that stands at its beginning, or at the state `start`, before fate answered."""
    rules = rules_of(table)
    state = rules.setup(len(table.chairs), table.first) if start is None else start
    return Match(rules, state, None if table.companion else Seeded(table.seed))


def digest_of(table: Table) -> str:
    """Give the fingerprint of the data that a match of this table goes by."""
    title = titles()[table.title]
    if title.ruled is None:
        return boxes.fingerprint(table.title, table.box)
    sheets = title.ruled(components_of(table), len(table.chairs), title.chosen(table.options))
    return boxes.fingerprint(table.title, table.box, sheets)


__all__ = [
    "RANDOM",
    "Chair",
    "Table",
    "components_of",
    "digest_of",
    "new_seed",
    "open_match",
    "rules_of",
]
