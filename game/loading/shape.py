"""What a type hint asks for: the fields of a dataclass, and the words to say so."""

from __future__ import annotations

import dataclasses
import re
import types
from enum import Enum
from functools import cache
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from game.core.schema import Range, Ref

_NAMES: dict[Any, str] = {
    int: "a whole number",
    float: "a number",
    str: "text",
    bool: "true or false",
    tuple: "a list",
    frozenset: "a list",
}


class Field(NamedTuple):
    """One field of a dataclass, as a file must or may give it."""

    name: str
    hint: Any
    required: bool


@cache
def fields(cls: type) -> tuple[Field, ...]:
    """List the fields of a dataclass with their hints resolved."""
    hints = get_type_hints(cls, include_extras=True)
    missing = dataclasses.MISSING
    return tuple(
        Field(
            field.name,
            hints[field.name],
            field.default is missing and field.default_factory is missing,
        )
        for field in dataclasses.fields(cls)
        if field.init
    )


def snake(name: str) -> str:
    """Write a class name as an id: `ExtraFood` as `extra_food`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def tag(member: Any) -> str:
    """Give the `kind` of a dataclass in a union: its attribute `kind`, or its name as an id."""
    if not dataclasses.is_dataclass(member):
        raise TypeError(f"only dataclasses can be told apart in a union, not {member!r}")
    kind = getattr(member, "kind", None)
    return kind if isinstance(kind, str) else snake(member.__name__)  # type: ignore[union-attr]


def is_union(origin: Any) -> bool:
    """Tell whether an origin is that of `X | Y`."""
    return origin in (Union, types.UnionType)


def is_enum(hint: Any) -> bool:
    """Tell whether a hint is an enumeration."""
    return isinstance(hint, type) and issubclass(hint, Enum)


def expected(hint: Any) -> str:
    """Say what a hint asks for, for a message about a missing key."""
    if get_origin(hint) is Annotated:
        base, *marks = get_args(hint)
        notes = [f", {mark}" for mark in marks if isinstance(mark, Range)]
        notes += [f", the id of a {mark.kind}" for mark in marks if isinstance(mark, Ref)]
        return expected(base) + "".join(notes)
    if dataclasses.is_dataclass(hint):
        return f"a mapping with {', '.join(field.name for field in fields(hint))}"  # type: ignore[arg-type]
    return _NAMES.get(hint) or _NAMES.get(get_origin(hint)) or "a value"
