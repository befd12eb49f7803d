"""The file of weights: every number by name, changed by name, written as it is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.numbers import flat, put
from tests.tempus.tuning import Space
from tests.weights import kept

pytestmark = pytest.mark.shared


@pytest.mark.slow
def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    values, players = {"town": 1.25, "cards.religion": 0.75}, Space().players
    written = kept(Space(), tmp_path, "hard", values)
    for level in ("medium", "hard"):
        assert getattr(written, level) == put(getattr(players, level), values)
    for part in ("easy", "search", "styles"):
        assert getattr(written, part) == getattr(players, part)


def test_the_middling_player_believes_what_the_strong_one_believes() -> None:
    players = Space().players
    assert players.medium == players.hard


def test_what_is_tuned_leaves_out_matters_of_character() -> None:
    assert "near" not in Space().start("easy")
    names = Space().start("medium")
    assert {"person", "cards.religion"} <= set(names)
    changed = put(Space().players.medium, {"person": 2.5})
    assert flat(changed)["person"] == 2.5
