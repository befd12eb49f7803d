"""A title is complete: languages, computer players, perft and playthrough files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.registry import titles
from game.folders import data_of
from game.loading.title import load
from tests import mutants
from tests.build.languages import LANGUAGES
from tests.build.titles import folder
from tests.conformance.cases import TITLES

TESTS = Path(__file__).resolve().parent.parent
each = pytest.mark.parametrize("title", TITLES)


def test_there_are_titles() -> None:
    assert TITLES


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_speaks_every_language(title: str, language: str) -> None:
    assert (data_of(title) / "i18n" / f"{language}.yaml").is_file()


@each
def test_a_title_has_computer_players(title: str) -> None:
    components = load(title)
    assert titles()[title].levels
    for level in titles()[title].levels:
        rules = titles()[title].rules(components, {})
        assert titles()[title].bot(components, rules, level, "") is not None


@each
def test_a_title_has_a_playthrough_for_every_number_of_players(title: str) -> None:
    found = {path.stem for path in (folder(title) / "playthrough").glob("*.txt")}
    assert {f"{seats}players" for seats in load(title).cover.seats} <= found


@each
def test_a_title_has_perft_files_and_a_generator_of_all_actions(title: str) -> None:
    assert list((folder(title) / "perft").glob("*.txt"))
    assert (folder(title) / "everything.py").is_file()


@each
def test_a_title_has_mutants_and_each_finds_what_it_breaks(title: str) -> None:
    found = mutants.load(title)
    assert found
    for mutant in found:
        text = (TESTS.parent / mutant.file).read_text("utf-8")
        assert text.count(mutant.old) == 1, (mutant.file, mutant.old)


def test_the_shared_tests_name_no_title() -> None:
    shared = [TESTS / name for name in ("conformance", "perft", "playthrough", "core")]
    files = [path for folder in shared for path in folder.rglob("*.py")]
    files += [TESTS / "mutants.py"]
    named = re.compile(rf"\b({'|'.join(TITLES)})\b")
    for path in files:
        assert not named.search(path.read_text("utf-8")), path
