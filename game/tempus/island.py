"""Set-up: the island grows tile by tile, then everybody's first people are put on it (T1-T6)."""

from __future__ import annotations

from game.core.event import Events
from game.core.message import Refusal, refuse
from game.tempus import turn
from game.tempus.actions import Lay, Settle
from game.tempus.board import add, others
from game.tempus.events import IslandFinished, PeopleSettled, TileDrawn, TileLaid
from game.tempus.grid import STEPS, bits, mask_of
from game.tempus.state import SEA, State
from game.tempus.tables import APART, Tables


def centres(tables: Tables, state: State) -> list[int]:
    """List where the centre of a tile may lie: inside the grid, free, touching land (T2)."""
    return bits(tables.open_places(mask_of(state.centres)))


def lays(tables: Tables, state: State) -> list[Lay]:
    """List every place and rotation of the tile drawn."""
    found: list[Lay] = []
    for centre in centres(tables, state):
        found += tables.lays(centre)
    return found


def refuse_lay(tables: Tables, state: State, action: Lay) -> Refusal | None:
    """Say why the tile can't lie so (T2)."""
    grid = tables.grid
    if type(action.rotation) is not int or not 0 <= action.rotation < len(STEPS):
        return refuse("tempus.refuse.rotation")
    if type(action.centre) is not int or action.centre not in grid.middles:
        return refuse("tempus.refuse.outside")
    gaps = [grid.distance(action.centre, other) for other in state.centres]
    if gaps and min(gaps) < APART:
        return refuse("tempus.refuse.overlap")
    if gaps and min(gaps) > APART:
        return refuse("tempus.refuse.apart")
    return None


def drawn(tables: Tables, draft: State, tile: str, events: Events) -> None:
    """Show the tile that was drawn."""
    del tables
    pool = list(draft.pool)
    pool.remove(tile)
    draft.pool, draft.tile = tuple(pool), tile
    if events is not None:
        events.append(TileDrawn(draft.seat, tile))


def lay(tables: Tables, draft: State, action: Lay, events: Events) -> None:
    """Lay the tile, and go on to the next seat, or to the first people (T1, T3)."""
    hexes = (action.centre, *tables.grid.neighbours[action.centre])
    land = list(draft.land)
    letters = tables.tile_letters(draft.tile, action.rotation)
    for hex, letter in zip(hexes, letters, strict=True):
        land[hex] = letter
    if events is not None:
        events.append(TileLaid(draft.seat, draft.tile, action.rotation, hexes))
    draft.land, draft.tile = "".join(land), ""
    draft.centres = (*draft.centres, action.centre)
    draft.seat = draft.turn = (draft.seat + 1) % len(draft.tribes)
    wanted = tables.tiles_laid[len(draft.tribes)]
    left = wanted - len(draft.centres)
    if left and tables.open_places(mask_of(draft.centres)):
        return
    draft.phase, draft.seat, draft.turn = "people", draft.first, draft.first
    if events is not None:
        events.append(IslandFinished(len(tables.shores(draft.land).lakes), left))


def settles(tables: Tables, state: State) -> list[Settle]:
    """List every way to put the first people on the map (T4)."""
    taken = others(state, state.seat)
    clusters = tables.clusters(tables.shores(state.land).land)
    return [action for mask, action in clusters if not mask & taken]


def refuse_settle(tables: Tables, state: State, action: Settle) -> Refusal | None:
    """Say why the first people can't stand so (T4)."""
    hexes, numbers, grid = action.hexes, tables.numbers, tables.grid
    if type(hexes) is not tuple or any(type(h) is not int for h in hexes):
        return refuse("tempus.refuse.unknown")
    if len(hexes) != numbers.settlers:
        return refuse("tempus.refuse.settlers", count=numbers.settlers)
    if list(hexes) != sorted(hexes):
        return refuse("tempus.refuse.order")
    if any(not 0 <= h < grid.size or state.land[h] == SEA for h in hexes):
        return refuse("tempus.refuse.water")
    if max(hexes.count(h) for h in hexes) > numbers.settlers_in_hex:
        return refuse("tempus.refuse.settlers_in_hex", count=numbers.settlers_in_hex)
    mask = mask_of(hexes)
    if mask & others(state, state.seat):
        return refuse("tempus.refuse.foreign")
    if grid.spread(mask & -mask, mask) != mask:
        return refuse("tempus.refuse.scattered")
    return None


def settle(tables: Tables, draft: State, action: Settle, events: Events) -> None:
    """Put the first people on the map; after the last seat the first era begins (T5)."""
    tribe = draft.edit(draft.seat)
    for hex in action.hexes:
        add(tribe, hex, 1)
    if events is not None:
        events.append(PeopleSettled(draft.seat, action.hexes))
    draft.seat = draft.turn = (draft.seat + 1) % len(draft.tribes)
    if draft.seat == draft.first:
        turn.begin_era(tables, draft, events)


def lay_id(action: Lay) -> str:
    """Name a place and rotation for a draw (T6)."""
    return f"{action.centre}/{action.rotation}"


def settle_id(action: Settle) -> str:
    """Name a way to settle for a draw (T6)."""
    return "/".join(str(hex) for hex in action.hexes)


def draw_pool(tables: Tables, state: State) -> tuple[str, ...]:
    """List what chance may decide in a random set-up; people are kept off mountains (T6)."""
    if state.phase == "tile":
        return tuple([lay_id(action) for action in lays(tables, state)])
    found = settles(tables, state)
    mild = [a for a in found if not any(state.land[hex] in tables.barren for hex in a.hexes)]
    return tuple([settle_id(action) for action in mild or found])


def decided(tables: Tables, draft: State, answer: str, events: Events) -> None:
    """Do what chance decided in a random set-up."""
    numbers = tuple(int(part) for part in answer.split("/"))
    if draft.phase == "tile":
        lay(tables, draft, Lay(*numbers), events)
    else:
        settle(tables, draft, Settle(numbers), events)
