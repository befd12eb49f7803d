"""Players that know less: the beliefs of a better one, some of them weaker or left out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Annotated, TypeVar, cast

from game.core.schema import Range
from game.core.title import Say

T = TypeVar("T")

Parts = Mapping[str, float]
"""What is believed in part only, by its path: 0 leaves it out, 0.5 is half of it.

The path of a group, such as `growth`, stands for all numbers in it.
"""
Levels = Mapping[str, Mapping[str, Annotated[float, Range(0, 9)]]]
"""Level -> what it believes in part only."""


def simpler(weights: T, parts: Parts) -> T:
    """Give weights with the named ones taken in part."""
    return cast(T, _changed(weights, parts, ""))


def check(
    say: Say, where: tuple[str, ...], weights: object, levels: Levels, wanted: Collection[str]
) -> None:
    """Report levels that are missing or too many at a place of the sheet, and unknown beliefs."""
    for level in sorted(set(wanted) - set(levels)):
        say("bots", where, f"'{level}' is missing")
    known = set(_paths(weights, ""))
    for level, parts in levels.items():
        if level not in wanted:
            say("bots", (*where, level), "no such level knows less than another")
        for path in sorted(set(parts) - known):
            say("bots", (*where, level, path), "nothing of this name is believed")


def _changed(record: object, parts: Parts, path: str, share: float = 1.0) -> object:
    changed: dict[str, object] = {}
    for name, value in _members(record):
        where = f"{path}{name}"
        part = share * parts.get(where, 1.0)
        if isinstance(value, (int, float)):
            changed[name] = value if part == 1.0 else value * part
        else:
            changed[name] = _changed(value, parts, f"{where}.", part)
    if isinstance(record, Mapping):
        return changed
    assert is_dataclass(record)
    assert not isinstance(record, type)
    return replace(record, **changed)


def _paths(record: object, path: str) -> Iterator[str]:
    for name, value in _members(record):
        yield f"{path}{name}"
        if not isinstance(value, (int, float)):
            yield from _paths(value, f"{path}{name}.")


def _members(record: object) -> list[tuple[str, object]]:
    if isinstance(record, Mapping):
        return list(record.items())
    assert is_dataclass(record)
    return [(part.name, getattr(record, part.name)) for part in fields(record)]
