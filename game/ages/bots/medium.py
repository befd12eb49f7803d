"""The middling player: the strong one's values, looking one decision ahead only."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.actions import (
    Action,
    Again,
    Build,
    Done,
    Engineer,
    Lead,
    Preserve,
    Split,
    Stop,
    Throw,
)
from game.ages.bots import market
from game.ages.bots.hard import CALM, discard
from game.ages.bots.labour import Marks
from game.ages.bots.reasons import said
from game.ages.bots.throw_reasons import advise_keep
from game.ages.bots.turn import Turn
from game.ages.bots.weights import Taste, Weights
from game.ages.harvest import harvest
from game.ages.rules import AgesRules
from game.ages.state import State
from game.ages.throwing import free_dice
from game.core.bot import Advice, Brief


class OneByOne(Turn):
    """A turn whose workers go to the one building that gains most, and then to the next."""

    def plan(self, dice: tuple[int, ...], food_dice: int) -> Marks:
        """Give the first building of the workers that these dice bring."""
        return self.aim(harvest(self.tables, self.board, dice, food_dice, self.traits).workers)

    def aim(self, workers: int) -> Marks:
        """Give the first building of so many workers."""
        mark, _ = _best_mark(self, workers)
        return () if mark is None else ((mark.target, mark.boxes),)


class Medium:
    """Asks of each die by itself whether another throw of it would be better on average."""

    def __init__(self, rules: AgesRules, weights: Weights, taste: Taste) -> None:
        self._tables, self._weights, self._taste = rules.tables, weights, taste

    def choose(self, brief: Brief) -> Advice:
        """Choose by the value right after this one decision."""
        state: State = brief.view
        turn = OneByOne(self._tables, state, brief.seat, self._weights, self._taste)
        if state.phase == "throw":
            return said(turn, Preserve()) if market.preserves(turn) else Advice(Throw())
        if state.phase in market.ACTS:
            return said(turn, market.ACTS[state.phase](turn))
        match state.phase:
            case "keep":
                return _keep(turn)
            case "lead":
                return said(turn, _lead(turn))
            case "split":
                return said(turn, Split(turn.split(state.dice)[1]))
            case "build":
                return said(turn, _build(turn))
            case "buy":
                return said(turn, _buy(turn))
        return said(turn, discard(turn))


def _hopes(turn: Turn) -> Iterator[tuple[int, float]]:
    """Give each die with what another throw of it alone brings on average."""
    dice, sides = turn.state.dice, range(1, len(turn.tables.faces) + 1)
    now, known = turn.split(dice)[0], dict[int, float]()
    for at, face in enumerate(dice):
        # Equal faces have equal hopes, and valuing a throw is what costs time.
        if face not in known:
            changed = (tuple(sorted((*dice[:at], other, *dice[at + 1 :]))) for other in sides)
            known[face] = sum(turn.split(faces)[0] for faces in changed) / len(sides)
        yield at, known[face] - now


def _keep(turn: Turn) -> Advice:
    free = free_dice(turn.tables, turn.state)
    hopes = {at: gain for at, gain in _hopes(turn) if at in free}
    again = tuple(at for at, gain in hopes.items() if gain > 0)
    other = (max(hopes, key=lambda at: hopes[at]),) if hopes else ()
    return advise_keep(turn, Again(again) if again else Stop(), other)


def _lead(turn: Turn) -> Action:
    die, gain = max(_hopes(turn), key=lambda hope: hope[1])
    return Lead(die) if gain > 0 else Done()


def _build(turn: Turn) -> Action:
    """Take the one building that gains most; goods for workers only when that gains more."""
    state, goods = turn.state, turn.board.goods
    mark, gain = _best_mark(turn, state.workers)
    best: Action = market.launch(turn) if mark is None else mark
    stones = goods[turn.traits.hauled] if turn.traits.hauled >= 0 else 0
    value = gain + turn.prospect.goods(goods)
    for given in range(1, stones + 1):
        gain = _best_mark(turn, state.workers + given * turn.traits.haul)[1]
        found = gain + turn.prospect.goods(turn.without(goods, given))
        if gain > 0 and found > value:
            best, value = Engineer(given), found
    return best


def _best_mark(turn: Turn, workers: int) -> tuple[Build | None, float]:
    targets = turn.labour.endings() if turn.state.ending else turn.labour.gains()
    marks = [
        (gain, boxes, name)
        for name, gains in targets
        for boxes, gain in gains
        if boxes <= workers and gain > 0
    ]
    if not marks:
        return None, 0.0
    gain, boxes, name = max(marks)
    return Build(name, boxes), gain


def _buy(turn: Turn) -> Action:
    state, board = turn.state, turn.board
    deal = turn.treasure.deal(board.goods, state.coins, board.food)
    if state.ending:
        return deal.ending.buy or Done()
    if deal.trigger.buy is not None:
        work = turn.work(board.goods, state.coins, board.food, 0, 0.0, CALM)
        return Done() if work.going else deal.trigger.buy
    return deal.going.buy or Done()
