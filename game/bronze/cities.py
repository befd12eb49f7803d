"""What city cards are worth: one function for each kind of condition, and its words.

The same function serves the running score, the final one, tooltips and computer players. Wild
cards are a technology of their own and stand in for no other (F2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any, NamedTuple

from game.bronze import matrix
from game.bronze.components import (
    AllKindsInTerrains,
    Condition,
    DistinctInColumn,
    DistinctTechnologies,
    FewestCubesLeft,
    FewestProvinces,
    FullRows,
    HighColumn,
    MostCubesLeft,
    MostInTerrain,
    MostOfTechnology,
    NoTechnologyAbove,
    PairsWithWild,
    PerProvince,
    PerRoute,
    RowContains,
    WildInEachColumn,
)
from game.bronze.state import State
from game.bronze.tables import Tables


class Standing(NamedTuple):
    """Where a seat stands with a city."""

    points: int
    own: int
    """What the condition counts for this seat."""
    goal: int
    """What must be beaten (most, fewest), reached, or not passed; 0 where each one scores."""
    lacks: tuple[tuple[str, ...], ...] = ()
    """Ids of what is missing: technologies, or (terrain, kind)."""


def standing(tables: Tables, state: State, seat: int, city: str) -> Standing:
    """Give what a city is worth to a seat as things stand, and what it lacks."""
    condition = tables.cities[city].condition
    return _KINDS[type(condition)](tables, state, seat, condition)


def _most(own: int, others: list[int], points: int) -> Standing:
    """Compare with every single opponent; a tie with anybody gives nothing (F5)."""
    rival = max(others)
    return Standing(points if own > rival else 0, own, rival)


def _fewest(own: int, others: list[int], points: int) -> Standing:
    rival = min(others)
    return Standing(points if own < rival else 0, own, rival)


def _reached(own: int, goal: int, points: int) -> Standing:
    return Standing(points if own >= goal else 0, own, goal)


def _split(counts: list[int], seat: int) -> tuple[int, list[int]]:
    own = counts.pop(seat)
    return own, counts


def _most_of_technology(
    tables: Tables, state: State, seat: int, city: MostOfTechnology
) -> Standing:
    del tables
    cards = [matrix.count(player.matrix, city.technology) for player in state.players]
    return _most(*_split(cards, seat), city.points)


def _pairs_with_wild(tables: Tables, state: State, seat: int, city: PairsWithWild) -> Standing:
    cards = state.players[seat].matrix
    names = (tables.wild, city.technology)
    have = [matrix.count(cards, name) for name in names]
    pairs = min(have)
    lacks = tuple((name,) for name, count in zip(names, have, strict=True) if count == pairs)
    return Standing(pairs * city.points, pairs, 0, lacks)


def _row_contains(tables: Tables, state: State, seat: int, city: RowContains) -> Standing:
    """Look for a row with all of them; the option decides about incomplete rows (F3)."""
    best: tuple[str, ...] = ()
    found = 0
    for row in matrix.rows(state.players[seat].matrix):
        if tables.full_rows and len(row) < tables.columns:
            continue
        here = sum(technology in row for technology in city.technologies)
        if here > found:
            best, found = row, here
    goal = len(city.technologies)
    lacks = tuple((name,) for name in city.technologies if name not in best)
    return Standing(city.points if found == goal else 0, found, goal, lacks)


def _most_in_terrain(tables: Tables, state: State, seat: int, city: MostInTerrain) -> Standing:
    strip = tables.grid.strips[tables.terrain_place[city.terrain]]
    cubes = [(player.taken & strip).bit_count() for player in state.players]
    return _most(*_split(cubes, seat), city.points)


def _all_kinds_in_terrains(
    tables: Tables, state: State, seat: int, city: AllKindsInTerrains
) -> Standing:
    """Look for a cube on each kind; the spot counts, not the card that placed it (F8)."""
    own, cells = state.players[seat].taken, tables.layout(state.tiles).cells
    lacks = tuple(
        (terrain, kind)
        for terrain in city.terrains
        for at, kind in enumerate(tables.kinds)
        if not own & cells[tables.terrain_place[terrain]][at]
    )
    goal = len(city.terrains) * len(tables.kinds)
    return Standing(0 if lacks else city.points, goal - len(lacks), goal, lacks)


def _distinct_in_column(
    tables: Tables, state: State, seat: int, city: DistinctInColumn
) -> Standing:
    """Take the best column; other cities may use the same (F7)."""
    del tables
    best = max((len(set(column)) for column in state.players[seat].matrix), default=0)
    return Standing(best * city.points, best, 0)


def _per_province(tables: Tables, state: State, seat: int, city: PerProvince) -> Standing:
    del tables
    own = state.owners.count(seat)
    return Standing(own * city.points, own, 0)


def _per_route(tables: Tables, state: State, seat: int, city: PerRoute) -> Standing:
    del tables
    own = sum(map(bool, state.players[seat].routes))
    return Standing(own * city.points, own, 0)


def _fewest_provinces(tables: Tables, state: State, seat: int, city: FewestProvinces) -> Standing:
    del tables
    tokens = [state.owners.count(other) for other in range(len(state.players))]
    return _fewest(*_split(tokens, seat), city.points)


def _most_cubes_left(tables: Tables, state: State, seat: int, city: MostCubesLeft) -> Standing:
    del tables
    return _most(*_split([player.cubes for player in state.players], seat), city.points)


def _fewest_cubes_left(tables: Tables, state: State, seat: int, city: FewestCubesLeft) -> Standing:
    del tables
    return _fewest(*_split([player.cubes for player in state.players], seat), city.points)


def _distinct_technologies(
    tables: Tables, state: State, seat: int, city: DistinctTechnologies
) -> Standing:
    del tables
    own = len(set(chain.from_iterable(state.players[seat].matrix)))
    return _reached(own, city.count, city.points)


def _wild_in_each_column(
    tables: Tables, state: State, seat: int, city: WildInEachColumn
) -> Standing:
    own = sum(tables.wild in column for column in state.players[seat].matrix)
    return _reached(own, tables.columns, city.points)


def _full_rows(tables: Tables, state: State, seat: int, city: FullRows) -> Standing:
    own = matrix.full_rows(state.players[seat].matrix, tables.columns)
    return Standing(own * city.points, own, 0)


def _high_column(tables: Tables, state: State, seat: int, city: HighColumn) -> Standing:
    del tables
    own = max(map(len, state.players[seat].matrix), default=0)
    return _reached(own, city.count, city.points)


def _no_technology_above(
    tables: Tables, state: State, seat: int, city: NoTechnologyAbove
) -> Standing:
    del tables
    cards = Counter(chain.from_iterable(state.players[seat].matrix))
    own = max(cards.values(), default=0)
    return Standing(city.points if own <= city.count else 0, own, city.count)


_Judge = Callable[[Tables, State, int, Any], Standing]

_KINDS: Mapping[type[Condition], _Judge] = {
    MostOfTechnology: _most_of_technology,
    PairsWithWild: _pairs_with_wild,
    RowContains: _row_contains,
    MostInTerrain: _most_in_terrain,
    AllKindsInTerrains: _all_kinds_in_terrains,
    DistinctInColumn: _distinct_in_column,
    PerProvince: _per_province,
    PerRoute: _per_route,
    FewestProvinces: _fewest_provinces,
    MostCubesLeft: _most_cubes_left,
    FewestCubesLeft: _fewest_cubes_left,
    DistinctTechnologies: _distinct_technologies,
    WildInEachColumn: _wild_in_each_column,
    FullRows: _full_rows,
    HighColumn: _high_column,
    NoTechnologyAbove: _no_technology_above,
}
