"""The languages that tests go through: all that come with the program."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.i18n.languages import shipped

LANGUAGES = tuple(shipped())
LONGEST = "de"
"""The language of the longest words and sentences."""


def read_in(windows: Iterable[Any], narrow: Iterable[Any] = ()) -> list[tuple[Any, ...]]:
    """Pair windows and languages: where room is least all of them, elsewhere the longest one.

    The first window counts as the narrowest unless others are named. A window may be a pair of a
    size and an interface.
    """
    listed = list(windows)
    least = list(narrow) or listed[:1]
    return [
        (*window, language) if isinstance(window[0], tuple) else (window, language)
        for window in listed
        for language in (LANGUAGES if window in least else (LONGEST,))
    ]
