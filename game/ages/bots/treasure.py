"""The best use of coins, goods and food: what to buy, how to pay, what to keep."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ages.actions import Buy
from game.ages.bots.labour import NEVER
from game.ages.bots.prospect import Prospect
from game.ages.buying import payments

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


class Choice(NamedTuple):
    """A purchase, or none, and its value with everything that is left."""

    value: float
    buy: Buy | None


class Deal(NamedTuple):
    """The best purchases: the game goes on, it ends anyway, the purchase ends it."""

    going: Choice
    ending: Choice
    trigger: Choice


class Treasure:
    """Deals of one turn, each worked out once."""

    def __init__(self, prospect: Prospect, seat: int) -> None:
        self._prospect = prospect
        tables, self._board = prospect.tables, prospect.state.boards[seat]
        self._tables = tables
        owned = self._board.developments
        self._traits = tables.traits(owned)
        self._fifth = len(owned) + 1 >= tables.to_end and not prospect.state.ending
        built = tables.finished(self._board.monuments)
        cities = tables.city_count(self._board.cities)
        self._offers = [
            (name, cost, self._points(name, built, cities), tables.traits((name,)).keep)
            for name, cost in tables.costs.items()
            if name not in owned
        ]
        self._deals: dict[tuple[Goods, int, int], Deal] = {}

    def _points(self, name: str, built: int, cities: int) -> int:
        own = self._tables.traits((name,))
        return own.points + own.per_monument * built + own.per_city * cities

    def deal(self, goods: Goods, coins: int, food: int) -> Deal:
        """Give the best purchases from these goods and coins; food counts if it may be sold."""
        key = (goods, coins, food if self._traits.rate else 0)
        found = self._deals.get(key)
        if found is None:
            found = self._deals[key] = self._search(*key)
        return found

    def _search(self, goods: Goods, coins: int, food: int) -> Deal:
        rate, tables = self._traits.rate, self._tables
        keep_all, worth = self._traits.keep, tables.worth
        going: tuple[str, tuple[int, ...], int] = ("", (), 0)
        last = going
        best, end = self._rest(goods, keep_all), TIE * worth(goods)
        kept_end = end
        purse = coins + worth(goods) + rate * food
        for name, cost, points, keeps in self._offers:
            if cost > purse:
                continue
            liked = self._like(name, points)
            for places, sold in payments(cost - coins, goods, tables.values, food, rate):
                left = tuple([0 if at in places else n for at, n in enumerate(goods)])
                value = points + TIE * worth(left)
                if value > end:
                    end, last = value, (name, places, sold)
                if self._fifth:
                    continue
                value = liked + self._rest(left, keeps or keep_all) - self._eaten(food, sold)
                if value > best:
                    best, going = value, (name, places, sold)
        ending = Choice(end, self._buy(*last))
        if self._fifth:
            trigger = ending if last[0] else Choice(NEVER, None)
            return Deal(Choice(best, None), Choice(kept_end, None), trigger)
        return Deal(Choice(best, self._buy(*going)), ending, Choice(NEVER, None))

    def purchases(self, goods: Goods, coins: int, food: int) -> list[Choice]:
        """List buying nothing and each development, paid at best, while the game goes on."""
        rate, tables, keep_all = self._traits.rate, self._tables, self._traits.keep
        found = [Choice(self._rest(goods, keep_all), None)]
        if self._fifth:
            return found
        for name, cost, points, keeps in self._offers:
            ways = [
                (self._rest(left, keeps or keep_all) - self._eaten(food, sold), places, sold)
                for places, sold in payments(cost - coins, goods, tables.values, food, rate)
                for left in [tuple([0 if at in places else n for at, n in enumerate(goods)])]
            ]
            if ways:
                value, places, sold = max(ways)
                found.append(
                    Choice(self._like(name, points) + value, self._buy(name, places, sold))
                )
        return found

    def _like(self, name: str, points: int) -> float:
        prospect = self._prospect
        return prospect.taste.developments * (points + prospect.use(name, self._board))

    def _rest(self, goods: Goods, keep_all: bool) -> float:
        tables = self._tables
        left = goods if keep_all else kept(goods, tables.values, tables.keep)
        return self._prospect.taste.goods * self._prospect.goods(left)

    def _eaten(self, food: int, sold: int) -> float:
        if not sold:
            return 0.0
        prospect, board = self._prospect, self._board
        return prospect.food(food, board) - prospect.food(food - sold, board)

    def _buy(self, name: str, places: tuple[int, ...], sold: int) -> Buy | None:
        if not name:
            return None
        return Buy(name, tuple(self._tables.goods[at] for at in places), sold)
