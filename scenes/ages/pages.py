"""The book of rules of this title: pages of our own words, their numbers taken from the sheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from game.ages.components import (
    Attack,
    Components,
    Development,
    Disaster,
    Edition,
    Face,
    Spare,
    TurnBack,
)
from game.ages.effects import describe
from game.ages.options import Options
from game.core.message import Key, Message
from game.core.options import decoded
from scenes.ages.figures import GALLERY
from scenes.ages.stands import Stands
from scenes.ages.symbols import symbols
from scenes.table.pages import (
    Cell,
    Paragraph,
    RulesPage,
    TableBlock,
)


def pages(components: Components, options: Mapping[str, str]) -> tuple[RulesPage, ...]:
    """Give the pages of a game with these options; without any, the first edition and the rest."""
    chosen = decoded(Options, options)
    book = _Book(components, chosen.edition, chosen)
    stands = Stands(components, replace(chosen, trading=True))
    found = _pages(book)
    if options:
        found = (*found, *book.trade(), book.solo(), book.symbols())
        return tuple(GALLERY.dressed(page, stands) for page in found)
    others = (edition for edition in components.editions if edition != chosen.edition)
    found = (*found, book.traded(), book.solo())
    more = [GALLERY.dressed(page, stands) for page in found]
    for other in others:
        whole = _Book(components, other, chosen).whole()
        more.append(
            GALLERY.dressed(
                whole, Stands(components, decoded(Options, {**options, "edition": other}))
            )
        )
    return (*more, GALLERY.dressed(book.symbols(), stands))


def _pages(book: _Book) -> tuple[RulesPage, ...]:
    return (
        _leaf("idea"),
        book.setup(),
        book.turn(),
        *book.preserve(),
        book.throw(),
        book.keep(),
        *book.lead(),
        book.goods(),
        book.split(),
        book.feed(),
        book.disaster(),
        *book.attack(),
        book.build(),
        *book.ships(),
        book.buy(),
        book.discard(),
        book.end(),
        book.score(),
    )


def _leaf(section: str, *blocks: Paragraph | TableBlock, **params: object) -> RulesPage:
    return _named(section, section, *blocks, **params)


def _named(section: str, text: str, *blocks: Paragraph | TableBlock, **params: object) -> RulesPage:
    """Make a page whose text has another name than its section."""
    body = Paragraph(f"ages.rules.{text}.body", params)
    return RulesPage(section, f"ages.rules.{text}.title", (body, *blocks))


def _count(noun: str, count: int) -> Message:
    return Message(f"ages.rules.n.{noun}", {"count": count})


def _heads(*names: str) -> tuple[Cell, ...]:
    return tuple(Key(f"ages.rules.head.{name}") for name in names)


def _gains(face: Face) -> str:
    parts = (
        (face.food, "food"),
        (face.workers, "workers"),
        (face.goods, "good"),
        (face.coins, "coin"),
        (face.skulls, "skull"),
    )
    shown = [f"{count} :ages/{icon}:" for count, icon in parts if count]
    return (" / " if face.choice else "  ").join(shown)


class _Book:
    """The pages of one edition."""

    def __init__(self, components: Components, name: str, options: Options) -> None:
        self.components = components
        self.name = name
        self.edition: Edition = components.editions[name]
        self.sheet = components.sheet
        self.standard = components.trade.editions[name].standard
        self.trading = self.standard or options.trading
        self.spent = options.spearheads == "spent"

    def _owners(self, kind: str) -> Iterator[tuple[str, Any]]:
        for name, development in self.edition.developments.items():
            for effect in development.effects:
                if type(effect).__name__ == kind:
                    yield name, effect

    def _notes(self, *kinds: str) -> tuple[Paragraph, ...]:
        return tuple(
            Paragraph("ages.rules.note", {"name": _development(name), "effect": self._effect(name)})
            for kind in kinds
            for name, _ in self._owners(kind)
        )

    def setup(self) -> RulesPage:
        """Who has what at the start, and which monuments stay out."""
        rows = tuple((_count("player", seats), self._out(seats)) for seats in self._seats())
        return _leaf(
            "setup",
            TableBlock(_heads("players", "out"), rows, (1, 3)),
            cities=_count("city", self.sheet.cities.start),
            food=_count("food", self.sheet.food.start),
        )

    def _seats(self) -> tuple[int, ...]:
        return self.components.cover.seats

    def _out(self, seats: int) -> Cell:
        names = [
            Key(f"ages.monument.{name}")
            for name, monument in self.edition.monuments.items()
            if seats in monument.left_out
        ]
        if not names:
            return Key("ages.rules.setup.all")
        return Paragraph("ages.rules.setup.out", {"names": tuple(names)})

    def turn(self) -> RulesPage:
        """The steps in their order."""
        throws = _count("throw", self.components.dice.throws)
        text = "turn_late" if self.standard else "turn_trading" if self.trading else "turn"
        return _named("turn", text, throws=throws, keep=_count("good", self.sheet.keep))

    def preserve(self) -> tuple[RulesPage, ...]:
        """Food that is multiplied before the throw, if this edition knows it."""
        return tuple(
            _leaf(
                "preserve",
                name=_development(name),
                good=Key(f"ages.good.{effect.good}"),
                times=effect.times,
                most=_count("food", self.sheet.food.most),
            )
            for name, effect in self._owners("Preserve")
        )

    def attack(self) -> tuple[RulesPage, ...]:
        """The disaster that is sent out, if this edition knows it."""
        return tuple(
            _leaf(
                "attack",
                *self._notes("Attack"),
                name=_development(name),
                disaster=Key(f"ages.disaster.{effect.disaster}"),
                good=Key(f"ages.good.{effect.good}"),
            )
            for name, effect in self._owners("Attack")
        )

    def ships(self) -> tuple[RulesPage, ...]:
        """Ships, if this edition knows them."""
        return tuple(
            _leaf(
                "ships",
                name=_development(name),
                most=effect.most,
                goods=tuple(Key(f"ages.good.{good}") for good in effect.goods),
            )
            for name, effect in self._owners("Ships")
        )

    def trade(self) -> tuple[RulesPage, ...]:
        """Deals, in a game that has them."""
        return (self.traded(),) if self.trading else ()

    def traded(self) -> RulesPage:
        """Deals between players."""
        return _leaf("trade", patience=_count("offer", self.components.trade.patience))

    def symbols(self) -> RulesPage:
        """Every symbol of the edition."""
        found = tuple(symbols(self.components, self.edition))
        return RulesPage(
            "symbols", "rules.symbols", (Paragraph("rules.symbols_body"),), symbols=found
        )

    def solo(self) -> RulesPage:
        """What is different in a game alone."""
        return _leaf("solo", rounds=_count("round", self.components.solo.rounds))

    def whole(self) -> RulesPage:
        """An edition on one page: its turn, its tables, what only it knows, its end."""
        only = [*self.preserve(), *self.attack(), *self.ships()]
        return RulesPage(
            self.name,
            f"ages.option.edition.{self.name}",
            (
                Paragraph(f"ages.option.edition.{self.name}.about"),
                *self.turn().blocks,
                *(rules_page.blocks[0] for rules_page in only),
                self._prices(),
                self._works(),
                self._table(),
                *self.end().blocks,
            ),
        )

    def throw(self) -> RulesPage:
        """How many dice, and what their sides bring."""
        faces = self.components.dice.faces
        rows = tuple((Key(f"ages.face.{face.id}"), _gains(face)) for face in faces)
        icons = tuple(f"ages/face_{face.id}" for face in faces)
        cities = self.sheet.cities
        return _leaf(
            "throw",
            TableBlock(_heads("die", "gives"), rows, (1, 1), icons),
            dice=_count("die", cities.start),
            most=_count("die", cities.start + len(cities.boxes)),
        )

    def keep(self) -> RulesPage:
        """Which dice go again."""
        return _leaf("keep", throws=_count("throw", self.components.dice.throws))

    def lead(self) -> tuple[RulesPage, ...]:
        """The single die more, if this edition knows it."""
        return tuple(_leaf("lead", name=_development(name)) for name, _ in self._owners("Lead"))

    def goods(self) -> RulesPage:
        """The order of the goods and what they are worth."""
        goods = self.sheet.goods
        rows = tuple(
            (Key(f"ages.good.{good.id}"), good.most, "  ".join(map(str, good.values[1:])))
            for good in goods
        )
        grid = TableBlock(
            _heads("good", "most", "worth"),
            rows,
            (1.5, 1, 3),
            tuple(f"ages/{good.id}" for good in goods),
        )
        names = tuple(Key(f"ages.good.{good.id}") for good in goods)
        return _leaf("goods", grid, *self._notes("MoreGood"), goods=names)

    def split(self) -> RulesPage:
        """The dice with two halves."""
        return _leaf("split", *self._notes("MoreFood", "MoreWorkers"))

    def feed(self) -> RulesPage:
        """Food, hunger, and the store."""
        return _leaf("feed", most=_count("food", self.sheet.food.most))

    def disaster(self) -> RulesPage:
        """What the number of skulls brings."""
        return _leaf("disaster", self._table())

    def _table(self) -> TableBlock:
        disasters = self.edition.disasters
        rows = tuple(
            (_skulls(it), Key(f"ages.disaster.{name}"), hardship(it), self._spared(name))
            for name, it in disasters.items()
        )
        return TableBlock(
            _heads("skulls", "disaster", "effect", "saved"),
            rows,
            (1.1, 1.4, 3, 2.6),
            tuple(f"ages/{name}" for name in disasters),
        )

    def _spared(self, disaster: str) -> Cell:
        for kind, word in ((Spare, "spare"), (TurnBack, "turn"), (Attack, "attack")):
            for name, effect in self._owners(kind.__name__):
                if effect.disaster == disaster:
                    return Message(f"ages.rules.disaster.{word}", {"name": _development(name)})
        for name, monument in self.edition.monuments.items():
            if monument.guards == disaster:
                return Message("ages.rules.disaster.guard", {"name": Key(f"ages.monument.{name}")})
        return Key("ages.rules.disaster.everybody")

    def build(self) -> RulesPage:
        """Cities, monuments, and what else workers can come from."""
        cities = self.sheet.cities
        towns = TableBlock(
            _heads("city", "boxes"),
            tuple(
                (Key(f"ages.city.{cities.start + 1 + at}"), boxes)
                for at, boxes in enumerate(cities.boxes)
            ),
            (3, 1),
            ("ages/city",) * len(cities.boxes),
        )
        notes = (*self._guards(), *self._notes("GoodToWorkers"))
        return _leaf("build", towns, Paragraph("ages.rules.build.monuments"), self._works(), *notes)

    def _works(self) -> TableBlock:
        monuments = self.edition.monuments
        return TableBlock(
            _heads("monument", "boxes", "first", "later"),
            tuple(
                (Key(f"ages.monument.{name}"), it.boxes, it.first, it.later)
                for name, it in monuments.items()
            ),
            (3, 1, 1, 1),
            tuple(f"ages/{name}" for name in monuments),
        )

    def _guards(self) -> tuple[Paragraph, ...]:
        return tuple(
            Paragraph(
                "ages.rules.build.guard",
                {
                    "name": Key(f"ages.monument.{name}"),
                    "disaster": Key(f"ages.disaster.{monument.guards}"),
                },
            )
            for name, monument in self.edition.monuments.items()
            if monument.guards
        )

    def buy(self) -> RulesPage:
        """Prices, points and effects."""
        coins = max(face.coins for face in self.components.dice.faces)
        return _leaf("buy", self._prices(), coins=_count("coin", coins))

    def _effect(self, name: str) -> Message:
        development: Development = self.edition.developments[name]
        said = describe(name, development)
        attacks = any(isinstance(effect, Attack) for effect in development.effects)
        return Message(f"{said.key}_spent", said.params) if self.spent and attacks else said

    def _prices(self) -> TableBlock:
        developments = self.edition.developments
        return TableBlock(
            _heads("development", "price", "points", "effect"),
            tuple(
                (_development(name), it.cost, it.points, self._effect(name))
                for name, it in developments.items()
            ),
            (2, 0.9, 0.9, 4.2),
            tuple(f"ages/{name}" for name in developments),
        )

    def discard(self) -> RulesPage:
        """How much may lie on the board at the end of a turn."""
        return _leaf("discard", *self._notes("KeepAll"), keep=_count("good", self.sheet.keep))

    def end(self) -> RulesPage:
        """When the last round is played."""
        return _leaf("end", developments=_count("development", self.edition.ending.developments))

    def score(self) -> RulesPage:
        """How points are added up."""
        return _leaf("score", *self._notes("PerMonument", "PerCity", "PerGood"))


def _development(name: str) -> Key:
    return Key(f"ages.development.{name}")


def _skulls(disaster: Disaster) -> Cell:
    if disaster.or_more:
        return Message("ages.rules.n.more", {"count": disaster.skulls})
    return disaster.skulls


def hardship(disaster: Disaster) -> Paragraph:
    """Say what a disaster does."""
    if disaster.goods:
        return Paragraph("ages.rules.disaster.goods")
    word, boxes = ("roller", disaster.roller) if disaster.roller else ("others", disaster.others)
    return Paragraph(f"ages.rules.disaster.{word}", {"boxes": _count("box", boxes)})
