"""The worked examples of the rules: E1 to E12."""

from __future__ import annotations

from typing import Any

import pytest

from game.tempus.actions import Birth, Build, Lead, Move, Name
from game.tempus.events import FightDecided, ProgressCounted
from tests.build.tempus import at, table


def test_E1_what_a_player_on_writing_can_do() -> None:
    era = table().tables.eras[1]
    assert (era.id, era.actions, era.draw, era.hand, era.ships) == ("writing", 3, 2, 5, False)
    assert (era.stack, era.babies, era.people, era.distance) == (2, 1, 1, 1)


def test_E2_john_on_cities_has_four_tokens_the_others_three() -> None:
    game = table(3).box(2, 2, 2).put(0, "4.5 2").put(1, "0.0").put(2, "2.0").tokens(1, 0, 0)
    game.paint("W", "4.5").move("4.5", "4.6")
    assert game.of(0).box == 3
    assert [tribe.tokens for tribe in game.state.tribes] == [4, 3, 3]


def test_E3_two_steps_on_land_or_anywhere_along_the_shore() -> None:
    shore = ("6.4", "6.6", "7.4", "7.6", "8.5", "8.6")
    game = table().box(4, 4, 4).paint(".", "5.5", "6.5", "7.5").put(0, "5.4", "2.3")
    reach = game.reach("5.4")
    assert set(shore) <= reach
    assert {"5.3", "5.2", "4.4"} <= reach
    assert "9.5" not in reach
    assert not {"6.6", "8.5"} & game.reach("2.3")


def test_E3_past_an_own_city_but_not_past_a_foreign_one() -> None:
    for owner, reached in ((0, True), (1, False)):
        game = table().box(4, 4, 4).flood("4.5", "4.4", "4.3").put(0, "4.5").city(owner, "4.4 2")
        assert ("4.3" in game.reach("4.5")) is reached


def test_E4_two_babies_but_one_grassland_hex_is_one_child() -> None:
    game = table().box(2, 2, 2).flood("4.5", "4.6", letter="F").paint("G", "4.5")
    game.put(0, "4.5", "4.6").birth("4.5")
    assert game.seat == 1
    assert game.people()["4.5"] == 2


def battle(mine: int, cards: Any) -> Any:
    return table().box(3, 3, 3).spare(0).spare(1).put(0, f"4.5 {mine}").hand(0, *cards)


def test_E5_five_against_four_and_two_move_in() -> None:
    cards = ("weapons:farmland", "transport:forest")
    game = battle(3, cards).put(1, "4.4 2").hand(1, "fortress:grassland").paint("F", "4.4")
    game.attack("4.5", "4.4").commit(*cards).commit("fortress:grassland")
    assert game.told(FightDecided)[0].points == (5, 4)
    game.advance(2)
    assert (game.people()["4.4"], game.people()["4.5"]) == (2, 1)


def test_E6_four_against_five_and_red_loses_one() -> None:
    cards = ("education:forest", "war_leader:farmland")
    game = battle(3, cards).city(1, "4.4 2").hand(1, "fortress:forest")
    game.attack("4.5", "4.4").do(Name("forest")).commit(*cards).commit("fortress:forest")
    assert game.told(FightDecided)[0].points == (4, 5)
    assert (game.people()["4.5"], game.cities(1)) == (2, {"4.4": 2})


def test_E7_two_people_may_attack_four() -> None:
    game = battle(2, ()).put(1, "4.4 4")
    assert game.why_attack("4.5", "4.4") is None


def test_E8_a_war_leader_drawn_by_ideas_is_played_in_the_same_turn() -> None:
    game = battle(3, ()).put(1, "4.4 2").ideas("war_leader:hills", "education:hills")
    assert game.why(Lead("war_leader:hills", at("4.5"), at("4.4"))) is None
    game.lead("war_leader:hills", "4.5", "4.4").commit().advance(1)
    assert game.people()["4.4"] == 1


def test_E9_the_convert_is_moved_as_the_second() -> None:
    game = table().box(5, 5, 5).spare(1).put(1, "4.4").put(0, "4.5", "8.5")
    game.hand(0, "religion:hills").move("8.5", "8.4").preach("religion:hills", "4.4", "4.5")
    game.move("4.5", "4.6")
    assert game.people() == {"4.5": 1, "4.6": 1, "8.4": 1}


@pytest.mark.parametrize("value", [4, 3, 2])
def test_E10_four_people_become_a_city_of_four_three_or_two(value: int) -> None:
    game = table().box(8, 8, 8).put(0, "4.5 4", "6.5")
    assert {action.value for action in game.can(Build)} == {4, 3, 2}
    game.build("4.5", value)
    assert game.cities() == {"4.5": value}


def test_E11_red_and_blue_enter_ships_together() -> None:
    game = table(3).box(5, 4, 4).put(0, "6.5 5").put(1, "8.5 3").city(1, "0.5 2").put(2, "0.9")
    game.paint("W", "6.5", "8.5", "6.4", "8.4").hand(0, "weapons:forest")
    game.hand(1, "education:forest").tokens(0, 0, 1).turn(2).move("0.9", "0.10")
    assert [tribe.box for tribe in game.state.tribes] == [5, 5, 5]
    game.commit("weapons:forest").commit("education:forest")
    event = game.told(ProgressCounted)[0]
    assert event.totals == (6, 6, 0)
    assert event.seats == (0, 1)
    assert [tribe.box for tribe in game.state.tribes] == [6, 6, 5]


def test_E12_who_holds_three_hexes_cannot_be_attacked_whatever_the_cities() -> None:
    game = table().put(0, "4.5 2").put(1, "4.4", "0.0", "0.2").city(1, "8.8 4", "8.5 2")
    assert game.why_attack("4.5", "4.4") == "protected"


def test_the_actions_of_the_examples_are_listed_as_well() -> None:
    game = battle(3, ()).put(1, "4.4 2")
    assert Move(at("4.5"), at("4.6")) in game.legal
    assert Birth(at("0.11")) in game.legal
