"""The history leaves the program and comes back: pictures, tables, files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PIL import Image

from game.core.message import Message
from game.storage import exchange
from game.storage.play import Play
from game.storage.plays import Plays
from scenes.companion.history import play_scores, rematch
from scenes.companion.history.exchange_pages import FilesPage
from scenes.companion.history.importing_page import ImportingPage
from scenes.picture_tool.pictures import Album, _companion
from scenes.program.app import App
from scenes.shared.game_list import playable
from tests.build.board import STOCK, make_services
from tests.build.history import history, imported, only, play, press, wait
from tests.build.languages import LANGUAGES


@pytest.mark.slow
def test_a_picture_to_share_is_drawn_with_all_seats_and_its_place_is_shown() -> None:
    there = history(play(61, -54, 61, 3, 7, note="x " * 90))
    press(there, "down", "return", "p")
    (path,) = (there.services.home / "pictures").iterdir()
    assert str(path) in there.see("said").text
    with Image.open(path) as drawn:
        assert drawn.width >= 1920
        assert len(drawn.getcolors(1 << 24)) > 50
    _, items = play_scores.items(there.services.words, only(there))
    assert {f"total:{seat}" for seat in range(5)} <= {item.id for item in items}


def test_the_picture_has_every_source_of_every_title() -> None:
    words = make_services().words
    for title in playable():
        one = replace(play(*range(5)), title=title)
        lines = rematch.sources(one)
        one = replace(one, people=tuple(replace(p, lines=lines) for p in one.people))
        whole, items = play_scores.items(words, one)
        shown = {item.text for item in items}
        assert {play_scores.source(words, line) for line in lines} <= shown
        assert all(item.place.inside(whole.inset(-1)) for item in items)


@pytest.mark.slow
def test_sources_are_named_without_what_one_seat_has_of_them() -> None:
    for title in playable():
        for language in LANGUAGES:
            words = make_services(language=language).words
            for line in rematch.sources(replace(play(1, 2), title=title)):
                said = play_scores.source(words, line)
                assert said
                assert not any(sign in said for sign in "0123456789({:")


def test_export_and_import_by_keys_double_nothing_and_say_so() -> None:
    there = history(play(10, 20))
    press(there, "f8")
    assert isinstance(there.page, FilesPage)
    assert str(exchange.folder(there.services.home)) in there.texts()
    press(there, "c")
    (path,) = exchange.files(there.services.home)
    assert path.name in there.see("said").text
    press(there, "i", "down", "return")
    imported(there)
    asides = {i.id: i.data.aside for i in there.pilot.picture if i.kind == "distance_row"}
    assert (asides["added"], asides["known"], asides["refused"]) == ("0", "1", "0")
    assert only(there) == play(10, 20)


def test_an_import_lists_the_plays_that_are_new() -> None:
    there = history(play(10, 20))
    press(there, "f8", "j", "escape", "down", "return", "delete", "return")
    press(there, "f8", "i", "down", "return")
    imported(there)
    (new,) = [item for item in there.pilot.picture if item.id.startswith("new:")]
    assert new.data.aside == "Tamar 20"
    assert only(there) == play(10, 20)


def test_an_import_says_what_it_refused_and_why() -> None:
    there = history()
    folder = exchange.folder(there.services.home)
    folder.mkdir(parents=True)
    (folder / "own.csv").write_text("game,day,name,total\nbeta,soon,Ada,4\n", "utf-8")
    press(there, "f8", "i", "down", "return")
    imported(there)
    assert "soon" in there.see("refused:0").text
    there.pilot.click("refused:0")
    assert "soon" in there.see("said").text


def test_without_files_the_import_says_where_to_put_one() -> None:
    there = history()
    press(there, "f8", "i")
    assert str(exchange.folder(there.services.home)) in there.see("said").text


@pytest.mark.shared(1)
@pytest.mark.slow
def test_drawing_all_screens_does_not_touch_what_the_player_keeps(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(App, "shot", lambda *_: None)
    album = Album(tmp_path / "out", (960, 540), "en", 100, tmp_path / "own", STOCK)
    _companion(album)
    names = {file.stem for file in album.files}
    assert {"companion-menu", "companion-play-dark", "companion-dice-pips"} <= names
    assert not home.exists()
    assert album.services.store.list() == ()


ROWS = 10_000


def table(folder: Path, rows: int) -> None:
    """Write a table with so many lines, two for each play."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [f"ages,2026-02-01,{name},{at}" for at in range(rows // 2) for name in ("Ana", "Bo")]
    (folder / "own.csv").write_text("\n".join(["game,day,name,total", *lines, ""]), "utf-8")


def gate(monkeypatch: pytest.MonkeyPatch, free: int) -> Event:
    """Let an import keep so many plays, and the others only when the event is set."""
    opened, kept = Event(), []
    keep = Plays.keep

    def slow(self: Plays, name: str, one: Play) -> Message | None:
        kept.append(name)
        if len(kept) > free:
            opened.wait(20)
        return keep(self, name, one)

    monkeypatch.setattr(Plays, "keep", slow)
    return opened


def test_a_long_import_runs_beside_the_window_with_a_bar_and_ends_with_its_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = history()
    table(exchange.folder(there.services.home), 10)
    opened = gate(monkeypatch, 2)
    press(there, "f8", "i", "down", "return")
    assert isinstance(there.page, ImportingPage)
    wait(there, lambda: there.see("bar").data == 2 / 5)
    assert "2" in there.see("told").text
    assert "5" in there.see("told").text
    opened.set()
    imported(there)
    assert len([item for item in there.pilot.picture if item.id.startswith("new:")]) >= 1
    assert len(there.services.plays.list()) == 5


@pytest.mark.parametrize("key", ["s", "escape"])
def test_a_long_import_can_be_stopped_and_what_was_taken_stays(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    there = history()
    table(exchange.folder(there.services.home), 10)
    opened = gate(monkeypatch, 2)
    press(there, "f8", "i", "down", "return")
    wait(there, lambda: there.see("bar").data == 2 / 5)
    press(there, key)
    opened.set()
    imported(there)
    assert there.see("said").text == there.services.words.text("companion.files.stopped")
    assert len(there.services.plays.list()) == 3


@pytest.mark.slow
def test_ten_thousand_rows_are_read_whole(tmp_path: Path) -> None:
    table(tmp_path, ROWS)
    found, refused = exchange.read(tmp_path / "own.csv")
    assert (len(found), refused) == (ROWS // 2, [])
