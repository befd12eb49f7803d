"""What everything on a board is worth in the chance to win a duel, part by part."""

from __future__ import annotations

from game.ages.bots.prospect import Prospect
from game.ages.bots.weights import Taste, Weights
from game.ages.bots.winning import Winning
from game.ages.disaster import Blow
from game.ages.scoring import total
from game.ages.state import Board, State
from game.ages.tables import Tables


class Outlook(Prospect):
    """Values parts by what each alone changes of the log odds, all else staying as it is.

    Parts add up in a plan of thousands of throws; the whole of an end is asked about afterwards.
    """

    def __init__(
        self, tables: Tables, state: State, seat: int, weights: Weights, taste: Taste, net: Winning
    ) -> None:
        super().__init__(tables, state, weights, taste)
        self._seat, self._net = seat, net
        # The board as it would be handed on if nothing came of the turn.
        self._idle = handed_on(state, seat)
        self._inputs = net.inputs(self._idle, seat)
        self._sums = net.sums(self._inputs)
        self.level = net.odds(self._sums)
        """The log odds if nothing came of the turn."""
        self._parts: dict[tuple[object, ...], float] = {}

    @property
    def box(self) -> float:
        """What a disaster box of one's own costs, in log odds."""
        found = self._parts.get(("box",))
        if found is None:
            board = self._own()
            # Two at once: a single one may lie on an edge.
            board.disasters += 2
            found = self._parts["box",] = -self._change(board) / 2
        return found

    def city(self, at: int, boxes: int) -> float:
        """Give what so many boxes of a city bring."""
        key = ("city", at, boxes)
        found = self._parts.get(key)
        if found is None:
            board = self._own()
            board.cities = replaced(board.cities, at, boxes)
            found = self._parts[key] = self._change(board)
        return found

    def monument(self, at: int, boxes: int, seat: int) -> float:
        """Give what so many boxes of a monument bring; the last of them also takes it first."""
        key = ("monument", at, boxes)
        found = self._parts.get(key)
        if found is None:
            board, firsts = self._own(), self.state.firsts
            board.monuments = replaced(board.monuments, at, boxes)
            if boxes == self.tables.monument_boxes[at] and firsts[at] < 0:
                firsts = replaced(firsts, at, seat)
            found = self._parts[key] = self._change(board, firsts)
        return found

    def scored(self, points: float) -> float:
        """Give what points beside a part's own count: they are in its chance already."""
        del points
        return 0.0

    def built(self, at: int, seat: int, per_monument: float) -> float:
        """Give what a finished monument brings."""
        del per_monument
        return self.monument(at, self.tables.monument_boxes[at], seat)

    def denied(self, at: int, seat: int) -> float:
        """Give what rivals lose by it: that is in the chance already."""
        del at, seat
        return 0.0

    def bought(self, name: str, points: float, board: Board) -> float:
        """Give what a development brings."""
        del points
        key = ("bought", name)
        found = self._parts.get(key)
        if found is None:
            after = board.clone()
            after.developments = (*board.developments, name)
            found = self._parts[key] = self._change(after)
        return found

    def goods(self, goods: tuple[int, ...]) -> float:
        """Give what it brings that these goods are left."""
        found = self._parts.get(goods)
        if found is None:
            board = self._own()
            board.goods = goods
            found = self._parts[goods] = self._change(board)
        return found

    def food(self, food: int, board: Board) -> float:
        """Give what it brings that so much food is left."""
        key = ("food", food)
        found = self._parts.get(key)
        if found is None:
            after = board.clone()
            after.food = food
            found = self._parts[key] = self._change(after)
        return found

    def end(self, own: Board, firsts: tuple[int, ...], blow: Blow | None) -> float:
        """Give the log odds of a turn that ends with this board, its skulls having struck."""
        rival = None if blow is None else self._rival(blow)
        return self.level + self._change(own, firsts, rival)

    def struck(self, blow: Blow) -> float:
        """Give what a disaster brings by what it does to the rival."""
        return self._change(self._idle.boards[self._seat], None, self._rival(blow))

    def _rival(self, blow: Blow) -> Board:
        other = 1 - self._seat
        board = self._idle.boards[other].clone()
        board.disasters += sum(boxes for seat, boxes in blow.boxes if seat == other)
        if other in blow.robbed:
            board.goods = (0,) * len(board.goods)
        return board

    def _own(self) -> Board:
        return self._idle.boards[self._seat].clone()

    def _change(
        self, own: Board, firsts: tuple[int, ...] | None = None, rival: Board | None = None
    ) -> float:
        """Give how far the log odds move once boards are others."""
        state, seat = self._idle.clone(), self._seat
        boards = list(state.boards)
        boards[seat] = own
        if rival is not None:
            boards[1 - seat] = rival
        state.boards = tuple(boards)
        if firsts is not None:
            state.firsts = firsts
        inputs = self._net.inputs(state, seat)
        return self._net.odds(self._net.changed(self._sums, self._inputs, inputs)) - self.level


def handed_on(state: State, seat: int) -> State:
    """Give the state as the next seat finds it, the boards being what they are."""
    after = state.clone()
    after.seat = (seat + 1) % len(state.boards)
    after.round = state.round + (after.seat == state.start)
    after.phase, after.dice, after.throws, after.waiting = "throw", (), 0, ()
    after.led = after.preserved = False
    after.workers = after.coins = 0
    return after


def led_by(tables: Tables, state: State, seat: int, lead: int) -> State:
    """Give the last turn of the rival when `seat` is so many points ahead before it."""
    after = handed_on(state, seat)
    after.ending = True
    now = total(tables, after, seat) - total(tables, after, 1 - seat)
    board = after.boards[seat].clone()
    # Points ahead or behind are nothing but fewer or more boxes here.
    board.disasters += now - lead
    boards = list(after.boards)
    boards[seat] = board
    after.boards = tuple(boards)
    return after


def replaced(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Give a row with another value at one place."""
    return (*row[:at], value, *row[at + 1 :])
