"""The resources that a round will bring, and what is bought with them, on average."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from game.stoneage.odds import at_least, expected
from game.stoneage.tables import Need

if TYPE_CHECKING:
    from game.stoneage.bots.outlook import Outlook

SPREAD = 35 / 12
"""The variance of a die."""
LEAST = 0.5
"""The least deviation of the resources at hand, while some are to come."""


class Item(NamedTuple):
    """A card or tile that lies open: what it is worth to a seat, its price not taken off."""

    gain: float
    need: Need
    values: tuple[int, ...]
    """Points that each resource paid brings; empty when points are printed or none."""


class Store(NamedTuple):
    """What a tribe has at hand for the round."""

    resources: tuple[int, ...]
    food: int
    tools: int
    """The values of tools and one-use cards not used yet, together."""


@lru_cache(1 << 13)
def reach(dice: int, divisor: int, amount: int, plus: int) -> float:
    """Give the chance that a roll brings so much, remembered."""
    return at_least(dice, divisor, amount, plus)


class Stock:
    """The resources that a round will bring, and what is bought with them."""

    def __init__(
        self, outlook: Outlook, placed: tuple[int, ...], have: tuple[int, ...], tools: int
    ) -> None:
        self._outlook = outlook
        tribe, tables = outlook.tribe, outlook.tables
        self.have = have
        self.means: list[float] = list(map(float, have))
        self.dice, self.plus = [0] * len(self.have), [0] * len(self.have)
        self.value = 0.0
        self.placed = placed
        self.home = tribe.people - sum(placed)
        most, main = 0, -1
        for at, good, _ in outlook.rings:
            if placed[at]:
                self.dice[good] = placed[at]
                if placed[at] >= most:
                    most, main = placed[at], good
        self.helped = main >= 0
        if self.helped:
            self.plus[main] = tools
            for good, dice in enumerate(self.dice):
                if dice:
                    self.means[good] += expected(dice, tables.divisors[good], self.plus[good])
        self._taken = [0] * len(self.have)

    def buy(self) -> tuple[tuple[int, float], ...]:
        """Buy the cards and tiles that the people stand on, the best first."""
        items, first = self._outlook.items, self._outlook.layout.first_card
        here = [at for at in items if at >= first and self.placed[at]]
        here.sort(key=lambda at: -items[at].gain / (1 + items[at].need.least))
        return tuple((at, self._bought(items[at])) for at in here)

    def _bought(self, item: Item) -> float:
        """Buy one thing as far as it can be paid; give the chance of it."""
        need = item.need
        if need.cost:
            chance, paid = self._printed(need.cost), list(map(float, need.cost))
        else:
            chance, paid = self._any(need, bool(item.values))
        prices = self._outlook.prospect.prices
        price = sum([count * each for count, each in zip(paid, prices, strict=True)])
        gain = item.gain
        if item.values:
            liked = self._outlook.prospect.taste.tiles
            gain += liked * sum([n * each for n, each in zip(paid, item.values, strict=True)])
        if gain <= price:
            return 0.0
        self.value += chance * gain
        for good, count in enumerate(paid):
            self.means[good] -= chance * count
            if chance > 0.3:
                self._taken[good] += math.ceil(count)
        return chance

    def _printed(self, cost: tuple[int, ...]) -> float:
        """Give the chance to pay exactly this."""
        chance, divisors = 1.0, self._outlook.tables.divisors
        hope, home = self._outlook.prospect.weights.hope, self.home
        for good, count in enumerate(cost):
            lack = count + self._taken[good] - self.have[good]
            if not count or lack <= 0:
                continue
            if self.dice[good]:
                chance *= reach(self.dice[good], divisors[good], lack, self.plus[good])
            elif home > 0:
                chance *= hope**lack
                home -= 2 * lack
            else:
                return 0.0
        return chance

    def _any(self, need: Need, dear: bool) -> tuple[float, list[float]]:
        """Give the chance to pay so many pieces, and what is likely paid: the cheapest, or dear."""
        left = [mean if mean > 0 else 0.0 for mean in self.means]
        order = list(range(len(left)))
        if need.kinds:
            order = sorted(order, key=lambda good: -left[good])[: need.kinds]
            order.sort()
        if dear:
            order.reverse()
        total = sum([left[good] for good in order])
        count = float(need.most if total >= need.most else max(need.least, int(total)))
        chance = self._enough(total, need.least)
        for good in order if need.kinds else ():
            chance *= min(1.0, left[good])
        paid, rest = [0.0] * len(left), count
        floor = 1.0 if need.kinds else 0.0
        for good in order:
            if floor:
                paid[good], rest = floor, rest - floor
        for good in order:
            more = min(rest, max(0.0, left[good] - paid[good]))
            paid[good] += more
            rest -= more
        if rest > 0:
            paid[order[0]] += rest
        return chance, paid

    def _enough(self, total: float, count: int) -> float:
        divisors, hope = self._outlook.tables.divisors, self._outlook.prospect.weights.hope
        if self.home > 0:
            total += hope * self.home
        elif not any(self.dice):
            return 1.0 if total >= count - 0.01 else 0.0
        spread = sum([n * SPREAD / d**2 for n, d in zip(self.dice, divisors, strict=True)])
        deviation = max(LEAST, math.sqrt(spread))
        away = 1.7 * (total - count) / deviation
        return 1 / (1 + math.exp(-away)) if away > -20 else 0.0
