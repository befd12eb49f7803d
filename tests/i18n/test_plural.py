"""Plural forms follow the published rules of each language."""

import pytest

from game.i18n.languages import language, languages
from game.i18n.plural import CATEGORIES, BadRule, Plurals, operands, parse

RUSSIAN = {0: "many", 1: "one", 2: "few", 4: "few", 5: "many", 11: "many", 12: "many",
           14: "many", 21: "one", 22: "few", 25: "many", 101: "one", 111: "many", 112: "many",
           122: "few", 1.5: "other"}  # fmt: skip
EACH = pytest.mark.parametrize("code", languages())


@pytest.mark.parametrize(("number", "form"), RUSSIAN.items())
def test_russian_looks_at_the_last_two_digits(number: float, form: str) -> None:
    assert language("ru").plurals.category(number) == form


@pytest.mark.parametrize("code", ["en", "de"])
def test_english_and_german_tell_one_from_the_rest(code: str) -> None:
    assert [language(code).plurals.category(number) for number in (0, 1, 2, 21, 1.5)] == [
        "other", "one", "other", "other", "other",
    ]  # fmt: skip


@EACH
def test_minus_does_not_matter_and_a_whole_number_is_one_however_it_is_kept(code: str) -> None:
    plurals = language(code).plurals
    assert plurals.category(-1) == plurals.category(1.0) == plurals.category(1)


@EACH
def test_the_rules_agree_with_the_unicode_tables(code: str) -> None:
    babel = pytest.importorskip("babel")
    rule = babel.Locale(code).plural_form
    numbers = [*range(2001), 0.5, 1.5, 2.5, 11.25, 21.1]
    assert [n for n in numbers if language(code).plurals.category(n) != rule(n)] == []


@EACH
def test_the_needed_forms_are_exactly_those_that_whole_numbers_take(code: str) -> None:
    plurals = language(code).plurals
    taken = {plurals.category(number) for number in range(200)}
    assert set(plurals.needed) == taken <= set(CATEGORIES)


@pytest.mark.parametrize(
    ("rule", "numbers"),
    [
        ("n = 1", [1]),
        ("n != 1", [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0.5, 1.5]),
        ("i = 0,1", [0, 1, 0.5, 1.5]),
        ("n = 2..4", [2, 3, 4]),
        ("n % 5 = 0..1, 3", [0, 1, 3, 5, 6, 8, 10, 11]),
        ("v = 0 and i % 10 = 1 and i % 100 != 11", [1]),
        ("n = 3 or n = 5 and v = 0", [3, 5]),
        ("f = 5 @decimal 0.5, 1.5", [0.5, 1.5]),
    ],
)
def test_a_rule_of_the_standard_is_read_as_it_stands(rule: str, numbers: list[float]) -> None:
    holds = parse(rule)
    assert [n for n in (*range(13), 0.5, 1.5) if holds(operands(n))] == numbers


@pytest.mark.parametrize("rule", ["", "n", "n is 1", "n = ", "x = 1", "n % 0 = 1", "n = 1 and"])
def test_what_is_no_rule_is_refused(rule: str) -> None:
    with pytest.raises(BadRule):
        parse(rule)


def test_without_any_rule_every_number_takes_the_other_form() -> None:
    assert Plurals(()).needed == ("other",)
