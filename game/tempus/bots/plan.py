"""Turns of an era played on in mind, one after the other, while the rivals stand still."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.bot import Limit
from game.core.chance import Outcome
from game.core.contract import Chance
from game.tempus.actions import Action, Attack, Lead
from game.tempus.bots.ranking import TURN, Ranked, Ranking
from game.tempus.bots.weights import Search
from game.tempus.state import State

HALF = 0.5
MOST = 30
"""Decisions after which a turn is taken as it stands."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Some turns of a seat from a beginning on."""

    seat: int
    first: Action
    state: State
    """What they lead to."""
    value: float
    luck: float
    """What fights are worth on average beyond the end that was played on."""
    turn: State
    """What the first of the turns leads to."""


class Planner:
    """Plays beginnings of a turn to the end of the turn, and the best of them further."""

    def __init__(self, ranking: Ranking, search: Search) -> None:
        self._ranking, self._search = ranking, search
        self._rules, self._beam = ranking.rules, search.beam

    def plans(self, view: State, seat: int, ranked: Ranked, turns: int, limit: Limit) -> list[Plan]:
        """Give plans, the best first, each other one with another beginning of this turn."""
        # Rivals stand still: their answers would multiply the search, and are feared by the reading
        # of hands instead.
        still = calm(view, seat)
        goal = max(0, view.tribes[seat].tokens - view.actions - turns)
        going = [self._begun(still, seat, action) for _, action in limit.within(ranked)]
        going = _best(going, self._beam)
        for _ in range(turns):
            grown: list[Plan] = []
            for plan in going:
                # Plans of different lengths cannot be compared: a turn is thought through or not.
                if limit.enough():
                    break
                grown += self._further(plan, seat, view.round, goal) or [plan]
            else:
                going = _best(grown, self._beam)
                continue
            break
        found: dict[Action, Plan] = {}
        for plan in going:
            # Only the beginning is played; the rest is thought through anew when it comes.
            found.setdefault(plan.first, plan)
        return list(found.values())

    def _begun(self, state: State, seat: int, action: Action) -> Plan:
        after, luck = self._played(state, seat, action)
        end, more = self._finished(after, seat, state)
        value = self._ranking.worth.of(end, seat) + luck + more
        return Plan(seat, action, end, value, luck + more, end)

    def _further(self, plan: Plan, seat: int, era: int, goal: int) -> list[Plan]:
        """Give the plan with one more turn, in some ways; none where it is at its goal."""
        state = plan.state
        over = state.round != era or state.phase != "act" or state.seat != seat
        if over or state.tribes[seat].tokens <= goal:
            return []
        ranked = varied(self._ranking.ranked(state, seat), self._search.branch)
        begun = [self._begun(state, seat, action) for _, action in ranked]
        return [
            Plan(
                seat, plan.first, one.state, one.value + plan.luck, one.luck + plan.luck, plan.turn
            )
            for one in begun
        ]

    def _finished(self, state: State, seat: int, before: State) -> tuple[State, float]:
        """Play a turn to its end as the middling player would; give the luck of its fights."""
        luck = 0.0
        for _ in range(MOST):
            if state.lap != before.lap or state.round != before.round or state.seat != seat:
                break
            if state.phase not in TURN and state.phase != "discard":
                break
            action = self._ranking.ranked(state, seat)[0][1]
            state, more = self._played(state, seat, action)
            luck += more
        return state, luck

    def _played(self, state: State, seat: int, action: Action) -> tuple[State, float]:
        """Do an action; unknown cards are drawn, and fights end the likelier way."""
        if isinstance(action, (Attack, Lead)):
            return self._fought(state, seat, action)
        state = self._rules.apply(state, action, quiet=True).state
        while state.phase == "draw" and state.seat == seat:
            pending = self._rules.pending(state)
            assert isinstance(pending, Chance)
            request = pending.request
            # Any cards do, for a drawn card is valued as the average one; a random source would
            # spoil equal advice.
            cards = Outcome(tuple(request.pool[: request.count]))  # type: ignore[union-attr]
            state = self._rules.apply(state, cards, quiet=True).state
        return state, 0.0

    def _fought(self, state: State, seat: int, action: Attack | Lead) -> tuple[State, float]:
        bout = self._ranking.arena.bout(state, action)
        # One end is played on and the other's share stays in the luck: both would double every
        # fight.
        end = bout.won if bout.chance >= HALF else bout.lost
        end = end.clone()
        hand = list(end.tribes[seat].hand)
        for card in bout.cards:
            hand.remove(card)
        end.edit(seat).hand = tuple(hand)
        return end, bout.value - self._ranking.worth.of(end, seat)


def calm(view: State, seat: int) -> State:
    """Give the state in which no rival has a turn left in this era."""
    still = view.clone()
    for other in range(len(view.tribes)):
        if other != seat and view.tribes[other].tokens:
            still.edit(other).tokens = 0
    return still


def _best(plans: Sequence[Plan], count: int) -> list[Plan]:
    """Give the best plans; of those that come to the same only one."""
    found: dict[tuple[object, ...], Plan] = {}
    for plan in sorted(plans, key=lambda plan: -plan.value):
        own = plan.state.tribes[plan.seat]
        # Moves in another order come to the same board, and would fill the beam with one idea.
        found.setdefault((own.people, own.cities, own.hand, own.tokens), plan)
    return list(found.values())[:count]


def varied(ranked: Ranked, count: int) -> Ranked:
    """Give the best beginnings, of each kind of action a third at first."""
    most, seen = max(1, count // 3), Counter[type]()
    first: Ranked = []
    rest: Ranked = []
    for entry in ranked:
        kind = type(entry[1])
        seen[kind] += 1
        # A hundred moves would push out the one birth that is worth more after two turns.
        (first if seen[kind] <= most else rest).append(entry)
    return [*first, *rest][:count]
