"""All languages must say the same; each way of not doing so has its own finding."""

from pathlib import Path

import pytest

from game.i18n import parity
from game.i18n.catalog import Catalog
from game.i18n.languages import language
from game.loading.problems import Report

THREE = {code: language(code) for code in ("en", "ru", "de")}


def lines(tmp_path: Path, en: str, ru: str, de: str) -> list[str]:
    for name, text in (("en", en), ("ru", ru), ("de", de)):
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    report = Report()
    parity.check(tmp_path, report, tmp_path, THREE)
    return report.lines()


def found(tmp_path: Path, en: str, other: str) -> list[str]:
    """Check with a Russian and a German file of the same text; give the Russian lines."""
    told = lines(tmp_path, en, other, other)
    return [line.removeprefix("ru.yaml:") for line in told if line.startswith("ru.yaml:")]


def test_three_files_that_say_the_same_give_no_line(tmp_path: Path) -> None:
    assert lines(
        tmp_path,
        "a: Play\nc: {one: '{count} coin', other: '{count} coins'}\nm: temple\n",
        "a: Играть\nc: {one: монета, few: '{count} монеты', many: '{count} монет'}\n"
        "m: храм\nm.gen: храма\n",
        "a: Spielen\nc: {one: eine Münze, other: '{count} Münzen'}\nm: Tempel\n",
    ) == []  # fmt: skip


@pytest.mark.parametrize(
    ("english", "other", "expected"),
    [
        ("a: A\nb: B\n", "a: A\n",
         "1:1: error: b: missing; English has it on line 2; translate it"),
        ("able: A\n", "able: A\nabel: B\n",
         "2:1: error: abel: left over; English has no such key; did you mean 'able'?"),
        ("a: A {x}\n", "a: A\n", "1:1: error: a: lacks {x}; English has it"),
        ("a: A {word}\n", "a: A {word} {wort}\n",
         "1:1: error: a: has {wort}, which English lacks; did you mean 'word'?"),
        ("a: A\n", "a: ' '\n", "1:1: error: a: empty text; write one"),
        ("a: A\n", "a: A\na.gen: A {x}\n", "2:1: error: a.gen: has {x}, which English lacks"),
        ("a: A\n", "a: A\nb.gen: B\n",
         "2:1: error: b.gen: a case of 'b', which is missing; add it"),
        ("a: The winner takes it all\n", "a: The winner takes it all\n",
         "1:1: warning: a: the same as in English; translate it"),
        ("a: Roll Through the\n", "a: Roll Through the\n", None),
    ],
)  # fmt: skip
def test_each_difference_gives_its_line(
    tmp_path: Path, english: str, other: str, expected: str | None
) -> None:
    assert found(tmp_path, english, other) == ([expected] if expected else [])


def test_every_plural_form_of_a_language_is_needed(tmp_path: Path) -> None:
    text = "a: {one: '{count} x', other: '{count} y'}\n"
    assert lines(tmp_path, text, text, text) == [
        "ru.yaml:1:1: error: a: plural form 'few' is missing; add it",
        "ru.yaml:1:1: error: a: plural form 'many' is missing; add it",
    ]


def test_a_plural_form_that_a_language_does_not_know_is_an_error(tmp_path: Path) -> None:
    russian = "a: {one: x, few: y, many: z, other: z}\n"
    assert lines(tmp_path, "a: b\n", russian, russian) == [
        "de.yaml:1:1: error: a: plural form 'few' is not used in 'de'",
        "de.yaml:1:1: error: a: plural form 'many' is not used in 'de'",
    ]


def test_a_gap_has_as_many_forms_as_its_language_needs(tmp_path: Path) -> None:
    english = "a: '{x:# coin|# coins}'\n"
    russian = "a: '{x:# монета|# монет}'\n"
    german = "a: '{x:# Münze|# Münzen}'\n"
    assert lines(tmp_path, english, russian, german) == [
        "ru.yaml:1:1: error: a: {x} has 2 forms; 3 forms are needed in 'ru'"
    ]


def test_a_plural_form_may_leave_out_the_number_and_nothing_else(tmp_path: Path) -> None:
    english = "a: {one: '{count} {x}', other: '{count} {x}'}\n"
    german = "a: {one: 'ein {x}', other: viele}\n"
    russian = "a: {one: '{x}', few: '{x}', many: '{x}'}\n"
    assert lines(tmp_path, english, russian, german) == [
        "de.yaml:1:1: error: a: lacks {x} of the form 'other'; English has it"
    ]


def test_english_forms_must_agree_among_themselves(tmp_path: Path) -> None:
    english = "a: {one: '{count}', other: '{count} {x}'}\n"
    russian = "a: {one: '{x}', few: '{x}', many: '{x}'}\n"
    german = "a: {one: '{x}', other: '{x}'}\n"
    assert lines(tmp_path, english, russian, german) == [
        "en.yaml:1:1: error: a: lacks {x} of the form 'one'; English has it"
    ]


def test_a_missing_file_is_one_line_and_not_one_for_each_key(tmp_path: Path) -> None:
    (tmp_path / "en.yaml").write_text("a: A\nb: B\n", encoding="utf-8")
    (tmp_path / "de.yaml").write_text("a: A\nb: B\n", encoding="utf-8")
    report = Report()
    parity.check(tmp_path, report, tmp_path, THREE)
    assert report.lines() == ["ru.yaml:1:1: error: $: the file is missing; put it there"]


def test_glyphs_are_the_signs_that_a_text_shows_and_not_those_of_its_placeholders() -> None:
    words = Catalog("en", {"a": "Ab {name} … {{", "b": {"one": "x", "other": "y\u00a0z"}})
    assert parity.glyphs(words.entries) == {"a": frozenset("Ab…{"), "b": frozenset("xyz")}
