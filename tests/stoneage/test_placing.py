"""Phase 1: where people may go, who is skipped, and what the numbers of players close."""

from __future__ import annotations

import pytest

from game.stoneage.actions import Put
from game.stoneage.events import ActingBegan, StayedHome
from tests.build.stoneage import table

SOURCES = ("forest", "clay_pit", "quarry", "river")
VILLAGE = ("tool_maker", "hut", "field")


def test_a_game_begins_with_five_people_twelve_food_and_nothing_else() -> None:
    for seat in range(4):
        tribe = table().of(seat)
        assert (tribe.people, tribe.home, tribe.food, tribe.agriculture) == (5, 5, 12, 0)
        assert (tribe.resources, tribe.tools, tribe.score) == ((0, 0, 0, 0), (0, 0, 0), 0)
        assert (tribe.cards, tribe.open, tribe.tiles) == ((), (), ())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_puts_first_and_the_turn_goes_clockwise(players: int) -> None:
    game = table(players, first=1)
    order = []
    for place in ("hunting", "card:1", "card:2", "card:3")[:players]:
        order.append(game.turn)
        game.put(place)
    assert order == [(1 + step) % players for step in range(players)]
    assert game.turn == 1


def test_sa1_nobody_passes_while_a_place_is_free() -> None:
    game = table()
    assert {type(action) for action in game.legal} == {Put}
    assert game.why(Put("forest", 0)) == "no_people"
    assert game.why(Put("forest", -1)) == "no_people"


def test_sa2_who_has_no_place_left_is_skipped_for_the_rest_and_keeps_people_at_home() -> None:
    game = table(2).turn_up("b01", "b26")
    game.stand(0, "hunting 1 tool_maker 1 forest 1 clay_pit 1 card:1 1 tile:1 1")
    game.stand(1, "hut 2 quarry 1 river 1 card:2 1 tile:2 1")
    game.give(0, people=9).give(1, people=9)
    game.puts("card:3", "card:4")
    assert game.turn == 1, "seat 0 has two people at home and no place for them"
    assert game.open_places() == {"hunting"}
    game.put("hunting", 2)
    assert [(e.seat, e.people) for e in game.told(StayedHome)] == [(0, 2)]
    assert game.phase == "act"


def test_sa2_the_marker_does_not_stay_on_a_skipped_player() -> None:
    game = table(2).stand(0, "forest 5")
    game.state.seat = 1
    game.puts("hunting 1", "clay_pit 1")
    assert game.turn == 1


def test_sa2_people_who_stayed_home_eat_all_the_same() -> None:
    game = table(2).give(0, people=7, food=12).stand(0, "field 1").stand(1, "field 0")
    game.work()
    assert game.of(0).food == 12 + 1 - 7


def test_sa3_a_place_is_visited_once_a_round_by_the_same_player_hunting_too() -> None:
    game = table(4).puts("hunting 2", "forest 1", "clay_pit 1", "quarry 1")
    assert game.why(Put("hunting", 1)) == "there_already"
    game.put("forest", 1)
    assert game.why(Put("forest", 1)) == "there_already"


def test_sa3_hunting_is_the_one_choice_when_all_else_is_full() -> None:
    game = table(2).give(0, people=10).give(1, people=10)
    game.stand(0, "tool_maker 1 forest 1 clay_pit 1 card:1 1 card:3 1 tile:1 1")
    game.stand(1, "hut 2 quarry 1 river 1 card:2 1 card:4 1 tile:2 1")
    assert game.open_places() == {"hunting"}
    game.put("hunting", 1)
    assert (game.turn, game.open_places()) == (1, {"hunting"})


