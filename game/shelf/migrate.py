"""Saves of older formats, brought forward one step at a time.

To change the format: raise FORMAT, add the step from the old number, and put a save of the old
format into tests/shelf/old.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

FORMAT = 1

STEPS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From format n to n + 1. Format 1 is the first there is, so there is no step yet."""


def migrate(document: dict[str, Any]) -> dict[str, Any]:
    """Give the document in the present format; raises KeyError for a format that never was."""
    while document["format"] != FORMAT:
        document = STEPS[document["format"]](document)
    return document
