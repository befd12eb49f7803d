"""What a player can decide; each action is one decision as the rules speak of it.

A hex is a number: row times columns plus column. A card is `idea:background`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the tile drawn with its centre here, turned clockwise by so many steps (T2)."""

    centre: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Settle:
    """Put the first people on these hexes, ascending; a hex for two stands twice (T4)."""

    hexes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """Move one person; the first one begins the action Move people."""

    start: int
    to: int


@dataclass(frozen=True, slots=True)
class Birth:
    """Put a child on a hex; the first one begins the action Have babies."""

    hex: int


@dataclass(frozen=True, slots=True)
class Attack:
    """The action Fight: from a hex held against a touching one."""

    start: int
    target: int


@dataclass(frozen=True, slots=True)
class Ideas:
    """The action Have ideas: draw cards."""


@dataclass(frozen=True, slots=True)
class Build:
    """The action Build a city: everybody on the hex becomes a city of this value."""

    hex: int
    value: int


@dataclass(frozen=True, slots=True)
class Boost:
    """Play Transport or Medicine in their action: one more person or child (T15, T21)."""

    card: str


@dataclass(frozen=True, slots=True)
class Improve:
    """Play Sanitation: one more may stand on this hex (T18)."""

    card: str
    hex: int


@dataclass(frozen=True, slots=True)
class Lead:
    """Play War Leader: one more fight (T33)."""

    card: str
    start: int
    target: int


@dataclass(frozen=True, slots=True)
class Preach:
    """Play Religion: a person of `source` goes home, an own one joins `hex` (T39)."""

    card: str
    source: int
    hex: int


@dataclass(frozen=True, slots=True)
class Govern:
    """Play Government: one more action in this turn, or `later`: none now, two next (T41)."""

    card: str
    later: bool


@dataclass(frozen=True, slots=True)
class Name:
    """Name the terrain of one's attacked city (T29)."""

    terrain: str


@dataclass(frozen=True, slots=True)
class Commit:
    """Put down cards, in order, even none: in a fight or in the progress phase (T27, T44)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Advance:
    """After a win so many people enter the won hex: `fresh` ones and such that `moved` (T31)."""

    fresh: int
    moved: int = 0


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw away exactly the cards above the limit, in order (T35)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """End the action in progress; further people or children are waived."""


@dataclass(frozen=True, slots=True)
class End:
    """End the turn, and with it the action in progress."""


Action = (
    Lay
    | Settle
    | Move
    | Birth
    | Attack
    | Ideas
    | Build
    | Boost
    | Improve
    | Lead
    | Preach
    | Govern
    | Name
    | Commit
    | Advance
    | Discard
    | Done
    | End
)
