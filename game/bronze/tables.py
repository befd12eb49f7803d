"""The numbers of the game, precomputed: looked up thousands of times a second by the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from game.bronze.components import Components
from game.bronze.grid import Grid
from game.bronze.options import Options
from game.core.chance import Draw


class Layout(NamedTuple):
    """What the lands turned up so far look like, as bit sets."""

    spots: int
    """All spots."""
    fits: Mapping[str, int]
    """For each card the spots it may settle."""
    cells: tuple[tuple[int, ...], ...]
    """For each terrain, for each kind: its spots."""


class Tables:
    """Components in the form the rules ask for; terrains, kinds and technologies by place."""

    def __init__(self, components: Components, options: Options) -> None:
        self.components = components
        self.unordered = options.spots == "unordered"
        self.full_rows = options.rows == "full"
        self.terrains = components.map.terrains
        self.kinds = components.map.kinds
        self.terrain_place = {terrain: at for at, terrain in enumerate(self.terrains)}
        self.technologies = tuple(components.technologies.technologies)
        self.wild = components.technologies.wild
        self.cards = (*self.technologies, self.wild)
        self.order = {card: at for at, card in enumerate(self.cards)}
        setup, tokens = components.setup, components.tokens
        self.columns, self.cubes, self.to_end = setup.columns, setup.cubes, setup.emptied
        self.pool = setup.pool
        self.sizes = {size.players: size for size in setup.tables}
        self.lengths = tuple(route.length for route in tokens.routes)
        self.shortest = min(self.lengths)
        self.route_points = {route.length: route.points for route in tokens.routes}
        self.provinces = tuple(p.points for p in tokens.provinces for _ in range(p.count))
        self.tiles = components.lands.lands
        self.cities = components.cities.cities
        self.grid = Grid(self.terrains, self._width(), self._most_lands(), self.cards)
        self._pieces = {tile: self._piece(tile) for tile in self.tiles}
        self.layout = lru_cache(1 << 11)(self._layout)
        self.cards_of = lru_cache(1 << 12)(self._cards_of)

    def _width(self) -> int:
        return max(len(cell) for tile in self.tiles.values() for cell in tile.values())

    def _most_lands(self) -> int:
        return max(size.lands for size in self.sizes.values())

    def copies(self, players: int) -> int:
        """Count the cards of each technology that are in play with so many players."""
        copies = self.components.technologies.cards.copies
        return sum(row.count for row in copies if row.players <= players)

    def heights(self, players: int) -> tuple[int, ...]:
        """Give the sizes of the piles at the start, larger ones first; one is the reserve (N2)."""
        total = self.copies(players) * len(self.technologies)
        each, more = divmod(total, self.pool + 1)
        return tuple(each + (at < more) for at in range(self.pool + 1))

    def city_deck(self, players: int) -> tuple[str, ...]:
        """Name the city cards that are in play with so many players."""
        return tuple(name for name, city in self.cities.items() if city.players <= players)

    def kind(self, tile: str, terrain: int, place: int) -> str:
        """Give the kind of a spot of a land tile."""
        return self.tiles[tile][self.terrains[terrain]][place]

    def draw_cards(self, unseen: tuple[int, ...], count: int) -> Draw:
        """Ask for technology cards, drawn evenly from all that nobody has seen (N3)."""
        return Draw("technologies", self.cards_of(unseen), count)

    def _cards_of(self, counts: tuple[int, ...]) -> tuple[str, ...]:
        found: list[str] = []
        for name, count in zip(self.technologies, counts, strict=True):
            found += [name] * count
        return tuple(found)

    def _piece(self, tile: str) -> Layout:
        cells = tuple(
            tuple(self._cell(at, self.tiles[tile][terrain], kind) for kind in self.kinds)
            for at, terrain in enumerate(self.terrains)
        )
        every = [row[at] for row in cells for at in range(len(self.kinds))]
        fits = {name: self._fit(name, cells) for name in self.technologies}
        return Layout(_union(every), {**fits, self.wild: _union(every)}, cells)

    def _cell(self, terrain: int, spots: tuple[str, ...], kind: str) -> int:
        found = (at for at, spot in enumerate(spots) if spot == kind)
        return sum(1 << self.grid.bit(0, terrain, at) for at in found)

    def _fit(self, name: str, cells: tuple[tuple[int, ...], ...]) -> int:
        card = self.components.technologies.technologies[name]
        kinds = [self.kinds.index(kind) for kind in card.kinds]
        rows = [cells[self.terrain_place[terrain]] for terrain in card.terrains]
        return _union(row[kind] for row in rows for kind in kinds)

    def _layout(self, tiles: tuple[str, ...]) -> Layout:
        if not tiles:
            blank = (0,) * len(self.kinds)
            return Layout(0, dict.fromkeys(self.cards, 0), (blank,) * len(self.terrains))
        # Lands are opened one by one, so all but the newest piece is known already.
        before, piece = self.layout(tiles[:-1]), self._pieces[tiles[-1]]
        shift = (len(tiles) - 1) * self.grid.stride
        cells = tuple(
            tuple([have | more << shift for have, more in zip(old, new, strict=True)])
            for old, new in zip(before.cells, piece.cells, strict=True)
        )
        fits = {card: mask | piece.fits[card] << shift for card, mask in before.fits.items()}
        return Layout(before.spots | piece.spots << shift, fits, cells)


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
