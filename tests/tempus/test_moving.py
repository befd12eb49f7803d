"""People move over land, lakes and the sea: T11 to T16."""

from __future__ import annotations

from typing import Any

import pytest

from game.tempus.actions import Boost, Move
from game.tempus.events import PersonMoved
from tests.build.tempus import at, table

TRANSPORT = "transport:hills"


def test_T11_as_many_people_as_the_own_box_says_fewer_if_wished() -> None:
    game = table().box(5, 5, 5).put(0, "4.5", "6.5", "8.5").hand(0, TRANSPORT)
    game.move("4.5", "4.4").move("6.5", "6.4")
    assert game.why_move("8.5", "8.4") == "move.left"
    game = table().box(5, 5, 5).put(0, "4.5", "6.5").move("4.5", "4.4").done()
    assert game.seat == 1


def test_T11_each_person_moves_at_most_once_per_action() -> None:
    game = table().box(5, 5, 5).put(0, "4.5", "6.5").move("4.5", "4.4")
    assert game.why_move("4.4", "4.3") == "move.again"
    game = table().box(5, 5, 5).put(0, "4.5", "4.4").move("4.5", "4.4")
    assert game.why_move("4.4", "4.3") is None
    assert game.move("4.4", "4.3").seat == 1


def test_T11_never_back_to_the_hex_it_started_from() -> None:
    game = table().box(4, 4, 4).put(0, "4.5")
    assert "4.5" not in game.reach("4.5")
    assert game.why_move("4.5", "4.5") == "move.same"


@pytest.mark.parametrize("owner", [0, 1])
def test_T11_nobody_stops_in_a_city_not_even_an_own_one(owner: int) -> None:
    game = table().put(0, "4.5").city(owner, "4.4 2")
    assert game.why_move("4.5", "4.4") == ("foreign" if owner else "move.city")


def test_T11_nobody_stops_beside_other_players_people() -> None:
    game = table().put(0, "4.5").put(1, "4.4")
    assert game.why_move("4.5", "4.4") == "foreign"


def test_T11_room_is_asked_for_at_the_moment_of_stopping_so_full_hexes_cannot_swap() -> None:
    game = table().box(5, 5, 5).put(0, "4.5 3", "4.4 3")
    assert game.why_move("4.5", "4.4") == "full"
    assert game.why_move("4.4", "4.5") == "full"
    game.move("4.4", "4.3")
    assert game.why_move("4.5", "4.4") is None


def test_T12_over_land_up_to_the_distance_of_the_box() -> None:
    game = table().box(3, 3, 3).put(0, "4.5")
    assert game.reach("4.5") == {"4.4", "5.4", "5.5", "4.6", "3.5", "3.4"}
    assert game.told_why(Move(at("4.5"), at("4.3")))["count"] == 1
    game.box(4, 4, 4)
    assert len(game.reach("4.5")) == 18
    assert game.why_move("4.5", "4.3") is None
    game.box(9, 9, 9)
    assert game.why_move("4.5", "4.0") is None
    assert game.why_move("4.5", "10.5") == "move.far"


def test_T12_it_may_pass_mountains_own_people_a_full_hex_and_own_cities() -> None:
    way = ("4.5", "4.4", "4.3")
    for what in ("M", "full", "city"):
        game = table().box(4, 4, 4).flood(*way).put(0, "4.5")
        if what == "M":
            game.paint("M", "4.4")
        elif what == "full":
            game.put(0, "4.4 3")
        else:
            game.city(0, "4.4 2")
        assert game.why_move("4.5", "4.3") is None, what


def test_T12_it_may_not_pass_water_nor_other_players_people_or_cities() -> None:
    game = table().box(4, 4, 4).flood("4.5", "4.3").put(0, "4.5")
    assert game.why_move("4.5", "4.3") is not None
    way = ("4.5", "4.4", "4.3")
    game = table().box(4, 4, 4).flood(*way).put(0, "4.5").put(1, "4.4")
    assert game.why_move("4.5", "4.3") == "move.ships"
    game = table().box(4, 4, 4).flood(*way).put(0, "4.5").city(1, "4.4 2")
    assert game.why_move("4.5", "4.3") == "move.ships"


def lake(box: int = 0) -> Any:
    """Give a plain with a lake of three hexes, and two people."""
    game = table().box(box, box, box).paint(".", "5.5", "6.5", "7.5")
    return game.put(0, "5.4", "5.2")


SHORE = {"4.5", "4.6", "5.6", "6.4", "6.6", "7.4", "7.6", "8.5", "8.6"}


def test_T13_over_a_lake_to_any_other_hex_of_its_shore_in_every_era() -> None:
    game = lake()
    assert game.reach("5.4") >= SHORE | {"5.3", "4.4"}
    assert game.reach("5.4") - SHORE <= {"5.3", "4.4", "4.5", "6.4", "6.5"}
    game.move("5.4", "8.6")
    assert game.told(PersonMoved)[0].way == "lake"


def test_T13_the_trip_is_the_whole_move_no_step_before_or_after_it() -> None:
    game = lake(4)
    assert "9.6" not in game.reach("5.4")
    assert "8.5" not in game.reach("5.2")


