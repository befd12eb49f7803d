"""Placing cubes, lands that open, and the cities that come with them (S1–S4, C1–C3)."""

from __future__ import annotations

from typing import Any

import pytest

from game.bronze.actions import Choose, Done, Settle
from game.bronze.events import CitiesDiscarded, CitiesDrawn, CityTaken, CubePlaced, LandOpened
from game.bronze.state import NOBODY
from tests.build.bronze import rules, table

WILD = "bronze_casting"


def lands(game: Any) -> list[int]:
    return sorted({action.land for action in game.legal if isinstance(action, Settle)})


def spots(game: Any) -> set[tuple[int, str, int]]:
    found = (action for action in game.legal if isinstance(action, Settle))
    return {(action.land, action.terrain, action.place) for action in found}


def test_s1_a_spot_must_fit_in_terrain_and_kind() -> None:
    game = table().wake("irrigation")
    assert spots(game) == {(0, "savanna", 0), (0, "savanna", 1), (0, "desert", 0)}
    assert game.why(Settle("irrigation", 0, "coast", 0)) == "terrain"
    assert game.why(Settle("irrigation", 0, "mountains", 0)) == "kind", "only hunters there"


def test_s1_bronze_casting_fits_every_free_spot() -> None:
    game = table().wake(WILD)
    assert len(spots(game)) == 14
    game.give(1, on="0 coast *, 0 desert *")
    assert len(spots(game)) == 11


def test_s1_a_spot_holds_one_cube() -> None:
    game = table().give(1, on="0 desert 0").wake("irrigation")
    assert game.why(Settle("irrigation", 0, "desert", 0)) == "occupied"
    assert (0, "desert", 0) not in spots(game)


def test_s1_at_most_one_cube_for_each_activated_card() -> None:
    game = table().wake("irrigation irrigation")
    game.settle("irrigation", 0, "savanna", 0).settle("irrigation", 0, "savanna", 1)
    assert game.seat == 1
    assert game.of(0).cubes == 28


def test_s1_a_card_not_activated_places_nothing() -> None:
    game = table().wake("irrigation")
    assert game.why(Settle("wheel", 0, "coast", 0)) == "not_active"
    assert game.why(Settle("sail", 0, "coast", 0)) == "no_technology"


def test_s1_every_cube_may_be_declined() -> None:
    game = table().wake("irrigation wheel")
    assert Done() in game.legal
    game.done()
    assert (game.seat, game.of(0).cubes) == (1, 30)


def test_s1_only_open_lands_can_be_settled() -> None:
    game = table(3).wake(WILD)
    assert lands(game) == [0, 1]
    assert game.why(Settle(WILD, 2, "coast", 0)) == "hidden"
    assert game.refusal(Settle(WILD, 2, "coast", 0)).params == {"land": 3}
    for land in (-1, 9, True):
        assert game.why(Settle(WILD, land, "coast", 0)) == "no_land"


def test_s1_there_are_no_spots_but_those_of_the_tile() -> None:
    game = table().wake(WILD)
    assert game.why(Settle(WILD, 0, "desert", 1)) == "no_spot"
    assert game.why(Settle(WILD, 0, "desert", -1)) == "no_spot"
    assert game.why(Settle(WILD, 0, "moon", 0)) == "no_terrain"


def test_s1_lands_may_be_skipped_even_by_a_player_without_any_cube() -> None:
    assert lands(table(3).opened(4).wake(WILD)) == [0, 1, 2, 3]


def test_s1_pl_skip() -> None:
    game = table().opened(3).give(0, on="0 coast 0").wake(WILD)
    assert lands(game) == [0, 1, 2]


def test_s1_pl_left_a_land_left_of_the_own_rightmost_cube_is_closed() -> None:
    game = table().opened(4).give(0, on="2 coast 0").wake(WILD)
    assert lands(game) == [2, 3]
    assert game.why(Settle(WILD, 1, "coast", 0)) == "left_behind"
    assert game.refusal(Settle(WILD, 1, "coast", 0)).params == {"land": 3}


