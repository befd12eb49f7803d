"""What the painters of the table need to know of an item besides its place and words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Label:
    """Words in one style, on any title's mat: what an item of kind "label" carries."""

    size: float
    colour: str
    font: str = "sans"
    align: str = "left"
    valign: str = "middle"
    wrap: bool = False


@dataclass(frozen=True, slots=True)
class Tumbling:
    """A die on its way, on any title's mat: what an item of kind "tumbling" carries."""

    side: float
    sprites: tuple[tuple[str, float], ...]
    """What is drawn upon each other: a sprite and its size in sides, 0 for the item's place."""
    turn: float
    """Degrees."""


@dataclass(frozen=True, slots=True)
class PromptLook:
    """The prompt: whose badge, the name, what is at the right."""

    name: str
    colour: int | None
    aside: str = ""
    pips: tuple[bool, ...] = ()
    tone: str = ""
    """"warning": the words say why something was refused; "advice": they are a hint."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """A seat's card in the rail."""

    name: str
    colour: int
    note: str
    points: int
    unit: str
    active: bool
    """Whether it is this seat's turn."""
    shown: bool
    """Whether its board lies on the mat."""


@dataclass(frozen=True, slots=True)
class FactLook:
    """A key number on a card."""

    icon: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class ChronicleRow:
    """A line of the chronicle as it is written: words, the seat's colour, how it is set."""

    text: str
    colour: int | None = None
    sprite: str = ""
    heading: bool = False
    thought: str = ""
    """Why a computer player did it, in smaller words below."""


@dataclass(frozen=True, slots=True)
class LogLook:
    """The chronicle: its heading, what stands beside it, the lines, how many are below."""

    title: str
    aside: str
    entries: tuple[ChronicleRow, ...]
    back: int
    """How many entries the reader has scrolled back."""
    folded: bool


@dataclass(frozen=True, slots=True)
class MatLook:
    """The mat: a texture and the colour of its edge."""

    texture: str
    edge: str
