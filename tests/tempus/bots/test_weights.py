"""The file of weights: every number by name, changed by name, written as it is read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from statistics import fmean

import pytest

from tests.numbers import flat, put
from tests.tempus.tuning import Space
from tests.weights import kept

pytestmark = pytest.mark.shared


@pytest.mark.slow
def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    values, players = {"town": 1.25, "cards.religion": 0.75}, Space().players
    written = kept(Space(), tmp_path, "hard", values)
    assert written.hard == put(players.hard, values)
    for part in ("easy", "medium", "search", "styles"):
        assert getattr(written, part) == getattr(players, part)


def test_the_strong_player_makes_more_of_cards_than_the_middling_one() -> None:
    medium, hard = Space().players.medium, Space().players.hard
    assert replace(hard, cards=medium.cards) == medium
    assert fmean(hard.cards.values()) > fmean(medium.cards.values())


def test_what_is_tuned_leaves_out_matters_of_character() -> None:
    assert "near" not in Space().start("easy")
    names = Space().start("medium")
    assert {"person", "cards.religion"} <= set(names)
    changed = put(Space().players.medium, {"person": 2.5})
    assert flat(changed)["person"] == 2.5
