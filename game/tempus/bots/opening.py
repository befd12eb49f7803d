"""Where the first people go: what seems good is tried by playing the first eras to come.

Places that look alike at first end many points apart, for all depends on who settles beside them
and on the land that is left: nothing of it shows in a value right after the decision.
"""

from __future__ import annotations

from game.core.bot import Limit
from game.core.chance import Outcome, Seeded
from game.core.contract import Chance, Over
from game.tempus.actions import Action, Settle
from game.tempus.bots.guess import guess
from game.tempus.bots.medium import Medium
from game.tempus.bots.ranking import Ranked
from game.tempus.bots.weights import Settling
from game.tempus.state import State

HALF = 2
"""After each round one of so many places is still thought about."""


class Opening:
    """Plays the first eras on from some ways to settle; everybody plays as the middling player."""

    def __init__(self, player: Medium, depth: Settling) -> None:
        self._player, self._rules, self._depth = player, player.rules, depth

    def best(self, view: State, seat: int, seed: str, ranked: Ranked, limit: Limit) -> Action:
        """Give the way to settle after which the first eras go best; `ranked` is not empty."""
        places = apart(ranked, self._depth.places)
        # The others settle by what they see, whatever the cards: once for each place is enough.
        going = [(0.0, -at, self.settled(view, place)) for at, place in enumerate(places)]
        games = min(limit.samples or self._depth.games, self._depth.games)
        played = 0
        while len(going) > 1:
            for _ in range(games):
                # Places are compared by the same games only, so a game is played from all or none.
                if limit.enough():
                    return places[-max(going)[1]]
                world = f"{seed}/{played}"
                going = [(had + self.value(on, seat, world), at, on) for had, at, on in going]
                played += 1
            going = sorted(going, key=lambda one: one[:2], reverse=True)
            going = going[: len(going) // HALF]
        return places[-going[0][1]]

    def settled(self, view: State, place: Action) -> State:
        """Give the state in which all have settled."""
        state: State = self._rules.apply(view, place, quiet=True).state
        while state.phase == "people":
            action = self._player.best(state, state.seat)
            state = self._rules.apply(state, action, quiet=True).state
        return state

    def value(self, state: State, seat: int, seed: str) -> float:
        """Give the value for a seat after some eras with the cards of a seed."""
        rules, last, chance = self._rules, self._depth.eras, Seeded(seed)
        state = guess(rules, state, seed)
        while state.round <= last:
            pending = rules.pending(state)
            if isinstance(pending, Over):
                break
            if isinstance(pending, Chance):
                action: Action | Outcome = chance.decide(pending.request, pending.occasion)
            else:
                # Nobody plays by the hands of others, nor do they in truth.
                action = self._player.best(rules.view(state, pending.seat), pending.seat)
            state = rules.apply(state, action, quiet=True).state
        return self._player.worth.of(rules.view(state, seat), seat)


def apart(ranked: Ranked, count: int) -> list[Action]:
    """Give the best ways to settle of which no two have a hex in common."""
    found: list[Action] = []
    taken = set[int]()
    for _, action in ranked:
        assert isinstance(action, Settle)
        # Hundreds of ways differ by one person only, and would all come to the same.
        if taken.isdisjoint(action.hexes):
            found.append(action)
            taken.update(action.hexes)
        if len(found) == count:
            break
    return found
