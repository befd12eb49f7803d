"""Catalog files become flat keys, and a text that could fail on screen is refused on reading."""

from pathlib import Path

import pytest

from game.i18n.entries import CatalogEntry, read
from game.loading.problems import Report


def entries(tmp_path: Path, text: str) -> tuple[dict[str, CatalogEntry], list[str]]:
    (tmp_path / "en.yaml").write_text(text, encoding="utf-8")
    report = Report()
    found = read(tmp_path / "en.yaml", report, tmp_path)
    return found, [line.removeprefix("en.yaml:") for line in report.lines()]


def test_nested_keys_are_joined_by_dots_and_may_hold_dots_themselves(tmp_path: Path) -> None:
    found, lines = entries(tmp_path, "a:\n  b: B\n  b.acc: Bs\n  c:\n    d: D\n")
    assert {key: entry.wording for key, entry in found.items()} == {
        "a.b": "B", "a.b.acc": "Bs", "a.c.d": "D",
    }  # fmt: skip
    assert lines == []


def test_a_mapping_of_plural_forms_is_one_message(tmp_path: Path) -> None:
    found, _ = entries(tmp_path, "a: {one: coin, other: coins}\nb: {one: x, next: y}\n")
    assert found["a"].wording == {"one": "coin", "other": "coins"}
    assert found["b.one"].wording == "x"


def test_a_text_over_several_lines_loses_only_the_last_break(tmp_path: Path) -> None:
    found, _ = entries(tmp_path, "a: |\n  one\n\n  two\n")
    assert found["a"].wording == "one\n\ntwo"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("no: No\n", "1:1: error: $.no: key 'no' is read as bool, not text; quote it"),
        ("a: no\n", "1:4: error: $.a: 'no' is read as bool, not text; quote it"),
        ("a: [b]\n", "1:4: error: $.a: expected text, found a list"),
        ("a:\n", "1:3: error: $.a: expected text, found nothing; write a text"),
        ("a: {b: x}\na.b: y\n", "2:1: error: $.a.b: written twice; first on line 1"),
        ("a: {one: {x: y}, other: z}\n",
         "1:10: error: $.a.one: expected the text of a plural form"),
        ("a: 'x {b'\n", "1:4: error: $.a: expected '}' before end of string; "
         "write {name} or double the brace"),
        ("a: 'x {0}'\n", "1:4: error: $.a: '{0}' is not the name of a parameter; "
         "write {name} or double the brace"),
        ("a: 'x {b.c}'\n", "1:4: error: $.a: '{b.c}' is not the name of a parameter; "
         "write {name} or double the brace"),
        ("a: 'x {b!r}'\n", "1:4: error: $.a: '{b}' has an unknown format 'r'; "
         "write {name} or double the brace"),
        ("a: 'x {b:akk}'\n", "1:4: error: $.a: '{b}' has an unknown format 'akk'; "
         "write {name} or double the brace"),
        ("- a\n", "1:1: error: $: expected a mapping of keys and texts"),
    ],
)  # fmt: skip
def test_each_fault_is_told_at_its_place(tmp_path: Path, text: str, line: str) -> None:
    _, lines = entries(tmp_path, text)
    assert lines == [line]
