"""The middling player: the strong one's values, looking one decision ahead only."""

from __future__ import annotations

from game.bronze import board, settling
from game.bronze.bots.cards import Readiness
from game.bronze.bots.plan import Node, Plan, best, second
from game.bronze.bots.reasons import advise
from game.bronze.bots.weights import Taste, Weights
from game.bronze.rules import BronzeRules
from game.bronze.state import State
from game.core.bot import Advice, Brief


class Medium:
    """Looks at the table right after each thing it could do, and takes the best."""

    def __init__(self, rules: BronzeRules, weights: Weights, taste: Taste) -> None:
        self._rules, self._weights, self._taste = rules, weights, taste
        self._readiness = Readiness(rules.tables)

    def choose(self, brief: Brief) -> Advice:
        """Choose by the value right after this one decision; a card by its best place."""
        state: State = brief.view
        plan = Plan(self._rules, self._readiness, state, self._weights, self._taste)
        nodes, values = self._weighed(plan, state)
        action = best(nodes, values)
        return advise(self._rules, state, action, second(nodes, values, action))

    def _weighed(self, plan: Plan, state: State) -> tuple[list[Node], list[float]]:
        """Give what can be decided, each with its value."""
        if state.phase in ("take", "lay"):
            nodes = list(plan.lays())
            return nodes, [plan.value(node, self._woken(plan, node)) for node in nodes]
        if state.phase == "city":
            nodes = list(plan.cities())
        else:
            nodes = [plan.follow(plan.root, a) for a in settling.options(plan.tables, state)]
        return nodes, [plan.value(node) for node in nodes]

    def _woken(self, plan: Plan, node: Node) -> float:
        """Value the cards woken that have some spot, all alike."""
        state = node.state
        if state.seat != plan.seat or state.phase != "settle":
            return 0.0
        free = board.within_reach(plan.tables, state, plan.seat)
        fits = plan.tables.layout(state.tiles).fits
        # Cards woken are promises only: those without any free spot are worth nothing this turn.
        usable = sum(bool(free & fits[name]) for name in state.active)
        return plan.woken * min(usable, state.players[plan.seat].cubes)
