"""The strong player as a judge of positions: everybody's points to expect."""

from __future__ import annotations

from game.core.forecast import Forecast
from game.tempus.bots.guess import guess
from game.tempus.bots.weights import Taste
from game.tempus.bots.worth import Worth
from game.tempus.components import Components
from game.tempus.rules import TempusRules
from game.tempus.state import State

BUSY = ("attack", "defend", "terrain", "advance", "progress", "discard", "tile", "people")
"""Steps in the middle of something that the points to expect do not show."""


class Judge:
    """Judges everywhere but in the middle of a fight, of progress, and of set-up."""

    def __init__(self, components: Components, rules: TempusRules) -> None:
        self._rules = rules
        self._worth = Worth(rules.tables, components.bots.hard, Taste())

    def calm(self, state: State) -> bool:
        """Tell whether nothing is half done."""
        return state.fight is None and state.phase not in BUSY

    def of(self, state: State) -> Forecast:
        """Give the worth of every seat's own things."""
        seats = range(len(state.tribes))
        hopes = tuple([self._worth.standing(state, seat) for seat in seats])
        left = sum([self._worth.calendar.early(state.round, t.tokens) for t in state.tribes])
        tokens = [float(tribe.tokens) for tribe in state.tribes]
        # Bonus cards and the action at hand are the mover's own affair, which `standing` holds.
        least = min(tokens)
        return Forecast(hopes, 10 * left / len(seats), tuple([have - least for have in tokens]))

    def deal(self, state: State, seat: int, seed: str) -> State:
        """Deal the cards that nobody else's hand shows anew."""
        return guess(self._rules, self._rules.view(state, seat), seed)


def forecaster(components: Components, rules: TempusRules) -> Judge:
    """Make the judge."""
    return Judge(components, rules)
