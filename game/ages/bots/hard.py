"""The strong player: exact expectation of every throw, build and buy planned together."""

from __future__ import annotations

from game.ages.actions import (
    Action,
    Again,
    Build,
    Discard,
    Done,
    Engineer,
    Lead,
    Split,
    Stop,
    Throw,
)
from game.ages.bots.labour import Marks
from game.ages.bots.multiset import Throws, places, throws
from game.ages.bots.reasons import explain
from game.ages.bots.treasure import Choice, kept
from game.ages.bots.turn import Blows, Turn, Work
from game.ages.bots.weights import Taste, Weights
from game.ages.rules import AgesRules
from game.ages.state import State
from game.ai.bot import Advice, Brief

CALM = Blows(0.0, 0.0, 0.0, False)


class Hard:
    """Keeps the dice with the best expectation over all results of the throws that are left."""

    def __init__(self, rules: AgesRules, weights: Weights, taste: Taste) -> None:
        self._tables, self._weights, self._taste = rules.tables, weights, taste
        self._planned: tuple[object, Turn, Throws, list[float]] | None = None

    def choose(self, brief: Brief) -> Advice:
        """Choose by the value of the whole turn."""
        state: State = brief.view
        match state.phase:
            case "throw":
                return Advice(Throw())
            case "keep":
                return self._keep(state, brief.seat)
            case "lead":
                return self._lead(state, brief.seat)
            case "split":
                turn = self._turn(state, brief.seat)
                return said(turn, Split(turn.split(state.dice)[1]))
            case "build":
                return self._build(self._turn(state, brief.seat))
            case "buy":
                return self._buy(self._turn(state, brief.seat))
        return self._discard(self._turn(state, brief.seat))

    def _turn(self, state: State, seat: int) -> Turn:
        return Turn(self._tables, state, seat, self._weights, self._taste)

    def _plan(self, state: State, seat: int) -> tuple[Turn, Throws, list[float]]:
        """Value all final throws of this turn, once for the whole turn."""
        key = (seat, state.round, state.start, state.firsts, state.ending, _seen(state))
        if self._planned is not None and self._planned[0] == key:
            return self._planned[1:]
        turn, tables = self._turn(state, seat), self._tables
        free = tuple(value for value, face in enumerate(tables.faces, 1) if not face.skulls)
        spread = throws(len(state.dice), len(tables.faces), free)
        values = [turn.split(faces)[0] for faces in spread.faces[spread.first :]]
        self._planned = (key, turn, spread, values)
        return turn, spread, values

    def _keep(self, state: State, seat: int) -> Advice:
        turn, spread, values = self._plan(state, seat)
        if turn.traits.lead:
            values = spread.lead(values)
        for _ in range(self._tables.throws - state.throws - 1):
            values = spread.best(spread.expect(values))[spread.first :]
        kept_faces = spread.keep(tuple(sorted(state.dice)), spread.expect(values))
        again = places(state.dice, kept_faces)
        return said(turn, Again(again) if again else Stop())

    def _lead(self, state: State, seat: int) -> Advice:
        turn, spread, values = self._plan(state, seat)
        faces = tuple(sorted(state.dice))
        means = spread.expect(values)
        best, chosen = values[spread.number[faces] - spread.first], None
        for face in set(faces):
            rest = list(faces)
            rest.remove(face)
            mean = means[spread.number[tuple(rest)]]
            if mean > best:
                best, chosen = mean, face
        return said(turn, Done() if chosen is None else Lead(state.dice.index(chosen)))

    def _build(self, turn: Turn) -> Advice:
        state, board = turn.state, turn.board
        work = turn.work(board.goods, state.coins, board.food, state.workers, 0.0, CALM)
        workers = state.workers + work.engineer * turn.traits.haul
        marks = _marks(turn, work, workers)
        if work.engineer and marks:
            return said(turn, Engineer(work.engineer))
        return said(turn, Build(*marks[0]) if marks else Done())

    def _buy(self, turn: Turn) -> Advice:
        choice = best_deal(turn)
        return said(turn, choice.buy or Done())

    def _discard(self, turn: Turn) -> Advice:
        return said(turn, discard(turn))


def best_deal(turn: Turn) -> Choice:
    """Choose the purchase, or none, whether it ends the game or not."""
    state, board = turn.state, turn.board
    deal = turn.treasure.deal(board.goods, state.coins, board.food)
    work = turn.work(board.goods, state.coins, board.food, 0, 0.0, CALM)
    if work.going:
        return deal.going
    return deal.ending if state.ending else deal.trigger


def discard(turn: Turn) -> Action:
    """Give up the goods that are worth least together."""
    goods, tables = turn.board.goods, turn.tables
    stays = kept(goods, tables.values, tables.keep)
    return Discard(tuple(have - stay for have, stay in zip(goods, stays, strict=True)))


def _marks(turn: Turn, work: Work, workers: int) -> Marks:
    if work.going:
        return turn.labour.marks(workers)
    return turn.labour.trigger_marks(workers) if work.closing else turn.labour.last_marks(workers)


def _seen(state: State) -> tuple[object, ...]:
    return tuple(
        (b.food, b.goods, b.cities, b.monuments, b.developments, b.disasters) for b in state.boards
    )


def said(turn: Turn, action: Action) -> Advice:
    """Give an action with its reason."""
    return Advice(action, explain(turn, action))
