"""The position of the day: the same for everybody, another one every day, with a mistake in it."""

from __future__ import annotations

from datetime import date

import pytest

from game.analysis.measures import shared
from game.core.registry import titles
from game.practice.daily import name_of, of_day, setup_of
from tests.build.practice import judged

DAY, NEXT = date(2031, 6, 3), date(2031, 6, 4)


@pytest.mark.slow
def test_a_day_has_one_position_and_the_next_another() -> None:
    first, again, other = (of_day("stoneage", day) for day in (DAY, DAY, NEXT))
    assert first.decision == again.decision
    assert first.open().state == again.open().state
    assert first.open().state != other.open().state


@pytest.mark.parametrize("title", sorted(titles()))
def test_nothing_but_title_and_date_says_what_is_played(title: str) -> None:
    setup = setup_of(title, DAY)
    assert setup == setup_of(title, DAY)
    assert setup.seed != setup_of(title, NEXT).seed
    assert not setup.edition
    assert len(setup.seats) > 1


@pytest.mark.slow
@pytest.mark.parametrize("title", sorted(titles()))
def test_every_title_has_something_to_be_found(title: str) -> None:
    found = of_day(title, DAY)
    assert found.daily
    assert found.name == name_of(DAY)
    assert found.decision.mark(shared().marks)
    assert judged(found, found.best).solved
