"""What a seat's people on the board will bring when they act: the value of a round planned."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from game.stoneage import components as kinds
from game.stoneage.bots.prospect import Hand, Prospect
from game.stoneage.bots.stock import Income, Item, Stock, Store, income
from game.stoneage.odds import amounts, expected
from game.stoneage.rolling import one_uses, unused
from game.stoneage.state import State


class Reckoned(NamedTuple):
    """The value of a round planned, and the chance to pay for each card and tile."""

    value: float
    pays: tuple[tuple[int, float], ...]


class Outlook:
    """One seat's values in one state; asked for many sets of places."""

    def __init__(self, prospect: Prospect, state: State, seat: int, cards: Hand) -> None:
        self.prospect, self.cards = prospect, cards
        self.tables = tables = prospect.tables
        self.state, self.seat = state, seat
        self.tribe = tribe = state.tribes[seat]
        self.layout = tables.layouts[len(state.tribes)]
        self.spots = [self.layout.spots[name] for name in self.layout.ids]
        spare = sum(tribe.tools[slot] for slot in unused(tribe))
        if tribe.open:
            spare += sum(tables.one_use[card] for card in one_uses(tables, tribe))
        self.store = Store(tribe.resources, tribe.food, spare)
        self.rings = tuple((at, spot.good) for at, spot in enumerate(self.spots) if spot.good >= 0)
        # The sources lie side by side in the layout, so one slice is their key.
        self._ringed = slice(self.rings[0][0], self.rings[-1][0] + 1)
        self._incomes: dict[tuple[tuple[int, ...], tuple[int, ...], int], Income] = {}
        self._known: dict[tuple[int, ...], Reckoned] = {}
        self._meals: dict[tuple[int, int, int, int, int, int], float] = {}

    # what single things are worth; reckoned when first asked for

    @cached_property
    def base(self) -> float:
        """The value of the tribe, without what its food and its resources are worth."""
        prospect, tribe = self.prospect, self.tribe
        value = prospect.worth(tribe, self.cards)
        value += prospect.hunger(tribe.people, tribe.agriculture, tribe.food)
        return value - prospect.goods(tribe.resources)

    @cached_property
    def items(self) -> Mapping[int, Item]:
        """The cards and tiles that lie open, by place."""
        return dict(self._offers())

    @cached_property
    def shelf(self) -> Sequence[tuple[int, Item]]:
        """The same, what brings most for each piece first."""
        return sorted(
            self.items.items(), key=lambda offer: -offer[1].gain / (1 + offer[1].need.least)
        )

    @cached_property
    def village(self) -> Mapping[str, float]:
        """The value of a tool, a person, a step of agriculture, without any food."""
        value, tribe, tables = self.prospect.village, self.tribe, self.tables
        people, agriculture, tools = tribe.people, tribe.agriculture, sum(tribe.tools)
        now = value(people, agriculture, tools, self.cards)
        found = {"tool": 0.0, "person": 0.0, "agriculture": 0.0}
        if tools < tables.most_tool * tables.tool_slots:
            found["tool"] = value(people, agriculture, tools + 1, self.cards) - now
        if people < tables.most_people:
            found["person"] = value(people + 1, agriculture, tools, self.cards) - now
        if agriculture < tables.most_agriculture:
            found["agriculture"] = value(people, agriculture + 1, tools, self.cards) - now
        return found

    def gain(self, what: str) -> float:
        """Give the value of one resource, tool or step of agriculture gained now."""
        at = self.tables.good_at.get(what, -1)
        if at >= 0:
            return self.prospect.prices[at]
        value = self.village[what]
        if what == "agriculture" and value:
            value += self._fed(1)
        return value

    def _fed(self, steps: int) -> float:
        """Give what more agriculture saves in food, this round's meal included."""
        tribe = self.tribe
        now = self._left(tribe.food, tribe.people, tribe.agriculture, 0)
        return self._left(tribe.food, tribe.people, tribe.agriculture + steps, 0) - now

    def food(self, count: int) -> float:
        """Give the value of food gained now."""
        tribe = self.tribe
        now = self._left(tribe.food, tribe.people, tribe.agriculture, 0)
        return self._left(tribe.food + count, tribe.people, tribe.agriculture, 0) - now

    def _offers(self) -> list[tuple[int, Item]]:
        tables, state, first = self.tables, self.state, self.layout.first_card
        found = []
        for slot, card in enumerate(state.row):
            if card:
                item = Item(self.card(card), tables.card_needs[slot], ())
                found.append((first + slot, item))
        for stack, tile in enumerate(state.tops):
            if tile:
                points = tables.tile_points[tile]
                liked = self.prospect.taste.tiles
                gain = liked * points + self.hut()
                values = () if points else tables.points
                at = first + self.layout.slots + stack
                found.append((at, Item(gain, tables.tile_needs[tile], values)))
        return found

    def hut(self) -> float:
        """Give what one more tile is worth beside its points."""
        tiles, prospect = len(self.tribe.tiles), self.prospect
        return prospect.built(tiles + 1, self.cards) - prospect.built(tiles, self.cards)

    def card(self, card: str) -> float:
        """Give the value of taking a card."""
        top, tables = self.tables.tops[card], self.tables
        value = self.prospect.bottom(tables.bottoms[card], self.tribe, self.cards)
        return self.prospect.taste.cards * (value + _TOPS[type(top)](self, top))

    def dice_for_all(self, _: object) -> float:
        """Give the best of the dice for all, less what it gives the others on average."""
        values = sorted(self.gain(face) for face in self.tables.die)
        seats, sides = len(self.state.tribes), len(values)
        # The highest of so many dice, by the chance that all of them are at most each face.
        best = sum(
            value * (((at + 1) / sides) ** seats - (at / sides) ** seats)
            for at, value in enumerate(values)
        )
        rest = (seats * sum(values) / sides - best) / (seats - 1)
        return best - rest / max(1, seats - 1)

    def roll(self, top: kinds.RollResource) -> float:
        """Give the value of a card's roll."""
        at = self.tables.good_at[top.resource]
        return self.prospect.prices[at] * expected(top.dice, self.tables.divisors[at])

    def drawn(self, _: object) -> float:
        """Give the value of a card that nobody has seen: what the average one counts."""
        tables, tribe = self.tables, self.tribe
        values = [self.prospect.bottom(tables.bottoms[c], tribe, self.cards) for c in tables.cards]
        return sum(values) / len(values)

    # what a whole round brings

    def value(self, placed: tuple[int, ...]) -> float:
        """Give the value of the tribe after acting at these places and the meal."""
        return self.reckon(placed).value

    def reckon(self, placed: tuple[int, ...]) -> Reckoned:
        """Give the value of a set of places, remembered."""
        found = self._known.get(placed)
        if found is None:
            found = self._known[placed] = self.with_store(placed, self.store)
        return found

    def with_store(self, placed: tuple[int, ...], store: Store) -> Reckoned:
        """Give the value of a set of places with other things at hand than now."""
        value, tribe = self.base, self.tribe
        people, agriculture, tools = tribe.people, tribe.agriculture, store.tools
        for at, _, gain in self.layout.village:
            if placed[at]:
                value += self.village[gain]
                if gain == "tool":
                    # A tool made this round helps its rolls already: it is fetched before them.
                    tools += 1
                elif gain == "person":
                    people = min(people + 1, self.tables.most_people)
                else:
                    agriculture = min(agriculture + 1, self.tables.most_agriculture)
        hunters = placed[self.layout.hunts[0]]
        brought = self._brought(placed, store.resources, tools)
        means: Sequence[float] = brought.means
        pays: tuple[tuple[int, float], ...] = ()
        if any(placed[self.layout.first_card :]):
            stock = Stock(self.prospect, store.resources, brought, tribe.people - sum(placed))
            pays, means = stock.buy(self.shelf, placed), stock.means
            value += stock.value + self.prospect.goods(means)
        else:
            value += self.prospect.goods(means)
        plus = 0 if brought.works else tools
        # Resources feed people too, where nothing else does (sa25).
        left = min(int(sum(means)), people)
        value += self._meal(hunters, plus, people, agriculture, left, store.food)
        return Reckoned(value, pays)

    def _brought(self, placed: tuple[int, ...], have: tuple[int, ...], tools: int) -> Income:
        """Give what the people at the sources bring, remembered."""
        # Sets of places differ mostly elsewhere, so the sources alone are the key.
        key = (placed[self._ringed], have, tools)
        found = self._incomes.get(key)
        if found is None:
            crews = [(placed[at], good) for at, good in self.rings]
            found = self._incomes[key] = income(self.tables.divisors, crews, have, tools)
        return found

    def _meal(
        self, hunters: int, plus: int, people: int, agriculture: int, stock: int, food: int
    ) -> float:
        """Give the value of food, this round's meal included, over all rolls of the hunters."""
        key = (hunters, plus, people, agriculture, stock, food)
        found = self._meals.get(key)
        if found is None:
            divisor = self.spots[self.layout.hunts[0]].divisor
            rolls = amounts(hunters, divisor, plus) if hunters else ((0, 1.0),)
            found = self._meals[key] = sum(
                [p * self._left(food + n, people, agriculture, stock) for n, p in rolls]
            )
        return found

    def _left(self, food: int, people: int, agriculture: int, stock: int) -> float:
        prospect, left = self.prospect, food + agriculture - people
        if left >= 0:
            return -prospect.hunger(people, agriculture, left)
        # The lack of this round is paid at once; the meals to come begin without any food.
        return -prospect.meal(-left, stock) - prospect.hunger(people, agriculture, 0)


Top = Any
_TOPS: Mapping[type, Callable[[Outlook, Top], float]] = {
    kinds.DiceForAll: Outlook.dice_for_all,
    kinds.Food: lambda outlook, top: outlook.food(top.amount),
    kinds.Resource: lambda outlook, top: top.amount * outlook.gain(top.resource),
    kinds.RollResource: Outlook.roll,
    kinds.Points: lambda _, top: float(top.amount),
    kinds.Tool: lambda outlook, _: outlook.gain("tool"),
    kinds.Agriculture: lambda outlook, top: top.amount * outlook.gain("agriculture"),
    kinds.ExtraCard: Outlook.drawn,
    kinds.OneUseTool: lambda outlook, top: outlook.prospect.weights.one_use * top.value,
    kinds.ChooseResources: lambda outlook, top: top.amount * max(outlook.prospect.prices),
}
