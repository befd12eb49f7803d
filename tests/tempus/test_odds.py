"""The fight calculator against everything counted one by one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from game.tempus.actions import Commit
from game.tempus.events import FightDecided
from game.tempus.fighting import card_points
from game.tempus.odds import clash, spread
from tests.build.tempus import at, table

POOL = (
    *("fortress:hills", "fortress:forest", "weapons:hills", "weapons:forest", "weapons:forest"),
    *("religion:hills", "education:grassland", "transport:farmland", "medicine:hills"),
)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 5])
@pytest.mark.parametrize("terrain", ["H", "W", "M"])
@pytest.mark.parametrize("defender", [True, False])
def test_the_spread_is_that_of_all_hands_one_by_one(
    count: int, terrain: str, defender: bool
) -> None:
    tables = table().tables
    hands = list(combinations(POOL, count))
    counted = Counter(card_points(tables, hand, terrain, defender) for hand in hands)
    wanted = {points: number / len(hands) for points, number in sorted(counted.items())}
    assert spread(tables, POOL, count, terrain, defender) == pytest.approx(wanted)


def battle() -> Any:
    game = table().box(3, 3, 3).spare(0).spare(1).put(0, "4.5 3").put(1, "4.4 2")
    game.paint("H", "4.4").hand(0, "weapons:hills").hand(1, "fortress:hills", "religion:hills")
    return game.drain(6)


def test_the_chance_is_how_often_the_very_fight_is_won_over_all_hands() -> None:
    game = battle()
    view = game.rules.view(game.state, 0)
    unseen = game.rules.unseen(view)
    assert len(unseen) == 6 + 2
    won = 0
    hands = list(combinations(range(len(unseen)), 2))
    for hand in hands:
        other = table().box(3, 3, 3).spare(0).spare(1).put(0, "4.5 3").put(1, "4.4 2")
        other.paint("H", "4.4").hand(0, "weapons:hills")
        cards = [unseen[at] for at in hand]
        other.hand(1, *cards).attack("4.5", "4.4").commit("weapons:hills").commit(*cards)
        won += other.told(FightDecided)[0].won
    odds = game.rules.chance(view, (at("4.5"), at("4.4")), "", ("weapons:hills",))
    assert (odds.attack, odds.defence, odds.hidden) == (5, 2, 2)
    assert odds.win == pytest.approx(won / len(hands))


@pytest.mark.parametrize("counts", [(1, 1), (2, 1), (0, 3)])
def test_two_hidden_hands_come_from_one_pool(counts: tuple[int, int]) -> None:
    tables = table().tables
    counted = Counter[tuple[float, float]]()
    for mine in combinations(range(len(POOL)), counts[0]):
        rest = [at_ for at_ in range(len(POOL)) if at_ not in mine]
        for theirs in combinations(rest, counts[1]):
            points = (
                card_points(tables, [POOL[place] for place in mine], "H", False),
                card_points(tables, [POOL[place] for place in theirs], "H", True),
            )
            counted[points] += 1
    whole = sum(counted.values())
    wanted = {pair: number / whole for pair, number in counted.items()}
    assert clash(tables, POOL, counts, "H") == pytest.approx(wanted)


def test_an_attack_by_somebody_else_counts_that_hand_too_and_knows_the_own_one() -> None:
    game = battle()
    hexes = (at("4.5"), at("4.4"))
    mine = game.rules.view(game.state, 1)
    odds = game.rules.chance(mine, hexes, "", None)
    assert (odds.attack, odds.defence, odds.hidden, odds.veiled) == (3, 6, 0, 1)
    assert odds.win == 0
    public = game.rules.view(game.state, None)
    odds = game.rules.chance(public, hexes, "", None)
    assert (odds.attack, odds.defence, odds.hidden, odds.veiled) == (3, 2, 2, 1)
    assert 0 < odds.win < 1


def test_against_an_empty_hand_the_chance_is_certain() -> None:
    game = table().spare(1).put(0, "4.5 3").put(1, "4.4 2")
    hexes = (at("4.5"), at("4.4"))
    assert game.rules.chance(game.state, hexes, "").win == 1
    assert game.rules.chance(game.put(1, "4.4 3").state, hexes, "").win == 0


def test_a_city_is_reckoned_for_the_terrain_asked_about() -> None:
    game = table().spare(1).put(0, "4.5 3").city(1, "4.4 2")
    hexes = (at("4.5"), at("4.4"))
    assert game.rules.fight_points(game.state, hexes, "forest", ("weapons:forest",)) == (5, 2)
    assert game.rules.fight_points(game.state, hexes, "hills", ("weapons:forest",)) == (4, 2)


def test_any_two_hexes_may_be_asked_about() -> None:
    game = table().put(0, "0.0 2").put(2, "9.9")
    assert game.rules.chance(game.state, (at("0.0"), at("9.9")), "").win == 1
    assert game.rules.chance(game.state, (at("5.5"), at("9.9")), "").win == 0


def test_the_defender_reckons_with_the_number_of_cards_laid() -> None:
    game = battle().attack("4.5", "4.4").do(Commit(("weapons:hills",)))
    view = game.rules.view(game.state, 1)
    unseen = game.rules.unseen(view)
    odds = game.rules.chance_to_hold(view, ("religion:hills",))
    assert (odds.attack, odds.defence, odds.hidden) == (3, 3, 1)
    scoring = [card for card in unseen if card_points(game.tables, (card,), "H", False)]
    assert odds.win == pytest.approx(len(scoring) / len(unseen))


def test_the_calculator_has_no_answer_without_a_fight() -> None:
    game = battle()
    with pytest.raises(ValueError, match="no fight"):
        game.rules.chance_to_hold(game.state)


def test_unseen_are_all_cards_but_the_own_the_discards_and_the_open_ones() -> None:
    game = battle()
    view = game.rules.view(game.state, 0)
    shown = Counter(("weapons:hills", *game.state.discards))
    assert Counter(game.rules.unseen(view)) == Counter(game.tables.deck) - shown
