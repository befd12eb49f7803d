"""Saves of older formats, brought forward one step at a time.

To change the format: raise FORMAT, add what the step from the old number does to every document
to STEPS, let each title whose states changed offer `migrate`, and put a save of each format into
tests/storage/old.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.registry import titles

FORMAT = 3


def _table(document: dict[str, Any]) -> dict[str, Any]:
    """Add what format 3 knows beyond format 2: no match was kept for a real table before."""
    table = document.get("table")
    return {**document, "table": {**table, "companion": False}} if table else document


STEPS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {2: _table}
"""From format n to n + 1, where more changed than the states of single titles."""


def migrate(document: dict[str, Any]) -> dict[str, Any]:
    """Give the document in the present format; raises KeyError for a format that never was."""
    if document["format"] not in range(1, FORMAT + 1):
        raise KeyError(document["format"])
    # One step at a time, so that a step, once written, never has to know any later format.
    for number in range(document["format"], FORMAT):
        if number in STEPS:
            document = STEPS[number](document)
        title = titles().get(str(document.get("title")))
        if title is not None and title.migrate is not None:
            document = title.migrate(number, document)
        document = {**document, "format": number + 1}
    return document
