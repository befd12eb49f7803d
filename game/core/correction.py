"""Corrections: what people at a real table may put right about a match that a program keeps.

A title whose rules offer `amendable` and `amend` (see `Amending`) lets any single value be
amended; `Match.correct` logs the amendment once nothing impossible follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar, runtime_checkable

from game.core.event import Event
from game.core.message import Message, Refusal, refuse

S = TypeVar("S")
Value = int | str


@dataclass(frozen=True, slots=True)
class Correction:
    """An entry of the log: the value of one field was entered wrongly and is `value`."""

    field: str
    value: int | str


@dataclass(frozen=True, slots=True)
class AmendableField:
    """One value that people can amend, and everything that could stand there."""

    name: str
    label: Message
    value: Value
    domain: tuple[Value, ...]
    """Each value of its sort; which of them are possible now, `possible` tells."""
    seat: int | None = None
    """Whose it is; `None`: of the table."""
    sort: str = ""
    """What the values are, so that they can be named: a deck, "seat", "face", …; "": numbers."""


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """A value was put right."""

    field: str
    label: Message
    sort: str
    seat: int | None
    before: int | str
    value: int | str


@runtime_checkable
class Amending(Protocol[S]):
    """Rules whose states can be amended."""

    def amendable(self, state: S) -> tuple[AmendableField, ...]:
        """List what can be amended; chance or a seat may be waited for."""

    def amend(self, state: S, name: str, value: Value) -> S:
        """Give the state with a field's value put right, and what goes with it moved along.

        `value` must be of the field's domain. Whether the state is possible, `problems` says.
        """

    def problems(self, state: S) -> tuple[Message, ...]:
        """Name everything that is impossible about a state."""


@runtime_checkable
class Posing(Protocol[S]):
    """Rules that put up positions, though at a real table nobody amends their states."""

    def pose(self, state: S, name: str, value: Value) -> S | None:
        """Give the state with a value put, and what goes with it moved along; `None`: cannot be.

        Whether the state is possible, `problems` says.
        """

    def problems(self, state: S) -> tuple[Message, ...]:
        """Name everything that is impossible about a state."""


def posed(rules: object, state: S, name: str, value: object) -> S | None:
    """Put a value into a state, by whichever way its title has; `None`: it has no such value."""
    if not isinstance(value, (int, str)):
        return None
    if isinstance(rules, Posing):
        put: S | None = rules.pose(state, name, value)
        return put
    field = find(rules, state, name)
    if field is None or not isinstance(rules, Amending) or value not in field.domain:
        return None
    amended: S = rules.amend(state, field.name, value)
    return amended


def find(rules: object, state: object, name: str) -> AmendableField | None:
    """Find a field of a state by its name."""
    if not isinstance(rules, Amending):
        return None
    return next((field for field in rules.amendable(state) if field.name == name), None)


def objection(rules: object, state: S, correction: Correction) -> Refusal | Message | None:
    """Say why a correction cannot be, or `None`."""
    field = find(rules, state, correction.field)
    if field is None or not isinstance(rules, Amending):
        return refuse("refuse.correction.field")
    if correction.value not in field.domain:
        return refuse("refuse.correction.value")
    # The whole state is judged: a value that is fine by itself may contradict what lies elsewhere.
    problems = rules.problems(rules.amend(state, field.name, correction.value))
    return problems[0] if problems else None


def possible(rules: object, state: object, field: AmendableField) -> Iterator[Value]:
    """Give the values that a field can have while everything else stays as it is."""
    assert isinstance(rules, Amending)
    for value in field.domain:
        if value == field.value or not rules.problems(rules.amend(state, field.name, value)):
            yield value


def corrected(rules: object, state: S, correction: Correction) -> tuple[S, Corrected]:
    """Give the state after a correction that nothing is to be said against, and the event."""
    field = find(rules, state, correction.field)
    assert field is not None
    assert isinstance(rules, Amending)
    event = Corrected(
        field.name, field.label, field.sort, field.seat, field.value, correction.value
    )
    return rules.amend(state, field.name, correction.value), event
