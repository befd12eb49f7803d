"""Which form of a word goes with a number, after the rules of the Unicode CLDR."""

from __future__ import annotations

from collections.abc import Callable, Mapping

LANGUAGES = ("en", "ru", "de")
CATEGORIES = ("one", "few", "many", "other")


def _germanic(number: int) -> str:
    return "one" if number == 1 else "other"


def _russian(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
        return "few"
    return "many"


_RULES: Mapping[str, Callable[[int], str]] = {"en": _germanic, "de": _germanic, "ru": _russian}

NEEDED: Mapping[str, tuple[str, ...]] = {
    "en": ("one", "other"),
    "de": ("one", "other"),
    "ru": ("one", "few", "many"),
}


def category(language: str, number: float) -> str:
    """Name the plural form for a number; a fraction takes `other`, minus does not matter."""
    size = abs(number)
    return _RULES[language](int(size)) if size == int(size) else "other"
