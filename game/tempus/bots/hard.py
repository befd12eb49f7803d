"""The strong player: plans its turns of an era together, over guesses of hidden hands."""

from __future__ import annotations

from game.core.bot import Advice, Brief
from game.tempus.actions import Action
from game.tempus.bots.guess import guesses
from game.tempus.bots.medium import Medium, second
from game.tempus.bots.opening import Opening
from game.tempus.bots.plan import Plan, Planner, varied
from game.tempus.bots.ranking import TURN, Ranked
from game.tempus.bots.reading import Reading
from game.tempus.bots.weights import NOTHING, Learned, Search, Taste, Weights
from game.tempus.rules import TempusRules
from game.tempus.state import State


class Hard(Medium):
    """Plays the likeliest beginnings of its turn on, and fears what the others may hold."""

    def __init__(
        self,
        rules: TempusRules,
        weights: Weights,
        taste: Taste,
        search: Search,
        learned: Learned = NOTHING,
    ) -> None:
        super().__init__(rules, weights, taste, learned)
        self._search = search
        self._planner = Planner(self.ranking, search)
        # One decision ahead, what was learned of whole eras misleads: games in mind go without.
        self._opening = Opening(Medium(rules, weights, taste), search.settling)

    def choose(self, brief: Brief) -> Advice:
        """Choose the beginning of the best plan; `samples` limits how many are thought about."""
        state: State = brief.view
        if state.phase == "progress":
            reading = self._reading(state, brief.seat, brief.seed)
            return self.reasons.advise(state, reading.lay(state, self._search.nerve))
        fixed = self.fixed(state, brief.seat)
        if fixed is not None:
            return self.reasons.advise(state, fixed)
        ranked = self.ranked(state, brief.seat)
        action = ranked[0][1]
        if state.phase == "people":
            action = self._opening.best(state, brief.seat, brief.seed, ranked, brief.limit)
        elif state.phase in TURN and len(ranked) > 1:
            width = min(brief.limit.samples or self._search.width, self._search.width)
            action = self._planned(state, brief, varied(ranked, width))
        return self.reasons.advise(state, action, second(ranked, action))

    def _planned(self, state: State, brief: Brief, ranked: Ranked) -> Action:
        """Plan the turns to come where a new action can begin, else this turn only."""
        turns = self._search.turns if state.phase == "act" else 0
        plans = self._planner.plans(state, brief.seat, ranked, turns, brief.limit)
        # To guess the hands of the others is the dearest part: without a choice it is spared.
        if len(plans) == 1 or brief.limit.enough():
            return plans[0].first
        reading = self._reading(state, brief.seat, brief.seed)

        def value(plan: Plan) -> float:
            return plan.value - self._search.threat * reading.danger(plan.turn)

        return max(plans, key=value).first

    def _reading(self, state: State, seat: int, seed: str) -> Reading:
        guessed = guesses(self.rules, state, seed, self._search.guesses)
        return Reading(self.rules, self.worth, seat, guessed)
