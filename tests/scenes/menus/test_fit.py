"""Every scene around the table can be read in every language, window and interface size."""

import itertools
from collections.abc import Callable

import pytest

from game.replay.record import of_match
from game.storage.store import Store
from scenes.base.page import Page
from scenes.base.services import Services, Trouble
from scenes.menus.chapters import ChaptersScene
from scenes.menus.credits import CreditsScene
from scenes.menus.results import ResultsScene
from scenes.menus.rules import RulesScene
from scenes.menus.rules_book import rules_pages
from scenes.menus.saves import SavesScene
from scenes.menus.settings import SettingsScene
from scenes.menus.setup import SetupScene
from scenes.menus.title import TitleScene
from scenes.menus.trouble import TroubleScene
from scenes.replay.branch_page import BranchPage
from scenes.shared.links import Links
from scenes.ui.picture import Item, Picture, answers
from scenes.ui.recorder import Recorder
from tests.build.languages import LANGUAGES, LONGEST, read_in
from tests.build.matches import match_setup, midway, seat_counts
from tests.build.menus import (
    Front,
    damage,
    front,
    save,
    some_title,
)

SCREENS = [
    ((960, 540), 75), ((960, 540), 200), ((1280, 720), 100), ((1280, 720), 150),
    ((1440, 1080), 100), ((1440, 1080), 200), ((2560, 1080), 100),
]  # fmt: skip
"""Larger windows of the same shape and interface have the same layout; one is drawn below."""
FAULT = Trouble("ValueError", "scenes/table/table.py:12", "Traceback\nValueError: nine")

Make = Callable[[Services, Links], Page]


def _unfolded(services: Services, ways: Links) -> SetupScene:
    scene = SetupScene(services, ways, some_title())
    scene.tab, scene.unfolded = "options", True
    return scene


def _branch(services: Services, _ways: Links) -> BranchPage:
    title = some_title()
    seats = max(seat_counts(title))
    record = of_match(match_setup(title, seats, bots=seats - 1), midway(title, seats))
    return BranchPage(services, record, record.last, "")


SCENES: dict[str, Make] = {
    "title": TitleScene,
    "chapters": lambda services, _: ChaptersScene(services, some_title()),
    "setup": lambda services, ways: SetupScene(services, ways, some_title()),
    "variants": _unfolded,
    "saves": SavesScene,
    "results": ResultsScene,
    "settings": lambda services, _: SettingsScene(services),
    "rules": lambda services, _: RulesScene(services, some_title()),
    "credits": lambda services, _: CreditsScene(services),
    "trouble": lambda services, _: TroubleScene(services, FAULT),
    "branch": _branch,
}


@pytest.fixture
def store() -> Store:
    full = Store()
    save(full, decisions=20)
    save(full, decisions=None, seed="done")
    damage(full)
    return full


def read(there: Front) -> Recorder:
    there.pilot.turn()
    there.pilot.app.recorder = Recorder()
    there.pilot.app.draw()
    return there.pilot.app.recorder


def check(recorder: Recorder) -> None:
    assert not recorder.overflows
    assert not recorder.missing
    assert not [(p.item, p.text, round(p.contrast, 1)) for p in recorder.faint()]
    assert recorder.smallest >= 11


def uneven(recorder: Recorder, picture: Picture) -> list[tuple[str, str]]:
    """List labels of one row that are set in different sizes."""
    pixels = {pair.item: pair.pixels for pair in recorder.pairs}
    row = [item for item in picture if item.kind in ("button", "segment") and item.id in pixels]
    return [
        (one.id, other.id)
        for one, other in itertools.pairwise(row)
        if (one.kind, one.look, one.group) == (other.kind, other.look, other.group)
        and (one.place.y, one.place.height) == (other.place.y, other.place.height)
        and pixels[one.id] != pixels[other.id]
    ]


def crossing(picture: Picture) -> list[tuple[str, str]]:
    """List things to click of which one covers a part of the other without lying within it."""
    able = [item for item in picture if answers(item)]
    return [
        (one.id, other.id)
        for at, one in enumerate(able)
        for other in able[at + 1 :]
        if one.place.inset(0.5).overlaps(other.place) and not _nested(one, other)
    ]


def _nested(one: Item, other: Item) -> bool:
    return other.place.inside(one.place.inset(-0.5)) or one.place.inside(other.place.inset(-0.5))


@pytest.mark.shared
@pytest.mark.parametrize(
    ("size", "interface", "language"), read_in(SCREENS, [((960, 540), 75), ((960, 540), 200)])
)
@pytest.mark.parametrize("name", SCENES)
def test_all_words_fit_and_stand_out_and_nothing_overlaps(
    name: str,
    size: tuple[int, int],
    interface: int,
    language: str,
    store: Store,
) -> None:
    there = front(SCENES[name], size, interface, store, language=language)
    recorder = read(there)
    check(recorder)
    assert uneven(recorder, there.pilot.picture) == []
    region = there.pilot.app.window.region
    assert not crossing(there.pilot.picture)
    for item in there.pilot.picture:
        assert item.place.inside(region.inset(-1)), item.id


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_all_scenes_at_the_largest_window(name: str, store: Store) -> None:
    check(read(front(SCENES[name], (3840, 2160), 100, store, language=LONGEST)))


@pytest.mark.parametrize("name", SCENES)
def test_all_scenes_in_high_contrast(name: str, store: Store) -> None:
    check(read(front(SCENES[name], store=store, palette="contrast")))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_rules(language: str) -> None:
    there = front(SCENES["rules"], (960, 540), 200, language=language)
    for _ in rules_pages(some_title(), {}):
        for _ in range(30):
            check(read(there))
            before = there.pilot.picture
            there.pilot.press("page down")
            if there.pilot.picture == before:
                break
        if there.see("next").intent:
            there.pilot.click("next")


@pytest.mark.shared
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "interface"), [((960, 540), 200), ((1440, 1080), 100)])
def test_every_setting(size: tuple[int, int], interface: int, language: str) -> None:
    there = front(SCENES["settings"], size, interface, language=language)
    before = None
    while there.pilot.picture != before:
        before = there.pilot.picture
        check(read(there))
        there.pilot.press("page down")


@pytest.mark.shared
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("interface", [100, 200])
def test_a_full_table_with_every_choice(language: str, interface: int) -> None:
    there = front(SCENES["setup"], (1280, 720), interface, language=language)
    for _ in range(4):
        for _ in range(6):
            if there.has("add"):
                break
            there.pilot.press("page down")
        if there.has("add"):
            there.pilot.click("add")
    for tab in ("seats", "options"):
        if there.has(f"tab:{tab}"):
            there.pilot.click(f"tab:{tab}")
        for _ in range(6):
            check(read(there))
            there.pilot.press("page down")
