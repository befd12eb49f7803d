"""Keeps every test away from a real screen, a real sound card and a real home folder.

It also tells the slow tests from the quick ones, by what they are (CONTRIBUTING, the inner loop): a
test that runs once more with another window, language, size of the interface, seed or set-up of the
same title is slow; what a test of its own says about itself, `slow` and `varies`, comes on top.
"""

import os
import sys
import tempfile
from collections.abc import Generator, Iterator, Sequence
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# What is looked at while tests are gathered, as the languages are, is nobody's own either.
os.environ["FOUR_AGES_HOME"] = os.path.join(tempfile.gettempdir(), "four-ages-nobody")

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

# A slow machine must fail no test, and what fails once must fail again.
settings.register_profile("suite", deadline=None, derandomize=True)
# A quick look tries fewer examples: the whole suite tries all of them.
settings.register_profile("quick", settings.get_profile("suite"), max_examples=25)
settings.load_profile("suite")

VARIED = frozenset(("size", "interface", "language", "seed", "window", "scale", "variant"))
"""Parameters of which the first value is enough for a quick look."""
SET_UPS = ("case", "script")
"""Parameters with a `title`, of which the first of each title is enough."""


PUBLISHED = """
It states the published game. If the data differ from it on purpose, mend what stands at {place}
too (lists and numbers of the box, games worked out by hand); `-m "not published"` leaves such
tests out.
"""


def pytest_configure(config: pytest.Config) -> None:
    """Name the markers, and try fewer examples where only a quick look is asked for."""
    if "not slow" in config.getoption("markexpr"):
        settings.load_profile("quick")
    config.addinivalue_line(
        "markers", "published: states the lists and numbers of the published box"
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell where to mend a test that states the published game, when it fails."""
    report = yield
    if report.failed and item.get_closest_marker("published"):
        file, line, _ = item.location
        text = PUBLISHED.format(place=f"{file}:{(line or 0) + 1}")
        report.sections.append(("published game", text))
    return report


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Give folders that no two tests share, none of which is there yet."""
    root = tmp_path_factory.mktemp("homes")
    return (root / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Redirect everything the program keeps to a folder of this one test."""
    # Not `tmp_path`, which makes a folder and looks for a free name: few tests keep anything.
    folder = next(homes)
    monkeypatch.setenv("FOUR_AGES_HOME", str(folder))
    return folder


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Mark as slow what repeats a test under other circumstances."""
    first: dict[tuple[str, str], str] = {}
    for item in items:
        if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
            continue
        if varied(item) or another_set_up(item, first):
            item.add_marker("slow")


def varied(item: pytest.Function) -> bool:
    """Tell whether a parameter that only varies a test is beyond its first value."""
    also = {name for mark in item.iter_markers("varies") for name in mark.args}
    for mark in item.iter_markers("parametrize"):
        words = mark.args[0]
        names = [word.strip() for word in words.split(",")] if isinstance(words, str) else words
        if {*names} <= VARIED | also and item.callspec.indices[names[0]] > 0:
            return True
    return False


def another_set_up(item: pytest.Function, first: dict[tuple[str, str], str]) -> bool:
    """Tell whether the same test ran before with another set-up of the same title."""
    for name in SET_UPS:
        value = item.callspec.params.get(name)
        title = getattr(value, "title", "")
        if title:
            test = item.nodeid.partition("[")[0]
            return first.setdefault((test, title), str(value)) != str(value)
    return False
