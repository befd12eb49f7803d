"""What lies on the table tools survives closing the window, and damage to its file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scenes.companion.tools import tool_file
from scenes.companion.tools.game_clock import Clock
from scenes.companion.tools.tool_file import Bench, Sitter

AMIRA, TAMAR, IOANA = Sitter("Amira", 0), Sitter("Tamar", 3), Sitter("Ioana", 1)
USED = Bench(
    (AMIRA, TAMAR),
    Clock((12.5, 3.25), 1),
    7,
    ("a note", "«другая»"),
    "beta",
    5,
    {"": (1, 2, 0, 0, 0, 4)},
)


def test_everything_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    assert tool_file.keep(USED, path, 0.0)
    assert tool_file.load(path) == USED


def test_a_running_clock_is_kept_as_it_stands_and_does_not_run_on(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    tool_file.keep(Bench((AMIRA,), Clock((10.0,)).going(100.0)), path, 105.0)
    assert tool_file.load(path).clock == Clock((15.0,))


@pytest.mark.parametrize(
    "change",
    [
        {"people": [["Amira", 9], ["Tamar", 1]]},
        {"spent": [1.0]},
        {"seat": 2},
        {"dice": 0},
        {"round": "3"},
        {"thrown": {"": [-1]}},
        {"notes": None},
    ],
)
def test_a_damaged_file_gives_the_one_before(tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "table.json"
    tool_file.keep(USED, path, 0.0)
    tool_file.keep(USED, path, 0.0)
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **change}), "utf-8")
    assert tool_file.load(path) == USED


def test_without_any_sound_file_the_table_is_empty(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text("{", "utf-8")
    assert tool_file.load(path) == Bench()


def test_a_disk_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    assert not tool_file.keep(USED, tmp_path / "file" / "table.json", 0.0)


def test_who_stays_keeps_their_time_and_the_turn_when_others_come_and_go() -> None:
    other = tool_file.seated(USED, (IOANA, TAMAR), 0.0)
    assert other.clock == Clock((0.0, 3.25), 1)
    assert tool_file.seated(other, (IOANA,), 0.0).clock == Clock((0.0,), 0)
    assert tool_file.seated(other, (), 0.0).clock == Clock((), 0)
