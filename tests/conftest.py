"""Keeps every test away from a real screen, a real sound card and a real home folder.

It also tells the slow tests from the quick ones, by what they are (CONTRIBUTING, the inner loop): a
test that runs once more with another window, language, size of the interface, seed or set-up of the
same title is slow; what a test of its own says about itself, `slow` and `varies`, comes on top.
What is `shared` is divided between the runs with the two graphics libraries.
"""

import gc
import os
import sys
import tempfile
from collections.abc import Generator, Iterator
from importlib.metadata import distributions
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
gc.set_threshold(5_000, 10, 10)

VARIED = frozenset(("size", "interface", "language", "seed", "window", "scale", "variant"))
"""Parameters of which the first value is enough for a quick look."""
SHARE = int(any(distributions(name="pygame-ce")))
"""Which share of what two libraries share falls to this run: the second one is pygame-ce's."""
SET_UPS = ("case", "script")
"""Parameters with a `title`, of which the first of each title is enough."""


PUBLISHED = """
It states the published game. If the data differ from it on purpose, mend what stands at {place}
too (lists and numbers of the box, games worked out by hand); `-m "not published"` leaves such
tests out.
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer to run all there is, as the runs with the two graphics libraries do together."""
    parser.addoption(
        "--both",
        action="store_true",
        help="also what the run with the other graphics library takes",
    )


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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark as slow what repeats a test under other circumstances, and leave out the other share."""
    first: dict[tuple[str, str], str] = {}
    for item in items:
        if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
            continue
        if varied(item) or another_set_up(item, first):
            item.add_marker("slow")
    if not all_is_asked_for(config):
        others = the_others(items)
        items[:] = [item for item in items if item not in others]
        config.hook.pytest_deselected(items=[*others])
    if hasattr(config, "workerinput"):
        # Long tests first, or one worker idles at the end while the other one plays a whole game.
        items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """Seek garbage in what tests make only, not in what is there anyway: that took an eighth."""
    gc.freeze()


def all_is_asked_for(config: pytest.Config) -> bool:
    """Tell whether both shares are wanted, as by somebody who names a test."""
    named = any("::" in argument for argument in config.args)
    return bool(config.getoption("both") or config.getoption("keyword") or named)


def the_others(items: list[pytest.Item]) -> set[pytest.Item]:
    """Give the tests that the run with the other graphics library takes.

    Of what is crossed, say titles with windows, each takes every second pair, as on a chessboard:
    so each has every title and every window, and together they have all pairs.
    """
    known: dict[tuple[str, int], dict[str, int]] = {}
    others: dict[pytest.Item, set[tuple[str, int, int]]] = {}
    kept: set[tuple[str, int, int]] = set()
    for item in items:
        mark = item.get_closest_marker("shared")
        if mark is None or not isinstance(item, pytest.Function):
            continue
        there = places(item, known)
        share: int = mark.args[0] if mark.args else sum(place for *_, place in there)
        if share % 2 == SHARE or item.get_closest_marker("slow") is None:
            kept |= there
        else:
            # Of a single list each run has its half; of crossed ones it must have all values.
            others[item] = there if len(there) > 1 else set()
    lost = {test for there in others.values() for test, *_ in there - kept}
    if lost:
        raise pytest.UsageError(f"a run lacks values of these altogether: {sorted(lost)}")
    return {*others}


def places(
    item: pytest.Function, known: dict[tuple[str, int], dict[str, int]]
) -> set[tuple[str, int, int]]:
    """Tell where the values of a test stand, each in its own list of parameters."""
    found, test = set(), item.nodeid.partition("[")[0]
    for number, mark in enumerate(item.iter_markers("parametrize")):
        words = mark.args[0]
        names = [word.strip() for word in words.split(",")] if isinstance(words, str) else words
        value = repr([item.callspec.params[name] for name in names])
        # By the order in which they come, as pytest tells no place in one list of several.
        order = known.setdefault((test, number), {})
        found.add((test, number, order.setdefault(value, len(order))))
    return found


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
