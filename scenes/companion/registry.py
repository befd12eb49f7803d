"""Finds what the companion offers by looking into its rooms: no list names the parts.

A module of any room that defines `FEATURE` stands in the companion's menu. A module `samples` that
defines `screens(services, links)`, giving `(name, scene)`, is drawn by `main.py pictures` as
`companion-<name>`; nothing else of the program imports such a module.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType

from scenes import companion
from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.shared.links import Links

_SAMPLES = "samples"


@dataclass(frozen=True, slots=True)
class Feature:
    """A part of the companion as its menu shows it."""

    key: str
    """The text of its name."""
    order: int
    """Its place in the menu."""
    make: Callable[[Services, Links], Scene]
    icon: str = ""
    """A sprite's name."""


@cache
def _names() -> tuple[str, ...]:
    found = pkgutil.walk_packages(companion.__path__, f"{companion.__name__}.")
    return tuple(sorted(info.name for info in found))


def _modules(samples: bool) -> Iterator[ModuleType]:
    for name in _names():
        if (name.rpartition(".")[2] == _SAMPLES) == samples:
            yield importlib.import_module(name)


@cache
def features() -> tuple[Feature, ...]:
    """Give the parts that there are, in the order of the menu."""
    found = (getattr(module, "FEATURE", None) for module in _modules(samples=False))
    return tuple(sorted((f for f in found if isinstance(f, Feature)), key=lambda f: f.order))


def samples(services: Services, links: Links) -> Iterator[tuple[str, Scene]]:
    """Give the screens to be drawn, by name."""
    for module in _modules(samples=True):
        make: Callable[[Services, Links], Iterable[tuple[str, Scene]]] = module.screens
        yield from make(services, links)
