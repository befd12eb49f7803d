"""Every worked example of the rules, played."""

from __future__ import annotations

from typing import Any

import pytest

from game.stoneage.actions import Put
from tests.build.stoneage import table

RED, BLUE, GREEN, YELLOW = range(4)


def test_example_four_two_and_one_people_fill_the_forest() -> None:
    game = table(4).puts("forest 4", "forest 2", "forest 1")
    assert game.why(Put("forest", 1)) == "full"
    assert "forest" not in game.open_places()


def test_example_the_turn_to_place_comes_round_to_red_again() -> None:
    game = table(4).puts("card:2", "hunting 5", "hut 2", "tile:3")
    assert game.turn == RED
    assert game.why(Put("card:2", 1)) == "there_already"
    assert {"card:1", "card:3", "card:4"} <= game.open_places()
    assert {"tile:1", "tile:2", "tile:4"} <= game.open_places()


@pytest.mark.parametrize(
    ("place", "dice", "tools", "used", "gain"),
    [
        ("hunting", (6, 2, 1, 1, 4), "", (), 7),
        ("hunting", (6, 4, 1), "1", (0,), 6),
        ("hunting", (3, 1), "1 1", (0, 1), 3),
        ("river", (4, 1), "", (), 0),
        ("river", (4, 2, 1), "2 2 2", (0, 1, 2), 2),
    ],
)
def test_example_rolls(
    place: str,
    dice: tuple[int, ...],
    tools: str,
    used: tuple[int, ...] | tuple[int, ...] | tuple[int, ...],
    gain: int,
) -> None:
    game = table().give(0, tools=tools).stand(0, f"{place} {len(dice)} forest 1").give(0, people=9)
    game.work().act(place).roll(*dice)
    if used:
        game.use(*used)
    got = game.of().food - 12 if place == "hunting" else game.stock().get("gold", 0)
    assert got == gain


def test_example_a_tool_used_while_hunting_does_not_help_at_the_river() -> None:
    game = table().give(0, tools="1").stand(0, "hunting 3 river 2").work()
    game.act("hunting").roll(6, 4, 1).use(0)
    assert game.of().food == 12 + 6
    game.act("river").roll(3, 2)
    assert game.stock() == {}


def test_example_three_stone_and_a_wood_for_a_tile_of_four_of_two_kinds_are_eighteen_points() -> (
    None
):
    game = table().give(0, goods="3 stone 1 wood").stand(0, "tile:3 1").work()
    assert game.pay("3 stone 1 wood").of().score == 18


def test_example_two_wood_and_a_brick_are_ten_points() -> None:
    game = table().give(0, goods="2 wood 1 brick").stand(0, "tile:1 1").work()
    assert game.pay("2 wood 1 brick").of().score == 10


def test_example_five_symbols_and_a_second_pottery_are_twenty_six_points() -> None:
    game = table().lay("", "", "", "").give(0, cards="c02 c12 c01 c23 c26 c11")
    assert game.lines()["culture"] == 25 + 1


def test_example_five_farmers_at_agriculture_seven_are_thirty_five_points() -> None:
    game = table().lay("", "", "", "").give(0, cards="c08 c17 c07", agriculture=7)
    assert game.lines()["farmer"] == 35


def test_example_three_toolmakers_with_tools_of_seven_are_twenty_one_points() -> None:
    assert table().give(0, cards="c09 c33", tools="3 2 2").lines()["toolmaker"] == 21


def test_example_seven_hut_builders_with_six_buildings_are_forty_two_points() -> None:
    game = table().lay("", "", "", "").give(0, cards="c28 c06 c16")
    assert game.give(0, tiles="b02 b03 b04 b05 b06 b07").lines()["hut_builder"] == 42


def test_example_three_shamans_with_eight_people_are_twenty_four_points() -> None:
    assert table().give(0, cards="c22 c20", people=8).lines()["shaman"] == 24


def test_example_dice_for_all() -> None:
    game = table(4).lay("c01", "c26", "c30", "c19").give(RED, goods="1 wood")
    game.stand(RED, "card:1 1 forest 1").work().act("card:1").pay("1 wood").roll(5, 6, 2, 2)
    game.pick(5).pick(6)
    assert game.of(RED).tools == (1, 0, 0)
    assert game.of(BLUE).agriculture == 1
    assert game.stock(GREEN) == game.stock(YELLOW) == {"brick": 1}


def test_example_cards_two_and_three_were_taken() -> None:
    game = table().give(0, goods="9 wood").stand(0, "card:2 1 card:3 1").work()
    game.act("card:2").pay("2 wood").pay("3 wood")
    assert game.state.row == ("c11", "c19", "", "")
    game.draw("c31", "c35")
    assert game.state.row == ("c11", "c19", "c31", "c35")


def first_card(card: str) -> Any:
    game = table().lay(card, "c26", "c30", "c12").give(0, goods="1 wood")
    return game.stand(0, "card:1 1 forest 1").work().act("card:1").pay("1 wood")


def test_example_a_card_with_four_food() -> None:
    assert first_card("c15").of().food == 12 + 4


def test_example_a_card_with_a_gold() -> None:
    assert first_card("c21").stock() == {"gold": 1}


def test_example_a_card_that_rolls_two_dice_for_wood() -> None:
    assert first_card("c24").roll(4, 4).stock() == {"wood": 8 // 3}


def test_example_a_one_use_tool_of_four() -> None:
    game = first_card("c33").act("forest").roll(2).use(cards="c33")
    assert game.stock() == {"wood": (2 + 4) // 3}


def test_example_with_two_or_three_players_one_village_place_stays_empty() -> None:
    for players in (2, 3):
        game = table(players).puts("tool_maker", "field")
        assert "hut" not in game.open_places()
