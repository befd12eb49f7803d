"""Fixed plans that a person might follow in every game, and a player who looks into other hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.core.bot import Advice, Bot, Brief
from game.tempus.actions import Action, Attack, Build, Ideas, Lead
from game.tempus.bots.medium import Medium
from game.tempus.bots.weights import Taste
from game.tempus.state import State
from tests.tempus.tuning import Space

WANTS: Mapping[str, tuple[type, ...]] = {
    "only cities": (Build,),
    "only cards": (Ideas,),
    "only war": (Attack, Lead),
}
SHUNS: Mapping[str, tuple[type, ...]] = {
    "only cities": (Attack, Lead, Ideas),
    "only cards": (Attack, Lead, Build),
    "only war": (Build, Ideas),
}


class Planned(Medium):
    """Does what its plan wants whenever it may, never what it shuns, and else what seems best."""

    def __init__(self, space: Space, name: str) -> None:
        super().__init__(space.rules, space.players.medium, Taste())
        self._name = name

    def best(self, state: State, seat: int) -> Action:
        """Give the wanted decision that seems best, or else the best that is not shunned."""
        fixed = self.fixed(state, seat)
        if fixed is not None:
            return self._all_in(state, fixed)
        ranked = [action for _, action in self.ranked(state, seat)]
        wanted = [action for action in ranked if isinstance(action, WANTS[self._name])]
        rest = [action for action in ranked if not isinstance(action, SHUNS[self._name])]
        return (wanted or rest or ranked)[0]

    def _all_in(self, state: State, action: Action) -> Action:
        """Lay every card for progress if cards are the plan."""
        if self._name == "only cards" and state.phase == "progress":
            return list(self.rules.legal(state))[-1]
        return action


class Peeking:
    """A player that is shown the whole state instead of what its seat may know."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.truth: State | None = None
        """What really is; whoever plays the game sets it before each decision."""

    def choose(self, brief: Brief) -> Advice:
        """Choose with open hands on the table."""
        assert self.truth is not None
        return self._bot.choose(replace(brief, view=self.truth))
