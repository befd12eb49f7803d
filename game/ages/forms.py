"""The score sheet of each edition without a match: boxes and goods in, points by source out.

The sheet is read as a state of the game, so the points are those of play (`scoring.scores`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.ages import form_fields, reroll, yield_form
from game.ages.components import Components
from game.ages.options import Options
from game.ages.scoring import scores
from game.ages.state import Board, State
from game.ages.tables import Tables
from game.core.form import (
    Answers,
    Choice,
    Doubt,
    Fact,
    Filled,
    Form,
    FormField,
    Group,
    Reckoning,
    persons,
)
from game.core.message import Key, Message, refuse
from game.core.options import decoded

NOBODY = "none"


def forms(components: Components) -> tuple[Form, ...]:
    """Give the sheet of each edition, then the odds of throwing again and what dice bring."""
    sheets = (_Sheet(components, edition).form() for edition in components.editions)
    return (*sheets, reroll.form(components), yield_form.form(components))


class _Sheet:
    """One edition's sheet for one to four people; alone, every monument is a first."""

    def __init__(self, components: Components, edition: str) -> None:
        self.edition, self.first = edition, next(iter(components.editions))
        self.seats = components.cover.seats
        self.tables = Tables(components, decoded(Options, {"edition": edition}))
        self._disasters = Group(
            "disasters",
            Message("ages.form.group.disasters"),
            (FormField("disasters", Message("ages.form.field.disasters")),),
        )

    def form(self) -> Form:
        """Make the form."""
        name = f"ages.form.{self.edition}"
        return Form(
            self.edition,
            Message(name),
            Message(f"{name}.about"),
            self.groups,
            self.compute,
            self.doubts,
            self.seats,
            {"edition": self.edition},
            "" if self.edition == self.first else "ages/empire",
        )

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give the parts of the sheet; with several people also who was first at each monument."""
        people = filled.people
        firsts = (self._firsts(people),) if len(people) > 1 else ()
        return (
            self._monuments(len(people)),
            *firsts,
            self._developments(),
            self._cities(),
            self._disasters,
            self._stores(),
        )

    def _monuments(self, seats: int) -> Group:
        tables = self.tables
        fields = tuple(
            FormField(f"boxes:{name}", _monument(name), high=tables.monument_boxes[at])
            for at, name in enumerate(tables.monuments)
            if at in tables.in_play(seats)
        )
        return Group("monuments", Message("ages.form.group.monuments"), fields)

    def _firsts(self, people: tuple[str, ...]) -> Group:
        choices = (Choice(NOBODY, Message("ages.form.nobody")), *persons(people))
        tables = self.tables
        fields = tuple(
            FormField(f"first:{tables.monuments[at]}", _monument(tables.monuments[at]), "choice",
                  choices=choices, usual=NOBODY)
            for at in tables.in_play(len(people))
        )  # fmt: skip
        return Group("firsts", Message("ages.form.group.firsts"), fields, shared=True)

    def _developments(self) -> Group:
        name = Message("ages.form.group.developments")
        return Group("developments", name, (form_fields.developments(self.tables),))

    def _cities(self) -> Group:
        tables = self.tables
        fields = tuple(
            FormField(
                f"boxes:{city}", Message(f"ages.city.{city.removeprefix('city:')}"), high=boxes
            )
            for city, boxes in zip(tables.city_ids, tables.city_boxes, strict=True)
        )
        return Group("cities", Message("ages.form.group.cities"), fields)

    def _stores(self) -> Group:
        tables = self.tables
        fleet = tables.traits(tables.developments).fleet
        ships = (FormField("ships", Message("ages.form.field.ships"), high=fleet),) if fleet else ()
        fields = (*form_fields.goods(tables), form_fields.food(tables), *ships)
        return Group("stores", Message("ages.form.group.stores"), fields)

    def compute(self, answers: Answers) -> Reckoning:
        """Score the sheet, and tell what follows from it for the game that goes on."""
        if not answers.people:
            return Reckoning()
        state = self.state(answers)
        found = tuple(fact for seat in answers.seats for fact in self._facts(state, seat))
        return Reckoning(scores(self.tables, state), found)

    def state(self, answers: Answers) -> State:
        """Read the sheet as a finished game."""
        boards = tuple(self._board(answers, seat) for seat in answers.seats)
        firsts = tuple(self._first(answers, boards, at) for at in range(len(self.tables.monuments)))
        return State(
            boards, 0, 1, 0, "over", (), 0, (), False, 0, 0, firsts, True
        )  # fmt: skip

    def _board(self, answers: Answers, seat: int) -> Board:
        tables = self.tables
        return Board(
            answers.number("food", seat),
            tuple(answers.number(f"good:{good}", seat) for good in tables.goods),
            tuple(answers.number(f"boxes:{city}", seat) for city in tables.city_ids),
            tuple(answers.number(f"boxes:{name}", seat) for name in tables.monuments),
            answers.words("developments", seat),
            answers.number("disasters", seat),
            answers.number("ships", seat),
        )

    def _first(self, answers: Answers, boards: tuple[Board, ...], at: int) -> int:
        """Name who was first: the only one who finished it, else whoever is entered."""
        whole = self.tables.monument_boxes[at]
        done = [seat for seat, board in enumerate(boards) if board.monuments[at] == whole]
        if len(done) == 1:
            return done[0]
        said = answers.word(f"first:{self.tables.monuments[at]}")
        return int(said) if said.isdigit() and int(said) in done else -1

    def _facts(self, state: State, seat: int) -> Iterator[Fact]:
        tables, board = self.tables, state.boards[seat]
        counts: Mapping[str, int] = {
            "dice": tables.city_count(board.cities),
            "developments": len(board.developments),
            "built": tables.finished(board.monuments),
            "worth": tables.worth(board.goods),
        }
        for name, count in counts.items():
            yield Fact(Message(f"ages.form.fact.{name}"), count, seat=seat)

    def doubts(self, answers: Answers) -> Iterator[Doubt]:
        """Find ships without the development for them, and first builders that do not fit."""
        for seat in answers.seats:
            owned = answers.words("developments", seat)
            if answers.number("ships", seat) > self.tables.traits(owned).fleet:
                message = refuse("ages.form.doubt.ships", name=answers.people[seat])
                yield Doubt(f"ships@{seat}", message)
        if len(answers.people) > 1:
            for at, name in enumerate(self.tables.monuments):
                yield from self._doubt_first(answers, at, name)

    def _doubt_first(self, answers: Answers, at: int, name: str) -> Iterator[Doubt]:
        whole = self.tables.monument_boxes[at]
        done = [seat for seat in answers.seats if answers.number(f"boxes:{name}", seat) == whole]
        said, monument = answers.word(f"first:{name}"), Key(f"ages.monument.{name}")
        if said.isdigit() and int(said) not in done:
            who = answers.people[int(said)]
            message = refuse("ages.form.doubt.unbuilt", name=who, monument=monument, count=whole)
            yield Doubt(f"first:{name}", message, soft=True)
        elif len(done) > 1 and not said.isdigit():
            message = refuse("ages.form.doubt.first", monument=monument)
            yield Doubt(f"first:{name}", message, soft=True)


def _monument(name: str) -> Message:
    return Message(f"ages.monument.{name}")
