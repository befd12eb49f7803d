"""How many cards the next one would wake, for every technology: what a matrix is ready for."""

from __future__ import annotations

from functools import lru_cache

from game.bronze import matrix
from game.bronze.matrix import Matrix
from game.bronze.tables import Tables


class Readiness:
    """The most cards that each technology could wake in a matrix; remembered by matrix."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        # A cache of its own for each player, which goes with it: a global one would keep its tables
        # alive.
        self.of = lru_cache(1 << 14)(self._of)
        self.mean = lru_cache(1 << 14)(self._mean)

    def _of(self, cards: Matrix) -> tuple[int, ...]:
        """Give the most cards woken by laying each technology, the wild one last."""
        tables = self._tables
        places = matrix.columns_to_lay(len(cards), tables.columns)
        found = []
        for name in tables.cards:
            laid = (matrix.lay(cards, name, place) for place in places)
            found.append(max(len(matrix.wakes(*after, tables.wild)) for after in laid))
        return tuple(found)

    def _mean(self, cards: Matrix) -> float:
        """Give the cards woken on average by a technology, on its better side."""
        *fronts, wild = self.of(cards)
        return sum([front if front > wild else wild for front in fronts]) / len(fronts)

    def top(self, cards: Matrix, tops: tuple[str, ...]) -> int:
        """Give the most cards woken by one of the open cards, either side."""
        counts, order = self.of(cards), self._tables.order
        return max([counts[-1], *(counts[order[name]] for name in tops if name)])
