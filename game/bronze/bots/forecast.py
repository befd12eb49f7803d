"""The strong player as a judge of positions: everybody's points to expect."""

from __future__ import annotations

from game.bronze.bots.cards import Readiness
from game.bronze.bots.outlook import Outlook
from game.bronze.bots.weights import Taste
from game.bronze.components import Components
from game.bronze.rules import BronzeRules
from game.bronze.state import State
from game.core.forecast import Forecast


class Judge:
    """Judges between turns, and where chance is waited for."""

    def __init__(self, components: Components, rules: BronzeRules) -> None:
        self._tables, self._weights = rules.tables, components.bots.hard
        self._readiness = Readiness(rules.tables)

    def calm(self, state: State) -> bool:
        """Between turns; in a turn cards wait to be laid and settled, which no hope shows."""
        return state.phase == "over" or (state.phase == "take" and not state.hand)

    def of(self, state: State) -> Forecast:
        """Give every seat's hopes, as it sees them itself."""
        turns: tuple[float, ...] = ()
        hopes = []
        for seat in range(len(state.players)):
            look = Outlook(self._tables, self._readiness, seat, self._weights, Taste())
            turns = turns or look.turns(state)
            hopes.append(look.hopes(state, turns)[seat])
        least = min(turns)
        return Forecast(tuple(hopes), max(turns), tuple([left - least for left in turns]))

    def deal(self, state: State, seat: int, seed: str) -> State:
        """Give the state itself: all of it is public."""
        del seat, seed
        return state


def forecaster(components: Components, rules: BronzeRules) -> Judge:
    """Make the judge."""
    return Judge(components, rules)
