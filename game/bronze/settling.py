"""Placing cubes with the activated cards, and the city that a land newly reached brings."""

from __future__ import annotations

from itertools import groupby

from game.bronze import board
from game.bronze.actions import Action, Choose, Done, Settle
from game.bronze.laying import name_of
from game.bronze.state import State
from game.bronze.tables import Tables
from game.core.message import Key, Message, Refusal, refuse

DONE = Done()


def spots(tables: Tables, state: State, technology: str) -> int:
    """Give the spots the seat may settle now with a card of this technology (S1)."""
    fits = tables.layout(state.tiles).fits[technology]
    return board.within_reach(tables, state, state.seat) & fits


def possible(tables: Tables, state: State) -> bool:
    """Tell whether an unused card has a legal spot and a cube is left (S3)."""
    if not state.active or not state.players[state.seat].cubes:
        return False
    free = board.within_reach(tables, state, state.seat)
    fits = tables.layout(state.tiles).fits
    return any(free & fits[technology] for technology in state.active)


def options(tables: Tables, state: State) -> list[Action]:
    """List every legal spot for each unused technology, and leaving it at that."""
    actions: list[Action] = [DONE]
    if state.players[state.seat].cubes:
        free = board.within_reach(tables, state, state.seat)
        fits = tables.layout(state.tiles).fits
        for technology, _ in groupby(state.active):
            actions += tables.grid.settles(technology, free & fits[technology])
    return actions


def bit(tables: Tables, action: Settle) -> int:
    """Give the bit of the spot that an action names."""
    terrain = tables.terrain_place[action.terrain]
    return 1 << tables.grid.bit(action.land, terrain, action.place)


def refuse_settle(tables: Tables, state: State, action: Settle) -> Refusal | None:
    """Say why this cube may not stand there (S1)."""
    if action.technology not in state.active:
        if action.technology not in tables.order:
            return refuse("bronze.refuse.no_technology")
        return refuse("bronze.refuse.not_active", technology=name_of(action.technology))
    missing = _no_spot(tables, state, action)
    if missing is not None:
        return missing
    player = state.players[state.seat]
    last = tables.grid.last(player.taken)
    if action.land < last:
        return refuse("bronze.refuse.left_behind", land=last + 1)
    if bit(tables, action) & board.taken(state):
        return refuse("bronze.refuse.occupied")
    return _misfit(tables, state, action) or _no_cube(player.cubes)


def _no_spot(tables: Tables, state: State, action: Settle) -> Refusal | None:
    land, place = action.land, action.place
    if type(land) is not int or not 0 <= land < len(state.tokens):
        return refuse("bronze.refuse.no_land")
    if land >= len(state.tiles):
        return refuse("bronze.refuse.hidden", land=land + 1)
    if action.terrain not in tables.terrain_place:
        return refuse("bronze.refuse.no_terrain")
    spots = tables.tiles[state.tiles[land]][action.terrain]
    if type(place) is not int or not 0 <= place < len(spots):
        return refuse("bronze.refuse.no_spot", count=len(spots))
    return None


def _misfit(tables: Tables, state: State, action: Settle) -> Refusal | None:
    if action.technology == tables.wild:
        return None
    card = tables.components.technologies.technologies[action.technology]
    name = name_of(action.technology)
    if action.terrain not in card.terrains:
        terrain = Key(f"bronze.terrain.{action.terrain}")
        return refuse("bronze.refuse.terrain", technology=name, terrain=terrain)
    kind = tables.tiles[state.tiles[action.land]][action.terrain][action.place]
    if kind not in card.kinds:
        return refuse("bronze.refuse.kind", technology=name, kind=Key(f"bronze.kind.{kind}"))
    return None


def _no_cube(cubes: int) -> Refusal | None:
    return None if cubes else refuse("bronze.refuse.no_cube")


def choices(tables: Tables, state: State) -> list[Action]:
    """List the city cards below the land just reached."""
    land = tables.grid.last(state.players[state.seat].taken)
    return [Choose(city) for city in state.displays[land]]


def refuse_choose(tables: Tables, state: State, action: Choose) -> Refusal | None:
    """Say why this city may not be taken."""
    land = tables.grid.last(state.players[state.seat].taken)
    if action.city in state.displays[land]:
        return None
    if action.city not in tables.cities:
        return refuse("bronze.refuse.no_city")
    city = Key(f"bronze.city.{action.city}")
    return refuse("bronze.refuse.city_elsewhere", city=city, land=land + 1)


def why_idle(tables: Tables, state: State, technology: str) -> Message | None:
    """Say why a card of this technology has no legal spot now, or `None` if it has one."""
    if spots(tables, state, technology):
        return None
    opened = len(state.tiles) < len(state.tokens)
    key = "bronze.idle.wait" if opened else "bronze.idle.none"
    return Message(key, {"technology": name_of(technology)})
