"""The best use of coins, goods and food: what to buy, how to pay, what to keep."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ages.actions import Buy
from game.ages.bots.labour import NEVER
from game.ages.bots.prospect import Prospect
from game.ages.buying import Payment, payments

TIE = 0.003
"""Points that a coin's worth of goods counts in the end: less than one in all, for ties."""

Goods = tuple[int, ...]


@lru_cache(1 << 15)
def kept(goods: Goods, values: tuple[tuple[int, ...], ...], most: int) -> Goods:
    """Choose the `most` pieces that are worth most together."""
    if sum(goods) <= most:
        return goods
    best: dict[int, tuple[int, Goods]] = {0: (0, ())}
    for have, worth in zip(goods, values, strict=True):
        found: dict[int, tuple[int, Goods]] = {}
        for count, (value, chosen) in best.items():
            for more in range(min(have, most - count) + 1):
                entry = (value + worth[more], (*chosen, more))
                if entry > found.get(count + more, (-1, ())):
                    found[count + more] = entry
        best = found
    return best[most][1]


@lru_cache(1 << 15)
def ways(
    need: int, goods: Goods, values: tuple[tuple[int, ...], ...], food: int, rate: int
) -> tuple[tuple[Goods, Payment], ...]:
    """List the goods that are left after each way to pay, with the way."""
    return tuple(
        (tuple([0 if at in way[0] else have for at, have in enumerate(goods)]), way)
        for way in payments(need, goods, values, food, rate)
    )


class Choice(NamedTuple):
    """A purchase, or none, and its value with everything that is left."""

    value: float
    buy: Buy | None


class Deal(NamedTuple):
    """The best purchases: the game goes on, it ends anyway, the purchase ends it."""

    going: Choice
    ending: Choice
    trigger: Choice


class Offer(NamedTuple):
    """A development that is not owned yet."""

    name: str
    cost: int
    points: int
    liked: float
    """Its points and its use in the turns to come, as far as this player likes them."""
    keeps: bool
    """Whether no goods must go once it is owned."""
    per_good: float
    """Points of each piece that is left, in the end, once it is owned."""


class Treasure:
    """Deals of one turn, each worked out once."""

    def __init__(self, prospect: Prospect, seat: int) -> None:
        self._prospect, self._tables = prospect, prospect.tables
        self._board = prospect.state.boards[seat]
        self._ending = prospect.state.ending
        owned = self._board.developments
        self._traits = self._tables.traits(owned)
        last = len(owned) + 1 >= self._tables.to_end and not prospect.endless
        self._fifth = last and not self._ending
        self._per_good = prospect.weights.gathered * self._traits.per_good
        self._offers = [
            self._offer(name, cost)
            for name, cost in self._tables.costs.items()
            if name not in owned
        ]
        self._deals: dict[tuple[Goods, int, int], Deal] = {}
        self._rests: dict[Goods, float] = {}

    def _offer(self, name: str, cost: int) -> Offer:
        tables, board, prospect = self._tables, self._board, self._prospect
        own = tables.traits((name,))
        points = own.points + own.per_monument * tables.finished(board.monuments)
        points += own.per_city * tables.city_count(board.cities)
        liked = prospect.taste.developments * prospect.bought(name, points, board)
        per_good = self._per_good + prospect.weights.gathered * own.per_good
        return Offer(name, cost, points, liked, own.keep or self._traits.keep, per_good)

    def deal(self, goods: Goods, coins: int, food: int) -> Deal:
        """Give the best purchases from these goods and coins; food counts if it may be sold."""
        key = (goods, coins, food if self._traits.rate else 0)
        found = self._deals.get(key)
        if found is None:
            found = self._deals[key] = self._search(*key)
        return found

    def _search(self, goods: Goods, coins: int, food: int) -> Deal:
        none = Choice(self._left(goods, self._traits.keep, self._per_good), None)
        never, going = Choice(NEVER, None), Choice(self._rest(goods, self._traits.keep), None)
        if self._ending:
            return Deal(never, max(none, self._last(goods, coins, food), key=_value), never)
        if self._fifth:
            return Deal(going, none, self._last(goods, coins, food))
        bid = max(self._bids(goods, coins, food), default=None)
        if bid is not None and bid[0] > going.value:
            going = Choice(bid[0], self._buy(bid[1], bid[2]))
        return Deal(going, none, never)

    def _last(self, goods: Goods, coins: int, food: int) -> Choice:
        """Give the purchase with the most points, of equals the one that leaves most goods."""
        tables, rate, best = self._tables, self._traits.rate, Choice(NEVER, None)
        purse = coins + tables.worth(goods) + rate * food
        for offer in self._offers:
            most = offer.points + TIE * purse + offer.per_good * sum(goods)
            if offer.cost > purse or most < best.value:
                continue
            for left, way in ways(offer.cost - coins, goods, tables.values, food, rate):
                value = offer.points + self._left(left, offer.keeps, offer.per_good)
                if value > best.value:
                    best = Choice(value, self._buy(offer.name, way))
        return best

    def _left(self, goods: Goods, keeps: bool, per_good: float) -> float:
        """Give the points of pieces that lie there in the end, and the coins that settle ties."""
        tables = self._tables
        value = TIE * tables.worth(goods)
        if not per_good:
            return value
        return value + per_good * sum(goods if keeps else kept(goods, tables.values, tables.keep))

    def purchases(self, goods: Goods, coins: int, food: int) -> list[Choice]:
        """List buying nothing and each development, paid at best, while the game goes on."""
        found = [Choice(self._rest(goods, self._traits.keep), None)]
        for value, name, way in () if self._fifth else self._bids(goods, coins, food):
            found.append(Choice(value, self._buy(name, way)))
        return found

    def _bids(self, goods: Goods, coins: int, food: int) -> list[tuple[float, str, Payment]]:
        rate = self._traits.rate
        purse = coins + self._tables.worth(goods) + rate * food
        paid: dict[tuple[int, bool], tuple[float, Payment]] = {}
        found = []
        for offer in self._offers:
            if offer.cost <= purse:
                key = (offer.cost, offer.keeps)
                if key not in paid:
                    paid[key] = self._pay(offer.cost - coins, goods, food, offer.keeps)
                value, way = paid[key]
                found.append((offer.liked + value, offer.name, way))
        return found

    def _pay(self, need: int, goods: Goods, food: int, keeps: bool) -> tuple[float, Payment]:
        """Give the way to pay that leaves most, and the value of what it leaves."""
        every = ways(need, goods, self._tables.values, food, self._traits.rate)
        if len(every) == 1:
            left, way = every[0]
            return self._rest(left, keeps) - self._eaten(food, way[1]), way
        return max(
            (self._rest(left, keeps) - self._eaten(food, way[1]), way) for left, way in every
        )

    def _rest(self, goods: Goods, keeps: bool) -> float:
        tables = self._tables
        left = goods if keeps else kept(goods, tables.values, tables.keep)
        found = self._rests.get(left)
        if found is None:
            found = self._rests[left] = self._prospect.taste.goods * self._prospect.goods(left)
        return found

    def _eaten(self, food: int, sold: int) -> float:
        if not sold:
            return 0.0
        prospect, board = self._prospect, self._board
        return prospect.food(food, board) - prospect.food(food - sold, board)

    def _buy(self, name: str, way: Payment) -> Buy:
        return Buy(name, tuple(self._tables.goods[at] for at in way[0]), way[1])


def _value(choice: Choice) -> float:
    return choice.value
