"""What is on the screen, as values: a picture is made without pygame and drawn by painters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from scenes.ui.geometry import Offset, Region

FINGER = 36.0
"""Units: what can be used answers to a finger as if it were at least as large as that."""
SPARED = "spared"
"""The group of what is being read: no tooltip covers it while there is room elsewhere."""


@dataclass(frozen=True, slots=True)
class Act:
    """An intent: play this action of the title's rules."""

    action: Any


@dataclass(frozen=True, slots=True)
class Do:
    """An intent for the scene itself: `Do("open", "settings")`, or a change of its selection."""

    name: str
    value: Any = None


Intent = Act | Do


@dataclass(frozen=True, slots=True)
class Tip:
    """A tooltip's words: name, state beside it, lines of effect, and why not now.

    `**bold**` and `:sprite_name:` (an icon in the line) are understood in all texts.
    """

    title: str
    state: str = ""
    lines: tuple[str, ...] = ()
    reason: str = ""
    """Why it can't be used now; shown behind "Not now."."""
    keys: str = ""
    """The shortcut, as it is written on a key."""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing on the screen. Its painter is found by `kind`; items are drawn in order.

    What has an `intent` can be clicked; what has a `reason` answers a click with it.
    """

    id: str
    kind: str
    place: Region
    look: str = ""
    """A variant that its painter knows: a sprite's name, "owned", "action", …"""
    text: str = ""
    """Words, already in the player's language."""
    data: Any = None
    """Whatever else its painter needs; a frozen value."""
    intent: Intent | None = None
    reason: str = ""
    """Why it can't be clicked now, in words."""
    tip: Tip | None = None
    key: str = ""
    """Shortcut: a name as `Key.name` gives it ("return", "1", "h")."""
    group: str = ""
    """Focus group for Tab; items without an intent, a reason or a tip take no focus."""
    lifted: bool = False
    """Drawn a little higher: chosen, or part of the selection."""
    live: bool = False
    """Drawn anew in every frame rather than kept in the still layer."""
    drop: str = ""
    """For dragging: dropping on an item gives `Do("drop", (dragged id, this id))` when set."""
    angle: float = 0.0
    """Degrees, counter-clockwise."""
    alpha: float = 1.0
    zoom: float = 1.0
    height: float = 0.0
    """How far above the table it flies, in units: the shadow grows and parts."""
    unit: float = 1.0
    """How many units of the window one unit of its painter is wide (the scale of a mat)."""

    def on_window(self, unit: float) -> Item:
        """Give an item that was placed in units of a mat in units of the window."""
        if unit == 1.0:
            return self
        return replace(
            self, place=self.place.scaled(unit), height=self.height * unit, unit=self.unit * unit
        )

    def in_own_units(self) -> Item:
        """Give the item as its painter sees it."""
        if self.unit == 1.0:
            return self
        # Rounded, so that neighbours which shared an edge before the way to the window still do.
        place = Region(*(round(length / self.unit, 6) for length in self.place))
        return replace(self, place=place, height=self.height / self.unit, unit=1.0)


def drawn(item: Item, deaf: bool = False) -> tuple[Any, ...]:
    """Give what of an item can be seen; `deaf`: its painter shows nothing of its intent."""
    answer = () if deaf else (item.intent is not None, bool(item.reason))
    return (
        item.kind,
        item.place,
        item.look,
        item.text,
        item.data,
        item.lifted,
        item.angle,
        item.alpha,
        item.zoom,
        item.height,
        item.unit,
        answer,
    )


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything on the screen, back to front."""

    items: tuple[Item, ...] = ()

    def __iter__(self) -> Iterator[Item]:
        return iter(self.items)

    def find(self, name: str) -> Item | None:
        """Give the topmost item of that id."""
        return next((item for item in reversed(self.items) if item.id == name), None)

    def at(self, point: Offset) -> Item | None:
        """Give the topmost item under the point that answers to the mouse in any way."""
        for item in reversed(self.items):
            if answers(item) and item.place.contains(point):
                return item
        return None

    def meant(self, point: Offset, asked: bool = False) -> Offset:
        """Give the place that a finger means: of what can be used, if that lies a little beside.

        A finger that rests has `asked` what lies there, and be it something that cannot be used.
        """
        there = self.at(point)
        able = there is not None and (there.intent or there.reason or there.kind == "shield")
        if able or (asked and there is not None):
            return point
        near: list[tuple[float, Offset]] = []
        for item in reversed(self.items):
            if item.kind == "shield":
                break
            if (item.intent or item.reason) and _grown(item.place).contains(point):
                inside = _within(item.place.inset(min(1.0, min(item.place.size) / 4)), point)
                near.append((abs(inside.x - point.x) + abs(inside.y - point.y), inside))
        return min(near, default=(0.0, point), key=lambda way: way[0])[1]


def _grown(place: Region) -> Region:
    wide, high = (max(0.0, FINGER - side) / 2 for side in place.size)
    return Region(place.x - wide, place.y - high, place.width + 2 * wide, place.height + 2 * high)


def _within(place: Region, point: Offset) -> Offset:
    x = max(place.x, min(point.x, place.right))
    return Offset(x, max(place.y, min(point.y, place.bottom)))


def is_spared(item: Item) -> bool:
    """Tell whether no tooltip covers it: what is being read, scores, the switch of languages."""
    return item.group == SPARED or item.kind == "table_seat" or item.id in ("language", "languages")


def answers(item: Item) -> bool:
    """Tell whether an item reacts to the mouse or the focus: intent, reason, tip, or a shield.

    Items of kind "shield" swallow clicks for what lies beneath them (dialogs).
    """
    return bool(item.intent or item.reason or item.tip or item.kind == "shield")
