"""How events look: people walk, ships sail, cities rise, cards glide and turn over."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.core.event import Event
from game.tempus.events import (
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsLaid,
    ChildBorn,
    CityBuilt,
    DefenceShown,
    FightDecided,
    FightNamed,
    PeopleAdvanced,
    PeopleSettled,
    PersonConverted,
    PersonMoved,
    ProgressCounted,
    TileLaid,
)
from scenes.table.motions import Fly, Shine
from scenes.table.timeline import (
    Parallel,
    Shown,
    Sound,
    Track,
    bounce,
    out,
    smooth,
)
from scenes.tempus.paint_specs import Folk, Tower
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item, Picture

STEP, SAIL, DEAL, FALL, RISE, SHINE = 0.24, 0.7, 0.12, 0.45, 0.5, 0.6


def cue(event: Event, look: Picture, goal: Picture) -> Track | None:
    """Give the motion of an event between the picture before its step and the one after."""
    kind = type(event)
    if kind in _SOUNDS:
        return Sound(_SOUNDS[kind])
    if kind in _BETWEEN:
        return _BETWEEN[kind](event, look, goal)
    if kind in _BEFORE:
        return _BEFORE[kind](event, look)
    return _AFTER[kind](event, goal) if kind in _AFTER else None


@dataclass(frozen=True, slots=True)
class Walk:
    """A person on the way from hex to hex."""

    figure: Item
    points: tuple[Offset, ...]
    seconds: float
    left: Item | None
    """Who stays behind."""
    before: str
    """The id of those who stood there until now."""
    end: Item | None
    hop: float

    def at(self, t: float, picture: Picture) -> Shown:
        """Show it where it is by then."""
        del picture
        shown: Shown = {self.before: self.left}
        if t >= self.seconds:
            if self.end is not None:
                shown[self.end.id] = self.end
            return shown
        part = t / self.seconds * (len(self.points) - 1)
        at = min(int(part), len(self.points) - 2)
        rest = smooth(part - at)
        x, y = self.points[at].blend(self.points[at + 1], rest)
        wide, high = self.figure.place.size
        place = Region(x - wide / 2, y - high / 2, wide, high)
        lift = math.sin(rest * math.pi) * self.hop
        shown[self.figure.id] = replace(self.figure, place=place, height=lift, live=True)
        return shown

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Give a step for each hex."""
        steps = len(self.points) - 1
        # A little before the end of each hop, when the foot comes down.
        return tuple((self.seconds * (n + 0.85) / steps, "wood") for n in range(steps))