def test_s1_the_cubes_of_others_close_no_land() -> None:
    game = table().opened(4).give(1, on="3 coast 0").give(0, on="0 coast 0").wake(WILD)
    assert lands(game) == [0, 1, 2, 3]


def test_example_pl_rules_irrigation_goes_to_the_second_land_and_never_back() -> None:
    game = table().opened(2).give(1, on="0 savanna *, 0 desert *")
    game.wake("irrigation irrigation irrigation")
    assert lands(game) == [1]
    taken = {(a.terrain, a.place) for a in game.legal if isinstance(a, Settle)}
    assert taken == {("mountains", 0), ("savanna", 0), ("desert", 0), ("desert", 2)}
    game.settle("irrigation", 1, "savanna", 0).choose()
    game.set(players=(game.of(0), rules().setup(2).players[1]))
    assert game.why(Settle("irrigation", 0, "savanna", 0)) == "left_behind"
    assert lands(game) == [1, 2]


@pytest.mark.parametrize(
    ("players", "before", "place_in", "after"),
    [(2, 1, 0, 2), (3, 2, 0, 2), (3, 2, 1, 3), (2, 7, 6, 7)],
    ids=["rv-2p", "rv-3p", "rv-3p-b", "rv-last"],
)
def test_s2_the_land_to_the_right_of_a_cube_is_turned_up_if_it_is_hidden(
    players: int, before: int, place_in: int, after: int
) -> None:
    game = table(players).opened(before).wake(WILD).settle(WILD, place_in, "coast", 0)
    assert len(game.state.tiles) == after


def test_s2_one_land_only_is_turned_up_for_a_cube() -> None:
    game = table().opened(3).wake(f"{WILD} {WILD}").do(Settle(WILD, 2, "coast", 0))
    assert game.asked == "lands"
    assert len(game.pool) == 14 - 3
    game.chance_source("l09")
    assert game.state.tiles == ("l01", "l02", "l03", "l09")
    assert game.asked == "cities"
    assert game.told(LandOpened)[-1] == LandOpened(0, 3, "l09")


def test_s2_first_the_land_then_the_city_then_the_next_cube() -> None:
    game = table().opened(2).wake(f"{WILD} {WILD}").do(Settle(WILD, 1, "coast", 0))
    assert game.told(CubePlaced)[-1] == CubePlaced(0, WILD, 1, "coast", 0, "farmers", 29)
    assert game.asked == "lands"
    game.chance_source("l03")
    assert game.asked == "cities"
    game.luck()
    assert game.phase == "city"
    game.choose()
    assert game.phase == "settle"


def test_s2_the_land_just_opened_may_be_settled_at_once() -> None:
    game = table().wake(f"{WILD} {WILD}").settle(WILD, 0, "coast", 0)
    assert lands(game) == [0, 1]
    game.settle(WILD, 1, "coast", 0)
    assert len(game.state.tiles) == 3


def test_s3_the_cards_are_used_in_any_order() -> None:
    game = table().wake("irrigation wheel")
    used = {a.technology for a in game.legal if isinstance(a, Settle)}
    assert used == {"irrigation", "wheel"}
    game.settle("wheel", 0, "coast", 0)
    assert game.state.active == ("irrigation",)


def test_s3_where_several_cards_fit_the_player_says_which_is_used() -> None:
    game = table().wake("irrigation wheel")
    both = {a.technology for a in game.legal if isinstance(a, Settle) and a.terrain == "savanna"}
    assert both == {"irrigation", "wheel"}
    game.settle("wheel", 0, "savanna", 0)
    assert game.state.active == ("irrigation",)


