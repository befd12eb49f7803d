"""The placing: what the next people are best put on, and how all would go on from there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.stoneage import placing
from game.stoneage.actions import Put
from game.stoneage.bots.race import Race
from game.stoneage.state import State


class Idea(NamedTuple):
    """A placement and what it seems worth for each person."""

    seems: float
    at: int
    people: int


class Crowd:
    """Everybody puts people where they gain most for each of them."""

    def __init__(self, race: Race) -> None:
        self.race, self.tables = race, race.tables
        self._ids = race.going[0].layout.ids
        self._exact = {at for at, _, _ in race.going[0].layout.village}

    def ideas(self, state: State, seat: int, every: bool) -> list[Idea]:
        """List placements; not every number of people unless asked for."""
        outlook = self.race.going[seat]
        tribe = state.tribes[seat]
        placed, home = tribe.placed, tribe.home
        now, eager = outlook.value(placed), outlook.prospect.taste.eager
        found = []
        for at, room in placing.rooms(self.tables, state, seat):
            before, after = placed[:at], placed[at + 1 :]
            liked = eager.get(outlook.spots[at].gain, 0.0)
            for people in self._numbers(at, room, home, every):
                value = outlook.value((*before, people, *after))
                found.append(Idea((value - now) / people + liked, at, people))
        return found

    def _numbers(self, at: int, room: int, home: int, every: bool) -> Iterator[int]:
        if room == 1 or at in self._exact:
            yield room
        elif every:
            yield from range(1, room + 1)
        else:
            yield room
            for left in (1, 2, 3):
                if 0 < home - left < room:
                    yield home - left

    def put(self, idea: Idea) -> Put:
        """Give the action of an idea."""
        return Put(self._ids[idea.at], idea.people)

    def liked(self, idea: Idea) -> float:
        """Give the points for which the seat goes there before elsewhere."""
        outlook = self.race.going[self.race.seat]
        return outlook.prospect.taste.eager.get(outlook.spots[idea.at].gain, 0.0)

    def played_on(self, state: State, idea: Idea, branches: int = 1, liked: float = 0.0) -> float:
        """Give the worth of a placement after which everybody goes on as seems best.

        With more branches the seat tries so many ways to go on itself, and takes the best.
        `liked` points are added to its lead.
        """
        draft, own = state.clone(), self.race.seat
        going = placing.put(self.tables, draft, self.put(idea), None)
        while going:
            ideas = self.ideas(draft, draft.seat, False)
            if branches > 1 and draft.seat == own and len(ideas) > 1:
                best = sorted(ideas, reverse=True)[:branches]
                return max([self.played_on(draft, idea, liked=liked) for idea in best])
            going = placing.put(self.tables, draft, self.put(max(ideas)), None)
        return self.race.standing([tribe.placed for tribe in draft.tribes], liked)
