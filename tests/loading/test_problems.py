"""A report keeps everything and speaks in the order of the places."""

import pytest

from game.loading.problems import (
    Location,
    Report,
    did_you_mean,
    where,
)


def test_problems_are_sorted_by_file_line_and_column() -> None:
    report = Report()
    report.error(Location("b.yaml", 1, 1), "$", "third")
    report.warning(Location("a.yaml", 10, 2), "$", "second")
    report.error(Location("a.yaml", 9, 5), "$", "first", "right")
    assert report.lines() == [
        "a.yaml:9:5: error: $: first; right",
        "a.yaml:10:2: warning: $: second",
        "b.yaml:1:1: error: $: third",
    ]
    assert [len(report.errors), len(report.warnings)] == [2, 1]


def test_the_same_problem_is_told_once() -> None:
    report = Report()
    for _ in range(2):
        report.error(Location("a.yaml"), "$", "wrong")
    assert len(report) == 1


def test_a_report_takes_over_another() -> None:
    first, second = Report(), Report()
    second.error(Location("a.yaml"), "$", "wrong")
    first.extend(second)
    assert first.lines() == second.lines() != []


@pytest.mark.parametrize(
    ("word", "choices", "hint"),
    [
        ("boxs", ["boxes", "first"], "did you mean 'boxes'?"),
        ("zzz", ["b", "a"], "known: a, b"),
        ("zzz", [f"choice{number}" for number in range(9)], ""),
        ("zzz", [], ""),
    ],
)
def test_the_hint_names_the_nearest_word_or_a_short_list(
    word: str, choices: list[str], hint: str
) -> None:
    assert did_you_mean(word, choices) == hint


def test_a_path_is_written_with_dots_and_numbers() -> None:
    assert where(("faces", 2, "food")) == "$.faces[2].food"