def test_s3_a_card_without_a_spot_may_find_one_in_a_land_opened_meanwhile() -> None:
    game = table().give(1, on="0 steppe *, 0 savanna *, 0 coast *").wake("pottery wheel")
    idle = rules().idle(game.state, "wheel")
    assert idle is not None
    assert idle.key == "bronze.idle.wait"
    assert not [a for a in game.legal if isinstance(a, Settle) and a.technology == "wheel"]
    game.settle("pottery", 0, "jungle", 0)
    assert rules().idle(game.state, "wheel") is None
    assert {a.land for a in game.legal if isinstance(a, Settle)} == {1}
    assert "wheel" in {a.technology for a in game.legal if isinstance(a, Settle)}


def test_s3_placing_ends_by_itself_when_no_unused_card_has_a_spot() -> None:
    game = table().opened(7).give(0, on="6 mountains 0")
    game.give(1, on="6 steppe *, 6 savanna *, 6 coast *").wake("wheel pottery")
    game.settle("pottery", 6, "jungle", 0)
    assert game.seat == 1


def test_s3_placing_ends_with_the_last_cube() -> None:
    game = table().give(0, cubes=1).wake("wheel wheel").settle("wheel", 0, "coast", 0)
    assert game.seat == 1
    assert game.state.ending


def test_s4_without_a_legal_spot_the_card_is_laid_and_the_fourth_phase_follows() -> None:
    game = table().opened(7).give(0, on="0 jungle 0, 0 jungle 1, 0 jungle 2, 6 coast 0")
    game.give(1, on="6 *").hold("wheel").lay("wheel")
    assert game.seat == 1, "there was nothing to decide"
    assert game.of(0).matrix == (("wheel",),)
    assert game.held(0, "jungle") == 3


def test_s4_unused_activations_lapse() -> None:
    game = table().wake("wheel wheel").done()
    assert game.state.active == ()
    game.set(seat=0).hold("religion").lay("religion", 0)
    assert game.state.active == ("religion",)


def test_s4_until_all_lands_are_open_every_card_has_a_spot() -> None:
    tables = rules().tables
    for tile in tables.tiles:
        layout = tables.layout((tile,))
        assert all(layout.fits[card] for card in tables.cards), tile


def test_c1_the_first_cube_in_a_land_brings_one_city_more_than_there_are_players() -> None:
    for players in (2, 3, 4):
        game = table(players).opened(3).wake(WILD).do(Settle(WILD, 1, "coast", 0))
        assert game.asked == "cities"
        game.luck()
        assert len(game.state.displays[1]) == players + 1
        drawn = game.told(CitiesDrawn)[-1]
        assert (drawn.seat, drawn.land, len(drawn.cities)) == (0, 1, players + 1)
        assert not set(drawn.cities) & set(game.state.cities)
        game.choose(drawn.cities[1])
        assert game.of(0).cities == (drawn.cities[1],)
        assert game.told(CityTaken)[-1] == CityTaken(0, 1, drawn.cities[1], players)


def test_c1_the_first_land_gives_no_city() -> None:
    game = table(3).wake(f"{WILD} {WILD}").settle(WILD, 0, "coast", 0)
    assert game.phase == "settle"
    assert game.state.displays[0] == ()


def test_c1_the_second_land_gives_a_city_also_when_it_lay_open_from_the_start() -> None:
    assert table(3).wake(WILD).settle(WILD, 1, "coast", 0).phase == "city"


def test_c1_later_arrivals_choose_from_what_lies_there() -> None:
    game = table(2).opened(3).give(1, on="1 desert 0").below(1, "troy mari").wake(WILD)
    game.do(Settle(WILD, 1, "coast", 0))
    assert (game.asked, game.phase) == ("", "city"), "nothing is drawn"
    assert game.legal == [Choose("troy"), Choose("mari")]
    game.choose("mari")
    assert game.of(0).cities == ("mari",)


def test_c1_a_second_cube_in_a_land_brings_no_city() -> None:
    game = table(2).opened(3).give(0, on="1 desert 0", cities="troy").below(1, "mari").wake(WILD)
    game.settle(WILD, 1, "coast", 0)
    assert game.of(0).cities == ("troy",)
    assert game.seat == 1