def test_T13_two_lakes_need_two_moves() -> None:
    game = lake().paint(".", "10.6")
    assert "9.6" not in game.reach("5.4")
    assert game.put(0, "9.6").reach("9.6") >= {"11.6", "10.7"}


def test_T13_over_the_sea_only_with_ships_in_the_own_box() -> None:
    game = table().flood("2.2", "9.9", "5.5").box(5, 6, 5).put(0, "2.2").put(1, "5.5")
    assert game.reach("2.2") == set()
    assert game.why_move("2.2", "9.9") == "move.ships"
    game.turn(1)
    assert game.reach("5.5") == {"9.9"}
    game.move("5.5", "9.9")
    assert game.told(PersonMoved)[0].way == "sea"


def test_T13_stops_over_water_are_those_of_a_walk() -> None:
    game = lake().put(0, "8.5 2").put(1, "7.6").city(0, "7.4 2")
    assert not {"8.5", "7.6", "7.4"} & game.reach("5.4")
    assert "8.6" in game.reach("5.4")


def test_T13_the_sea_outside_the_grid_joins_all_coasts() -> None:
    game = table().box(6, 6, 6).put(0, "0.0")
    assert "12.11" in game.reach("0.0")
    assert "6.6" not in game.reach("0.0")


def test_T14_mountains_are_walked_on_like_all_land() -> None:
    game = table().paint("M", "4.4").put(0, "4.5").move("4.5", "4.4")
    assert game.people() == {"4.4": 1}


def test_T15_transport_moves_one_more_person_each_within_the_move_action() -> None:
    game = table().put(0, "4.5", "6.5", "8.5").hand(0, TRANSPORT, "transport:forest")
    assert game.why(Boost(TRANSPORT)) == "transport"
    game.move("4.5", "4.4").do(Boost(TRANSPORT)).move("6.5", "6.4")
    assert game.why_move("8.5", "8.4") == "move.left"
    game.do(Boost("transport:forest"))
    assert game.why_move("4.4", "4.3") == "move.again"
    game.move("8.5", "8.4")
    assert game.seat == 1


def test_T15_transport_helps_over_water_too() -> None:
    game = lake().hand(0, TRANSPORT, "weapons:hills").put(0, "4.6")
    game.move("5.2", "5.1").do(Boost(TRANSPORT)).move("5.4", "8.6")
    assert "8.6" in game.people()


def test_T15_transport_has_no_place_in_another_action() -> None:
    game = table().box(2, 0, 0).put(0, "4.5", "6.5").hand(0, TRANSPORT).birth("4.5")
    assert game.why(Boost(TRANSPORT)) == "transport"


def test_T16_of_moved_and_unmoved_people_on_a_hex_an_unmoved_one_moves() -> None:
    game = table().box(5, 5, 5).put(0, "4.5", "4.4 2").hand(0, TRANSPORT)
    game.move("4.5", "4.4").move("4.4", "4.3").do(Boost(TRANSPORT))
    assert game.people() == {"4.4": 2, "4.3": 1}
    assert game.why_move("4.4", "5.4") is None
    game.move("4.4", "5.4")
    assert game.people() == {"4.3": 1, "4.4": 1, "5.4": 1}
    assert game.seat == 1


def fight(game: Any) -> Any:
    """Open a War Leader's fight of seat 0 from 4.4 against one person of seat 1 on 4.3."""
    return game.lead("war_leader:hills", "4.4", "4.3")


def marked(here: str = "4.4") -> Any:
    """Give a Move in progress with one moved and two unmoved people on 4.4."""
    game = table().box(5, 5, 5).spare(1).put(1, "4.3").put(0, "4.5", f"{here} 2")
    return game.hand(0, "war_leader:hills", TRANSPORT).move("4.5", here)


def test_T16_an_advance_asks_which_and_is_no_move() -> None:
    game = fight(marked()).commit()
    assert game.phase == "advance"
    assert {(a.fresh, a.moved) for a in game.legal} == {
        (fresh, moved) for fresh in range(3) for moved in range(2)
    }
    game.advance(1, 1)
    assert (game.phase, game.people()) == ("move", {"4.4": 1, "4.3": 2})
    game.move("4.3", "4.2")
    assert game.people() == {"4.4": 1, "4.3": 1, "4.2": 1}
    assert game.state.moved == ((at("4.2"), 1), (at("4.3"), 1))


def test_T16_a_loss_takes_a_moved_person_first() -> None:
    game = marked().put(1, "4.3 3")
    fight(game).commit()
    assert game.people()["4.4"] == 2
    assert game.state.moved == ()


def test_T16_every_action_starts_without_marks() -> None:
    game = table().put(0, "4.5").hand(0, "government:hills").move("4.5", "4.4").done()
    assert game.phase == "end"
    assert game.state.moved == ()


def test_a_route_tells_the_way_and_land_comes_before_water() -> None:
    game = lake(4)
    assert game.rules.route(game.state, at("5.4"), at("6.4")) == ("land", (at("5.4"), at("6.4")))
    way, path = game.rules.route(game.state, at("5.4"), at("8.6"))
    assert (way, path) == ("lake", (at("5.4"), at("8.6")))
    way, path = game.rules.route(game.state, at("5.2"), at("5.0"))
    assert (way, path) == ("land", (at("5.2"), at("5.1"), at("5.0")))
