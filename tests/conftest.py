"""Keeps every test away from a real screen, a real sound card and a real home folder."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

# A slow machine must fail no test, and what fails once must fail again.
settings.register_profile("suite", deadline=None, derandomize=True)
settings.load_profile("suite")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Redirect everything the program keeps to a folder of this one test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("FOUR_AGES_HOME", str(folder))
    return folder
