"""The placing against one opponent: both look for the ways to go on that are best for them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from game.stoneage import placing
from game.stoneage.bots.crowd import Crowd, Idea
from game.stoneage.state import State

Places = tuple[tuple[int, ...], ...]
NEVER, SURELY = float("-inf"), float("inf")


class Duel:
    """A search through what the two may do next; from then on both go on as seems best."""

    def __init__(self, crowd: Crowd, replies: int) -> None:
        """Prepare to try so many `replies` at each placement."""
        self._crowd, self._replies, self._own = crowd, replies, crowd.race.seat
        self._liked = 0.0
        self._known: dict[tuple[float, Places], float] = {}

    def best(self, state: State, ideas: Iterable[Idea], ahead: int) -> Idea:
        """Give the best of these placements, so many placements `ahead` searched after each."""
        worth: dict[Idea, float] = {}
        most = NEVER
        for idea in ideas:
            self._liked = self._crowd.liked(idea)
            worth[idea] = self._after(state, idea, ahead, most, SURELY)
            most = max(most, worth[idea])
        # Of equals the first: one that is no better than the best so far was not searched out.
        return max(worth, key=worth.__getitem__)

    def _after(self, state: State, idea: Idea, ahead: int, low: float, high: float) -> float:
        """Put people down and search on, for worths between `low` and `high` only."""
        crowd, draft = self._crowd, state.clone()
        going = placing.put(crowd.tables, draft, crowd.put(idea), None)
        if going and ahead > 0:
            return self._best(draft, ahead, low, high)
        while going:
            going = crowd.go_on(draft)
        return self._standing(draft)

    def _best(self, state: State, ahead: int, low: float, high: float) -> float:
        """Give the worth of the best way to go on, for whoever it is that places next."""
        ideas = sorted(chain.from_iterable(self._crowd.likely(state, state.seat)), reverse=True)
        own = state.seat == self._own
        best = NEVER if own else SURELY
        for idea in ideas[: self._replies]:
            found = self._after(state, idea, ahead - 1, low, high)
            # What one wins the other loses, so the opponent looks for the least.
            if own:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            # The other one has something better than to let it come to this.
            if low >= high:
                break
        return best

    def _standing(self, state: State) -> float:
        """Give the worth of the people where they are, remembered: many orders lead there."""
        places = tuple([tribe.placed for tribe in state.tribes])
        key = (self._liked, places)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._crowd.race.standing(places, self._liked)
        return found
