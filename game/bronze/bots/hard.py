"""The strong player: thinks its whole turn through, from the pile to the next seat's answer."""

from __future__ import annotations

from game.bronze.actions import Action
from game.bronze.bots.cards import Readiness
from game.bronze.bots.foresight import Foresight
from game.bronze.bots.plan import End, Node, Plan, worth
from game.bronze.bots.reasons import advise
from game.bronze.bots.weights import Search, Taste, Weights
from game.bronze.rules import BronzeRules
from game.bronze.state import State
from game.core.bot import Advice, Brief, Limit

OF_EACH = 2
"""Ends that are kept of each way to begin: others are much like them."""


class Hard:
    """Compares whole turns to the last cube, and the best of them by what the next seat answers."""

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
            ends = plan.settle(plan.root, 2 * search.beam, 2 * search.branch, limit.enough)
            action = self._farther(plan, ends, limit)[0].first
            return action, plan.second(action)
        if phase == "city":
            ends = self._ends(plan, list(plan.cities()), 1, limit)
        else:
            # Settling to the end costs nearly all the time; a sketch picks the cards that are
            # worth it.
            width = min(limit.samples, search.lays) if limit.samples else search.lays
            nodes = sorted(plan.lays(), key=plan.sketch, reverse=True)[:width]
            ends = self._ends(plan, nodes, search.beam, limit)
        looked = self._farther(plan, ends, limit)
        action = looked[0].first
        others = (end.first for end in (*looked, *ends))
        return action, next((first for first in others if first != action), None)

    def _ends(self, plan: Plan, nodes: list[Node], beam: int, limit: Limit) -> list[End]:
        """Give the best ends of some ways to begin, a few of each, the best first."""
        branch = self._search.branch
        ways = limit.within(nodes)
        ends = [end for node in ways for end in plan.settle(node, beam, branch)[:OF_EACH]]
        return sorted(ends, key=worth, reverse=True)

    def _farther(self, plan: Plan, ends: list[End], limit: Limit) -> list[End]:
        """Give the best ends anew by what follows them, the best first."""
        depth = self._search.ahead
        count = min(limit.samples, depth.ends) if limit.samples else depth.ends
        few = ends[:count]
        # A first step that all begin with needs no comparing: the next one is thought of anew.
        if len({end.first for end in few}) == 1:
            return few
        args = (self._rules, self._readiness, plan.seat, self._weights, self._taste, depth)
        value = Foresight(*args).value
        looked = [End(value(*plan.ended(end.node)), end.node) for end in limit.within(few)]
        return sorted(looked, key=worth, reverse=True)
