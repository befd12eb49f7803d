"""The end of the game, the era track and progress without a match, by the functions of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from game.core.form import Answers, Choice, Doubt, Fact, Filled, Form, FormField, Group, Reckoning
from game.core.message import Key, Message, refuse
from game.tempus import battle
from game.tempus.components import Components, Era
from game.tempus.progress import Points, points
from game.tempus.rules import TempusRules
from game.tempus.scoring import scores
from game.tempus.state import State, Tribe
from game.tempus.tables import Tables


def forms(components: Components) -> tuple[Form, ...]:
    """Give the final scoring, the fight, progress, and the era track."""
    rules = TempusRules(components, {})
    final, progress = _Final(rules), _Progress(rules)
    seats = components.cover.seats
    return (
        Form("scoring", *_named("scoring"), final.groups, final.compute, final.doubts, seats),
        battle.form(rules),
        Form(
            "progress",
            *_named("progress"),
            progress.groups,
            progress.compute,
            seats=seats,
            icon="tempus/progress",
        ),
        Form(
            "eras",
            *_named("eras"),
            _Track(rules.tables).groups,
            _Track(rules.tables).compute,
            icon="common/hourglass",
        ),
    )


def _named(form: str) -> tuple[Message, Message]:
    return Message(f"tempus.form.{form}"), Message(f"tempus.form.{form}.about")


def _group(name: str, fields: Sequence[FormField], shared: bool = False) -> Group:
    return Group(name, Message(f"tempus.form.group.{name}"), tuple(fields), shared)


def _field(name: str, high: int, **params: int) -> FormField:
    label = Message(f"tempus.form.field.{name}", params)
    key = ":".join((name, *map(str, params.values())))
    return FormField(key, label, high=high)


def _eras(eras: Sequence[Era]) -> tuple[Choice, ...]:
    return tuple(Choice(era.id, Message(f"tempus.era.{era.id}")) for era in eras)


class _Final:
    """What everybody has on the map, on the track and in hand."""

    def __init__(self, rules: TempusRules) -> None:
        self.rules, self.tables = rules, rules.tables
        self.hand = max(era.hand for era in self.tables.eras)

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give hexes, cities by value, the last box and the cards."""
        del filled
        cities = [
            _field("cities", count, value=value) for value, count in self.tables.city_counts.items()
        ]
        last = self.tables.eras[-1].id
        entered = Message("tempus.form.field.entered", {"era": Key(f"tempus.era.{last}")})
        fields = (
            _field("hexes", self.tables.numbers.people),
            *cities,
            FormField("entered", entered, "tick", usual=False),
            _field("cards", self.hand),
        )
        return (_group("map", fields),)

    def compute(self, answers: Answers) -> Reckoning:
        """Score what everybody has."""
        if len(answers.people) < 2:
            return Reckoning()
        return Reckoning(scores(self.tables, self.state(answers)))

    def state(self, answers: Answers) -> State:
        """Read the sheet as a game that is over, each piece on a hex of its own."""
        tables = self.tables
        state = self.rules.setup(len(answers.people)).clone()
        state.land = tables.letter[tables.backgrounds[0]] * len(state.land)
        for seat in answers.seats:
            tribe = state.edit(seat)
            hexes = answers.number("hexes", seat)
            values = [v for v in tables.city_counts for _ in range(self._cities(answers, seat, v))]
            tribe.people = tuple((hex, 1) for hex in range(hexes))
            tribe.cities = tuple((hexes + at, value) for at, value in enumerate(values))
            tribe.box = tables.last if answers.tick("entered", seat) else 0
            tribe.hand = tables.deck[: answers.number("cards", seat)]
        state.phase = "over"
        return state

    def _cities(self, answers: Answers, seat: int, value: int) -> int:
        return answers.number(f"cities:{value}", seat)

    def doubts(self, answers: Answers) -> Iterator[Doubt]:
        """Find that nobody entered the last box although somebody always does (T46)."""
        entered = [answers.has("entered", seat) for seat in answers.seats]
        if entered and all(entered) and not any(answers.tick("entered", s) for s in answers.seats):
            last = Key(f"tempus.era.{self.tables.eras[-1].id}")
            yield Doubt("entered", refuse("tempus.form.doubt.entered", era=last), soft=True)


