"""Finds what can be printed of a title: `pads` of its module `scenes.<id>.pads`, if it has one."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.util import find_spec

from game.core.registry import titles
from game.core.setup import OURS
from game.loading import editions
from scenes.pads.contract import Pad


def printable() -> tuple[str, ...]:
    """Name the titles of which something can be printed, in the order of the menu."""
    found = [name for name in titles() if find_spec(f"scenes.{name}.pads") is not None]
    return tuple(sorted(found, key=lambda name: editions.components(name).cover.order))


def pads(title: str, edition: str = OURS) -> tuple[Pad, ...]:
    """Give the pads of a title as an edition's numbers make them; raises Broken."""
    make: Callable[[object], tuple[Pad, ...]] = importlib.import_module(f"scenes.{title}.pads").pads
    return make(editions.components(title, edition))
