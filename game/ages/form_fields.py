"""Fields that several forms of the title share, and the board that they describe."""

from __future__ import annotations

from collections.abc import Iterable

from game.ages.state import Board
from game.ages.tables import Tables
from game.core.form import SHARED, Answers, Choice, Filled, FormField
from game.core.message import Message


def developments(tables: Tables) -> FormField:
    """Give the field of the developments owned."""
    choices = tuple(Choice(n, Message(f"ages.development.{n}")) for n in tables.developments)
    name = Message("ages.form.field.developments")
    return FormField("developments", name, "several", choices=choices, usual=())


def goods(tables: Tables) -> tuple[FormField, ...]:
    """Give a field for each good."""
    return tuple(
        FormField(f"good:{good}", Message(f"ages.good.{good}"), high=most)
        for good, most in zip(tables.goods, tables.most, strict=True)
    )


def food(tables: Tables, usual: int = 0) -> FormField:
    """Give the field of the food in store."""
    return FormField("food", Message("ages.good.food"), high=tables.food_most, usual=usual)


def dice(tables: Tables) -> FormField:
    """Give the field of the dice thrown, by their faces."""
    most = tables.first_cities + len(tables.city_boxes)
    faces = tuple(
        Choice(face.id, Message(f"ages.face.{face.id}"), f"face_{face.id}") for face in tables.faces
    )
    name = Message("ages.form.field.dice")
    return FormField("dice", name, "row", high=most, choices=faces, usual=())


def edition(names: Iterable[str]) -> FormField:
    """Give the choice of the edition, the first of `names` being the usual one."""
    choices = tuple(Choice(name, Message(f"ages.option.edition.{name}")) for name in names)
    name = Message("ages.option.edition")
    return FormField("edition", name, "choice", choices=choices, usual=choices[0].id)


def alone() -> FormField:
    """Give the mark of a game alone."""
    return FormField("alone", Message("ages.form.field.alone"), "tick", usual=False)


def chosen(filled: Filled, names: Iterable[str]) -> str:
    """Give the edition that is chosen."""
    known = tuple(names)
    value = filled.entries.get(("edition", SHARED))
    return value if isinstance(value, str) and value in known else known[0]


def faces(tables: Tables, answers: Answers) -> tuple[int, ...]:
    """Give the values of the dice thrown, ascending."""
    ids = [face.id for face in tables.faces]
    return tuple(sorted(ids.index(face) + 1 for face in answers.words("dice")))


def board(tables: Tables, count: int, answers: Answers, seat: int = SHARED) -> Board:
    """Make a board with as many cities as dice, and else as entered."""
    more = count - tables.first_cities
    cities = tuple(boxes if at < more else 0 for at, boxes in enumerate(tables.city_boxes))
    return Board(
        answers.number("food", seat),
        tuple(answers.number(f"good:{good}", seat) for good in tables.goods),
        cities,
        (0,) * len(tables.monuments),
        answers.words("developments", seat),
        0,
    )
