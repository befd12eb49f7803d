"""The end of the game without a match: what lies before each tribe in, points by source out.

Cards are entered by what they count: each symbol and each figure becomes a card of its own, so
that the points are those of play (`scoring.scores`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from game.core.contract import Line, Score
from game.core.form import Answers, Doubt, Filled, Form, FormField, Group, Reckoning
from game.core.message import Key, Message, refuse
from game.stoneage import worths, yields
from game.stoneage.components import (
    FIGURES,
    Bottom,
    Components,
    Culture,
    Farmer,
    Figure,
    HutBuilder,
    Shaman,
    Toolmaker,
)
from game.stoneage.options import Options
from game.stoneage.scoring import lines, village
from game.stoneage.state import Tribe
from game.stoneage.tables import Tables

TRACK = ("stoneage.score.tiles", "stoneage.score.cards", "stoneage.score.starved")
"""Sources that a marker on the track has already taken."""
OPEN = "open"
"""Stands for a card of free choice that was never used; its lower half is entered by itself."""
_ONE: Mapping[str, Callable[[int], Figure]] = {
    "farmer": Farmer,
    "toolmaker": Toolmaker,
    "hut_builder": HutBuilder,
    "shaman": Shaman,
}


def forms(components: Components) -> tuple[Form, ...]:
    """Give the final scoring, then what rolls and payments bring."""
    return (_Scoring(components).form(), yields.form(components), worths.form(components))


class _Scoring:
    """The final scoring of all tribes."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.tables = tables = Tables(components, Options())
        self.symbols = components.cards.symbols
        kinds = [card.bottom for card in components.cards.cards.values()]
        self.copies = {
            symbol: sum(isinstance(k, Culture) and k.symbol == symbol for k in kinds)
            for symbol in self.symbols
        }
        self.figures = {name: _count(kinds, name) for name in FIGURES.values()}
        tables.bottoms.update({f"symbol:{symbol}": Culture(symbol) for symbol in self.symbols})
        tables.bottoms.update({f"figure:{name}": make(1) for name, make in _ONE.items()})
        self.open = len(tables.chooses)
        tables.bottoms[OPEN] = Farmer(0)
        tables.chooses[OPEN] = max(tables.chooses.values(), default=0)

    def form(self) -> Form:
        """Make the form."""
        name = "stoneage.form.scoring"
        seats = self.components.cover.seats
        about = Message(f"{name}.about")
        return Form(
            "scoring", Message(name), about, self.groups, self.compute, self.doubts, seats
        )  # fmt: skip

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give what counts at the end, in the order of a tribe's board."""
        return (
            Group("track", _group("track"), (self._track(),)),
            Group("tribe", _group("tribe"), self._tribe(len(filled.people))),
            Group("symbols", _group("symbols"), self._symbols()),
            Group("figures", _group("figures"), self._figures()),
            Group("resources", _group("resources"), self._resources()),
        )

    def _track(self) -> FormField:
        return FormField("track", _field("track"), low=-999)

    def _tribe(self, seats: int) -> tuple[FormField, ...]:
        numbers, tables = self.components.numbers, self.tables
        people, tools = numbers.people, tables.tool_slots * tables.most_tool
        return (
            FormField("people", _field("people"), low=people.start, high=people.most,
                  usual=people.start),
            FormField("agriculture", _field("agriculture"), high=numbers.agriculture),
            FormField("tools", _field("tools"), high=tools),
            FormField("tiles", _field("tiles"), high=numbers.stack * seats),
        )  # fmt: skip

    def _symbols(self) -> tuple[FormField, ...]:
        return tuple(
            FormField(f"symbol:{symbol}", Message(f"stoneage.symbol.{symbol}"), high=count)
            for symbol, count in self.copies.items()
        )

    def _figures(self) -> tuple[FormField, ...]:
        return tuple(
            FormField(f"figure:{figure}", Message(f"stoneage.figure.{figure}"), high=count)
            for figure, count in self.figures.items()
        )

    def _resources(self) -> tuple[FormField, ...]:
        goods = (
            FormField(f"resource:{good}", Message(f"stoneage.resource.{good}"), high=99)
            for good in self.tables.goods
        )
        return (*goods, FormField("open", _field("open"), "tick", usual=False))

    def tribe(self, answers: Answers, seat: int) -> Tribe:
        """Read what lies before a seat; its points so far stand on the track."""
        tables = self.tables
        cards = [f"symbol:{symbol}" for symbol in self.symbols] + [f"figure:{f}" for f in _ONE]
        held = (card for card in cards for _ in range(answers.number(card, seat)))
        return Tribe(
            answers.number("people", seat),
            0,
            answers.number("agriculture", seat),
            tuple(answers.number(f"resource:{good}", seat) for good in tables.goods),
            _tools(answers.number("tools", seat), tables.tool_slots),
            tables.fresh,
            tables.tiles[:1] * answers.number("tiles", seat),
            tuple(held),
            (OPEN,) if answers.tick("open", seat) else (),
            0,
            answers.number("track", seat),
            0,
            (),
        )

    def compute(self, answers: Answers) -> Reckoning:
        """Score all tribes."""
        tribes = [self.tribe(answers, seat) for seat in answers.seats]
        found = (self._score(tribe, seat) for seat, tribe in enumerate(tribes))
        return Reckoning(tuple(found))

    def _score(self, tribe: Tribe, seat: int) -> Score:
        """Give a tribe's lines, those of the track as one."""
        every = lines(self.tables, tribe)
        track = sum(line.points for line in every if line.key in TRACK)
        rest = (line for line in every if line.key not in TRACK)
        found = (Line("stoneage.form.line.track", track), *rest)
        return Score(seat, found, (village(tribe),), ("stoneage.score.tie",))

    def doubts(self, answers: Answers) -> Iterator[Doubt]:
        """Find symbols, figures and tiles of which there are not so many, all tribes together."""
        for symbol, most in self.copies.items():
            name = f"stoneage.symbol.{symbol}"
            yield from _too_many(answers, f"symbol:{symbol}", most, name)
        for figure, most in self.figures.items():
            name = f"stoneage.figure.{figure}"
            yield from _too_many(answers, f"figure:{figure}", most, name)
        most = self.components.numbers.stack * len(answers.people)
        yield from _too_many(answers, "tiles", most, "stoneage.form.field.tiles")
        if sum(answers.tick("open", seat) for seat in answers.seats) > self.open:
            yield Doubt("open", refuse("stoneage.form.doubt.open", count=self.open))


def _group(name: str) -> Message:
    return Message(f"stoneage.form.group.{name}")


def _field(name: str) -> Message:
    return Message(f"stoneage.form.field.{name}")


def _count(kinds: Iterable[Bottom], name: str) -> int:
    """Count the figures of a sort on all cards."""
    return sum(k.amount for k in kinds if not isinstance(k, Culture) and FIGURES[type(k)] == name)


def _tools(total: int, slots: int) -> tuple[int, ...]:
    """Spread the values over the slots as a tribe gains them: evenly, from the first (sa27)."""
    each, more = divmod(total, slots)
    return tuple(each + (at < more) for at in range(slots))


def _too_many(answers: Answers, key: str, most: int, name: str) -> Iterator[Doubt]:
    """Find that all together have more of something than there is, naming who has how many."""
    counts = {seat: answers.number(key, seat) for seat in answers.seats}
    total = sum(counts.values())
    if total > most:
        message = refuse("stoneage.form.doubt.many", what=Key(name), count=most, total=total)
        yield Doubt(key, message)
