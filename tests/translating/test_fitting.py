"""What is too long for its place is named where it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.i18n import catalog
from game.i18n.languages import forget
from scenes.base.words import Words
from scenes.picture_tool import fitting
from scenes.program.texts import catalogs

LONG = "Збережені ігри, і ще одне довге слово"
HEAD = "language:\n  name: українська\n  order: 100\n  system: []\n  decimal: ','\n  plural: {}\n"


def test_a_text_that_is_cut_is_named_at_its_line_and_english_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data" / "i18n"
    folder.mkdir(parents=True)
    (folder / "en.yaml").write_text('title: {saves: Saved, more: "{a} and more", new: New}\n')
    own = paths.languages() / "uk"
    own.mkdir(parents=True)
    text = HEAD + f'title.saves: "{LONG}"\ntitle.more: "{{a}} та інше"\ntitle.new: ""\n'
    (own / "program.yaml").write_text(text, encoding="utf-8")
    forget()
    made = catalog.load(folder)
    monkeypatch.setattr(fitting, "catalogs", lambda: made)
    monkeypatch.setattr(fitting, "text_folders", lambda: [folder])

    def cut(code: str, words: Words, tell: fitting.Tell) -> dict[str, str]:
        assert code == "uk"
        tell("drawn")
        more = words.text("title.more", a="x")
        texts = (words.text("title.saves"), words.text("title.new"), f"{more}!", f"{more}?")
        return dict.fromkeys(texts, "title")

    told: list[str] = []
    monkeypatch.setattr(fitting, "overflowing", cut)
    assert fitting.findings("uk", paths.languages(), told.append).lines() == [
        f"uk/program.yaml:7:1: error: title.saves: does not fit its place on the screen 'title': "
        f"'{LONG}'; say it more briefly",
        "uk/program.yaml:8:1: error: title.more: does not fit its place on the screen 'title': "
        "'x та інше!'; say it more briefly",
    ]
    assert told == ["drawn"]
    forget()


def test_no_text_is_blamed_for_a_number_alone() -> None:
    english = catalogs()["en"]
    traced = fitting.Traced(english, english)
    traced.told = {"10": "table.number", "10 points": "table.points"}
    assert traced.origin("10") == ""
    assert traced.origin("10 points!") == "table.points"
