"""The end of the game without a match: matrix, tokens and cities in, points by source out.

The mats are read as a state on one wide land of our own, so that cities are judged and points
counted by the functions of play (`reasons.worth`, `scoring.scores`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from game.bronze import strips
from game.bronze.components import AllKindsInTerrains, Components
from game.bronze.options import Options
from game.bronze.reasons import worth
from game.bronze.scoring import scores
from game.bronze.state import FREE, Player, State
from game.bronze.tables import Tables
from game.core.form import Answers, Choice, Doubt, Fact, Filled, Form, FormField, Group, Reckoning
from game.core.message import Key, Message, refuse
from game.core.options import decoded, offered

LAND = "sheet"
"""The one land that the cubes of a sheet lie on: room for all cubes on each kind."""
NONE = "0"
ANY = ""
"""A spot whose kind was not entered."""


def forms(components: Components) -> tuple[Form, ...]:
    """Give the final scoring, then the calculators for the table."""
    return (_Scoring(components).form(), *strips.forms(components))


class _Scoring:
    """The final scoring of all mats."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.seats = components.cover.seats
        self.rows = offered(Options)["rows"]
        room = tuple(
            kind for kind in (*components.map.kinds, ANY) for _ in range(components.setup.cubes)
        )
        land = dict.fromkeys(components.map.terrains, room)
        wide = replace(components, lands=replace(components.lands, lands={LAND: land}))
        self._tables = {
            value: Tables(wide, decoded(Options, {"rows": value})) for value in self.rows
        }
        self.tables = self._tables[self.rows[0]]
        copies = max(size.players for size in components.setup.tables)
        self.copies = self.tables.copies(copies)
        self.values = tuple(row.points for row in components.tokens.provinces)

    def form(self) -> Form:
        """Make the form."""
        name = "bronze.form.scoring"
        about = Message(f"{name}.about")
        return Form(
            "scoring", Message(name), about, self.groups, self.compute, self.doubts, self.seats
        )  # fmt: skip

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give the parts of a mat; kinds only where a city of somebody asks for them."""
        lands = self._lands(len(filled.people))
        return (
            Group("provinces", _group("provinces"), self._provinces(lands)),
            Group("routes", _group("routes"), self._routes()),
            Group("cities", _group("cities"), (self._cities(),)),
            Group("matrix", _group("matrix"), self._matrix()),
            Group("cubes", _group("cubes"), self._cubes()),
            *self._kinds(filled),
            Group("table", _group("table"), (self._option(),), shared=True),
        )

    def _lands(self, seats: int) -> int:
        size = self.tables.sizes.get(seats)
        return size.lands if size else 0

    def _provinces(self, lands: int) -> tuple[FormField, ...]:
        return tuple(
            FormField(f"province:{points}", _field("province", points), high=lands)
            for points in self.values
        )

    def _routes(self) -> tuple[FormField, ...]:
        tables = self.tables
        none = Choice(NONE, Message("bronze.form.none"))
        lengths = (
            Choice(str(n), Message("bronze.form.route", {"length": n, "count": points}))
            for n, points in tables.route_points.items()
        )
        choices = (none, *lengths)
        return tuple(
            FormField(f"route:{terrain}", _terrain(terrain), "choice", choices=choices, usual=NONE)
            for terrain in tables.terrains
        )

    def _cities(self) -> FormField:
        choices = tuple(Choice(city, Message(f"bronze.city.{city}")) for city in self.tables.cities)
        return FormField("cities", _field("cities"), "several", choices=choices, usual=())

    def _matrix(self) -> tuple[FormField, ...]:
        tables = self.tables
        choices = tuple(Choice(card, Message(f"bronze.technology.{card}")) for card in tables.cards)
        most = self.copies * len(tables.technologies)
        return tuple(
            FormField(
                f"column:{at}", _field("column", at), "row", high=most, choices=choices, usual=()
            )
            for at in range(1, tables.columns + 1)
        )

    def _cubes(self) -> tuple[FormField, ...]:
        most, terrains = self.tables.cubes, self.tables.terrains
        return tuple(FormField(f"cubes:{name}", _terrain(name), high=most) for name in terrains)

    def _kinds(self, filled: Filled) -> tuple[Group, ...]:
        """Give the fields of kinds for the terrains that a city entered asks about."""
        asked = set[str]()
        for (key, _), value in filled.entries.items():
            if key == "cities" and isinstance(value, tuple):
                asked.update(chain.from_iterable(map(self._asks, value)))
        kinds = tuple(Choice(k, Message(f"bronze.kind.{k}")) for k in self.tables.kinds)
        fields = tuple(
            FormField(f"kinds:{name}", _terrain(name), "several", choices=kinds, usual=())
            for name in self.tables.terrains
            if name in asked
        )
        return (Group("kinds", _group("kinds"), fields),) if fields else ()

    def _asks(self, city: str) -> tuple[str, ...]:
        known = self.tables.cities.get(city)
        condition = known.condition if known else None
        return condition.terrains if isinstance(condition, AllKindsInTerrains) else ()

    def _option(self) -> FormField:
        choices = tuple(Choice(v, Message(f"bronze.option.rows.{v}")) for v in self.rows)
        name = Message("bronze.option.rows")
        return FormField("rows", name, "choice", choices=choices, usual=self.rows[0])

    def compute(self, answers: Answers) -> Reckoning:
        """Score all mats, and tell of every city what it is worth."""
        if len(answers.people) not in self.seats:
            return Reckoning()
        tables = self._tables[answers.word("rows")]
        state = self.state(answers)
        facts = tuple(fact for seat in answers.seats for fact in _facts(tables, state, seat))
        return Reckoning(scores(tables, state), facts)

    def state(self, answers: Answers) -> State:
        """Read the sheet as a finished game."""
        players = tuple(self._player(answers, seat) for seat in answers.seats)
        tokens = [
            (points, seat)
            for seat in answers.seats
            for points in self.values
            for _ in range(answers.number(f"province:{points}", seat))
        ]
        spare = max(0, self._lands(len(players)) - len(tokens))
        points = (*[points for points, _ in tokens], *(0,) * spare)
        owners = (*[seat for _, seat in tokens], *(FREE,) * spare)
        nothing = ((), (), 0, 0, (), (LAND,), ())
        return State(
            players, 0, 1, 0, "over", (), 0, *nothing, points, owners, (), (), -1, "", -1, (), True
        )  # fmt: skip

    def _player(self, answers: Answers, seat: int) -> Player:
        tables = self.tables
        columns = (answers.words(f"column:{at}", seat) for at in range(1, tables.columns + 1))
        taken = 0
        for terrain in tables.terrains:
            taken |= self._spots(answers, seat, terrain)
        return Player(
            tuple(column for column in columns if column),
            max(0, tables.cubes - taken.bit_count()),
            taken,
            answers.words("cities", seat),
            tuple(int(answers.word(f"route:{name}", seat) or NONE) for name in tables.terrains),
        )

    def _spots(self, answers: Answers, seat: int, terrain: str) -> int:
        """Put the cubes of a terrain onto its kinds, one on each that was entered."""
        tables, each = self.tables, self.tables.cubes
        kinds = answers.words(f"kinds:{terrain}", seat)
        count = answers.number(f"cubes:{terrain}", seat)
        order = (*tables.kinds, ANY)
        places = [order.index(kind) * each for kind in kinds]
        spare = order.index(kinds[0] if kinds else ANY) * each
        places += [spare + 1 + at for at in range(min(each - 1, count - len(kinds)))]
        at = tables.terrain_place[terrain]
        return sum(1 << tables.grid.bit(0, at, place) for place in places)

    def doubts(self, answers: Answers) -> Iterator[Doubt]:
        """Find what is there twice or too often: tokens, cities, cards, cubes."""
        yield from self._shared(answers)
        yield from self._too_many(answers)
        for seat in answers.seats:
            yield from self._doubt_seat(answers, seat)

    def _shared(self, answers: Answers) -> Iterator[Doubt]:
        """Find trade tokens and cities that two people have."""
        held: dict[tuple[str, str], int] = {}
        for seat in answers.seats:
            for terrain in self.tables.terrains:
                length = answers.word(f"route:{terrain}", seat)
                other = held.setdefault((terrain, length), seat) if length != NONE else seat
                if other != seat:
                    yield _route_taken(terrain, length, answers.people[other])
            for city in answers.words("cities", seat):
                other = held.setdefault(("city", city), seat)
                if other != seat:
                    who, name = answers.people[other], Key(f"bronze.city.{city}")
                    yield Doubt(city, refuse("bronze.form.doubt.city", city=name, name=who))

    def _too_many(self, answers: Answers) -> Iterator[Doubt]:
        """Find more province tokens or cards than there are, all people together."""
        lands = self._lands(len(answers.people))
        tokens = sum(
            answers.number(f"province:{points}", seat)
            for points in self.values
            for seat in answers.seats
        )
        if tokens > lands:
            message = refuse("bronze.form.doubt.provinces", count=lands, total=tokens)
            yield Doubt("provinces", message)
        laid: Counter[str] = Counter()
        for seat in answers.seats:
            for at in range(1, self.tables.columns + 1):
                laid.update(answers.words(f"column:{at}", seat))
        for card in self.tables.technologies:
            if laid[card] > self.copies:
                name = Key(f"bronze.technology.{card}")
                message = refuse("bronze.form.doubt.cards", card=name, count=self.copies)
                yield Doubt(f"cards:{card}", message)

    def _doubt_seat(self, answers: Answers, seat: int) -> Iterator[Doubt]:
        """Find too many cubes or cities of one person, and kinds without cubes for them."""
        name, tables = answers.people[seat], self.tables
        placed = sum(answers.number(f"cubes:{terrain}", seat) for terrain in tables.terrains)
        if placed > tables.cubes:
            message = refuse("bronze.form.doubt.cubes", name=name, count=tables.cubes, total=placed)
            yield Doubt(f"cubes@{seat}", message)
        most = self._lands(len(answers.people)) - 1
        if len(answers.words("cities", seat)) > most:
            yield Doubt(f"cities@{seat}", refuse("bronze.form.doubt.cities", count=most))
        for terrain in tables.terrains:
            kinds = len(answers.words(f"kinds:{terrain}", seat))
            if answers.has(f"cubes:{terrain}", seat) and kinds > answers.number(
                f"cubes:{terrain}", seat
            ):
                what = Key(f"bronze.terrain.{terrain}")
                message = refuse("bronze.form.doubt.kinds", terrain=what, count=kinds)
                yield Doubt(f"kinds:{terrain}@{seat}", message)


def _route_taken(terrain: str, length: str, who: str) -> Doubt:
    what = Key(f"bronze.terrain.{terrain}")
    message = refuse("bronze.form.doubt.route", terrain=what, length=length, name=who)
    return Doubt(f"route:{terrain}:{length}", message)


def _facts(tables: Tables, state: State, seat: int) -> Iterator[Fact]:
    """Tell what each city is worth and why, and the cubes not placed."""
    player = state.players[seat]
    for city in player.cities:
        found = worth(tables, state, seat, city)
        yield Fact(Message(f"bronze.city.{city}"), found.points, seat=seat, why=found.reason)
    yield Fact(Message("bronze.form.fact.cubes"), player.cubes, seat=seat)


def _group(name: str) -> Message:
    return Message(f"bronze.form.group.{name}")


def _field(name: str, count: int = 0) -> Message:
    return Message(f"bronze.form.field.{name}", {"count": count})


def _terrain(terrain: str) -> Message:
    return Message(f"bronze.terrain.{terrain}")
