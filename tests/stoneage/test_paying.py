"""Ways to pay are exactly those that suit a need, in the order in which they are offered."""

from __future__ import annotations

from itertools import product

import pytest

from game.stoneage.actions import Pay
from game.stoneage.paying import payments, suits
from game.stoneage.tables import Need

NEEDS = (
    Need((1, 0, 2, 0), 3, 3, 0),
    Need((), 1, 1, 0),
    Need((), 4, 4, 0),
    Need((), 1, 7, 0),
    Need((), 5, 5, 3),
    Need((), 4, 4, 1),
)


@pytest.mark.parametrize("have", [(0, 0, 0, 0), (1, 0, 2, 0), (2, 1, 0, 3), (4, 3, 2, 1)])
def test_every_payment_that_suits_is_listed_once_those_of_the_first_kinds_first(
    have: tuple[int, ...],
) -> None:
    every = list(product(*[range(count, -1, -1) for count in have]))
    for need in NEEDS:
        wanted = [Pay(paid) for paid in every if suits(need, paid)]
        assert list(payments(need, have)) == wanted


def test_more_of_a_kind_than_is_asked_for_opens_no_further_way() -> None:
    assert payments(Need((), 2, 2, 0), (9, 0, 9, 0)) == payments(Need((), 2, 2, 0), (2, 0, 2, 0))
