"""What a title says at a real table: names of faces and cards, decisions in words. No pygame here.

A title offers it as `SPEECH` of `scenes.<title>.entry`; it is found by looking there.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.book.title import load
from game.core.contract import Chance
from game.core.correction import Amending, Value
from game.core.registry import titles
from scenes.stage.contract import Sight


@dataclass(frozen=True, slots=True)
class Speech:
    """A title in words. All functions are pure; the state in a sight is as its viewer knows it."""

    asks: Callable[[Sight, Chance], str]
    """What fell or was drawn, as a request: "Which four cards lie in the row?"."""
    name: Callable[[Sight, str, Value], str]
    """The name of a value of a sort: a face, a card of a deck, a place where cards lie."""
    icon: Callable[[Sight, str, Value], str]
    """The sprite of such a value; empty when there is none."""
    deck: Callable[[Sight, str], tuple[str, ...]]
    """All cards of a deck that are in the box for this match, as often as they are there."""
    say: Callable[[Sight, Any], str]
    """A decision as an instruction to the hands at the table. Equal words: equal in effect."""
    group: Callable[[Sight, Any], str]
    """What a decision is about, where there are many: a place, a card, a kind of decision."""
    show: Callable[[Sight, Any], str]
    """The sprite that goes with a decision; empty when there is none."""


@cache
def speech(title: str) -> Speech | None:
    """Find the words of a title, or `None` when it cannot be refereed."""
    if importlib.util.find_spec(f"scenes.{title}.entry") is None:
        return None
    found = getattr(importlib.import_module(f"scenes.{title}.entry"), "SPEECH", None)
    return found if isinstance(found, Speech) else None


def refereed() -> tuple[str, ...]:
    """Name the titles that can be played at a real table, in the order of the menu."""
    found = []
    for name, title in titles().items():
        if speech(name) is None:
            continue
        components = load(name)
        if isinstance(title.rules(components, {}), Amending):
            found.append((components.cover.order, name))
    return tuple(name for _, name in sorted(found))
