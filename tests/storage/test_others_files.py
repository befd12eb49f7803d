"""What others leave in our folders: pipes, dead links, half-written files, a full disk."""

from __future__ import annotations

import logging
import os
import sys
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game import check, paths
from game.loading import editions
from game.storage import exchange, log, plays, save, settings, write
from game.storage.store import Store
from scenes.menus.saves import SavesScene
from tests.build.matches import match_setup, midway, seat_counts
from tests.build.menus import TODAY, front

PIPES = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes")
DAY = "2031-06-01"


def kept(store: Store, name: str, saved_at: datetime) -> Path:
    """Keep a match under a name, as if it had been saved at that moment."""
    setup = match_setup("ages", seat_counts("ages")[1])
    store.folder.mkdir(parents=True, exist_ok=True)
    file = store.folder / f"{name}.json"
    file.write_bytes(save.dump(setup, midway("ages", len(setup.seats)), saved_at))
    return file


def test_the_newest_save_is_the_one_that_says_so_whatever_the_disk_says() -> None:
    store = Store()
    older, newer = kept(store, "a", TODAY - timedelta(days=1)), kept(store, "b", TODAY)
    os.utime(newer, (1_000_000_000, 1_000_000_000))
    os.utime(older, (1_900_000_000, 1_900_000_000))
    newest = store.newest()
    assert newest is not None
    assert newest.name == "b"
    assert [entry.name for entry in store.list()] == ["b", "a"]


def test_saves_of_different_zones_are_told_apart_by_their_moments() -> None:
    store = Store()
    for name, zone in (("a", "+02:00"), ("b", "-02:00")):
        file = kept(store, name, TODAY)
        moment = TODAY.isoformat(timespec="seconds")
        file.write_text(file.read_text("utf-8").replace(moment, f"{moment}{zone}"), "utf-8")
    assert [entry.name for entry in store.list()] == ["b", "a"]


@PIPES
def test_a_pipe_or_a_dead_link_in_any_folder_holds_nothing_up(home: Path) -> None:
    store = Store()
    kept(store, "a", TODAY)
    for folder in (store.folder, home / "plays", home / "exchange"):
        folder.mkdir(parents=True, exist_ok=True)
        os.mkfifo(folder / "pipe.json")
        (folder / "dead.json").symlink_to(folder / "nowhere")
        (folder / "round.json").symlink_to(folder / "round.json")
        (folder / "folder.json").mkdir()
    os.mkfifo(store.folder / "a.png")
    os.mkfifo(home / "settings.json")
    assert [entry.name for entry in store.list() if entry.header] == ["a"]
    assert len([entry for entry in store.list() if entry.broken]) == 4
    assert all(one.broken for one in plays.Plays().list())
    assert settings.load().interface == 100
    for file in exchange.files(home):
        assert exchange.read(file)[1]
    there = front(lambda services, links: SavesScene(services, links), store=store)
    assert there.has("open:a")


@PIPES
def test_dead_links_and_pipes_as_sheets_of_an_edition_are_findings_at_their_files() -> None:
    folder = paths.editions() / "tempus" / "mine"
    folder.mkdir(parents=True)
    (folder / "map.yaml").symlink_to(folder / "nowhere")
    (folder / "eras.yaml").symlink_to(folder / "eras.yaml")
    os.mkfifo(folder / "cards.yaml")
    report = check.check_folder(folder)
    assert sorted(problem.spot.file for problem in report.errors) == [
        str(folder / name) for name in ("cards.yaml", "eras.yaml", "map.yaml")
    ]
    assert editions.names("tempus") == ("mine",)
    assert editions.sound("tempus") == ()


def test_what_a_kill_left_half_written_is_swept_and_nothing_else(home: Path) -> None:
    (home / "saves").mkdir(parents=True)
    left = home / "saves" / ".game.x3_ab12c.tmp"
    stays = [home / "saves" / name for name in ("game.json", ".hidden", "my.tmp")]
    for file in (left, *stays):
        file.write_text("{", "utf-8")
    assert write.sweep(home) == 1
    assert not left.exists()
    assert all(file.exists() for file in stays)


def test_a_write_outlives_another_window_that_sweeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []

    def sweeping(handle: int) -> None:
        synced.append(handle)
        if len(synced) == 1:
            write.sweep(tmp_path)

    monkeypatch.setattr(os, "fsync", sweeping)
    write.write(tmp_path / "a.json", b"{}")
    assert (tmp_path / "a.json").read_bytes() == b"{}"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a disk that is always full")
def test_a_full_disk_prints_nothing_of_the_log(
    home: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging, "raiseExceptions", True)
    home.mkdir(parents=True, exist_ok=True)
    paths.log_file().symlink_to("/dev/full")
    log.start()
    try:
        log.LOGGER.warning("a line that the disk does not take")
    finally:
        log.stop()
    assert capfd.readouterr().err == ""


