"""The law for the real catalogs: the three languages say the same, without a single warning."""

from pathlib import Path

import pytest

from game.book.problems import Report
from game.core.registry import titles
from game.i18n import parity
from game.i18n.catalog import LANGUAGES, load
from game.paths import ROOT

FOLDERS = (ROOT / "data" / "i18n", *(ROOT / "data" / name / "i18n" for name in titles()))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_say_the_same(folder: Path) -> None:
    report = Report()
    parity.check(folder, report, ROOT)
    assert report.lines() == []


@pytest.mark.parametrize("name", titles())
def test_the_keys_of_a_title_are_its_own(name: str) -> None:
    keys = parity.check(ROOT / "data" / name / "i18n", Report(), ROOT)["en"]
    assert [key for key in keys if not key.startswith(f"{name}.")] == []


def test_each_language_knows_its_own_name_and_that_of_the_others() -> None:
    catalogs = load(ROOT / "data" / "i18n")
    for words in catalogs.values():
        assert [words.text(f"language.{name}") for name in LANGUAGES] == [
            "English", "Русский", "Deutsch",
        ]  # fmt: skip
        assert words.missed == set()
