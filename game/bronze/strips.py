"""Calculators for the table: the longest row, a land's majority, what a card laid wakes.

Each asks the function of play: `board.longest` and `board.claim`, `board.majority`,
`matrix.lay` and `matrix.wakes`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from game.bronze import matrix
from game.bronze.actions import LEFT
from game.bronze.board import claim, longest, majority
from game.bronze.components import Components
from game.bronze.options import Options
from game.bronze.state import Player, State
from game.bronze.tables import Tables
from game.core.form import (
    SHARED,
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
from game.core.message import Message, refuse

STRIP = "strip"
FREE_SPOT = "free"
SPOTS = 40
"""The most spots of one terrain that are entered."""
NOBODY = "none"
NEW_LEFT, NEW_RIGHT = "left", "right"


def forms(components: Components) -> tuple[Form, ...]:
    """Give the three calculators."""
    seats = components.cover.seats
    rows, cards = _Rows(components), _Cards(components)
    return (
        Form(
            "row",
            *_names("row"),
            rows.groups,
            rows.compute,
            rows.doubts,
            seats,
            icon="bronze/route",
        ),
        Form("land", *_names("land"), _land_groups, _land, seats=seats, icon="bronze/province"),
        Form(
            "cards",
            *_names("cards"),
            cards.groups,
            cards.compute,
            cards.doubts,
            icon="bronze/wheel",
        ),
    )


def _names(form: str) -> tuple[Message, Message]:
    return Message(f"bronze.form.{form}"), Message(f"bronze.form.{form}.about")


def _group(name: str, *fields: FormField, shared: bool = True) -> Group:
    return Group(name, Message(f"bronze.form.group.{name}"), fields, shared)


class _Rows:
    """One terrain from left to right: everybody's longest row, and the token of a turn's end."""

    def __init__(self, components: Components) -> None:
        land = dict.fromkeys(components.map.terrains, ("",) * SPOTS)
        wide = replace(components, lands=replace(components.lands, lands={STRIP: land}))
        self.tables = Tables(wide, Options())

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give the spots, whose turn ends, and the tokens."""
        people = persons(filled.people)
        free = Choice(FREE_SPOT, Message("bronze.form.free"))
        spots = FormField("spots", Message("bronze.form.field.spots"), "row", high=SPOTS,
                      choices=(*people, free), usual=())  # fmt: skip
        lengths = tuple(
            Choice(str(n), Message("bronze.form.route", {"length": n, "count": points}))
            for n, points in self.tables.route_points.items()
        )
        nobody = Choice(NOBODY, Message("bronze.form.nobody"))
        none = Choice("0", Message("bronze.form.none"))
        every = tuple(choice.id for choice in lengths)
        tokens = (
            _choice("turn", (nobody, *people), NOBODY),
            _choice("held", (none, *lengths), "0"),
            FormField("lying", Message("bronze.form.field.lying"), "several",
                  choices=lengths, usual=every),
        )  # fmt: skip
        return (_group("spots", spots), _group("tokens", *tokens))

    def compute(self, answers: Answers) -> Reckoning:
        """Give everybody's longest row, and the token that whoever ends the turn takes."""
        if not answers.people:
            return Reckoning()
        state = self._state(answers)
        facts = [
            Fact(Message("bronze.form.fact.row"), longest(self.tables, state, seat, 0), seat=seat)
            for seat in answers.seats
        ]
        turn = answers.word("turn")
        if turn.isdigit():
            length, _ = claim(self.tables, state, int(turn), 0)
            facts.append(Fact(Message("bronze.form.fact.token"), length, seat=int(turn)))
        return Reckoning(facts=tuple(facts))

    def _state(self, answers: Answers) -> State:
        """Read the terrain as the first one of a table; tokens not lying there others hold."""
        taken = dict.fromkeys(answers.seats, 0)
        for place, whose in enumerate(answers.words("spots")):
            if whose.isdigit():
                taken[int(whose)] |= 1 << self.tables.grid.bit(0, 0, place)
        held = self._held(answers)
        rest = (0,) * (len(self.tables.terrains) - 1)
        players = tuple(
            Player((), 0, taken[seat], (), (held[seat], *rest)) for seat in answers.seats
        )
        nothing = ((), (), 0, 0, (), (STRIP,), (), (), (), (), ())
        return State(players, 0, 1, 0, "over", (), 0, *nothing, -1, "", -1, (), True)

    def _held(self, answers: Answers) -> list[int]:
        turn, held = answers.word("turn"), [0] * len(answers.people)
        if not turn.isdigit():
            return held
        held[int(turn)] = int(answers.word("held"))
        others = [seat for seat in answers.seats if seat != int(turn)]
        for seat, length in zip(others, self._elsewhere(answers), strict=False):
            held[seat] = length
        return held

    def _elsewhere(self, answers: Answers) -> list[int]:
        """List the tokens that lie neither on the table nor before whoever ends the turn."""
        here = (*answers.words("lying"), answers.word("held"))
        return [length for length in self.tables.lengths if str(length) not in here]

    def doubts(self, answers: Answers) -> Iterator[Doubt]:
        """Find a token that lies in two places, and more tokens away than there are others."""
        if answers.word("held") in answers.words("lying") and answers.has("held"):
            length = answers.word("held")
            yield Doubt("lying", refuse("bronze.form.doubt.lying", length=length), soft=True)
        others = len(answers.people) - 1
        if len(self._elsewhere(answers)) > others:
            yield Doubt("away", refuse("bronze.form.doubt.away", count=others), soft=True)


