"""What follows a turn: the next turns as their seats are likely to play them.

One turn further, the answer of the next seat, won more than two: with the own turn after it,
whoever takes the best open card now seems to have none left, as what is turned up is not known.
"""

from __future__ import annotations

from game.bronze.bots.cards import Readiness
from game.bronze.bots.outlook import NEUTRAL, Outlook
from game.bronze.bots.plan import Plan, worth
from game.bronze.bots.weights import Foreseen, Taste, Weights
from game.bronze.rules import BronzeRules
from game.bronze.state import State


class Foresight:
    """Plays on from the ends of one seat's turn, chance left out as in the turn itself."""

    def __init__(
        self,
        rules: BronzeRules,
        readiness: Readiness,
        seat: int,
        weights: Weights,
        taste: Taste,
        depth: Foreseen,
    ) -> None:
        self._rules, self._readiness, self._seat = rules, readiness, seat
        self._weights, self._taste, self._depth = weights, taste, depth

    def value(self, state: State, extra: float) -> float:
        """Give the value of the table after the next turns; `extra` is as for an outlook."""
        for _ in range(self._depth.turns):
            # What chance turns up is not guessed at: only the cards that lie open can be taken.
            if state.phase == "over" or not any(state.tops):
                break
            state, more = self._played(state)
            extra += more
        return self._outlook().value(state, extra)

    def _outlook(self) -> Outlook:
        # Afresh for each table: an outlook remembers what only one seat's turn leaves alone.
        tables = self._rules.tables
        return Outlook(tables, self._readiness, self._seat, self._weights, self._taste)

    def _played(self, state: State) -> tuple[State, float]:
        """Give the table after a turn that is thought through quickly, and own hopes besides."""
        own = state.seat == self._seat
        taste = self._taste if own else NEUTRAL
        plan = Plan(self._rules, self._readiness, state, self._weights, taste)
        # A sketch picks the card, as for the level below.
        laid = max(plan.lays(), key=plan.sketch)
        ends = plan.settle(laid, self._depth.beam, self._depth.branch)
        state, extra = plan.ended(max(ends, key=worth).node)
        return state, extra if own else 0.0
