"""A player's cards: where the next may lie, which it wakes, and what its rows and columns hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.bronze.actions import LEFT

Matrix = tuple[tuple[str, ...], ...]


@lru_cache(64)
def columns_to_lay(columns: int, most: int) -> tuple[int, ...]:
    """List where a card may go in a matrix of so many columns (M2).

    To the bottom of any column, or into a new one at the far left or the far right, as long as
    there are fewer than `most`; the first card has one place only.
    """
    if not columns:
        return (0,)
    if columns >= most:
        return tuple(range(columns))
    return (*range(columns), LEFT, columns)


def lay(matrix: Matrix, technology: str, column: int) -> tuple[Matrix, int]:
    """Lay a card; give the new matrix and the column in which the card lies now.

    A new left column moves the others by one; no card changes its row (M3).
    """
    if column == LEFT:
        return ((technology,), *matrix), 0
    if column == len(matrix):
        return (*matrix, (technology,)), column
    longer = (*matrix[column], technology)
    return (*matrix[:column], longer, *matrix[column + 1 :]), column


def wakes(matrix: Matrix, column: int, wild: str) -> tuple[tuple[int, int], ...]:
    """List (column, row) of the cards that the last card of a column wakes, itself first (A1).

    The same technology above it, however far, but no wild card wakes a wild one there (A2);
    then the cards directly left and right of it in its row, whatever they are.
    """
    row = len(matrix[column]) - 1
    technology = matrix[column][row]
    found = [(column, row)]
    if technology != wild:
        found += [(column, at) for at in range(row) if matrix[column][at] == technology]
    for beside in (column - 1, column + 1):
        # Beside in its own row: columns hang from the top, so an equal row is an equal height.
        if 0 <= beside < len(matrix) and row < len(matrix[beside]):
            found.append((beside, row))
    return tuple(found)


def rows(matrix: Matrix) -> Iterator[tuple[str, ...]]:
    """Give the cards of each row from the top, whole rows and others, gaps left out."""
    for row in range(max(map(len, matrix), default=0)):
        yield tuple(column[row] for column in matrix if row < len(column))


def full_rows(matrix: Matrix, columns: int) -> int:
    """Count the complete rows: the height of the shortest of all columns there may be (F4)."""
    return min(map(len, matrix)) if len(matrix) == columns else 0


def count(matrix: Matrix, technology: str) -> int:
    """Count the cards of a technology."""
    return sum(column.count(technology) for column in matrix)
