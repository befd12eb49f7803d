"""One reader for all stored files: every field is judged once, while it is read.

`document(data)` makes plain values of JSON, clean and of a depth that everything behind can bear;
`Given(document)` then leads to each field and says by name what it must be. Whatever is not so
raises `Wrong`, which names the field: the file is broken, and is listed as such.
"""

from __future__ import annotations

import json
import math
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import datetime

from game.core.clean import clean, one_line

DEEPEST = 40
"""Levels of lists and mappings; a state of ours has ten."""
DIGITS = 200
"""Digits of a whole number: an order of sixty cards is one of eighty, and no match has more."""
LONGEST = 400
"""Letters of a text for which no other bound is said."""


class Wrong(ValueError):
    """A document or a field that is not as it must be; its text says where and what was found."""


def document(data: bytes | str) -> object:
    """Read JSON into plain values; raises Wrong for what is none, or what no file of ours holds."""
    try:
        text = data.decode() if isinstance(data, bytes) else data
        found = json.loads(
            text, parse_constant=_constant, parse_float=_finite, parse_int=_short_int
        )
    # Brackets nested without end raise the latter: a damaged file must not end the program.
    except (ValueError, RecursionError) as error:
        raise Wrong(one_line(error)) from error
    # Nearly all files hold nothing but letters as they are: those need no second look.
    plain = "\\" not in text and text.isascii()
    return _judged(found, plain)


def _constant(word: str) -> float:
    raise Wrong(f"{word} is no number")


def _finite(word: str) -> float:
    value = float(word)
    if not math.isfinite(value):
        raise Wrong(f"{one_line(word, 20)} is no number")
    return value


def _short_int(word: str) -> int:
    if len(word) > DIGITS:
        raise Wrong(f"{one_line(word, 20)} has too many digits")
    return int(word)


def _judged(found: object, plain: bool) -> object:
    """Look through all levels without calling itself: a hostile file has more than Python bears."""
    top = [found]
    level: list[object] = [top]
    for _ in range(DEEPEST + 2):
        below: list[object] = []
        for group in level:
            if isinstance(group, list):
                if not plain:
                    group[:] = [clean(e) if isinstance(e, str) else e for e in group]
                below += [each for each in group if isinstance(each, list | dict)]
            elif isinstance(group, dict):
                if not plain:
                    _clean_mapping(group)
                below += [each for each in group.values() if isinstance(each, list | dict)]
        if not below:
            return top[0]
        level = below
    raise Wrong(f"nested deeper than {DEEPEST} levels")


def _clean_mapping(group: dict[object, object]) -> None:
    pairs = [
        (clean(str(key)), clean(each) if isinstance(each, str) else each)
        for key, each in group.items()
    ]
    group.clear()
    group.update(pairs)


@dataclass(frozen=True, slots=True)
class Given:
    """A value of a document and the way to it; each method gives it as what it must be."""

    value: object
    way: str = "$"

    def wrong(self, what: str) -> Wrong:
        """Make the fault that says what was expected here and what was found."""
        return Wrong(f"{self.way}: expected {what}, found {one_line(repr(self.value), 60)}")

    def at(self, name: str) -> Given:
        """Give a field of a mapping."""
        fields = self.mapping()
        if name not in fields:
            raise Wrong(f"{self.way}: {name} is missing")
        return Given(fields[name], f"{self.way}.{name}")

    def get(self, name: str, usual: object) -> Given:
        """Give a field of a mapping that need not be there."""
        return Given(self.mapping().get(name, usual), f"{self.way}.{name}")

    def mapping(self) -> dict[str, object]:
        """Give a mapping."""
        if not isinstance(self.value, dict):
            raise self.wrong("a mapping")
        return self.value

    def entries(self, most: int = LONGEST) -> Iterator[tuple[str, Given]]:
        """Give the entries of a mapping with their names."""
        fields = self.mapping()
        if len(fields) > most:
            raise self.wrong(f"at most {most} entries")
        for name, value in fields.items():
            yield Given(name, self.way).text(), Given(value, f"{self.way}.{one_line(name, 24)}")

    def items(self, most: int, least: int = 0) -> tuple[Given, ...]:
        """Give the entries of a list."""
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            raise self.wrong(f"a list of {least} to {most}")
        return tuple(Given(one, f"{self.way}[{at}]") for at, one in enumerate(self.value))

    def text(self, most: int = LONGEST) -> str:
        """Give a text, clean and of bounded length."""
        if not isinstance(self.value, str) or len(self.value) > most:
            raise self.wrong(f"a text of at most {most} letters")
        return clean(self.value)

    def word(self, known: Collection[str]) -> str:
        """Give one of some words."""
        if not isinstance(self.value, str) or self.value not in known:
            raise self.wrong(f"one of {', '.join(sorted(known))}")
        return self.value

    def whole(self, low: int, high: int) -> int:
        """Give a whole number within bounds."""
        # By the type itself, as True and False pass for whole numbers.
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.wrong(f"a whole number from {low} to {high}")
        return self.value

    def number(self, low: float, high: float) -> float:
        """Give a number within bounds."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.wrong("a number")
        if not low <= value <= high:
            raise self.wrong(f"a number from {low} to {high}")
        return float(value)

    def flag(self) -> bool:
        """Give yes or no."""
        if not isinstance(self.value, bool):
            raise self.wrong("true or false")
        return self.value

    def moment(self) -> datetime:
        """Give a moment in the time of this place, whatever zone it was written with."""
        try:
            found = datetime.fromisoformat(self.text(40))
            return found.astimezone().replace(tzinfo=None) if found.tzinfo else found
        # The latter for moments so far off that this place has no time for them.
        except (ValueError, OverflowError, OSError) as error:
            raise self.wrong("a moment such as 2026-05-17T20:15:00") from error