TABLE = """game,day,name,total
ages,2026-02-01,Ana,31
ages,2026-02-01,Bo,30
ages,2026-02-01,Ana,12
ages,2026-02-01,Bo,40
"""


def brought(
    tmp_path: Path, data: bytes | str
) -> tuple[list[list[tuple[str, int | None]]], list[str]]:
    """Bring a table in; give the names and totals of its plays, and what was refused where."""
    path = tmp_path / "own.csv"
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    found, refused = exchange.read(path)
    return (
        [[(one.name, one.total) for one in back.play.people] for back in found],
        [f"{where.params['number']} {why.key.rpartition('.')[2]}" for where, why in refused],
    )


EVENING = [[("Ana", 31), ("Bo", 30)], [("Ana", 12), ("Bo", 40)]]


def test_a_name_that_comes_again_begins_a_new_play(tmp_path: Path) -> None:
    assert brought(tmp_path, TABLE) == (EVENING, [])


@pytest.mark.parametrize(
    "data",
    [
        TABLE.replace("game,day,name", "Game,DAY, Name"),
        TABLE.encode("utf-16"),
        TABLE.encode("utf-16-le"),
        TABLE.encode("utf-16-be"),
        TABLE.replace(",", "\t"),
        TABLE.replace("\n", "\r"),
        TABLE.replace("\n", "\n\n,,,\n"),
        b"\xef\xbb\xbf" + TABLE.encode(),
        "sep=;\r\n" + TABLE.replace(",", ";").replace("\n", "\r\n"),
        TABLE.replace("ages", "Ages"),
    ],
)
def test_what_spreadsheets_write_is_read(tmp_path: Path, data: bytes | str) -> None:
    assert brought(tmp_path, data) == (EVENING, [])


@pytest.mark.parametrize(("name", "code"), [("Анна", "cp1251"), ("Jörg", "cp1252")])
def test_old_code_pages_are_told_apart(tmp_path: Path, name: str, code: str) -> None:
    found, refused = brought(tmp_path, TABLE.replace("Ana", name).encode(code))
    assert not refused
    assert [one[0][0] for one in found] == [name, name]


@pytest.mark.parametrize(
    ("rows", "names", "refused"),
    [
        # A quote that is never closed costs its own play, not those behind it.
        (['ages,2026-02-01,"Ana,31', "ages,2026-02-02,Bo,30"], [["Bo"]], ["2 quote"]),
        (['ages,2026-02-01,"Ana,31', "ages,2026-02-01,Bo,30"], [], ["2 quote"]),
        # One that another line closes would swallow what stands between.
        (
            ['ages,2026-02-01,"Ana,31', "ages,2026-02-02,Bo,30", 'ages,2026-02-03,Cy",30'],
            [["Bo"]],
            ["2 quote", "4 quote"],
        ),
        (['ages,2026-02-01,"An"a,31'], [], ["2 quote"]),
        (["ages,2026-02-01,Ana,Bo,31"], [], ["2 cells"]),
        # Sorted by name, nobody can tell which lines were one play.
        ([f"ages,2026-02-01,{name},3" for name in ("Ana", "Ana", "Bo", "Bo")], [], ["2 mixed"]),
        ([f"ages,2026-02-01,Ana,{points}" for points in (3, 4)], [["Ana"], ["Ana"]], []),
        (['ages,2026-02-01,"Ana, the first",31'], [["Ana, the first"]], []),
    ],
)
def test_nothing_of_a_table_is_taken_silently(
    tmp_path: Path, rows: list[str], names: list[list[str]], refused: list[str]
) -> None:
    found, why = brought(tmp_path, "\n".join(["game,day,name,total", *rows, ""]))
    assert [[name for name, _ in play] for play in found] == names
    assert why == refused


def test_a_note_may_have_lines_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "own.csv"
    path.write_text(f'game,day,name,total,note\nages,{DAY},Ana,3,"rain,\nand wind"\n', "utf-8")
    (found,), refused = exchange.read(path)
    assert not refused
    assert found.play.note == "rain, and wind"


def test_two_plays_that_say_the_same_are_two_and_stay_two(tmp_path: Path) -> None:
    path = tmp_path / "own.csv"
    rows = [f"ages,{DAY},{name},3" for name in ("Ana", "Bo")]
    path.write_text("\n".join(["game,day,name,total", *rows, *rows, ""]), "utf-8")
    shelf = plays.Plays(tmp_path / "plays")
    assert len(exchange.bring(shelf, path).added) == 2
    again = exchange.bring(shelf, path)
    assert (again.added, again.known) == ((), 2)
