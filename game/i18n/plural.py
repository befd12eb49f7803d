"""Which form of a word goes with a number, by rules in the notation of the Unicode CLDR.

A rule is what the tables of the CLDR give for a form: `v = 0 and i % 10 = 2..4 and
i % 100 != 12..14`. The letters are the operands of the standard: n the number, i its whole part,
v and w the count of digits after the sign, f and t these digits (w and t without final zeros),
c and e an exponent, which our numbers never have.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
REST = "other"
"""The form that a number takes when no rule names another."""

Operands: TypeAlias = Mapping[str, float]
Condition: TypeAlias = Callable[[Operands], bool]

_RELATION = re.compile(
    r"(?P<operand>[nivwftce])(?: % (?P<modulus>[1-9]\d*))? (?P<sign>!?=) "
    r"(?P<ranges>\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)"
)
_SAMPLES = "@"
_ENOUGH = 1000


class BadRule(ValueError):
    """A text that is no plural rule of the CLDR."""


@dataclass(frozen=True)
class Plurals:
    """The plural rules of one language: a condition for each form but `other`."""

    rules: tuple[tuple[str, Condition], ...]

    def category(self, number: float) -> str:
        """Name the form for a number; minus does not matter."""
        found = operands(number)
        return next((name for name, applies in self.rules if applies(found)), REST)

    @cached_property
    def needed(self) -> tuple[str, ...]:
        """The forms that whole numbers below a thousand take: a text must have each of them."""
        taken = {self.category(number) for number in range(_ENOUGH)}
        return tuple(name for name in CATEGORIES if name in taken)


def operands(number: float) -> Operands:
    """Take a number apart as the standard does; a whole one has no digits after the sign."""
    size = abs(number)
    whole = int(size)
    digits = "" if size == whole else f"{size:f}".partition(".")[2].rstrip("0")
    places, fraction = len(digits), int(digits or "0")
    return {
        "n": size, "i": whole, "v": places, "w": places, "f": fraction, "t": fraction,
        "c": 0, "e": 0,
    }  # fmt: skip


def parse(text: str) -> Condition:
    """Read a rule; what stands behind an @ are samples. Raises BadRule."""
    rule = " ".join(text.partition(_SAMPLES)[0].split())
    ways = [[_relation(part) for part in way.split(" and ")] for way in rule.split(" or ")]
    return lambda found: any(all(holds(found) for holds in way) for way in ways)


def _relation(text: str) -> Condition:
    match = _RELATION.fullmatch(text.replace(", ", ","))
    if match is None:
        raise BadRule(f"'{text}' is no relation such as 'n % 10 = 2..4'")
    operand, modulus = match["operand"], int(match["modulus"] or "0")
    wanted = match["sign"] == "="
    pairs = [part.partition("..") for part in match["ranges"].split(",")]
    ranges = [range(int(low), int(high or low) + 1) for low, _, high in pairs]

    def holds(found: Operands) -> bool:
        value = found[operand] % modulus if modulus else found[operand]
        return any(value in numbers for numbers in ranges) == wanted

    return holds
