"""The program shows its first picture without what nobody has opened yet."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

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
LATER = ("scenes.companion", "scenes.lessons.lesson_scene", "scenes.replay", "scenes.analysis")
LATER += ("scenes.picture_tool", "scenes.samples", "scenes.table", "game.lessons", "game.analysis")
LATER += ("game.replay", "game.ai", "yaml", "pkg_resources")
"""What is opened by a person who wants it, and what reads files that are kept already."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Name the modules that are there with the first picture of a second start."""
    home = tmp_path_factory.mktemp("home")
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