class _Progress:
    """The progress phase: who enters the next box."""

    def __init__(self, rules: TempusRules) -> None:
        self.rules, self.tables = rules, rules.tables
        self.boxes = [era for era in self.tables.eras if era.terrain]
        self.cities = sum(self.tables.city_counts.values())
        self.most = max(era.hand for era in self.tables.eras)

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give the box to be entered, and what everybody has for it."""
        choices = _eras(self.boxes)
        box = FormField("box", Message("tempus.form.field.box"), "choice", choices=choices,
                    usual=choices[0].id)  # fmt: skip
        box_id = filled.entries.get(("box", -1), choices[0].id)
        era = next((era for era in self.boxes if era.id == box_id), self.boxes[0])
        terrain = Key(f"tempus.terrain.{era.terrain}")
        fields = (
            FormField("people", Message("tempus.form.field.people", {"terrain": terrain}),
                  high=self.tables.numbers.people),
            _field("built", self.cities),
            FormField("fitting", Message("tempus.form.field.fitting", {"terrain": terrain}),
                  high=self.most),
            _field("education", self.most),
        )  # fmt: skip
        return (_group("progress", fields), _group("box", (box,), shared=True))

    def compute(self, answers: Answers) -> Reckoning:
        """Count everybody's points and name who enters the box."""
        if not answers.people:
            return Reckoning()
        names = [era.id for era in self.tables.eras]
        box = names.index(answers.word("box"))
        counted = [self._points(answers, seat, box).total for seat in answers.seats]
        facts = [
            Fact(Message("tempus.form.fact.points"), total, seat=seat)
            for seat, total in enumerate(counted)
        ]
        ahead = [answers.people[s] for s, total in enumerate(counted) if total == max(counted)]
        said = tuple(Message("form.person", {"name": name}) for name in ahead)
        facts.append(Fact(Message("tempus.form.fact.enters"), said, "words"))
        return Reckoning(facts=tuple(facts))

    def _points(self, answers: Answers, seat: int, box: int) -> Points:
        """Count a seat's points; a card that fits twice is entered in both places."""
        counts = (answers.number(key, seat) for key in ("people", "built", "fitting", "education"))
        return tally(self.rules, box, *counts)


@cache
def blank_of(rules: TempusRules, seats: int) -> State:
    """Give a state to be filled in; the first one of a game takes long to make."""
    return rules.setup(seats)


def tally(
    rules: TempusRules, box: int, people: int, built: int, fitting: int, education: int
) -> Points:
    """Count progress points from numbers alone, by the function of play."""
    tables = rules.tables
    terrain = tables.eras[box].terrain
    state = blank_of(rules, 2).clone()
    state.land = tables.letter[terrain] * len(state.land)
    tribe: Tribe = state.edit(0)
    tribe.people = ((0, people),) if people else ()
    tribe.cities = tuple((hex, 1) for hex in range(1, built + 1))
    plain = [c for c, card in tables.cards.items() if not card.progress]
    taught = [c for c, card in tables.cards.items() if card.progress]
    fits = next(c for c in plain if tables.cards[c].background == terrain)
    teaches = next(c for c in taught if tables.cards[c].background != terrain)
    return points(tables, state, tribe, [fits] * fitting + [teaches] * education, box)


class _Track:
    """The era track: what the owner of a box can do."""

    def __init__(self, tables: Tables) -> None:
        self.eras = tables.eras

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give the choice of a box."""
        del filled
        choices = _eras(self.eras[:-1])
        box = FormField("box", Message("tempus.form.field.own"), "choice", choices=choices,
                    usual=choices[0].id)  # fmt: skip
        return (_group("own", (box,), shared=True),)

    def compute(self, answers: Answers) -> Reckoning:
        """Give the row of the box, and what scores for the next one."""
        at = [era.id for era in self.eras].index(answers.word("box"))
        era, following = self.eras[at], self.eras[at + 1]
        numbers = ("actions", "people", "distance", "babies", "stack", "draw", "hand")
        facts = [
            Fact(Message(f"tempus.form.fact.{name}"), int(getattr(era, name))) for name in numbers
        ]
        sea = "ships" if era.ships else "no_ships"
        facts.append(Fact(Message(f"tempus.form.fact.{sea}"), (), "words"))
        terrain = Message(f"tempus.terrain.{following.terrain}")
        entering = {"era": Key(f"tempus.era.{following.id}")}
        facts.append(Fact(Message("tempus.form.fact.next", entering), (terrain,), "words"))
        return Reckoning(facts=tuple(facts))
