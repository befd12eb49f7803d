"""The file of weights: every number by name, changed by name, written as it is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.registry import titles
from game.folders import ROOT
from game.loading.problems import Report
from game.loading.title import read
from tests.numbers import flat, put
from tests.tempus import tuning
from tests.tempus.tuning import Space


def test_what_is_written_is_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data" / "tempus"
    for path in (ROOT / "data" / "tempus").rglob("*.yaml"):
        copy = folder / path.relative_to(ROOT / "data" / "tempus")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    monkeypatch.setattr(tuning, "FILE", folder / "bots.yaml")
    space = Space()
    space.keep("hard", {"town": 1.25, "cards.religion": 0.75})
    report = Report()
    book = read(titles()["tempus"], folder, report)
    assert book is not None
    assert not report.errors
    written = book.components.bots
    assert written.hard.town == written.medium.town == 1.25
    assert written.hard.cards["religion"] == 0.75
    assert written.easy == space.players.easy
    assert written.search == space.players.search
    assert written.styles == space.players.styles


def test_the_middling_player_believes_what_the_strong_one_believes() -> None:
    players = Space().players
    assert players.medium == players.hard


def test_what_is_tuned_leaves_out_matters_of_character() -> None:
    assert "temperature" not in Space().start("easy")
    names = Space().start("medium")
    assert {"person", "cards.religion"} <= set(names)
    changed = put(Space().players.medium, {"person": 2.5})
    assert flat(changed)["person"] == 2.5
