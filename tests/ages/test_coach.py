"""The coach warns exactly when something is lost for nothing, with the right number."""

from __future__ import annotations

from game.ages.actions import Build, Done, Split, Stop
from tests.build.ages import table
from tests.build.coach import warned


def test_workers_without_work_are_counted() -> None:
    here = table(2).give(0, food=9).stand("workers", "food", "food")
    assert warned("ages", here, Done()) == {"workers": 3}
    assert warned("ages", here, Build("city:4", 3)) == {}


def test_coins_that_could_buy_something_are_counted() -> None:
    here = table(2).give(0, food=9).stand("coin", "coin", "food")
    assert warned("ages", here, Done()) == {"coins": 14}
    # With goods added it would be enough, but those can be kept.
    poor = table(2).give(0, food=9, goods="2 wood").stand("coin", "food", "food")
    assert poor.phase == "buy"
    assert warned("ages", poor, Done()) == {}


def test_cities_that_need_not_go_hungry_are_counted() -> None:
    here = table(2).give(0, food=0).throw("food_or_workers", "coin", "coin")
    here.do(Stop())
    assert warned("ages", here, Split(0)) == {"hungry": 2}
    assert warned("ages", here, Split(1)) == {}
