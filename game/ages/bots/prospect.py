"""What boards are worth beyond their points: dice, begun boxes, goods, food, turns to come."""

from __future__ import annotations

from collections.abc import Sequence

from game.ages.bots.weights import Taste, Weights
from game.ages.scoring import total
from game.ages.state import Board, State
from game.ages.tables import Tables

PLAIN = Taste()


def turns_left(tables: Tables, state: State, weights: Weights) -> float:
    """Guess how many own turns follow this one; none when the end is certain.

    A player alone knows it: the rounds are counted (rtta14).
    """
    if state.ending:
        return 0.0
    if len(state.boards) == 1:
        return float(tables.rounds - state.round)
    # The leader decides when the game ends; how near the others are says how fast it goes.
    lacking = sorted(tables.to_end - len(board.developments) for board in state.boards)
    others = sum(lacking[1:]) / max(1, len(lacking) - 1)
    unbuilt = sum(state.firsts[at] < 0 for at in tables.in_play(len(state.boards)))
    pace = weights.horizon
    guess = pace.start + pace.leader * lacking[0] + pace.others * others
    guess -= pace.passed * (state.round - 1)
    # The game may end by monuments too, whichever comes first.
    return max(pace.least, min(guess, pace.monument * unbuilt))


class Prospect:
    """How one player values everything on the table while the game goes on."""

    def __init__(
        self, tables: Tables, state: State, weights: Weights, taste: Taste, raced: bool = False
    ) -> None:
        """Look at a state; `raced` when the rivals still move before what is reckoned."""
        self._raced = raced
        self.tables, self.state, self.weights, self.taste = tables, state, weights, taste
        self.alone = len(state.boards) == 1
        self.endless = self.alone and not tables.early_end
        """Whether neither developments nor monuments end the game."""
        self.turns = turns_left(tables, state, weights)
        self.soon = min(1.0, self.turns)
        self.played = tables.in_play(len(state.boards))
        self._monuments = tuple(tables.edition.monuments.values())

    def standing(self, seat: int) -> float:
        """Give a board's points, with all that may become points, without liking anything more."""
        board = self.state.boards[seat]
        value = total(self.tables, self.state, seat) + self.begun(seat)
        return value + self.goods(board.goods) + self.food(board.food, board)

    def begun(self, seat: int) -> float:
        """Give the value of a board's dice, marked boxes and developments in turns to come."""
        board = self.state.boards[seat]
        cities = sum(self.city(at, boxes) for at, boxes in enumerate(board.cities))
        begun = sum(
            self.monument(at, board.monuments[at], seat)
            for at in self.played
            if board.monuments[at] < self.tables.monument_boxes[at]
        )
        return cities + begun + sum(self.use(name, board) for name in board.developments)

    def city(self, at: int, boxes: int) -> float:
        """Give the value of a city with so many boxes marked; its die falls from next turn on."""
        whole = self.tables.city_boxes[at]
        weights = self.weights
        if boxes == whole:
            return weights.die * self.turns
        # A city begun brings its die a turn later than one that is finished.
        return weights.city_begun * weights.die * max(0.0, self.turns - 1) * boxes / whole

    def monument(self, at: int, boxes: int, seat: int) -> float:
        """Give the value of an unfinished monument with so many boxes marked."""
        whole, weights = self.tables.monument_boxes[at], self.weights
        left = whole - boxes
        reach = min(1.0, weights.speed * self.turns / left)
        return self._hoped(at, left, seat) * weights.monument_begun * reach * boxes / whole

    def _hoped(self, at: int, left: int, seat: int) -> float:
        """Guess the points of a monument: those of the first while no rival is nearer."""
        monument = self._monuments[at]
        if self.state.firsts[at] >= 0:
            return monument.later
        ahead = self._ahead(at, seat)
        behind = left - (monument.boxes - ahead)
        # Some risk stays when the rival is exactly as near: its dice may simply be better.
        risk = min(1.0, max(0.0, 0.3 + behind / (2 * self.weights.speed))) if ahead else 0.0
        return monument.first - risk * (monument.first - monument.later)

    def finished(self, at: int, seat: int) -> float:
        """Give the points of finishing a monument in the turn that is reckoned."""
        monument = self._monuments[at]
        if self.state.firsts[at] >= 0:
            return monument.later
        if not self._raced:
            return monument.first
        left = monument.boxes - self._ahead(at, seat)
        beaten = max(0.0, 1 - left / (2 * self.weights.speed))
        return monument.first - beaten * (monument.first - monument.later)

    def scored(self, points: float) -> float:
        """Give what points count that a part brings beside its own."""
        return points

    def built(self, at: int, seat: int, per_monument: float) -> float:
        """Give the points of finishing a monument while the game goes on."""
        return self.finished(at, seat) + per_monument

    def bought(self, name: str, points: float, board: Board) -> float:
        """Give the value of a development that brings so many points."""
        return points + self.use(name, board)

    def _ahead(self, at: int, seat: int) -> int:
        """Give the most boxes that a rival has marked."""
        boards = enumerate(self.state.boards)
        return max((b.monuments[at] for other, b in boards if other != seat), default=0)

    def denied(self, at: int, seat: int) -> float:
        """Give what rivals lose on their begun boxes when a monument is first built here."""
        if self.state.firsts[at] >= 0:
            return 0.0
        monument, boards = self._monuments[at], self.state.boards
        boxes = sum(board.monuments[at] for other, board in enumerate(boards) if other != seat)
        share = boxes / (monument.boxes * max(1, len(boards) - 1))
        return self.weights.deny * share * (monument.first - monument.later)

    def goods(self, goods: tuple[int, ...]) -> float:
        """Give the value of goods that stay on the board."""
        weights, worth = self.weights, self.tables.worth(goods)
        # More coins than the dearest development costs buy nothing more: worth flattens.
        coins = weights.coin * worth / (1 + worth / weights.coin_full)
        return (coins + weights.piece * sum(goods)) * self.soon

    def food(self, food: int, board: Board) -> float:
        """Give the value of food that stays, for the meals of the turns to come."""
        weights, meal = self.weights, self.tables.city_count(board.cities)
        first = min(food, meal)
        second = min(food - first, meal)
        # Food beyond the next meal is lost when there is no meal after it.
        later = min(1.0, max(0.0, self.turns - 1))
        value = weights.food_next * first * self.soon + weights.food_second * second * later
        return value + weights.food_later * (food - first - second) * later

    def use(self, name: str, board: Board) -> float:
        """Give what a development does in the turns to come, beside its points.

        What spares its owner the throws of the opponents does so once for each of them.
        """
        dice = self.tables.city_count(board.cities)
        times = max(1, len(self.state.boards) - 1) if name in self.tables.wards else 1
        use = self.weights.used(name) * times
        # What works on dice does more with more of them.
        return use * self.turns * dice / (self.tables.first_cities + 1)


def rivals(state: State, seat: int) -> Sequence[int]:
    """Name the other seats."""
    return [other for other in range(len(state.boards)) if other != seat]


def still_to_move(state: State, seat: int) -> frozenset[int]:
    """Name the seats whose turn in this round comes after that of `seat`."""
    count = len(state.boards)
    place = (seat - state.start) % count
    return frozenset(other for other in range(count) if (other - state.start) % count > place)
