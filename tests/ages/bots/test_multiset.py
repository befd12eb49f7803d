"""The exact expectation of throws, against an enumeration that knows no shortcuts."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import pytest

from game.ages.bots.multiset import places, throws

FREE = (1, 2, 4, 5, 6)
LOCKED = 3
SIDES = range(1, 7)


def worth(dice: tuple[int, ...]) -> float:
    """Value a final throw: pairs, single faces, and something that depends on all of it."""
    pairs = sum(dice.count(face) * (dice.count(face) - 1) * face for face in SIDES)
    return pairs + 0.37 * sum(dice) - 5.1 * dice.count(LOCKED) ** 2


@cache
def by_hand(dice: tuple[int, ...], left: int) -> float:
    """Try every set of dice and every result of them."""
    if left == 0:
        return worth(dice)
    loose = [at for at, face in enumerate(dice) if face in FREE]
    sets = [s for size in range(len(loose) + 1) for s in combinations(loose, size)]
    return max(mean(dice, again, left - 1) for again in sets)


def mean(dice: tuple[int, ...], again: tuple[int, ...], left: int) -> float:
    """Average over all results of throwing the dice at these places."""
    results = list(product(SIDES, repeat=len(again)))
    total = 0.0
    for faces in results:
        thrown = list(dice)
        for at, face in zip(again, faces, strict=True):
            thrown[at] = face
        total += by_hand(tuple(sorted(thrown)), left)
    return total / len(results)


@pytest.mark.parametrize("left", [1, 2])
def test_expectation_of_three_dice_is_that_of_all_their_results(left: int) -> None:
    spread = throws(3, 6, FREE)
    values = [worth(faces) for faces in spread.faces[spread.first :]]
    for _ in range(left):
        means = spread.expect(values)
        values = spread.best(means)[spread.first :]
    for faces, value in zip(spread.faces[spread.first :], values, strict=True):
        assert value == pytest.approx(by_hand(faces, left)), faces


def test_the_part_that_is_kept_has_the_best_expectation() -> None:
    spread = throws(3, 6, FREE)
    means = spread.expect([worth(faces) for faces in spread.faces[spread.first :]])
    for faces in spread.faces[spread.first :]:
        again = places(faces, spread.keep(faces, means))
        assert mean(faces, again, 0) == pytest.approx(by_hand(faces, 1))


def test_a_locked_face_is_always_kept() -> None:
    spread = throws(3, 6, FREE)
    means = spread.expect([-100.0 * faces.count(LOCKED) for faces in spread.faces[spread.first :]])
    assert spread.keep((1, LOCKED, LOCKED), means).count(LOCKED) == 2


def test_one_more_throw_of_any_single_die_may_take_a_locked_one() -> None:
    spread = throws(2, 6, FREE)
    finals = [worth(faces) for faces in spread.faces[spread.first :]]
    found = spread.lead(finals)
    for faces, value in zip(spread.faces[spread.first :], found, strict=True):
        single = [mean(faces, (at,), 0) for at in range(2)]
        assert value == pytest.approx(max(worth(faces), *single)), faces


def test_places_to_throw_again_leave_exactly_the_kept_faces() -> None:
    assert places((5, 1, 5, 3), (3, 5)) == (1, 2)
    assert places((2, 2), (2, 2)) == ()
