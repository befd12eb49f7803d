"""The book of rules of this title: pages of our own words, their numbers taken from the sheets."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.message import Key, Message
from game.core.options import decoded, encoded
from game.tempus.components import Components, Era, Strength
from game.tempus.options import Options
from game.tempus.rules import TempusRules
from scenes.table.pages import (
    Cell,
    Paragraph,
    RulesPage,
    TableBlock,
)
from scenes.tempus.effects import amount
from scenes.tempus.figures import GALLERY
from scenes.tempus.stands import Stands
from scenes.tempus.symbols import symbols


def pages(components: Components, options: Mapping[str, str]) -> tuple[RulesPage, ...]:
    """Give all pages for the rulings that `options` name (default: the usual ones)."""
    book = _Book(components, options)
    stands = Stands(TempusRules(components, book.chosen), components, book.chosen)
    found = (
        _leaf("idea"),
        book.island(),
        book.turn(),
        book.ages(),
        book.moving(),
        book.babies(),
        book.cities(),
        book.fight(),
        book.cards_in_fights(),
        book.ideas(),
        book.cards(),
        book.government(),
        book.progress(),
        book.end(),
        book.house(),
        book.symbols(),
    )
    return tuple(GALLERY.dressed(page, stands) for page in found)


def _leaf(section: str, *blocks: Paragraph | TableBlock, **params: object) -> RulesPage:
    body = Paragraph(f"tempus.rules.{section}.body", params)
    return RulesPage(section, f"tempus.rules.{section}.title", (body, *blocks))


def _count(noun: str, count: int) -> Message:
    return Message(f"tempus.rules.n.{noun}", {"count": count})


def _heads(*names: str) -> tuple[Cell, ...]:
    return tuple(Key(f"tempus.rules.head.{name}") for name in names)


class _Book:
    """The pages under one set of options."""

    def __init__(self, components: Components, options: Mapping[str, str]) -> None:
        self.components = components
        self.numbers = components.table
        self.chosen = encoded(decoded(Options, options))

    def _ruling(self, option: str) -> Paragraph:
        return Paragraph(f"tempus.rules.{option}.{self.chosen[option]}")

    def island(self) -> RulesPage:
        """How the island is laid, and where the first people stand."""
        rows: tuple[tuple[Cell, ...], ...] = tuple(
            (_count("player", row.seats), row.tiles) for row in self.components.map.laid
        )
        return _leaf(
            "island",
            self._ruling("setup"),
            TableBlock(_heads("players", "tiles"), rows, (1, 1)),
            people=_count("person", self.numbers.settlers),
            most=_count("person", self.numbers.settlers_in_hex),
        )

    def turn(self) -> RulesPage:
        """Eras, turns and the five actions."""
        eras = self.components.eras.eras
        return _leaf("turn", eras=_count("era", len(eras) - 1))

    def ages(self) -> RulesPage:
        """The era track in full."""
        eras = self.components.eras.eras
        rows = tuple(self._era(era) for era in eras)
        icons = tuple(f"tempus/era_{era.id}" for era in eras)
        heads = _heads("era", "terrain", "people", "steps", "babies", "stack", "ideas", "actions")
        grid = TableBlock(heads, rows, (2.1, 1.5, 1, 1, 1, 1, 1.2, 1.1), icons)
        ships = next((era.id for era in eras if era.ships), eras[-1].id)
        drawing = tuple(Key(f"tempus.era.{era.id}") for era in eras if era.cards)
        return _leaf("ages", grid, ships=Key(f"tempus.era.{ships}"), drawing=drawing)

    def _era(self, era: Era) -> tuple[Cell, ...]:
        terrain = f":tempus/{era.terrain}:" if era.terrain else "–"
        name = Key(f"tempus.era.{era.id}")
        numbers = (era.people, era.distance, era.babies, era.stack)
        return (name, terrain, *numbers, f"{era.draw} / {era.hand}", era.actions)

    def moving(self) -> RulesPage:
        """Land, lakes and the sea."""
        return _leaf("moving")

    def babies(self) -> RulesPage:
        """Where children are born."""
        return _leaf("babies", people=_count("person", self.numbers.people))

    def cities(self) -> RulesPage:
        """What a city takes, and how many there are."""
        rows: tuple[tuple[Cell, ...], ...] = tuple(
            (city.value, city.count) for city in self.numbers.cities
        )
        return _leaf(
            "cities",
            TableBlock(_heads("value", "count"), rows, (1, 1)),
            people=_count("person", self.numbers.builders),
        )

    def fight(self) -> RulesPage:
        """Who may be attacked, and how a fight goes."""
        held = _count("hex", self.numbers.protected)
        return _leaf("fight", self._ruling("protection"), hexes=held)

    def cards_in_fights(self) -> RulesPage:
        """What cards give in fights."""
        ideas = self.components.cards.ideas
        strong = {
            name: amount(idea.effect)
            for name, idea in ideas.items()
            if isinstance(idea.effect, Strength)
        }
        rows: tuple[tuple[Cell, ...], ...] = tuple(
            (Key(f"tempus.idea.{name}"), _count("strength", points))
            for name, points in strong.items()
        )
        icons = tuple(f"tempus/idea_{name}" for name in strong)
        grid = TableBlock(_heads("idea", "strength"), rows, (1, 1), icons)
        ground = _count("strength", self.numbers.background_strength)
        return _leaf("points", grid, Paragraph("tempus.rules.points.calculator"), ground=ground)

    def ideas(self) -> RulesPage:
        """Drawing, the limit, the deck."""
        return _leaf("ideas")

    def cards(self) -> RulesPage:
        """What each idea does, and how often it is there."""
        ideas = self.components.cards.ideas
        rows: tuple[tuple[Cell, ...], ...] = tuple(
            (
                Key(f"tempus.idea.{name}"),
                Message(f"tempus.effect.{name}", {"count": amount(idea.effect)}),
                sum(idea.cards.values()),
            )
            for name, idea in ideas.items()
        )
        icons = tuple(f"tempus/idea_{name}" for name in ideas)
        return _leaf(
            "cards", TableBlock(_heads("idea", "effect", "count"), rows, (1.6, 4.6, 1.3), icons)
        )

    def government(self) -> RulesPage:
        """Two actions in one turn."""
        return _leaf("government", self._ruling("government"))

    def progress(self) -> RulesPage:
        """How the next era is entered."""
        return _leaf("progress", self._ruling("progress_cards"))

    def end(self) -> RulesPage:
        """Points and ties."""
        last = self.components.eras.eras[-1]
        return _leaf(
            "end",
            hexes=_count("point", self.numbers.hex_points),
            flight=_count("point", last.points),
            era=Key(f"tempus.era.{last.id}"),
        )

    def symbols(self) -> RulesPage:
        """Every symbol of the game."""
        found = tuple(symbols(self.components))
        body = Paragraph("rules.symbols_body")
        return RulesPage("symbols", "rules.symbols", (body,), symbols=found)

    def house(self) -> RulesPage:
        """What is ours, because nobody has published it."""
        map_ = self.components.map
        cards = sum(sum(idea.cards.values()) for idea in self.components.cards.ideas.values())
        ours = {
            "tiles": map_.house,
            "terrains": self.components.eras.house,
            "actions": self.components.eras.house,
            "cards": self.components.cards.house,
        }
        points = (
            Paragraph(f"tempus.rules.house.{name}", {"cards": cards} if name == "cards" else {})
            for name, house in ours.items()
            if house
        )
        return _leaf("house", *points, columns=map_.columns, rows=map_.rows)
