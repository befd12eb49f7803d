"""The law for the real catalogs: all languages say the same, without a single warning."""

from pathlib import Path

import pytest

from game.core.registry import titles
from game.folders import ROOT, data_of
from game.i18n import parity
from game.i18n.catalog import load
from game.i18n.languages import languages
from game.loading.problems import Report

FOLDERS = (ROOT / "data" / "i18n", *(data_of(name) / "i18n" for name in titles()))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_say_the_same(folder: Path) -> None:
    report = Report()
    parity.check(folder, report, ROOT)
    assert report.lines() == []


@pytest.mark.slow
@pytest.mark.parametrize("name", titles())
def test_the_keys_of_a_title_are_its_own(name: str) -> None:
    keys = parity.check(data_of(name) / "i18n", Report(), ROOT)["en"]
    assert [key for key in keys if not key.startswith(f"{name}.")] == []


def test_no_two_languages_have_the_same_name_or_place() -> None:
    heads = languages().values()
    assert len({head.name for head in heads}) == len({head.order for head in heads}) == len(heads)


def test_the_head_of_a_language_is_none_of_its_texts() -> None:
    for words in load(ROOT / "data" / "i18n").values():
        assert not [key for key in words if key.startswith("language")]
