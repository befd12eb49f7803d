"""How events look: people walk, dice tumble, pieces fly into the store, cards change hands."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.core.event import Event
from game.stoneage import events as e
from scenes.stoneage.casting import die, slots
from scenes.stoneage.paint_specs import Die, Leather
from scenes.stoneage.palette import GOLD, HEADING, SHORT
from scenes.table.motions import (
    Caption,
    Drum,
    Flight,
    Shine,
)
from scenes.table.paint_specs import Label, Tumbling
from scenes.table.throw import Throw, Thrown
from scenes.table.timeline import (
    Parallel,
    Pose,
    Sequence,
    Sound,
    Track,
    glide,
    smooth,
)
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture

WALK, FLY, STAGGER = 0.42, 0.5, 0.08
MOST = 8
"""Pieces that fly at a time; more of them are not told apart."""
READING = 1.0
"""Seconds in which dice lie still to be read when the game has gone on already."""


def cue(event: Event, look: Picture, goal: Picture) -> Track | None:
    """Give the motion of an event between the picture before its step and the one after."""
    kind = type(event)
    if kind in _BETWEEN:
        return _BETWEEN[kind](event, look, goal)
    return _AFTER[kind](event, goal) if kind in _AFTER else None


def _shows(picture: Picture, seat: int) -> bool:
    """Tell whether the stores of that seat lie open."""
    board = picture.find("board") or picture.find("strip")
    return board is not None and board.data == Leather(seat)


def _edge(picture: Picture, near: Region) -> Region:
    """Give a place beyond the right edge of the mat, level with another one."""
    right = max((item.place.right for item in picture), default=near.right)
    return Region(right + 30, near.y, near.width, near.height)


# People


def _put(event: e.PeoplePut, look: Picture, goal: Picture) -> Track | None:
    start = f"person:{event.place}:{event.seat}:"
    walkers = [i for i in goal if i.id.startswith(start)]
    if not walkers:
        return Sound("wood")
    homes = [i.place for i in look if i.id.startswith("home:")]
    if not _shows(look, event.seat):
        homes = []
    store = look.find("store:home") if _shows(look, event.seat) else None
    tracks: list[Track] = []
    for at, item in enumerate(walkers):
        if homes:
            # Those at the right end leave, so that the rest of the row stays where it is.
            begin = homes[max(0, len(homes) - event.people) : len(homes)][min(at, len(homes) - 1)]
        else:
            # Another seat's people come in from beyond the edge: its board isn't in view.
            begin = store.place if store is not None else _edge(look, item.place)
        side = item.place.width
        begin = begin.middle(side, side)
        tracks.append(_walk(item, begin))
    return Parallel((*tracks, Drum("wood", min(3, len(tracks)), STAGGER, WALK * 0.85)), STAGGER)


def _walk(item: Item, start: Region) -> Pose:
    """Let a person hop from one place to another."""

    def pose(there: Item, t: float) -> Item:
        lift = abs(math.sin(t * math.pi * 2)) * 10 + math.sin(t * math.pi) * 26
        return replace(there, place=start.blend(there.place, t), height=lift, live=True)

    return Pose(item.id, WALK, pose, smooth)


# Dice


def _rolled(event: e.DiceRolled | e.DiceThrown, look: Picture, goal: Picture) -> Track | None:
    """Throw dice into the hollow of the slab; the picture after it may lack them already."""
    well = look.find("well") or goal.find("well")
    if well is None:
        return None
    lie = [_lying(at, face, goal) for at, face in enumerate(event.dice)]
    # The slab is gone in the next picture: without a rest the dice could not be read.
    rest = READING if None in lie else 0.0
    dice = tuple(_thrown(item or _laid_in(well, event.dice, at)) for at, item in enumerate(lie))
    return Throw(dice, (), well.place, rest=rest)


def _lying(at: int, face: int, goal: Picture) -> Item | None:
    """Give the die as it lies after the step, if it still does."""
    there = goal.find(f"die:{at}")
    if there is None or not isinstance(there.data, Die) or there.data.face != face:
        return None
    return there if goal.find("well") is not None else None


def _laid_in(well: Item, dice: tuple[int, ...], at: int) -> Item:
    """Lay a die as it would lie, in the hollow's own measures."""
    spot = slots(well.in_own_units().place.inset(8, 4), len(dice))[at]
    return die(at, dice[at], spot).on_window(well.unit)


