"""Stack limits, children and cities: T17 to T24."""

from __future__ import annotations

from game.tempus.actions import Birth, Boost, Build, Govern, Improve
from game.tempus.events import BonusLost, CityBuilt
from tests.build.tempus import at, table

SANITATION = "sanitation:hills"
MEDICINE = "medicine:hills"


def test_T17_the_limit_is_that_of_the_owners_box_and_sanitation() -> None:
    game = table().box(0, 3, 8).put(0, "4.5 2").bonus(0, "4.5", 2)
    assert game.rules.limit(game.state, 0, at("4.5")) == 4
    assert game.rules.limit(game.state, 1, at("4.5")) == 3
    assert game.rules.limit(game.state, 2, at("4.5")) == 4


def test_T17_it_is_tested_when_somebody_arrives() -> None:
    game = table().put(0, "4.5 2", "4.4")
    assert game.why_birth("4.5") == "full"
    assert game.why_move("4.4", "4.5") == "full"
    assert game.told_why(Birth(at("4.5")))["count"] == 2
    assert game.why_birth("4.4") is None


def test_T17_passing_through_and_standing_there_are_never_tested() -> None:
    game = table().box(4, 4, 4).flood("4.5", "4.4", "4.3").put(0, "4.5", "4.4 5")
    assert game.why_move("4.5", "4.3") is None
    assert game.move("4.5", "4.3").people()["4.4"] == 5


def test_T18_sanitation_adds_one_for_as_long_as_nobody_leaves() -> None:
    game = table().put(0, "4.5 2", "4.4", "6.5").hand(0, SANITATION, "sanitation:forest")
    game.improve(SANITATION, "4.5").move("4.4", "4.5")
    assert game.people()["4.5"] == 3
    game.end().turn(0)
    game.state = game.state.clone()
    game.state.phase, game.state.actions, game.state.done = "act", 1, 0
    game.move("4.5", "4.6")
    assert game.of(0).bonus == ()
    assert game.told(BonusLost)[0].hex == at("4.5")
    assert game.why_move("6.5", "4.5") is not None


def test_T18_each_card_adds_one_and_arrivals_never_use_it_up() -> None:
    game = table().put(0, "4.5", "4.4", "5.4").hand(0, SANITATION, "sanitation:forest")
    game.improve(SANITATION, "4.5").improve("sanitation:forest", "4.5").move("4.4", "4.5")
    assert dict(game.of(0).bonus) == {at("4.5"): 2}
    assert game.rules.limit(game.state, 0, at("4.5")) == 4


def test_T18_those_above_the_limit_stay_and_nobody_joins_them() -> None:
    game = table().put(0, "4.5 4", "4.4").bonus(0, "4.5", 2).move("4.5", "4.6")
    assert game.people()["4.5"] == 3
    game.turn(0)
    assert game.why_move("4.4", "4.5") == "full"
    assert game.why_birth("4.5") == "full"


def test_T18_only_on_a_hex_one_holds() -> None:
    game = table().put(0, "4.5").city(0, "6.5 2").hand(0, SANITATION)
    for hex in ("4.4", "6.5"):
        assert game.why(Improve(SANITATION, at(hex))) == "not_held"


def test_T18_a_person_lost_by_religion_takes_the_bonus_along() -> None:
    game = table().spare(1).put(1, "4.4 2").bonus(1, "4.4").put(0, "4.5")
    game.hand(0, "religion:hills").preach("religion:hills", "4.4", "4.5")
    assert game.of(1).bonus == ()
    assert game.people(1)["4.4"] == 1


def test_T18_a_lost_fight_and_a_city_take_the_bonus_along() -> None:
    game = table().spare(1).put(1, "4.4 2").put(0, "4.5 2").bonus(0, "4.5").attack("4.5", "4.4")
    assert (game.people()["4.5"], game.of(0).bonus) == (1, ())
    game = table().put(0, "4.5 2", "6.5").bonus(0, "4.5").build("4.5", 2)
    assert game.of(0).bonus == ()


def test_T18_after_the_advance_a_won_hex_without_own_people_has_no_bonus() -> None:
    game = table().spare(1).put(1, "4.4").put(0, "4.5 2").hand(0, SANITATION)
    game.attack("4.5", "4.4").commit().improve(SANITATION, "4.4").advance(0)
    assert game.of(0).bonus == ()


def test_T19_when_the_stack_rises_the_bonus_is_added_to_the_new_one() -> None:
    game = table().put(0, "4.5 3").bonus(0, "4.5")
    assert game.rules.limit(game.state, 0, at("4.5")) == 3
    assert game.box(3, 3, 3).rules.limit(game.state, 0, at("4.5")) == 4


def test_T20_children_appear_on_different_grassland_hexes_that_one_holds() -> None:
    game = table().box(2, 2, 2).put(0, "4.5", "4.4", "6.5").paint("F", "6.5")
    assert game.why_birth("6.5") == "birth.terrain"
    assert game.why_birth("8.5") == "not_held"
    game.birth("4.5")
    assert game.why_birth("4.5") == "birth.twice"
    game.birth("4.4")
    assert game.people() == {"4.5": 2, "4.4": 2, "6.5": 1}
    assert game.seat == 1


