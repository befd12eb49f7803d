"""Dice in the air: swept up, thrown in an arc, landing one after the other with a small bounce."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from scenes.table.timeline import Shown, smooth
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item

SWEEP, FLIGHT, SETTLE = 0.1, 0.33, 0.14
STAGGER, SPREAD = 0.045, 0.12
"""Seconds between two dice, and at most between the first and the last, so that many dice take
hardly longer than one."""
FRAME = 0.05
FRAMES = 8


@dataclass(frozen=True, slots=True)
class Thrown:
    """A die as it lies in the end, and how a title draws it on its way."""

    item: Item
    """How it will lie; its die stands at the upper edge of its place, in the middle."""
    side: float
    """In the item's own units."""
    tilt: float
    """Degrees by which it will lie turned."""
    flat: Callable[[Item, float], Item]
    """Give the die with its face upwards, turned by so many degrees."""
    air: Callable[[Item, int, float], Item]
    """Give the die in the air: one of FRAMES attitudes, turned by so many degrees."""

    @property
    def box(self) -> Region:
        """The place of the die itself."""
        return box(self.item.place, self.side * self.item.unit)


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice of one throw on their way."""

    dice: tuple[Thrown, ...]
    swept: tuple[Thrown, ...]
    """How each lay before; empty for dice not yet on the table."""
    well: Region
    sound: str = "dice"
    rest: float = 0.0
    """Seconds in which they lie still to be read, because the game has gone on already."""
    knock: str = ""
    """A sound as the last one settles."""

    @property
    def seconds(self) -> float:
        """Until the last die lies still and was read."""
        return SWEEP + self.gap * (len(self.dice) - 1) + FLIGHT + SETTLE + self.rest

    @property
    def gap(self) -> float:
        """Seconds by which each die follows the one before."""
        return min(STAGGER, SPREAD / max(1, len(self.dice) - 1))

    def at(self, t: float, picture: object) -> Shown:
        """Show each die swept, hidden, flying, settling, or at rest."""
        del picture
        shown: Shown = {}
        gap = self.gap
        for order, die in enumerate(self.dice):
            shown[die.item.id] = self._look(order, die, t - SWEEP - order * gap, t)
        return shown

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Rattle as the first one lands; knock in the end if wanted."""
        rattle = (SWEEP + FLIGHT * 0.45, self.sound)
        if not self.knock:
            return (rattle,)
        return rattle, (self.seconds - SETTLE - self.rest, self.knock)

    def _look(self, order: int, die: Thrown, own: float, t: float) -> Item:
        if own < 0:
            return self._sweep(order, die, t)
        if own < FLIGHT:
            return self._fly(order, die, own)
        return _settle(die, own - FLIGHT)

    def _sweep(self, order: int, die: Thrown, t: float) -> Item:
        """Slide the die that lay there off to the left, where the hand takes it."""
        part = smooth(min(1.0, t / SWEEP))
        start = self.swept[order] if order < len(self.swept) else die
        place = start.box
        goal = Region(self.well.x - place.width * 0.4, place.y + 10, place.width, place.height)
        lying = start.flat(start.item, start.tilt * (1 - part))
        return _flying(lying, die.item.id, place.blend(goal, part), 0.0, 1 - part)

    def _fly(self, order: int, die: Thrown, own: float) -> Item:
        part = own / FLIGHT
        goal = die.box
        start = Offset(self.well.x - goal.width * 0.3, self.well.y + self.well.height * 0.32)
        x = start.x + (goal.centre.x - start.x) * (1 - (1 - part) ** 1.7)
        y = start.y + (goal.centre.y - start.y) * part
        high = math.sin(part * math.pi) * min(64 * die.item.unit, self.well.height * 0.3)
        frame = (int(own / FRAME) + 3 * order) % FRAMES
        turn = float(180 * ((int(own / FRAME) + order) % 2))
        place = Region(x - goal.width / 2, y - goal.height / 2, goal.width, goal.height)
        item = die.air(die.item, frame, turn)
        return _flying(item, die.item.id, place, high, min(1.0, own / 0.06))


def box(slot: Region, side: float) -> Region:
    """Give the place of the die itself within its slot."""
    return Region(slot.x + (slot.width - side) / 2, slot.y, side, side * 1.08)


def _flying(item: Item, name: str, place: Region, height: float, alpha: float) -> Item:
    return replace(
        item, id=name, place=place, height=height, alpha=alpha, live=True, intent=None, tip=None
    )


def _settle(die: Thrown, own: float) -> Item:
    """Bounce once, turn to how it will stand, and lie still."""
    if own >= SETTLE:
        return die.item
    part = own / SETTLE
    tilt = die.tilt + 14 * (1 - part) ** 2 * (1 if die.tilt < 0 else -1)
    high = abs(math.sin(part * math.pi)) * 9 * die.item.unit * (1 - part * 0.5)
    lying = die.flat(die.item, round(tilt / 4) * 4)
    return _flying(lying, die.item.id, die.box, high, 1.0)
