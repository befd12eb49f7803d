"""The book of rules of this title: pages of our own words, their numbers taken from the sheets."""

from __future__ import annotations

from collections.abc import Mapping

from game.bronze.components import Components, Size
from game.bronze.reasons import kind_of
from game.bronze.rules import BronzeRules
from game.core.message import Key, Message
from scenes.bronze.figures import GALLERY
from scenes.bronze.stands import Stands
from scenes.bronze.symbols import symbols
from scenes.table.pages import (
    Cell,
    Paragraph,
    RulesPage,
    TableBlock,
)


def pages(components: Components, options: Mapping[str, str]) -> tuple[RulesPage, ...]:
    """Give all pages for the rulings that `options` name (default: the usual ones)."""
    book = _Book(components, options)
    stands = Stands(book.rules, components, options)
    found = (
        _leaf("idea"),
        book.setup(),
        book.turn(),
        book.take(),
        book.lay(),
        _leaf("wake"),
        book.settle(),
        book.city(),
        book.routes(),
        book.provinces(),
        book.end(),
        _leaf("score"),
        book.cities(),
        book.house(),
        book.symbols(),
    )
    return tuple(GALLERY.dressed(page, stands) for page in found)


def _leaf(section: str, *blocks: Paragraph | TableBlock, **params: object) -> RulesPage:
    body = Paragraph(f"bronze.rules.{section}.body", params)
    return RulesPage(section, f"bronze.rules.{section}.title", (body, *blocks))


def _count(noun: str, count: int) -> Message:
    return Message(f"bronze.rules.n.{noun}", {"count": count})


def _heads(*names: str) -> tuple[Cell, ...]:
    return tuple(Key(f"bronze.rules.head.{name}") for name in names)


class _Book:
    """The pages under one set of options."""

    def __init__(self, components: Components, options: Mapping[str, str]) -> None:
        self.components = components
        self.options = options
        self.rules = BronzeRules(components, options)
        self.tables = self.rules.tables

    def setup(self) -> RulesPage:
        """What lies on the table at the start, by the number of players."""
        rows = tuple(self._size(size) for size in self.components.setup.tables)
        heads = _heads("players", "lands", "open", "technologies", "cities")
        return _leaf(
            "setup",
            TableBlock(heads, rows, (1.3, 1, 1.2, 1.5, 1.3)),
            cubes=_count("cube", self.tables.cubes),
            piles=_count("pile", self.tables.pool + 1),
        )

    def _size(self, size: Size) -> tuple[Cell, ...]:
        cards = self.tables.copies(size.players) * len(self.tables.technologies)
        cities = len(self.tables.city_deck(size.players))
        return _count("player", size.players), size.lands, size.open, cards, cities

    def turn(self) -> RulesPage:
        """The steps in their order."""
        return _leaf("turn")

    def take(self) -> RulesPage:
        """Piles and the reserve."""
        return _leaf("take", piles=_count("pile", self.tables.pool))

    def lay(self) -> RulesPage:
        """Both sides of a card, and where it may lie."""
        return _leaf("lay", columns=_count("column", self.tables.columns), wild=self._wild())

    def _wild(self) -> Key:
        return Key(f"bronze.technology.{self.tables.wild}")

    def settle(self) -> RulesPage:
        """What each technology settles."""
        cards = self.components.technologies.technologies
        rows = tuple(
            (
                Key(f"bronze.technology.{name}"),
                tuple_of("terrain", card.terrains),
                tuple_of("kind", card.kinds),
            )
            for name, card in cards.items()
        )
        icons = tuple(f"bronze/{name}" for name in cards)
        grid = TableBlock(_heads("technology", "terrains", "kinds"), rows, (1.4, 2.4, 2), icons)
        return _leaf("settle", grid, wild=self._wild())

    def city(self) -> RulesPage:
        """How many city cards a land brings."""
        sizes = self.components.setup.tables
        rows: tuple[tuple[Cell, ...], ...] = tuple(
            (_count("player", size.players), size.cities) for size in sizes
        )
        return _leaf("city", TableBlock(_heads("players", "cards"), rows, (1, 1)))

    def routes(self) -> RulesPage:
        """Trade tokens, and what cuts a row under these options."""
        rows: tuple[tuple[Cell, ...], ...] = tuple(
            (_count("long", route.length), _count("point", route.points))
            for route in self.components.tokens.routes
        )
        which = "unordered" if self.tables.unordered else "ordered"
        cut = Paragraph(f"bronze.rules.routes.{which}")
        return _leaf("routes", cut, TableBlock(_heads("row", "points"), rows, (1, 1)))

    def provinces(self) -> RulesPage:
        """When province tokens are given away."""
        rows: tuple[tuple[Cell, ...], ...] = tuple(
            (_count("point", row.points), row.count) for row in self.components.tokens.provinces
        )
        return _leaf("provinces", TableBlock(_heads("points", "tokens"), rows, (1, 1)))

    def end(self) -> RulesPage:
        """What brings on the last round."""
        return _leaf("end", piles=_count("pile", self.tables.to_end))

    def cities(self) -> RulesPage:
        """Every city card, families together, with the number of players that brings it in."""
        decks = self.components.cities.cities
        order = sorted(decks, key=lambda name: (kind_of(decks[name].condition), name))
        rows: tuple[tuple[Cell, ...], ...] = tuple(
            (Key(f"bronze.city.{name}"), self.rules.describe(name), decks[name].players)
            for name in order
        )
        icons = tuple(f"bronze/city_{kind_of(decks[name].condition)}" for name in order)
        which = "full" if self.tables.full_rows else "open"
        grid = TableBlock(_heads("city", "scores", "from"), rows, (1.4, 5, 1), icons)
        return _leaf("cities", Paragraph(f"bronze.rules.cities.{which}"), grid)

    def symbols(self) -> RulesPage:
        """Every symbol of the game."""
        found = tuple(symbols(self.components, self.rules))
        body = Paragraph("rules.symbols_body")
        return RulesPage("symbols", "rules.symbols", (body,), symbols=found)

    def house(self) -> RulesPage:
        """What is ours, because nobody has published it."""
        points = tuple(
            Paragraph("bronze.rules.house.point", {"what": what}) for what in self.rules.house()
        )
        return _leaf("house", *points)


def tuple_of(kind: str, names: tuple[str, ...]) -> Paragraph:
    """Name several terrains or kinds, each with its sign."""
    listed = tuple(Key(f"bronze.{kind}.{name}") for name in names)
    signs = " ".join(f":bronze/{name}:" for name in names)
    return Paragraph("bronze.rules.list", {"signs": signs, "names": listed})
