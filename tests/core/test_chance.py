"""Chance: what fits, what is drawn at random, and that seeds decide alike everywhere."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Draw, Outcome, Roll, Scripted, Seeded, fits, sample


@pytest.mark.parametrize("values", [(1, 6), (6, 6), (3, 4)])
def test_faces_of_the_die_fit(values: tuple[int, int]) -> None:
    assert fits(Roll(2), Outcome(values))


@pytest.mark.parametrize("values", [(), (1,), (1, 2, 3), (0, 1), (1, 7), (True, 2), ("1", "2")])
def test_too_many_too_few_and_impossible_faces_do_not_fit(
    values: tuple[bool, int] | tuple[int, ...] | tuple[str, ...],
) -> None:
    assert not fits(Roll(2), Outcome(values))


def test_a_die_may_have_another_number_of_sides() -> None:
    assert fits(Roll(1, 20), Outcome((20,)))
    assert not fits(Roll(1, 4), Outcome((5,)))


def test_cards_fit_as_often_as_they_are_in_the_pool() -> None:
    request = Draw("deck", ("ox", "ox", "hen"), 2)
    assert fits(request, Outcome(("ox", "ox")))
    assert fits(request, Outcome(("hen", "ox")))
    assert not fits(request, Outcome(("hen", "hen")))
    assert not fits(request, Outcome(("cat", "ox")))
    assert not fits(request, Outcome(("ox",)))


class Steady(Random):
    """Gives evenly spread numbers in place of random ones."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.values = [at / count for at in range(count)]

    def random(self) -> float:
        return self.values.pop(0)


def test_a_die_takes_each_face_for_an_equal_share_of_the_random_numbers() -> None:
    rng = Steady(6000)
    seen = Counter(sample(Roll(1), rng).values[0] for _ in range(6000))
    assert seen == dict.fromkeys(range(1, 7), 1000)


def test_the_largest_random_number_is_still_on_the_die() -> None:
    rng = Steady(1)
    rng.values = [1 - 2**-53, 0.0]
    assert sample(Roll(2), rng).values == (6, 1)


def test_each_card_of_the_pool_is_drawn_equally_often() -> None:
    seen = Counter(sample(Draw("d", ("a", "b", "c")), Random(n)).values[0] for n in range(3000))
    assert all(900 < count < 1100 for count in seen.values())
    assert len(seen) == 3


@pytest.mark.slow
@given(st.integers(1, 12), st.integers(2, 20), st.integers())
def test_what_is_rolled_fits(count: int, sides: int, seed: int) -> None:
    request = Roll(count, sides)
    assert fits(request, sample(request, Random(seed)))


@given(st.lists(st.sampled_from("abcd"), min_size=1, max_size=8), st.data())
def test_what_is_drawn_fits(pool: list[str], data: st.DataObject) -> None:
    request = Draw("deck", tuple(pool), data.draw(st.integers(0, len(pool))))
    assert fits(request, sample(request, Random(1)))


def test_equal_seed_and_occasion_give_the_equal_answer() -> None:
    for occasion in ((1, 0, 1), (9, 3, 2), ("deal",)):
        assert Seeded("x").decide(Roll(5), occasion) == Seeded("x").decide(Roll(5), occasion)


def test_the_answer_for_a_seed_is_the_same_on_every_machine() -> None:
    assert Seeded("ochre").decide(Roll(7), (1, 0, 1)).values == (2, 2, 1, 6, 6, 3, 1)


def test_other_seeds_and_other_occasions_give_other_answers() -> None:
    answers = {
        Seeded(seed).decide(Roll(12), (1, seat, throw)).values
        for seed in ("a", "b")
        for seat in (0, 1)
        for throw in (1, 2, 3)
    }
    assert len(answers) == 12


def test_seeded_dice_are_uniform_over_occasions() -> None:
    chance_source = Seeded("uniform")
    seen = Counter(chance_source.decide(Roll(1), (n, 0, 1)).values[0] for n in range(6000))
    square = sum((seen[face] - 1000) ** 2 / 1000 for face in range(1, 7))
    assert square < 20.5, "chi square with five degrees of freedom at one in a thousand"


def test_a_script_answers_in_order() -> None:
    chance_source = Scripted([(1, 2), (3,)])
    assert chance_source.decide(Roll(2), ()).values == (1, 2)
    assert chance_source.decide(Roll(1), ()).values == (3,)


def test_a_script_that_does_not_fit_or_runs_out_says_so() -> None:
    with pytest.raises(ValueError, match="answers"):
        Scripted([(1, 2)]).decide(Roll(1), (4,))
    with pytest.raises(LookupError, match="no answer left"):
        Scripted([]).decide(Roll(1), ())