def _thrown(item: Item) -> Thrown:
    look: Die = item.data

    def flat(there: Item, turn: float) -> Item:
        body = f"stoneage/die_{look.face}" if look.face else "stoneage/die_body"
        return _tumbling(there, look, (body, 0), turn)

    def air(there: Item, frame: int, turn: float) -> Item:
        return _tumbling(there, look, (f"stoneage/tumble_{frame:02d}", 1.4), turn)

    return Thrown(item, look.side, look.tilt, flat, air)


def _tumbling(item: Item, look: Die, sprite: tuple[str, float], turn: float) -> Item:
    data = Tumbling(look.side, (sprite,), turn)
    return replace(item, kind="tumbling", look="", text="", data=data, key="", group="")


def _picked(event: e.DiePicked, look: Picture, goal: Picture) -> Track | None:
    """Let the die go to whoever picked it."""
    die = next((i for i in look if i.kind == "bone" and i.look == str(event.face)), None)
    if die is None:
        return Sound("wood")
    end = _goal_of(event.what, event.seat, goal)
    return Sequence((Sound("wood"), Flight(_bare(die), end or _edge(look, die.place))))


def _bare(item: Item) -> Item:
    data = replace(item.data, icon="", cap="", chosen=False)
    return replace(item, id=f"fly:{item.id}", data=data, intent=None, tip=None, key="")


# Goods


def _goal_of(what: str, seat: int, picture: Picture) -> Region | None:
    """Give where a gain goes on the shown board."""
    if not _shows(picture, seat):
        return None
    names = {
        "food": ("food", "store:food"),
        "tool": ("tool:0", "store:tools"),
        "agriculture": ("fields", "store:fields"),
    }.get(what, (f"good:{what}", f"store:{what}"))
    found = next((i for name in names if (i := picture.find(name)) is not None), None)
    return found.place if found is not None else None


def _pieces(
    what: str, count: int, seat: int, start: Region, picture: Picture, away: bool = False
) -> Track | None:
    """Let pieces fly into the store, or with `away` out of it."""
    store = _goal_of(what, seat, picture) or _edge(picture, start)
    side = 46.0
    tracks = []
    for at in range(min(MOST, count)):
        # Three side by side: in one line they would look like a single piece.
        begin = (store if away else start).middle(side, side).shift(((at % 3) - 1) * 12, 0)
        item = Item(f"fly:{what}:{at}", "icon", begin, look=f"stoneage/piece_{what}")
        wait = at * STAGGER
        end = start if away else store
        tracks.append(Flight(item, end, FLY + wait, wait))
    return Parallel(tuple(tracks)) if tracks else None


def _from(picture: Picture, *names: str) -> Region | None:
    found = next((i for name in names if (i := picture.find(name)) is not None), None)
    return found.place if found is not None else None


def _gained(event: e.RollGained, look: Picture, goal: Picture) -> Track | None:
    # From where the eyes are: the result, else the dice, else the place itself.
    start = _from(look, "result", "well", f"place:{event.place}")
    if start is None:
        return None
    sum_ = _caption(event, look)
    flight = _pieces(event.what, event.amount, event.seat, start, goal)
    sound = Sound("wood" if event.what in ("wood", "food") else "build")
    tracks: tuple[Track, ...] = (flight, sound) if flight is not None else ()
    if sum_ is None:
        return Sequence(tracks) if tracks else None
    # Together, so that the sum can still be read while its pieces fly.
    return Parallel((sum_, Sequence(tracks)))


