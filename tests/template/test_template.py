"""The template game is found where somebody asks for it, and is a game like all others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.folders import GAMES, ROOT

HERE = Path(__file__).resolve().parent
SUITES = (
    *("ai", "loading/test_data.py", "companion", "conformance", "core", "i18n", "perft"),
    *("playthrough", "scenes", "storage", "snapshot", "template/tests"),
)
MOST = 200


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the folder of the template named."""
    environment = {**os.environ, GAMES: str(HERE)}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)


@pytest.mark.shared(1)
@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_it_passes_every_suite_that_titles_share() -> None:
    suites = [f"tests/{name}" for name in SUITES]
    done = run("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "pips", *suites)
    assert done.returncode == 0, done.stdout[-4000:]


@pytest.mark.shared(1)
@pytest.mark.slow
def test_check_finds_it_sound_with_all_that_lies_in_its_folders() -> None:
    done = run("main.py", "check", "--strict")
    assert (done.returncode, done.stdout) == (0, "all data are sound\n")


def test_a_folder_of_games_that_nobody_names_is_not_looked_into() -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "--title", "pips"], cwd=ROOT, capture_output=True, text=True
    )
    assert "there is no game 'pips'" in done.stderr


def test_it_is_small() -> None:
    files = [*(HERE / "game").rglob("*.py"), *(HERE / "scenes").rglob("*.py")]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= MOST