def test_c1_a_city_must_be_chosen_before_the_next_cube() -> None:
    game = table().opened(3).wake(f"{WILD} {WILD}").settle(WILD, 1, "coast", 0)
    assert game.why(Done()) == game.why(Settle(WILD, 1, "coast", 1)) == "step"
    assert {type(action) for action in game.legal} == {Choose}


def test_c1_only_a_city_below_that_land_can_be_chosen() -> None:
    game = table(2).opened(4).give(1, on="1 desert 0, 2 desert 0").below(1, "troy")
    game.below(2, "mari").wake(WILD).settle(WILD, 1, "coast", 0)
    assert game.why(Choose("mari")) == "city_elsewhere"
    assert game.why(Choose("atlantis")) == "no_city"


def test_c1_a_skipped_land_gives_no_city() -> None:
    game = table(2).opened(4).wake(WILD).settle(WILD, 2, "coast", 0)
    assert game.told(CitiesDrawn)[-1].land == 2
    game.choose()
    assert len(game.of(0).cities) == 1


def test_c1_the_last_of_four_players_still_has_a_choice_of_two() -> None:
    game = table(4).opened(4)
    for seat, left in zip(range(4), (5, 4, 3, 2), strict=True):
        terrain = ("coast", "jungle", "desert", "savanna")[seat]
        game.set(seat=seat).wake(WILD).settle(WILD, 1, terrain, 0)
        assert len(game.legal) == left
        game.choose()


def test_c2_leftover_cities_go_when_everybody_has_reached_the_land_or_a_later_one() -> None:
    game = table(2).opened(4).give(1, on="2 desert 0").below(1, "troy mari").below(2, "ur")
    game.give(0, on="1 coast 0").wake(WILD).done()
    assert game.state.displays[1] == ()
    assert game.state.displays[2] == ("ur",), "seat 0 may still come"
    assert game.told(CitiesDiscarded) == [CitiesDiscarded(1, ("troy", "mari"))]
    assert "troy" not in game.state.cities


def test_c2_leftover_cities_go_when_the_land_is_full() -> None:
    game = table(2).opened(4).give(1, on="1 *").below(1, "troy").wake(WILD).done()
    assert game.state.displays[1] == ()


def test_c2_leftover_cities_stay_as_long_as_somebody_may_come() -> None:
    game = table(3).opened(4).give(0, on="1 desert 0").give(1, on="1 coast 0").below(1, "troy mari")
    game.wake(WILD).done()
    assert game.state.displays[1] == ("troy", "mari")


def test_c2_at_the_end_of_the_game_all_leftover_cities_go() -> None:
    game = table(2).opened(4).give(0, on="3 desert 0").below(3, "troy")
    game.set(ending=True, seat=1).wake(WILD).done()
    assert game.phase == "over"
    assert game.state.displays[3] == ()


def test_c3_a_short_deck_is_laid_out_as_far_as_it_goes() -> None:
    game = table(2).opened(4).set(cities=("troy",)).wake(WILD).settle(WILD, 1, "coast", 0)
    assert game.legal == [Choose("troy")]


def test_c3_whoever_finds_no_city_takes_none() -> None:
    game = table(2).opened(4).set(cities=()).wake(f"{WILD} {WILD}").settle(WILD, 1, "coast", 0)
    assert (game.phase, game.of(0).cities) == ("settle", ())
    game = table(2).opened(4).give(1, on="1 desert 0").wake(f"{WILD} {WILD}")
    assert game.settle(WILD, 1, "coast", 0).phase == "settle"


def test_the_places_of_the_lands_tell_their_kinds_and_owners() -> None:
    game = table(2).opened(2).give(1, on="1 forest 2").owned(0, NOBODY)
    found = {(p.land, p.terrain, p.place): (p.kind, p.owner) for p in rules().places(game.state)}
    assert len(found) == 28
    assert found[0, "jungle", 1] == ("hunters", -1)
    assert found[1, "forest", 2] == ("herders", 1)
