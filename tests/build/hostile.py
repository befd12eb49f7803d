"""What nobody writes into a file and somebody will: hostile values, put into every field."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

HUGE = 10**400
RAW = {"<1e400>": "1e400", "<inf>": "Infinity", "<nan>": "NaN", "<deep>": "[" * 1000 + "]" * 1000}
"""What no writer of JSON writes, by what stands for it until the text is made."""
VALUES: tuple[Any, ...] = (
    None, [], ["x"], {}, {"x": 1}, "", "x", "x" * 5000, -1, 99, 1.5, True, HUGE, *RAW,
    "\ud800", "a\x00b", "\u202e", "a\u202eb", "\u200b", "\ufeff", "\ufe0f", "\u00ad", "\u0301",
)  # fmt: skip


def places(data: Any, most: int = 3) -> Iterator[tuple[Any, ...]]:
    """Give the way to every field of a document; of a list its first entries stand for all."""
    entries: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        entries = list(data.items())
    elif isinstance(data, list):
        entries = list(enumerate(data))[:most]
    for name, below in entries:
        yield (name,)
        yield from ((name, *way) for way in places(below, most))


def spoilt(data: Any, way: tuple[Any, ...], value: Any) -> bytes:
    """Write a document with another value at one place."""
    changed = deepcopy(data)
    around = changed
    for name in way[:-1]:
        around = around[name]
    around[way[-1]] = value
    text = json.dumps(changed)
    for sign, raw in RAW.items():
        text = text.replace(json.dumps(sign), raw)
    return text.encode()


def lacking(data: Any, way: tuple[Any, ...]) -> bytes:
    """Write a document without one of its fields."""
    changed = deepcopy(data)
    around = changed
    for name in way[:-1]:
        around = around[name]
    del around[way[-1]]
    return json.dumps(changed).encode()


def spoilings(data: Any, step: int = 1) -> Iterator[tuple[str, bytes]]:
    """Give every document that is spoilt at one place, each with what was done to it.

    With a `step` every field is spoilt all the same, with some of the values, which turn.
    """
    for at, way in enumerate(places(data)):
        if at % step == 0:
            yield f"{way} missing", lacking(data, way)
        for value in VALUES[at % step :: step]:
            yield f"{way} is {value!r:.40}", spoilt(data, way, value)
