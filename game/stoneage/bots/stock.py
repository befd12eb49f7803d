"""The resources that a round will bring, and what is bought with them, on average."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from game.stoneage.bots.prospect import Prospect
from game.stoneage.odds import at_least, expected
from game.stoneage.tables import Need

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


class Income(NamedTuple):
    """What the people at the sources bring."""

    means: tuple[float, ...]
    """The resources at hand and to come, on average."""
    dice: tuple[int, ...]
    plus: tuple[int, ...]
    """What tools add to the roll for each resource."""
    deviation: float
    """How far all resources together may be from their mean."""
    works: bool
    """Whether anybody is at a source: there the tools are used."""


def income(
    divisors: tuple[int, ...], crews: Iterable[tuple[int, int]], have: tuple[int, ...], tools: int
) -> Income:
    """Reckon what the crews (people, good) at the sources bring; tools help the largest roll."""
    means = list(map(float, have))
    dice, plus = [0] * len(have), [0] * len(have)
    most, main = 0, -1
    for people, good in crews:
        if people:
            dice[good] = people
            # The largest roll leaves most over to be rounded up, so tools are reckoned there.
            if people >= most:
                most, main = people, good
    if main >= 0:
        plus[main] = tools
        for good, count in enumerate(dice):
            if count:
                means[good] += expected(count, divisors[good], plus[good])
    spread = sum([n * SPREAD / d**2 for n, d in zip(dice, divisors, strict=True)])
    deviation = max(LEAST, math.sqrt(spread))
    return Income(tuple(means), tuple(dice), tuple(plus), deviation, main >= 0)


class Stock:
    """The resources that a round will bring, and what is bought with them."""

    __slots__ = ("_have", "_hope", "_income", "_prospect", "_taken", "home", "means", "value")

    def __init__(
        self, prospect: Prospect, have: tuple[int, ...], income: Income, home: int
    ) -> None:
        self._prospect, self._have, self._income, self.home = prospect, have, income, home
        self._hope = prospect.weights.hope
        self.means = list(income.means)
        self.value = 0.0
        self._taken = [0] * len(have)

    def buy(
        self, shelf: Sequence[tuple[int, Item]], placed: tuple[int, ...]
    ) -> tuple[tuple[int, float], ...]:
        """Buy of the shelf the cards and tiles that the people stand on, the best first."""
        return tuple([(at, self._bought(item)) for at, item in shelf if placed[at]])

    def _bought(self, item: Item) -> float:
        """Buy one thing as far as it can be paid; give the chance of it."""
        need, means, prospect = item.need, self.means, self._prospect
        paid: Sequence[float] = need.cost
        if paid:
            chance = self._printed(need.cost)
        elif need.kinds:
            chance, paid = self._exact(need, bool(item.values))
        else:
            chance, paid = self._any(need, bool(item.values))
        if not chance:
            return 0.0
        price = sum(map(mul, paid, prospect.prices))
        gain = item.gain
        if item.values:
            gain += prospect.taste.tiles * sum(map(mul, paid, item.values))
        if gain <= price:
            return 0.0
        self.value += chance * gain
        for good, count in enumerate(paid):
            means[good] -= chance * count
            # A faint hope must not keep its resources from what is bought next.
            if chance > 0.3:
                self._taken[good] += math.ceil(count)
        return chance

    def _printed(self, cost: tuple[int, ...]) -> float:
        """Give the chance to pay exactly this."""
        chance, divisors = 1.0, self._prospect.tables.divisors
        home, dice, plus = self.home, self._income.dice, self._income.plus
        for good, count in enumerate(cost):
            lack = count + self._taken[good] - self._have[good]
            if not count or lack <= 0:
                continue
            if dice[good]:
                chance *= reach(dice[good], divisors[good], lack, plus[good])
            elif home > 0:
                chance *= self._hope**lack
                # Nobody is there for it yet: people at home are a hope, and two of them for one
                # piece.
                home -= 2 * lack
            else:
                return 0.0
        return chance

    def _any(self, need: Need, dear: bool) -> tuple[float, list[float]]:
        """Give the chance to pay so many pieces, and what is likely paid: the cheapest, or dear."""
        left = [mean if mean > 0 else 0.0 for mean in self.means]
        if dear:
            # Dear ones score more where the tile counts what is paid, so they go first then.
            left.reverse()
        total, paid = sum(left), []
        chance = self._enough(total, need.least)
        if not chance:
            return 0.0, left
        rest = _pieces(need, total)
        for there in left:
            more = there if there < rest else rest
            paid.append(more)
            rest -= more
        if rest > 0:
            paid[0] += rest
        if dear:
            paid.reverse()
        return chance, paid

    def _exact(self, need: Need, dear: bool) -> tuple[float, list[float]]:
        """Give the same where so many kinds are asked for: those there is most of."""
        left = [mean if mean > 0 else 0.0 for mean in self.means]
        # The kinds there is most of are the likeliest to be there at all.
        order = sorted(range(len(left)), key=lambda good: -left[good])[: need.kinds]
        order.sort(reverse=dear)
        total, paid = sum([left[good] for good in order]), [0.0] * len(left)
        chance = self._enough(total, need.least)
        if not chance:
            return 0.0, paid
        rest = _pieces(need, total)
        for good in order:
            chance *= min(1.0, left[good])
            paid[good], rest = 1.0, rest - 1.0
        for good in order:
            more = min(rest, max(0.0, left[good] - paid[good]))
            paid[good] += more
            rest -= more
        if rest > 0:
            paid[order[0]] += rest
        return chance, paid

    def _enough(self, total: float, count: int) -> float:
        """Give the chance that so many pieces are there when this many are to be expected."""
        if self.home > 0:
            total += self._hope * self.home
        elif not self._income.works:
            return 1.0 if total >= count - 0.01 else 0.0
        # A logistic curve for the normal one, 1.7 making them all but equal: exact sums over four
        # resources and tools would be reckoned for thousands of sets of places.
        away = 1.7 * (total - count) / self._income.deviation
        return 1 / (1 + math.exp(-away)) if away > -20 else 0.0


def _pieces(need: Need, total: float) -> float:
    """Give how many pieces are likely paid out of so many."""
    return float(need.most if total >= need.most else max(need.least, int(total)))