def _caption(event: e.RollGained, look: Picture) -> Caption | None:
    """Write the sum of a roll below its dice, where no tools were asked for."""
    well = look.find("well")
    if well is None or look.find("result") is not None:
        return None
    words = f"{event.total} ÷ {event.divisor} → {event.amount} :stoneage/{event.what}:"
    hollow = well.in_own_units().place
    place = Region(hollow.x, hollow.bottom + 14, hollow.width, 64)
    style = Label(44, HEADING, "title", "centre")
    return Caption(Item("fly:sum", "label", place, text=words, data=style).on_window(well.unit))


def _food(event: e.FoodGained, look: Picture, goal: Picture) -> Track | None:
    start = _card(event.card, look)
    return _pieces("food", event.amount, event.seat, start, goal) if start is not None else None


def _card(card: str, picture: Picture) -> Region | None:
    """Give where a card lies: beside the pickers of whoever pays it, else in its row."""
    lying = [item.place for item in picture if item.kind == "civ" and item.look == card]
    return lying[-1] if lying else _from(picture, "valley")


def _resources(
    event: e.ResourcesGained | e.CardOpened, look: Picture, goal: Picture
) -> Track | None:
    start = _from(look, "well") or _card(event.card, look)
    return _many(event.resources, event.seat, start, goal, False)


def _many(
    goods: tuple[int, ...], seat: int, start: Region | None, picture: Picture, away: bool
) -> Track | None:
    names = _goods(picture)
    if start is None or not names:
        return None
    pairs = zip(names, goods, strict=False)
    tracks = [_pieces(name, n, seat, start, picture, away) for name, n in pairs if n]
    return Parallel(tuple(track for track in tracks if track is not None), STAGGER)


def _goods(picture: Picture) -> list[str]:
    """Name the resources as the board or strip shows them, in their order."""
    wells = [i.look for i in picture if i.id.startswith("good:")]
    if wells:
        return wells
    known = [i.id.removeprefix("store:") for i in picture if i.id.startswith("store:")]
    return [name for name in known if name not in ("home", "food", "tools", "fields")]


# Cards and tiles


def _taken(event: e.CardTaken, look: Picture, goal: Picture) -> Track | None:
    return _bought(f"card:{event.slot + 1}", "civil:aside", event.paid, event.seat, look, goal)


def _built(event: e.TileBought, look: Picture, goal: Picture) -> Track | None:
    bought = _bought(f"tile:{event.stack + 1}", "sum", event.paid, event.seat, look, goal)
    # Behind each other, for the sound belongs to the tile's arrival.
    return Sequence((bought, Sound("monument"))) if bought is not None else Sound("monument")


def _bought(
    name: str, to: str, paid: tuple[int, ...], seat: int, look: Picture, goal: Picture
) -> Track | None:
    """Pay, and let the card or tile go to its owner."""
    thing = look.find(name)
    tracks: list[Track] = [Sound("card")]
    if thing is not None:
        payment = _many(paid, seat, thing.place, look, True)
        tracks += [payment] if payment is not None else []
        end = (_from(goal, to) if _shows(goal, seat) else None) or _edge(look, thing.place)
        tracks.append(Flight(_unpriced(thing), end, 0.55))
    return Sequence(tuple(tracks))


def _unpriced(thing: Item) -> Item:
    """Give a card or tile as it flies: nothing below it says any more what it costs."""
    data = replace(thing.data, bill=None)
    own = replace(thing, id=f"fly:{thing.id}", data=data, zoom=0.8)
    return replace(own, intent=None, reason="", tip=None, key="")


