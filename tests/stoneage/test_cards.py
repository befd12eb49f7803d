"""The tops of all cards but the dice for all; the extra card; resources of choice."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Draw, Roll
from game.stoneage.actions import Open
from game.stoneage.events import CardOpened, ExtraDrawn
from game.stoneage.state import UNKNOWN
from tests.build.stoneage import components, rules, table

FOOD = {"c11": 7, "c12": 5, "c13": 3, "c14": 1, "c15": 4, "c16": 2, "c17": 3}
GIVEN = {"c18": "2 stone", "c19": "1 stone", "c20": "1 stone", "c21": "1 gold", "c22": "1 brick"}
ROLLED = {"c23": ("gold", 6), "c24": ("wood", 3), "c25": ("stone", 5)}


def take(card: Any, players: int = 4, **what: Any) -> Any:
    """Seat 0 takes a card from the first slot; it still has a place to act at."""
    others = [other for other in ("c06", "c07", "c08", "c09") if other != card][:3]
    game = table(players).lay(card, *others).give(0, goods="1 wood").give(0, **what)
    game.stand(0, "card:1 1 forest 1").work().act("card:1")
    return game.do(game.legal[0])


@pytest.mark.parametrize("card", FOOD)
def test_food_cards_give_their_food_at_once(card: str) -> None:
    assert take(card).of().food == 12 + FOOD[card]


@pytest.mark.parametrize("card", GIVEN)
def test_resource_cards_give_their_resource_at_once(card: str) -> None:
    game = take(card)
    assert game.of().resources == game.goods(GIVEN[card])


@pytest.mark.parametrize("card", ROLLED)
def test_roll_cards_roll_two_dice_divided_as_at_the_place(card: str) -> None:
    game = take(card)
    good, divisor = ROLLED[card]
    assert game.chance == Roll(2)
    assert game.roll(6, 5).stock() == {good: 11 // divisor}


@pytest.mark.parametrize("card", ["c26", "c27", "c28"])
def test_point_cards_give_three_points_at_once(card: str) -> None:
    game = take(card)
    assert (game.of().score, game.lines()["cards"]) == (3, 3)


def test_the_tool_card_gives_a_tool() -> None:
    assert take("c29").of().tools == (1, 0, 0)


@pytest.mark.parametrize("card", ["c30", "c31"])
def test_agriculture_cards_raise_agriculture_by_one(card: str) -> None:
    assert take(card).of().agriculture == 1


def test_sa38_the_extra_card_draws_one_face_down_whose_top_never_works() -> None:
    game = take("c32")
    assert game.chance == Draw("cards", game.state.deck, 1)
    before = game.of()
    game.draw("c11")
    assert game.of().cards == ("c11", "c32")
    assert game.of().food == before.food
    assert "c11" not in game.state.deck


@pytest.mark.parametrize("card", ["c33", "c36", "c05", "c24", "c29", "c30", "c26"])
def test_sa38_whatever_is_drawn_neither_lies_open_nor_rolls_nor_gives_anything(card: str) -> None:
    game = take("c32").draw(card)
    tribe = game.of()
    assert tribe.cards == (card, "c32")
    assert (tribe.open, tribe.tools, tribe.agriculture, tribe.score) == ((), (0, 0, 0), 0, 0)
    assert game.phase == "act"
    assert game.lines()["open"] == 0


def test_sa38_only_its_taker_sees_the_drawn_card() -> None:
    game = take("c32").draw("c11")
    (event,) = game.told(ExtraDrawn)
    assert event.seen_by(0) == event
    assert event.seen_by(1).card == event.seen_by(None).card == UNKNOWN
    assert game.rules.view(game.state, 0).tribes[0].cards == ("c11", "c32")
    assert game.rules.view(game.state, 1).tribes[0].cards == (UNKNOWN, UNKNOWN)


def test_sa39_an_empty_deck_gives_no_extra_card_but_the_card_itself_counts() -> None:
    game = table().lay("c32", "c26", "c30", "c19").deck().give(0, goods="1 wood")
    game.stand(0, "card:1 1 forest 1").work().act("card:1").pay("1 wood")
    assert game.of().cards == ("c32",)
    assert [e.card for e in game.told(ExtraDrawn)] == [""]
    assert game.lines()["culture"] == 1


def test_sa40_the_extra_draw_may_bring_the_end_nearer() -> None:
    game = table(2).lay("c32", "c26", "c30", "c19").deck("c11").give(0, goods="1 wood")
    game.stand(0, "card:1 1").work().pay("1 wood").draw("c11")
    assert game.phase == "over"
    game = table(2).lay("c19", "c26", "c30", "c32").deck("c11").give(0, goods="1 wood")
    assert game.stand(0, "card:1 1").work().pay("1 wood").phase == "row"


@pytest.mark.parametrize("choice", ["2 gold", "1 wood 1 stone", "2 wood"])
def test_sa41_two_resources_of_choice_equal_or_different_both_together(choice: str) -> None:
    game = table().give(0, open="c36").stand(0, "forest 1 river 1").work()
    assert len([a for a in game.legal if isinstance(a, Open)]) == 10
    game.open(choice)
    assert game.of().resources == game.goods(choice)
    assert (game.of().open, game.of().cards) == ((), ("c36",))
    assert game.told(CardOpened)[0].card == "c36"
    assert game.why(Open(game.goods(choice))) == "no_open"


def test_sa41_it_lies_open_when_taken_and_serves_at_once_or_later() -> None:
    game = take("c36")
    assert game.of().open == ("c36",)
    assert game.why(Open((1, 1, 0, 0))) is None


def test_sa41_it_may_pay_for_the_very_thing_at_hand() -> None:
    game = table().give(0, open="c36").stand(0, "card:2 1").work()
    assert game.phase == "pay"
    game.open("2 wood").pay("2 wood")
    assert game.of().cards == ("c36", "c26")


def test_sa41_it_may_be_used_in_the_feeding_decision() -> None:
    game = table(2).give(0, open="c36", food=3).stand(0, "forest 1").work().act("forest").roll(1)
    assert (game.phase, game.state.missing) == ("feed", 2)
    game.open("1 wood 1 gold").pay("1 wood 1 gold")
    assert game.of().score == 0


@pytest.mark.parametrize("phase", ["tools", "pick"])
def test_sa41_elsewhere_it_is_not_offered(phase: str) -> None:
    game = table(2).lay("c01", "c26", "c30", "c19").give(0, open="c36", tools="1", goods="1 wood")
    game.stand(0, "card:1 1 forest 1").work()
    if phase == "tools":
        game.act("forest").roll(3)
    else:
        game.act("card:1").pay("1 wood").roll(1, 2)
    assert game.phase == phase
    assert game.why(Open((1, 1, 0, 0))) == "step"
    assert not [a for a in game.legal if isinstance(a, Open)]


@pytest.mark.parametrize("wrong", [(1, 0, 0, 0), (1, 1, 1, 0), (2, 2, 0, 0)])
def test_sa41_neither_one_resource_nor_three(wrong: tuple[int, ...]) -> None:
    game = table().give(0, open="c36").stand(0, "forest 1 river 1").work()
    assert game.why(Open(wrong)) == "open_count"
    assert game.why(Open((2, 0, 0))) == game.why(Open((3, -1, 0, 0))) == "payment_form"


def test_sa42_unused_it_counts_two_points_at_the_end_and_its_bottom_either_way() -> None:
    game = table().give(0, open="c36")
    assert (game.lines()["open"], game.lines()["culture"]) == (2, 1)
    game = table().give(0, cards="c36")
    assert (game.lines()["open"], game.lines()["culture"]) == (0, 1)


@pytest.mark.parametrize("card", components().cards.cards)
def test_every_card_says_what_it_gives_and_what_it_counts(card: Any) -> None:
    top, bottom = rules().describe_top(card), rules().describe_bottom(card)
    assert top.key.startswith("stoneage.top.")
    assert bottom.key.startswith("stoneage.bottom.")


def test_the_texts_of_cards_carry_their_numbers() -> None:
    assert rules().describe_top("c11").params == {"count": 7}
    assert rules().describe_top("c24").params["divisor"] == 3
    assert rules().describe_bottom("c28").params == {"count": 3}
    assert rules().describe_tile("b09").params == {"count": 16}
    assert rules().describe_tile("b19").params == {"count": 4, "kinds": 2}
    assert rules().describe_tile("b26").params == {"least": 1, "most": 7}
