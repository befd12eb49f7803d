"""How this title's dice look while they are thrown."""

from __future__ import annotations

from game.ages.events import DiceThrown
from game.book.title import load
from scenes.ages.looks import Die, Tumble
from scenes.stage.throw import Throw, Thrown
from scenes.stage.timeline import Track
from scenes.ui.picture import Item, Picture

READING = 0.6


def tumble(event: DiceThrown, look: Picture, goal: Picture) -> Track | None:
    """Throw the dice of an event into their slots; the picture after it may lack them already."""
    well = look.find("well")
    slots = [_slot(event, at, look, goal) for at in event.thrown]
    items = tuple(item for item in slots if item is not None)
    if well is None or not items:
        return None
    swept = tuple(item for item in (look.find(i.id) for i in items) if item is not None)
    passed = any(goal.find(item.id) != item for item in items)
    locked = any(item.data.state == "locked" for item in items)
    return Throw(
        tuple(_thrown(item) for item in items),
        tuple(_thrown(item) for item in swept) if len(swept) == len(items) else (),
        well.place,
        rest=READING if passed else 0.0,
        knock="ages/die_lock" if locked else "",
    )


def _thrown(item: Item) -> Thrown:
    die: Die = item.data
    return Thrown(item, die.side, die.unit, die.tilt, _flat, _air)


def _flat(item: Item, turn: float) -> Item:
    die: Die = item.data
    look = Tumble(die.unit, die.side, die.face, die.state == "locked", turn)
    return Item(item.id, "tumble", item.place, data=look)


def _air(item: Item, frame: int, turn: float) -> Item:
    die: Die = item.data
    look = Tumble(die.unit, die.side, f"ages/tumble_{frame:02d}", False, turn, air=True)
    return Item(item.id, "tumble", item.place, data=look)


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
