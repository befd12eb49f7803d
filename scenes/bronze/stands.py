"""Small states of this title for its book of rules: one match at several of its steps."""

from __future__ import annotations

from functools import cached_property

from game.bronze.actions import Action, Settle
from game.bronze.components import Components
from game.bronze.rules import BronzeRules
from game.bronze.state import State
from scenes.table.figures import walked
from scenes.table.stands import MatchStands

SEATS = 2
SEED = "bronze figures"
ROUND = 5
"""The round from which on there is enough to see."""
COLUMNS = 3


def _first(action: Action) -> int:
    """Settle lands from left to right, so that the first ones are worth looking at."""
    return action.land if isinstance(action, Settle) else 0


class Stands(MatchStands[BronzeRules, Components]):
    """The states that the figures show."""

    def _at(self, phase: str, round: int = ROUND) -> State:
        def wanted(state: State) -> bool:
            here = state.phase == phase and state.round >= round and not state.waiting
            return here and len(state.players[state.seat].matrix) >= min(COLUMNS, round - 1)

        found: State = walked(self.rules, SEATS, SEED, wanted, _first)
        return found

    @cached_property
    def start(self) -> State:
        """The table before the first card is taken."""
        return self._at("take", 1)

    @cached_property
    def taking(self) -> State:
        """A card is to be taken."""
        return self._at("take")

    @cached_property
    def laying(self) -> State:
        """A card was taken and is to be laid."""
        return self._at("lay")

    @cached_property
    def settling(self) -> State:
        """Cards are awake, and cubes may be settled."""
        return self._at("settle")

    @cached_property
    def late(self) -> State:
        """Much has been settled: rows, provinces and cities are worth something."""
        return self._at("take", 12)
