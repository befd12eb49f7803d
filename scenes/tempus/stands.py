"""Small states of this title for its book of rules: one match at several of its steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from game.tempus.actions import Action, Attack, Build, End
from game.tempus.components import Components
from game.tempus.rules import TempusRules
from game.tempus.state import State
from scenes.table.figures import walked
from scenes.table.stands import MatchStands

SEATS = 3
SEED = "b"
ROUND = 5
"""The era from which on there is enough to see."""


def _first(action: Action) -> int:
    """Fight where one can; spread rather than sit in cities or end a turn."""
    if isinstance(action, Attack):
        return 0
    return 3 if isinstance(action, End) else 2 if isinstance(action, Build) else 1


class Stands(MatchStands[TempusRules, Components]):
    """The states that the figures show."""

    def _until(self, *phases: str, round: int = ROUND) -> State:
        def wanted(state: State) -> bool:
            return state.phase in phases and state.round >= round

        made: Callable[[State], bool] = wanted
        found: State = walked(self.rules, SEATS, SEED, made, _first, 1500)
        return found

    @cached_property
    def start(self) -> State:
        """Tiles are being laid, or people placed."""
        return self._until("tile", "people", round=0)

    @cached_property
    def settled(self) -> State:
        """The first era begins."""
        return self._until("act", round=1)

    @cached_property
    def acting(self) -> State:
        """Somebody chooses an action, well into the game."""
        return self._until("act")

    @cached_property
    def defending(self) -> State:
        """A fight waits for the defender's cards."""
        return self._until("defend", round=1)

    @cached_property
    def attacking(self) -> State:
        """The attacker puts cards face down."""
        return self._until("attack", round=1)

    @cached_property
    def progressing(self) -> State:
        """Cards are laid for progress."""
        return self._until("progress", round=3)
