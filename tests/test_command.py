"""The command line: what can be said, and one sentence for whatever does not fit."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import game
import main
from game.core.registry import titles
from game.loading.ladder import ladder
from game.loading.problems import Report
from tests.build.source import ROOT

TITLE = sorted(titles())[0]


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main.main(["--help"])
    assert leaving.value.code == 0
    text = capsys.readouterr().out
    assert all(
        word in text
        for word in ("play", "simulate", "levels", "check", "pictures", "sheets", "--continue")
    )


def test_the_version_is_that_of_saves_and_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main.main(["--version"])
    assert leaving.value.code == 0
    assert capsys.readouterr().out.strip() == f"four-ages {game.VERSION}"
    assert "version = attr: game.VERSION" in (ROOT / "setup.cfg").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--title", "chess"], "there is no game 'chess'"),
        (["--title", TITLE[:-1]], f"did you mean '{TITLE}'?"),
        (["--language", "fr"], "invalid choice: 'fr'"),
        (["--size", "big"], "'big' is not a size such as 1280x720"),
        (["--size", "10x10"], "outside 960x540"),
        (["plai"], "invalid choice: 'plai'"),
        (["play", "chess"], "there is no game 'chess'"),
        (["simulate", TITLE], "--seats"),
        (
            ["simulate", TITLE, "--seats", "a,b", "--games", "0"],
            "'0' is not a whole number above 0",
        ),
        (["simulate", TITLE, "--seats", "random,genius"], "genius"),
        (["simulate", TITLE, "--seats", "random" + ",random" * 9], "players"),
        (["simulate", TITLE, "--seats", "random,random", "--option", "a"], "'a' is not an option"),
        (["simulate", TITLE, "--seats", "random,random", "--option", "a=b"], "“a”"),
        (["simulate", TITLE, "--seats", "easy:,random"], "There is no style “”"),
        (["simulate", TITLE, "--seats", "random:,random"], "There is no style “”"),
        (
            ["simulate", TITLE, "--seats", "random,random", "--seed", "x" * 101],
            "at most 100 letters",
        ),
        (["play", TITLE, "--seats", "Ana", "--seed", "x" * 5000], "a seed has at most 100 letters"),
        (["simulate", TITLE, "--seats", "x" * 5000], "There is no player “xxx"),
        (["levels", "chess"], "there is no game 'chess'"),
        (["check", "no-such-folder"], "there is no folder no-such-folder"),
        (["check", ""], "a folder has a name"),
        (["check", "x" * 5000], "there is no folder xxx"),
        (["check", "a\nb\u202e"], "there is no folder a b"),
        (["pictures", ""], "a folder has a name"),
        (["sheets", ""], "a folder has a name"),
        (["sheets", "out", "--paper", "a3"], "invalid choice: 'a3'"),
        (["sheets", "out", "--black", "--colour"], "not allowed with"),
        (["sheets", "out", "--edition", "Nobody's"], "there is no edition"),
        (["pictures", "out", "--interface", "20"], "'20' is not a whole number from 75 to 200"),
    ],
)
def test_words_that_do_not_fit_get_one_sentence_and_2(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: object = main.main(words)
    except SystemExit as leaving:
        status = leaving.code
    error = capsys.readouterr().err
    assert status == 2
    assert told in error
    assert len(error.strip().splitlines()) == 1
    assert len(error) < 400


# Whether they are is asked by tests/loading/test_data.py; here it is what the command says.
def test_check_says_that_all_is_sound_where_nothing_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.check.check_all", lambda **_: Report())
    monkeypatch.setattr("scenes.lessons.marks.findings", Report)
    assert main.main(["check", "--strict"]) == 0
    assert "sound" in capsys.readouterr().out


def test_check_names_the_line_of_a_mistake_and_gives_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "data"
    # What is wrong is found without the other titles, which take most of the time.
    others = shutil.ignore_patterns(*(title for title in titles() if title != TITLE))
    shutil.copytree(ROOT / "data", copy, ignore=others)
    (copy / TITLE / "title.yaml").write_text("order: first\n", "utf-8")
    assert main.main(["check", str(copy)]) == 1
    assert "title.yaml:1:8: error" in capsys.readouterr().out


def test_levels_prints_what_was_measured_of_each_title_from_the_weakest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main.main(["levels", TITLE, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    rungs = ladder(TITLE).rungs
    assert [row["level"] for row in found[TITLE]] == list(titles()[TITLE].levels)
    assert [
        (row["share_against_lower"], row["low"], row["high"], row["games"]) for row in found[TITLE]
    ] == [(rung.share, rung.low, rung.high, rung.games) for rung in rungs]
    assert all(row["name"] for row in found[TITLE])
    assert main.main(["levels"]) == 0
    told = capsys.readouterr().out
    assert all(title in told for title in titles())
    assert f"{rungs[0].share:.1%}" in told


@pytest.mark.slow
def test_simulate_gives_equal_results_whatever_the_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", TITLE, "--seats", "random,random", "--games", "6", "--json"]
    results = []
    for jobs in ("1", "2"):
        assert main.main([*words, "--jobs", jobs]) == 0
        result = json.loads(capsys.readouterr().out)
        result.pop("seconds")
        results.append(result)
    assert results[0] == results[1]
    assert results[0]["title"] == TITLE
    assert sum(seat["wins"] for seat in results[0]["seats"]) == pytest.approx(6)
    assert {"options", "games", "seed", "steps", "rounds_mean"} <= set(results[0])
    assert {"bot", "wins", "score_mean", "score_min", "score_max"} <= set(results[0]["seats"][0])


def program(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *words],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
        check=False,
    )


@pytest.mark.slow
def test_without_a_display_one_sentence_says_so() -> None:
    lost = program(SDL_VIDEODRIVER="x11", DISPLAY=":4711")
    assert lost.returncode == 1
    assert lost.stderr.startswith("four-ages: ")
    assert len(lost.stderr.strip().splitlines()) == 1
    assert "Traceback" not in lost.stderr


@pytest.mark.slow
def test_pictures_say_why_they_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    lost = program("pictures", str(tmp_path / "file"))
    assert lost.returncode == 1
    assert "cannot be written" in lost.stderr


def test_sheets_are_printed_into_a_folder_that_can_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["sheets", str(tmp_path / "a" / "b"), "--title", "bronze"]) == 0
    (file,) = (tmp_path / "a" / "b").iterdir()
    assert file.name == "bronze-tally-a4-en-black.pdf"
    assert capsys.readouterr().out == f"{file}\n"
    (tmp_path / "file").write_text("in the way", "utf-8")
    assert main.main(["sheets", str(tmp_path / "file"), "--title", "bronze"]) == 1
    error = capsys.readouterr().err
    assert error.endswith(f": the sheets cannot be written to {tmp_path / 'file'}\n")
    assert len(error.splitlines()) == 1
