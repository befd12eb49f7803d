"""Finds the titles by looking into the package: no list names them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import game
from game.core.title import Title


@cache
def titles() -> dict[str, Title]:
    """Give every title by its id: each sub-package of `game` that defines `TITLE`."""
    found: dict[str, Title] = {}
    for info in pkgutil.iter_modules(game.__path__):
        if info.ispkg:
            title = getattr(importlib.import_module(f"game.{info.name}"), "TITLE", None)
            if isinstance(title, Title):
                found[title.id] = title
    return found
