"""How events look: people walk, ships sail, cities rise, cards glide and turn over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
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
from scenes.stage.timeline import Parallel, Sound, Track
from scenes.tempus.looks import Folk, Tower
from scenes.tempus.motion import RISE, Fly, Grow, Shine, Walk
from scenes.ui.geometry import Offset
from scenes.ui.picture import Item, Picture

STEP, SAIL, DEAL, FALL = 0.24, 0.7, 0.12, 0.45


def cue(event: Event, look: Picture, goal: Picture) -> Track | None:
    """Give the motion of an event between the picture before its step and the one after."""
    make = _CUES.get(type(event))
    return None if make is None else make(event, look, goal)


def _moved(event: PersonMoved, look: Picture, goal: Picture) -> Track | None:
    """Walk from hex to hex, or sail over the water in one go."""
    path = event.path
    hexes = [goal.find(f"hex:{hex}") for hex in path]
    end = goal.find(f"people:{path[-1]}")
    if end is None or any(hex is None for hex in hexes) or not isinstance(end.data, Folk):
        return Sound("wood")
    points = tuple(hex.place.centre for hex in hexes if hex is not None)
    water = event.way != "land"
    seconds = SAIL if water else STEP * (len(points) - 1)
    return _walk(path[0], end, points, seconds, look, goal, 26 if water else 12)


def _walk(
    start: int,
    end: Item,
    points: tuple[Offset, ...],
    seconds: float,
    look: Picture,
    goal: Picture,
    hop: float,
    count: int = 1,
) -> Walk:
    before = f"people:{start}"
    figure = replace(end, id=f"walker:{end.id}", data=replace(end.data, count=count, tired=0))
    del look
    return Walk(figure, points, seconds, goal.find(before), before, end, hop)


def _advanced(event: PeopleAdvanced, look: Picture, goal: Picture) -> Track | None:
    start, target = goal.find(f"hex:{event.start}"), goal.find(f"hex:{event.target}")
    end = goal.find(f"people:{event.target}")
    if not event.people or end is None or start is None or target is None:
        return None
    points = (start.place.centre, target.place.centre)
    return _walk(event.start, end, points, STEP * 1.5, look, goal, 12, event.people)


def _settled(event: PeopleSettled, look: Picture, goal: Picture) -> Track | None:
    del look
    found = [goal.find(f"people:{hex}") for hex in sorted(set(event.hexes))]
    tracks = tuple(Grow(item, "wood", FALL, 60) for item in found if item is not None)
    return Parallel(tracks, DEAL) if tracks else Sound("wood")


def _born(event: ChildBorn, look: Picture, goal: Picture) -> Track | None:
    del look
    item = goal.find(f"people:{event.hex}")
    return Grow(item, "wood", 0.4) if item is not None else Sound("wood")


def _built(event: CityBuilt, look: Picture, goal: Picture) -> Track | None:
    del look
    city = goal.find(f"city:{event.hex}")
    if city is None:
        return Sound("build")
    return Grow(city, "build", RISE, 90, (f"people:{event.hex}",))


def _converted(event: PersonConverted, look: Picture, goal: Picture) -> Track | None:
    before = look.find(f"people:{event.source}")
    after = goal.find(f"people:{event.hex}")
    if before is None or after is None:
        return Sound("turn")
    return Parallel((Shine(before, "turn"), Grow(after, "wood", 0.4)), 0.3)


def _named(event: FightNamed, look: Picture, goal: Picture) -> Track | None:
    del look
    hexes = (goal.find(f"hex:{event.start}"), goal.find(f"hex:{event.target}"))
    shines = tuple(
        Shine(hex, "turn" if not at else "", "hex") for at, hex in enumerate(hexes) if hex
    )
    return Parallel(shines) if shines else Sound("turn")


def _decided(event: FightDecided, look: Picture, goal: Picture) -> Track | None:
    """Light up the hex that stood, and let those who fell vanish."""
    held = event.start if event.won else event.target
    name = event.target if event.won else event.start
    winner = goal.find(f"hex:{held}")
    tracks: list[Track] = [Shine(winner, "disaster", "hex")] if winner is not None else []
    for kind in ("people", "city"):
        before, after = look.find(f"{kind}:{name}"), goal.find(f"{kind}:{name}")
        if before is not None and isinstance(before.data, Folk | Tower) and after != before:
            down = replace(before, id=f"fallen:{before.id}", place=before.place.shift(0, 26))
            tracks.append(Fly(down, before.place, FALL, fades=True))
    return Parallel(tuple(tracks)) if tracks else Sound("disaster")


def _laid(event: CardsLaid, look: Picture, goal: Picture) -> Track | None:
    del goal
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


def _played(event: CardPlayed, look: Picture, goal: Picture) -> Track | None:
    """Let the card rise and go."""
    del goal
    idea = event.card.partition(":")[0]
    cards = [i for i in look if i.kind == "idea" and i.data.idea == idea]
    chosen = next((item for item in cards if item.lifted), cards[0] if cards else None)
    if chosen is None:
        return Sound("card")
    gone = replace(chosen, place=chosen.place.shift(0, -130))
    return Fly(gone, chosen.place, FALL, "card", 30, True)


def _tile(event: TileLaid, look: Picture, goal: Picture) -> Track | None:
    del look
    centre = goal.find(f"hex:{event.hexes[0]}")
    return Shine(centre, "wood", "hex") if centre is not None else Sound("wood")


def _counted(event: ProgressCounted, look: Picture, goal: Picture) -> Track | None:
    del look
    rows = [item for item in goal if item.kind == "age" and item.data.state == "now"]
    return Shine(rows[0], "monument") if rows and event.seats else Sound("monument")


def _card_sound(event: Any, look: Picture, goal: Picture) -> Track | None:
    del event, look, goal
    return Sound("card")


_CUES: Mapping[type, Callable[[Any, Picture, Picture], Track | None]] = {
    PersonMoved: _moved,
    PeopleAdvanced: _advanced,
    PeopleSettled: _settled,
    ChildBorn: _born,
    CityBuilt: _built,
    PersonConverted: _converted,
    FightNamed: _named,
    FightDecided: _decided,
    CardsLaid: _laid,
    DefenceShown: _card_sound,
    CardsDrawn: _drawn,
    CardsDiscarded: _card_sound,
    CardPlayed: _played,
    TileLaid: _tile,
    ProgressCounted: _counted,
}
