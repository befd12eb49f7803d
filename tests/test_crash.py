"""The program breaks off: one sentence with the log's place, whoever started it from wherever."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest

import main
from game import kept
from game.paths import log_file
from scenes.command_line import crash


def broken(*_: object) -> int:
    raise LookupError("no such stone")


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be a built program, of which something fails."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(main, "main", broken)
    monkeypatch.setattr(kept, "begin", lambda: None)


@pytest.mark.usefixtures("built")
def test_a_built_program_tells_the_place_of_its_log_and_no_traceback(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main.run()
    assert leaving.value.code == 1
    assert capsys.readouterr().err == (
        "four-ages: the program broke off (LookupError: no such stone); "
        f"everything about it is in {log_file()}\n"
    )
    written = log_file().read_text("utf-8")
    assert "Traceback" in written
    assert "no such stone" in written


@pytest.mark.usefixtures("built")
def test_without_a_place_for_a_log_it_says_so(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.write_text("in the way", "utf-8")
    with pytest.raises(SystemExit):
        main.run()
    assert capsys.readouterr().err.endswith("there is no place for a log\n")


def test_from_its_source_it_shows_the_traceback_too(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        broken()
    except LookupError as error:
        crash.told(error)
    assert "in broken" in capsys.readouterr().err


@pytest.mark.parametrize("where", ["nothing", "nowhere", "journal", "file"])
def test_where_nobody_reads_what_is_printed_a_window_says_it(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(crash, "_box", shown.append)
    with open(os.devnull if where == "nowhere" else tmp_path / "err", "w") as error:
        monkeypatch.setattr(sys, "stderr", None if where == "nothing" else error)
        at = os.fstat(error.fileno())
        journal = f"{at.st_dev}:{at.st_ino}" if where == "journal" else "1:1"
        monkeypatch.setenv("JOURNAL_STREAM", journal)
        crash.say("it is so")
    assert shown == ([] if where == "file" else ["four-ages: it is so"])


def test_a_terminal_of_no_file_is_taken_for_one_that_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    assert not crash.unseen()


def test_what_is_kept_counts_for_one_built_program_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "four-ages"
    program.write_bytes(b"one")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    marks = []
    for code in (b"one", b"another"):
        program.write_bytes(code)
        kept._code.cache_clear()
        marks.append(kept.mark([], ["game"]))
    kept._code.cache_clear()
    assert marks[0] != marks[1]


def test_what_is_kept_counts_in_whatever_folder_the_program_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = []
    for name in ("one", "two"):
        file = tmp_path / name / "data" / "sheet.yaml"
        file.parent.mkdir(parents=True)
        file.write_bytes(b"a: 1")
        os.utime(file, (1, 1))
        monkeypatch.setattr(kept, "ROOT", tmp_path / name)
        marks.append(kept.mark([tmp_path / name / "data"]))
    assert marks[0] == marks[1]
