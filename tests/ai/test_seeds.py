"""Seeds serve one purpose only."""

import pytest

from tests.seeds import CHOOSE, PURPOSES, REPORT, SIZE, TUNE, SeedRange, WrongPurpose


@pytest.mark.parametrize("seeds", [TUNE, CHOOSE, REPORT])
@pytest.mark.parametrize("purpose", PURPOSES)
def test_a_range_refuses_every_purpose_but_its_own(seeds: SeedRange, purpose: str) -> None:
    if purpose == seeds.purpose:
        assert len(seeds.take(5, purpose)) == 5
    else:
        with pytest.raises(WrongPurpose):
            seeds.take(5, purpose)


def test_no_seed_lies_in_two_ranges() -> None:
    all_seeds = [set(SeedRange(purpose).take(SIZE, purpose)) for purpose in PURPOSES]
    assert len(set().union(*all_seeds)) == SIZE * len(PURPOSES)


def test_a_range_does_not_run_over_into_the_next() -> None:
    with pytest.raises(WrongPurpose):
        TUNE.take(2, "tune", SIZE - 1)


def test_there_are_no_seeds_for_a_purpose_that_nobody_named() -> None:
    with pytest.raises(WrongPurpose):
        SeedRange("show")
