"""Looking a whole turn further: ends of this turn compared by what the next turn is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.ages.actions import Action, Build, Discard, Done, Engineer, Spend, Split
from game.ages.bots.treasure import kept
from game.ages.bots.turn import Turn
from game.ages.bots.weights import Taste, Weights
from game.ages.bots.winning import Winning
from game.ages.rules import AgesRules
from game.ages.state import State
from game.core.bot import Limit


class End(NamedTuple):
    """One way to play the turn to its end, and what it seems worth without looking further."""

    seems: float
    actions: tuple[Action, ...]
    state: State


class Ahead:
    """Plays the likeliest ends of a turn, and values each by an exact turn after it.

    That is the next turn of one's own; in a duel whose chances were learned, the rival's.
    """

    def __init__(
        self, rules: AgesRules, weights: Weights, taste: Taste, winning: Winning | None = None
    ) -> None:
        self._rules, self._tables = rules, rules.tables
        self._weights, self._taste, self._winning = weights, taste, winning

    def best(self, state: State, seat: int, width: int, limit: Limit) -> Action | None:
        """Choose the next action by comparing `width` ends; `None` where there is no choice."""
        found = sorted(self._ends(state, seat, width), key=lambda end: -end.seems)[:width]
        # The turn ahead is guesswork about rivals; it settles what is close, never what is clear.
        duel = self._duel(state)
        near = self._weights.near if duel is None else duel.near
        found = [end for end in found if found[0].seems - end.seems <= near]
        if len({end.actions[0] for end in found}) < 2:
            return None
        known: dict[tuple[object, ...], float] = {}
        values = []
        for end in limit.within(found):
            board = end.state.boards[seat]
            # Different orders of the same work end on the same board.
            key = (board.food, board.goods, board.cities, board.monuments, board.developments)
            if key not in known:
                if duel is None:
                    known[key] = self.next_turn(end.state, seat, state.round + 1)
                else:
                    known[key] = 1 - self._turn(end.state, end.state.seat).whole()
            values.append(known[key])
        return found[values.index(max(values))].actions[0]

    def next_turn(self, state: State, seat: int, number: int) -> float:
        """Give the exact value of a turn of `seat` in round `number`, before its first throw."""
        state = state.clone()
        state.seat, state.round, state.phase = seat, number, "throw"
        return Turn(self._tables, state, seat, self._weights, self._taste, raced=True).whole()

    def _duel(self, state: State) -> Winning | None:
        """Give what tells the chance to win, if it does so with these seats."""
        return self._winning if len(state.boards) == 2 else None

    def _turn(self, state: State, seat: int) -> Turn:
        return Turn(self._tables, state, seat, self._weights, self._taste, winning=self._winning)

    def _ends(self, state: State, seat: int, width: int) -> Iterator[End]:
        if state.phase == "split":
            turn = self._turn(state, seat)
            choices = self._tables.tally(state.dice).choices
            splits = sorted(range(choices + 1), key=lambda food: -turn.value(state.dice, food))
            # Each split costs a search of its own, and what lies far behind is not caught up with.
            for food in splits[:3]:
                yield from self._after(state, Split(food), seat, width)
        elif state.phase == "discard":
            yield from self._discards(state, seat)
        else:
            yield from self._works(state, seat)

    def _after(self, state: State, action: Action, seat: int, width: int) -> Iterator[End]:
        """Play one action, and go on with the few ends that seem best after it."""
        after = self._settled(self._do(state, action), seat)
        if after.seat != seat or after.phase not in ("build", "buy", "discard"):
            # The turn has passed on or still waits for something else: there is nothing left to
            # search here.
            duel = self._duel(after)
            seems = 0.0 if duel is None else duel.chance(after, seat)
            yield End(seems, (action,), after)
            return
        turn = self._turn(after, seat)
        lying = turn.lying()
        found = sorted(self._ends(after, seat, width), key=lambda end: -end.seems)
        for end in found[: max(2, width // 2)]:
            yield End(end.seems + lying, (action, *end.actions), end.state)

    def _works(self, state: State, seat: int) -> Iterator[End]:
        """Try ways to build with ways to buy; those that would end the game are left out."""
        turn, board = self._turn(state, seat), state.boards[seat]
        building = state.phase == "build"
        stones = board.goods[turn.traits.hauled] if building and turn.traits.hauled >= 0 else 0
        for given in range(stones + 1):
            goods = turn.without(board.goods, given)
            first: tuple[Action, ...] = (Engineer(given),) if given else ()
            workers = state.workers + given * turn.traits.haul if building else 0
            for gain, marks in turn.labour.plans(workers):
                works = (*first, *[Build(*mark) for mark in marks])
                for value, buy in turn.treasure.purchases(goods, state.coins, board.food):
                    end = self._played(state, works, buy or Done(), seat)
                    # Ends that finish the game were weighed exactly before: looking further adds
                    # nothing to them.
                    if not end.state.ending:
                        yield end._replace(seems=gain + value)

    def _played(self, state: State, works: tuple[Action, ...], buy: Action, seat: int) -> End:
        actions: list[Action] = []
        for action in works:
            actions.append(action)
            state = self._do(state, action)
        while state.seat == seat and state.phase in ("build", "trade", "buy", "discard"):
            action = Done() if state.phase in ("build", "trade") else buy
            if state.phase == "discard":
                action = self._discard(state, seat)
            actions.append(action)
            state = self._do(state, action)
        return End(0.0, tuple(actions), state)

    def _settled(self, state: State, seat: int) -> State:
        """Pass over what is asked between the dice and building: nothing spent, no deal."""
        while state.seat == seat and state.phase in ("spend", "trade"):
            state = self._do(state, Spend(0) if state.phase == "spend" else Done())
        return state

    def _discard(self, state: State, seat: int) -> Action:
        goods, tables = state.boards[seat].goods, self._tables
        stays = kept(goods, tables.values, tables.keep)
        return Discard(tuple(have - stay for have, stay in zip(goods, stays, strict=True)))

    def _discards(self, state: State, seat: int) -> Iterator[End]:
        for action in self._rules.legal(state):
            after = self._do(state, action)
            yield End(float(self._tables.worth(after.boards[seat].goods)), (action,), after)

    def _do(self, state: State, action: Action) -> State:
        after: State = self._rules.apply(state, action, quiet=True).state
        return after
