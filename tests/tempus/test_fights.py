"""Fights without dice, their cards, and protection: T25 to T34."""

from __future__ import annotations

from typing import Any

import pytest

from game.tempus.actions import Advance, Attack, Boost, Commit, Improve, Lead, Name
from game.tempus.events import FightDecided, FightNamed
from tests.build.tempus import at, table

LEADER = "war_leader:hills"


def border(mine: int = 3, theirs: int = 2, **options: Any) -> Any:
    """Give people of seat 0 on 4.5 against people of seat 1 on 4.4, both unprotected."""
    game = table(**options).box(3, 3, 3).spare(0).spare(1)
    return game.put(0, f"4.5 {mine}").put(1, f"4.4 {theirs}")


def walls(mine: int = 3, city: int = 2) -> Any:
    """Give people of seat 0 on 4.5 against a city of seat 1 on 4.4."""
    return table().box(3, 3, 3).spare(0).spare(1).put(0, f"4.5 {mine}").city(1, f"4.4 {city}")


def decided(game: Any) -> Any:
    return game.told(FightDecided)[-1]


def test_T25_from_one_held_hex_against_one_touching_hex_whatever_the_odds() -> None:
    game = border(1, 5)
    assert game.why_attack("4.5", "4.4") is None
    assert game.why_attack("4.6", "4.4") == "not_held"
    game.put(1, "4.3")
    assert game.why_attack("4.5", "4.3") == "fight.far"
    assert game.why_attack("4.5", "5.5") == "fight.nobody"
    assert game.why_attack("4.5", "4.5") == "fight.nobody"


def test_T25_never_across_water() -> None:
    game = border().paint(".", "5.5").put(1, "6.5")
    assert game.why_attack("4.5", "6.5") == "fight.far"


def test_T25_all_people_of_both_hexes_and_only_these_take_part() -> None:
    game = border(3, 2).put(0, "5.4 3").attack("4.5", "4.4")
    assert decided(game).points == (3, 2)


def test_T26_who_holds_three_hexes_or_fewer_is_protected() -> None:
    game = table().box(3, 3, 3).put(0, "4.5 2").put(1, "4.4", "0.0", "0.2")
    game.hand(0, "religion:hills")
    assert game.why_attack("4.5", "4.4") == "protected"
    assert game.why_preach("religion:hills", "4.4", "4.5") == "protected"
    game.put(1, "0.4")
    assert game.why_attack("4.5", "4.4") is None
    assert game.why_preach("religion:hills", "4.4", "4.5") is None


def test_T26_neither_people_nor_cities_of_a_protected_player_can_be_attacked() -> None:
    game = table().put(0, "4.5 3").city(1, "4.4 2", "0.0 2", "2.0 2").put(1, "0.5")
    assert game.why_attack("4.5", "4.4") == "protected"


def test_T26_mountains_count_cities_do_not() -> None:
    game = table().put(0, "4.5 3").put(1, "4.4", "0.0", "0.2", "0.4").paint("M", "0.4")
    assert game.why_attack("4.5", "4.4") is None
    game = table().put(0, "4.5 3").put(1, "4.4", "0.0", "0.2").city(1, "8.8 2")
    assert game.why_attack("4.5", "4.4") == "protected"


def test_T26_it_is_counted_at_each_naming_so_nobody_is_brought_below_three() -> None:
    game = table().put(0, "4.5 3", "5.4 3").put(1, "4.4", "0.0", "0.2", "0.4")
    game.hand(0, LEADER).box(3, 3, 3).put(1, "5.3").attack("4.5", "4.4").commit().advance(0)
    assert game.phase == "end"
    assert game.why(Lead(LEADER, at("5.4"), at("5.3"))) is None
    game.lead(LEADER, "5.4", "5.3").advance(0)
    assert len(game.people(1)) == 3
    assert game.rules.protected(game.state, 1)


def test_T26_a_protected_player_may_attack() -> None:
    game = table().put(0, "4.5").spare(1).put(1, "4.4")
    assert game.rules.protected(game.state, 0)
    assert game.why_attack("4.5", "4.4") is None


def test_T26_by_option_hexes_and_cities_count_together() -> None:
    game = table(protection="people_and_cities").put(0, "4.5 3").put(1, "4.4", "0.0", "0.2")
    assert game.why_attack("4.5", "4.4") == "protected_cities"
    game.city(1, "8.8 2")
    assert game.why_attack("4.5", "4.4") is None


