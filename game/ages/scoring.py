"""Points by source, as they stand and as they count at the end."""

from __future__ import annotations

from collections.abc import Sequence

from game.ages.state import Board, State
from game.ages.tables import Tables
from game.core.contract import Line, Score


def monument_points(tables: Tables, board: Board, firsts: Sequence[int], seat: int) -> int:
    """Add up finished monuments: "first" for whoever finished one first, ever (rtta4)."""
    points = 0
    for at, monument in enumerate(tables.edition.monuments.values()):
        if board.monuments[at] == monument.boxes:
            points += monument.first if firsts[at] == seat else monument.later
    return points


def lines(tables: Tables, state: State, seat: int) -> tuple[Line, ...]:
    """Give a seat's points by source; each disaster box counts against it (rtta9)."""
    board = state.boards[seat]
    traits = tables.traits(board.developments)
    built = tables.finished(board.monuments)
    found = [
        Line("ages.score.developments", traits.points, (("count", len(board.developments)),)),
        Line(
            "ages.score.monuments",
            monument_points(tables, board, state.firsts, seat),
            (("count", built),),
        ),
    ]
    if traits.per_monument:
        points = traits.per_monument * built
        found.append(Line("ages.score.per_monument", points, (("count", built),)))
    if traits.per_city:
        cities = tables.city_count(board.cities)
        points = traits.per_city * cities
        found.append(Line("ages.score.per_city", points, (("count", cities),)))
    if traits.per_good:
        pieces = sum(board.goods)
        points = traits.per_good * pieces
        found.append(Line("ages.score.per_good", points, (("count", pieces),)))
    boxes = board.disasters
    found.append(Line("ages.score.disasters", -boxes, (("count", boxes),)))
    return tuple(found)


def total(tables: Tables, state: State, seat: int) -> int:
    """Give a seat's points as they stand, without the lines (bots ask often)."""
    board = state.boards[seat]
    traits = tables.traits(board.developments)
    points = traits.points + monument_points(tables, board, state.firsts, seat)
    if traits.per_monument:
        points += traits.per_monument * tables.finished(board.monuments)
    if traits.per_city:
        points += traits.per_city * tables.city_count(board.cities)
    if traits.per_good:
        points += traits.per_good * sum(board.goods)
    return points - board.disasters


def scores(tables: Tables, state: State) -> tuple[Score, ...]:
    """Give every seat's lines; ties go to the coin value of the goods left (rtta39)."""
    return tuple(
        Score(
            seat,
            lines(tables, state, seat),
            (tables.worth(board.goods),),
            ("ages.score.tie",),
        )
        for seat, board in enumerate(state.boards)
    )