def test_sa3_the_hut_takes_exactly_two_and_cannot_be_entered_with_one() -> None:
    game = table(4).stand(0, "hunting 4")
    assert game.why(Put("hut", 2)) == "home"
    assert game.short(Put("hut", 2)) == 1
    assert game.why(Put("hut", 1)) == "exact"
    assert "hut" not in game.open_places()
    game.stand(0, "hunting 3")
    assert game.why(Put("hut", 2)) is None
    assert game.why(Put("hut", 3)) == "exact"


def test_sa3_no_more_people_than_are_at_home() -> None:
    game = table().stand(0, "hunting 2")
    assert game.short(Put("forest", 4)) == 1
    assert [a.people for a in game.legal if a.place == "forest"] == [1, 2, 3]


def test_an_occupied_village_place_is_refused() -> None:
    game = table().put("field")
    assert game.why(Put("field", 1)) == "occupied"


def test_a_place_that_does_not_exist_is_refused() -> None:
    assert table().why(Put("moon", 1)) == "no_place"
    assert table(2).why(Put("tile:3", 1)) == "no_place"


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("third", VILLAGE)
def test_sa4_with_two_or_three_players_two_village_places_close_the_third(
    players: int, third: str
) -> None:
    taken = [place for place in VILLAGE if place != third]
    game = table(players)
    for place in taken:
        assert third in game.open_places()
        game.put(place, 2 if place == "hut" else 1)
    people = 2 if third == "hut" else 1
    for _ in range(players):
        assert third not in game.open_places()
        assert game.why(Put(third, people)) in ("village_closed", "there_already")
        game.put({0: "hunting", 1: "card:1", 2: "card:2"}[game.turn])


@pytest.mark.parametrize("players", [2, 3])
def test_sa4_one_player_may_hold_both_village_places(players: int) -> None:
    game = table(players).stand(0, "tool_maker 1 hut 2")
    game.state.seat = 1
    assert game.why(Put("field", 1)) == "village_closed"
    refusal = game.rules.refuse(game.state, Put("field", 1))
    assert refusal is not None
    assert refusal.params["count"] == 2


def test_sa4_a_village_place_taken_only_as_a_block_counts() -> None:
    game = table(3).give(0, agriculture=10).put("field").put("tool_maker")
    assert game.why(Put("hut", 2)) == "village_closed"


def test_sa4_with_four_players_all_three_village_places_are_open() -> None:
    game = table(4).puts("tool_maker", "hut 2", "field")
    assert game.phase == "place"


def test_sa4_the_third_village_place_is_open_again_in_the_next_round() -> None:
    game = table(2).stand(0, "field 1").stand(1, "tool_maker 1").work()
    assert game.state.round == 2
    assert {"field", "tool_maker", "hut"} <= game.open_places()


@pytest.mark.parametrize("source", SOURCES)
def test_sa5_with_three_players_only_two_may_be_at_a_source(source: str) -> None:
    game = table(3).puts(f"{source} 2", f"{source} 2")
    assert game.why(Put(source, 1)) == "source_closed"
    assert game.short(Put(source, 1)) == 2
    assert source not in game.open_places()


def test_sa5_with_three_players_a_source_holds_seven_people_together() -> None:
    game = table(3).puts("forest 4")
    assert game.short(Put("forest", 4)) == 3
    assert game.why(Put("forest", 3)) is None


@pytest.mark.parametrize("source", SOURCES)
def test_sa6_with_two_players_only_one_may_be_at_a_source(source: str) -> None:
    game = table(2).put(source)
    assert game.why(Put(source, 1)) == "source_closed"
    assert source not in game.open_places()


def test_sa6_with_two_players_a_source_holds_seven_people() -> None:
    game = table(2).give(0, people=9)
    assert game.why(Put("forest", 7)) is None
    assert game.short(Put("forest", 8)) == 7


@pytest.mark.parametrize("source", SOURCES)
def test_with_four_players_all_may_be_at_a_source_until_its_rings_are_taken(source: str) -> None:
    game = table(4).puts(f"{source} 2", f"{source} 2", f"{source} 2")
    assert game.why(Put(source, 1)) is None
    assert game.short(Put(source, 2)) == 1
    game.put(source)
    assert game.why(Put(source, 1)) == "there_already"


