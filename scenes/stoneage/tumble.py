"""How dice look while they are thrown, and where they land."""

from __future__ import annotations

from scenes.stage.throw import Throw, Thrown
from scenes.stage.timeline import Track
from scenes.stoneage.casting import TILTS, slots
from scenes.stoneage.looks import Die, Tumble
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture

READING = 1.0


def tumble(dice: tuple[int, ...], look: Picture, goal: Picture) -> Track | None:
    """Throw dice into the hollow of the slab; the picture after it may lack them already."""
    well = look.find("well") or goal.find("well")
    if well is None:
        return None
    items = tuple(_lying(at, face, goal) for at, face in enumerate(dice))
    lie = tuple(
        _made(at, face, len(dice), well.place, well.data) if item is None else item
        for at, (face, item) in enumerate(zip(dice, items, strict=True))
    )
    passed = any(item is None for item in items)
    rest = READING if passed else 0.0
    return Throw(tuple(_thrown(item) for item in lie), (), well.place, rest=rest)


def _lying(at: int, face: int, goal: Picture) -> Item | None:
    """Give the die as it lies after the step, if it still does."""
    there = goal.find(f"die:{at}")
    if there is None or not isinstance(there.data, Die) or there.data.face != face:
        return None
    return there if goal.find("well") is not None else None


def _made(at: int, face: int, count: int, well: Region, unit: float) -> Item:
    """Lay a die as it would lie."""
    spot = slots(well.inset(8 * unit, 4 * unit), count, unit)[at]
    die = Die(spot.width, unit, face, TILTS[at % len(TILTS)])
    return Item(f"die:{at}", "bone", spot, look=str(face), data=die)


def _thrown(item: Item) -> Thrown:
    die: Die = item.data
    return Thrown(item, die.side, die.unit, die.tilt, _flat, _air)


def _flat(item: Item, turn: float) -> Item:
    die: Die = item.data
    return Item(item.id, "tumble", item.place, data=Tumble(die.unit, die.side, die.face, turn))


def _air(item: Item, frame: int, turn: float) -> Item:
    die: Die = item.data
    look = Tumble(die.unit, die.side, -frame - 1, turn)
    return Item(item.id, "tumble", item.place, data=look)
