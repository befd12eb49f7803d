"""The beginner: rough values of its own board, by feeling."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ages.actions import (
    Accept,
    Action,
    Again,
    Build,
    Buy,
    Counter,
    Discard,
    Engineer,
    Launch,
    Lead,
    Offer,
    Preserve,
    Spend,
    Split,
    Swap,
)
from game.ages.bots.weights import Rough, Taste
from game.ages.components import Face
from game.ages.rules import AgesRules
from game.ages.state import Board, State
from game.ages.tables import Tables
from game.ai.feeling import Feeling
from game.core.bot import Brief


class Easy(Feeling[AgesRules, Rough, Taste]):
    """Weighs what an action does for its own board, and takes what feels best."""

    title = "ages"

    def weigh(self, brief: Brief) -> Callable[[Action], float]:
        """Look at its own board only."""
        return Look(self.rules.tables, brief.view, brief.seat, self.rough, self.taste).value


class Look:
    """A rough look at one's own board."""

    def __init__(self, tables: Tables, state: State, seat: int, rough: Rough, taste: Taste) -> None:
        self._tables, self._state, self._seat = tables, state, seat
        self._rough, self._taste = rough, taste
        self._board: Board = state.boards[seat]
        self._lacking = tables.city_count(self._board.cities) - self._board.food

    def value(self, action: Action) -> float:
        """Give the rough value of an action; doing nothing is worth nothing."""
        weigh = _WEIGH.get(type(action))
        return weigh(self, action) if weigh else 0.0

    def again(self, action: Again) -> float:
        """Weigh throwing some dice again instead of keeping them."""
        dice = self._state.dice
        return sum(self._rough.throw - self._face(dice[at]) for at in action.dice)

    def lead(self, action: Lead) -> float:
        """Weigh throwing one die again."""
        return self._rough.throw - self._face(self._state.dice[action.die])

    def _face(self, value: int) -> float:
        face: Face = self._tables.faces[value - 1]
        rough, taste = self._rough, self._taste
        food = rough.food_short if self._lacking > 0 else rough.food
        fed = food * face.food
        built = rough.workers * face.workers * (taste.monuments + taste.cities) / 2
        useful = max(fed, built) if face.choice else fed + built
        earned = taste.goods * (rough.good * face.goods + rough.coin * face.coins)
        return useful + earned + rough.skull * face.skulls

    def split(self, action: Split) -> float:
        """Weigh food against workers: what the next meal lacks comes first."""
        tables, rough = self._tables, self._rough
        tally = tables.tally(self._state.dice)
        food = tally.food + action.food * tables.choice_food
        needed = min(food, max(0, self._lacking))
        workers = (tally.choices - action.food) * tables.choice_workers
        value = rough.food_short * needed + rough.food * (food - needed)
        return value + rough.workers * workers

    def build(self, action: Build) -> float:
        """Weigh finishing something, or marking boxes."""
        tables, rough, taste = self._tables, self._rough, self._taste
        at = tables.monument_place.get(action.target, -1)
        if at < 0:
            place = tables.city_ids.index(action.target)
            left = tables.city_boxes[place] - self._board.cities[place] - action.boxes
            return taste.cities * (rough.city if not left else rough.box * action.boxes)
        left = tables.monument_boxes[at] - self._board.monuments[at] - action.boxes
        points = tuple(tables.edition.monuments.values())[at].first
        done = rough.monument * points if not left else 0.0
        return taste.monuments * (done + rough.box * action.boxes)

    def engineer(self, action: Engineer) -> float:
        """Weigh stones against workers."""
        traits = self._tables.traits(self._board.developments)
        return self._rough.box * action.goods * traits.haul - self._given(
            tuple(
                action.goods if at == traits.hauled else 0 for at in range(len(self._tables.goods))
            )
        )

    def buy(self, action: Buy) -> float:
        """Weigh points against what is paid."""
        tables = self._tables
        given = tuple(
            count if name in action.goods else 0
            for name, count in zip(tables.goods, self._board.goods, strict=True)
        )
        points = tables.traits((action.development,)).points
        return self._taste.developments * self._rough.development * points - self._given(given)

    def discard(self, action: Discard) -> float:
        """Weigh what is given up."""
        return -self._given(action.goods)

    def preserve(self, action: Preserve) -> float:
        """Weigh more food against a piece."""
        del action
        return self._rough.food_short * self._board.food if self._lacking > 0 else -1.0

    def spend(self, action: Spend) -> float:
        """Weigh hurting the others, which is fun, against pieces."""
        return self._rough.box * action.goods

    def launch(self, action: Launch) -> float:
        """Weigh a ship or two."""
        return self._rough.box * (2 - self._board.ships - action.ships)

    def swap(self, action: Swap) -> float:
        """Weigh what the goods are worth after it."""
        tables = self._tables
        change = [0] * (len(tables.goods) + 1)
        change[tables.place[action.give]], change[tables.place[action.get]] = -1, 1
        return self._changed(tuple(change))

    def offer(self, action: Offer) -> float:
        """Weigh a deal to be offered; talking costs time."""
        return self._dealt(action.give, action.get) - 1

    def counter(self, action: Counter) -> float:
        """Weigh asking for another deal."""
        return self._dealt(action.give, action.get) - 1

    def accept(self, action: Accept) -> float:
        """Weigh the deal that lies on the table."""
        del action
        bid = self._state.market.bid
        assert bid is not None
        mine = bid.by == self._seat
        return self._dealt(*((bid.give, bid.get) if mine else (bid.get, bid.give)))

    def _dealt(self, give: tuple[int, ...], get: tuple[int, ...]) -> float:
        return self._changed(tuple(back - out for out, back in zip(give, get, strict=True)))

    def _changed(self, change: tuple[int, ...]) -> float:
        board, tables, rough = self._board, self._tables, self._rough
        *goods, food = change
        after = tuple(have + more for have, more in zip(board.goods, goods, strict=True))
        worth = tables.worth(after) - tables.worth(board.goods)
        fed = rough.food_short if self._lacking > 0 else rough.food
        return rough.coin_paid * worth + fed * food

    def _given(self, goods: tuple[int, ...]) -> float:
        board, tables = self._board, self._tables
        left = tuple(have - gone for have, gone in zip(board.goods, goods, strict=True))
        return self._rough.coin_paid * (tables.worth(board.goods) - tables.worth(left))


_WEIGH: Mapping[type, Callable[[Look, Any], float]] = {
    Again: Look.again,
    Lead: Look.lead,
    Split: Look.split,
    Build: Look.build,
    Engineer: Look.engineer,
    Buy: Look.buy,
    Discard: Look.discard,
    Preserve: Look.preserve,
    Spend: Look.spend,
    Launch: Look.launch,
    Swap: Look.swap,
    Offer: Look.offer,
    Counter: Look.counter,
    Accept: Look.accept,
}