@dataclass(frozen=True, slots=True)
class Grow:
    """An item that comes to be: it falls in from above, or swells up."""

    item: Item
    sound: str
    seconds: float = RISE
    falls: float = 0.0
    hides: tuple[str, ...] = ()
    """Ids of what it takes the place of."""

    def at(self, t: float, picture: Picture) -> Shown:
        """Show how far it has come."""
        del picture
        shown: Shown = dict.fromkeys(self.hides)
        if t >= self.seconds:
            shown[self.item.id] = self.item
            return shown
        part = t / self.seconds
        if self.falls:
            drop = (1 - bounce(part)) * self.falls
            shown[self.item.id] = replace(self.item, height=drop, alpha=min(1, part * 3), live=True)
        else:
            zoom = 0.3 + 0.7 * out(part)
            shown[self.item.id] = replace(self.item, zoom=zoom, alpha=min(1, part * 2), live=True)
        return shown

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Give its sound as it lands."""
        return ((self.seconds * (0.6 if self.falls else 0.1), self.sound),)


def _moved(event: PersonMoved, goal: Picture) -> Track | None:
    """Walk from hex to hex, or sail over the water in one go."""
    path = event.path
    hexes = [goal.find(f"hex:{hex}") for hex in path]
    end = goal.find(f"people:{path[-1]}")
    if end is None or any(hex is None for hex in hexes) or not isinstance(end.data, Folk):
        return Sound("wood")
    points = tuple(hex.place.centre for hex in hexes if hex is not None)
    water = event.way != "land"
    seconds = SAIL if water else STEP * (len(points) - 1)
    return _walk(path[0], end, points, seconds, goal, 26 if water else 12)


def _walk(
    start: int,
    end: Item,
    points: tuple[Offset, ...],
    seconds: float,
    goal: Picture,
    hop: float,
    count: int = 1,
) -> Walk:
    before = f"people:{start}"
    # The check mark of one who has moved comes with the arrival only.
    figure = replace(end, id=f"walker:{end.id}", data=replace(end.data, count=count, tired=0))
    return Walk(figure, points, seconds, goal.find(before), before, end, hop)


def _advanced(event: PeopleAdvanced, goal: Picture) -> Track | None:
    start, target = goal.find(f"hex:{event.start}"), goal.find(f"hex:{event.target}")
    end = goal.find(f"people:{event.target}")
    if not event.people or end is None or start is None or target is None:
        return None
    points = (start.place.centre, target.place.centre)
    return _walk(event.start, end, points, STEP * 1.5, goal, 12, event.people)


def _settled(event: PeopleSettled, goal: Picture) -> Track | None:
    found = [goal.find(f"people:{hex}") for hex in sorted(set(event.hexes))]
    tracks = tuple(Grow(item, "wood", FALL, 60) for item in found if item is not None)
    return Parallel(tracks, DEAL) if tracks else Sound("wood")


def _born(event: ChildBorn, goal: Picture) -> Track | None:
    item = goal.find(f"people:{event.hex}")
    return Grow(item, "wood", 0.4) if item is not None else Sound("wood")


def _built(event: CityBuilt, goal: Picture) -> Track | None:
    city = goal.find(f"city:{event.hex}")
    if city is None:
        return Sound("build")
    # Those who become the city must not stand below it while it falls.
    return Grow(city, "build", RISE, 90, (f"people:{event.hex}",))


def _converted(event: PersonConverted, look: Picture, goal: Picture) -> Track | None:
    before = look.find(f"people:{event.source}")
    after = goal.find(f"people:{event.hex}")
    if before is None or after is None:
        return Sound("turn")
    return Parallel((Shine(before, "turn", seconds=SHINE), Grow(after, "wood", 0.4)), 0.3)


def _named(event: FightNamed, goal: Picture) -> Track | None:
    hexes = (goal.find(f"hex:{event.start}"), goal.find(f"hex:{event.target}"))
    shines = tuple(
        Shine(hex, "turn" if not at else "", "hex", SHINE) for at, hex in enumerate(hexes) if hex
    )
    return Parallel(shines) if shines else Sound("turn")


def _decided(event: FightDecided, look: Picture, goal: Picture) -> Track | None:
    """Light up the hex that stood, and let those who fell vanish."""
    held = event.start if event.won else event.target
    name = event.target if event.won else event.start
    winner = goal.find(f"hex:{held}")
    tracks: list[Track] = [Shine(winner, "disaster", "hex", SHINE)] if winner is not None else []
    for kind in ("people", "city"):
        before, after = look.find(f"{kind}:{name}"), goal.find(f"{kind}:{name}")
        if before is not None and isinstance(before.data, Folk | Tower) and after != before:
            down = replace(before, id=f"fallen:{before.id}", place=before.place.shift(0, 26))
            tracks.append(Fly(down, before.place, FALL, fades=True))
    return Parallel(tuple(tracks)) if tracks else Sound("disaster")


def _laid(event: CardsLaid, look: Picture) -> Track | None:
    if not event.cards:
        return None
    hands = [item for item in look if item.kind == "idea" and item.lifted]
    away = tuple(
        Fly(replace(item, place=item.place.shift(-60, -160)), item.place, FALL, "card", 20, True)
        for item in hands
    )
    return Parallel(away, DEAL) if away else Sound("card")


def _drawn(event: CardsDrawn, look: Picture, goal: Picture) -> Track | None:
    """Deal the new cards into the hand from above."""
    known = [item for item in look if item.kind == "idea"]
    now = [item for item in goal if item.kind == "idea"]
    if len(now) <= len(known):
        return Sound("card")
    fresh = _new(known, now)
    if not fresh:
        return Sound("card")
    count = len(event.cards)
    flights = tuple(
        Fly(item, item.place.shift(0, -260), 0.36, "card", 16) for item in fresh[:count]
    )
    return Parallel(flights, DEAL)


def _new(before: list[Item], after: list[Item]) -> list[Item]:
    """Give the cards that were not there before, equal ones counted."""
    had = [(item.data.idea, item.data.background) for item in before]
    found = []
    for item in after:
        name = (item.data.idea, item.data.background)
        if name in had:
            had.remove(name)
        else:
            found.append(item)
    return found


def _played(event: CardPlayed, look: Picture) -> Track | None:
    """Let the card rise and go."""
    idea = event.card.partition(":")[0]
    cards = [i for i in look if i.kind == "idea" and i.data.idea == idea]
    chosen = next((item for item in cards if item.lifted), cards[0] if cards else None)
    if chosen is None:
        return Sound("card")
    gone = replace(chosen, place=chosen.place.shift(0, -130))
    return Fly(gone, chosen.place, FALL, "card", 30, True)


def _tile(event: TileLaid, goal: Picture) -> Track | None:
    centre = goal.find(f"hex:{event.hexes[0]}")
    return Shine(centre, "wood", "hex", SHINE) if centre is not None else Sound("wood")


def _counted(event: ProgressCounted, goal: Picture) -> Track | None:
    rows = [item for item in goal if item.kind == "age" and item.data.state == "now"]
    return Shine(rows[0], "monument", seconds=SHINE) if rows and event.seats else Sound("monument")


_BETWEEN: Mapping[type, Callable[[Any, Picture, Picture], Track | None]] = {
    PersonConverted: _converted,
    FightDecided: _decided,
    CardsDrawn: _drawn,
}
_BEFORE: Mapping[type, Callable[[Any, Picture], Track | None]] = {
    CardsLaid: _laid,
    CardPlayed: _played,
}
_AFTER: Mapping[type, Callable[[Any, Picture], Track | None]] = {
    PersonMoved: _moved,
    PeopleAdvanced: _advanced,
    PeopleSettled: _settled,
    ChildBorn: _born,
    CityBuilt: _built,
    FightNamed: _named,
    TileLaid: _tile,
    ProgressCounted: _counted,
}
_SOUNDS: Mapping[type, str] = {DefenceShown: "card", CardsDiscarded: "card"}
