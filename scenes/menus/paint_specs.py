"""What the painters of the scenes around the table need to know besides place and words."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

PLATE_INK = "#fbeccd"
"""Of words on the plate of a title's card."""

RESUME_BUTTON = (262.0, 200.0)
"""Width of the button on the card of the last game, with room and without."""


@dataclass(frozen=True, slots=True)
class CoverLook:
    """A title's card: picture, and below it a plate with words.

    With a width for the `picture` the plate stands at its right and is left empty.
    """

    title: str
    name: str = ""
    line: str = ""
    players: str = ""
    picture: float = 0.0


@dataclass(frozen=True, slots=True)
class ResumeLook:
    """The card of the last game: what it is, where it stands, who sits there."""

    title: str
    name: str
    standing: str
    saved: str
    colours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SaveLook:
    """A saved game in the list."""

    title: str
    name: str
    standing: str
    names: tuple[str, ...]
    """Who plays, in full and then in fewer words: the first that fits is written."""
    saved: str
    colours: tuple[int, ...] = ()
    variant: str = ""
    """The edition and what else is not as usual; stands after the name where there is room."""
    picture: Path | None = None
    broken: bool = False
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class ResultLook:
    """A finished game in the list: who won, and everybody's points, best first."""

    title: str
    name: str
    won: str
    saved: str
    scores: tuple[tuple[int, str, str], ...]
    """Colour, name and points of each seat."""


@dataclass(frozen=True, slots=True)
class HitLook:
    """A page on which sought words stand: a piece of its text."""

    piece: str


@dataclass(frozen=True, slots=True)
class PieceLook:
    """Whoever takes a seat: the seat's colour, and whether a computer plays it."""

    colour: int
    bot: bool
