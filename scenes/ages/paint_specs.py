"""What the painters of the table need to know beyond a place and a word: frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.table.paint_specs import Tumbling


@dataclass(frozen=True, slots=True)
class Die:
    """A die in its slot: side in units, its face, how it stands, and its pill."""

    side: float
    face: str = ""
    """A sprite's name; empty: not thrown yet."""
    room: float = 0.0
    """Width for its pill."""
    state: str = "still"
    """"still", "kept", "again", "locked", or "ready": a click throws it."""
    tilt: float = 0.0
    cap: str = ""
    """The key's name on the pill."""
    words: str = ""
    icon: str = ""
    """Stands in for the words where they are too long."""
    used: str = ""
    """Which half of a split die counts: "food", "workers", or both when empty."""

    @property
    def body(self) -> str:
        """The sprite of its body."""
        return "ages/die_body_locked" if self.state == "locked" else "ages/die_body"


@dataclass(frozen=True, slots=True)
class Track:
    """A row of holes with numbers below them."""

    first: float
    """x of the first hole, from the left edge of the row."""
    pitch: float
    level: float
    """y of the holes, from the upper edge of the row."""
    numbers: tuple[int, ...]
    now: int
    symbol: str
    colour: str
    chosen: bool = False
    """Marked as given in the selection."""
    framed: bool = True
    """Whether the symbol lies on a label."""


@dataclass(frozen=True, slots=True)
class Boxes:
    """Worker boxes: marked, about to be marked, in all, and how many stand in a row."""

    filled: int
    planned: int
    total: int


@dataclass(frozen=True, slots=True)
class Deed:
    """A development's row: what it does in symbols, its price and points."""

    tokens: tuple[str, ...]
    """Words and symbols ("@ages/coin": a symbol, "seat:2": a seat's shape, others: words)."""
    cost: int
    points: str
    owned: bool = False
    chosen: bool = False
    payable: bool = False
    """Whether it can be paid now, or after this harvest."""
    narrow: bool = False


@dataclass(frozen=True, slots=True)
class Work:
    """A monument's row: boxes, points, and who was first."""

    boxes: Boxes
    first: int
    later: int
    done: bool = False
    """Whether the shown player has finished it."""
    taken: int | None = None
    """Colour of the seat that was first."""
    led: bool = False
    """Whether the shown player was first."""
    chosen: bool = False
    guard: str = ""
    """The disaster it keeps away."""
    alone: bool = False
    """Whether there is nobody who could be first instead."""


@dataclass(frozen=True, slots=True)
class Fleet:
    """The row of ships: owned, about to be built, how many there may be, which have sailed."""

    have: int
    planned: int
    most: int
    sailed: int = 0
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Heap:
    """Pieces of one kind on a side of the trade table."""

    symbol: str
    colour: str
    count: int
    most: int | None
    """The most that could lie there; `None` when nothing is to be chosen."""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Party:
    """Somebody to trade with; without a colour it is the bank."""

    colour: int | None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Rounds:
    """How many rounds there are, and which one is played."""

    now: int
    of: int


@dataclass(frozen=True, slots=True)
class Town:
    """A city's tile and its boxes below."""

    boxes: Boxes
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Threat:
    """A disaster's tile: how many skulls bring it, what it does, and whether one is safe."""

    skulls: str
    safe: bool
    coming: bool = False
    """Whether these dice bring it."""


@dataclass(frozen=True, slots=True)
class PegBoard:
    """Whose goods and food stand on the peg board."""

    seat: int


@dataclass(frozen=True, slots=True)
class Shelf:
    """The ledge on which kept dice stand, by the stretches (left, right) under them."""

    stretches: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the slip: a symbol and words."""

    icon: str
    colour: str
    strong: bool = False
    grave: bool = False
    """Whether it is bad news."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A number before and after what is planned."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Skulls:
    """Disaster boxes: how many are marked, and how many stand in the row at least."""

    marked: int
    row: int


@dataclass(frozen=True, slots=True)
class Settling:
    """A die on its way with its face upwards."""

    body: Tumbling
    face: str
    """A sprite's name; empty: not thrown yet."""
