"""Which titles can be played at a real table, and what they say there."""

from __future__ import annotations

from functools import cache

from game.core.correction import Amending
from game.core.registry import titles
from game.loading.title import load
from scenes.table.registry import stage
from scenes.table.speech import Speech


@cache
def speech(title: str) -> Speech | None:
    """Give the words of a title, or `None` when it cannot be refereed."""
    try:
        found = stage(title).speech
    except LookupError:
        return None
    return None if found is None else found.get()


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
