"""Which key chooses which row: its own where it has one, else the next that is free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from string import ascii_lowercase

from scenes.companion.toolkit.widgets import Row

DIGITS = "123456789"
KEYS = DIGITS + ascii_lowercase
"""The keys that rows get in their order."""


def given(own: Sequence[str]) -> list[str]:
    """Give a key to each row; one that several rows call their own goes by turns like any other.

    Rows for which none is left have none.
    """
    taken = {key for key in own if key and own.count(key) == 1}
    free = (key for key in KEYS if key not in taken)
    return [key if key in taken else next(free, "") for key in own]


def keyed(rows: Sequence[Row], keys: str = KEYS) -> tuple[Row, ...]:
    """Give rows the keys in their order; where there are more rows than keys, none has one."""
    if len(rows) > len(keys):
        return tuple(rows)
    return tuple(replace(row, key=key) for row, key in zip(rows, keys, strict=False))


def numbered(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Give a few rows digits: where letters are looked for, too, a digit chooses at once."""
    return keyed(rows, DIGITS)
