"""Finds words that do not go with the number before them, in the texts of a language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

from game.core.registry import titles
from game.folders import ROOT, data_of
from game.i18n import catalog
from game.i18n.languages import language
from game.i18n.wording import Wording, forms_of, parts

NUMBERS = (0, 1, 2, 5, 21)
_COUNTED = re.compile(r"(?<![\w.,–−+])(\d+) ([^\W\d_]+(?:-[^\W\d_]+)*)(?![\w-])")
_LEAD = re.compile(r"([^\W\d_]+|–|/) ?$")
OBLIQUE = {
    # After these Russian and German put the noun into a case that looks like another number.
    "ru": frozenset(
        [
            "из",
            "до",
            "от",
            "без",
            "более",
            "больше",
            "меньше",
            "менее",
            "около",
            "не",
            "нет",
            "против",
            "свыше",
            "кроме",
            "у",
            "по",
            "с",
            "к",
            "о",
            "об",
            "в",
            "на",
            "за",
            "между",
            "перед",
            "над",
            "всех",
            "всем",
            "всеми",
        ]
    ),
    "de": frozenset(["mit", "von", "aus", "zu", "bei", "nach", "seit", "ab", "allen", "um"]),
    "en": frozenset(),
}
NAMES = frozenset(
    [
        "name",
        "names",
        "who",
        "label",
        "target",
        "monument",
        "what",
        "card",
        "cards",
        "city",
        "cities",
        "dice",
        "technology",
        "partner",
        "era",
        "goods",
        "land",
        "value",
        "divisor",
        "place",
        "file",
        "why",
        "people",
        "piles",
        "idea",
        "terrain",
        "mine",
        "good",
        "costs",
        "food",
    ]
)
"""Gaps of names and of whole phrases, which bring their own number with them."""
RANGES = frozenset(("–", "to", "bis", "до", "/", "of", "von", "из", "or", "oder", "или"))


@cache
def words(code: str) -> catalog.Catalog:
    """Give all texts of a language."""
    return catalog.load(ROOT / "data" / "i18n", [data_of(name) for name in titles()])[code]


@cache
def lexicon(code: str) -> Mapping[str, frozenset[str]]:
    """Learn from texts with forms which words follow a number of which sort."""
    found: dict[str, set[str]] = defaultdict(set)
    plurals = language(code).plurals
    for key, wording in words(code).entries.items():
        inflected = {name for name, spec in gaps(wording) if forms_of(spec)}
        for gap in inflected if isinstance(wording, str) else {*inflected, "count"}:
            for number in NUMBERS:
                for before, noun in counted(write(code, key, gap, number, "x"), number):
                    if before not in OBLIQUE[code] | RANGES:
                        found[noun.lower()].add(plurals.category(number))
    return {noun: frozenset(forms) for noun, forms in found.items()}


def gaps(wording: Wording) -> frozenset[tuple[str, str]]:
    """Give the gaps of a text in all its forms, with what each asks for."""
    forms = [wording] if isinstance(wording, str) else wording.values()
    return frozenset((name, spec) for form in forms for _, name, spec in parts(form) if name)


def write(code: str, key: str, gap: str, number: int, others: int | str) -> str:
    """Write a text with a number in one gap and something else in all others."""
    names = {name for name, _ in gaps(words(code).entries[key])}
    return words(code).text(key, **{**dict.fromkeys({*names, "count"}, others), gap: number})


def counted(text: str, number: int) -> Iterator[tuple[str, str]]:
    """Give the words that stand behind a number, each with the word before the number."""
    for match in _COUNTED.finditer(text):
        before = _LEAD.search(text[: match.start()])
        if int(match[1]) == number:
            yield (before[1].lower() if before else ""), match[2]


def wrong(code: str, key: str) -> set[str]:
    """Give the words of a text that do not go with their number."""
    found, plurals = set(), language(code).plurals
    wording = words(code).entries[key]
    # An amount is the number of the form, told with what becomes of it ("3 → 5").
    told = NAMES if isinstance(wording, str) else NAMES | {"amount"}
    for gap in {name for name, _ in gaps(wording)} - told:
        for number in NUMBERS:
            wanted = plurals.category(number)
            for before, noun in counted(write(code, key, gap, number, 37), number):
                forms = lexicon(code).get(noun.lower())
                right = forms is None or wanted in forms
                if not right and before not in OBLIQUE[code] | RANGES:
                    found.add(f"{number} {noun}")
    return found
