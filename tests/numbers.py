"""Records of numbers, such as weights: read and changed by path, and written as YAML."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, get_args, get_type_hints

from game.core.schema import Range

LEAST = 0.001
"""What is written for smaller positive numbers."""


def flat(record: Any, path: str = "") -> dict[str, float]:
    """Give every number of a record by its path."""
    found: dict[str, float] = {}
    for name, value in _parts(record):
        if isinstance(value, (int, float)):
            found[path + name] = float(value)
        else:
            found.update(flat(value, f"{path}{name}."))
    return found


def put(record: Any, values: Mapping[str, float], path: str = "") -> Any:
    """Give a record with some numbers replaced by path."""
    changed: dict[str, Any] = {
        name: values.get(path + name, value)
        if isinstance(value, (int, float))
        else put(value, values, f"{path}{name}.")
        for name, value in _parts(record)
    }
    return changed if isinstance(record, Mapping) else replace(record, **changed)


def within(record: Any, values: Mapping[str, float], path: str = "") -> dict[str, float]:
    """Give the values, those beyond the range that their record allows moved to its end."""
    found: dict[str, float] = {}
    for name, hint in get_type_hints(type(record), include_extras=True).items():
        part, where = getattr(record, name), path + name
        if isinstance(part, Mapping):
            of_each = get_args(hint)[-1]
            found.update(_ended({f"{where}.{key}": of_each for key in part}, values))
        elif is_dataclass(part):
            found.update(within(part, values, f"{where}."))
        else:
            found.update(_ended({where: hint}, values))
    return found


def _ended(hints: Mapping[str, Any], values: Mapping[str, float]) -> dict[str, float]:
    """Move values that lie beyond the range of their hint to its end."""
    found: dict[str, float] = {}
    for where, hint in hints.items():
        if where in values:
            ends = next(end for end in get_args(hint) if isinstance(end, Range))
            found[where] = min(float(ends.high), max(float(ends.low), values[where]))
    return found


def lines(record: Any, depth: int = 0) -> list[str]:
    """Write a record as the lines of a sheet."""
    found: list[str] = []
    for name, value in _parts(record):
        if isinstance(value, (int, float)):
            found.append(f"{'  ' * depth}{name}: {max(value, LEAST) if value > 0 else value:.3g}")
        else:
            below = lines(value, depth + 1)
            found += [f"{'  ' * depth}{name}:" + ("" if below else " {}"), *below]
    return found


def _parts(record: Any) -> list[tuple[str, Any]]:
    if isinstance(record, Mapping):
        return list(record.items())
    return [(part.name, getattr(record, part.name)) for part in fields(record)]
