"""The book of rules of this title: pages of our own words, their numbers taken from the sheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.ages.components import Components, Disaster, Edition, Face, Spare, TurnBack
from game.core.message import Key, Message
from scenes.front.leaf import Cell, Grid, Leaf, Para


def pages(components: Components, options: Mapping[str, str]) -> tuple[Leaf, ...]:
    """Give all pages for the edition that `options` name (default: the first one)."""
    name = options.get("edition", next(iter(components.editions)))
    book = _Book(components, components.editions[name])
    return (
        _leaf("idea"),
        book.setup(),
        book.turn(),
        book.throw(),
        book.keep(),
        *book.lead(),
        book.goods(),
        book.split(),
        book.feed(),
        book.disaster(),
        book.build(),
        book.buy(),
        book.discard(),
        book.end(),
        book.score(),
    )


def _leaf(section: str, *blocks: Para | Grid, **params: object) -> Leaf:
    body = Para(f"ages.rules.{section}.body", params)
    return Leaf(section, f"ages.rules.{section}.title", (body, *blocks))


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

    def __init__(self, components: Components, edition: Edition) -> None:
        self.components = components
        self.edition = edition
        self.sheet = components.sheet

    def _owners(self, kind: str) -> Iterator[tuple[str, Any]]:
        for name, development in self.edition.developments.items():
            for effect in development.effects:
                if type(effect).__name__ == kind:
                    yield name, effect

    def _notes(self, *kinds: str) -> tuple[Para, ...]:
        return tuple(
            Para("ages.rules.note", {"name": _development(name), "effect": _effect(name, effect)})
            for kind in kinds
            for name, effect in self._owners(kind)
        )

    def setup(self) -> Leaf:
        """Who has what at the start, and which monuments stay out."""
        rows = tuple((_count("player", seats), self._out(seats)) for seats in self._seats())
        return _leaf(
            "setup",
            Grid(_heads("players", "out"), rows, (1, 3)),
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
        return Para("ages.rules.setup.out", {"names": tuple(names)})

    def turn(self) -> Leaf:
        """The steps in their order."""
        throws = _count("throw", self.components.dice.throws)
        return _leaf("turn", throws=throws, keep=_count("good", self.sheet.keep))

    def throw(self) -> Leaf:
        """How many dice, and what their sides bring."""
        faces = self.components.dice.faces
        rows = tuple((Key(f"ages.face.{face.id}"), _gains(face)) for face in faces)
        icons = tuple(f"ages/face_{face.id}" for face in faces)
        cities = self.sheet.cities
        return _leaf(
            "throw",
            Grid(_heads("die", "gives"), rows, (1, 1), icons),
            dice=_count("die", cities.start),
            most=_count("die", cities.start + len(cities.boxes)),
        )

    def keep(self) -> Leaf:
        """Which dice go again."""
        return _leaf("keep", throws=_count("throw", self.components.dice.throws))

    def lead(self) -> tuple[Leaf, ...]:
        """The single die more, if this edition knows it."""
        return tuple(_leaf("lead", name=_development(name)) for name, _ in self._owners("Lead"))

    def goods(self) -> Leaf:
        """The order of the goods and what they are worth."""
        goods = self.sheet.goods
        rows = tuple(
            (Key(f"ages.good.{good.id}"), good.most, "  ".join(map(str, good.values[1:])))
            for good in goods
        )
        grid = Grid(
            _heads("good", "most", "worth"),
            rows,
            (1.5, 1, 3),
            tuple(f"ages/{good.id}" for good in goods),
        )
        names = tuple(Key(f"ages.good.{good.id}") for good in goods)
        return _leaf("goods", grid, *self._notes("MoreGood"), goods=names)

    def split(self) -> Leaf:
        """The dice with two halves."""
        return _leaf("split", *self._notes("MoreFood", "MoreWorkers"))

    def feed(self) -> Leaf:
        """Food, hunger, and the store."""
        return _leaf("feed", most=_count("food", self.sheet.food.most))

    def disaster(self) -> Leaf:
        """What the number of skulls brings."""
        disasters = self.edition.disasters
        rows = tuple(
            (_skulls(it), Key(f"ages.disaster.{name}"), _suffered(it), self._spared(name))
            for name, it in disasters.items()
        )
        grid = Grid(
            _heads("skulls", "disaster", "effect", "saved"),
            rows,
            (1.1, 1.4, 3, 2.6),
            tuple(f"ages/{name}" for name in disasters),
        )
        return _leaf("disaster", grid)

    def _spared(self, disaster: str) -> Cell:
        for kind, word in ((Spare, "spare"), (TurnBack, "turn")):
            for name, effect in self._owners(kind.__name__):
                if effect.disaster == disaster:
                    return Message(f"ages.rules.disaster.{word}", {"name": _development(name)})
        for name, monument in self.edition.monuments.items():
            if monument.guards == disaster:
                return Message("ages.rules.disaster.guard", {"name": Key(f"ages.monument.{name}")})
        return Key("ages.rules.disaster.everybody")

    def build(self) -> Leaf:
        """Cities, monuments, and what else workers can come from."""
        cities = self.sheet.cities
        towns = Grid(
            _heads("city", "boxes"),
            tuple(
                (Key(f"ages.city.{cities.start + 1 + at}"), boxes)
                for at, boxes in enumerate(cities.boxes)
            ),
            (3, 1),
            ("ages/city",) * len(cities.boxes),
        )
        monuments = self.edition.monuments
        works = Grid(
            _heads("monument", "boxes", "first", "later"),
            tuple(
                (Key(f"ages.monument.{name}"), it.boxes, it.first, it.later)
                for name, it in monuments.items()
            ),
            (3, 1, 1, 1),
            tuple(f"ages/{name}" for name in monuments),
        )
        notes = (*self._guards(), *self._notes("GoodToWorkers"))
        return _leaf("build", towns, Para("ages.rules.build.monuments"), works, *notes)

    def _guards(self) -> tuple[Para, ...]:
        return tuple(
            Para(
                "ages.rules.build.guard",
                {
                    "name": Key(f"ages.monument.{name}"),
                    "disaster": Key(f"ages.disaster.{monument.guards}"),
                },
            )
            for name, monument in self.edition.monuments.items()
            if monument.guards
        )

    def buy(self) -> Leaf:
        """Prices, points and effects."""
        developments = self.edition.developments
        grid = Grid(
            _heads("development", "price", "points", "effect"),
            tuple(
                (_development(name), it.cost, it.points, _effect(name, it.effects[0]))
                for name, it in developments.items()
            ),
            (2, 0.9, 0.9, 4.2),
            tuple(f"ages/{name}" for name in developments),
        )
        coins = max(face.coins for face in self.components.dice.faces)
        return _leaf("buy", grid, coins=_count("coin", coins))

    def discard(self) -> Leaf:
        """How much may lie on the board at the end of a turn."""
        return _leaf("discard", *self._notes("KeepAll"), keep=_count("good", self.sheet.keep))

    def end(self) -> Leaf:
        """When the last round is played."""
        return _leaf("end", developments=_count("development", self.edition.ending.developments))

    def score(self) -> Leaf:
        """How points are added up."""
        return _leaf("score", *self._notes("PerMonument", "PerCity"))


def _development(name: str) -> Key:
    return Key(f"ages.development.{name}")


def _effect(name: str, effect: Any) -> Message:
    numbers = [getattr(effect, field) for field in type(effect).__slots__]
    counts = [number for number in numbers if isinstance(number, int)]
    return Message(f"ages.effect.{name}", {"count": counts[0]} if counts else {})


def _skulls(disaster: Disaster) -> Cell:
    if disaster.or_more:
        return Message("ages.rules.n.more", {"count": disaster.skulls})
    return disaster.skulls


def _suffered(disaster: Disaster) -> Cell:
    if disaster.goods:
        return Key("ages.rules.disaster.goods")
    word, boxes = ("roller", disaster.roller) if disaster.roller else ("others", disaster.others)
    return Para(f"ages.rules.disaster.{word}", {"boxes": _count("box", boxes)})
