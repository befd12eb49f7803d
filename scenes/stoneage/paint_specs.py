"""What the painters of the table need to know beyond a place and a word: frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.stoneage.palette import INK
from scenes.ui.geometry import Offset


@dataclass(frozen=True, slots=True)
class Ground:
    """A place of the valley: its rings, its tag, and whether it can be chosen."""

    rings: tuple[Offset, ...]
    """Middles of the rings, from the place's upper left corner."""
    level: float
    """y of the tag's middle, from the upper edge."""
    icon: str = ""
    divisor: int = 0
    state: str = "idle"
    """"open", "chosen", "mine" (own people wait there), "closed" or "idle"."""


@dataclass(frozen=True, slots=True)
class Person:
    """A wooden person of a seat; `count` above 1 stands for so many; pale when only planned."""

    colour: int
    count: int = 1
    pale: bool = False


@dataclass(frozen=True, slots=True)
class Stepper:
    """A number between − and +, and what is to be expected of it."""

    number: int
    icon: str


@dataclass(frozen=True, slots=True)
class Step:
    """One of the round buttons of a stepper."""

    able: bool


@dataclass(frozen=True, slots=True)
class Bill:
    """What a card or tile costs and whether the shown player could pay it."""

    cost: tuple[tuple[str, int, bool], ...] = ()
    """Printed resources: (name, pieces, whether that many are there)."""
    count: int = 0
    """Pieces of any kind."""
    fine: bool = False
    lack: int = 0
    """Pieces missing."""


@dataclass(frozen=True, slots=True)
class Civ:
    """A civilization card: top, bottom, price."""

    top: str
    """The kind of its top: "food", "roll_resource", …"""
    amount: int = 0
    good: str = ""
    green: bool = False
    symbol: str = ""
    times: int = 0
    """Figures; 0 for a culture symbol."""
    bill: Bill | None = None
    state: str = "idle"


@dataclass(frozen=True, slots=True)
class Tile:
    """A building tile on its stack."""

    kind: str
    """"fixed", "exact" or "free"; "empty" for a stack that is used up."""
    points: int = 0
    picture: str = ""
    lines: tuple[str, ...] = ()
    bill: Bill | None = None
    left: int = 0
    state: str = "idle"


@dataclass(frozen=True, slots=True)
class Leather:
    """The board itself."""

    seat: int
    """Whose it is, for motions; nothing of it is drawn."""


@dataclass(frozen=True, slots=True)
class Well:
    """A hollow with pieces of a resource."""

    good: str
    count: int
    after: int = -1
    """What will be left; −1: nothing is planned."""


@dataclass(frozen=True, slots=True)
class Axe:
    """A tool in its slot, or a card that serves as one."""

    value: int
    used: bool = False
    chosen: bool = False
    icon: str = "stoneage/tool"
    cap: str = ""
    after: int = 0
    """The value it will have; 0: it stays."""


@dataclass(frozen=True, slots=True)
class Rail:
    """The agriculture track."""

    level: int
    most: int
    colour: int


@dataclass(frozen=True, slots=True)
class Culture:
    """The culture symbols of a player: (symbol, how many), and what they are worth."""

    symbols: tuple[tuple[str, int], ...]
    sum: str


@dataclass(frozen=True, slots=True)
class Multiple:
    """Figures times what they are multiplied with."""

    figure: str
    figures: int
    thing: str
    times: int
    points: int


@dataclass(frozen=True, slots=True)
class Sum:
    """The end score so far: (icon, number) of the other sources, and the total."""

    parts: tuple[tuple[str, int], ...]
    total: int


@dataclass(frozen=True, slots=True)
class Die:
    """A die: the side, its face (0: not thrown yet), and what it gives."""

    side: float
    face: int = 0
    tilt: float = 0.0
    chosen: bool = False
    cap: str = ""
    icon: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Chip:
    """One of the results to choose from: how many of what, and what the tools add for it."""

    amount: int
    icon: str
    plus: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class Picker:
    """A resource to pay or take: how many of it are chosen."""

    good: str
    chosen: int
    cap: str = ""
    able: bool = True


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the slab: symbol and words."""

    icon: str = ""
    colour: str = INK
    strong: bool = False
    rows: int = 1
    """How many lines it may take."""


@dataclass(frozen=True, slots=True)
class Pickers:
    """Who picks when: (colour, "done", "now" or "later") in their order."""

    seats: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Store:
    """A cell of the strip: symbol and number."""

    icon: str
    number: str
    colour: str = ""
