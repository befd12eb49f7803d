"""The strong player: exact expectation of every throw, build and buy planned together."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.ages import preserving
from game.ages.actions import (
    Action,
    Again,
    Build,
    Discard,
    Done,
    Engineer,
    Launch,
    Lead,
    Preserve,
    Split,
    Stop,
    Throw,
)
from game.ages.bots import market
from game.ages.bots.ahead import Ahead
from game.ages.bots.multiset import Throws, places, throws
from game.ages.bots.reasons import said
from game.ages.bots.throw_reasons import advise_keep
from game.ages.bots.treasure import Choice, kept
from game.ages.bots.turn import Blows, Turn, Work, loose
from game.ages.bots.weights import Net, Taste, Weights
from game.ages.bots.winning import Winning
from game.ages.rules import AgesRules
from game.ages.state import State
from game.core.bot import Advice, Brief, Limit

CALM = Blows(0.0, 0.0, 0.0, False)
Planned = tuple[Turn, Throws, list[float]]
PLANS = 6
"""Turns that are remembered: a judge asks for those of all seats, one after the other."""


class Hard:
    """Keeps the dice with the best expectation over all results of the throws that are left."""

    def __init__(
        self, rules: AgesRules, weights: Weights, taste: Taste, net: Net | None = None
    ) -> None:
        """Play by weights; a duel in which nothing is traded by a net, where there is one."""
        self._rules, self._tables = rules, rules.tables
        self._weights, self._taste = weights, taste
        self._winning: Winning | None = None
        if net is not None and Winning.fits(rules.tables, net):
            self._winning = Winning(rules.tables, net)
        self._ahead = Ahead(rules, weights, taste, self._winning)
        self._planned: dict[object, Planned] = {}

    def choose(self, brief: Brief) -> Advice:
        """Choose by the value of the whole turn."""
        state: State = brief.view
        match state.phase:
            case "throw":
                return self._throw(state, brief.seat)
            case "keep":
                return self._keep(state, brief.seat)
            case "lead":
                return self._lead(state, brief.seat)
        turn = self._turn(state, brief.seat)
        if state.phase in market.ACTS:
            return said(turn, market.ACTS[state.phase](turn))
        action = _ACTS[state.phase](turn)
        if isinstance(action, Launch):
            return said(turn, action)
        return said(turn, self._further(turn, action, brief.limit) or action)

    def _further(self, turn: Turn, action: Action, limit: Limit) -> Action | None:
        """Look a turn ahead, unless the game is to end before it."""
        most = self._weights.width if turn.winning is None else turn.winning.width
        width = min(limit.samples, most) if limit.samples else most
        # A next turn that will not come is worth nothing, and the turn's own value is exact at the
        # end.
        if turn.state.ending or width < 2 or limit.enough() or not _goes_on(turn, action):
            return None
        return self._ahead.best(turn.state, turn.seat, int(width), limit)

    def _turn(self, state: State, seat: int) -> Turn:
        return Turn(self._tables, state, seat, self._weights, self._taste, winning=self._winning)

    def _plan(self, state: State, seat: int) -> Planned:
        """Value all final throws of this turn, once for the whole turn."""
        # Nothing that a throw changes is in the values of final throws: one plan serves the turn.
        key = (seat, state.round, state.start, state.firsts, state.ending, seen(state))
        found = self._planned.get(key)
        if found is None:
            turn, tables = self._turn(state, seat), self._tables
            count = len(state.dice) or tables.city_count(turn.board.cities)
            spread = throws(count, len(tables.faces), loose(tables, len(state.boards) == 1))
            values = [turn.worth(faces) for faces in spread.faces[spread.first :]]
            if len(self._planned) == PLANS:
                self._planned.pop(next(iter(self._planned)))
            found = self._planned[key] = (turn, spread, values)
        found[0].state = state
        return found

    def _throw(self, state: State, seat: int) -> Advice:
        """Preserve the food where the whole turn is worth more with it."""
        if preserving.possible(self._tables, state):
            after: State = self._rules.apply(state, Preserve(), quiet=True).state
            if self._start(after, seat) > self._start(state, seat):
                return said(self._turn(state, seat), Preserve())
        return Advice(Throw())

    def _start(self, state: State, seat: int) -> float:
        """Give the value of a turn before its first throw."""
        _, spread, values = self._plan(state, seat)
        return spread.expect(self._before(state, self._tables.throws - 1, seat, values))[0]

    def _before(self, state: State, throws: int, seat: int, values: list[float]) -> list[float]:
        """Give the value of every throw with so many throws to come."""
        turn, spread, _ = self._plan(state, seat)
        if turn.traits.lead:
            values = spread.lead(values)
        for _ in range(throws):
            values = spread.best(spread.expect(values))[spread.first :]
        return values

    def foreseen(self, state: State) -> tuple[Turn, float]:
        """Give the turn that is being played and its value, before or between its throws."""
        seat = state.seat
        turn, spread, values = self._plan(state, seat)
        left = self._tables.throws - state.throws
        if state.phase == "lead":
            # Nothing follows its throw; before it, not to throw is a choice as well.
            finals = values if state.waiting else spread.lead(values)
        elif state.waiting:
            finals = self._before(state, left - 1, seat, values)
        else:
            finals = self._before(state, left, seat, values)
        if not state.waiting:
            return turn, finals[spread.number[tuple(sorted(state.dice))] - spread.first]
        kept = [face for at, face in enumerate(state.dice) if at not in state.waiting]
        return turn, spread.expect(finals)[spread.number[tuple(sorted(kept))]]

    def _keep(self, state: State, seat: int) -> Advice:
        turn, spread, values = self._plan(state, seat)
        finals = values
        # Backwards from the last throw, for what to keep before it depends on what it is worth.
        left = self._tables.throws - state.throws - 1
        means = spread.expect(self._before(state, left, seat, values))
        again = places(state.dice, spread.keep(tuple(sorted(state.dice)), means))
        other = places(state.dice, spread.second(tuple(sorted(state.dice)), means))
        action = Again(again) if again else Stop()

        def worth(dice: tuple[int, ...]) -> float:
            return finals[spread.number[dice] - spread.first]

        return advise_keep(turn, action, other, worth)

    def _lead(self, state: State, seat: int) -> Advice:
        turn, spread, values = self._plan(state, seat)
        faces = tuple(sorted(state.dice))
        means = spread.expect(values)
        best, chosen = values[spread.number[faces] - spread.first], None
        for face in set(faces):
            rest = list(faces)
            rest.remove(face)
            mean = means[spread.number[tuple(rest)]]
            # Strictly more: of equals the die lies, as a person would let it.
            if mean > best:
                best, chosen = mean, face
        return said(turn, Done() if chosen is None else Lead(state.dice.index(chosen)))


def _split(turn: Turn) -> Action:
    return Split(turn.split(turn.state.dice)[1])


def _build(turn: Turn) -> Action:
    work = _work(turn)
    workers = turn.state.workers + work.engineer * turn.traits.haul
    marks = turn.marks(work, workers)
    if work.engineer and marks:
        return Engineer(work.engineer)
    return Build(*marks[0]) if marks else market.launch(turn)


def _buy(turn: Turn) -> Action:
    return best_deal(turn).buy or Done()


def _work(turn: Turn) -> Work:
    state, board = turn.state, turn.board
    workers = state.workers if state.phase == "build" else 0
    return turn.work(board.goods, state.coins, board.food, workers, 0.0, CALM)


def _goes_on(turn: Turn, action: Action) -> bool:
    """Tell whether the game goes on by what seems best after an action."""
    if isinstance(action, Split):
        return turn.goes_on(turn.state.dice, action.food)
    return isinstance(action, Discard) or _work(turn).going


def best_deal(turn: Turn) -> Choice:
    """Choose the purchase, or none, whether it ends the game or not."""
    state, board = turn.state, turn.board
    deal = turn.treasure.deal(board.goods, state.coins, board.food)
    if _work(turn).going:
        return deal.going
    # The purchase that ends the game is reckoned apart: after it no good has a use any more.
    return deal.ending if state.ending else deal.trigger


def discard(turn: Turn) -> Action:
    """Give up the goods that are worth least together."""
    goods, tables = turn.board.goods, turn.tables
    stays = kept(goods, tables.values, tables.keep)
    return Discard(tuple(have - stay for have, stay in zip(goods, stays, strict=True)))


_ACTS: Mapping[str, Callable[[Turn], Action]] = {
    "split": _split,
    "build": _build,
    "buy": _buy,
    "discard": discard,
}


def seen(state: State) -> tuple[object, ...]:
    """Give what lies on the boards, in a form that can be compared."""
    return tuple(
        (b.food, b.goods, b.cities, b.monuments, b.developments, b.disasters) for b in state.boards
    )