def test_T26_by_option_the_last_people_can_be_lost() -> None:
    game = table(protection="people_and_cities").put(0, "4.5 2").put(1, "4.4")
    game.city(1, "8.8 2", "8.2 2", "0.0 2").attack("4.5", "4.4")
    assert game.people(1) == {}


def test_T27_the_order_of_a_fight_against_people() -> None:
    game = border().hand(0, "weapons:hills").hand(1, "fortress:hills").attack("4.5", "4.4")
    assert (game.phase, game.seat) == ("attack", 0)
    game.commit("weapons:hills")
    assert (game.phase, game.seat) == ("defend", 1)
    game.commit("fortress:hills")
    assert decided(game).points == (4, 4)


def test_T27_a_city_s_owner_names_its_terrain_first() -> None:
    game = walls().hand(0, "weapons:hills").attack("4.5", "4.4")
    assert (game.phase, game.seat) == ("terrain", 1)
    assert game.legal == [Name(t) for t in ("grassland", "farmland", "hills", "forest")]
    assert game.why(Name("mountain")) == "terrain"
    game.do(Name("forest"))
    assert (game.phase, game.seat) == ("attack", 0)


def test_T27_the_number_of_face_down_cards_is_public_the_cards_are_not() -> None:
    game = border().hand(0, "weapons:hills", "religion:hills").hand(1, "fortress:hills")
    game.attack("4.5", "4.4").commit("religion:hills", "weapons:hills")
    assert game.rules.view(game.state, 1).fight.cards == ("unknown", "unknown")
    assert game.rules.view(game.state, 0).fight.cards == ("religion:hills", "weapons:hills")


def test_T27_all_cards_are_discarded_whatever_the_result() -> None:
    game = border().hand(0, "weapons:hills").hand(1, "education:forest").attack("4.5", "4.4")
    game.commit("weapons:hills").commit("education:forest")
    assert set(game.state.discards) == {"weapons:hills", "education:forest"}


@pytest.mark.parametrize(
    ("terrain", "attack", "defence", "points"),
    [
        ("G", (), (), (3, 2)),
        ("F", ("transport:farmland",), (), (4, 2)),
        ("F", ("weapons:farmland",), (), (5, 2)),
        ("F", ("weapons:hills",), (), (4, 2)),
        ("F", ("fortress:forest",), ("fortress:farmland",), (3, 5)),
        ("W", ("fortress:forest",), ("weapons:forest",), (4, 4)),
        ("M", ("weapons:hills",), ("fortress:hills", "education:hills"), (4, 4)),
        ("H", (LEADER,), ("religion:hills",), (4, 3)),
    ],
)
def test_T28_points_of_people_backgrounds_weapons_and_fortress(
    terrain: str,
    attack: tuple[str, ...],
    defence: tuple[str, ...] | tuple[str, ...],
    points: tuple[int, int],
) -> None:
    game = border().paint(terrain, "4.4").hand(0, *attack).hand(1, *defence)
    game.attack("4.5", "4.4")
    if attack:
        game.commit(*attack)
    if defence:
        game.commit(*defence)
    assert decided(game).points == points


def test_T28_a_city_defends_with_its_value() -> None:
    game = walls(3, 4).attack("4.5", "4.4").do(Name("hills"))
    assert decided(game).points == (3, 4)


def test_T29_on_a_mountain_no_background_scores() -> None:
    game = border().paint("M", "4.4").hand(0, "education:hills").attack("4.5", "4.4")
    game.commit("education:hills")
    assert decided(game).points == (3, 2)


def test_T29_the_terrain_of_a_city_is_named_anew_in_each_fight() -> None:
    game = walls(3, 4).hand(0, "weapons:forest", LEADER).attack("4.5", "4.4")
    game.do(Name("hills")).commit()
    game.lead(LEADER, "4.5", "4.4")
    assert (game.phase, game.seat) == ("terrain", 1)
    game.do(Name("forest")).commit("weapons:forest")
    assert [event.terrain for event in game.told(FightDecided)] == ["hills", "forest"]
    assert decided(game).points == (4, 4)


def test_T30_the_attacker_needs_strictly_more_then_all_people_go_home() -> None:
    game = border(3, 2).attack("4.5", "4.4")
    assert decided(game).won
    assert "4.4" not in game.people(1)
    assert game.rules.supply(game.state, 1) == 16 - 4
    assert game.phase == "advance"


def test_T30_a_beaten_city_returns_to_its_owners_supply() -> None:
    game = walls(3, 2).attack("4.5", "4.4").do(Name("hills"))
    assert game.cities(1) == {}
    assert game.rules.city_supply(game.state, 1)[2] == 3


