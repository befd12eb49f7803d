"""Options of a match: strings in set-ups and saves, typed fields wherever rules ask for them.

A title writes a frozen dataclass whose defaults are the usual values: a `Literal` of words, or a
bool for "no" and "yes". Strings become such a record once, when rules are made.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, fields
from typing import Any, TypeVar, get_args, get_type_hints

O = TypeVar("O")  # noqa: E741


_KNOWN: dict[type, Mapping[str, tuple[str, ...]]] = {}
_HINTS: dict[type, Mapping[str, Any]] = {}


@dataclass(frozen=True, slots=True)
class NoOptions:
    """The options of a title that is played in one way only."""


def offered(kind: type[Any]) -> Mapping[str, tuple[str, ...]]:
    """Give for each option the words it can have, the usual one first."""
    known = _KNOWN.get(kind)
    if known is None:
        hints = _hints(kind)
        known = {field.name: _values(field, hints[field.name]) for field in fields(kind)}
        _KNOWN[kind] = known
    return known


def decoded(kind: type[O], chosen: Mapping[str, str]) -> O:
    """Make the record of the options chosen; those not named take their usual value.

    Raises ValueError for an option or a value that there is not: `Title.refuse_setup` says so in
    words before.
    """
    known = offered(kind)
    for key, word in chosen.items():
        if word not in known.get(key, ()):
            raise ValueError(f"{kind.__module__} has no option {key}: {word}")
    hints = _hints(kind)
    typed = {key: word == "yes" if hints[key] is bool else word for key, word in chosen.items()}
    return kind(**typed)


def _hints(kind: type[Any]) -> Mapping[str, Any]:
    # Once for each class: to resolve them takes longer than all else that opens rules.
    known = _HINTS.get(kind)
    if known is None:
        known = _HINTS[kind] = get_type_hints(kind)
    return known


def encoded(options: object) -> dict[str, str]:
    """Give the strings of a record, as set-ups and saves hold them."""
    values = {name: getattr(options, name) for name in offered(type(options))}
    return {name: _word(value) for name, value in values.items()}


def _word(value: object) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _values(field: Field[Any], hint: object) -> tuple[str, ...]:
    words = ("no", "yes") if hint is bool else get_args(hint)
    usual = _word(field.default)
    return (usual, *(word for word in words if word != usual))
