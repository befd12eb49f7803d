"""The tables of best scores: sorted, kept whole, no game twice, and broken files do no harm."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.storage import best
from game.storage.best import (
    Best,
    Score,
    fingerprint,
    kind_of,
)
from tests.build.matches import match_setup, played, seat_counts
from tests.build.menus import some_title


def score(points: int, game: str, seed: str = "s") -> Score:
    return Score(points, "Amira", "2026-05-17", seed, game)


def test_scores_are_sorted_and_of_equal_ones_the_earlier_stands_higher(tmp_path: Path) -> None:
    shelf = Best(tmp_path)
    for points, game in ((30, "a"), (50, "b"), (30, "c")):
        shelf.add("x", "", score(points, game))
    assert [s.game for s in shelf.scores("x", "")] == ["b", "a", "c"]


def test_a_game_is_entered_once(tmp_path: Path) -> None:
    shelf = Best(tmp_path)
    shelf.add("x", "", score(30, "a"))
    assert len(shelf.add("x", "", score(30, "a"))) == 1


def test_only_the_best_are_kept(tmp_path: Path) -> None:
    shelf = Best(tmp_path)
    for points in range(best.MOST + 5):
        shelf.add("x", "", score(points, str(points)))
    found = shelf.scores("x", "")
    assert (len(found), found[-1].points) == (best.MOST, 5)


def test_kinds_and_titles_have_tables_of_their_own(tmp_path: Path) -> None:
    shelf = Best(tmp_path)
    shelf.add("x", "", score(30, "a"))
    shelf.add("x", "edition=late", score(40, "b"))
    assert [s.points for s in shelf.scores("x", "")] == [30]
    assert shelf.scores("y", "") == ()


def test_what_is_as_usual_does_not_name_the_kind() -> None:
    usual = {"edition": "base", "trading": "no"}
    assert kind_of(usual, usual) == ""
    assert kind_of({**usual, "edition": "late"}, usual) == "edition=late"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"tables": {"": [{"points": 3}]}}', "\x00"])
def test_a_broken_file_counts_as_empty_and_can_be_written_again(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.json").write_text(text)
    shelf = Best(tmp_path)
    assert shelf.scores("x", "") == ()
    shelf.add("x", "", score(30, "a"))
    assert len(shelf.scores("x", "")) == 1


def test_a_folder_that_cannot_be_written_gives_the_table_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert len(Best(tmp_path / "file").add("x", "", score(30, "a"))) == 1


def test_other_decisions_and_other_seeds_make_another_game() -> None:
    title = some_title()
    seats = seat_counts(title)[0]
    first, second = played(title, seats, "a", 10), played(title, seats, "b", 10)
    assert fingerprint(match_setup(title, seats, "a"), first) == fingerprint(
        match_setup(title, seats, "a"), first
    )
    assert fingerprint(match_setup(title, seats, "a"), first) != fingerprint(
        match_setup(title, seats, "b"), second
    )
