"""Sheets and calculators of a title, without a match: values go in, lines and chances come out.

A form is data and pure functions. Whatever is derived is worked out anew from all values, so an
edit can never leave anything behind; a half-filled form gives what can be said so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from game.core.contract import Score
from game.core.message import Message, Refusal, refuse

SHARED = -1
"""Stands for the whole table where a seat is asked for."""

Value = bool | int | str | tuple[str, ...]
Place = tuple[str, int]
"""A field's key and whose it is: a seat, or SHARED."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that may be chosen in a field."""

    id: str
    name: Message
    icon: str = ""
    """A picture of the title, "" for none."""


@dataclass(frozen=True, slots=True)
class FormField:
    """One value to enter.

    "number" lies within `low` and `high`; "tick" is yes or no; "choice" is one of `choices`;
    "several" are some of them, each once; "row" is up to `high` of them in order, any of them
    more than once.
    """

    key: str
    name: Message
    kind: Literal["number", "tick", "choice", "several", "row"] = "number"
    low: int = 0
    high: int = 999
    choices: tuple[Choice, ...] = ()
    usual: Value = 0
    """What holds as long as nothing is entered."""


@dataclass(frozen=True, slots=True)
class Group:
    """Fields that are entered together: once for the table, or once for each person."""

    key: str
    name: Message
    fields: tuple[FormField, ...]
    shared: bool = False

    def places(self, seats: int) -> Iterator[tuple[FormField, int]]:
        """Give every field with the seats it belongs to."""
        for seat in (SHARED,) if self.shared else range(seats):
            for each in self.fields:
                yield each, seat


@dataclass(frozen=True, slots=True)
class Filled:
    """What has been entered so far, and by whose names."""

    people: tuple[str, ...] = ()
    entries: Mapping[Place, Value] = field(default_factory=dict)

    def put(self, key: str, seat: int, value: Value) -> Filled:
        """Give the same with one more value, in the place of an older one."""
        return replace(self, entries={**self.entries, (key, seat): value})

    def without(self, key: str, seat: int) -> Filled:
        """Give the same with nothing entered in one place."""
        rest = {place: value for place, value in self.entries.items() if place != (key, seat)}
        return replace(self, entries=rest)


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something that no game could have come to, and in words what would be right.

    `about` tells it from other doubts. A `soft` one is asked about later and refuses no entry.
    """

    about: str
    message: Refusal
    soft: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """Something worked out beside the score: a number, a chance from 0 to 1, a mean, words.

    Words are one message after the other, to be joined to a list.
    """

    name: Message
    value: int | float | tuple[Message, ...]
    kind: Literal["number", "chance", "mean", "words"] = "number"
    seat: int = SHARED
    why: Message | None = None
    """What the value comes from."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Everything a form can say about the values so far."""

    scores: tuple[Score, ...] = ()
    facts: tuple[Fact, ...] = ()
    doubts: tuple[Doubt, ...] = ()


def persons(people: tuple[str, ...]) -> tuple[Choice, ...]:
    """Give the people as choices, by their seats."""
    names = enumerate(people)
    return tuple(Choice(str(seat), Message("form.person", {"name": name})) for seat, name in names)


class Answers:
    """The values as a form reads them: those that fit their fields, else what is usual."""

    def __init__(self, groups: tuple[Group, ...], filled: Filled) -> None:
        self.groups = groups
        self.people = filled.people
        self.given: dict[Place, Value] = {}
        self._usual: dict[Place, Value] = {}
        for group in groups:
            for each, seat in group.places(len(filled.people)):
                place = (each.key, seat)
                self._usual[place] = each.usual
                value = filled.entries.get(place)
                if value is not None and refuse_value(each, value) is None:
                    self.given[place] = _ordered(each, value)

    @property
    def seats(self) -> range:
        """Give all seats."""
        return range(len(self.people))

    def has(self, key: str, seat: int = SHARED) -> bool:
        """Tell whether something was entered there."""
        return (key, seat) in self.given

    def value(self, key: str, seat: int = SHARED) -> Value | None:
        """Give what holds at a place; `None` where the form has no such field now."""
        place = (key, seat)
        return self.given.get(place, self._usual.get(place))

    def number(self, key: str, seat: int = SHARED) -> int:
        """Give a number, 0 where there is no such field."""
        value = self.value(key, seat)
        return value if type(value) is int else 0

    def tick(self, key: str, seat: int = SHARED) -> bool:
        """Tell whether a mark is set."""
        return self.value(key, seat) is True

    def word(self, key: str, seat: int = SHARED) -> str:
        """Give what is chosen, "" for nothing."""
        value = self.value(key, seat)
        return value if isinstance(value, str) else ""

    def words(self, key: str, seat: int = SHARED) -> tuple[str, ...]:
        """Give all that is chosen."""
        value = self.value(key, seat)
        return value if isinstance(value, tuple) else ()

    def left(self) -> tuple[Place, ...]:
        """Name the places where nothing has been entered, in order."""
        return tuple(place for place in self._usual if place not in self.given)


