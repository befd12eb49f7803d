"""Children and cities: people come onto the map, or go off it for a city (T20-T24)."""

from __future__ import annotations

from game.core.event import Events
from game.core.message import Refusal, refuse
from game.tempus import turn
from game.tempus.actions import Birth, Build
from game.tempus.board import add, all_cities, city_supply, full, leave, supply
from game.tempus.events import BonusLost, ChildBorn, CityBuilt
from game.tempus.grid import bits
from game.tempus.moving import gone
from game.tempus.state import State, changed, number
from game.tempus.tables import Tables, spots


def cradles(tables: Tables, state: State) -> list[int]:
    """List the hexes where a child can be born now (T20)."""
    tribe = state.tribes[state.turn]
    nests = tables.shores(state.land).nurseries & spots(tribe.people)
    # Mostly nobody lives where children are born: then there is nothing to go through.
    if not nests or not supply(tables, tribe):
        return []
    nests &= ~full(tables, tribe)
    return [hex for hex in bits(nests) if hex not in state.born]


def births(tables: Tables, state: State) -> list[Birth]:
    """List the births that are possible now."""
    return [tables.birth(hex) for hex in cradles(tables, state)]


def refuse_birth(tables: Tables, state: State, action: Birth) -> Refusal | None:
    """Say why no child can be born there (T20)."""
    hex, tribe = action.hex, state.tribes[state.turn]
    if type(hex) is not int or not 0 <= hex < tables.grid.size:
        return refuse("tempus.refuse.unknown")
    if state.phase == "babies" and not state.left:
        return refuse("tempus.refuse.birth.left", count=len(state.born))
    if not number(tribe.people, hex):
        return refuse("tempus.refuse.not_held")
    if state.land[hex] not in tables.nurseries:
        return refuse("tempus.refuse.birth.terrain")
    if hex in state.born:
        return refuse("tempus.refuse.birth.twice")
    if 1 << hex & full(tables, tribe):
        return refuse("tempus.refuse.full", count=number(tribe.people, hex))
    if not supply(tables, tribe):
        return refuse("tempus.refuse.supply")
    return None


def bear(tables: Tables, draft: State, action: Birth, events: Events) -> None:
    """Put a child on a hex; the first one begins the action."""
    if draft.phase == "act":
        tribe = turn.begin_action(tables, draft, "babies", events)
        draft.phase = "babies"
        draft.left = tables.eras[tribe.box].babies
    else:
        tribe = draft.edit(draft.turn)
    draft.left -= 1
    draft.born = (*draft.born, action.hex)
    add(tribe, action.hex, 1)
    if events is not None:
        events.append(ChildBorn(draft.turn, action.hex))


def builds(tables: Tables, state: State) -> list[Build]:
    """List the cities that can be built now (T22)."""
    tribe, need, barren = state.tribes[state.turn], tables.numbers.builders, tables.barren
    crowds = [(h, count) for h, count in tribe.people if count >= need]
    # Seldom do enough people stand together, so the cities around are looked at last.
    if not crowds:
        return []
    cities = all_cities(state)
    near = tables.grid.around(cities) if cities else 0
    values = tables.values_left(tribe.cities)
    return [
        tables.build(hex, value)
        for hex, count in crowds
        if not near >> hex & 1 and state.land[hex] not in barren
        for value in values
        if value <= count
    ]


def refuse_build(tables: Tables, state: State, action: Build) -> Refusal | None:
    """Say why this city can't be built there (T22, T23)."""
    hex, tribe = action.hex, state.tribes[state.turn]
    if type(hex) is not int or not 0 <= hex < tables.grid.size or type(action.value) is not int:
        return refuse("tempus.refuse.unknown")
    count = number(tribe.people, hex)
    if not count:
        return refuse("tempus.refuse.not_held")
    if state.land[hex] in tables.barren:
        return refuse("tempus.refuse.build.barren")
    if tables.grid.touching[hex] & all_cities(state):
        return refuse("tempus.refuse.build.near")
    if action.value not in tables.city_values:
        return refuse("tempus.refuse.build.value")
    need = max(action.value, tables.numbers.builders)
    if count < need:
        return refuse("tempus.refuse.build.people", count=need - count)
    if not city_supply(tables, tribe)[action.value]:
        return refuse("tempus.refuse.build.none", value=action.value)
    return None


def build(tables: Tables, draft: State, action: Build, events: Events) -> None:
    """Turn everybody on the hex into a city; all of them go to the supply (T23)."""
    seat = draft.turn
    tribe = turn.begin_action(tables, draft, "build", events)
    people = number(tribe.people, action.hex)
    lost = leave(tribe, action.hex, people)
    gone(draft, action.hex, people)
    tribe.cities = changed(tribe.cities, action.hex, action.value)
    if events is not None:
        events.append(CityBuilt(seat, action.hex, action.value, people))
        events += [BonusLost(seat, action.hex)] * lost
    turn.finish_action(draft)
