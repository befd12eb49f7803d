"""Victory points by source, as they stand and as they count at the end (T48, T49)."""

from __future__ import annotations

from game.core.contract import Line, Score
from game.tempus.state import State, Tribe
from game.tempus.tables import Tables

TIES = ("tempus.score.tie.cards", "tempus.score.tie.cities")
"""What decides between equal totals, in this order (T49)."""


def parts(tables: Tables, land: str, tribe: Tribe) -> tuple[int, int, int]:
    """Count what scores: hexes that are not barren, the worth of cities, points of boxes."""
    barren = tables.barren
    hexes = sum([land[hex] not in barren for hex, _ in tribe.people])
    return hexes, sum([value for _, value in tribe.cities]), tables.entered[tribe.box]


def lines(tables: Tables, state: State, seat: int) -> tuple[Line, ...]:
    """Give a seat's points by source: hexes that are not barren, cities, the last box."""
    tribe = state.tribes[seat]
    hexes, worth, entered = parts(tables, state.land, tribe)
    return (
        Line("tempus.score.hexes", hexes * tables.numbers.hex_points, (("count", hexes),)),
        Line("tempus.score.cities", worth, (("count", len(tribe.cities)),)),
        Line("tempus.score.flight", entered),
    )


def total(tables: Tables, state: State, seat: int) -> int:
    """Give a seat's points as they stand, without the lines (bots ask often)."""
    hexes, worth, entered = parts(tables, state.land, state.tribes[seat])
    return hexes * tables.numbers.hex_points + worth + entered


def scores(tables: Tables, state: State) -> tuple[Score, ...]:
    """Give every seat's lines; ties go to cards in hand, then to cities on the map (T49)."""
    return tuple(
        Score(
            seat,
            lines(tables, state, seat),
            (len(tribe.hand), len(tribe.cities)),
            TIES,
        )
        for seat, tribe in enumerate(state.tribes)
    )
