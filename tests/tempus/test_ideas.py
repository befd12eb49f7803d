"""Cards: drawing, the limit, the deck, Religion and converts: T35 to T40."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.tempus.actions import Boost, Discard, Govern, Ideas, Lead, Move
from game.tempus.events import CardsDiscarded, CardsDrawn, DeckRenewed, FightDecided
from tests.build.tempus import at, rules, table

DECK = len(rules().tables.deck)

RELIGION, LEADER = "religion:hills", "war_leader:hills"


def test_T35_have_ideas_draws_exactly_the_boxs_number() -> None:
    assert table().do(Ideas()).chance.count == 1
    assert table().box(1, 1, 1).do(Ideas()).chance.count == 2


def test_T35_above_the_limit_one_discards_at_once_old_or_new() -> None:
    game = table().box(1, 1, 1).hand(0, *["weapons:hills"] * 2, *["weapons:farmland"] * 2)
    game.ideas("religion:hills", "war_leader:hills")
    assert game.phase == "discard"
    assert {a.cards for a in game.legal} == {
        ("religion:hills",),
        ("war_leader:hills",),
        ("weapons:farmland",),
        ("weapons:hills",),
    }
    game.do(Discard(("weapons:hills",)))
    assert (game.phase, len(game.of(0).hand)) == ("end", 5)
    assert game.told(CardsDiscarded)[0].cards == ("weapons:hills",)


def test_T35_exactly_the_surplus_goes() -> None:
    game = table().box(1, 1, 1).hand(0, *["weapons:hills"] * 2, *["weapons:farmland"] * 2)
    game.ideas("religion:hills", "war_leader:hills")
    for cards in ((), ("weapons:farmland", "weapons:hills")):
        assert game.why(Discard(cards)) == "discard"
    assert game.why(Discard(("education:hills",))) == "hand"


def test_T35_no_effect_before_the_discard_then_new_cards_may_be_played() -> None:
    game = table().box(1, 1, 1).spare(1).put(1, "4.4").put(0, "4.5")
    game.hand(0, *["weapons:hills"] * 2, *["weapons:farmland"] * 2)
    game.ideas(RELIGION, "education:hills")
    assert game.why_preach(RELIGION, "4.4", "4.5") == "step"
    game.do(Discard(("weapons:hills",))).preach(RELIGION, "4.4", "4.5")
    assert game.people()["4.5"] == 2


def test_T35_cards_played_earlier_in_the_turn_make_room() -> None:
    game = table().box(1, 1, 1).put(0, "4.5").hand(0, "sanitation:hills", "weapons:forest")
    game.hand(0, *["weapons:farmland"] * 2).improve("sanitation:hills", "4.5")
    assert game.ideas("religion:hills", "war_leader:hills").phase == "end"


def test_T36_with_the_deck_empty_all_discards_become_the_deck() -> None:
    game = table().box(1, 1, 1).drain(1).do(Ideas())
    assert game.chance.count == 1
    (last,) = game.chance.pool
    game.draw(last)
    assert game.told(DeckRenewed)[0].cards == DECK - 1
    assert (game.chance.count, len(game.chance.pool)) == (1, DECK - 1)
    assert game.state.discards == ()


def test_T36_what_is_discarded_for_the_limit_comes_after_that() -> None:
    game = table().box(1, 1, 1).hand(0, *["weapons:hills"] * 2, *["weapons:farmland"] * 2)
    game.drain(0).ideas("religion:hills", "war_leader:hills").do(Discard(("weapons:hills",)))
    assert game.state.discards == ("weapons:hills",)
    assert len(game.state.deck) == DECK - 4 - 2


def test_T36_drawing_exactly_the_last_card_leaves_the_discards_open() -> None:
    game = table().box(1, 1, 1).drain(2)
    game.ideas(*game.state.deck)
    assert (len(game.state.deck), len(game.state.discards)) == (0, DECK - 2)
    assert game.told(DeckRenewed) == []


def test_T36_what_is_thrown_away_after_the_last_card_goes_into_the_next_deck() -> None:
    game = table().box(1, 1, 1).hand(0, *["weapons:hills"] * 2, *["weapons:farmland"] * 2)
    game.drain(2).ideas(*game.state.deck).do(Discard(("weapons:hills",)))
    assert (len(game.state.deck), len(game.state.discards)) == (0, DECK - 5)
    game.end().do(Ideas())
    assert len(game.chance.pool) == DECK - 5


def test_cards_thrown_away_in_another_order_are_refused_for_their_order_alone() -> None:
    game = table().box(1, 1, 1).hand(0, *["weapons:hills"] * 2, *["weapons:farmland"] * 2)
    game.ideas("religion:hills", "war_leader:hills")
    assert game.phase == "discard"
    assert game.why(Discard(("weapons:hills", "weapons:farmland"))) == "order"
    assert game.why(Discard(("fortress:hills", "weapons:hills"))) == "hand"


def test_T36_with_both_empty_the_draw_ends() -> None:
    game = table().box(1, 1, 1)
    game.hand(0, *game.state.deck[:27]).hand(1, *game.state.deck)
    game.do(Ideas())
    assert game.phase == "discard"


def test_T37_a_card_goes_to_the_discards_when_its_effect_is_done_and_lies_open() -> None:
    game = table().put(0, "4.5").hand(0, "sanitation:hills", "weapons:hills")
    game.improve("sanitation:hills", "4.5")
    assert game.state.discards == ("sanitation:hills",)
    assert game.rules.view(game.state, 2).discards == ("sanitation:hills",)


def test_T37_government_lies_open_till_its_extra_action_is_done() -> None:
    game = table().put(0, "4.5").hand(0, "government:hills", "weapons:hills")
    game.do(Govern("government:hills", False)).move("4.5", "4.4").done()
    assert (game.of(0).open, game.state.discards) == (("government:hills",), ())
    game.move("4.4", "4.3").done()
    assert (game.of(0).open, game.state.discards) == ((), ("government:hills",))


def test_T38_cards_cannot_be_thrown_away_at_will() -> None:
    game = table().hand(0, "weapons:hills")
    assert game.why(Discard(("weapons:hills",))) == "step"


def test_T38_an_effect_that_turns_out_useless_is_spent() -> None:
    game = table().flood("4.5", "4.4").put(0, "4.5").hand(0, "transport:hills")
    game.move("4.5", "4.4").do(Boost("transport:hills"))
    assert (game.of(0).hand, game.seat) == ((), 1)


def preached() -> Any:
    return table().spare(1).put(1, "4.4").put(0, "4.5").hand(0, RELIGION)


def test_T39_one_person_goes_home_and_one_of_the_own_supply_joins() -> None:
    game = preached().preach(RELIGION, "4.4", "4.5")
    assert game.people() == {"4.5": 2}
    assert "4.4" not in game.people(1)
    assert (game.rules.supply(game.state, 0), game.rules.supply(game.state, 1)) == (14, 12)


def test_T39_only_beside_a_hex_one_holds_never_a_city_never_across_water() -> None:
    game = preached().put(1, "4.3").city(1, "5.5 2").paint(".", "3.5").put(1, "2.5")
    assert game.why_preach(RELIGION, "4.3", "4.5") == "preach.far"
    assert game.why_preach(RELIGION, "2.5", "4.5") == "preach.far"
    assert game.why_preach(RELIGION, "5.5", "4.5") == "preach.city"
    assert game.why_preach(RELIGION, "4.6", "4.5") == "preach.nobody"
    assert game.why_preach(RELIGION, "4.4", "4.6") == "not_held"


def test_T39_it_needs_a_person_in_supply_and_room() -> None:
    game = preached().put(0, "4.5 2")
    assert game.why_preach(RELIGION, "4.4", "4.5") == "full"
    game = preached().put(0, "4.5", "8.2 5", "8.4 5", "8.6 5")
    assert game.why_preach(RELIGION, "4.4", "4.5") == "supply"


def test_T39_religion_is_no_action_and_takes_a_religion_card() -> None:
    game = preached().preach(RELIGION, "4.4", "4.5")
    assert (game.phase, game.of(0).tokens) == ("act", 3)
    game = preached().hand(0, "weapons:hills")
    assert game.why_preach("weapons:hills", "4.4", "4.5") == "idea"
    assert game.why_preach("religion:forest", "4.4", "4.5") == "hand"


def test_T40_a_convert_counts_at_once_for_births_cities_fights_and_a_move_in_progress() -> None:
    game = preached().preach(RELIGION, "4.4", "4.5")
    assert game.why_build("4.5", 2) is None
    assert game.why_birth("4.5") == "full"
    game = preached().box(5, 5, 5).put(0, "6.5").move("6.5", "6.4").preach(RELIGION, "4.4", "4.5")
    assert {move.start for move in game.can(Move)} == {at("4.5")}
    game.move("4.5", "4.6")
    assert game.people() == {"4.5": 1, "4.6": 1, "6.4": 1}


def newborn() -> Any:
    """Give a turn in which a child was born beside an enemy, and one more action."""
    game = (
        table().spare(1).put(1, "4.4").put(0, "4.5").hand(0, "government:hills", "education:hills")
    )
    return game.birth("4.5").done().do(Govern("government:hills", False))


def test_T40_a_newborn_can_be_attacked_with_and_moved_in_the_same_turn() -> None:
    game = newborn().attack("4.5", "4.4").commit()
    assert game.told(FightDecided)[0].points == (2, 1)
    assert newborn().move("4.5", "4.6").people() == {"4.5": 1, "4.6": 1}


def test_T40_people_just_advanced_bear_children_and_count_in_the_next_fight() -> None:
    game = (
        table()
        .box(3, 3, 3)
        .spare(1)
        .put(1, "4.4", "4.3")
        .put(0, "4.5 3")
        .hand(0, LEADER, "government:hills")
    )
    game.attack("4.5", "4.4").commit().advance(2)
    assert game.do(Govern("government:hills", False)).why_birth("4.4") is None
    game.do(Lead(LEADER, at("4.4"), at("4.3")))
    assert game.told(FightDecided)[-1].points == (2, 1)


def test_cards_drawn_are_told_to_their_owner_and_counted_for_the_others() -> None:
    event = table().ideas("weapons:hills").told(CardsDrawn)[0]
    assert event.seen_by(0).cards == ("weapons:hills",)
    assert event.seen_by(1).cards == event.seen_by(None).cards == ("unknown",)


def test_no_card_is_ever_lost() -> None:
    game = table().box(1, 1, 1).hand(0, *["weapons:hills"] * 2).ideas(RELIGION, "weapons:forest")
    tribes = game.state.tribes
    cards = Counter((*game.state.deck, *game.state.discards))
    for tribe in tribes:
        cards.update((*tribe.hand, *tribe.open, *tribe.laid))
    assert cards == Counter(game.tables.deck)
