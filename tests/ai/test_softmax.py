"""A careless choice is made with chances that grow with the value."""

from __future__ import annotations

from game.ai.softmax import pick


def test_better_is_chosen_more_often_and_surely_when_cold() -> None:
    warm = [pick([0.0, 1.0, 0.5], 1.0, str(seed)) for seed in range(600)]
    assert warm.count(1) > warm.count(2) > warm.count(0) > 50
    assert {pick([0.0, 1.0, 0.5], 0.02, str(seed)) for seed in range(100)} == {1}
