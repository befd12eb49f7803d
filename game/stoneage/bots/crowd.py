"""The placing: what the next people are best put on, and how all would go on from there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
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


Known = dict[tuple[int, ...], dict[tuple[int, int], list[Idea]]]
"""A seat's likely placements by where its people are, and by place and room there."""


class Crowd:
    """Everybody puts people where they gain most for each of them."""

    def __init__(self, race: Race) -> None:
        self.race, self.tables = race, race.tables
        self._ids = race.going[0].layout.ids
        self._exact = {at for at, _, _ in race.going[0].layout.village}
        self._known: list[Known] = [{} for _ in race.going]

    def ideas(self, state: State, seat: int) -> list[Idea]:
        """List placements with every number of people."""
        found: list[Idea] = []
        for at, room in placing.rooms(self.tables, state, seat):
            # Village places take an exact number of people; no other is legal there.
            numbers = (room,) if at in self._exact else range(1, room + 1)
            found += self._weigh(state, seat, at, numbers)
        return found

    def likely(self, state: State, seat: int) -> list[list[Idea]]:
        """List placements, not every number of people, place by place, the best there first."""
        placed = state.tribes[seat].placed
        # Playing on comes to the same own placements many times; the others' matter by the room
        # they leave.
        known = self._known[seat].get(placed)
        if known is None:
            known = self._known[seat][placed] = {}
        found = []
        for spot in placing.rooms(self.tables, state, seat):
            ideas = known.get(spot)
            if ideas is None:
                numbers = self._numbers(*spot, state.tribes[seat].home)
                ideas = known[spot] = self._weigh(state, seat, spot[0], numbers)
                ideas.sort(reverse=True)
            found.append(ideas)
        return found

    def _weigh(self, state: State, seat: int, at: int, numbers: Iterable[int]) -> list[Idea]:
        """Give what it seems worth to put these numbers of people on a place."""
        outlook, placed = self.race.going[seat], state.tribes[seat].placed
        now, before, after = outlook.value(placed), placed[:at], placed[at + 1 :]
        liked = outlook.prospect.taste.eager.get(outlook.spots[at].gain, 0.0)
        return [
            Idea((outlook.value((*before, people, *after)) - now) / people + liked, at, people)
            for people in numbers
        ]

    def _numbers(self, at: int, room: int, home: int) -> Iterator[int]:
        """Give all people that may go, and those that leave few at home."""
        yield room
        if room > 1 and at not in self._exact:
            # Few at home decide what can be done afterwards; the numbers between hardly differ.
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
            if branches > 1 and draft.seat == own:
                ideas = self.likely(draft, own)
                best = sorted(chain.from_iterable(ideas), reverse=True)[:branches]
                if len(best) > 1:
                    return max([self.played_on(draft, idea, liked=liked) for idea in best])
            going = self.go_on(draft)
        return self.race.standing([tribe.placed for tribe in draft.tribes], liked)

    def go_on(self, draft: State) -> bool:
        """Let the seat whose turn it is place as seems best; tell whether anybody still may."""
        ideas = self.likely(draft, draft.seat)
        # By the gain for each person, not in all: people are what everybody runs out of.
        best = max([there[0] for there in ideas])
        return placing.put(self.tables, draft, self.put(best), None)
