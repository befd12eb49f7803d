"""The beginner: rough values of its own things, by feeling."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.feeling import Feeling
from game.core.bot import Brief
from game.stoneage import rolling
from game.stoneage.actions import Act, Action, Improve, Open, Pay, Pick, Put, Starve, Use
from game.stoneage.bots.weights import Rough, Taste
from game.stoneage.feeding import meal, penalty
from game.stoneage.odds import expected
from game.stoneage.paying import shortage, worth
from game.stoneage.rules import StoneRules
from game.stoneage.state import State
from game.stoneage.tables import Tables


class Easy(Feeling[StoneRules, Rough, Taste]):
    """Weighs what an action does for its own things, and takes what feels best."""

    title = "stoneage"

    def weigh(self, brief: Brief) -> Callable[[Action], float]:
        """Look at its own things only."""
        return Look(self.rules.tables, brief.view, brief.seat, self.rough, self.taste).value


class Look:
    """A rough look at one's own things."""

    def __init__(self, tables: Tables, state: State, seat: int, rough: Rough, taste: Taste) -> None:
        self._tables, self._state, self._seat = tables, state, seat
        self._rough, self._taste = rough, taste
        self._tribe = state.tribes[seat]
        self._lacking = meal(self._tribe).missing

    def value(self, action: Action) -> float:
        """Give the rough value of an action; doing nothing is worth nothing."""
        weigh = _WEIGH.get(type(action))
        return weigh(self, action) if weigh else 0.0

    def put(self, action: Put) -> float:
        """Weigh what a place brings against the people who are elsewhere then."""
        spot = self._tables.layouts[len(self._state.tribes)].spots[action.place]
        liked = self._taste.eager.get(spot.gain, 0.0) - self._rough.idle * action.people
        if spot.number >= 0:
            short = shortage(self._tables, self._state, self._seat, action.place)
            return liked + self._thing(spot.gain) - self._rough.dear * short.pieces
        if spot.divisor:
            return liked + self._gained(spot.gain, expected(action.people, spot.divisor))
        return liked + self._one(spot.gain)

    def _thing(self, gain: str) -> float:
        rough, taste = self._rough, self._taste
        return taste.cards * rough.card if gain == "card" else taste.tiles * rough.tile

    def _one(self, what: str) -> float:
        rough, taste, tables, tribe = self._rough, self._taste, self._tables, self._tribe
        if what == "tool":
            room = sum(tribe.tools) < tables.most_tool * tables.tool_slots
            return taste.tools * rough.tool * room
        if what == "person":
            return taste.people * rough.person * (tribe.people < tables.most_people)
        if what == "agriculture":
            room = tribe.agriculture < min(tables.most_agriculture, tribe.people)
            return taste.agriculture * rough.agriculture * room
        return self._gained(what, 1)

    def _gained(self, what: str, amount: float) -> float:
        at = self._tables.good_at.get(what, -1)
        if at >= 0:
            return self._rough.resource * self._tables.points[at] * amount
        eaten = min(amount, self._lacking)
        rough = self._rough
        return self._taste.food * (rough.hungry * eaten + rough.food * (amount - eaten))

    def act(self, action: Act) -> float:
        """Put buying off until the other places are done."""
        spot = self._tables.layouts[len(self._state.tribes)].spots[action.place]
        return 0.0 if spot.number >= 0 else 2 * self._rough.near

    def use(self, action: Use) -> float:
        """Weigh what the roll brings with tools, one-use cards being worth a bit."""
        what, _, _, amount = rolling.result(self._tables, self._state, action)
        return self._gained(what, amount) - self._rough.resource * len(action.cards)

    def pay(self, action: Pay) -> float:
        """Weigh the thing, or the loss avoided, against the resources."""
        state, tables = self._state, self._tables
        values = zip(action.resources, tables.points, strict=True)
        price = self._rough.resource * sum(count * each for count, each in values)
        if state.phase == "feed":
            return self._taste.food * penalty(tables, state.missing) - price
        spot = tables.layouts[len(state.tribes)].spots[state.place]
        gain = self._thing(spot.gain)
        if spot.gain == "tile":
            gain += worth(tables, state.tops[spot.number], action.resources)
        return gain - price

    def starve(self, _: Starve) -> float:
        """Weigh losing points: nothing, since paying is weighed against it."""
        return 0.0

    def pick(self, action: Pick) -> float:
        """Weigh what a die gives."""
        return self._one(self._tables.die[action.face - 1])

    def improve(self, action: Improve) -> float:
        """Weigh a tool: one that can still be used is better."""
        return 0.0 if self._tribe.used[action.tool] else self._rough.tool

    def open(self, action: Open) -> float:
        """Weigh opening a card: it is better kept until something needs it."""
        del action
        return -self._rough.near


_WEIGH: Mapping[type, Callable[[Look, Any], float]] = {
    Put: Look.put,
    Act: Look.act,
    Use: Look.use,
    Pay: Look.pay,
    Starve: Look.starve,
    Pick: Look.pick,
    Improve: Look.improve,
    Open: Look.open,
}
