"""How likely a position between two turns of a duel is won: a small net over both boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.ages.bots.weights import Net
from game.ages.scoring import monument_points
from game.ages.state import Board, State
from game.ages.tables import Tables

Inputs = dict[str, float]
"""What the net is told of a position, by name; what is missing is nothing."""
Sums = list[float]
"""What every cell of the net is told in all, and in the last place what goes straight through."""


class Winning:
    """Gives the chance to win of a seat that has just moved, as log odds.

    Log odds, because what is gained adds up in them: the chance itself flattens towards its ends.
    """

    def __init__(self, tables: Tables, net: Net) -> None:
        self._tables, self._net = tables, net
        self.width, self.near, self.greed = int(net.width), net.near, net.greed
        self._rows = {name: tuple(row) for name, row in net.inputs.items()}
        self._played = tables.in_play(2)
        self._names = tables.monuments
        self._open = {at: f"first.{self._names[at]}" for at in self._played}
        self._begun = {at: f"later.{self._names[at]}" for at in self._played}
        self._done = {at: f"done.{self._names[at]}" for at in self._played}

    @staticmethod
    def fits(tables: Tables, net: Net) -> bool:
        """Tell whether these are the numbers that a net was learned with."""
        boxes = {tables.monuments[at]: tables.monument_boxes[at] for at in tables.in_play(2)}
        trades = tables.trades_early or tables.trades_late
        return net.costs == tables.costs and net.boxes == boxes and not trades

    def inputs(self, state: State, seat: int) -> Inputs:
        """Describe a state to the net for the seat that has moved last."""
        other = 1 - seat
        found = {f"own.{name}": value for name, value in self._board(state, seat)}
        found.update({f"other.{name}": value for name, value in self._board(state, other)})
        unbuilt = sum(state.firsts[at] < 0 for at in self._played)
        started = seat == state.start
        passed = not started and state.seat == state.start
        most = max(len(board.developments) for board in state.boards)
        found["round"] = float(state.round - passed)
        found["start"] = float(started)
        found["unbuilt"] = float(unbuilt)
        found[f"unbuilt.{unbuilt}"] = 1.0
        found["lacking"] = float(self._tables.to_end - most)
        return found

    def _board(self, state: State, seat: int) -> Iterator[tuple[str, float]]:
        board, tables = state.boards[seat], self._tables
        traits = tables.traits(board.developments)
        yield "points", float(self._points(state, seat))
        yield from self._stock(board, traits.rate)
        yield f"cities.{tables.city_count(board.cities)}", 1.0
        pairs = zip(tables.city_ids, board.cities, tables.city_boxes, strict=True)
        yield from ((name, have / whole) for name, have, whole in pairs if 0 < have < whole)
        for at in self._played:
            have, whole = board.monuments[at], tables.monument_boxes[at]
            if have == whole:
                yield self._done[at], 1.0
            elif have:
                names = self._open if state.firsts[at] < 0 else self._begun
                yield names[at], have / whole
        yield from ((name, 1.0) for name in board.developments)
        yield f"owned.{len(board.developments)}", 1.0

    def _points(self, state: State, seat: int) -> int:
        board, tables = state.boards[seat], self._tables
        traits = tables.traits(board.developments)
        points = traits.points + monument_points(tables, board, state.firsts, seat)
        points += traits.per_monument * tables.finished(board.monuments)
        return points + traits.per_city * tables.city_count(board.cities) - board.disasters

    def _stock(self, board: Board, rate: int) -> Iterator[tuple[str, float]]:
        tables = self._tables
        meal, worth = tables.city_count(board.cities), tables.worth(board.goods)
        first = min(board.food, meal)
        second = min(board.food - first, meal)
        yield "food_next", float(first)
        yield "food_second", float(second)
        yield "food_later", float(board.food - first - second)
        yield "hungry", float(meal - first)
        yield "sale", float(rate * board.food)
        yield "worth", float(worth)
        for place, edge in enumerate(self._net.edges):
            yield f"worth.{place}", float(min(worth, edge))
        yield "pieces", float(sum(board.goods))
        yield from (
            (name, float(have)) for name, have in zip(tables.goods, board.goods, strict=True)
        )

    def sums(self, inputs: Mapping[str, float]) -> Sums:
        """Add up what the cells are told."""
        return self.changed(list(self._net.start), {}, inputs)

    def changed(self, sums: Sums, before: Mapping[str, float], after: Mapping[str, float]) -> Sums:
        """Give the sums once some inputs are others: few are, so this is quick."""
        rows = self._rows
        for name, value in after.items():
            more = value - before.get(name, 0.0)
            if more and name in rows:
                sums = [have + more * part for have, part in zip(sums, rows[name], strict=True)]
        for name, value in before.items():
            if value and name not in after and name in rows:
                sums = [have - value * part for have, part in zip(sums, rows[name], strict=True)]
        return sums

    def odds(self, sums: Sequence[float]) -> float:
        """Give the log odds of winning."""
        found = sums[-1]
        for told, weight in zip(sums, self._net.cells, strict=False):
            # A cell that is told less than nothing says nothing.
            if told > 0.0:
                found += told * weight
        return found

    def chance(self, state: State, seat: int) -> float:
        """Give the log odds of a state for the seat that has moved last."""
        return self.odds(self.sums(self.inputs(state, seat)))