def no_doubts(answers: Answers) -> Iterator[Doubt]:
    """Find nothing: whatever fits its field goes together."""
    del answers
    return iter(())


@dataclass(frozen=True, slots=True)
class Form:
    """A sheet of several people, or a calculator (`seats` empty), of one title."""

    id: str
    name: Message
    about: Message
    groups: Callable[[Filled], tuple[Group, ...]]
    """The fields there are, given what has been entered."""
    compute: Callable[[Answers], Reckoning]
    doubts: Callable[[Answers], Iterator[Doubt]] = no_doubts
    """What does not go together, though each value fits its own field."""
    seats: tuple[int, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of a match that such a sheet belongs to."""
    icon: str = ""
    """The sprite that tells it from others; sheets and calculators have one each without."""


def read(form: Form, filled: Filled) -> Answers:
    """Read what has been entered as the form understands it now.

    What lies outside, as after another edition was chosen, is kept in `filled` and not read.
    """
    return Answers(form.groups(filled), filled)


def reckon(form: Form, filled: Filled) -> Reckoning:
    """Work everything out from all values; equal values give equal results, however entered."""
    answers = read(form, filled)
    found = form.compute(answers)
    return replace(found, doubts=(*found.doubts, *form.doubts(answers)))


def refuse_entry(form: Form, filled: Filled, key: str, seat: int, value: Value) -> Refusal | None:
    """Say why a value may not be entered and what would be right, or `None`.

    Raises KeyError for a place that the form does not have.
    """
    answers = read(form, filled)
    wrong = refuse_value(_field(answers, key, seat), value)
    if wrong is not None:
        return wrong
    known = {doubt.about for doubt in form.doubts(answers)}
    after = read(form, filled.put(key, seat, value))
    fresh = (doubt for doubt in form.doubts(after) if not doubt.soft)
    return next((doubt.message for doubt in fresh if doubt.about not in known), None)


def _field(answers: Answers, key: str, seat: int) -> FormField:
    for group in answers.groups:
        for each, whose in group.places(len(answers.people)):
            if (each.key, whose) == (key, seat):
                return each
    raise KeyError((key, seat))


def refuse_value(each: FormField, value: Value) -> Refusal | None:
    """Say why a value does not fit its field, whatever else has been entered."""
    match each.kind:
        case "number":
            whole = type(value) is int
            if not whole or not each.low <= value <= each.high:  # type: ignore[operator]
                return refuse("form.refuse.range", low=each.low, high=each.high)
            return None
        case "tick":
            return None if isinstance(value, bool) else refuse("form.refuse.tick")
        case "choice":
            known = any(choice.id == value for choice in each.choices)
            return None if known else refuse("form.refuse.choice")
    return _refuse_list(each, value)


def _ordered(each: FormField, value: Value) -> Value:
    """Bring a set of choices into the order of the form, so that it does not tell its history."""
    if each.kind != "several" or not isinstance(value, tuple):
        return value
    return tuple(choice.id for choice in each.choices if choice.id in value)


def _refuse_list(each: FormField, value: Value) -> Refusal | None:
    if not isinstance(value, tuple) or not set(value) <= {choice.id for choice in each.choices}:
        return refuse("form.refuse.choice")
    if each.kind == "several":
        return refuse("form.refuse.twice") if len(set(value)) < len(value) else None
    if len(value) > each.high:
        return refuse("form.refuse.long", count=each.high)
    return None
