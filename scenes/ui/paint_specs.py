"""What the shared painters need to know of an item beyond its place and words. No pygame here."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ui.theme import BODY, Style


@dataclass(frozen=True, slots=True)
class TextLook:
    """How a "text" is set."""

    style: Style = BODY
    align: str = "left"
    valign: str = "top"
    wrap: bool = False
    strike: bool = False
    drop: float = 0.0
    """Units by which its shadow lies lower; 0: none."""


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """What a "button" shows besides its text."""

    icon: str = ""
    """A sprite's name."""
    key: str = ""
    """What is written on its key, in the player's language."""
    size: float = 0
    """Size of its text in units, where its look's own doesn't suit."""
    begin: float = 0
    """Where icon and words begin, in a list that is read downwards; 0: in the middle."""
    sign: str = ""
    """A sprite on a small card at the beginning, in its own colours: what a row is about."""
    mark: str = ""
    """A sprite at the end: how it stands with a row."""


@dataclass(frozen=True, slots=True)
class PanelLook:
    """How a "panel" or "card" differs from the usual one."""

    radius: float = 14
    raised: bool = True
    edge: str = ""


@dataclass(frozen=True, slots=True)
class FieldLook:
    """A text field. Scenes give `hint` and `limit`; the page adds caret and selection."""

    hint: str = ""
    limit: int = 24
    """Letters at most."""
    digits: bool = False
    """Whether only digits are taken."""
    caret: int = -1
    """Letters before the caret; −1: not being edited."""
    anchor: int = -1
    """Where the selection begins; equal to `caret` when nothing is selected."""
    size: float = 26
    """Size of its text in units, if its place is high enough."""


@dataclass(frozen=True, slots=True)
class RowLook:
    """A row of a list."""

    icon: str = ""
    aside: str = ""
    """Words at its right end."""
    note: str = ""
    """A second, quiet line."""
    ink: str = ""


@dataclass(frozen=True, slots=True)
class ScrollLook:
    """A scroll bar: where the part that is seen begins (0..1), and how large it is (0..1)."""

    start: float
    share: float


@dataclass(frozen=True, slots=True)
class PictureLook:
    """A picture: how round its corners are; it covers its place and is cropped."""

    radius: float = 0
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True)
    """Which corners are round: left upper, right upper, left lower, right lower."""
