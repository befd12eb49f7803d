"""Finds how each title looks on the screen: `STAGE` of the package `scenes.<id>`."""

from __future__ import annotations

import importlib
from functools import cache

from game.core.registry import titles
from scenes.table.contract import Stage


@cache
def stage(title: str) -> Stage:
    """Give the stage of a title; raises LookupError when it has none."""
    if title in titles():
        found = getattr(importlib.import_module(f"scenes.{title}"), "STAGE", None)
        if isinstance(found, Stage):
            return found
    raise LookupError(f"{title} has no stage")
