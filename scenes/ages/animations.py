"""How events look: dice tumble into the tray, pegs glide, boxes fill one by one."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from game.ages.events import (
    BoxesMarked,
    CitiesFed,
    CityBuilt,
    DealCountered,
    DealDeclined,
    DealMade,
    DealOffered,
    DealWithdrawn,
    DevelopmentBought,
    DiceThrown,
    DisasterStruck,
    FoodCollected,
    FoodPreserved,
    GoodsCollected,
    GoodsDiscarded,
    GoodsGiven,
    GoodsSpent,
    GoodSwapped,
    MonumentBuilt,
    ShipsBuilt,
)
from game.core.event import Event
from game.loading.title import load
from scenes.ages.holes import spot
from scenes.ages.paint_specs import (
    Boxes,
    Die,
    PegBoard,
    Settling,
    Skulls,
    Town,
    Work,
)
from scenes.ages.paint_specs import Track as Row
from scenes.ages.palette import GOLD, RED
from scenes.table.motions import Drum, Shine
from scenes.table.paint_specs import Tumbling
from scenes.table.throw import Throw, Thrown
from scenes.table.timeline import (
    Parallel,
    Pose,
    Sequence,
    Sound,
    Track,
    smooth,
)
from scenes.ui.picture import Item, Picture

GLIDE, PER_HOLE, BOX = 0.28, 0.05, 0.13
READING = 0.6
"""Seconds in which dice lie still to be read when the turn has passed on already."""
FOOD = "food"


def cue(event: Event, look: Picture, goal: Picture) -> Track | None:
    """Give the motion of an event between the picture before its step and the one after."""
    kind = type(event)
    if kind in _SOUNDS:
        return Sound(_SOUNDS[kind])
    if kind in _BETWEEN:
        return _BETWEEN[kind](event, look, goal)
    return _AFTER[kind](event, goal) if kind in _AFTER else None


def _shows(picture: Picture, seat: int) -> bool:
    """Tell whether the board of that seat lies open."""
    board = picture.find("board")
    return board is not None and isinstance(board.data, PegBoard) and board.data.seat == seat


def _slide(row: Item, peg: Item, start: float, end: float) -> Pose:
    """Glide a peg along its row from hole to hole."""
    there, track = row.place, row.data
    holes = abs(end - start)

    def pose(item: Item, t: float) -> Item:
        count = start + (end - start) * t
        lift = math.sin(t * math.pi) * 8
        return replace(item, place=spot(there, track, count), height=lift, live=True)

    # Food may go a long way: from eight holes on a peg goes faster and not longer.
    return Pose(peg.id, GLIDE + PER_HOLE * min(8.0, holes), pose, smooth)


def _slides(picture: Picture, moves: Iterator[tuple[str, float, float]]) -> Track | None:
    """Glide several pegs at a time: (row's id, from, to)."""
    found: list[Track] = []
    for name, start, end in moves:
        row = picture.find(name)
        peg = picture.find("peg:" + name.removeprefix("good:"))
        if row is not None and peg is not None and start != end:
            found.append(_slide(row, peg, start, end))
    return Parallel((*found, Drum("wood", len(found), 0.09)), 0.07) if found else None


def _rows(picture: Picture) -> list[Item]:
    return [i for i in picture if i.id.startswith("good:") and isinstance(i.data, Row)]


def _collected(event: GoodsCollected, look: Picture, goal: Picture) -> Track | None:
    if not _shows(look, event.seat):
        return None
    pairs = zip(_rows(look), event.goods, strict=False)
    # From the picture before: the same step may have taken goods away again since.
    moves = ((row.id, row.data.now, row.data.now + count) for row, count in pairs)
    return _slides(goal, moves)


def _lost(goods: tuple[int, ...], seat: int, goal: Picture) -> Track | None:
    """Glide pegs back by what was given up, to where they stand at the end."""
    if not _shows(goal, seat):
        return None
    pairs = zip(_rows(goal), goods, strict=False)
    return _slides(goal, ((row.id, row.data.now + gone, row.data.now) for row, gone in pairs))


def _discarded(event: GoodsDiscarded, goal: Picture) -> Track | None:
    return _lost(event.goods, event.seat, goal)


def _moved(gained: dict[str, int], goal: Picture) -> Track | None:
    """Glide pegs by what came in (or went, below nothing), to where they stand at the end."""
    rows = [(goal.find(name), more) for name, more in gained.items()]
    found = [(row, more) for row, more in rows if row is not None]
    return _slides(goal, ((row.id, row.data.now - more, row.data.now) for row, more in found))


def _preserved(event: FoodPreserved, goal: Picture) -> Track | None:
    if not _shows(goal, event.seat):
        return None
    return _moved({f"good:{event.good}": -1, FOOD: event.food}, goal)


def _spent(event: GoodsSpent, goal: Picture) -> Track | None:
    if not _shows(goal, event.seat):
        return Sound("wood")
    return _moved({f"good:{event.good}": -event.goods}, goal)


def _launched(event: ShipsBuilt, goal: Picture) -> Track | None:
    row = goal.find("fleet")
    if not _shows(goal, event.seat):
        return Sound("build")
    paid = _lost(event.goods, event.seat, goal)
    built: Track = Sound("build") if row is None else Shine(row, "build", GOLD)
    return built if paid is None else Sequence((paid, built))


def _swapped(event: GoodSwapped, goal: Picture) -> Track | None:
    if not _shows(goal, event.seat):
        return Sound("wood")
    return _moved({f"good:{event.give}": -1, f"good:{event.get}": 1}, goal)


def _dealt(event: DealMade, goal: Picture) -> Track | None:
    """Glide the pegs of whichever of the two boards lies open."""
    names = [*(row.id for row in _rows(goal)), FOOD]
    changes = [back - out for out, back in zip(event.give, event.get, strict=True)]
    # The event tells the deal as its maker sees it.
    if _shows(goal, event.partner):
        changes = [-change for change in changes]
    elif not _shows(goal, event.seat):
        return Sound("coin")
    moving = _moved(dict(zip(names, changes, strict=False)), goal)
    return Sound("coin") if moving is None else Parallel((Sound("coin"), moving))


def _given(event: GoodsGiven, goal: Picture) -> Track | None:
    lost = tuple(event.goods if row.id == f"good:{event.good}" else 0 for row in _rows(goal))
    return _lost(lost, event.seat, goal)


def _stored(event: FoodCollected, look: Picture, goal: Picture) -> Track | None:
    row = look.find(FOOD)
    if row is None or not event.food or not _shows(look, event.seat):
        return None
    now = row.data.now
    return _slides(goal, iter([(FOOD, now, now + event.food)]))


def _fed(event: CitiesFed, goal: Picture) -> Track | None:
    row = goal.find(FOOD)
    if row is None or not _shows(goal, event.seat):
        return None
    meal = _slides(goal, iter([(FOOD, row.data.now + event.eaten, row.data.now)]))
    famine = _skulls(goal, event.hungry) if event.hungry else None
    parts = tuple(part for part in (meal, famine) if part is not None)
    return Sequence(parts) if parts else None


def _skulls(picture: Picture, count: int, later: int = 0) -> Track | None:
    """Mark disaster boxes one after the other; `later` of them come with another event."""
    item = picture.find("disasters")
    if item is None or not isinstance(item.data, Skulls):
        return Sound("disaster")
    end = item.data.marked - later

    def pose(there: Item, t: float) -> Item:
        # The sliver keeps rounding from holding a box back.
        marked = end - count + min(count, math.floor(t * count + 1e-6))
        return replace(there, data=replace(there.data, marked=marked), live=True)

    marking = Pose("disasters", BOX * count + 0.2, pose)
    return Parallel((marking, Drum("disaster", 1, 0.0)))


def _struck(event: DisasterStruck, goal: Picture) -> Track | None:
    parts: list[Track] = []
    tile = goal.find(f"danger:{event.disaster}")
    if tile is not None:
        parts.append(Shine(tile, "", RED))
    shown = goal.find("board")
    seat = shown.data.seat if shown is not None and isinstance(shown.data, PegBoard) else -1
    own = dict(event.boxes).get(seat, 0)
    marking = _skulls(goal, own) if own else Sound("disaster")
    if marking is not None:
        parts.append(marking)
    gone = dict(event.goods).get(seat)
    robbed = _lost(gone, seat, goal) if gone else None
    if robbed is not None:
        parts.append(robbed)
    # One after the other, so that the eye goes from the danger to what it costs.
    return Parallel(tuple(parts), 0.15)


def _marked(event: BoxesMarked, look: Picture, goal: Picture) -> Track | None:
    name = event.target if ":" in event.target else f"monument:{event.target}"
    item = goal.find(name)
    if item is None or not _shows(goal, event.seat):
        # Work that can't be seen is only heard, and not for long.
        return Drum("wood", min(3, event.boxes), BOX)
    filled = item.data.boxes.filled - event.boxes
    old = look.find(name)

    def pose(there: Item, t: float) -> Item:
        more = min(event.boxes, math.floor(t * event.boxes + 1e-6))
        return _filled(old or there, there, filled + more)

    marking = Pose(name, BOX * event.boxes + 0.12, pose)
    return Parallel((marking, Drum("wood", event.boxes, BOX)))


def _filled(old: Item, there: Item, filled: int) -> Item:
    """Show an item with so many boxes marked; finished looks come at the very end."""
    data: Any = there.data
    done = filled == data.boxes.total
    boxes = Boxes(filled, max(0, data.boxes.filled - filled), data.boxes.total)
    if isinstance(data, Work):
        data = replace(data, boxes=boxes, done=done, taken=data.taken if done else _taken(old))
    elif isinstance(data, Town):
        data = replace(data, boxes=boxes)
    return replace(there, data=data, look=there.look if done else old.look, live=True)


def _taken(old: Item) -> int | None:
    return old.data.taken if isinstance(old.data, Work) else None


def _built(event: MonumentBuilt, goal: Picture) -> Track | None:
    item = goal.find(f"monument:{event.monument}")
    shown = item is not None and _shows(goal, event.seat)
    return Shine(item, "monument", GOLD) if item is not None and shown else Sound("monument")


def _city(event: CityBuilt, goal: Picture) -> Track | None:
    item = goal.find(event.target)
    shown = item is not None and _shows(goal, event.seat)
    return Shine(item, "build", GOLD) if item is not None and shown else Sound("build")


def _bought(event: DevelopmentBought, goal: Picture) -> Track | None:
    """Pay with the pegs, then let the development's peg drop into its hole."""
    parts: list[Track] = [Sound("coin")]
    paid = _lost(event.goods, event.seat, goal)
    row = goal.find(FOOD)
    if paid is not None:
        parts.append(paid)
    if event.food and row is not None and _shows(goal, event.seat):
        now = row.data.now
        sold = _slides(goal, iter([(FOOD, now + event.food, now)]))
        parts += [sold] if sold is not None else []
    tracks: list[Track] = [Parallel(tuple(parts))]
    if goal.find(f"peg:{event.development}") is not None and _shows(goal, event.seat):
        tracks.append(_drop(f"peg:{event.development}"))
    return Sequence(tuple(tracks))


def _drop(name: str) -> Track:
    def pose(there: Item, t: float) -> Item:
        high = 46 * (1 - t * t)
        place = there.place.shift(0, -high * 0.6)
        return replace(there, place=place, height=high * 0.5, alpha=min(1, t * 3), live=True)

    # Behind each other: the knock belongs to the moment in which the peg hits the board.
    return Sequence((Pose(name, 0.3, pose), Sound("wood")))


def _tumble(event: DiceThrown, look: Picture, goal: Picture) -> Track | None:
    """Throw the dice of an event into their slots; the picture after it may lack them already."""
    well = look.find("well")
    slots = [_slot(event, at, look, goal) for at in event.thrown]
    items = tuple(item for item in slots if item is not None)
    if well is None or not items:
        return None
    swept = tuple(item for item in (look.find(i.id) for i in items) if item is not None)
    # The turn went on with the same step, so the dice must be read before they change.
    passed = any(goal.find(item.id) != item for item in items)
    locked = any(item.data.state == "locked" for item in items)
    return Throw(
        tuple(_on_its_way(item) for item in items),
        tuple(_on_its_way(item) for item in swept) if len(swept) == len(items) else (),
        well.place,
        rest=READING if passed else 0.0,
        knock="ages/die_lock" if locked else "",
    )


def _on_its_way(item: Item) -> Thrown:
    die: Die = item.data
    return Thrown(item, die.side, die.tilt, _flat, _air)


def _flat(item: Item, turn: float) -> Item:
    die: Die = item.data
    body = Tumbling(die.side, ((die.body, 0),), turn)
    return Item(item.id, "settling", item.place, data=Settling(body, die.face))


def _air(item: Item, frame: int, turn: float) -> Item:
    look = Tumbling(item.data.side, ((f"ages/tumble_{frame:02d}", 1.5),), turn)
    return Item(item.id, "tumbling", item.place, data=look)


def _slot(event: DiceThrown, at: int, look: Picture, goal: Picture) -> Item | None:
    """Give how a die lies after the throw, made up when the turn has passed on since."""
    there, before = goal.find(f"die:{at}"), look.find(f"die:{at}")
    if there is not None and isinstance(there.data, Die) and there.data.face:
        return there
    if before is None or not isinstance(before.data, Die):
        return None
    face = load("ages").dice.faces[event.dice[at] - 1]
    die = Die(before.data.side, f"ages/face_{face.id}")
    return Item(before.id, "die", before.place, look=face.id, data=die)


_SOUNDS: Mapping[type, str] = {
    DealOffered: "card",
    DealCountered: "card",
    DealDeclined: "click",
    DealWithdrawn: "click",
}
_BETWEEN: Mapping[type, Callable[[Any, Picture, Picture], Track | None]] = {
    DiceThrown: _tumble,
    GoodsCollected: _collected,
    FoodCollected: _stored,
    BoxesMarked: _marked,
}
"""Cues that need the picture before the step as well."""
_AFTER: Mapping[type, Callable[[Any, Picture], Track | None]] = {
    CitiesFed: _fed,
    DisasterStruck: _struck,
    MonumentBuilt: _built,
    CityBuilt: _city,
    GoodsGiven: _given,
    DevelopmentBought: _bought,
    GoodsDiscarded: _discarded,
    FoodPreserved: _preserved,
    GoodsSpent: _spent,
    ShipsBuilt: _launched,
    GoodSwapped: _swapped,
    DealMade: _dealt,
}
