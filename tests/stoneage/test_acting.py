"""Phase 2: every own place once, village gains, cards and tiles paid or declined."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Draw, Roll
from game.stoneage.actions import Act, Decline, Pay
from game.stoneage.events import (
    AgricultureRaised,
    CardTaken,
    Declined,
    PersonBorn,
    TileBought,
    TilesTurned,
    ToolGained,
)
from tests.build.stoneage import components, table


def test_sa12_all_people_of_a_place_roll_together_and_go_home() -> None:
    game = table().stand(0, "forest 3 clay_pit 2").work().act("forest")
    assert game.chance == Roll(3)
    game.roll(3, 3, 3)
    assert game.stock() == {"wood": 3}
    assert game.of().placed[4] == 0


def test_sa12_a_place_is_resolved_once_and_cannot_be_again() -> None:
    game = table().stand(0, "forest 3 clay_pit 2").work().act("forest").roll(3, 3, 3)
    assert game.why(Act("forest")) == "nobody_there"
    assert game.legal == [Act("clay_pit")]


def test_sa12_places_are_resolved_in_any_order() -> None:
    game = table().stand(0, "forest 1 clay_pit 1 river 1 field 1").work()
    assert [action.place for action in game.legal] == ["field", "forest", "clay_pit", "river"]
    game.act("river").roll(6).act("field").act("clay_pit").roll(4).act("forest").roll(3)
    assert game.stock() == {"wood": 1, "brick": 1, "gold": 1}


def test_sa12_the_turn_passes_by_itself_clockwise_from_the_first_player() -> None:
    game = table(3, first=2).stand(0, "forest 1").stand(1, "forest 1").stand(2, "river 1").work()
    order = []
    for place in ("river", "forest", "forest"):
        order.append(game.turn)
        game.act(place).roll(1)
    assert order == [2, 0, 1]
    assert game.state.round == 2


def test_acting_at_a_place_of_others_or_of_no_name_is_refused() -> None:
    game = table().stand(0, "forest 1").stand(1, "river 1").work()
    assert game.why(Act("river")) == "nobody_there"
    assert game.why(Act("moon")) == "no_place"


def test_sa13_the_gain_of_a_village_place_is_taken_without_a_question() -> None:
    game = table(4).stand(0, "tool_maker 1 hut 2 field 1").work()
    game.act("hut").act("tool_maker")
    assert (game.of().people, game.of().tools, game.of().agriculture) == (6, (1, 0, 0), 1)


def test_sa13_a_roll_cannot_be_declined() -> None:
    game = table().stand(0, "forest 1 river 1").work().act("forest")
    assert game.legal == []
    assert game.why(Decline()) == "step"


def test_sa13_full_tracks_give_nothing_and_the_people_come_home() -> None:
    game = table(4).give(0, agriculture=10, people=10, tools="4 4 4")
    game.stand(0, "tool_maker 1 hut 2 field 1").work().act("hut").act("tool_maker")
    assert (game.of().people, game.of().tools, game.of().agriculture) == (10, (4, 4, 4), 10)
    assert game.told(ToolGained)[0].slot == -1
    assert game.told(PersonBorn)[0].born == game.told(AgricultureRaised)[0].steps == 0
    assert game.of().home == 10


def test_sa14_paying_may_be_declined_though_it_could_be_paid() -> None:
    game = table().give(0, goods="2 wood").stand(0, "card:1 1 forest 1").work()
    game.act("card:1").decline()
    assert game.stock() == {"wood": 2}
    assert game.state.row[0] == "c11"
    assert game.told(Declined)[-1].able
    assert game.of().placed[8] == 0


def test_sa14_a_tile_declined_stays_and_turns_up_nothing() -> None:
    game = table().give(0, goods="2 wood 1 brick").stand(0, "tile:1 1 forest 1").work()
    game.act("tile:1").decline()
    assert (game.state.tops[0], game.state.stacks[0]) == ("b01", 7)
    assert game.phase == "act"


def test_sa14_nobody_else_can_get_what_was_declined_this_round() -> None:
    game = table().give(0, goods="1 wood").give(1, goods="1 wood")
    game.stand(0, "card:1 1").stand(1, "forest 1").work().decline()
    assert (game.turn, game.legal) == (1, [Act("forest")])


def test_sa15_who_cannot_pay_declines_without_a_question() -> None:
    game = table().stand(0, "card:1 1 forest 1").work().act("card:1")
    assert game.phase == "act"
    assert [(e.what, e.able) for e in game.told(Declined)] == [("c11", False)]


def test_sa15_a_payment_is_asked_for_while_an_open_card_could_help() -> None:
    game = table().give(0, open="c36").stand(0, "card:2 1 forest 1").work().act("card:2")
    assert game.phase == "pay"
    game = table().give(0, open="c36").stand(0, "card:3 1 forest 1").work().act("card:3")
    assert game.phase == "act"


def test_sa15_an_open_card_helps_with_a_fixed_tile_too() -> None:
    game = table().give(0, open="c36", goods="1 wood").stand(0, "tile:1 1").work()
    assert game.phase == "pay"
    game.open("1 wood 1 brick").pay("2 wood 1 brick")
    assert game.of().tiles == ("b01",)


def test_sa15_opened_for_the_wrong_resources_nothing_can_be_paid_any_more() -> None:
    game = table().give(0, open="c36", goods="1 wood").stand(0, "tile:1 1 forest 1").work()
    game.act("tile:1").open("2 gold")
    assert game.phase == "act"
    assert game.state.tops[0] == "b01"


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_sa16_the_price_of_a_card_is_its_slot_counted_from_the_right(slot: int) -> None:
    game = table().give(0, goods="9 wood").stand(0, f"card:{slot} 1 forest 1").work()
    game.act(f"card:{slot}")
    assert [sum(a.resources) for a in game.legal if isinstance(a, Pay)] == [slot]


def test_sa16_a_card_is_paid_with_any_resources_exactly() -> None:
    game = table().give(0, goods="1 wood 1 brick 1 gold").stand(0, "card:2 1 forest 1").work()
    game.act("card:2")
    assert game.why(Pay((1, 0, 0, 0))) == "pay_more"
    assert game.why(Pay((1, 1, 0, 1))) == "pay_less"
    assert game.why(Pay((0, 0, 2, 0))) == "not_owned"
    assert len([a for a in game.legal if isinstance(a, Pay)]) == 3
    game.pay("1 brick 1 gold")
    assert game.stock() == {"wood": 1}
    assert game.told(CardTaken)[0].paid == (0, 1, 0, 1)


def test_sa16_what_the_top_gives_never_pays_for_its_own_card() -> None:
    game = table().lay("c19", "c18", "c26", "c30").give(0, goods="1 wood")
    game.stand(0, "card:2 1 forest 1").work().act("card:2")
    assert game.told(Declined)[-1].what == "c18"


def test_sa16_what_the_top_gives_counts_at_once_for_the_next_action() -> None:
    game = table().lay("c18", "c26", "c11", "c19").give(0, goods="1 wood")
    game.stand(0, "card:1 1 card:2 1").work().act("card:1").pay("1 wood")
    assert game.stock() == {"stone": 2}
    game.pay("2 stone")
    assert game.of().cards == ("c18", "c26")


def test_sa16_the_card_lies_face_down_after_its_top() -> None:
    game = table().give(0, goods="1 wood").stand(0, "card:1 1 forest 1").work()
    game.act("card:1").pay("1 wood")
    assert (game.of().cards, game.of().food, game.state.row[0]) == (("c11",), 12 + 7, "")


def test_sa17_a_gap_stays_and_the_other_cards_keep_slot_and_cost_till_the_next_round() -> None:
    game = table().give(0, goods="9 wood").stand(0, "card:1 1 card:3 1").work()
    game.act("card:1").pay("1 wood")
    assert game.state.row == ("", "c26", "c30", "c19")
    assert sum(game.legal[0].resources) == 3


def test_sa17_cards_close_up_to_the_right_and_new_ones_fill_from_the_lowest_gap() -> None:
    game = table().give(0, goods="9 wood").stand(0, "card:1 1 card:3 1").work()
    game.act("card:1").pay("1 wood").pay("3 wood")
    assert game.chance == Draw("cards", game.state.deck, 2)
    assert game.state.row == ("c26", "c19", "", "")
    game.draw("c31", "c35")
    assert game.state.row == ("c26", "c19", "c31", "c35")


def test_sa18_the_next_tile_is_turned_up_at_once_and_bought_next_round_at_the_earliest() -> None:
    game = table().give(0, goods="2 wood 1 brick").stand(0, "tile:1 1 forest 1").work()
    game.act("tile:1").pay("2 wood 1 brick")
    assert game.chance == Draw("tiles", game.state.tiles, 1)
    game.draw("b02")
    assert (game.state.tops[0], game.state.stacks[0]) == ("b02", 6)
    assert game.told(TilesTurned)[-1].tiles == ((0, "b02"),)
    assert game.legal == [Act("forest")]


def test_a_tile_may_be_drawn_from_all_that_were_not_turned_up_the_box_included() -> None:
    game = table(2)
    assert len(game.state.tiles) == len(components().tiles) - 2
    assert sum(game.state.stacks) == 14


def test_sa19_a_fixed_tile_takes_exactly_its_printed_resources() -> None:
    game = table().give(0, goods="4 wood 4 brick 4 stone 4 gold").stand(0, "tile:1 1").work()
    assert [a for a in game.legal if isinstance(a, Pay)] == [Pay((2, 1, 0, 0))]
    assert game.why(Pay((1, 2, 0, 0))) == "pay_printed"
    assert game.why(Pay((3, 1, 0, 0))) == "pay_printed"
    game.pay("2 wood 1 brick")
    assert (game.of().tiles, game.of().score) == (("b01",), 10)
    assert game.told(TileBought)[0].points == 10


def exact(tile: Any, goods: Any) -> Any:
    return (
        table().turn_up(tile, "b10", "b11", "b12").give(0, goods=goods).stand(0, "tile:1 1").work()
    )


def test_sa20_an_exact_tile_takes_exactly_so_many_of_exactly_so_many_kinds() -> None:
    game = exact("b19", "4 wood 3 brick 3 stone")
    assert game.short(Pay((4, 0, 0, 0))) == 2
    assert game.why(Pay((4, 0, 0, 0))) == game.why(Pay((2, 1, 1, 0))) == "pay_kinds"
    assert game.short(Pay((1, 2, 0, 0))) == 1
    assert game.why(Pay((2, 3, 0, 0))) == "pay_less"
    assert game.why(Pay((2, 2, 0, 0))) is None


@pytest.mark.parametrize(
    ("tile", "paid", "points"),
    [
        ("b18", "4 wood", 12),
        ("b19", "3 stone 1 wood", 18),
        ("b20", "2 wood 1 brick 1 gold", 16),
        ("b21", "1 wood 1 brick 1 stone 1 gold", 18),
        ("b22", "5 brick", 20),
        ("b23", "4 gold 1 stone", 29),
        ("b24", "3 stone 1 gold 1 wood", 24),
        ("b25", "2 gold 1 wood 1 brick 1 stone", 24),
    ],
)
def test_sa20_an_exact_tile_is_worth_the_values_of_what_is_paid(
    tile: str, paid: str, points: int
) -> None:
    game = exact(tile, paid).pay(paid)
    assert game.of().score == points


@pytest.mark.parametrize("tile", ["b26", "b27", "b28"])
def test_sa21_a_free_tile_takes_one_to_seven_of_any_kinds(tile: str) -> None:
    game = exact(tile, "8 gold 1 wood")
    assert game.why(Pay((0, 0, 0, 0))) == "pay_more"
    assert game.why(Pay((1, 0, 0, 7))) == "pay_less"
    assert game.why(Pay((0, 0, 0, 1))) is None
    game.pay("1 wood 6 gold")
    assert game.of().score == 3 + 36


@pytest.mark.parametrize(
    "paid", [(1, 0, 0), (1, 0, 0, 0, 0), (-1, 1, 0, 0), (True, 0, 0, 0), ("1", 0, 0, 0), None]
)
def test_a_payment_that_is_no_payment_is_refused(paid: Any) -> None:
    game = table().give(0, goods="9 wood").stand(0, "card:1 1").work()
    assert game.why(Pay(paid)) == "payment_form"


def test_shortage_tells_what_a_fixed_tile_lacks() -> None:
    game = table().give(0, goods="1 wood 1 stone")
    short = game.rules.shortage(game.state, 0, "tile:1")
    assert (short.lack, short.pieces, short.payable) == ((1, 1, 0, 0), 2, False)


def test_shortage_counts_pieces_and_kinds_of_an_exact_tile() -> None:
    game = table().turn_up("b21", "b22", "b01", "b09").give(0, goods="3 wood")
    short = game.rules.shortage(game.state, 0, "tile:1")
    assert (short.pieces, short.kinds) == (3, 3)
    assert game.rules.shortage(game.state, 0, "tile:2").pieces == 2


def test_shortage_of_a_card_is_its_price() -> None:
    game = table().give(0, goods="1 wood", open="c36")
    short = game.rules.shortage(game.state, 0, "card:4")
    assert (short.pieces, short.payable, short.with_open) == (3, False, False)
    assert game.rules.shortage(game.state, 0, "card:3").with_open
    assert game.rules.shortage(game.state, 0, "card:1").pieces == 0


def test_a_shortage_is_asked_only_where_something_is_paid() -> None:
    with pytest.raises(KeyError):
        table().rules.shortage(table().state, 0, "forest")
