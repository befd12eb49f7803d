"""The middling player: what seems best right after this one decision."""

from __future__ import annotations

from game.core.bot import Advice, Brief
from game.tempus.actions import Action, Lay
from game.tempus.bots import race
from game.tempus.bots.ranking import Ranked, Ranking
from game.tempus.bots.reasons import Reasons
from game.tempus.bots.weights import NOTHING, Learned, Taste, Weights
from game.tempus.bots.worth import Worth
from game.tempus.rules import TempusRules
from game.tempus.state import State


class Medium:
    """Values states by tuned weights, fights by exact chances; looks one decision ahead."""

    def __init__(
        self, rules: TempusRules, weights: Weights, taste: Taste, learned: Learned = NOTHING
    ) -> None:
        self.rules = rules
        self.worth = Worth(rules.tables, weights, taste, learned)
        self.ranking = Ranking(rules, self.worth)
        self.reasons = Reasons(rules, self.ranking.arena)

    def choose(self, brief: Brief) -> Advice:
        """Choose by the value after one decision."""
        state: State = brief.view
        fixed = self.fixed(state, brief.seat)
        if fixed is not None:
            return self.reasons.advise(state, fixed)
        ranked = self.ranked(state, brief.seat)
        return self.reasons.advise(state, ranked[0][1], second(ranked, ranked[0][1]))

    def best(self, state: State, seat: int) -> Action:
        """Give the decision without its reason, for games that are played in mind."""
        fixed = self.fixed(state, seat)
        return self.ranked(state, seat)[0][1] if fixed is None else fixed

    def ranked(self, state: State, seat: int) -> Ranked:
        """Give the decisions with their values, the best first."""
        return self.ranking.ranked(state, seat)

    def fixed(self, state: State, seat: int) -> Action | None:
        """Decide the steps that have a reckoning of their own; `None` for all others."""
        phase = state.phase
        # In a fight and in the race for progress cards are laid in secret: the state after one
        # step says nothing of the answer, so they are reckoned as games of their own.
        if phase in ("attack", "defend"):
            return self.ranking.arena.commit(state, seat)
        if phase == "terrain":
            return self.ranking.arena.name(state, seat)
        if phase == "progress":
            return race.lay(self.rules, self.worth, state, seat)
        if phase == "tile":
            return lay_tile(self.rules, state, self.worth.taste)
        return None


def second(ranked: Ranked, action: Action) -> Action | None:
    """Give the best decision besides this one."""
    return next((other for _, other in ranked if other != action), None)


def lay_tile(rules: TempusRules, state: State, taste: Taste) -> Lay:
    """Lay the tile where it touches much land, or, for one who loves water, little of it."""
    grid, land = rules.tables.grid, rules.shores(state).land
    centres = rules.places(state)
    middle = grid.at(grid.columns // 2, grid.rows // 2)

    def close(centre: int) -> tuple[float, int]:
        touching = (grid.around(1 << centre | grid.touching[centre]) & land).bit_count()
        return (touching * (1.5 - taste.water), -grid.distance(centre, middle))

    centre = max(centres, key=close)
    turns = [action for action in rules.legal(state) if isinstance(action, Lay)]
    mine = [action for action in turns if action.centre == centre]
    return mine[len(state.centres) % len(mine)]
