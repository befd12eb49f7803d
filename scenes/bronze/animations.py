"""How events look: cards glide and turn over, cubes fly to their spots, lands unfold."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.bronze.events import (
    CardLaid,
    CardTaken,
    CardTurned,
    CitiesDrawn,
    CityTaken,
    CubePlaced,
    EndTriggered,
    LandOpened,
    PileEmptied,
    ProvinceClosed,
    RouteTaken,
)
from game.core.event import Event
from scenes.bronze.paint_specs import (
    Mat,
    Pile,
    Tech,
    Turning,
    pile_top,
)
from scenes.table.motions import END, Fly, Shine
from scenes.table.timeline import (
    Parallel,
    Sequence,
    Shown,
    Sound,
    Track,
    smooth,
)
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture

GLIDE, FLIGHT, TURN, UNFOLD, SHINE, DEAL = 0.32, 0.42, 0.34, 0.5, 0.55, 0.12


def cue(event: Event, look: Picture, goal: Picture) -> Track | None:
    """Give the motion of an event between the picture before its step and the one after."""
    make = _CUES.get(type(event))
    return None if make is None else make(event, look, goal)


@dataclass(frozen=True, slots=True)
class Turn:
    """The top card of a pile turned over, its face as the pile shows it in the end."""

    pile: Item
    back: Tech
    seconds: float = TURN

    def at(self, t: float, picture: Picture) -> Shown:
        """Show the card narrower and wide again, over the pile."""
        del picture
        name = f"turn:{self.pile.id}"
        if t >= self.seconds - END:
            return {self.pile.id: self.pile}
        data: Pile = self.pile.data
        part = t / self.seconds
        # Unlit on its way: that it can be taken is shown when it lies there.
        look = Turning(replace(data.card, state=""), self.back, part)
        place = pile_top(self.pile.place)
        high = math.sin(part * math.pi) * 16
        text = self.pile.text
        card = Item(name, "turning", place, text=text, data=look, height=high, live=True)
        return {self.pile.id: self.pile, name: card}

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Give the sound of a card."""
        return ((0.0, "card"),)


@dataclass(frozen=True, slots=True)
class Unfold:
    """A folded land rolled up to its top, its spots coming to light below."""

    cover: Item
    spots: tuple[Item, ...]
    seconds: float = UNFOLD

    def at(self, t: float, picture: Picture) -> Shown:
        """Show the spots, and what is left of the cover over them."""
        del picture
        shown: Shown = {self.cover.id: None, **{spot.id: spot for spot in self.spots}}
        if t < self.seconds - END:
            place = self.cover.place
            high = max(6.0, place.height * (1 - smooth(t / self.seconds)))
            name = f"unfold:{self.cover.id}"
            shown[name] = replace(self.cover, id=name, place=place.top(high), live=True)
        return shown

    def sounds(self) -> tuple[tuple[float, str], ...]:
        """Give the sound of cloth."""
        return ((0.0, "card"),)


def _taken(event: CardTaken, look: Picture, goal: Picture) -> Track | None:
    """Carry the card from its pile to the hand."""
    pile, hand = look.find(f"pile:{event.pile}"), goal.find("side:front")
    if pile is None or hand is None or not isinstance(pile.data, Pile):
        return Sound("card")
    start = pile_top(pile.place)
    return Fly(hand, start, GLIDE, "card", arc=20)


def _turned(event: CardTurned, look: Picture, goal: Picture) -> Track | None:
    del look
    pile, tray = goal.find(f"pile:{event.pile}"), goal.find("reserve")
    if pile is None or tray is None or not pile.text:
        return None
    return Turn(pile, tray.data.card)


def _shows(picture: Picture, seat: int) -> bool:
    """Tell whether the cards of that seat lie in the tray."""
    tray = picture.find("tray")
    return tray is not None and isinstance(tray.data, Mat) and tray.data.seat == seat


def _laid(event: CardLaid, look: Picture, goal: Picture) -> Track | None:
    """Lay the card, make room for it, then let the cards it wakes shine one after the other."""
    name = f"card:{event.column}:{event.row}"
    card = goal.find(name)
    # In another seat's tray the card would fly to a place that isn't its own.
    if card is None or not _shows(goal, event.seat):
        return Sound("card")
    moves: list[Track] = [Fly(card, _hand(event, look, card), GLIDE, "card", 26)]
    moves += _shifts(event, look, goal, name)
    awake = [goal.find(f"card:{column}:{row}") for column, row in event.active]
    found = [item for item in awake if item is not None]
    # Awake alone, the card just laid needs no shine: all eyes are on it.
    if len(found) < 2:
        return Parallel(tuple(moves))
    shines = tuple(Shine(item, "click", seconds=SHINE * 0.8) for item in found)
    # Not all at once, so that they can be counted: each may place a cube.
    return Sequence((Parallel(tuple(moves)), Parallel(shines, 0.12)))


