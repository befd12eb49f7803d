"""What the painters of the table need to know beyond a place and a word: frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ui.geometry import Offset, Region

NO_SHORE = -1


@dataclass(frozen=True, slots=True)
class Water:
    """The sea below the island: it stays while tiles are laid."""

    hexes: tuple[Offset, ...]
    """The centres of all hexes."""
    signs: tuple[tuple[str, Region], ...] = ()
    """Ornaments: rose, ship, beasts, where no land is."""


@dataclass(frozen=True, slots=True)
class Sea:
    """The chart: the sea, and where land lies in it."""

    side: float
    water: Water
    land: tuple[tuple[Offset, str, int], ...]
    """(centre, sprite, kind of shore) of every hex of land and of every lake, back to front."""


@dataclass(frozen=True, slots=True)
class Spot:
    """What is special about a hex just now."""

    side: float
    state: str = ""
    """"reach", "start", "to", "own" (can be chosen), "target" (can be attacked), "struck"
    (is to be attacked), or ""."""
    mark: bool = False
    """Whether people here count for the next era."""
    ghost: str = ""
    """The sprite of land that is about to be laid here."""


@dataclass(frozen=True, slots=True)
class Folk:
    """People of one seat on a hex."""

    side: float
    colour: int
    count: int
    window: Region
    tired: int = 0
    """How many of them have moved in this action."""
    extra: int = 0
    """How many more may stand here by Sanitation."""
    born: bool = False


@dataclass(frozen=True, slots=True)
class Tower:
    """A city."""

    side: float
    shape: str
    value: int
    window: Region


@dataclass(frozen=True, slots=True)
class Way:
    """How a person gets somewhere: the middles of the hexes, or a curve over water."""

    points: tuple[Offset, ...]
    side: float
    water: bool


@dataclass(frozen=True, slots=True)
class Age:
    """A row of the era track."""

    name: str
    gives: str
    terrain: str
    seats: tuple[int, ...]
    """Colours of the seats that stand here."""
    state: str
    """"past", "now" (the furthest anybody has come), "next" or ""."""
    aside: str = ""
    sign: str = ""
    among: str = ""
    """The longest name of all eras: the size of all."""


@dataclass(frozen=True, slots=True)
class Race:
    """Progress points of the seats as they stand: (colour, points, leads)."""

    seats: tuple[tuple[int, int, bool], ...]
    terrain: str


@dataclass(frozen=True, slots=True)
class Deed:
    """A button for one of the five actions, a terrain or a number."""

    sign: str
    on: bool
    able: bool
    cap: str = ""
    wide: bool = False
    """Whether the words stand beside the sign."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """Action tokens: how many are left of how many."""

    left: int
    most: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card of ideas."""

    idea: str
    background: str
    lines: tuple[str, str] = ("", "")
    """What it does, in two short lines."""
    state: str = ""
    """"picked", "off" (can't be used now) or ""."""
    cap: str = ""
    slim: bool = False
    """Whether it is a row of a list."""
    among: tuple[str, str] = ("", "")
    """The longest name of all ideas and the longest of what they do: the size of all."""


@dataclass(frozen=True, slots=True)
class Backs:
    """Cards whose faces can't be seen."""

    count: int


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a fight: points that are known, what they come from."""

    colour: int | None
    points: int
    parts: tuple[tuple[str, str], ...]
    """(sprite, words) of each part."""
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Odds:
    """The chance of whoever looks, and how hidden points are spread: (points, chance, good)."""

    win: float
    bars: tuple[tuple[int, float, bool], ...]
    words: str
    caption: str
    """What the bars show, or that nothing is open."""
