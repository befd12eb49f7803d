"""Phase 1: putting people on places, one place a turn."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add

from game.core.event import Events
from game.core.message import Refusal, refuse
from game.stoneage.actions import Action, Put
from game.stoneage.events import PeoplePut, StayedHome
from game.stoneage.state import State, Tribe
from game.stoneage.tables import Layout, Tables


def rooms(tables: Tables, state: State, seat: int) -> list[tuple[int, int]]:
    """List the places where a seat may put people: (place, the most people), (sa3-sa8).

    A village place takes exactly the number given.
    """
    tribes = state.tribes
    layout = tables.layouts[len(tribes)]
    tribe = tribes[seat]
    mine = tribe.placed
    home = tribe.people - sum(mine)
    if home <= 0:
        return []
    crowd = crowds(state)
    found = []
    if open_village(layout, crowd):
        for at, people, gain in layout.village:
            if not crowd[at] and people <= home and (tables.blocks or gains(tables, tribe, gain)):
                found.append((at, people))
    for at in layout.hunts:
        if not mine[at]:
            found.append((at, home))
    for at, rings in layout.sources:
        free = rings - crowd[at]
        if free > 0 and not mine[at] and (not crowd[at] or open_source(layout, state, at)):
            found.append((at, home if home < free else free))
    return found + [single for single in layout.singles if not crowd[single[0]]]


def crowds(state: State) -> list[int]:
    """Count everybody's people on each place."""
    first, *others = state.tribes
    total: Iterable[int] = first.placed
    for tribe in others:
        total = map(add, total, tribe.placed)
    return list(total)


def open_village(layout: Layout, crowd: list[int]) -> bool:
    """Tell whether another village place may be used this round (sa4)."""
    return sum([1 for at, _, _ in layout.village if crowd[at]]) < layout.village_open


def open_source(layout: Layout, state: State, at: int) -> bool:
    """Tell whether another player may come to a source (sa5, sa6)."""
    if layout.source_players >= layout.seats:
        return True
    return sum([1 for tribe in state.tribes if tribe.placed[at]]) < layout.source_players


def gains(tables: Tables, tribe: Tribe, gain: str) -> bool:
    """Tell whether a village place would bring a player anything (sa10)."""
    if gain == "tool":
        return min(tribe.tools) < tables.most_tool
    if gain == "person":
        return tribe.people < tables.most_people
    return tribe.agriculture < tables.most_agriculture


def options(tables: Tables, state: State) -> list[Action]:
    """List every place with every number of people."""
    puts = tables.layouts[len(state.tribes)].puts
    found: list[Action] = []
    for at, room in rooms(tables, state, state.seat):
        found += puts[at][room]
    return found


def refuse_put(tables: Tables, state: State, seat: int, place: str, people: int) -> Refusal | None:
    """Say why a seat may not put so many people on a place."""
    layout = tables.layouts[len(state.tribes)]
    at = layout.at.get(place, -1)
    if at < 0:
        return refuse("stoneage.refuse.no_place")
    if type(people) is not int or people < 1:
        return refuse("stoneage.refuse.no_people")
    room = dict(rooms(tables, state, seat)).get(at, 0)
    if room and Put(place, people) in layout.puts[at][room]:
        return None
    return _closed(tables, layout, state, seat, at) or _unfit(layout, state, seat, at, people, room)


def _closed(tables: Tables, layout: Layout, state: State, seat: int, at: int) -> Refusal | None:
    """Say why nobody of this seat may go to a place at all."""
    crowd = crowds(state)
    village = {place: gain for place, _, gain in layout.village}
    rings = dict(layout.sources)
    if state.tribes[seat].placed[at]:
        return refuse("stoneage.refuse.there_already")
    if crowd[at] and (at in village or at >= layout.first_card):
        return refuse("stoneage.refuse.occupied")
    if at in village and not open_village(layout, crowd):
        return refuse("stoneage.refuse.village_closed", count=layout.village_open)
    if at in village and not (tables.blocks or gains(tables, state.tribes[seat], village[at])):
        return refuse("stoneage.refuse.no_gain")
    if at in rings and crowd[at] >= rings[at]:
        return refuse("stoneage.refuse.full")
    if at in rings and not open_source(layout, state, at):
        return refuse("stoneage.refuse.source_closed", count=layout.source_players)
    return None


def _unfit(layout: Layout, state: State, seat: int, at: int, people: int, room: int) -> Refusal:
    """Say why not so many people fit."""
    home = state.tribes[seat].home
    exact = {place: count for place, count, _ in layout.village}.get(at)
    if exact and people != exact:
        return refuse("stoneage.refuse.exact", count=exact)
    if people > home:
        return refuse("stoneage.refuse.home", count=people - home)
    if at >= layout.first_card:
        return refuse("stoneage.refuse.one_person")
    return refuse("stoneage.refuse.rings", count=room)


def put(tables: Tables, draft: State, action: Put, events: Events) -> bool:
    """Put the people down and pass the turn on; tell whether anybody may still place (sa11)."""
    seat = draft.seat
    layout = tables.layouts[len(draft.tribes)]
    at = layout.at[action.place]
    tribe = draft.tribes[seat].clone()
    placed = tribe.placed
    tribe.placed = (*placed[:at], action.people, *placed[at + 1 :])
    draft.tribes = (*draft.tribes[:seat], tribe, *draft.tribes[seat + 1 :])
    if events is not None:
        events.append(PeoplePut(seat, action.place, action.people))
    return pass_on(tables, draft, seat + 1)


def pass_on(tables: Tables, draft: State, start: int) -> bool:
    """Give the turn to the first seat from `start` on that can place; tell if there is one."""
    seats = len(draft.tribes)
    for step in range(seats):
        seat = (start + step) % seats
        if can_place(tables, draft, seat):
            draft.seat = seat
            return True
    return False


def can_place(tables: Tables, state: State, seat: int) -> bool:
    """Tell whether a seat has somebody at home and a place for them (sa2, sa3)."""
    tribe = state.tribes[seat]
    if tribe.people <= sum(tribe.placed):
        return False
    hunts = tables.layouts[len(state.tribes)].hunts
    for at in hunts:
        if not tribe.placed[at]:
            return True
    return bool(rooms(tables, state, seat))


def stay_home(state: State, events: Events) -> None:
    """Tell who keeps people at home."""
    if events is not None:
        for seat, tribe in enumerate(state.tribes):
            if tribe.home:
                events.append(StayedHome(seat, tribe.home))
