"""Clocks for people at a table: one runs at a time, and no time is lost or counted twice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.companion.tools.game_clock import Clock, told


def test_only_the_seat_whose_turn_it_is_uses_up_time() -> None:
    clock = Clock((0.0, 0.0, 0.0), 1).going(100.0)
    assert clock.at(107.5) == (0.0, 7.5, 0.0)


def test_the_turn_passes_round_the_table_and_the_clock_runs_on() -> None:
    clock = Clock((0.0, 0.0), 1).going(10.0).passed(12.0)
    assert (clock.seat, clock.runs) == (0, True)
    assert clock.at(15.0) == (3.0, 2.0)


def test_a_clock_that_stands_still_stands_after_the_turn_has_passed() -> None:
    clock = Clock((5.0, 6.0)).passed(100.0)
    assert (clock.seat, clock.runs, clock.at(500.0)) == (1, False, (5.0, 6.0))


def test_the_turn_can_be_given_to_anybody() -> None:
    assert Clock((0.0,) * 4).passed(0.0, 3).seat == 3


def test_a_pause_costs_nobody_time() -> None:
    clock = Clock((0.0, 0.0)).going(0.0).paused(4.0)
    assert clock.going(1000.0).at(1001.0) == (5.0, 0.0)


def test_setting_a_running_clock_going_takes_no_time_away() -> None:
    clock = Clock((0.0,)).going(0.0)
    assert clock.going(9.0).at(10.0) == (10.0,)


def test_a_reading_that_goes_back_takes_no_time_away() -> None:
    clock = Clock((3.0, 0.0)).going(50.0)
    assert clock.at(40.0) == (3.0, 0.0)
    assert clock.passed(40.0).spent == (3.0, 0.0)


def test_nobody_at_the_table_is_no_trouble() -> None:
    clock = Clock(())
    assert clock.going(1.0).passed(2.0).paused(3.0).zero() == clock


@pytest.mark.slow
@given(st.lists(st.tuples(st.sampled_from(["go", "pause", "next"]), st.integers(0, 50))))
def test_all_times_together_are_the_time_that_the_clock_ran(
    steps: list[tuple[str, int]],
) -> None:
    clock, now, ran = Clock((0.0, 0.0, 0.0)), 0.0, 0.0
    for step, seconds in steps:
        before = clock.runs
        now += seconds
        ran += seconds if before else 0
        clock = {"go": clock.going, "pause": clock.paused, "next": clock.passed}[step](now)
    assert sum(clock.at(now)) == ran


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00"), (59.99, "0:59"), (187, "3:07"), (3599, "59:59"), (3787, "1:03:07")],
)
def test_times_are_written_as_on_a_clock(seconds: float, text: str) -> None:
    assert told(seconds) == text