def test_T31_none_some_or_all_enter_up_to_the_attackers_limit() -> None:
    game = border(4, 2).attack("4.5", "4.4")
    assert game.legal == [Advance(0), Advance(1), Advance(2), Advance(3)]
    assert game.why(Advance(4)) == "advance.room"
    assert game.why(Advance(-1)) == "unknown"
    game = border(2, 1).attack("4.5", "4.4")
    assert game.why(Advance(3)) == "advance.people"
    game.advance(2)
    assert game.people()["4.4"] == 2
    assert "4.5" not in game.people()


def test_T31_sanitation_on_the_won_hex_only_may_be_played_before() -> None:
    card = "sanitation:hills"
    game = border(4, 2).hand(0, card, "religion:hills", "transport:hills").attack("4.5", "4.4")
    game.commit()
    assert game.why(Improve(card, at("4.5"))) == "won_only"
    assert game.why(Boost("transport:hills")) == "step"
    game.improve(card, "4.4").advance(4)
    assert game.people()["4.4"] == 4


def test_T32_on_a_tie_or_less_the_attacker_loses_one_person_and_nothing_moves() -> None:
    game = border(2, 2).attack("4.5", "4.4")
    assert not decided(game).won
    assert (game.people()["4.5"], game.people(1)["4.4"]) == (1, 2)
    assert game.seat == 1


def test_T32_the_last_one_leaves_the_hex_empty() -> None:
    game = border(1, 2).attack("4.5", "4.4")
    assert "4.5" not in game.people()


def test_T33_war_leader_fights_without_a_token_at_any_moment_of_the_turn() -> None:
    game = border(3, 2).hand(0, LEADER, "war_leader:farmland").lead(LEADER, "4.5", "4.4")
    game.commit().advance(2)
    assert (game.phase, game.of(0).tokens) == ("act", 3)
    game.move("4.5", "4.6")
    game.put(1, "4.3")
    game.lead("war_leader:farmland", "4.4", "4.3").advance(0)
    assert (game.seat, game.of(0).tokens) == (1, 2)


def test_T33_between_births_the_action_goes_on_afterwards() -> None:
    game = border(3, 2).hand(0, LEADER, "weapons:forest").birth("0.11")
    game.lead(LEADER, "4.5", "4.4").commit().advance(1)
    assert game.phase == "babies"
    assert game.birth("4.4").people()["4.4"] == 2


def test_T33_its_own_background_does_not_count_in_the_fight_it_opens() -> None:
    game = border(3, 2).paint("H", "4.4").hand(0, LEADER).lead(LEADER, "4.5", "4.4")
    assert decided(game).points == (3, 2)
    assert game.state.discards == (LEADER,)


def test_T34_in_a_fight_nothing_else_can_be_played_or_done() -> None:
    game = border().hand(0, "weapons:hills", "religion:hills", LEADER, "sanitation:hills")
    game.attack("4.5", "4.4")
    assert {type(action) for action in game.legal} == {Commit}
    for action in (
        Lead(LEADER, at("4.5"), at("4.4")),
        Improve("sanitation:hills", at("4.5")),
        Attack(at("4.5"), at("4.4")),
    ):
        assert game.why(action) == "step"


def test_T34_nothing_is_added_or_taken_back_later() -> None:
    game = border().hand(0, "weapons:hills", "weapons:forest").hand(1, "fortress:hills")
    game.attack("4.5", "4.4").commit("weapons:hills").commit()
    assert decided(game).attack == ("weapons:hills",)
    assert game.of(0).hand == ("weapons:forest",)


def test_cards_that_are_not_in_the_hand_cannot_be_committed() -> None:
    game = border().hand(0, "weapons:hills").attack("4.5", "4.4")
    assert game.why(Commit(("weapons:hills", "weapons:hills"))) == "hand"
    assert game.why(Commit(("fortress:hills",))) == "hand"


def test_cards_in_the_hand_named_out_of_order_are_refused_for_their_order() -> None:
    game = border().hand(0, "weapons:hills", "fortress:hills").attack("4.5", "4.4")
    assert game.why(Commit(("weapons:hills", "fortress:hills"))) == "order"
    assert game.why(Commit(("fortress:hills", "weapons:hills"))) is None


def test_a_fight_is_announced_with_what_is_attacked() -> None:
    event = walls(3, 2).attack("4.5", "4.4").told(FightNamed)[0]
    assert (event.seat, event.defender, event.city) == (0, 1, 2)
