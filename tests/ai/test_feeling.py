"""A choice by feeling takes what seems best or nearly so, and nothing worse."""

from __future__ import annotations

from game.ai.feeling import pick


def test_only_what_seems_nearly_as_good_is_chosen_and_each_of_it_equally() -> None:
    drawn = [pick([0.0, 1.0, 0.9, -5.0], 0.1, str(seed)) for seed in range(400)]
    assert set(drawn) == {1, 2}
    assert abs(drawn.count(1) - 200) < 50
    assert {pick([0.0, 1.0, 0.9], 0.05, str(seed)) for seed in range(50)} == {1}
