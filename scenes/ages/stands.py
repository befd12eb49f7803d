"""Small states of this title for its book of rules: one table, at each step of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from game.ages.components import Components
from game.ages.options import Options
from game.ages.rules import AgesRules
from game.ages.state import Board, State
from game.core.options import encoded
from scenes.table.pages import Stand

SKULLS = "goods_skull"
CHOICE = "food_or_workers"
HAUL = ("good", "good", SKULLS, CHOICE)
"""Faces of a throw that brings something of nearly everything."""


@dataclass(frozen=True, slots=True)
class Stands:
    """The states that the figures of one edition show; each is made when it is asked for."""

    components: Components
    options: Options
    seats: int = 2

    @property
    def rules(self) -> AgesRules:
        """The rules of the edition."""
        return AgesRules(self.components, encoded(self.options))

    def of(self, state: State) -> Stand:
        """Give a state as a figure takes it."""
        return Stand(self.rules, self.components, state, encoded(self.options))

    def board(self, seat: int = 0) -> Board:
        """Give a board some way into a game."""
        rules = self.rules
        tables = rules.tables
        boxes = tables.monument_boxes
        board = rules.setup(self.seats).boards[seat]
        board.food = 5
        goods = (1, 0, 2, 1, 0) if seat else (2, 3, 1, 0, 1)
        board.goods = tuple(min(most, have) for most, have in zip(tables.room, goods, strict=False))
        # The first seat has its fourth city and a box of the fifth; the other one begins.
        done = tables.city_boxes[0]
        cities = (2, 0, 0, 0) if seat else (done, 1, 0, 0)
        board.cities = cities[: len(tables.city_boxes)]
        first, second, *others = boxes
        works = (0, second) if seat else (first, 3)
        board.monuments = (*works, *(0 for _ in others))
        names = tuple(tables.costs)
        board.developments = names[1:2] if not seat else names[:1]
        board.disasters = 2
        return board

    def state(self, phase: str, faces: tuple[str, ...] = (), **more: object) -> State:
        """Give a state in a step, with dice that show these faces."""
        rules = self.rules
        state = rules.setup(self.seats).clone()
        state.boards = tuple(self.board(seat) for seat in range(self.seats))
        # The first seat has built the first monument, the last one the second.
        built = (0, self.seats - 1 if self.seats > 1 else -1)
        state.firsts = (*built, *state.firsts[2:])
        state.round, state.phase = 5, phase
        order = [face.id for face in rules.tables.faces]
        state.dice = tuple(order.index(face) + 1 for face in faces)
        state.throws = 1 if faces else 0
        for name, value in more.items():
            setattr(state, name, value)
        return state

    def owner(self, state: State, *developments: str, **board: object) -> State:
        """Give a state whose first seat owns these developments and has these things."""
        own = state.boards[0].clone()
        own.developments = (*own.developments, *developments)
        for name, value in board.items():
            setattr(own, name, value)
        state = state.clone()
        state.boards = (own, *state.boards[1:])
        return state

    def set(self, state: State, **more: object) -> State:
        """Give a state with other values."""
        state = state.clone()
        for name, value in more.items():
            setattr(state, name, value)
        return state