def _choice(name: str, choices: tuple[Choice, ...], usual: str) -> FormField:
    label = Message(f"bronze.form.field.{name}")
    return FormField(name, label, "choice", choices=choices, usual=usual)


def _land_groups(filled: Filled) -> tuple[Group, ...]:
    del filled
    cubes = FormField("cubes", Message("bronze.form.field.cubes"), high=30)
    return (_group("land", cubes, shared=False),)


def _land(answers: Answers) -> Reckoning:
    """Name who takes the province of a land that closes."""
    if not answers.people:
        return Reckoning()
    owner = majority(answers.number("cubes", seat) for seat in answers.seats)
    name = Message("bronze.form.nobody")
    if owner >= 0:
        name = Message("form.person", {"name": answers.people[owner]})
    return Reckoning(facts=(Fact(Message("bronze.form.fact.owner"), (name,), "words"),))


class _Cards:
    """A matrix and a card to lay: which cards wake."""

    def __init__(self, components: Components) -> None:
        self.columns = components.setup.columns
        self.wild = components.technologies.wild
        self.cards = (*components.technologies.technologies, self.wild)

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give the columns, the card and where it goes."""
        del filled
        cards = tuple(Choice(card, Message(f"bronze.technology.{card}")) for card in self.cards)
        columns = tuple(self._column(at, cards) for at in range(1, self.columns + 1))
        places = (
            *[Choice(str(at), _number("column", at)) for at in range(1, self.columns + 1)],
            Choice(NEW_LEFT, Message("bronze.form.left")),
            Choice(NEW_RIGHT, Message("bronze.form.right")),
        )
        laid = (_choice("laid", cards, cards[0].id), _choice("at", places, "1"))
        return (_group("columns", *columns), _group("laying", *laid))

    def _column(self, at: int, cards: tuple[Choice, ...]) -> FormField:
        kind: Literal["row"] = "row"
        return FormField(
            f"column:{at}", _number("column", at), kind, high=30, choices=cards, usual=()
        )

    def _matrix(self, answers: Answers) -> matrix.Matrix:
        columns = (answers.words(f"column:{at}", SHARED) for at in range(1, self.columns + 1))
        return tuple(column for column in columns if column)

    def _place(self, answers: Answers, columns: int) -> int:
        where = answers.word("at")
        if where == NEW_LEFT:
            return LEFT if columns else 0
        if where == NEW_RIGHT:
            return columns
        before = range(1, int(where))
        return sum(bool(answers.words(f"column:{at}")) for at in before)

    def compute(self, answers: Answers) -> Reckoning:
        """Name the cards that wake, the one laid first."""
        laid = self._matrix(answers)
        place = self._place(answers, len(laid))
        if place not in matrix.columns_to_lay(len(laid), self.columns):
            return Reckoning()
        after, column = matrix.lay(laid, answers.word("laid"), place)
        woken = matrix.wakes(after, column, self.wild)
        names = tuple(Message(f"bronze.technology.{after[c][row]}") for c, row in woken)
        fact = Fact(Message("bronze.form.fact.woken"), names, "words")
        return Reckoning(facts=(Fact(Message("bronze.form.fact.cards"), len(woken)), fact))

    def doubts(self, answers: Answers) -> Iterator[Doubt]:
        """Find a place where no card may be laid."""
        laid = len(self._matrix(answers))
        if self._place(answers, laid) not in matrix.columns_to_lay(laid, self.columns):
            yield Doubt("at", refuse("bronze.refuse.no_column"), soft=True)


def _number(name: str, count: int) -> Message:
    return Message(f"bronze.form.field.{name}", {"count": count})
