"""Preservation: before the first throw, one piece of a good multiplies the food."""

from __future__ import annotations

from game.ages.state import State
from game.ages.tables import Tables
from game.core.message import Key, Refusal, refuse


def preserved(tables: Tables, food: int, times: int) -> int:
    """Give the food there is after preserving; the track holds no more than it holds (rtta36)."""
    return min(tables.food_most, food * times)


def possible(tables: Tables, state: State) -> bool:
    """Tell whether preservation may be used now."""
    board = state.boards[state.seat]
    if state.preserved or tables.traits(board.developments).preserved < 0:
        return False
    return refuse_preserve(tables, state) is None


def refuse_preserve(tables: Tables, state: State) -> Refusal | None:
    """Say why the food may not be preserved: once a turn, and only if it changes (rtta16)."""
    board = state.boards[state.seat]
    traits = tables.traits(board.developments)
    if traits.preserved < 0:
        return refuse("ages.refuse.no_preservation")
    if state.preserved:
        return refuse("ages.refuse.preserved")
    if not board.goods[traits.preserved]:
        return refuse(
            "ages.refuse.no_stack", good=Key(f"ages.good.{tables.goods[traits.preserved]}")
        )
    if not board.food:
        return refuse("ages.refuse.preserve_nothing")
    if board.food >= tables.food_most:
        return refuse("ages.refuse.preserve_full", count=tables.food_most)
    return None
