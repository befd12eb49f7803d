"""The file of weights: every number by name, changed by name, written as it is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.registry import titles
from game.folders import ROOT
from game.loading.problems import Report
from game.loading.title import read
from tests.bronze import tuning
from tests.bronze.tuning import Space, flat, put


def test_every_number_has_a_name_and_can_be_changed_by_it() -> None:
    weights = Space().players.hard
    names = flat(weights)
    assert {"cube", "route_lack", "city_rate"} <= set(names)
    changed = put(weights, {"cube": 2.5})
    assert flat(changed) == {**names, "cube": 2.5}
    assert put(weights, {}) == weights


def test_what_is_written_is_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data" / "bronze"
    for path in (ROOT / "data" / "bronze").rglob("*.yaml"):
        copy = folder / path.relative_to(ROOT / "data" / "bronze")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    monkeypatch.setattr(tuning, "FILE", folder / "bots.yaml")
    space = Space()
    space.keep("hard", {"cube": 1.25})
    report = Report()
    book = read(titles()["bronze"], folder, report)
    assert book is not None
    assert not report.errors
    written = book.components.bots
    assert written.hard.cube == written.medium.cube == 1.25
    assert written.easy == space.players.easy
    assert written.search == space.players.search
    assert written.styles == space.players.styles


def test_the_middling_player_believes_what_the_strong_one_believes() -> None:
    players = Space().players
    assert players.medium == players.hard
