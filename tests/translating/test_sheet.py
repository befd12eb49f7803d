"""A file to be filled in: what it shows of each text, and that nothing in it is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.i18n.entries import read
from game.i18n.languages import tables
from game.i18n.wording import Wording
from game.loading.problems import Report
from game.translating.sheet import Filled, filled, sheet

CODES = ("uk", "fr", "pl", "tr", "ja", "pt", "pt_pt", "es", "it", "cs", "ar", "ga", "lt", "sl")
"""Of each family of number forms at least one."""
ENGLISH: dict[str, Wording] = {
    "a.greet": "Hello {name}",
    "a.coins": {"one": "{count} coin", "other": "{count} coins"},
    "a.pay": "pay {coins:# coin|# coins} for {monument:acc}",
}


def written(code: str = "uk", before: Filled | None = None) -> str:
    return sheet(code, tables()[code], ENGLISH, before or Filled(), lambda key: f"x.py:{len(key)}")


def again(tmp_path: Path, text: str, english: dict[str, Wording] | None = None) -> str:
    file = tmp_path / "program.yaml"
    file.write_text(text, encoding="utf-8")
    report = Report()
    before = filled(text, read(file, report, growing=True))
    assert not report
    return sheet("uk", tables()["uk"], english or ENGLISH, before, lambda key: f"x.py:{len(key)}")


def test_a_text_stands_with_its_place_its_english_words_and_its_slots() -> None:
    expected = '#: x.py:7\n#| Hello {name}\n#, slots: {name}\na.greet: ""\n'
    assert expected in written()


def test_what_the_head_says_of_signs_is_written_as_one_types_them() -> None:
    head = written().partition("\n\n")[0]
    for said in ("{such:acc} asks", '#. \\n is a new line, \\" a quotation mark.'):
        assert said in head
    assert "\\{" not in head


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("uk", ["one", "few", "many"]), ("pl", ["one", "few", "many"]),
        ("cs", ["one", "few", "other"]), ("fr", ["one", "other"]), ("es", ["one", "other"]),
        ("it", ["one", "other"]), ("pt", ["one", "other"]), ("tr", ["one", "other"]),
        ("ja", ["other"]),
        ("ar", ["zero", "one", "two", "few", "many", "other"]),
    ],
)  # fmt: skip
def test_number_forms_are_those_of_the_language(code: str, forms: list[str]) -> None:
    lines = [f'  {form}: ""' for form in forms]
    assert "\n".join(["a.coins:", *lines, ""]) in written(code)
    gap = f"{{coins:{'|'.join(f'# {form}' for form in forms)}}}" if len(forms) > 1 else "{coins}"
    assert gap in written(code)


def test_writing_it_again_keeps_translations_comments_and_cases(tmp_path: Path) -> None:
    text = written().replace('a.greet: ""', '# said at dawn\na.greet: "Вітаю, {name}"')
    text = text.replace('  few: ""', '  few: "{count} монети"')
    text += 'a.greet.acc: "вітання {name}"\n'
    once = again(tmp_path, text)
    assert "# said at dawn\n#: x.py:7" in once
    assert 'a.greet: "Вітаю, {name}"\na.greet.acc: "вітання {name}"\n' in once
    assert '  one: ""\n  few: "{count} монети"\n' in once
    assert again(tmp_path, once) == once


def test_a_new_text_is_added_and_one_that_is_gone_is_kept_aside(tmp_path: Path) -> None:
    text = written().replace('a.greet: ""', 'a.greet: "Вітаю, {name}"')
    changed = {"a.new": "New", **{k: v for k, v in ENGLISH.items() if k != "a.greet"}}
    once = again(tmp_path, text, changed)
    assert 'a.new: ""' in once
    assert once.endswith('#~ a.greet: "Вітаю, {name}"\n')
    assert again(tmp_path, once, changed) == once


def test_a_text_whose_english_changed_says_so_until_somebody_has_looked(tmp_path: Path) -> None:
    text = written().replace('a.greet: ""', 'a.greet: "Вітаю, {name}"')
    changed = {**ENGLISH, "a.greet": "Welcome {name}"}
    once = again(tmp_path, text, changed)
    mark = "#! the English text was: Hello {name}\n"
    assert mark + 'a.greet: "Вітаю, {name}"' in once
    assert again(tmp_path, once, changed) == once
    assert mark not in again(tmp_path, once.replace(mark, ""), changed)


def test_whatever_a_text_holds_it_comes_back_as_it_was(tmp_path: Path) -> None:
    odd = 'a: "quoted" #no {name}\nsecond \\ line — ’'
    text = written().replace('a.greet: ""', f"a.greet: {sheet_value(odd)}")
    (tmp_path / "x.yaml").write_text(again(tmp_path, text), encoding="utf-8")
    assert read(tmp_path / "x.yaml", Report())["a.greet"].wording == odd


def sheet_value(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def test_the_tables_agree_with_those_of_the_cldr() -> None:
    babel = pytest.importorskip("babel")
    numbers = [0, 1, 2, 3, 5, 11, 12, 21, 22, 100, 101, 111, 1000, 1.5]
    wrong = []
    for code in CODES:
        language = tables()[code]
        base, _, land = code.partition("_")
        rule = babel.Locale(base, land.upper() or None).plural_form
        wrong += [(code, n) for n in numbers if language.plurals.category(n) != rule(n)]
    assert wrong == []
    assert len(tables()) > 200
