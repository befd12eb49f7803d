"""The final scoring: every source, the tie, and that lines add up."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import winners
from game.stoneage.scoring import sets
from tests.build.stoneage import components, rules, table

# all cards with a symbol, two of each
PAIRS = {
    "pottery": ("c01", "c11"),
    "writing": ("c02", "c32"),
    "time": ("c03", "c30"),
    "transport": ("c04", "c18"),
    "healing": ("c12", "c36"),
    "weaving": ("c13", "c14"),
    "art": ("c23", "c29"),
    "music": ("c26", "c27"),
}
FARMERS = {"c07": 1, "c08": 2, "c17": 2, "c19": 1, "c31": 1}
TOOLMAKERS = {"c09": 2, "c10": 2, "c33": 1, "c34": 1, "c35": 2}
BUILDERS = {"c05": 1, "c06": 2, "c15": 1, "c16": 2, "c28": 3}
SHAMANS = {"c20": 1, "c21": 1, "c22": 2, "c24": 2, "c25": 1}


def holding(*cards: Any, **what: Any) -> Any:
    """Seat 0 owns these cards face down, wherever they came from."""
    game = table().lay("", "", "", "").give(0, **what)
    return game.give(0, cards=" ".join(cards))


def test_sa54_different_symbols_are_squared() -> None:
    firsts = [pair[0] for pair in PAIRS.values()]
    for count in range(9):
        assert holding(*firsts[:count]).lines()["culture"] == count**2


def test_sa54_repeated_symbols_make_a_second_set() -> None:
    cards = [card for pair in PAIRS.values() for card in pair]
    assert holding(*cards).lines()["culture"] == 64 + 64
    assert holding("c01", "c11").lines()["culture"] == 1 + 1
    assert sets(["a", "b", "c", "a", "b", "a"]) == (3, 2, 1)


@pytest.mark.parametrize("symbol", PAIRS)
def test_sa54_every_symbol_is_on_exactly_its_two_cards(symbol: str) -> None:
    assert holding(*PAIRS[symbol]).lines()["culture"] == 2
    assert holding(PAIRS[symbol][0]).lines()["culture"] == 1


@pytest.mark.parametrize(
    ("figure", "cards", "what", "times"),
    [
        ("farmer", FARMERS, {"agriculture": 7}, 7),
        ("toolmaker", TOOLMAKERS, {"tools": "3 2 2", "used": (0,)}, 7),
        ("hut_builder", BUILDERS, {"tiles": "b02 b03 b04 b05 b06 b07"}, 6),
        ("shaman", SHAMANS, {"people": 8}, 8),
    ],
)
def test_sa55_figures_are_multiplied_with_what_they_care_for(
    figure: str, cards: dict[str, int], what: Any, times: int
) -> None:
    for card, amount in cards.items():
        assert holding(card, **what).lines()[figure] == amount * times
    assert holding(*cards, **what).lines()[figure] == sum(cards.values()) * times


def test_sa55_tools_count_used_or_not() -> None:
    fresh = holding("c09", tools="4 4 3")
    worn = holding("c09", tools="4 4 3", used=(0, 1, 2))
    assert fresh.lines()["toolmaker"] == worn.lines()["toolmaker"] == 22


def test_sa55_building_tiles_count_beyond_the_five_spaces_of_a_board() -> None:
    game = holding("c28", tiles="b02 b03 b04 b05 b06 b07 b08 b10")
    assert game.lines()["hut_builder"] == 3 * 8


def test_sa55_the_extra_drawn_card_counts() -> None:
    assert holding("c32", "c28", tiles="b02").lines()["hut_builder"] == 3


def test_resources_left_count_one_each_and_food_nothing() -> None:
    game = table().give(0, goods="3 wood 2 gold", food=40)
    assert game.lines()["resources"] == 5
    assert game.points() == 5


def test_sa56_a_tie_goes_to_agriculture_tools_and_people_together() -> None:
    game = table(3).give(0, agriculture=3, tools="1").give(1, agriculture=2, people=7)
    game.give(2, tools="2 1 1", people=6)
    scores = game.rules.scores(game.state)
    assert [score.tie for score in scores] == [(9,), (9,), (10,)]
    assert winners(scores) == (2,)


def test_sa56_who_is_still_equal_shares_the_place() -> None:
    game = table(2)
    assert winners(game.rules.scores(game.state)) == (0, 1)


def test_sa57_agriculture_ends_at_ten() -> None:
    game = table().give(0, agriculture=10).stand(0, "field 1 forest 1").work().act("field")
    assert game.of().agriculture == 10


def test_sa57_an_agriculture_card_at_ten_gives_nothing() -> None:
    game = table().lay("c30", "c26", "c11", "c19").give(0, agriculture=10, goods="1 wood")
    game.stand(0, "card:1 1 forest 1").work().act("card:1").pay("1 wood")
    assert game.of().agriculture == 10


def test_sa58_ten_people_are_all_there_are() -> None:
    game = table().give(0, people=10).stand(0, "hut 2 forest 1").work().act("hut")
    assert game.of().people == 10


def test_the_lines_are_what_was_gained_and_add_up_to_the_total() -> None:
    game = holding("c28", "c26", tiles="b02 b03", built=23, awarded=6, starved=10, goods="2 gold")
    assert game.lines() == {
        "tiles": 23,
        "cards": 6,
        "starved": -10,
        "culture": 1,
        "farmer": 0,
        "toolmaker": 0,
        "hut_builder": 6,
        "shaman": 0,
        "resources": 2,
        "open": 0,
    }
    assert game.points() == sum(game.lines().values()) == 28


def test_the_quick_total_is_that_of_the_lines() -> None:
    game = holding("c28", "c26", "c09", tiles="b02", built=11, tools="2 2 1", goods="2 gold")
    game.give(0, open="c36")
    assert game.rules.score_now(game.state, 0) == game.points()


def test_what_a_card_would_add_is_told_before_it_is_bought() -> None:
    game = holding("c01", "c02", agriculture=4)
    assert game.rules.card_points(game.of(), "c03") == 9 - 4
    assert game.rules.card_points(game.of(), "c11") == 1
    assert game.rules.card_points(game.of(), "c08") == 8


def test_multipliers_and_sets_can_be_asked_for_one_by_one() -> None:
    game = holding("c08", "c01", "c11", agriculture=4)
    farmer = game.rules.products(game.of())[0]
    assert (farmer.figure, farmer.figures, farmer.times, farmer.points) == ("farmer", 2, 4, 8)
    assert game.rules.culture_sets(game.of()) == (1, 1)


@pytest.mark.published
def test_all_cards_together_are_in_one_of_the_tables_above() -> None:
    named = [card for pair in PAIRS.values() for card in pair]
    named += [*FARMERS, *TOOLMAKERS, *BUILDERS, *SHAMANS]
    assert sorted(named) == sorted(components().cards.cards)
    assert len(set(named)) == 36


@pytest.mark.parametrize("tile", ["b01", "b09", "b17"])
def test_printed_points_need_no_payment_to_be_told(tile: str) -> None:
    assert rules().tile_points(tile) == {"b01": 10, "b09": 16, "b17": 15}[tile]
