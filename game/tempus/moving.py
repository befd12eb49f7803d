"""People move over land, lakes and the sea (T11-T16)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.event import Events
from game.core.message import Refusal, refuse
from game.tempus import turn
from game.tempus.actions import Move
from game.tempus.board import add, full, leave, others
from game.tempus.events import BonusLost, PersonMoved
from game.tempus.grid import mask_of
from game.tempus.state import State, changed, number, shifted
from game.tempus.tables import Shores, Tables, spots


@dataclass(slots=True)
class Field:
    """Where the people of a seat may pass and where they may stop, with the reach of its box."""

    passable: int
    stops: int
    distance: int
    near: tuple[int, ...]
    """The hexes within the distance around each hex."""
    over: tuple[int, ...]
    """Where water leads from each hex."""
    shores: Shores


def field(tables: Tables, state: State, seat: int) -> Field:
    """Give where the people of a seat may pass and stop as things stand (T11, T12)."""
    tribe = state.tribes[seat]
    era = tables.eras[tribe.box]
    shores = tables.shores(state.land)
    passable = shores.land & ~others(state, seat)
    stops = passable & ~spots(tribe.cities) & ~full(tables, tribe)
    over = shores.voyages if era.ships else shores.ferries
    return Field(passable, stops, era.distance, tables.grid.discs[era.distance], over, shores)


def reach(tables: Tables, ground: Field, start: int) -> int:
    """Give the hexes that a person on `start` can move to."""
    # Only what lies around the start matters: that looks alike in many turns and is remembered.
    found = ground.passable & ground.near[start]
    if ground.distance > 1:
        found = tables.walk(start, ground.distance, found)
    return (found | ground.over[start]) & ground.stops


def movers(state: State) -> list[int]:
    """List the hexes with a person who has not moved in this action."""
    people, moved = state.tribes[state.turn].people, state.moved
    if not moved:
        return [hex for hex, _ in people]
    tired = dict(moved)
    return [hex for hex, count in people if count > tired.get(hex, 0)]


def moves(tables: Tables, state: State) -> list[Move]:
    """List the moves of one person that are possible now."""
    ground = field(tables, state, state.turn)
    found: list[Move] = []
    for start in movers(state):
        found += tables.moves(start, reach(tables, ground, start))
    return found


def possible(tables: Tables, state: State) -> bool:
    """Tell whether anybody can move."""
    ground = field(tables, state, state.turn)
    return any(reach(tables, ground, start) for start in movers(state))


def refuse_move(tables: Tables, state: State, action: Move) -> Refusal | None:
    """Say why this person can't move there."""
    size = tables.grid.size
    if any(type(h) is not int or not 0 <= h < size for h in (action.start, action.to)):
        return refuse("tempus.refuse.unknown")
    if state.phase == "move" and not state.left:
        return refuse("tempus.refuse.move.left", count=_allowance(tables, state))
    count = number(state.tribes[state.turn].people, action.start)
    if not count:
        return refuse("tempus.refuse.not_held")
    if count <= number(state.moved, action.start):
        return refuse("tempus.refuse.move.again")
    ground = field(tables, state, state.turn)
    if 1 << action.to & reach(tables, ground, action.start):
        return None
    return _why_not(tables, state, ground, action)


def _allowance(tables: Tables, state: State) -> int:
    return tables.eras[state.tribes[state.turn].box].people


def _why_not(tables: Tables, state: State, ground: Field, action: Move) -> Refusal:
    """Say what keeps a person from a hex: what is there, or how far it is."""
    bit = 1 << action.to
    if action.to == action.start:
        return refuse("tempus.refuse.move.same")
    if not bit & ground.shores.land:
        return refuse("tempus.refuse.water")
    if bit & others(state, state.turn):
        return refuse("tempus.refuse.foreign")
    tribe = state.tribes[state.turn]
    if bit & spots(tribe.cities):
        return refuse("tempus.refuse.move.city")
    if bit & full(tables, tribe):
        return refuse("tempus.refuse.full", count=number(tribe.people, action.to))
    coast = ground.shores.coast
    if not tables.eras[tribe.box].ships and bit & coast and 1 << action.start & coast:
        return refuse("tempus.refuse.move.ships", count=ground.distance)
    return refuse("tempus.refuse.move.far", count=ground.distance)


def route(tables: Tables, state: State, seat: int, start: int, to: int) -> tuple[str, list[int]]:
    """Give how a person gets there: "land" with the whole path, else "lake" or "sea".

    Land comes before water when both lead there. The target must be within reach.
    """
    ground = field(tables, state, seat)
    path = _path(tables, ground, start, to)
    if path:
        return "land", path
    ends = mask_of((start, to))
    lake = any(shore & ends == ends for _, shore in ground.shores.lakes)
    return "lake" if lake else "sea", [start, to]


def _path(tables: Tables, ground: Field, start: int, to: int) -> list[int]:
    """Give a shortest path over land of at most the distance allowed, or nothing."""
    layers = [1 << start]
    seen = layers[0]
    for _ in range(ground.distance):
        if seen >> to & 1:
            break
        layers.append(tables.grid.around(layers[-1]) & ground.passable & ~seen)
        seen |= layers[-1]
    if not seen >> to & 1:
        return []
    path = [to]
    for layer in reversed(layers[:-1]):
        path.append(next(h for h in tables.grid.neighbours[path[-1]] if layer >> h & 1))
    return path[::-1]


def move(tables: Tables, draft: State, action: Move, events: Events) -> None:
    """Move a person who has not moved; the first step begins the action (T8, T16)."""
    seat = draft.turn
    if draft.phase == "act":
        tribe = turn.begin_action(tables, draft, "move", events)
        draft.phase, draft.left = "move", _allowance(tables, draft)
    else:
        tribe = draft.edit(seat)
    if events is not None:
        way, path = route(tables, draft, seat, action.start, action.to)
        events.append(PersonMoved(seat, tuple(path), way))
    draft.left -= 1
    if leave(tribe, action.start, 1) and events is not None:
        events.append(BonusLost(seat, action.start))
    add(tribe, action.to, 1)
    draft.moved = shifted(draft.moved, action.to, 1)


def gone(draft: State, hex: int, count: int) -> None:
    """Forget marks of people who left a hex; those who moved count as gone first (T16)."""
    have = number(draft.moved, hex)
    if have:
        draft.moved = changed(draft.moved, hex, max(0, have - count))
