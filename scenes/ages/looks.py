"""What the painters of the table need to know beyond a place and a word: frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ages.inks import INK


@dataclass(frozen=True, slots=True)
class Label:
    """Words in one style; `size` is in units already scaled for the mat."""

    size: float
    colour: str = INK
    font: str = "sans"
    align: str = "left"
    valign: str = "middle"
    wrap: bool = False


@dataclass(frozen=True, slots=True)
class Die:
    """A die in its slot: side in units, its face, how it stands, and its pill."""

    side: float
    unit: float
    face: str = ""
    """A sprite's name; empty: not thrown yet."""
    room: float = 0.0
    """Width for its pill."""
    state: str = "still"
    """"still", "kept", "again" or "locked"."""
    tilt: float = 0.0
    cap: str = ""
    """The key's name on the pill."""
    words: str = ""
    icon: str = ""
    """Stands in for the words where they are too long."""
    used: str = ""
    """Which half of a split die counts: "food", "workers", or both when empty."""


@dataclass(frozen=True, slots=True)
class Track:
    """A row of holes with numbers below them."""

    unit: float
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
    """Marked as given in the draft."""
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

    unit: float
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

    unit: float
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


@dataclass(frozen=True, slots=True)
class Town:
    """A city's tile and its boxes below."""

    unit: float
    boxes: Boxes
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Threat:
    """A disaster's tile: how many skulls bring it, what it does, and whether one is safe."""

    unit: float
    skulls: str
    safe: bool
    coming: bool = False
    """Whether these dice bring it."""


@dataclass(frozen=True, slots=True)
class Mat:
    """Whose board lies on the mat, and at which scale."""

    unit: float
    seat: int


@dataclass(frozen=True, slots=True)
class Shelf:
    """The ledge on which kept dice stand, by the stretches (left, right) under them."""

    unit: float
    stretches: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the slip: a symbol and words."""

    unit: float
    icon: str
    colour: str
    strong: bool = False
    grave: bool = False
    """Whether it is bad news."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A number before and after what is planned."""

    unit: float
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Skulls:
    """Disaster boxes: how many are marked, and how many stand in the row at least."""

    unit: float
    marked: int
    row: int


@dataclass(frozen=True, slots=True)
class Tumble:
    """A die on its way: in the air one of the frames, else its face upwards."""

    unit: float
    side: float
    sprite: str
    locked: bool
    turn: float
    air: bool = False
