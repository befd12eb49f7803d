"""Which key chooses which row: its own where it has one, else the next that is free."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

KEYS = "123456789" + ascii_lowercase
"""The keys that rows get in their order."""


def given(own: Sequence[str]) -> list[str]:
    """Give a key to each row; one that several rows call their own goes by turns like any other.

    Rows for which none is left have none.
    """
    taken = {key for key in own if key and own.count(key) == 1}
    free = (key for key in KEYS if key not in taken)
    return [key if key in taken else next(free, "") for key in own]