def test_T20_at_least_one_at_most_the_boxs_number() -> None:
    game = table().box(2, 2, 2).put(0, "4.5", "4.4", "6.5").hand(0, MEDICINE).birth("4.5")
    assert game.done().of(0).tokens == 2
    game = table().box(2, 2, 2).put(0, "4.5", "4.4", "6.5").hand(0, MEDICINE)
    assert game.birth("4.5").birth("4.4").why_birth("6.5") == "birth.left"


def test_T20_the_supply_must_have_a_person() -> None:
    game = table().box(8, 8, 8).put(0, "4.5 4", "4.4 4", "6.5 4", "6.4 3").birth("6.4")
    assert game.rules.supply(game.state, 0) == 0
    game = table().box(8, 8, 8).put(0, "4.5 4", "4.4 4", "6.5 4", "6.4 3", "8.5")
    assert game.why_birth("6.4") == "supply"


def test_T20_a_city_on_grassland_bears_nobody() -> None:
    game = table().put(0, "6.5").city(0, "4.5 2")
    assert game.why_birth("4.5") == "not_held"
    assert [action.hex for action in game.can(Birth)] == [at("6.5")]


def test_T20_a_hex_that_was_won_in_between_may_bear_a_child() -> None:
    game = table().box(2, 0, 0).spare(1).put(1, "4.4").put(0, "4.5 2", "6.5")
    game.hand(0, "war_leader:hills", "education:hills").birth("6.5")
    game.lead("war_leader:hills", "4.5", "4.4").commit().advance(1)
    assert game.birth("4.4").people() == {"4.5": 1, "4.4": 2, "6.5": 2}


def test_T21_medicine_bears_one_more_child_each_still_one_per_hex() -> None:
    game = table().put(0, "4.5", "4.4").hand(0, MEDICINE, "medicine:forest")
    assert game.why(Boost(MEDICINE)) == "medicine"
    game.birth("4.5").do(Boost(MEDICINE))
    assert game.why_birth("4.5") == "birth.twice"
    assert game.birth("4.4").people() == {"4.5": 2, "4.4": 2}
    assert game.do(Boost("medicine:forest")).seat == 1


def test_T22_a_site_is_a_held_hex_with_two_people_that_is_no_mountain() -> None:
    game = table().put(0, "4.5 2", "6.5", "8.5 2").paint("M", "8.5")
    assert game.why_build("4.5", 2) is None
    assert game.why_build("6.5", 2) == "build.people"
    assert game.told_why(Build(at("6.5"), 3))["count"] == 2
    assert game.why_build("8.5", 2) == "build.barren"
    assert game.why_build("4.4", 2) == "not_held"


def test_T22_no_city_of_anybody_on_a_touching_hex() -> None:
    for owner in (0, 1):
        game = table().put(0, "4.5 2").city(owner, "4.4 2")
        assert game.why_build("4.5", 2) == "build.near"
        game = table().put(0, "4.5 2").city(owner, "4.3 2")
        assert game.why_build("4.5", 2) is None


def test_T23_the_value_is_at_most_the_number_of_people_and_all_go_to_the_supply() -> None:
    game = table().put(0, "4.5 3", "6.5")
    assert [(a.hex, a.value) for a in game.can(Build)] == [(at("4.5"), 2), (at("4.5"), 3)]
    assert game.why_build("4.5", 4) == "build.people"
    game.build("4.5", 2)
    assert (game.cities(), game.people()) == ({"4.5": 2}, {"6.5": 1})
    assert game.rules.supply(game.state, 0) == 15
    assert game.told(CityBuilt)[0].people == 3


def test_T23_only_values_left_in_the_own_supply() -> None:
    game = table().put(0, "4.5 4").city(0, "0.0 4", "2.0 4", "4.0 3", "6.0 3", "8.0 3")
    assert [action.value for action in game.can(Build)] == [2]
    assert game.why_build("4.5", 4) == "build.none"
    assert game.why_build("4.5", 5) == "build.value"


def test_T23_a_person_above_the_limit_counts() -> None:
    game = table().put(0, "4.5 4", "6.5").build("4.5", 4)
    assert game.cities() == {"4.5": 4}


def test_T24_a_fallen_city_may_be_built_again_and_frees_the_sites_beside_it() -> None:
    game = table().spare(1).city(1, "4.4 2").put(0, "4.5 3", "4.6").box(3, 3, 3)
    assert game.why_build("4.5", 2) == "build.near"
    game.attack("4.5", "4.4")
    assert game.seat == 1
    game.do(game.legal[0])
    game.advance(0)
    assert game.rules.city_supply(game.state, 1)[2] == 3
    game.turn(0)
    assert game.why_build("4.5", 2) is None
    assert game.state.land[at("4.4")] == "G"


def test_T24_its_hex_can_be_held_again() -> None:
    game = table().spare(1).city(1, "4.4 2").put(0, "4.5 3").box(3, 3, 3).attack("4.5", "4.4")
    game.do(game.legal[0]).advance(2)
    assert game.people() == {"4.4": 2, "4.5": 1}


def test_T50_a_city_gives_its_people_back_at_once() -> None:
    game = table().put(0, "4.5 2", "6.5").hand(0, "government:hills")
    game.do(Govern("government:hills", False)).build("4.5", 2)
    assert game.rules.supply(game.state, 0) == 15
    assert game.birth("6.5").people() == {"6.5": 2}
