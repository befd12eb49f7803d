"""The strong player: thinks its whole turn through, from the pile to the last cube."""

from __future__ import annotations

from game.bronze.actions import Action
from game.bronze.bots.cards import Readiness
from game.bronze.bots.plan import Plan, best, second
from game.bronze.bots.reasons import advise
from game.bronze.bots.weights import Search, Taste, Weights
from game.bronze.rules import BronzeRules
from game.bronze.state import State
from game.core.bot import Advice, Brief, Limit


class Hard:
    """Compares whole turns: pile, side, place of the card, and every cube it wakes."""

    def __init__(self, rules: BronzeRules, weights: Weights, search: Search, taste: Taste) -> None:
        self._rules, self._weights = rules, weights
        self._search, self._taste = search, taste
        self._readiness = Readiness(rules.tables)

    def choose(self, brief: Brief) -> Advice:
        """Choose the first step of the best turn found; thinks anew at every step."""
        state: State = brief.view
        plan = Plan(self._rules, self._readiness, state, self._weights, self._taste)
        action, instead = self._action(plan, state.phase, brief.limit)
        return advise(self._rules, state, action, instead)

    def _action(self, plan: Plan, phase: str, limit: Limit) -> tuple[Action, Action | None]:
        """Give the best first step, and the next best one."""
        search = self._search
        # One turn is compared with nothing else here, so there is time to search it twice as wide.
        if phase == "settle":
            wide = plan.settle(plan.root, 2 * search.beam, 2 * search.branch, limit.enough)
            return wide.action, plan.second(wide.action)
        if phase == "city":
            nodes = list(plan.cities())
            ways = limit.within(nodes)
            ends = [plan.settle(node, 1, search.branch).value for node in ways]
        else:
            # Settling to the end costs nearly all the time; a sketch picks the cards that are
            # worth it.
            width = min(limit.samples, search.lays) if limit.samples else search.lays
            nodes = sorted(plan.lays(), key=plan.sketch, reverse=True)[:width]
            ways = limit.within(nodes)
            ends = [plan.settle(node, search.beam, search.branch).value for node in ways]
        action = best(nodes, ends)
        return action, second(nodes, ends, action)
