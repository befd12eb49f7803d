"""Files that somebody spoilt: whatever stands in any field, lists and start hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from game.core.clean import clean
from game.core.contract import Line
from game.core.form import Filled
from game.core.registry import titles
from game.folders import ROOT
from game.opening import open_match
from game.storage import best, exchange, plays, save, saved_forms, settings, solved, taught
from game.storage import store as store_of_saves
from game.storage.play import Person, Play, to_data
from game.storage.ring_folder import FileKind, Unreadable
from game.storage.store import Store
from scenes.base.page import Page
from scenes.base.services import Services
from scenes.companion.forms.forms_pages import BegunSheetsPage
from scenes.companion.guide import guide_file
from scenes.companion.history.history_page import HistoryPage
from scenes.companion.tools import tool_file
from scenes.companion.tools.dice_page import DicePage
from scenes.companion.tools.game_clock import Clock
from scenes.menus.results import ResultsScene
from scenes.menus.saves import SavesScene
from scenes.menus.title import TitleScene
from scenes.program.start import first, furnish
from scenes.shared import new_game
from scenes.shared.links import Links
from tests.build import hostile
from tests.build.board import make_services
from tests.build.history import press
from tests.build.matches import match_setup, midway, played, seat_counts
from tests.build.menus import TODAY, front
from tests.laws.findings import hold

NAMED = sorted(titles())


def saved(title: str, whole: bool = False, companion: bool = False) -> dict[str, Any]:
    """Give the document of a match on its way or over, or of one at a real table."""
    seats = seat_counts(title)[1]
    setup = match_setup(title, seats)
    match = played(title, seats) if whole else midway(title, seats)
    if companion:
        setup = replace(setup, companion=True)
        match = open_match(setup)
    document: dict[str, Any] = json.loads(save.dump(setup, match, TODAY))
    return document


def shallow(document: dict[str, Any]) -> dict[str, Any]:
    """Leave out what the list does not read: course and position."""
    return {**document, "log": [], "snapshot": None, "start": None}


def is_clean(value: object) -> bool:
    """Tell whether all texts in a value are clean."""
    return clean(repr(value)) == repr(value)


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.varies("title")
@pytest.mark.parametrize("title", NAMED)
def test_every_field_of_a_header_is_judged_when_the_list_is_read(title: str, whole: bool) -> None:
    wrong = []
    for told, data in hostile.spoilings(shallow(saved(title, whole))):
        try:
            head = save.header(save.parse(data))
        except Unreadable:
            continue
        seats = len(head.setup.seats)
        fits = head.seat is None or head.seat in range(seats)
        if not (fits and len(head.totals) == seats and is_clean(head)):
            wrong.append(told)
    hold("a header that was taken as it is", wrong)


@pytest.mark.slow
@pytest.mark.parametrize("title", NAMED)
def test_whatever_is_spoilt_in_a_save_opens_or_says_why(title: str) -> None:
    wrong = []
    for told, data in hostile.spoilings(saved(title), 23):
        try:
            save.restore(data)
        except Unreadable:
            continue
        except Exception as error:
            wrong.append(f"{told}: {error!r:.200}")
    hold("a save that falls over", wrong)


@pytest.mark.parametrize(
    ("way", "value"),
    [
        (("table", "options"), []),
        (("table", "options"), "late"),
        (("table", "options", "edition"), ["late"]),
        (("header", "seat"), 99),
        (("header", "seat"), True),
        (("header", "totals"), []),
        (("header", "totals"), [1]),
        (("header", "totals", 0), 1e3),
        (("table", "chairs", 0, "level"), "nobody"),
        (("table", "chairs", 0, "style"), "nothing"),
        (("table", "chairs", 0, "name"), "x" * 5000),
        (("saved_at",), "9999-99-99"),
        (("saved_at",), "0001-01-01T00:00:00+23:00"),
    ],
)
def test_a_save_with_an_impossible_field_is_listed_as_broken(
    way: tuple[Any, ...], value: object
) -> None:
    store = Store()
    store.folder.mkdir(parents=True)
    document = saved("ages", whole=way[:2] == ("header", "totals"))
    (store.folder / "odd.json").write_bytes(hostile.spoilt(document, way, value))
    (entry,) = store.list()
    assert entry.header is None
    assert entry.broken is not None
    assert make_services().words.say(entry.broken)
    assert store.newest() is None


def test_a_game_that_nobody_referees_is_no_save_of_a_real_table() -> None:
    store = Store()
    store.folder.mkdir(parents=True)
    document = hostile.spoilt(saved("tempus"), ("table", "companion"), True)
    (store.folder / "odd.json").write_bytes(document)
    assert store.list()[0].header is None
    house = furnish(make_services())
    house.services.store = store
    assert isinstance(first(house, True, None), TitleScene)


@pytest.mark.slow
def test_a_folder_of_spoilt_saves_locks_neither_title_nor_lists_nor_continue() -> None:
    store = Store()
    store.folder.mkdir(parents=True)
    document = saved("ages", whole=True)
    for at, (_, data) in enumerate(hostile.spoilings(shallow(document))):
        # Every field is there, and of the values a few that turn from field to field.
        if at % 7 == 0:
            (store.folder / f"odd{at}.json").write_bytes(data)
    for scene in (SavesScene, ResultsScene, TitleScene):
        there = front(scene, store=store)
        assert isinstance(there.page, scene), there.texts()
    assert all(entry.header or entry.broken for entry in store.list())
    house = furnish(make_services())
    house.services.store = store
    assert first(house, True, None) is not None


BENCH = tool_file.Bench(
    (tool_file.Sitter("Ana", 0), tool_file.Sitter("Bo", 1)),
    Clock((1.0, 2.5)),
    3,
    ("one",),
    "",
    2,
    {"": (1, 2, 3, 0, 0, 9)},
)
LINES = (Line("ages.score.monuments", 9, (("count", 3),)),)
PLAY = Play(
    "ages",
    "2031-06-01",
    (Person("Ana", 0, "easy", LINES, style="x"), Person("Bo", 1, given=4, tie=(1,))),
    "Riga",
    "cold",
    options={"edition": "base"},
    origin="save-1",
    edition="mine",
)
SCORE = best.Score(30, "Ana", "2031-06-01", "s", "0123")
PAPER = saved_forms.Paper(
    "ages", "late", Filled(("Ana", "Bo"), {("a", 0): 3, ("b", 1): True, ("c", -1): ("x",)}), TODAY
)
LEARNT = {"seat": None, "action": {"is": "Outcome", "values": [1, 2]}}
KINDS: dict[str, tuple[FileKind[Any], Any]] = {
    "play": (plays.KIND, PLAY),
    "best": (best.KIND, {"": (SCORE,)}),
    "sheet": (saved_forms.KIND, PAPER),
    "tools": (tool_file.KIND, BENCH),
    "guide": (guide_file.KIND, guide_file.Kept(("Ana", "Bo"), ("tile:3", "go"))),
    "lessons": (taught.KIND, taught.Progress(frozenset(("one",)), True, "two", (LEARNT,))),
    "solved": (solved.KIND, frozenset(("save/3", "save/9"))),
}


SHOWN: dict[str, tuple[Callable[[Services, Links], Page], str, tuple[str, ...]]] = {
    "play": (HistoryPage, "plays/one.json", ("down", "return", "e", "escape", "p")),
    "sheet": (lambda services, _: BegunSheetsPage(services), "sheets/one.json", ("down", "return")),
    "tools": (lambda services, _: DicePage(services), "table.json", ("return", "c", "escape")),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(SHOWN))
def test_whatever_is_read_of_a_spoilt_file_can_be_shown(name: str, home: Path) -> None:
    (kind, value), wrong = KINDS[name], []
    make, file, keys = SHOWN[name]
    (home / file).parent.mkdir(parents=True, exist_ok=True)
    for told, data in hostile.spoilings(json.loads(kind.write(value)), 13):
        try:
            kind.read(data)
        except Unreadable:
            continue
        (home / file).write_bytes(data)
        try:
            press(front(make), *keys)
        except Exception as error:
            wrong.append(f"{told}: {error!r:.200}")
    hold("a page that falls over", wrong)


def test_files_of_every_kind_are_spoilt_here() -> None:
    spoilt = {id(kind) for kind, _ in KINDS.values()} | {id(store_of_saves.KIND)}
    files = [file for part in ("game", "scenes") for file in (ROOT / part).rglob("*.py")]
    made = [file for file in files if " = FileKind(" in file.read_text("utf-8")]
    names = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in made]
    assert len(names) >= len(spoilt)
    hold(
        "kinds of files that no test spoils",
        [name for name in names if id(import_module(name).KIND) not in spoilt],
    )


@pytest.mark.parametrize("name", sorted(KINDS))
def test_every_field_of_every_other_file_is_judged_while_it_is_read(name: str) -> None:
    kind, value = KINDS[name]
    wrong = []
    assert kind.read(kind.write(value)) == value
    for told, data in hostile.spoilings(json.loads(kind.write(value))):
        try:
            read = kind.read(data)
        except Unreadable:
            continue
        except Exception as error:
            wrong.append(f"{told}: {error!r:.200}")
            continue
        if not is_clean(read):
            wrong.append(f"{told}: {read!r:.200}")
        # What was read can be kept again, and comes back as the same.
        elif kind.read(kind.write(read)) != read:
            wrong.append(f"{told}: comes back as something else")
    hold("a file that falls over", wrong)


def test_every_field_of_the_settings_is_judged_and_nested_ones_do_no_harm(tmp_path: Path) -> None:
    path, wrong = tmp_path / "settings.json", []
    last = {"title": "ages", "options": {"edition": "base"}, "start": 0, "shuffle": False,
            "box": "", "chairs": [["Ana", 0, "", ""]]}  # fmt: skip
    data = {"language": "de", "interface": 100, "volume": 3, "muted": True, "last": last}
    for told, text in hostile.spoilings(data):
        path.write_bytes(text)
        loaded = settings.load(path)
        if loaded.interface not in settings.INTERFACES or type(loaded.interface) is not int:
            wrong.append(told)
        game = new_game.recall(loaded.last, "ages")
        if game is not None and not is_clean(game):
            wrong.append(told)
    hold("settings that were taken as they are", wrong)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["json", "csv"])
def test_every_field_of_an_import_is_taken_or_refused_with_its_place(
    tmp_path: Path, kind: str
) -> None:
    shelf, wrong = plays.Plays(tmp_path / "plays"), []
    document = {"format": 1, "plays": [{"name": "one", **to_data(PLAY)}]}
    path = tmp_path / f"own.{kind}"
    for told, data in hostile.spoilings(document):
        row = json.dumps(told) if kind == "csv" else ""
        lines = json.dumps(data.decode()).replace('"', '""')
        table = f'game,day,name,total,lines\nages,2031-06-01,{row},3,"{lines}"\n'
        path.write_bytes(data if kind == "json" else table.encode())
        try:
            found, refused = exchange.read(path)
        except Exception as error:
            wrong.append(f"{told}: {error!r:.200}")
            continue
        if not all(is_clean(one) for one in found) or not (found or refused):
            # An empty list of plays is a file without any.
            wrong += [] if told in ("('plays',) is []", "('plays', 0) missing") else [told]
    assert shelf.list() == ()
    hold("an import that falls over", wrong)
