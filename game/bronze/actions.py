"""What a player can decide; each action is one decision as the rules speak of it."""

from __future__ import annotations

from dataclasses import dataclass

LEFT = -1
"""The column to lay a card into when it begins a new one at the left."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the open card of this pile (0..); final (M1)."""

    pile: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the card taken: as its technology, or on its back as the wild one.

    `column` 0.. is the column it goes to the bottom of, their number a new one at the right,
    `LEFT` a new one at the left (M2). The first card of all goes to column 0.
    """

    technology: str
    column: int


@dataclass(frozen=True, slots=True)
class Settle:
    """Place a cube with an activated card: on the spot `place` (0..) of a land's terrain."""

    technology: str
    land: int
    terrain: str
    place: int


@dataclass(frozen=True, slots=True)
class Choose:
    """Take one of the city cards below the land just reached (C1)."""

    city: str


@dataclass(frozen=True, slots=True)
class Done:
    """Leave the other activated cards unused (S3)."""


Action = Take | Lay | Settle | Choose | Done
