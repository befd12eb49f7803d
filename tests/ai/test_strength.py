"""The page of what was measured says what is kept, and keeping a row changes only that row."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from tests import strength

ROW = {"title": "ages", "seats": 2, "name": "never", "share": 0.5, "low": 0.4, "high": 0.6}
ROW |= {"par": 0.5, "games": 90, "lead": -1.25, "lead_error": 0.5, "by_dice": [0.425, 0.57]}


def test_the_page_says_what_is_kept() -> None:
    page = strength.PAGE.read_text("utf-8")
    assert page.partition(strength.MARK)[2] == strength.tables(strength.kept()), "tests.strength"


def test_a_row_that_is_kept_stands_on_the_page_below_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "FILE", tmp_path / "rows.json")
    monkeypatch.setattr(strength, "PAGE", tmp_path / "page.md")
    strength.FILE.write_text(json.dumps({"exploit": {"other": ROW}}), "utf-8")
    strength.PAGE.write_text("By hand.\n" + strength.MARK + "before\n", "utf-8")
    strength.keep("exploit", "one", {**ROW, "name": "always", "share": 0.25})
    page = strength.PAGE.read_text("utf-8")
    assert page.startswith("By hand.\n" + strength.MARK)
    assert "before" not in page
    assert "| ages | 2 | always | 25.0 % | 40.0–60.0 | 42.5–57.0 | 50 | 90 | -1.2 ± 0.5 |" in page
    assert strength.kept()["exploit"]["other"] == ROW


def test_styles_are_named_by_game_and_player_with_what_they_won_and_what_they_share() -> None:
    won = {**ROW, "name": "hard:builder", "points": 22.25}
    same = {"title": "ages", "name": "hard: builder = scholar", "share": 0.75, "positions": 40}
    lines = strength.tables({"styles": {"a": won}, "alike": {"b": same}}).splitlines()
    assert "| ages | 2 | hard:builder | 50.0 % | 40.0–60.0 | 50 | 90 | 22.2 |" in lines
    assert "| ages | hard: builder = scholar | 75.0 % | 40 |" in lines


def test_what_nobody_measured_yet_is_said_and_is_no_empty_table() -> None:
    page = strength.tables({})
    lines = page.splitlines()
    assert strength.NOTHING in lines
    bare = [
        head for head, after in pairwise([*lines, ""]) if head.startswith("| ---") and not after
    ]
    assert not bare
