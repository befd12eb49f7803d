"""What the players reckon with: rounds to come, hunger, cards, purchases."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from game.stoneage.bots.horizon import LONG, last_round, rounds_left
from game.stoneage.bots.outlook import Outlook
from game.stoneage.bots.prospect import Prospect, hand
from game.stoneage.bots.race import Race
from game.stoneage.bots.weights import Taste
from game.stoneage.visibility import unseen_cards
from tests.build.stoneage import Table, rules, table
from tests.stoneage.tuning import Space

TABLES = rules().tables
WEIGHTS = Space().players.hard


def race(here: Table, seat: int = 0) -> Race:
    view = rules().view(here.state, seat)
    return Race(TABLES, view, seat, WEIGHTS, Taste())


def outlook(here: Table, seat: int = 0) -> Outlook:
    return race(here, seat).going[seat]


def prospect(turns: float, **taste: Any) -> Prospect:
    return Prospect(TABLES, WEIGHTS, Taste(**taste), turns)


def test_lower_stacks_and_a_thinner_deck_bring_the_end_nearer() -> None:
    full = rounds_left(TABLES, table(2).state, WEIGHTS.horizon)
    low = rounds_left(TABLES, table(2).heights(2, 7).state, WEIGHTS.horizon)
    thin = rounds_left(TABLES, table(2).deck("c01", "c02").state, WEIGHTS.horizon)
    over = rounds_left(TABLES, table(2).heights(0, 7).state, WEIGHTS.horizon)
    assert full > low > over == 0
    assert full > thin > 0


def test_the_usual_length_of_a_game_is_what_its_beginning_promises() -> None:
    pace = WEIGHTS.horizon
    for seats in (2, 3, 4):
        usual = pace.rounds + pace.shared / seats - 1
        assert rounds_left(TABLES, table(seats).state, pace) == pytest.approx(usual)


def test_a_player_without_a_usual_length_goes_by_the_pace_alone() -> None:
    pace = replace(WEIGHTS.horizon, sure=0, fade=1, tile=0.5, card=3.0)
    deck = len(table(2).state.deck)
    assert rounds_left(TABLES, table(2).state, pace) == pytest.approx(deck / 6, abs=0.1)


def test_a_game_that_lasts_long_is_not_thought_to_last_for_ever() -> None:
    patient = replace(WEIGHTS.horizon, tile=0.01, card=0.01)
    here = table(2).state.clone()
    left = []
    for here.round in (LONG - 1, LONG, 2 * LONG):
        left.append(rounds_left(TABLES, here, patient))
    assert left == [1, 0, 0]


def test_the_last_tile_of_a_stack_or_too_few_cards_may_end_the_game() -> None:
    low = table(2).heights(1, 7).state
    assert last_round(low, 0, [(0, 0.5), (1, 1.0)]) == pytest.approx(0.5)
    assert last_round(table(2).state, 4, [(0, 1.0)]) == 0
    thin = table(2).deck("c01", "c02").state
    assert last_round(thin, 2, []) == 0
    assert last_round(thin, 3, []) == 1


def test_food_for_all_meals_to_come_costs_nothing_more() -> None:
    ahead = prospect(4)
    costs = [ahead.hunger(6, 2, food) for food in range(0, 20, 4)]
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] == 0 < costs[-2]
    assert ahead.hunger(6, 6, 0) == 0


def test_nobody_reckons_hunger_dearer_than_its_loss() -> None:
    ahead = prospect(3)
    assert ahead.hunger(10, 0, 0) <= 3 * TABLES.hunger
    assert ahead.meal(9, 20.0) <= TABLES.hunger
    assert ahead.meal(1, 20.0) < ahead.meal(1, 0.0) == TABLES.hunger


def test_a_symbol_that_is_new_is_worth_more_than_one_held_already() -> None:
    here = table(2).give(0, cards="c01 c02 c03")
    look = outlook(here)
    tribe, cards = here.of(0), look.cards
    new, old = (look.prospect.bottom(TABLES.bottoms[c], tribe, cards) for c in ("c04", "c11"))
    assert new > old > 0


def test_a_figure_is_worth_more_to_whom_it_multiplies_more() -> None:
    poor, rich = table(2), table(2).give(0, agriculture=9)
    farmer = TABLES.bottoms["c08"]
    values = [
        look.prospect.bottom(farmer, here.of(0), look.cards)
        for here, look in ((poor, outlook(poor)), (rich, outlook(rich)))
    ]
    assert values[1] > values[0] > 0


def test_hidden_cards_count_what_is_usual() -> None:
    here = table(2).give(1, cards="c05 c06 c07 c08 c01 c02")
    view = rules().view(here.state, 0)
    unseen = unseen_cards(TABLES, view)
    found = hand(TABLES, view.tribes[1], unseen)
    assert sum(found.figures) > 2
    assert found.blank > 1
    assert hand(TABLES, view.tribes[1], unseen[:0]).blank == 0


def test_without_a_round_to_come_a_tribe_is_worth_its_final_score() -> None:
    here = table(2).give(0, goods="3 wood 1 gold", cards="c01 c08", tools="2 1", agriculture=3)
    here = here.give(0, food=4, built=12, starved=10)
    look = race(here).ending[0]
    home = (0,) * look.layout.size
    fed = here.give(0, food=9)
    value = race(fed).ending[0].value(home)
    assert value == pytest.approx(fed.points(0))
    assert look.value(home) >= here.points(0) - TABLES.hunger


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_of_the_dice_for_all_is_exact(seats: int) -> None:
    look = outlook(table(seats))
    values = [look.gain(face) for face in TABLES.die]
    rolls = list(product(values, repeat=seats))
    best = sum(max(roll) for roll in rolls) / len(rolls)
    whole = sum(map(sum, rolls)) / len(rolls)
    wanted = best - (whole - best) / (seats - 1) / max(1, seats - 1)
    assert look.dice_for_all(None) == pytest.approx(wanted)


def test_more_people_at_a_source_never_lower_its_value() -> None:
    look = outlook(table(2))
    at = look.layout.at["forest"]
    empty = [0] * look.layout.size
    values = []
    for people in range(6):
        empty[at] = people
        values.append(look.value(tuple(empty)))
    assert values == sorted(values)


def test_a_tile_is_reckoned_with_only_as_far_as_it_can_be_paid() -> None:
    look = outlook(table(2).give(0, goods="2 wood", people=2))
    at, pit = look.layout.at["tile:1"], look.layout.at["clay_pit"]
    alone = tuple(1 if place == at else 0 for place in range(look.layout.size))
    both = tuple(1 if place in (at, pit) else 0 for place in range(look.layout.size))
    chances = [dict(look.reckon(placed).pays)[at] for placed in (alone, both)]
    assert 0 < chances[0] < 1
    assert chances[1] == pytest.approx(0.5)
