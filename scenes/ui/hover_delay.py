"""When a tip is due: the pointer or the focus has rested on its owner long enough."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item, Picture, Tip, is_spared
from scenes.ui.tooltip import DELAY

LINGER = 3.0
"""Seconds that the reason of a refusal stays."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A tip to be drawn, and beside what."""

    tip: Tip
    owner: Region
    spared: tuple[Region, ...] = ()
    """What it should not cover either."""


@dataclass(slots=True)
class HoverDelay:
    """Counts the time on one owner, and the time that a refusal stays."""

    owner: str = ""
    seconds: float = 0.0
    hushed: bool = False
    """Whether the owner was pressed: its tip stays away until another owner comes."""
    refused: str = ""
    """The id of what was refused last."""
    at: Offset | None = None
    """Where the pointer pressed it; `None`: by a key."""
    left: float = 0.0

    def move(self, owner: str) -> bool:
        """Rest on another owner; tell whether a tip vanished by that."""
        if owner == self.owner:
            return False
        was = self.due
        self.owner, self.seconds, self.hushed = owner, 0.0, False
        return was

    @property
    def due(self) -> bool:
        """Whether the owner's tip is shown."""
        return bool(self.owner) and not self.hushed and self.seconds >= DELAY

    def hush(self) -> None:
        """Take the tip away, for it was read or is in the way."""
        self.hushed = True
        self.left = 0.0

    def show(self, owner: str) -> None:
        """Show an owner's tip without waiting for it."""
        self.owner, self.seconds, self.hushed = owner, DELAY, False

    def dismiss(self) -> bool:
        """Take the reason of a refusal away; tell whether there was one."""
        was, self.left = self.left > 0, 0.0
        return was

    def refuse(self, item: Item, at: Offset | None) -> None:
        """Show why an item can't be used."""
        self.refused, self.at, self.left = item.id, at, LINGER

    def tick(self, seconds: float) -> bool:
        """Let time pass; tell whether something appeared or vanished."""
        before = self.due, self.left > 0
        self.seconds += seconds
        self.left = max(0.0, self.left - seconds)
        return before != (self.due, self.left > 0)

    def shown(self, picture: Picture) -> Shown | None:
        """Give what is to be drawn; nothing of an owner that is not there any more."""
        spared = tuple(item.place for item in picture if is_spared(item))
        if self.left > 0:
            item = picture.find(self.refused)
            if item is not None and item.reason:
                owner = _near(self.at) if self.at else item.place
                return Shown(Tip("", reason=item.reason), owner, spared)
        item = picture.find(self.owner) if self.due else None
        tip = tip_of(item)
        if item is None or tip is None:
            return None
        return Shown(tip, item.place, spared)


def tip_of(item: Item | None) -> Tip | None:
    """Give the tip of an item: its own, or at least why it can't be used."""
    if item is None:
        return None
    if item.tip is None and item.reason:
        return Tip("", reason=item.reason)
    return item.tip


def _near(at: Offset) -> Region:
    return Region(at.x - 6, at.y - 6, 24, 30)
