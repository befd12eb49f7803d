"""The file of weights: every number by name, changed by name, written as it is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.folders import ROOT
from game.stoneage.bots.hard import Hard
from tests.numbers import flat, put, within
from tests.stoneage.tuning import FIXED, PACE, Space
from tests.weights import kept

DATA = ROOT / "data" / "stoneage"


def test_every_number_has_a_name_and_can_be_changed_by_it() -> None:
    weights = Space().players.hard
    names = flat(weights)
    assert {"person", "horizon.tile", "growth.figures"} <= set(names)
    changed = put(weights, {"growth.figures": 0.75, "person": 0.25})
    assert flat(changed) == {**names, "growth.figures": 0.75, "person": 0.25}
    assert put(weights, {}) == weights


def test_a_search_never_leaves_the_range_that_the_sheet_allows() -> None:
    weights = Space().players.hard
    asked = {"hope": 1.5, "growth.people": 3.0, "tool": 9.0, "person": 2.5}
    allowed = {"hope": 1.0, "growth.people": 1.0, "tool": 3.0, "person": 2.5}
    assert within(weights, asked) == allowed


def test_the_middling_player_believes_much_the_same_but_for_how_long_a_game_is() -> None:
    players = Space().players
    free = {"width", "branches", "replies", "ahead", *(f"horizon.{name}" for name in PACE)}
    one, two = flat(players.hard), flat(players.medium)
    assert free <= set(FIXED)
    far = {name for name in one if not 0.8 <= two[name] / max(one[name], 1e-9) <= 1.25}
    assert far - {name for name in one if one[name] == two[name] == 0} <= free


@pytest.mark.parametrize("style", ["", "farmer"])
def test_quick_strong_players_play_no_placement_on(style: str) -> None:
    quick, slow = (Space(quick=on).bot(f"hard:{style}", {}) for on in (True, False))
    assert isinstance(quick, Hard)
    assert isinstance(slow, Hard)
    assert quick.weights.width < 2 < slow.weights.width
    assert quick.taste == slow.taste


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    players = Space().players
    written = kept(Space(), tmp_path, "medium", {"person": 1.25, "growth.tools": 0.5})
    for level in (written.medium, written.hard):
        assert (level.person, level.growth.tools) == (1.25, 0.5)
    assert written.hard.width == players.hard.width
    assert (written.easy, written.styles) == (players.easy, players.styles)
