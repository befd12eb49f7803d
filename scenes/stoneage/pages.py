"""The book of rules of this title: pages of our own words, their numbers taken from the sheets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.core.message import Key, Message
from game.core.options import decoded, encoded
from game.stoneage.components import (
    FIGURES,
    TOPS,
    Components,
    Culture,
    Exact,
    Fixed,
    Free,
    Hunt,
    Source,
    Village,
)
from game.stoneage.options import Options
from game.stoneage.rules import StoneRules
from scenes.stoneage.figures import GALLERY
from scenes.stoneage.stands import Stands
from scenes.stoneage.symbols import symbols
from scenes.table.pages import (
    Cell,
    Paragraph,
    RulesPage,
    TableBlock,
)

_PREFIX = "stoneage.rules"


def pages(components: Components, options: Mapping[str, str]) -> tuple[RulesPage, ...]:
    """Give all pages under the chosen options."""
    book = _Book(components, options)
    stands = Stands(StoneRules(components, book.options), components, book.options)
    found = (
        _leaf("idea"),
        book.setup(),
        book.round(),
        book.place(),
        book.act(),
        book.roll(),
        book.tools(),
        book.village(),
        book.cards(),
        book.dice(),
        book.tiles(),
        book.feed(),
        book.end(),
        book.score(),
        _leaf("secrets"),
        book.symbols(),
    )
    return tuple(GALLERY.dressed(page, stands) for page in found)


def _leaf(section: str, *blocks: Paragraph | TableBlock, **params: object) -> RulesPage:
    body = Paragraph(f"{_PREFIX}.{section}.body", params)
    return RulesPage(section, f"{_PREFIX}.{section}.title", (body, *blocks))


def _count(noun: str, count: int) -> Message:
    return Message(f"{_PREFIX}.n.{noun}", {"count": count})


def _heads(*names: str) -> tuple[Cell, ...]:
    return tuple(Key(f"{_PREFIX}.head.{name}") for name in names)


class _Book:
    """The pages for some components and options."""

    def __init__(self, components: Components, options: Mapping[str, str]) -> None:
        self.components = components
        self.numbers = components.numbers
        self.places = components.places
        self.options = encoded(decoded(Options, options))

    def _option(self, key: str) -> Paragraph:
        """Say what a chosen option means."""
        value = self.options[key]
        return Paragraph(
            f"{_PREFIX}.option",
            {
                "option": Key(f"stoneage.option.{key}"),
                "value": Key(f"stoneage.option.{key}.{value}"),
                "about": Key(f"stoneage.option.{key}.{value}.about"),
            },
        )

    def setup(self) -> RulesPage:
        """Who has what at the start, and what lies on the table."""
        numbers = self.numbers
        return _leaf(
            "setup",
            people=_count("person", numbers.people.start),
            food=_count("food", numbers.food),
            cards=_count("card", len(numbers.row)),
            tiles=_count("tile", numbers.stack),
        )

    def round(self) -> RulesPage:
        """The three phases and what happens between rounds."""
        return _leaf("round", cards=_count("card", len(self.numbers.row)))

    def place(self) -> RulesPage:
        """Where people may go, and the limits by the number of players."""
        rows = tuple(
            (
                _count("player", limit.seats),
                limit.village,
                min(limit.players, limit.seats),
            )
            for limit in self.places.limits
        )
        village = [p for p in self.places.places if isinstance(p, Village)]
        couple = max(village, key=lambda place: place.people)
        rings = max(p.rings for p in self.places.places if isinstance(p, Source))
        return _leaf(
            "place",
            TableBlock(_heads("players", "village", "sources"), rows, (2, 1.4, 1.4)),
            self._option("full_track_placement"),
            rings=_count("ring", rings),
            hut=Key(f"stoneage.place.{couple.id}"),
            couple=_count("person", couple.people),
        )

    def act(self) -> RulesPage:
        """In which order people act."""
        return _leaf("act")

    def roll(self) -> RulesPage:
        """What is rolled for where, and by what it is divided."""
        divisors = {good.id: good.divisor for good in self.numbers.resources}
        rows: list[tuple[Cell, ...]] = []
        icons: list[str] = []
        for place in self.places.places:
            if isinstance(place, Hunt):
                what, divisor = Key("stoneage.gain.food"), place.divisor
                icons.append("stoneage/piece_food")
            elif isinstance(place, Source):
                what = Key(f"stoneage.resource.{place.resource}")
                divisor = divisors[place.resource]
                icons.append(f"stoneage/piece_{place.resource}")
            else:
                continue
            rows.append((Key(f"stoneage.place.{place.id}"), what, divisor))
        grid = TableBlock(
            _heads("place", "gives", "divisor"), tuple(rows), (2, 1.6, 1), tuple(icons)
        )
        return _leaf("roll", grid)

    def tools(self) -> RulesPage:
        """What tools do, and which of them rises."""
        tools = self.numbers.tools
        return _leaf(
            "tools",
            self._option("equal_tools"),
            slots=_count("space", tools.slots),
            most=tools.most,
        )

    def village(self) -> RulesPage:
        """The three places of the village."""
        rows: list[tuple[Cell, ...]] = []
        icons: list[str] = []
        for place in self.places.places:
            if isinstance(place, Village):
                gain = Key(f"{_PREFIX}.village.{place.gain}")
                rows.append((Key(f"stoneage.place.{place.id}"), place.people, gain))
                icons.append(f"stoneage/{place.id}")
        grid = TableBlock(
            _heads("place", "people", "gives"), tuple(rows), (1.7, 1.2, 3.1), tuple(icons)
        )
        return _leaf(
            "village",
            grid,
            most=_count("person", self.numbers.people.most),
            fields=self.numbers.agriculture,
        )

    def cards(self) -> RulesPage:
        """What cards cost and give."""
        cards = self.components.cards.cards
        counts = Counter(TOPS[type(card.top)] for card in cards.values())
        rows = tuple(
            (Key(f"{_PREFIX}.top.{kind}"), count, Key(f"{_PREFIX}.top.{kind}.about"))
            for kind, count in counts.items()
        )
        icons = tuple(f"stoneage/{_ICONS.get(kind, kind)}" for kind in counts)
        grid = TableBlock(_heads("above", "cards", "gives"), rows, (1.5, 0.7, 4), icons)
        costs = " · ".join(map(str, self.numbers.row))
        return _leaf("cards", grid, count=_count("card", len(cards)), costs=costs)

    def dice(self) -> RulesPage:
        """What each face of the dice for all brings."""
        goods = {good.id for good in self.numbers.resources}
        rows = tuple(
            (
                face,
                Key(f"stoneage.{'resource' if what in goods else 'gain'}.{what}"),
            )
            for face, what in enumerate(self.numbers.die, 1)
        )
        icons = tuple(f"stoneage/die_{face}" for face, _ in rows)
        return _leaf("dice", TableBlock(_heads("face", "gives"), rows, (1, 3), icons))

    def tiles(self) -> RulesPage:
        """What tiles cost and score."""
        kinds = Counter(type(tile) for tile in self.components.tiles.values())
        free = next(t for t in self.components.tiles.values() if isinstance(t, Free))
        rows = tuple(
            (Key(f"{_PREFIX}.tile.{name}"), kinds[kind], about)
            for name, kind, about in (
                ("fixed", Fixed, Key(f"{_PREFIX}.tile.fixed.about")),
                ("exact", Exact, Key(f"{_PREFIX}.tile.exact.about")),
                (
                    "free",
                    Free,
                    Message(
                        f"{_PREFIX}.tile.free.about", {"least": free.least, "count": free.most}
                    ),
                ),
            )
        )
        tiles = TableBlock(_heads("tile", "tiles", "score"), rows, (1.6, 1.1, 3.6))
        values = TableBlock(
            _heads("resource", "points"),
            tuple(
                (Key(f"stoneage.resource.{good.id}"), good.points)
                for good in self.numbers.resources
            ),
            (2, 1),
            tuple(f"stoneage/piece_{good.id}" for good in self.numbers.resources),
        )
        return _leaf("tiles", tiles, values, self._option("tiles_left"))

    def feed(self) -> RulesPage:
        """What is eaten, and what hunger costs."""
        return _leaf(
            "feed",
            self._option("starvation"),
            hunger=_count("point", self.numbers.hunger.points),
        )

    def end(self) -> RulesPage:
        """When the game is over."""
        return _leaf("end", cards=_count("card", len(self.numbers.row)))

    def symbols(self) -> RulesPage:
        """Every symbol of the game."""
        found = tuple(symbols(self.components, _ICONS))
        body = Paragraph("rules.symbols_body")
        return RulesPage("symbols", "rules.symbols", (body,), symbols=found)

    def score(self) -> RulesPage:
        """What counts at the end."""
        cards = self.components.cards
        figures: Counter[str] = Counter()
        for card in cards.cards.values():
            if not isinstance(card.bottom, Culture):
                figures[FIGURES[type(card.bottom)]] += card.bottom.amount
        rows = tuple(
            (
                Key(f"stoneage.figure.{figure}"),
                figures[figure],
                Key(f"{_PREFIX}.score.{figure}"),
            )
            for figure in FIGURES.values()
        )
        grid = TableBlock(
            _heads("figure", "there", "times"),
            rows,
            (1.6, 1, 3),
            tuple(f"stoneage/{figure}" for figure in FIGURES.values()),
        )
        symbols = tuple(Key(f"stoneage.symbol.{symbol}") for symbol in cards.symbols)
        return _leaf(
            "score",
            grid,
            Paragraph(f"{_PREFIX}.score.tie"),
            symbols=symbols,
            kinds=len(symbols),
            most=len(symbols) ** 2,
            leftover=_count("point", self.numbers.leftover),
        )


_ICONS = {
    "food": "piece_food",
    "resource": "piece_stone",
    "tool": "tool_1",
    "one_use_tool": "once_3",
}
"""Pictures of the kinds of tops where their own name is that of another symbol."""
