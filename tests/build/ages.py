"""Situations of `ages` in one line: `table(2).give(0, goods="3 stone").stand("food", "coin")`."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.ages.actions import (
    Accept,
    Again,
    Build,
    Buy,
    Counter,
    Decline,
    Discard,
    Done,
    Engineer,
    Launch,
    Lead,
    Offer,
    Preserve,
    Spend,
    Split,
    Stop,
    Swap,
    Throw,
    Withdraw,
)
from game.ages.components import Components
from game.ages.rules import AgesRules
from game.ages.state import Board, State
from game.core.chance import Outcome
from game.core.contract import Chance, Over, Turn
from game.core.event import Event
from game.loading.title import load

SKULLS = "goods_skull"


@cache
def components() -> Components:
    found: Components = load("ages")
    return found


@cache
def rules(**options: str) -> AgesRules:
    return AgesRules(components(), {"edition": "base", **options})


def table(players: int = 2, first: int = 0, **options: str) -> Table:
    return Table(rules(**options), rules(**options).setup(players, first))


def late(players: int = 2, first: int = 0, **options: str) -> Table:
    return table(players, first, edition="late", **options)


def trading(players: int = 2, first: int = 0) -> Table:
    return table(players, first, trading="yes")


def solo(edition: str = "base", **options: str) -> Table:
    return table(1, 0, edition=edition, **options)


class Table:
    """A game on the table; each word returns the table, so that situations chain."""

    def __init__(self, rules: AgesRules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []

    # making a situation

    def give(self, seat: int, **what: Any) -> Table:
        """Lay things before a seat: food, goods, cities, marks, developments, disasters."""
        boards = list(self.state.boards)
        boards[seat] = board = boards[seat].clone()
        self.state = self.state.clone()
        for word, value in what.items():
            if word == "built":
                self._built(board, seat, value)
            else:
                getattr(self, f"_{word}")(board, value)
        self.state.boards = tuple(boards)
        return self

    def _food(self, board: Board, food: int) -> None:
        board.food = food

    def _disasters(self, board: Board, boxes: int) -> None:
        board.disasters = boxes

    def _ships(self, board: Board, count: int) -> None:
        board.ships = count

    def _goods(self, board: Board, text: str) -> None:
        board.goods = self.goods(text)

    def _cities(self, board: Board, count: int) -> None:
        boxes = self.rules.tables.city_boxes
        done = count - self.rules.tables.first_cities
        board.cities = tuple(boxes[at] if at < done else 0 for at in range(len(boxes)))

    def _marks(self, board: Board, text: str) -> None:
        marks = _counted(text)
        tables = self.rules.tables
        board.monuments = tuple(
            marks.get(name, have)
            for name, have in zip(tables.monuments, board.monuments, strict=True)
        )
        board.cities = tuple(
            marks.get(name, have) for name, have in zip(tables.city_ids, board.cities, strict=True)
        )

    def _built(self, board: Board, seat: int, names: str) -> None:
        for name in names.split():
            at = self.rules.tables.monument_place[name]
            boxes = list(board.monuments)
            boxes[at] = self.rules.tables.monument_boxes[at]
            board.monuments = tuple(boxes)
            firsts = list(self.state.firsts)
            firsts[at] = seat if firsts[at] < 0 else firsts[at]
            self.state.firsts = tuple(firsts)

    def _developments(self, board: Board, names: str) -> None:
        board.developments = tuple(names.split())

    def goods(self, text: str) -> tuple[int, ...]:
        """Read "3 stone 5 wood" as pieces in the order of the board."""
        counts = _counted(text)
        assert counts.keys() <= set(self.rules.tables.goods)
        return tuple(counts.get(name, 0) for name in self.rules.tables.goods)

    def pieces(self, text: str) -> tuple[int, ...]:
        """Read "3 stone 2 food" as pieces of each good, then food."""
        counts = _counted(text)
        names = (*self.rules.tables.goods, "food")
        assert counts.keys() <= set(names)
        return tuple(counts.get(name, 0) for name in names)

    # playing

    def do(self, action: Any) -> Table:
        """Do an action that must be allowed."""
        why = self.why(action)
        assert why is None, f"{action} is refused: {why}"
        return self._apply(action)

    def why(self, action: Any) -> str | None:
        """Give the key of the refusal, without its `ages.refuse.`."""
        refusal = self.rules.refuse(self.state, action)
        return None if refusal is None else refusal.key.removeprefix("ages.refuse.")

    def short(self, action: Any) -> int:
        """Give the number that the refusal of an action tells."""
        refusal = self.rules.refuse(self.state, action)
        assert refusal is not None
        count = refusal.params["count"]
        assert isinstance(count, int)
        return count

    def fall(self, *faces: str) -> Table:
        """Answer the throw that is asked for."""
        names = [face.id for face in self.rules.tables.faces]
        return self._apply(Outcome(tuple(names.index(face) + 1 for face in faces)))

    def throw(self, *faces: str) -> Table:
        """Throw the dice of the turn."""
        return self.do(Throw()).fall(*faces)

    def again(self, *dice: int, to: tuple[str, ...]) -> Table:
        return self.do(Again(dice)).fall(*to)

    def stand(self, *faces: str, food: int | None = None) -> Table:
        """Throw once and stop; `food` of the food-or-workers dice are used as food."""
        self.throw(*faces)
        if self.phase == "keep":
            self.do(Stop())
        if food is not None:
            self.do(Split(food))
        return self

    def build(self, target: str, boxes: int) -> Table:
        return self.do(Build(target, boxes))

    def engineer(self, stones: int) -> Table:
        return self.do(Engineer(stones))

    def buy(self, development: str, goods: str = "", food: int = 0) -> Table:
        return self.do(Buy(development, tuple(goods.split()), food))

    def discard(self, text: str) -> Table:
        return self.do(Discard(self.goods(text)))

    def lead(self, die: int, to: str) -> Table:
        return self.do(Lead(die)).fall(to)

    def preserve(self) -> Table:
        return self.do(Preserve())

    def spend(self, goods: int) -> Table:
        return self.do(Spend(goods))

    def launch(self, ships: int) -> Table:
        return self.do(Launch(ships))

    def swap(self, give: str, get: str) -> Table:
        return self.do(Swap(give, get))

    def offered(self, to: int, give: str, get: str) -> Offer:
        """Make an offer of pieces such as "3 wood 1 food"."""
        return Offer(to, self.pieces(give), self.pieces(get))

    def offer(self, to: int, give: str, get: str) -> Table:
        return self.do(self.offered(to, give, get))

    def countered(self, give: str, get: str) -> Counter:
        return Counter(self.pieces(give), self.pieces(get))

    def counter(self, give: str, get: str) -> Table:
        return self.do(self.countered(give, get))

    def accept(self) -> Table:
        return self.do(Accept())

    def decline(self) -> Table:
        return self.do(Decline())

    def withdraw(self) -> Table:
        return self.do(Withdraw())

    def deal(self, to: int, give: str, get: str) -> Table:
        """Offer a deal that is accepted."""
        return self.offer(to, give, get).accept()

    def done(self) -> Table:
        return self.do(Done())

    def finish(self) -> Table:
        """Leave out everything optional until the turn is over."""
        turn = (self.state.round, self.state.seat)
        while (self.state.round, self.state.seat) == turn and self.phase not in ("throw", "over"):
            actions = list(self.rules.legal(self.state))
            self.do(Done() if Done() in actions else actions[0])
        return self

    def rest(self) -> Table:
        """Let the seat throw only food, which changes little, and end its turn."""
        count = self.rules.dice_count(self.state.boards[self.state.seat])
        return self.stand(*["food"] * count).finish()

    def _apply(self, action: Any) -> Table:
        step = self.rules.apply(self.state, action)
        self.state = step.state
        self.events.extend(step.events)
        return self

    # reading

    @property
    def phase(self) -> str:
        pending = self.rules.pending(self.state)
        if isinstance(pending, Over):
            return "over"
        assert isinstance(pending, (Turn, Chance))
        return pending.phase

    @property
    def legal(self) -> list[Any]:
        return list(self.rules.legal(self.state))

    def of(self, seat: int = 0) -> Board:
        return self.state.boards[seat]

    def told(self, kind: type) -> list[Any]:
        """Give the events of a kind so far."""
        return [event for event in self.events if type(event) is kind]

    def points(self, seat: int = 0) -> int:
        return self.rules.scores(self.state)[seat].total

    def lines(self, seat: int = 0) -> dict[str, int]:
        """Give the score lines of a seat by name."""
        found = self.rules.scores(self.state)[seat].lines
        return {line.key.removeprefix("ages.score."): line.points for line in found}


def _counted(text: str) -> dict[str, int]:
    words = text.split()
    return {name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)}
