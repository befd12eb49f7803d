"""The numbers in the form the rules ask for, and what follows from the land alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import accumulate, combinations
from operator import itemgetter
from typing import NamedTuple

from game.tempus.actions import (
    Advance,
    Attack,
    Birth,
    Build,
    Commit,
    Discard,
    Govern,
    Improve,
    Lay,
    Lead,
    Move,
    Name,
    Preach,
    Settle,
)
from game.tempus.components import (
    Components,
    Convert,
    ExtraAction,
    ExtraFight,
    MoreChildren,
    MorePeople,
    MoreRoom,
    Progress,
    Strength,
)
from game.tempus.grid import STEPS, Grid, bits, mask_of
from game.tempus.options import Options
from game.tempus.state import SEA, Pairs

APART = 3
"""The distance between the centres of two tiles that share an edge."""
MEMORY = 1 << 12
"""So many results of a reckoning about cards are remembered."""


class Shores(NamedTuple):
    """What follows from where land lies: sets of hexes."""

    land: int
    sea: int
    """All water that reaches the border; the water outside the grid belongs to it."""
    coast: int
    """Land that touches the sea."""
    lakes: tuple[tuple[int, int], ...]
    """Each lake: its water, and the land that touches it."""
    terrains: Mapping[str, int]
    """The land of each letter."""
    nurseries: int
    """Land where children may be born."""
    ferries: tuple[int, ...]
    """For each hex the land on the other shores of its lakes (T13)."""
    voyages: tuple[int, ...]
    """For each hex the same, and where ships from its coast can land (T14)."""


class Card(NamedTuple):
    """What a card is: its idea, its background, and its numbers for whoever plays it."""

    idea: str
    background: str
    progress: int
    attack: int
    defence: int


class Tables:
    """Components and options in the form the rules ask for."""

    def __init__(self, components: Components, options: Options) -> None:
        self.components = components
        self.numbers = components.table
        self.eras = components.eras.eras
        self.last = len(self.eras) - 1
        self.entered = tuple(accumulate(era.points for era in self.eras))
        """Points of each box, those of the boxes before it included (T48)."""
        self.grid = Grid(components.map.columns, components.map.rows)
        self.cities_protect = options.protection == "people_and_cities"
        self.free_action = options.government == "free_action"
        self.one_card = options.progress_cards == "one"
        self.random_setup = options.setup == "random"
        self._map(components)
        self._cards(components)
        self.city_values = tuple(city.value for city in self.numbers.cities)
        self.city_counts = {city.value: city.count for city in self.numbers.cities}
        self.advances = tuple(Advance(count) for count in range(self.numbers.people + 1))
        self._row = lru_cache(None)(self._row_of)
        self.moves = lru_cache(1 << 16)(self._moves)
        self.walk = lru_cache(1 << 16)(self._walk)
        # Actions are values: to find one costs a fraction of making it anew each time it is listed.
        self.birth = lru_cache(None)(Birth)
        self.build = lru_cache(None)(Build)
        self.attack = lru_cache(None)(Attack)
        self.improve = lru_cache(None)(Improve)
        self.lead = lru_cache(None)(Lead)
        self.preach = lru_cache(None)(Preach)
        self.govern = lru_cache(None)(Govern)
        self.commit = lru_cache(1 << 14)(Commit)
        self.played = lru_cache(MEMORY)(self._played)
        self.besides = lru_cache(MEMORY)(self._besides)
        self.values_left = lru_cache(MEMORY)(self._values_left)
        self.shores = lru_cache(256)(self._shores)
        self.subsets = lru_cache(MEMORY)(self._subsets)
        self.discards = lru_cache(MEMORY)(self._discards)
        self.lays = lru_cache(None)(self._lays)
        self.open_places = lru_cache(1 << 10)(self._open_places)
        # Grown once on a grid full of land and sifted for each island, not grown anew.
        self._all_clusters = self._every_cluster()
        self.clusters = lru_cache(64)(self._clusters)

    def _map(self, components: Components) -> None:
        terrains = components.map.terrains
        self.letter = {name: terrain.letter for name, terrain in terrains.items()}
        self.terrain = {letter: name for name, letter in self.letter.items()}
        self.barren = frozenset(t.letter for t in terrains.values() if t.barren)
        self.nurseries = tuple(t.letter for t in terrains.values() if t.nursery)
        self.backgrounds = tuple(name for name, t in terrains.items() if not t.barren)
        self.names = tuple(Name(background) for background in self.backgrounds)
        self.tiles_laid = {laid.seats: laid.tiles for laid in components.map.laid}

    def _cards(self, components: Components) -> None:
        self.cards: dict[str, Card] = {}
        ideas: dict[type, set[str]] = {}
        deck: list[str] = []
        for name, idea in components.cards.ideas.items():
            effect = idea.effect
            attack = defence = 0
            if isinstance(effect, Strength):
                defence, attack = effect.points, 0 if effect.defender else effect.points
            progress = effect.points if isinstance(effect, Progress) else 0
            for background, count in idea.cards.items():
                card = f"{name}:{background}"
                self.cards[card] = Card(name, background, progress, attack, defence)
                ideas.setdefault(type(effect), set()).add(card)
                deck += [card] * count
        self.deck = tuple(sorted(deck))
        none: set[str] = set()
        self.transports = frozenset(ideas.get(MorePeople, none))
        self.medicines = frozenset(ideas.get(MoreChildren, none))
        self.sanitations = frozenset(ideas.get(MoreRoom, none))
        self.leaders = frozenset(ideas.get(ExtraFight, none))
        self.religions = frozenset(ideas.get(Convert, none))
        self.governments = frozenset(ideas.get(ExtraAction, none))
        self._effects = frozenset().union(
            self.transports,
            self.medicines,
            self.sanitations,
            self.leaders,
            self.religions,
            self.governments,
        )
        self.amounts = {
            card: getattr(components.cards.ideas[kind.idea].effect, "amount", 1)
            for card, kind in self.cards.items()
        }

    def _moves(self, start: int, targets: int) -> tuple[Move, ...]:
        row, hexes = self._row(start), self.grid.listed(targets)
        # Ships make hundreds of moves: taken out of the row all at once, which gives a tuple only
        # of two or more.
        return itemgetter(*hexes)(row) if len(hexes) > 1 else tuple([row[to] for to in hexes])

    def _row_of(self, start: int) -> tuple[Move, ...]:
        return tuple(Move(start, to) for to in range(self.grid.size))

    def _walk(self, start: int, distance: int, passable: int) -> int:
        """Give the hexes to which so many steps lead over passable hexes around the start."""
        grid = self.grid
        fresh = grid.touching[start] & passable
        found = fresh
        for _ in range(distance - 1):
            fresh = grid.around(fresh) & passable & ~found
            if not fresh:
                break
            found |= fresh
        return found

    def _shores(self, land: str) -> Shores:
        grid = self.grid
        letters = dict.fromkeys(self.terrain, 0)
        for hex, letter in enumerate(land):
            if letter != SEA:
                letters[letter] |= 1 << hex
        solid = 0
        for mask in letters.values():
            solid |= mask
        water = grid.board & ~solid
        sea = grid.spread(grid.rim & water, water)
        coast = (grid.around(sea) | grid.rim) & solid
        lakes, rest = [], water & ~sea
        while rest:
            lake = grid.spread(rest & -rest, rest)
            lakes.append((lake, grid.around(lake) & solid))
            rest &= ~lake
        ferries = self._across([shore for _, shore in lakes])
        voyages = self._across([coast, *[shore for _, shore in lakes]])
        nurseries = sum(letters[letter] for letter in self.nurseries)
        return Shores(solid, sea, coast, tuple(lakes), letters, nurseries, ferries, voyages)

    def _across(self, shores: Iterable[int]) -> tuple[int, ...]:
        """Give for each hex the others that lie on a shore with it."""
        found = [0] * self.grid.size
        for shore in shores:
            for hex in bits(shore):
                found[hex] |= shore & ~(1 << hex)
        return tuple(found)

    def _subsets(self, hand: tuple[str, ...], most: int) -> tuple[Commit, ...]:
        counts = range(most + 1)
        return tuple([self.commit(cards) for count in counts for cards in _picks(hand, count)])

    def _discards(self, hand: tuple[str, ...], count: int) -> tuple[Discard, ...]:
        return tuple([Discard(cards) for cards in _picks(hand, count)])

    def _besides(self, shown: tuple[str, ...]) -> tuple[str, ...]:
        """List the cards of the game besides those shown, whatever else is among them."""
        # In the order of the sheet: the deck's own order would give it away.
        return tuple((Counter(self.deck) - Counter(shown)).elements())

    def _played(self, hand: tuple[str, ...]) -> tuple[str, ...]:
        """Give each sort of card in a hand that may be played for its effect, once."""
        return tuple([card for card in dict.fromkeys(hand) if card in self._effects])

    def _values_left(self, cities: Pairs) -> tuple[int, ...]:
        """Give the values of which a tribe with these cities has another one to build."""
        built = [value for _, value in cities]
        return tuple([v for v, count in self.city_counts.items() if built.count(v) < count])

    def _lays(self, centre: int) -> tuple[Lay, ...]:
        return tuple(Lay(centre, rotation) for rotation in range(len(STEPS)))

    def _open_places(self, centres: int) -> int:
        """Give where the centre of a tile may lie beside tiles with these centres (T2)."""
        middles = mask_of(self.grid.middles)
        if not centres:
            return middles
        taken = near = centres
        for _ in range(APART):
            taken, near = near, near | self.grid.around(near)
        return near & ~taken & middles

    def _clusters(self, solid: int) -> tuple[tuple[int, Settle], ...]:
        """Give every way to put the first people on land: with the set of hexes."""
        water = ~solid
        # By the first hex: those that begin in the water, most of all, are not looked at.
        return tuple(
            [pair for hex in bits(solid) for pair in self._all_clusters[hex] if not pair[0] & water]
        )

    def _every_cluster(self) -> tuple[tuple[tuple[int, Settle], ...], ...]:
        """Give every way to put the first people anywhere on the grid, by the first hex."""
        grid, most = self.grid, self.numbers.settlers_in_hex
        groups = {1 << hex for hex in range(grid.size)}
        found: list[tuple[int, tuple[int, ...]]] = []
        for _ in range(self.numbers.settlers):
            for group in groups:
                found += [(group, spots) for spots in self._filled(bits(group), most)]
            groups = {
                group | 1 << near for group in groups for near in bits(grid.around(group) & ~group)
            }
        found.sort(key=lambda one: one[1])
        ways: list[list[tuple[int, Settle]]] = [[] for _ in range(grid.size)]
        for group, hexes in found:
            ways[hexes[0]].append((group, Settle(hexes)))
        return tuple(map(tuple, ways))

    def _filled(self, hexes: list[int], most: int) -> list[tuple[int, ...]]:
        """Give every way to fill all these hexes with all settlers."""
        ways: list[tuple[int, ...]] = [()]
        for hex in hexes:
            ways = [(*way, *[hex] * count) for way in ways for count in range(1, most + 1)]
        return [way for way in ways if len(way) == self.numbers.settlers]

    def tile_letters(self, tile: str, rotation: int) -> tuple[str, ...]:
        """Give the letters of a turned tile: the centre, then the ring from the north."""
        face = self.components.map.tiles[tile]
        ring = face.ring
        turned = (ring[(direction - rotation) % len(ring)] for direction in range(len(ring)))
        return (face.centre, *turned)


def _picks(hand: tuple[str, ...], count: int) -> Iterable[tuple[str, ...]]:
    """Give every choice of so many cards of a hand once, in order."""
    # Combinations of a sorted hand come in order; equal cards only make some of them come again.
    return dict.fromkeys(combinations(sorted(hand), count))


@lru_cache(1 << 14)
def spots(pairs: tuple[tuple[int, int], ...]) -> int:
    """Give the set of hexes of some pairs."""
    return mask_of(hex for hex, _ in pairs)


@lru_cache(1 << 14)
def crowds(pairs: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Give the sets of the hexes with one or more, with two or more and so on; at least one set."""
    found = [0] * max([count for _, count in pairs], default=1)
    for hex, count in pairs:
        for level in range(count):
            found[level] |= 1 << hex
    return tuple(found)
