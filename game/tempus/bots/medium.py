"""The middling player: what seems best right after this one decision."""

from __future__ import annotations

from game.core.bot import Advice, Brief
from game.tempus.actions import Action
from game.tempus.bots import ground, race
from game.tempus.bots.ranking import Ranked, Ranking
from game.tempus.bots.reasons import explain
from game.tempus.bots.weights import Taste, Weights
from game.tempus.bots.worth import Worth
from game.tempus.rules import TempusRules
from game.tempus.state import State


class Medium:
    """Values states by tuned weights, fights by exact chances; looks one decision ahead."""

    def __init__(self, rules: TempusRules, weights: Weights, taste: Taste) -> None:
        self.rules = rules
        self.worth = Worth(rules.tables, weights, taste)
        self.ranking = Ranking(rules, self.worth)

    def choose(self, brief: Brief) -> Advice:
        """Choose by the value after one decision."""
        state: State = brief.view
        action = self.best(state, brief.seat)
        return Advice(action, explain(self.rules, state, action))

    def best(self, state: State, seat: int) -> Action:
        """Give the decision that seems best."""
        fixed = self.fixed(state, seat)
        return fixed if fixed is not None else self.ranked(state, seat)[0][1]

    def ranked(self, state: State, seat: int) -> Ranked:
        """Give the decisions with their values, the best first."""
        return self.ranking.ranked(state, seat)

    def fixed(self, state: State, seat: int) -> Action | None:
        """Decide the steps that have a reckoning of their own; `None` for all others."""
        phase = state.phase
        if phase in ("attack", "defend"):
            return self.ranking.arena.commit(state, seat)
        if phase == "terrain":
            return self.ranking.arena.name(state, seat)
        if phase == "progress":
            return race.lay(self.rules, self.worth, state, seat)
        if phase == "tile":
            return ground.lay(self.rules, state, self.worth.taste)
        return None