def _laid(event: e.CardsLaid, look: Picture, goal: Picture) -> Track | None:
    """Let the row close up, and new cards come from the left."""
    tracks: list[Track] = []
    for before, after in event.moved:
        old, new = look.find(f"card:{before + 1}"), goal.find(f"card:{after + 1}")
        if before != after and old is not None and new is not None:
            tracks.append(glide(new, old.place, 0.4))
    for slot, _ in event.cards:
        new = goal.find(f"card:{slot + 1}")
        if new is not None:
            tracks.append(_dealt(new))
    return Parallel((*tracks, Drum("card", len(event.cards), 0.14)), 0.14) if tracks else None


def _dealt(item: Item) -> Pose:
    """Turn a card up: it grows from its edge while it drops."""

    def pose(there: Item, t: float) -> Item:
        place = there.place.shift(0, -26 * (1 - t))
        wide = max(4.0, place.width * t)
        lying = replace(there, place=place, alpha=min(1.0, 0.25 + t), live=True)
        # The last frame is the item as it lies, so that nothing jumps when the motion ends.
        return lying if t > 0.98 else replace(lying, zoom=max(0.5, wide / place.width))

    return Pose(item.id, 0.34, pose, smooth)


def _turned(event: e.TilesTurned, goal: Picture) -> Track | None:
    found = [goal.find(f"tile:{stack + 1}") for stack, _ in event.tiles]
    tracks = [_dealt(item) for item in found if item is not None]
    return Parallel((*tracks, Drum("card", min(3, len(tracks)), 0.1)), 0.1) if tracks else None


# What is shown by a glow


def _glow(seat: int, goal: Picture, sound: str, *names: str, colour: str = GOLD) -> Track:
    found = next((i for name in names if (i := goal.find(name)) is not None), None)
    if found is None or not _shows(goal, seat):
        return Sound(sound)
    return Shine(found, sound, colour)


def _tool(event: e.ToolGained, goal: Picture) -> Track | None:
    if event.slot < 0:
        return None
    return _glow(event.seat, goal, "build", f"tool:{event.slot}", "store:tools")


def _field(event: e.AgricultureRaised, goal: Picture) -> Track | None:
    return _glow(event.seat, goal, "wood", "fields", "store:fields") if event.steps else None


def _born(event: e.PersonBorn, goal: Picture) -> Track | None:
    return _glow(event.seat, goal, "monument", "people:aside", "store:home") if event.born else None


def _points(event: e.PointsGained, goal: Picture) -> Track | None:
    return _glow(event.seat, goal, "coin", "sum")


def _fed(event: e.Fed, look: Picture, goal: Picture) -> Track | None:
    start = _from(goal, "food", "store:food")
    if start is None or not _shows(goal, event.seat) or not event.eaten:
        return None
    # Food eaten has nowhere to go: it rises from its heap and is gone.
    end = start.shift(0, -120)
    return _pieces("food", min(4, event.eaten), event.seat, end, look, True)


def _starved(event: e.Starved, goal: Picture) -> Track | None:
    return _glow(event.seat, goal, "disaster", "food", "store:food", colour=SHORT)


_BETWEEN: Mapping[type, Callable[[Any, Picture, Picture], Track | None]] = {
    e.PeoplePut: _put,
    e.DiceRolled: _rolled,
    e.DiceThrown: _rolled,
    e.DiePicked: _picked,
    e.RollGained: _gained,
    e.FoodGained: _food,
    e.ResourcesGained: _resources,
    e.CardOpened: _resources,
    e.CardTaken: _taken,
    e.TileBought: _built,
    e.CardsLaid: _laid,
    e.Fed: _fed,
}
"""Motions from how it was to how it will be."""
_AFTER: Mapping[type, Callable[[Any, Picture], Track | None]] = {
    e.TilesTurned: _turned,
    e.ToolGained: _tool,
    e.AgricultureRaised: _field,
    e.PersonBorn: _born,
    e.PointsGained: _points,
    e.Starved: _starved,
}
"""Motions on what lies there afterwards."""
