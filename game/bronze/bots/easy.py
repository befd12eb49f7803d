"""The beginner: rough values of its own cubes and cards, by feeling."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.feeling import Feeling
from game.bronze.actions import Action, Choose, Lay, Settle, Take
from game.bronze.bots.cityworth import OF_CARDS
from game.bronze.bots.weights import Rough, Taste
from game.bronze.rules import BronzeRules
from game.bronze.state import State
from game.core.bot import Brief


class Easy(Feeling[BronzeRules, Rough, Taste]):
    """Weighs what an action does for its own cubes and cards, and takes what feels best."""

    title = "bronze"

    def weigh(self, brief: Brief) -> Callable[[Action], float]:
        """Look at its own cubes and cards only."""
        return Look(self.rules, brief.view, self.rough, self.taste).value


class Look:
    """A rough look at one's own cubes and cards."""

    def __init__(self, rules: BronzeRules, state: State, rough: Rough, taste: Taste) -> None:
        self._rules, self._tables, self._state = rules, rules.tables, state
        self._rough, self._taste = rough, taste
        self._own = state.players[state.seat]

    def value(self, action: Action) -> float:
        """Give the rough value of an action; stopping is worth nothing."""
        weigh = _WEIGH.get(type(action))
        return weigh(self, action) if weigh else 0.0

    def take(self, action: Take) -> float:
        """Weigh a card by the most cards it could wake."""
        state = self._state.clone()
        state.phase, state.hand = "lay", self._state.tops[action.pile]
        look = Look(self._rules, state, self._rough, self._taste)
        return max(look.value(lay) for lay in self._rules.legal(state))

    def lay(self, action: Lay) -> float:
        """Weigh a place by the cards it wakes."""
        woken = len(self._rules.preview(self._state, action.technology, action.column).awake)
        front = action.technology != self._tables.wild
        rough, taste = self._rough, self._taste
        return taste.wake * rough.woken * woken + taste.cards * rough.front * front

    def settle(self, action: Settle) -> float:
        """Weigh a spot by the own cubes in its terrain and land, and by what is left behind."""
        grid, rough, taste = self._tables.grid, self._rough, self._taste
        strip = grid.strips[self._tables.terrain_place[action.terrain]]
        row = (self._own.taken & strip).bit_count()
        crowd = grid.within(self._own.taken, action.land).bit_count()
        ahead = action.land - max(0, grid.last(self._own.taken))
        value = rough.cube * taste.pace + taste.routes * rough.row * row
        value += taste.provinces * rough.crowd * crowd + rough.skip * max(0, ahead - 1)
        return value + (taste.cities * rough.reach if ahead else 0.0)

    def choose(self, action: Choose) -> float:
        """Weigh a city by the points that it shows now."""
        found = self._rules.standing(self._state, self._state.seat, action.city)
        kind = type(self._tables.cities[action.city].condition)
        part = self._taste.cards if kind in OF_CARDS else self._taste.cubes
        return part * self._rough.city * found.points


_WEIGH: Mapping[type, Callable[[Look, Any], float]] = {
    Take: Look.take,
    Lay: Look.lay,
    Settle: Look.settle,
    Choose: Look.choose,
}
