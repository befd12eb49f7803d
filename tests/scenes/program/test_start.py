"""The program shows its first picture without what nobody has opened yet."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.storage.settings import Settings
from game.storage.store import Store
from scenes.menus import covers, title_layout
from scenes.menus.title_layout import TitleLayout
from scenes.program.start import begin
from scenes.program.texts import catalogs
from scenes.program.window import Window
from scenes.shared.game_list import menu_titles
from scenes.shared.tongues import ours
from scenes.ui import paint
from scenes.ui.draw import draw_item
from scenes.ui.geometry import Region
from tests.build.board import STOCK
from tests.build.menus import save
from tests.build.source import ROOT, title_ids

FIRST = """
import json, os, sys
import main
from scenes.command_line import commands
commands._needs_pygame()
from scenes.program.app import App

def shown(app):
    drawn(app)
    print(json.dumps(sorted(sys.modules)), flush=True)
    os._exit(0)

drawn, App.draw = App.draw, shown
sys.argv = ["main.py"]
main.run()
"""
LATER = (
    *("scenes.companion", "scenes.lessons.lesson_scene", "scenes.replay", "scenes.analysis"),
    *("scenes.picture_tool", "scenes.samples", "scenes.table", "game.lessons", "game.analysis"),
    *("game.replay", "game.ai", "yaml", "pkg_resources"),
)
"""What is opened by a person who wants it, and what reads files that are kept already."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Name the modules that are there with the first title of a second start, with a save."""
    home = tmp_path_factory.mktemp("home")
    save(Store(home / "saves"))
    return [_modules(home) for _ in range(2)][1]


def _modules(home: Path) -> list[str]:
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "FOUR_AGES_HOME": str(home)}
    quiet |= {"PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    words = [sys.executable, "-c", FIRST]
    found = subprocess.run(
        words, env={**os.environ, **quiet}, cwd=ROOT, capture_output=True, text=True, check=True
    )
    modules: list[str] = json.loads(found.stdout)
    return modules


def test_starting_loads_no_title(loaded: list[str]) -> None:
    titles = {f"{top}.{title}" for top in ("game", "scenes") for title in title_ids()}
    offenders = [name for name in loaded if ".".join(name.split(".")[:2]) in titles]
    assert offenders == []


def test_starting_loads_nothing_that_nobody_opened(loaded: list[str]) -> None:
    offenders = [
        name for name in loaded for each in LATER if name == each or name.startswith(f"{each}.")
    ]
    assert offenders == []


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (2592, 1080)])
def test_what_is_shown_at_once_lies_where_the_title_draws_it_again(size: tuple[int, int]) -> None:
    words, region = catalogs()["en"], Region(0, 0, *size)
    whole = title_layout.picture(TitleLayout(words, region, menu_titles(), tongues=ours()))
    assert title_layout.beginning(words, region) == whole.items[:2]


def test_walnut_and_wordmark_are_on_the_window_before_any_scene() -> None:
    window = Window((960, 540), "Four Ages", STOCK)
    begin(window, Settings(language="ru"))
    shown = pygame.image.tobytes(window.surface, "RGB")
    canvas = window.spare()
    for item in title_layout.beginning(catalogs()["ru"], window.region):
        draw_item(canvas, item, {**paint.PAINTERS, **covers.PAINTERS})
    assert shown == pygame.image.tobytes(canvas.surface, "RGB")
    assert len(set(shown)) > 50