def _hand(event: CardLaid, look: Picture, card: Item) -> Region:
    """Give where the card lies before it is laid."""
    front = look.find("side:front")
    same = front is not None and front.data.card == event.technology
    found = front if same else look.find("side:back")
    return found.place if found is not None else card.place.shift(0, -60)


def _shifts(event: CardLaid, look: Picture, goal: Picture, laid: str) -> list[Track]:
    """Let the other cards glide to where they lie beside the new column."""
    # A new column at the left gives all others the next number.
    shift = 1 if event.fresh and not event.column else 0
    moves: list[Track] = []
    for item in goal:
        if item.kind != "tech" or not item.id.startswith("card:") or item.id == laid:
            continue
        _, column, row = item.id.split(":")
        before = look.find(f"card:{int(column) - shift}:{row}")
        if before is not None and (shift or before.place != item.place):
            moves.append(Fly(item, before.place, GLIDE))
    return moves


def _placed(event: CubePlaced, look: Picture, goal: Picture) -> Track | None:
    """Throw a cube from the stock to its spot in an arc."""
    spot = goal.find(f"spot:{event.land}:{event.terrain}:{event.place}")
    if spot is None:
        return Sound("wood")
    stock = look.find("stock")
    side = spot.place.width
    if stock is not None and (look.find("tray") is None or _shows(look, event.seat)):
        start = stock.place.middle(side, side)
    else:
        # The stock in view is another seat's, so that the cube comes from above.
        start = spot.place.shift(0, -90)
    return Fly(spot, start, FLIGHT, "wood", arc=70, lands=True)


def _opened(event: LandOpened, look: Picture, goal: Picture) -> Track | None:
    cover = look.find(f"cover:{event.land}")
    if cover is None:
        return Sound("card")
    spots = tuple(item for item in goal if item.id.startswith(f"spot:{event.land}:"))
    return Unfold(cover, spots)


def _drawn(event: CitiesDrawn, look: Picture, goal: Picture) -> Track | None:
    """Deal the cities from below their land."""
    shelf = look.find(f"shelf:{event.land}")
    cards = [item for name in event.cities if (item := goal.find(f"city:{name}")) is not None]
    if not cards:
        return Sound("card")
    flights = tuple(Fly(card, _from(shelf, card), GLIDE, "card", 18) for card in cards)
    return Parallel(flights, DEAL)


def _from(shelf: Item | None, card: Item) -> Region:
    if shelf is None:
        return card.place.shift(0, -80)
    return shelf.place.middle(*card.place.size)


def _city(event: CityTaken, look: Picture, goal: Picture) -> Track | None:
    """Let the city glide among those of its new owner."""
    before, after = look.find(f"city:{event.city}"), goal.find(f"city:{event.city}")
    if before is None or after is None:
        return Sound("build")
    return Fly(after, before.place, GLIDE, "build", 18)


def _route(event: RouteTaken, look: Picture, goal: Picture) -> Track | None:
    del look
    lengths = (event.length, event.returned)
    found = [goal.find(f"token:{event.terrain}:{length}") for length in lengths]
    shines = [
        Shine(item, "coin" if not at else "", seconds=SHINE)
        for at, item in enumerate(found)
        if item
    ]
    return Parallel(tuple(shines)) if shines else Sound("coin")


def _closed(event: ProvinceClosed, look: Picture, goal: Picture) -> Track | None:
    del look
    item = goal.find(f"province:{event.land}")
    if event.owner < 0:
        return Sound("card")
    return Shine(item, "coin", seconds=SHINE) if item is not None else Sound("coin")


def _emptied(event: PileEmptied, look: Picture, goal: Picture) -> Track | None:
    del event, look, goal
    return Sound("wood")


def _ending(event: EndTriggered, look: Picture, goal: Picture) -> Track | None:
    del event, look, goal
    return Sound("monument")


_CUES: dict[type, Callable[[Any, Picture, Picture], Track | None]] = {
    CardTaken: _taken,
    CardTurned: _turned,
    CardLaid: _laid,
    CubePlaced: _placed,
    LandOpened: _opened,
    CitiesDrawn: _drawn,
    CityTaken: _city,
    RouteTaken: _route,
    ProvinceClosed: _closed,
    PileEmptied: _emptied,
    EndTriggered: _ending,
}
