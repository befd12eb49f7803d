"""Taking a card from the pool and laying it into the own matrix (M1–M4, A1–A4)."""

from __future__ import annotations

from functools import lru_cache

from game.bronze import matrix
from game.bronze.actions import LEFT, Action, Lay, Take
from game.bronze.matrix import Matrix
from game.bronze.state import State
from game.bronze.tables import Tables
from game.core.message import Key, Refusal, refuse

_TAKES = tuple(Take(pile) for pile in range(9))


def takes(state: State) -> list[Action]:
    """List the piles that still have a card; the reserve is none of them (M1)."""
    return [_TAKES[pile] for pile, cards in enumerate(state.piles) if cards]


@lru_cache(1 << 10)
def _lays(hand: str, wild: str, columns: int, most: int) -> tuple[Action, ...]:
    places = matrix.columns_to_lay(columns, most)
    return tuple(Lay(technology, place) for technology in (hand, wild) for place in places)


def lays(tables: Tables, state: State) -> tuple[Action, ...]:
    """List both sides of the card in every place it may lie."""
    columns = len(state.players[state.seat].matrix)
    return _lays(state.hand, tables.wild, columns, tables.columns)


def refuse_take(state: State, action: Take) -> Refusal | None:
    """Say why no card can be taken from this pile."""
    if type(action.pile) is not int or not 0 <= action.pile < len(state.piles):
        return refuse("bronze.refuse.no_pile")
    return None if state.piles[action.pile] else refuse("bronze.refuse.empty_pile")


def refuse_lay(tables: Tables, state: State, action: Lay) -> Refusal | None:
    """Say why the card may not lie so: it shows its technology or its back, in a legal place."""
    if action.technology not in (state.hand, tables.wild):
        card, back = name_of(state.hand), name_of(tables.wild)
        return refuse("bronze.refuse.other_card", card=card, back=back)
    columns = len(state.players[state.seat].matrix)
    if type(action.column) is int:
        if action.column in matrix.columns_to_lay(columns, tables.columns):
            return None
        if columns >= tables.columns and action.column in (LEFT, columns):
            return refuse("bronze.refuse.columns", count=tables.columns)
    return refuse("bronze.refuse.no_column")


def laid(tables: Tables, before: Matrix, action: Lay) -> tuple[Matrix, int, tuple[str, ...]]:
    """Give the matrix with the card, its column, and the cards it wakes: fixed now (A4)."""
    after, column = matrix.lay(before, action.technology, action.column)
    order = tables.order
    awake = matrix.wakes(after, column, tables.wild)
    return after, column, tuple(sorted([after[x][y] for x, y in awake], key=order.__getitem__))


def name_of(technology: str) -> Key:
    """Give the text key of a technology."""
    return Key(f"bronze.technology.{technology}")
