"""What the painters of the table need to know beyond a place and a word: frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ui.geometry import Region


@dataclass(frozen=True, slots=True)
class Band:
    """A terrain's strip over all lands: where a land ends, in units from its left edge."""

    terrain: str
    first: float
    """x of the first land."""
    pitch: float
    lands: int


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a cube, or the cube on it."""

    terrain: str
    kind: str
    owner: int | None = None
    """The colour of the seat whose cube stands here."""
    hot: str = ""
    """"now": a click settles it; "other": with another card; "plan": with the card planned."""


@dataclass(frozen=True, slots=True)
class Row:
    """A terrain's sign, and how long the shown seat's row in it is."""

    terrain: str
    colour: int
    longest: int


@dataclass(frozen=True, slots=True)
class Token:
    """A trade token: its points, who holds it, and whether it is about to be taken."""

    terrain: str
    points: int
    owner: int | None = None
    coming: bool = False


@dataclass(frozen=True, slots=True)
class Province:
    """What lies above a land: a copper token or its owner, and the cubes of each seat."""

    points: int
    free: bool
    owner: int | None
    counts: tuple[tuple[int, int], ...]
    """(colour, cubes) of the seats, most cubes first; as many as there is room for."""
    led: bool
    """Whether the first of them would get the token."""
    closing: bool
    crowded: bool
    """Whether more than two seats may have cubes here."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """What lies below a land: its number, and how many cities wait there."""

    number: int
    cities: int
    opened: bool
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Tech:
    """A technology card."""

    card: str
    terrains: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    wild: bool = False
    state: str = ""
    """"", "plan" (would wake), "ready", "chosen", "used", "new" or "pick" (can be chosen)."""
    colour: int = -1
    """Whose cube an awake card may place."""
    among: str = ""
    """The longest name of all cards: every name is as small as it asks."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the card may be laid: what that would wake, and how many spots it would open."""

    cards: int
    spots: int
    chosen: Tech | None = None
    """The card, once it lies there in the plan."""
    cap: str = ""


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile of technology cards: its open card, or its back."""

    card: Tech
    cards: int
    words: str = ""
    low: bool = False
    """Whether it is about to run out."""
    cap: str = ""
    """A key's name."""


def pile_top(place: Region) -> Region:
    """Give where the open card of a pile lies: room is left for the edges below and the count."""
    return Region(place.x, place.y + 1, place.width - 6, place.height - 42)


@dataclass(frozen=True, slots=True)
class Turning:
    """A card being turned over: back first, then its front (`part` runs from 0 to 1)."""

    front: Tech
    back: Tech
    part: float


@dataclass(frozen=True, slots=True)
class Chip:
    """An activated card as a button: its sign, how many of it are left, whether it is chosen."""

    card: str
    count: int
    chosen: bool
    idle: bool
    colour: int
    cap: str = ""


@dataclass(frozen=True, slots=True)
class City:
    """A city card as a row."""

    points: str
    brief: str
    sign: str
    """The sprite that stands for what it scores for."""
    icons: tuple[str, ...]
    """The sprites of what that names: technologies or terrains."""
    now: int
    """Points as things stand."""
    notes: tuple[str, ...]
    """Where one stands and what is missing, the longest wording first."""
    about: str
    """What it scores for in a sentence."""
    chosen: bool = False
    cap: str = ""


@dataclass(frozen=True, slots=True)
class Stock:
    """The cubes that a seat has not placed yet."""

    colour: int
    count: int


@dataclass(frozen=True, slots=True)
class Purse:
    """A seat's points by source: (sprite, points) each, and their sum."""

    parts: tuple[tuple[str, int], ...]
    total: int


@dataclass(frozen=True, slots=True)
class Mat:
    """Whose cards lie in the tray."""

    seat: int
    """For motions; nothing of it is drawn."""
    blanks: tuple[Region, ...] = ()
    """Where no card lies yet."""
