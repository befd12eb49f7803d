"""Keeps every test away from a real screen, a real sound card and a real home folder."""

import os
import sys
from collections.abc import Iterator
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


PUBLISHED = """
It states the published game. If the data differ from it on purpose, mend what stands at {place}
too (lists and numbers of the box, games worked out by hand); `-m "not published"` leaves such
tests out.
"""


def pytest_configure(config: pytest.Config) -> None:
    """Name the markers."""
    config.addinivalue_line(
        "markers", "published: states the lists and numbers of the published box"
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Tell where to mend a test that states the published game, when it fails."""
    report = yield
    if report.failed and item.get_closest_marker("published"):
        file, line, _ = item.location
        text = PUBLISHED.format(place=f"{file}:{(line or 0) + 1}")
        report.sections.append(("published game", text))
    return report


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Redirect everything the program keeps to a folder of this one test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("FOUR_AGES_HOME", str(folder))
    return folder
