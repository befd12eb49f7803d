"""Plural forms follow the published rules of each language."""

import pytest

from game.i18n.plural import CATEGORIES, LANGUAGES, NEEDED, category

RUSSIAN = {0: "many", 1: "one", 2: "few", 4: "few", 5: "many", 11: "many", 12: "many",
           14: "many", 21: "one", 22: "few", 25: "many", 101: "one", 111: "many", 112: "many",
           122: "few"}  # fmt: skip


@pytest.mark.parametrize(("number", "form"), RUSSIAN.items())
def test_russian_looks_at_the_last_two_digits(number: int, form: str) -> None:
    assert category("ru", number) == form


@pytest.mark.parametrize("language", ["en", "de"])
def test_english_and_german_tell_one_from_the_rest(language: str) -> None:
    assert [category(language, number) for number in (0, 1, 2, 21)] == [
        "other", "one", "other", "other",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_minus_does_not_matter_and_fractions_take_the_other_form(language: str) -> None:
    assert category(language, -1) == "one"
    assert category(language, 1.0) == "one"
    assert category(language, 1.5) == "other"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_agree_with_the_unicode_tables(language: str) -> None:
    babel = pytest.importorskip("babel")
    rule = babel.Locale(language).plural_form
    wrong = [n for n in range(2001) if category(language, n) != rule(n)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_needed_forms_are_exactly_those_that_whole_numbers_take(language: str) -> None:
    taken = {category(language, number) for number in range(200)}
    assert set(NEEDED[language]) == taken <= set(CATEGORIES)
