"""The components in the form the rules ask for: precomputed, looked up thousands of times."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.stoneage.actions import Act, Action, Put
from game.stoneage.components import (
    Bottom,
    ChooseResources,
    Components,
    Fixed,
    Free,
    Hunt,
    OneUseTool,
    Source,
    Tile,
    Top,
    Village,
)
from game.stoneage.options import Options

FOOD = "food"


class Need(NamedTuple):
    """What a payment must be: exactly `cost`, or so many pieces of so many kinds."""

    cost: tuple[int, ...]
    """Pieces of each resource; empty when any will do."""
    least: int
    most: int
    kinds: int
    """How many different kinds; 0: any."""


class Spot(NamedTuple):
    """What the people of a place do there."""

    gain: str
    """`tool`, `person`, `agriculture`, `food`, a resource's id, `card` or `tile`."""
    divisor: int
    """Of the roll; 0 where nothing is rolled."""
    good: int
    """The resource's place in the order of the sheet; -1 for none."""
    number: int
    """Slot of the row or number of the stack, from 0; -1 elsewhere."""


class Layout:
    """All places with so many seats, by index: those of the sheet, slots of the row, stacks."""

    def __init__(self, components: Components, seats: int) -> None:
        numbers, sheet = components.numbers, components.places
        goods = [good.id for good in numbers.resources]
        divisors = {good.id: good.divisor for good in numbers.resources}
        limit = next(limit for limit in sheet.limits if limit.seats == seats)
        self.seats = seats
        self.village_open, self.source_players = limit.village, limit.players
        slots, base = len(numbers.row), len(sheet.places)
        self.slots = slots
        self.first_card = base
        self.ids = (
            *[place.id for place in sheet.places],
            *[f"card:{slot + 1}" for slot in range(slots)],
            *[f"tile:{stack + 1}" for stack in range(seats)],
        )
        self.size = len(self.ids)
        self.at = {name: index for index, name in enumerate(self.ids)}
        self.village: tuple[tuple[int, int, str], ...] = tuple(
            (at, p.people, p.gain) for at, p in enumerate(sheet.places) if isinstance(p, Village)
        )
        self.hunts = tuple(at for at, p in enumerate(sheet.places) if isinstance(p, Hunt))
        self.sources = tuple(
            (at, p.rings) for at, p in enumerate(sheet.places) if isinstance(p, Source)
        )
        self.in_village = sum(1 << at for at, _, _ in self.village)
        """The village places, as a set of bits."""
        self.singles = tuple((at, 1) for at in range(base, self.size))
        self.open_singles = lru_cache(None)(self._open_singles)
        spots: list[Spot] = []
        for place in sheet.places:
            match place:
                case Village():
                    spots.append(Spot(place.gain, 0, -1, -1))
                case Hunt():
                    spots.append(Spot(FOOD, place.divisor, -1, -1))
                case Source():
                    name = place.resource
                    spots.append(Spot(name, divisors[name], goods.index(name), -1))
        spots += [Spot("card", 0, -1, slot) for slot in range(slots)]
        spots += [Spot("tile", 0, -1, stack) for stack in range(seats)]
        self.spots = dict(zip(self.ids, spots, strict=True))
        self.rolls = tuple(spot.divisor > 0 for spot in spots)
        self.puts = tuple(self._puts(at, numbers.people.most) for at in range(self.size))
        self.acts = tuple(Act(name) for name in self.ids)

    def _open_singles(self, taken: int) -> tuple[tuple[int, int], ...]:
        """Give the cards and tiles, each with room for one, that are not among those taken."""
        return tuple([one for bit, one in enumerate(self.singles) if not taken >> bit & 1])

    def _puts(self, at: int, most: int) -> tuple[tuple[Action, ...], ...]:
        """Give what may be put on a place for every number of people that fits there."""
        exact = {place: people for place, people, _ in self.village}.get(at)
        numbers: tuple[Action, ...] = tuple(Put(self.ids[at], n + 1) for n in range(most))
        if exact:
            return tuple(numbers[exact - 1 : exact] if n == exact else () for n in range(most + 1))
        return tuple(numbers[:n] for n in range(most + 1))


class Tables:
    """Everything of the sheets by id or place, and the options that rules depend on."""

    def __init__(self, components: Components, options: Options) -> None:
        self.components = components
        numbers = components.numbers
        self.blocks = options.full_track_placement == "allowed"
        self.asks = options.equal_tools == "choose"
        self.by_person = options.starvation == "per_person"
        self.tiles_shown = options.tiles_left == "shown"
        self.goods = tuple(good.id for good in numbers.resources)
        self.good_at = {name: at for at, name in enumerate(self.goods)}
        self.points = tuple(good.points for good in numbers.resources)
        self.divisors = tuple(good.divisor for good in numbers.resources)
        self.none = (0,) * len(self.goods)
        self.start_people, self.most_people = numbers.people.start, numbers.people.most
        self.start_food, self.stack = numbers.food, numbers.stack
        self.most_agriculture = numbers.agriculture
        self.tool_slots, self.most_tool = numbers.tools.slots, numbers.tools.most
        self.fresh = (False,) * self.tool_slots
        self.costs = numbers.row
        self.die = numbers.die
        self.hunger, self.hunger_by = numbers.hunger.points, numbers.hunger.by_person
        self.leftover = numbers.leftover
        self.cards = tuple(components.cards.cards)
        self.tops: dict[str, Top] = {i: c.top for i, c in components.cards.cards.items()}
        self.bottoms: dict[str, Bottom] = {i: c.bottom for i, c in components.cards.cards.items()}
        self.one_use = {i: top.value for i, top in self.tops.items() if isinstance(top, OneUseTool)}
        self.chooses = {
            i: top.amount for i, top in self.tops.items() if isinstance(top, ChooseResources)
        }
        self.tiles: tuple[str, ...] = tuple(components.tiles)
        self.tile_needs = {name: self._need(tile) for name, tile in components.tiles.items()}
        self.tile_points = {
            name: tile.points if isinstance(tile, Fixed) else 0
            for name, tile in components.tiles.items()
        }
        self.card_needs = tuple(Need((), cost, cost, 0) for cost in self.costs)
        self.layouts = {
            limit.seats: Layout(components, limit.seats) for limit in components.places.limits
        }

    def _need(self, tile: Tile) -> Need:
        if isinstance(tile, Fixed):
            count = sum(tile.cost.values())
            return Need(tuple(tile.cost.get(good, 0) for good in self.goods), count, count, 0)
        if isinstance(tile, Free):
            return Need((), tile.least, tile.most, 0)
        return Need((), tile.count, tile.count, tile.kinds)
