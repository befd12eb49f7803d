"""The sheet of measured strengths: read, judged, and never in the way of a game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.core.ladder import Ladder, Measured, Rung, Starts
from game.core.registry import titles
from game.loading.ladder import read
from game.loading.problems import Report
from tests.measured import written

TITLE = replace(next(iter(titles().values())), levels=("easy", "hard"))
EVEN = Ladder(
    2,
    (Rung(0.9, 0.85, 0.95, "easy", 100), Rung(0.7, 0.6, 0.8, "hard", 100)),
    (Starts(100, (Measured(0.4, 0.31, 0.49), Measured(0.6, 0.51, 0.69)), "easy"),),
)


def judged(folder: Path, found: Ladder | str) -> tuple[Ladder, list[str]]:
    """Write a sheet into a folder, and give what is read and what is said about it."""
    text = found if isinstance(found, str) else written(TITLE.id, found)
    (folder / "ladder.yaml").write_text(text, "utf-8")
    report = Report()
    back = read(TITLE, folder, report, folder)
    return back, [line.partition(" ")[2] for line in report.lines()]


def test_what_is_written_is_read_again_and_found_sound(tmp_path: Path) -> None:
    assert judged(tmp_path, EVEN) == (EVEN, [])


def test_a_title_without_the_sheet_has_nothing_measured_and_nothing_wrong(tmp_path: Path) -> None:
    report = Report()
    assert read(TITLE, tmp_path, report) == Ladder()
    assert not report


def test_other_levels_than_the_title_has_are_an_error_that_says_how_to_measure(
    tmp_path: Path,
) -> None:
    _, told = judged(tmp_path, replace(EVEN, rungs=EVEN.rungs[:1]))
    assert len(told) == 1
    assert "error: $.rungs: the levels are easy, hard, and here stand easy" in told[0]
    assert f"python -m tests.ladder {TITLE.id} --write" in told[0]


def test_shares_that_cannot_be_are_errors(tmp_path: Path) -> None:
    easy, hard = EVEN.rungs
    wins = (Measured(0.4, 0.31, 0.49), Measured(0.7, 0.51, 0.69))
    odd = replace(EVEN, rungs=(easy, replace(hard, low=0.75)), starts=(Starts(100, wins),))
    _, told = judged(tmp_path, odd)
    assert [line.partition(";")[0] for line in told] == [
        "error: $.rungs[1]: the share lies outside its interval",
        "error: $.starts[0]: a share lies outside its interval",
        "error: $.starts[0]: the shares are not all wins together",
    ]


def test_who_begins_is_measured_among_players_that_there_are(tmp_path: Path) -> None:
    odd = replace(EVEN, starts=(replace(EVEN.starts[0], level="wizard"),))
    _, told = judged(tmp_path, odd)
    assert "error: $.starts[0]: there is no level 'wizard'" in told[0]


def test_steps_that_are_surely_no_even_ones_are_warned_of(tmp_path: Path) -> None:
    near = (Rung(0.8, 0.7, 0.9, "easy", 50), Rung(0.9, 0.8, 0.96, "hard", 50))
    assert judged(tmp_path, replace(EVEN, rungs=near))[1] == []
    easy, hard = Rung(0.7, 0.6, 0.8, "easy", 50), Rung(0.95, 0.9, 0.99, "hard", 50)
    _, told = judged(tmp_path, replace(EVEN, rungs=(easy, hard)))
    assert [line.partition(":")[0] for line in told] == ["warning", "warning"]
    assert "'easy' wins 70%" in told[0]
    assert "85% to 100%" in told[0]
    assert "'hard' wins 95%" in told[1]
    assert "60% to 85%" in told[1]


def test_a_broken_sheet_is_told_and_means_that_nothing_was_measured(tmp_path: Path) -> None:
    found, told = judged(tmp_path, "rungs: [{level: easy, share: 2, low: 0, high: 1, games: 5}]\n")
    assert found == Ladder()
    assert told


def test_who_begins_matters_only_where_an_interval_lies_above_the_part() -> None:
    level = Starts(100, (Measured(0.55, 0.45, 0.65), Measured(0.45, 0.35, 0.55)))
    assert (EVEN.starts[0].best, level.best) == (1, None)
    assert (EVEN.begins(2), EVEN.begins(3)) == (EVEN.starts[0], None)
