"""What reports on analyses have counted is honest, and the page says it as it was counted."""

from __future__ import annotations

import pytest

from game.core.registry import titles
from game.loading.title import load
from tests.analysis.measured import PAGE, Bin, Equals, Mean, Measured

MEASURED = Measured.read()
TITLES = sorted(name for name, one in titles().items() if one.forecaster)


def test_the_page_holds_the_tables_of_what_was_counted() -> None:
    assert PAGE.read_text("utf-8").endswith("\n".join(MEASURED.told()).rstrip() + "\n")


def test_a_mean_by_sums_is_the_mean_of_its_values() -> None:
    mean = Mean()
    for value in (0.1, 0.2, 0.6):
        mean.add(value)
    assert mean.value == pytest.approx(0.3)
    assert mean.error == pytest.approx(0.1527525)


def test_positions_of_one_match_say_no_more_than_its_one_result() -> None:
    one, many = Bin(), Bin()
    one.add([(0.6, 1.0), (0.6, 1.0)])
    many.add([(0.6, 1.0)])
    many.add([(0.6, 1.0)])
    assert one.off == many.off == pytest.approx(40)
    assert one.error == pytest.approx(40)
    assert many.error == pytest.approx(40 / 2**0.5)


def test_a_position_is_counted_where_its_chance_lies() -> None:
    found = Equals()
    found.predicted([(0.05, 0.0), (0.95, 1.0), (1.0, 1.0)])
    assert [one.count for one in found.bins] == [1, 0, 0, 0, 0, 0, 0, 0, 0, 2]


@pytest.mark.parametrize("title", TITLES)
def test_the_luck_of_equals_is_nothing_within_three_standard_errors(title: str) -> None:
    found = [one for key, one in MEASURED.every if key.split()[0] == title]
    assert found
    for mean in (mean for one in found for mean in one.luck):
        assert abs(mean.value) <= 3 * mean.error


@pytest.mark.parametrize("title", TITLES)
def test_no_chance_that_is_named_is_surely_more_than_five_points_off(title: str) -> None:
    found = [one for key, one in MEASURED.every if key.split()[0] == title]
    bins = [one for table in found for one in table.bins if one.count >= 200]
    assert len(bins) > 5
    assert [str(one) for one in bins if abs(one.off) > 5 + 2 * one.error] == []


@pytest.mark.parametrize("title", TITLES)
def test_luck_and_calibration_rest_on_a_hundred_matches_at_least(title: str) -> None:
    found = [one for key, one in MEASURED.every if key.split()[0] == title]
    assert max(one.matches for one in found) >= 100


@pytest.mark.parametrize("title", TITLES)
def test_easy_players_lose_more_by_play_than_hard_ones_at_every_table(title: str) -> None:
    found = {key.split()[1]: one for key, one in MEASURED.tables if key.split()[0] == title}
    assert set(found) == {str(count) for count in load(title).cover.seats if count > 1}
    for table in found.values():
        assert table.levels["easy"].value < table.levels["hard"].value
