"""Forms filled in one line: `sheet("ages", "base", 2).enter(0, {"boxes:temple": 7})`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

from game.core.contract import Score
from game.core.form import SHARED, Filled, Form, FormField, Reckoning, Value, reckon, refuse_entry
from game.core.message import Refusal
from game.core.registry import titles
from game.loading.title import load

PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve")


@cache
def forms(title: str) -> Mapping[str, Form]:
    """Give the forms of a title by id; made once, for making them takes long."""
    make = titles()[title].forms
    return {form.id: form for form in make(load(title))} if make else {}


def every_form() -> list[tuple[str, str]]:
    """Name all forms of all titles."""
    return [(title, form) for title in sorted(titles()) for form in forms(title)]


def sheet(title: str, form: str, people: int = 0) -> Sheet:
    """Take an empty form for so many people."""
    return Sheet(forms(title)[form], Filled(PEOPLE[:people]))


class Sheet:
    """A form being filled in; entering gives the sheet back, so that words chain."""

    def __init__(self, form: Form, filled: Filled) -> None:
        self.form, self.filled = form, filled

    def enter(self, seat: int = SHARED, values: Mapping[str, Value] | None = None) -> Sheet:
        """Enter values that must be accepted."""
        for key, value in (values or {}).items():
            why = self.why(key, value, seat)
            assert why is None, f"{key}={value} is refused: {why}"
            self.filled = self.filled.put(key, seat, value)
        return self

    def why(self, key: str, value: Value, seat: int = SHARED) -> Refusal | None:
        """Say why a value is refused."""
        return refuse_entry(self.form, self.filled, key, seat, value)

    @property
    def found(self) -> Reckoning:
        """Reckon."""
        return reckon(self.form, self.filled)

    def score(self, seat: int = 0) -> Score:
        """Give a seat's score."""
        return self.found.scores[seat]

    def total(self, seat: int = 0) -> int:
        """Give a seat's points."""
        return self.score(seat).total

    def line(self, name: str, seat: int = 0) -> int:
        """Give the points of a source, by the last word of its key."""
        return sum(x.points for x in self.score(seat).lines if x.key.rpartition(".")[2] == name)

    def fact(self, name: str, seat: int = SHARED) -> object:
        """Give the first fact of this name, by the last word of its key."""
        facts = (f for f in self.found.facts if f.seat == seat)
        return next(f.value for f in facts if f.name.key.rpartition(".")[2] == name)

    def doubts(self) -> list[str]:
        """Name what the sheet asks about."""
        return [doubt.about for doubt in self.found.doubts]


def places(sheet: Sheet) -> Iterator[tuple[FormField, int]]:
    """Give every field of a form as it is now, with whose it is."""
    for group in sheet.form.groups(sheet.filled):
        yield from group.places(len(sheet.filled.people))


def guess(each: FormField, rng: Random) -> Value:
    """Give a value that fits a field."""
    ids = [choice.id for choice in each.choices]
    if each.kind == "number":
        return rng.randint(each.low, min(each.high, each.low + 12))
    if each.kind == "tick":
        return rng.random() < 0.5
    if each.kind == "choice":
        return rng.choice(ids)
    if each.kind == "several":
        return tuple(sorted(rng.sample(ids, rng.randint(0, min(3, len(ids))))))
    return tuple(rng.choice(ids) for _ in range(rng.randint(0, min(7, each.high))))
