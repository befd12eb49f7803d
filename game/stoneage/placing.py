"""Phase 1: putting people on places, one place a turn."""

from __future__ import annotations

from functools import lru_cache

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
    taken = occupied(state)
    found = []
    if open_village(layout, taken):
        for at, people, gain in layout.village:
            fits = people <= home and not taken >> at & 1
            if fits and (tables.blocks or gains(tables, tribe, gain)):
                found.append((at, people))
    for at in layout.hunts:
        if not mine[at]:
            found.append((at, home))
    for at, rings in layout.sources:
        if mine[at]:
            continue
        free = rings
        # Nobody needs to be counted where nobody is.
        if taken >> at & 1:
            free = rings - crowd(state, at) if open_source(layout, state, at) else 0
        if free > 0:
            found.append((at, home if home < free else free))
    found += layout.open_singles(taken >> layout.first_card)
    return found


def crowd(state: State, at: int) -> int:
    """Count everybody's people on a place."""
    people = 0
    for tribe in state.tribes:
        people += tribe.placed[at]
    return people


def occupied(state: State) -> int:
    """Give the places with people, as a set of bits."""
    found = 0
    for tribe in state.tribes:
        found |= _held(tribe.placed)
    return found


@lru_cache(1 << 12)
def _held(placed: tuple[int, ...]) -> int:
    # Remembered, for only one tribe of all places people in a turn.
    return sum([1 << at for at, people in enumerate(placed) if people])


def open_village(layout: Layout, taken: int) -> bool:
    """Tell whether another village place may be used this round (sa4)."""
    return (taken & layout.in_village).bit_count() < layout.village_open


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
    people = crowd(state, at)
    village = {place: gain for place, _, gain in layout.village}
    rings = dict(layout.sources)
    if state.tribes[seat].placed[at]:
        return refuse("stoneage.refuse.there_already")
    if people and (at in village or at >= layout.first_card):
        return refuse("stoneage.refuse.occupied")
    if at in village and not open_village(layout, occupied(state)):
        return refuse("stoneage.refuse.village_closed", count=layout.village_open)
    if at in village and not (tables.blocks or gains(tables, state.tribes[seat], village[at])):
        return refuse("stoneage.refuse.no_gain")
    if at in rings and people >= rings[at]:
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
        laid = at - layout.first_card
        lies = (*draft.row, *draft.tops)[laid] if laid >= 0 else ""
        events.append(PeoplePut(seat, action.place, action.people, lies))
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
