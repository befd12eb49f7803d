"""Small states of this title for its book of rules: one match at several of its steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from game.stoneage.actions import Action
from game.stoneage.components import Components
from game.stoneage.rules import StoneRules
from game.stoneage.state import State
from scenes.table.figures import walked
from scenes.table.stands import MatchStands

SEATS = 2
SEED = "stone age figures 4"
ROUND = 6
"""The round from which on there is enough to see."""


def _first(action: Action) -> int:
    """Prefer nothing: people who go anywhere show most of the places."""
    del action
    return 0


class Stands(MatchStands[StoneRules, Components]):
    """The states that the figures show."""

    def _until(self, wanted: Callable[[State], bool]) -> State:
        found: State = walked(self.rules, SEATS, SEED, wanted, _first)
        return found

    @cached_property
    def start(self) -> State:
        """The table before the first placement."""
        return self._until(lambda state: state.phase == "place")

    @cached_property
    def placing(self) -> State:
        """Some people stand on places, others are at home."""
        return self._until(
            lambda state: (
                state.phase == "place"
                and state.round >= ROUND
                and 2 <= state.tribes[state.seat].home < state.tribes[state.seat].people
            )
        )

    @cached_property
    def rolled(self) -> State:
        """Dice lie there, and tools may be added."""
        return self._until(
            lambda state: (
                state.phase == "tools" and state.round >= ROUND - 2 and len(state.dice) >= 2
            )
        )

    @cached_property
    def hungry(self) -> State:
        """Food is missing at the meal."""
        return self._until(lambda state: state.phase == "feed")
