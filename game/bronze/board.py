"""The lands and the cubes on them: who may still settle where, rows of cubes, majorities."""

from __future__ import annotations

from collections.abc import Iterable

from game.bronze.grid import Grid
from game.bronze.state import FREE, NOBODY, State
from game.bronze.tables import Tables


def taken(state: State) -> int:
    """Give the spots with a cube of anybody."""
    found = 0
    for player in state.players:
        found |= player.taken
    return found


def free(tables: Tables, state: State) -> int:
    """Give the spots of open lands without a cube."""
    return tables.layout(state.tiles).spots & ~taken(state)


def within_reach(tables: Tables, state: State, seat: int) -> int:
    """Give the free spots of open lands that are not left of the seat's rightmost cube (S1)."""
    found = free(tables, state)
    land = tables.grid.last(state.players[seat].taken)
    if land > 0:
        shift = land * tables.grid.stride
        # One shift for all lands left behind: they have the low bits (S1).
        found = found >> shift << shift
    return found


def counts(tables: Tables, state: State, land: int) -> tuple[int, ...]:
    """Count each seat's cubes in a land, all terrains together (P1)."""
    grid = tables.grid
    return tuple([grid.within(player.taken, land).bit_count() for player in state.players])


def filled(tables: Tables, state: State) -> list[int]:
    """List the open lands that have cubes on all their spots."""
    spots = tables.layout(state.tiles).spots
    left = spots & ~taken(state)
    areas = tables.grid.areas[: len(state.tiles)]
    # Nearly always a spot is left, and nothing else needs to be looked at.
    return [land for land, area in enumerate(areas) if not left & area and spots & area]


def full(tables: Tables, state: State, land: int) -> bool:
    """Tell whether a land is open and all its spots have cubes."""
    return land < len(state.tiles) and land in filled(tables, state)


def frontier(tables: Tables, state: State) -> int:
    """Give the land of the rightmost cube of whoever is furthest left, -1 for no cube.

    Lands left of it have been left by everybody: a skipped land counts as left, having no cubes
    does not (P2).
    """
    return min([tables.grid.last(player.taken) for player in state.players])


def missing(tables: Tables, state: State, land: int) -> tuple[int, ...]:
    """Name the seats that have not come as far as a land (P3)."""
    last = tables.grid.last
    return tuple([s for s, player in enumerate(state.players) if last(player.taken) < land])


def majority(cubes: Iterable[int]) -> int:
    """Name the seat with strictly most cubes in a land, or NOBODY (P1)."""
    best, owner = 0, NOBODY
    for seat, count in enumerate(cubes):
        if count > best:
            best, owner = count, seat
        elif count == best:
            owner = NOBODY
    return owner


def closing(tables: Tables, state: State) -> list[int]:
    """List the lands whose token is settled at the end of this turn."""
    return due(state, frontier(tables, state), filled(tables, state))


def due(state: State, behind: int, done: list[int]) -> list[int]:
    """List the lands with a token that are done, having no free spot, or left by all (P1)."""
    return [
        land
        for land, owner in enumerate(state.owners)
        if owner == FREE and (land < behind or land in done)
    ]


def longest(tables: Tables, state: State, seat: int, terrain: int) -> int:
    """Give the most cubes of a seat in one unbroken row of a terrain (T1, T2)."""
    strip = tables.grid.strips[terrain]
    own = state.players[seat].taken & strip
    if not own:
        return 0
    foreign = taken(state) & strip & ~own
    if tables.unordered:
        own, foreign = _gathered(tables.grid, own, foreign, terrain)
    return _row(own, foreign)


def _row(own: int, foreign: int) -> int:
    """Count the most own bits between foreign ones; free spots do not cut."""
    best = 0
    while own:
        # The negative of the lowest own bit covers it and all above: foreign cubes left of it cut
        # nothing.
        beyond = foreign & -(own & -own)
        if not beyond:
            return max(best, own.bit_count())
        run = own & (beyond & -beyond) - 1
        best = max(best, run.bit_count())
        own ^= run
        foreign = beyond
    return best


def _gathered(grid: Grid, own: int, foreign: int, terrain: int) -> tuple[int, int]:
    """Leave out the foreign cubes of cells in which own ones stand too (option unordered)."""
    cell = (1 << grid.width) - 1
    for land in range(grid.last(own) + 1):
        bits = cell << grid.bit(land, terrain, 0)
        # In a shared cell the order of cubes is not fixed, so it is read in favour of the row (T2).
        if own & bits:
            foreign &= ~bits
    return own, foreign


def holder(state: State, terrain: int, length: int) -> int:
    """Name the seat that holds a trade token, or FREE when it lies on the table (T4)."""
    for seat, player in enumerate(state.players):
        if player.routes[terrain] == length:
            return seat
    return FREE


def claim(tables: Tables, state: State, seat: int, terrain: int) -> tuple[int, int]:
    """Give the trade token the seat would take now at the end of its turn, and its row (T3, T5).

    The longest on the table that the row reaches and that is longer than the one held; (0, 0)
    when there is none.
    """
    held = state.players[seat].routes[terrain]
    cubes = (state.players[seat].taken & tables.grid.strips[terrain]).bit_count()
    wanted = [length for length in tables.lengths if held < length <= cubes]
    if not wanted:
        return 0, 0
    row = longest(tables, state, seat, terrain)
    for length in sorted(wanted, reverse=True):
        if length <= row and holder(state, terrain, length) == FREE:
            return length, row
    return 0, 0
