"""Points by source, as they stand and as they count at the end."""

from __future__ import annotations

from game.bronze import cities
from game.bronze.state import State
from game.bronze.tables import Tables
from game.core.contract import Line, Score

TIES = ("bronze.score.tie.cities", "bronze.score.tie.routes", "bronze.score.tie.provinces")
"""What decides between equal totals, in this order (F6)."""


def sources(tables: Tables, state: State, seat: int) -> tuple[int, int, int]:
    """Give a seat's points of provinces, of trade tokens and of cities, as they stand (F1)."""
    tokens = zip(state.tokens, state.owners, strict=True)
    provinces = sum(points for points, owner in tokens if owner == seat)
    player, points = state.players[seat], tables.route_points
    routes = sum(points[length] for length in player.routes if length)
    towns = sum(cities.standing(tables, state, seat, city).points for city in player.cities)
    return provinces, routes, towns


def total(tables: Tables, state: State, seat: int) -> int:
    """Give a seat's points as they stand, without the lines (computer players ask often)."""
    return sum(sources(tables, state, seat))


def score(tables: Tables, state: State, seat: int) -> Score:
    """Give a seat's lines; ties go to cities, then trade tokens, then provinces (F6)."""
    provinces, routes, towns = sources(tables, state, seat)
    player = state.players[seat]
    counts = (state.owners.count(seat), sum(map(bool, player.routes)), len(player.cities))
    lines = (
        Line("bronze.score.provinces", provinces, (("count", counts[0]),)),
        Line("bronze.score.routes", routes, (("count", counts[1]),)),
        Line("bronze.score.cities", towns, (("count", counts[2]),)),
    )
    return Score(seat, lines, (towns, routes, provinces), TIES)


def scores(tables: Tables, state: State) -> tuple[Score, ...]:
    """Give every seat's lines."""
    return tuple(score(tables, state, seat) for seat in range(len(state.players)))