def test_sa7_hunting_has_no_limit_in_number_or_players() -> None:
    game = table(4)
    for seat in range(4):
        game.give(seat, people=10)
    game.puts("hunting 9", "hunting 9", "hunting 9", "hunting 9")
    assert game.rules.people_at(game.state, "hunting") == (9, 9, 9, 9)


@pytest.mark.parametrize("players", [2, 3])
def test_sa7_hunting_is_not_limited_with_few_players_either(players: int) -> None:
    game = table(players).puts(*["hunting 2"] * players)
    assert game.rules.people_at(game.state, "hunting") == (2,) * players


def test_sa8_the_same_player_may_stand_on_several_cards_and_tiles() -> None:
    game = table(2).puts("card:1", "hunting", "card:2", "forest", "tile:1", "quarry", "tile:2")
    assert [game.of(0).placed[at] for at in (8, 9, 12, 13)] == [1, 1, 1, 1]


def test_sa8_each_card_and_tile_takes_one_person_of_one_player() -> None:
    game = table(2)
    assert game.why(Put("card:1", 2)) == "one_person"
    assert game.why(Put("tile:1", 2)) == "one_person"
    game.puts("card:1")
    assert game.why(Put("card:1", 1)) == "occupied"


def test_sa9_a_card_or_tile_may_be_taken_without_means_to_pay() -> None:
    game = table(2)
    assert game.of(0).resources == (0, 0, 0, 0)
    assert game.why(Put("card:4", 1)) is None
    assert game.why(Put("tile:1", 1)) is None


FULL = [
    ("field", 1, {"agriculture": 10}),
    ("hut", 2, {"people": 10}),
    ("tool_maker", 1, {"tools": "4 4 4"}),
]


@pytest.mark.parametrize(("place", "people", "what"), FULL)
def test_sa10_a_full_track_may_be_a_block(
    place: str, people: int, what: dict[str, int] | dict[str, str]
) -> None:
    game = table(4).give(0, **what)
    assert game.why(Put(place, people)) is None
    assert place in game.open_places()


@pytest.mark.parametrize(("place", "people", "what"), FULL)
def test_sa10_refused_a_full_track_is_no_legal_place(
    place: str, people: int, what: dict[str, int] | dict[str, str]
) -> None:
    game = table(4, full_track_placement="refused").give(0, **what)
    assert game.why(Put(place, people)) == "no_gain"
    assert place not in game.open_places()
    game.put("hunting")
    assert place in game.open_places(), "only for the player whose track is full"


def test_sa10_refused_an_almost_full_track_is_legal() -> None:
    game = table(4, full_track_placement="refused")
    game.give(0, agriculture=9, people=9, tools="4 4 3")
    assert {"field", "hut", "tool_maker"} <= game.open_places()


def test_sa11_who_is_out_of_people_is_passed_over_and_the_last_goes_on_alone() -> None:
    game = table(3).puts("hunting 5", "hunting 5", "forest 1")
    order = []
    for place in ("clay_pit", "quarry", "river", "hunting"):
        order.append(game.turn)
        game.put(place)
    assert order == [2, 2, 2, 2]
    assert len(game.told(ActingBegan)) == 1


def test_sa11_one_place_a_turn() -> None:
    game = table(2).put("forest")
    assert game.turn == 1


def test_rooms_tell_the_most_people_for_every_place() -> None:
    game = table(4).puts("forest 4", "hut 2", "card:2")
    rooms = game.rules.rooms(game.state, 3)
    assert rooms["forest"] == 3
    assert rooms["hunting"] == 5
    assert rooms["tool_maker"] == rooms["field"] == rooms["card:1"] == rooms["tile:4"] == 1
    assert rooms["hut"] == rooms["card:2"] == 0
