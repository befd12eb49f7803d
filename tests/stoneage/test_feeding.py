"""Phase 3: gain, eat, and the three ways when food is short."""

from __future__ import annotations

from typing import Any

import pytest

from game.stoneage.actions import Decline, Open, Pay, Starve
from game.stoneage.events import Fed, HungerPaid, Starved
from tests.build.stoneage import table


def hungry(players: int = 2, seat: int = 0, **what: Any) -> Any:
    """A seat has these things when everybody has acted and the meal begins."""
    options = {"starvation": what.pop("starvation")} if "starvation" in what else {}
    return table(players, **options).give(seat, **what).work()


def test_each_person_eats_one_food() -> None:
    assert hungry(food=12).of().food == 7


def test_sa43_agriculture_comes_first_and_a_surplus_is_kept() -> None:
    game = hungry(food=2, agriculture=8, people=5)
    assert game.of().food == 2 + 8 - 5
    (fed,) = [event for event in game.told(Fed) if event.seat == 0]
    assert (fed.gained, fed.eaten, fed.missing) == (8, 5, 0)


def test_sa43_agriculture_above_the_number_of_people_is_never_lost() -> None:
    assert hungry(food=0, agriculture=9, people=5).of().food == 4


def test_sa43_seats_eat_from_the_first_player_clockwise() -> None:
    game = table(3, first=2).work()
    assert [event.seat for event in game.told(Fed)] == [2, 0, 1]


def test_sa43_each_finishes_before_the_next_decides() -> None:
    game = table(3, first=1).give(0, food=4, goods="1 wood").give(1, food=4, goods="1 wood").work()
    assert game.turn == 1
    game.starve()
    assert game.turn == 0
    assert [event.seat for event in game.told(Fed)] == [1, 2, 0]


def test_sa44_a_person_born_this_round_eats() -> None:
    assert table(2).stand(0, "hut 2").work().of().food == 12 - 6


def test_sa44_agriculture_gained_this_round_feeds() -> None:
    assert table(2).stand(0, "field 1").work().of().food == 12 + 1 - 5


def test_sa45_all_food_is_surrendered_before_anything_else() -> None:
    game = hungry(food=3, goods="2 wood")
    assert (game.phase, game.of().food, game.state.missing) == ("feed", 0, 2)


def test_sa45_food_is_gone_also_when_the_penalty_is_taken() -> None:
    game = hungry(food=3, goods="2 wood").starve()
    assert (game.of().food, game.of().score, game.stock()) == (0, -10, {"wood": 2})


@pytest.mark.parametrize("food", range(5))
def test_sa45_the_penalty_is_ten_however_many_are_hungry(food: int) -> None:
    game = hungry(food=food)
    assert (game.of().food, game.of().score) == (0, -10)
    assert [(e.hungry, e.points) for e in game.told(Starved)] == [(5 - food, 10)]


def test_sa45_starving_costs_ten_every_round() -> None:
    game = hungry(food=0)
    game.stand(1, "field 1").work()
    assert game.of().score == -20
    assert game.of().people == 5, "nobody dies"


def test_sa46_resources_of_any_kind_may_be_paid_one_for_one() -> None:
    game = hungry(food=2, goods="2 wood 1 brick 1 gold")
    assert game.legal[-1] == Starve()
    game.pay("1 wood 1 brick 1 gold")
    assert (game.stock(), game.of().score) == ({"wood": 1}, 0)
    assert game.told(HungerPaid)[0].resources == (1, 1, 0, 1)


def test_sa46_resources_need_not_be_used() -> None:
    game = hungry(food=2, goods="9 wood").starve()
    assert (game.stock(), game.of().score) == ({"wood": 9}, -10)


def test_sa47_part_of_the_missing_food_cannot_be_paid() -> None:
    game = hungry(food=2, goods="9 wood")
    assert game.why(Pay((2, 0, 0, 0))) == "feed_all"
    assert game.short(Pay((2, 0, 0, 0))) == 3
    assert game.why(Pay((4, 0, 0, 0))) == "pay_less"
    assert game.why(Pay((0, 3, 0, 0))) == "not_owned"
    assert game.why(Decline()) == "step"


def test_sa47_with_too_few_resources_the_penalty_comes_without_a_question() -> None:
    game = hungry(food=2, goods="2 wood")
    assert (game.of().score, game.stock()) == (-10, {"wood": 2})
    assert game.state.round == 2


def test_sa47_an_open_card_is_counted_before_the_question_is_dropped() -> None:
    game = hungry(food=2, goods="1 wood", open="c36")
    assert game.phase == "feed"
    assert not [action for action in game.legal if isinstance(action, Pay)]
    assert len([action for action in game.legal if isinstance(action, Open)]) == 10
    assert hungry(food=1, goods="1 wood", open="c36").of().score == -10


@pytest.mark.parametrize(("food", "loss"), [(4, 3), (3, 7), (2, 10), (1, 14), (0, 17)])
def test_sa48_per_person_each_hungry_one_costs_three_and_a_half_rounded_down(
    food: int, loss: int
) -> None:
    game = hungry(food=food, starvation="per_person")
    assert game.of().score == -loss


def test_sa48_per_person_ten_hungry_people_cost_thirty_five() -> None:
    assert hungry(food=0, people=10, starvation="per_person").of().score == -35


def test_sa48_per_person_part_of_the_food_may_be_paid() -> None:
    game = hungry(food=1, goods="2 wood", starvation="per_person")
    assert game.phase == "feed"
    assert game.why(Pay((0, 0, 0, 0))) == "pay_more"
    game.pay("2 wood")
    assert (game.of().score, game.stock(), game.state.missing) == (-7, {}, 0)
    assert [(e.hungry, e.points) for e in game.told(Starved)] == [(2, 7)]


def test_sa48_per_person_all_of_it_may_be_paid_or_none() -> None:
    full = hungry(food=3, goods="2 wood", starvation="per_person").pay("1 wood")
    assert full.of().score == -3
    paid = hungry(food=3, goods="2 wood", starvation="per_person").pay("2 wood")
    assert (paid.of().score, paid.told(Starved)) == (0, [])
    none = hungry(food=3, goods="2 wood", starvation="per_person").starve()
    assert (none.of().score, none.stock()) == (-7, {"wood": 2})


def test_sa49_the_score_may_go_below_zero_and_above_the_printed_track() -> None:
    assert hungry(food=0).points() == -10
    assert table().give(0, built=140).points() == 140


def test_the_meal_shown_before_is_the_meal_that_comes() -> None:
    game = table(2).give(0, food=1, agriculture=2, people=7)
    shown = game.rules.meal(game.state, 0)
    game.work()
    (fed,) = [event for event in game.told(Fed) if event.seat == 0]
    assert (shown.gained, shown.eaten, shown.missing, shown.left) == (2, 3, 4, 0)
    assert (fed.gained, fed.eaten, fed.missing) == (2, 3, 4)


def test_who_is_asked_about_his_meal_lacks_what_is_missing_and_not_a_second_meal() -> None:
    game = table(2).give(0, food=1, agriculture=2, people=7, goods="9 wood").work()
    assert (game.phase, game.of().food) == ("feed", 0)
    assert game.rules.meal(game.state, 0) == (2, 3, 4, 0)


@pytest.mark.parametrize(("hungry_people", "points"), [(0, 0), (1, 10), (10, 10)])
def test_the_penalty_shown_before_is_flat(hungry_people: int, points: int) -> None:
    assert table().rules.penalty(hungry_people) == points
