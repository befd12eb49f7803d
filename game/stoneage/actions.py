"""What a player can decide; each action is one decision as the rules speak of it.

Ids of places are those of the sheet (`forest`, `hut`, …), `card:1`, `card:2`, … for the slots of
the row from the right, and `tile:1`, `tile:2`, … for the stacks of tiles. `resources` are pieces of
each resource in the order of the sheet.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Put:
    """Put so many people on a place."""

    place: str
    people: int


@dataclass(frozen=True, slots=True)
class Act:
    """Act with the own people of a place: they roll, gain, or come to pay."""

    place: str


@dataclass(frozen=True, slots=True)
class Use:
    """After a roll: add these tools (slots 0.., ascending) and one-use cards, none to all."""

    tools: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay for the card or tile, or for the food that is missing."""

    resources: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not pay for the card or tile: the person goes home, it stays (sa14)."""


@dataclass(frozen=True, slots=True)
class Starve:
    """Do not pay for the missing food: lose points (sa45)."""


@dataclass(frozen=True, slots=True)
class Improve:
    """Choose which of the equal tools the gain raises (slot 0..; sa27)."""

    tool: int


@dataclass(frozen=True, slots=True)
class Pick:
    """Take one of the dice for all that shows this face 1..6."""

    face: int


@dataclass(frozen=True, slots=True)
class Open:
    """Use the open card that gives resources of choice: these come at once (sa41)."""

    resources: tuple[int, ...]


Action = Put | Act | Use | Pay | Decline | Starve | Improve | Pick | Open
