"""Dice in the air: swept up, thrown in an arc, landing one after the other with a small bounce."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.ages.events import DiceThrown
from game.book.title import load
from scenes.ages.looks import Die, Tumble
from scenes.stage.timeline import Shown, Track, smooth
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item, Picture

SWEEP, FLIGHT, SETTLE, STAGGER = 0.13, 0.38, 0.17, 0.045
READING = 0.6
FRAME = 0.05
FRAMES = 8


@dataclass(frozen=True, slots=True)
class Flight:
    """The dice of one throw on their way."""

    slots: tuple[Item, ...]
    """How each thrown die will lie."""
    swept: tuple[Item, ...]
    """How it lay before; empty for dice not yet on the table."""
    well: Region
    sound: str
    rest: float = 0.0
    """Seconds in which they lie still to be read, because the turn has passed on already."""

    @property
    def seconds(self) -> float:
        """Until the last die lies still and was read."""
        return SWEEP + STAGGER * (len(self.slots) - 1) + FLIGHT + SETTLE + self.rest

    def at(self, t: float, picture: Picture) -> Shown:
        """Show each die swept, hidden, flying, settling, or at rest."""
        del picture
        shown: Shown = {}
        for order, item in enumerate(self.slots):
            shown[item.id] = self._look(order, item, t - SWEEP - order * STAGGER, t)
        return shown

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Rattle as the first one lands, and knock when a skull locks."""
        rattle = (SWEEP + FLIGHT * 0.45, self.sound)
        locked = any(item.data.state == "locked" for item in self.slots)
        return (rattle, (self.seconds - SETTLE - self.rest, "die_lock")) if locked else (rattle,)

    def _look(self, order: int, item: Item, own: float, t: float) -> Item:
        if own < 0:
            return self._sweep(order, item, t)
        if own < FLIGHT:
            return self._fly(order, item, own)
        return _settle(item, own - FLIGHT)

    def _sweep(self, order: int, item: Item, t: float) -> Item:
        """Slide the die that lay there off to the left, where the hand takes it."""
        part = smooth(min(1.0, t / SWEEP))
        start = self.swept[order] if order < len(self.swept) else item
        die: Die = start.data
        box = _box(start.place, die.side)
        goal = Region(self.well.x - box.width * 0.4, box.y + 10, box.width, box.height)
        place = box.blend(goal, part)
        look = Tumble(die.unit, die.side, die.face, die.state == "locked", die.tilt * (1 - part))
        return _flying(item.id, place, look, 0.0, 1 - part)

    def _fly(self, order: int, item: Item, own: float) -> Item:
        die: Die = item.data
        part = own / FLIGHT
        box = _box(item.place, die.side)
        start = Offset(self.well.x - box.width * 0.3, self.well.y + self.well.height * 0.32)
        x = start.x + (box.centre.x - start.x) * (1 - (1 - part) ** 1.7)
        y = start.y + (box.centre.y - start.y) * part
        high = math.sin(part * math.pi) * min(64 * die.unit, self.well.height * 0.3)
        frame = (int(own / FRAME) + 3 * order) % FRAMES
        turn = float(180 * ((int(own / FRAME) + order) % 2))
        look = Tumble(die.unit, die.side, f"ages/tumble_{frame:02d}", False, turn, air=True)
        place = Region(x - box.width / 2, y - box.height / 2, box.width, box.height)
        return _flying(item.id, place, look, high, min(1.0, own / 0.06))


def _box(slot: Region, side: float) -> Region:
    """Give the place of the die itself within its slot."""
    return Region(slot.x + (slot.width - side) / 2, slot.y, side, side * 1.08)


def _flying(name: str, place: Region, look: Tumble, height: float, alpha: float) -> Item:
    return Item(name, "tumble", place, data=look, height=height, alpha=alpha, live=True)


def _settle(item: Item, own: float) -> Item:
    """Bounce once, turn to how it will stand, and lie still."""
    if own >= SETTLE:
        return item
    die: Die = item.data
    part = own / SETTLE
    tilt = die.tilt + 14 * (1 - part) ** 2 * (1 if die.tilt < 0 else -1)
    high = abs(math.sin(part * math.pi)) * 9 * die.unit * (1 - part * 0.5)
    look = Tumble(die.unit, die.side, die.face, die.state == "locked", round(tilt / 4) * 4)
    return _flying(item.id, _box(item.place, die.side), look, high, 1.0)


def tumble(event: DiceThrown, look: Picture, goal: Picture) -> Track | None:
    """Throw the dice of an event into their slots; the picture after it may lack them already."""
    well = look.find("well")
    slots = [_slot(event, at, look, goal) for at in event.thrown]
    items = tuple(item for item in slots if item is not None)
    if well is None or not items:
        return None
    swept = tuple(item for item in (look.find(i.id) for i in items) if item is not None)
    passed = any(goal.find(item.id) != item for item in items)
    rest = READING if passed else 0.0
    return Flight(items, swept if len(swept) == len(items) else (), well.place, "dice", rest)


def _slot(event: DiceThrown, at: int, look: Picture, goal: Picture) -> Item | None:
    """Give how a die lies after the throw, made up when the turn has passed on since."""
    there, before = goal.find(f"die:{at}"), look.find(f"die:{at}")
    if there is not None and isinstance(there.data, Die) and there.data.face:
        return there
    if before is None or not isinstance(before.data, Die):
        return None
    face = load("ages").dice.faces[event.dice[at] - 1]
    die = Die(before.data.side, before.data.unit, f"ages/face_{face.id}")
    return Item(before.id, "die", before.place, look=face.id, data=die)
