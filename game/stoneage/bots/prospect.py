"""What a tribe is worth beyond its points: people, tools, food, stock, cards to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from typing import NamedTuple

from game.stoneage import components as kinds
from game.stoneage.bots.weights import Taste, Weights
from game.stoneage.components import FIGURES, Bottom, Culture
from game.stoneage.feeding import penalty
from game.stoneage.paying import extra
from game.stoneage.scoring import products, sizes, symbols
from game.stoneage.state import UNKNOWN, Tribe
from game.stoneage.tables import Tables

KINDS = {kind: at for at, kind in enumerate(FIGURES)}
"""The place of each sort of figure in `Hand.figures`."""
FARMER, TOOLMAKER, HUT_BUILDER, SHAMAN = (
    KINDS[kind] for kind in (kinds.Farmer, kinds.Toolmaker, kinds.HutBuilder, kinds.Shaman)
)


class Hand(NamedTuple):
    """A tribe's cards as far as a viewer knows them; hidden ones count what is usual."""

    figures: tuple[float, ...]
    symbols: Mapping[str, int]
    blank: float
    """Different symbols that the hidden cards may add to the largest set."""


def hand(tables: Tables, tribe: Tribe, unseen: tuple[str, ...]) -> Hand:
    """Look at the cards of a tribe; `unseen` are those that a hidden one may be."""
    figures = [float(product.figures) for product in products(tables, tribe)]
    counts: dict[str, int] = {}
    for symbol in symbols(tables, tribe):
        counts[symbol] = counts.get(symbol, 0) + 1
    hidden, blank = tribe.cards.count(UNKNOWN), 0.0
    if hidden and unseen:
        share = hidden / len(unseen)
        for card in unseen:
            bottom = tables.bottoms[card]
            if isinstance(bottom, Culture):
                blank += share
            else:
                figures[KINDS[type(bottom)]] += share * bottom.amount
    return Hand(tuple(figures), counts, blank)


class Prospect:
    """How one taste values a tribe with so many rounds to come."""

    def __init__(self, tables: Tables, weights: Weights, taste: Taste, turns: float) -> None:
        self.tables, self.weights, self.taste, self.turns = tables, weights, taste, turns
        self.soon = min(1.0, turns)
        growth = weights.growth
        self.more_figures = growth.figures * turns
        stock = [weights.piece + weights.resource * points for points in tables.points]
        late = (1 - self.soon) * tables.leftover
        self.prices = tuple([self.soon * price + late for price in stock])
        self._costs: dict[tuple[int, int, int], float] = {}

    def worth(self, tribe: Tribe, cards: Hand) -> float:
        """Give the value of a tribe between two rounds."""
        value = float(tribe.score) + self.goods(tribe.resources)
        value += self.village(tribe.people, tribe.agriculture, sum(tribe.tools), cards)
        value += self.built(len(tribe.tiles), cards) + self.culture(cards)
        value += self.open_cards(tribe)
        return value - self.hunger(tribe.people, tribe.agriculture, tribe.food)

    def village(self, people: int, agriculture: int, tools: int, cards: Hand) -> float:
        """Give the value of people, agriculture and tools: their work and their figures."""
        weights, growth, taste, turns = self.weights, self.weights.growth, self.taste, self.turns
        tables, more, figures = self.tables, self.more_figures, cards.figures
        tilled = min(tables.most_agriculture, agriculture + growth.agriculture * turns)
        most = tables.most_tool * tables.tool_slots
        made = min(most, tools + growth.tools * turns)
        grown = min(tables.most_people, people + growth.people * turns)
        value = taste.agriculture * (figures[FARMER] + more) * tilled
        value += taste.tools * (figures[TOOLMAKER] + more) * made
        value += taste.people * (figures[SHAMAN] + more) * grown
        work = taste.people * weights.person * people + taste.tools * weights.tool * tools
        work += (taste.agriculture - 1) * weights.food * agriculture
        return value + turns * work

    def built(self, tiles: int, cards: Hand) -> float:
        """Give the value of so many tiles beside their points."""
        more = self.weights.growth.tiles * self.turns
        return (cards.figures[HUT_BUILDER] + self.more_figures) * (tiles + more)

    def culture(self, cards: Hand, symbol: str = "") -> float:
        """Give the value of the culture cards, one more symbol among them."""
        held = dict(cards.symbols)
        if symbol:
            held[symbol] = held.get(symbol, 0) + 1
        found: list[float] = list(sizes(tuple(held.values())))
        kinds = len(self.tables.components.cards.symbols)
        if cards.blank:
            first = found[0] if found else 0.0
            grown = first + cards.blank * (1 - first / kinds)
            found = [min(float(kinds), grown), *found[1:]]
        value = sum([size * size for size in found])
        if found and found[0] < kinds:
            value += self.weights.culture * found[0] * min(4.0, self.turns)
        return value

    def bottom(self, bottom: Bottom, tribe: Tribe, cards: Hand) -> float:
        """Give the value of one more card with this bottom."""
        if isinstance(bottom, Culture):
            return self.culture(cards, bottom.symbol) - self.culture(cards)
        more = list(cards.figures)
        more[KINDS[type(bottom)]] += bottom.amount
        richer, tools, tiles = cards._replace(figures=tuple(more)), sum(tribe.tools), tribe.tiles
        return (
            self.village(tribe.people, tribe.agriculture, tools, richer)
            - self.village(tribe.people, tribe.agriculture, tools, cards)
            + self.built(len(tiles), richer)
            - self.built(len(tiles), cards)
        )

    def goods(self, resources: Sequence[float]) -> float:
        """Give the value of a stock."""
        value: float = sum(map(mul, self.prices, resources))
        pieces, full = sum(resources), self.weights.full
        if pieces <= full or not self.soon:
            return value
        return value * (full + (pieces - full) * self.weights.slack) / pieces

    def open_cards(self, tribe: Tribe) -> float:
        """Give the value of the cards that wait to be used."""
        if not tribe.open:
            return 0.0
        one_use, value = self.tables.one_use, extra(self.tables, tribe) * max(self.prices)
        helps = sum([one_use[card] for card in tribe.open if card in one_use])
        return value + self.weights.one_use * self.soon * helps

    def hunger(self, people: int, agriculture: int, food: int) -> float:
        """Give what all meals to come will cost: work for food, or the loss where that is less."""
        key = (people, agriculture, food)
        found = self._costs.get(key)
        if found is None:
            found = self._costs[key] = self._hunger(people, agriculture, food)
        return found

    def _hunger(self, people: int, agriculture: int, food: int) -> float:
        lack = people - agriculture
        if lack <= 0 or not self.turns:
            return 0.0
        cost = min(float(penalty(self.tables, lack)), lack * self.weights.food)
        return self.taste.food * cost * max(0.0, self.turns - food / lack)

    def meal(self, missing: int, stock: float) -> float:
        """Give what it costs when food is missing in this round's meal."""
        cost = float(penalty(self.tables, missing))
        if stock >= missing:
            cost = min(cost, missing * self.prices[0])
        return self.taste.food * cost
