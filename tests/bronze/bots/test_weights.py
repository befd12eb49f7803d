"""The file of weights: every number by name, changed by name, written as it is read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.bronze.tuning import Space
from tests.numbers import flat, put
from tests.weights import kept


def test_every_number_has_a_name_and_can_be_changed_by_it() -> None:
    weights = Space().players.hard
    names = flat(weights)
    assert {"cube", "route_lack", "city_rate"} <= set(names)
    changed = put(weights, {"cube": 2.5})
    assert flat(changed) == {**names, "cube": 2.5}
    assert put(weights, {}) == weights


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    players = Space().players
    written = kept(Space(), tmp_path, "hard", {"cube": 1.25})
    believed = replace(players.hard, cube=1.25)
    assert written == replace(players, hard=believed, medium=believed)


def test_the_middling_player_believes_what_the_strong_one_believes() -> None:
    players = Space().players
    assert players.medium == players.hard
