"""Finds what the companion offers by looking into its folder: no list names the parts.

A module of this package that defines `ENTRY` stands in the companion's menu; one that defines
`moments(desk, ways)`, giving `[(name, scene)]`, is drawn by `main.py pictures` as
`companion-<name>`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType

from scenes import companion
from scenes.desk import Desk
from scenes.front.ways import Ways
from scenes.scene import Scene


@dataclass(frozen=True, slots=True)
class Entry:
    """A part of the companion as its menu shows it."""

    key: str
    """The text of its name."""
    order: int
    """Its place in the menu."""
    make: Callable[[Desk, Ways], Scene]
    icon: str = ""
    """A sprite's name."""


@cache
def _modules() -> tuple[ModuleType, ...]:
    names = sorted(info.name for info in pkgutil.iter_modules(companion.__path__))
    return tuple(importlib.import_module(f"{companion.__name__}.{name}") for name in names)


def entries() -> tuple[Entry, ...]:
    """Give the parts that there are, in the order of the menu."""
    found = (getattr(module, "ENTRY", None) for module in _modules())
    return tuple(sorted((e for e in found if isinstance(e, Entry)), key=lambda e: e.order))


def moments(desk: Desk, ways: Ways) -> Iterator[tuple[str, Scene]]:
    """Give the screens to be drawn, by name."""
    for module in _modules():
        make: Callable[[Desk, Ways], Iterable[tuple[str, Scene]]] | None
        make = getattr(module, "moments", None)
        if make is not None and module.__name__ != __name__:
            yield from make(desk, ways)
