"""The strong player as a judge of positions: everybody's points to expect."""

from __future__ import annotations

from game.ages.bots.hard import CALM, Hard, seen
from game.ages.bots.players import weights
from game.ages.bots.prospect import PLAIN, Prospect, still_to_move
from game.ages.bots.turn import Turn
from game.ages.components import Components
from game.ages.rules import AgesRules
from game.ages.state import State
from game.core.forecast import Forecast

MEMORY = 2000
"""Turns that are remembered."""


class Judge:
    """Judges everywhere in a turn but where pieces are only given or taken."""

    def __init__(self, components: Components, rules: AgesRules) -> None:
        self._tables, edition = rules.tables, weights(components, rules)
        self._kinds = edition.alone, edition.hard
        self._players = tuple([Hard(rules, kind, PLAIN) for kind in self._kinds])
        self._turns: dict[tuple[object, ...], float] = {}

    def calm(self, state: State) -> bool:
        """Tell whether the turn is among its throws, in its building, or over."""
        return state.phase in ("keep", "lead", "split", "build", "buy", "over")

    def of(self, state: State) -> Forecast:
        """Give every board's standing; that of the seat to move with the turn it is having."""
        count = len(state.boards)
        prospect = Prospect(self._tables, state, self._kinds[count > 1], PLAIN)
        points = [prospect.standing(seat) for seat in range(count)]
        if state.phase != "over":
            turn, value = self._moving(state)
            points[state.seat] = turn.hope(value) if count > 1 else value
        for seat in still_to_move(state, state.seat):
            points[seat] += self._turn_to_come(state, seat, points[seat])
        return Forecast(tuple(points), prospect.turns, (0.0,) * count)

    def _turn_to_come(self, state: State, seat: int, standing: float) -> float:
        """Give what the turn that a seat still has in this round will add to its standing."""
        board = state.boards[seat]
        # The throws of the seat to move change nothing of it; a plan for each would cost too much.
        key = (seat, state.round, state.start, state.ending, state.firsts, seen(state))
        found = self._turns.get(key)
        if found is None:
            if len(self._turns) > MEMORY:
                self._turns.clear()
            begun = state.clone()
            begun.seat, begun.phase, begun.dice, begun.throws = seat, "throw", (), 0
            begun.waiting = tuple(range(self._tables.city_count(board.cities)))
            begun.preserved = begun.led = False
            turn, value = self._players[True].foreseen(begun)
            found = self._turns[key] = turn.hope(value) - standing
        return found

    def _moving(self, state: State) -> tuple[Turn, float]:
        """Give the turn of the seat that moves, and what the whole of it is worth."""
        many, seat = len(state.boards) > 1, state.seat
        if state.phase not in ("split", "build", "buy"):
            return self._players[many].foreseen(state)
        turn = Turn(self._tables, state, seat, self._kinds[many], PLAIN)
        if state.phase == "split":
            return turn, turn.split(state.dice)[0]
        board, workers = state.boards[seat], state.workers if state.phase == "build" else 0
        return turn, turn.work(board.goods, state.coins, board.food, workers, 0.0, CALM).value

    def deal(self, state: State, seat: int, seed: str) -> State:
        """Give the state itself: all of it is public."""
        del seat, seed
        return state


def forecaster(components: Components, rules: AgesRules) -> Judge:
    """Make the judge."""
    return Judge(components, rules)
