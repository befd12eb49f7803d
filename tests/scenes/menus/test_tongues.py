"""The switch of languages: ours side by side, translations behind them with their share done."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import paths
from scenes.menus.settings import SettingsScene
from scenes.menus.title import TitleScene
from scenes.program.texts import catalogs
from scenes.ui.recorder import Recorder
from tests.build.menus import Front, front

HEAD = "language:\n  name: українська\n  order: 100\n  system: []\n  decimal: ','\n  plural: {}\n"


SCENES = {
    "title": TitleScene,
    "settings": lambda services, _: SettingsScene(services),
}


@pytest.fixture
def own() -> Iterator[Path]:
    """Begin a translation of one text."""
    file = paths.languages() / "uk" / "program.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(HEAD + "title.saves: Збережене\n", encoding="utf-8")
    catalogs().refresh()
    yield file
    # The texts are those of all tests in this process.
    shutil.rmtree(file.parent, ignore_errors=True)
    catalogs().refresh()


def opened(name: str, language: str) -> Front:
    return front(SCENES[name], language=language)


@pytest.mark.parametrize("name", SCENES)
def test_a_translation_comes_behind_ours_with_its_share(name: str, own: Path) -> None:
    assert own.is_file()
    there = opened(name, "de")
    assert there.see("language").text == "Deutsch"
    there.pilot.app.recorder = Recorder()
    there.pilot.app.draw()
    assert (there.pilot.app.recorder.missing, there.pilot.app.recorder.overflows) == ([], [])
    there.pilot.click("language")
    assert there.services.settings.language == "uk"
    assert there.see("language").text == "українська 0 %"
    there.pilot.click("language:back")
    assert there.services.settings.language == "de"


@pytest.mark.parametrize("name", SCENES)
def test_what_is_wrong_with_its_file_is_said_with_file_and_line(name: str, own: Path) -> None:
    own.write_text(HEAD + 'title.saves: "Збереж', encoding="utf-8")
    there = opened(name, "uk")
    line = HEAD.count("\n") + 1
    told = f"uk/program.yaml, line {line}: this cannot be used, so English stands in."
    assert told in there.texts()


def test_what_is_written_meanwhile_is_shown_when_the_window_is_looked_at_again(own: Path) -> None:
    there = opened("title", "uk")
    there.services.renewed = catalogs().refresh
    assert "Збережене" in there.texts()
    own.write_text(HEAD + "title.saves: Збережені ігри\n", encoding="utf-8")
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    there.pilot.turn()
    assert "Збережені ігри" in there.texts()


def test_a_translation_whose_folder_is_taken_away_leaves_english(own: Path) -> None:
    there = opened("title", "uk")
    there.services.renewed = catalogs().refresh
    shutil.rmtree(own.parent)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    there.pilot.turn()
    assert "Saved games" in there.texts()
