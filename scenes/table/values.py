"""What a table and a title exchange: the board view of a match, and what the title says to it.

No pygame here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.contract import Pending
from scenes.base.words import Words
from scenes.ui.geometry import Region
from scenes.ui.picture import Intent, Tip


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where, as the screen shows it."""

    name: str
    """As entered, or the colour's name in the player's language."""
    colour: int
    """0..4: colour and shape always go together (circle, square, triangle, diamond, hexagon)."""
    bot: bool = False


@dataclass(frozen=True, slots=True)
class BoardView:
    """All that a title may use to say what is on its part of the screen."""

    rules: Any
    components: Any
    options: Mapping[str, str]
    state: Any
    """The view of the seat that looks, never the whole state."""
    pending: Pending
    seats: tuple[Seat, ...]
    me: int | None
    """The seat that decides now with this mouse, or `None` (a computer's turn, the end)."""
    shown: int
    """The seat whose own board is shown large."""
    selection: Any
    """What the player has chosen but not yet done: a value of the title's own."""
    words: Words
    region: Region
    """The mat: the title's part of the screen, in logical units."""
    tab: str = ""
    """Which tab is open where the mat is too small for everything."""
    changed: frozenset[str] = frozenset()
    """Ids of items that other seats changed since the last own action: stay marked."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The line on top: what may be done now, and where in the turn one stands."""

    text: str
    """Without the name: "choose dice to throw again, or stop here"."""
    aside: str = ""
    """At the right: "second throw of three"."""
    pips: tuple[bool, ...] = ()
    """Small lamps behind `aside`."""
    section: str = ""
    """The section of the rules pages that F1 opens."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of the action corner, with the numbers of what it does in its label."""

    label: str
    intent: Intent | None
    reason: str = ""
    """Why it can't be pressed now."""
    key: str = ""
    """Shortcut besides Enter for the first choice: a name as `Key.name` gives it."""
    tip: Tip | None = None
    icon: str = ""
    """A sprite's name: what sets it apart, such as that it throws dice."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A key number of a seat: icon, value, and what it is called."""

    icon: str
    """A sprite's name ("ages/food")."""
    value: str
    label: str
    colour: str = ""
    lines: tuple[str, ...] = ()
    """What it is made up of, for its tooltip."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the chronicle: cause and effect in words, with icons in the line."""

    text: str
    seat: int | None = None
    sprite: str = ""
    marks: tuple[str, ...] = ()
    """Ids of the items it speaks of: they stay marked until the next own action."""
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Odds:
    """How often chance gave something, against what was to be expected, for each seat."""

    label: str
    got: tuple[int, ...]
    due: tuple[float, ...]
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Ending:
    """What brings the match to its end."""

    cause: str
    """Why it ended, for the result: "Amira owned five developments.\""""
    last: str = ""
    """Why this round is the last, as long as it is played; empty where the match ends at once."""
