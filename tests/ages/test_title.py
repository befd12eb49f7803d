"""What the title offers to the program: options, texts, sense checks, doubts about a state."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ages import TITLE, data_checks
from game.ages.actions import Throw
from game.ages.components import Development, Monument, Ships
from game.ages.state import Bid, Market
from game.core.message import Key
from tests.build.ages import components, late, rules, solo, table


def test_the_usual_options_are_accepted_with_two_three_and_four_players() -> None:
    for seats in (2, 3, 4):
        assert TITLE.refuse_setup(components(), seats, {"edition": "base"}) is None


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (5, {}, "seats"),
        (0, {}, "seats"),
        (2, {"edition": "iron"}, "option_value"),
        (2, {"weather": "fair"}, "option"),
        (2, {"trading": "perhaps"}, "option_value"),
        (1, {"trading": "yes"}, "trading_alone"),
        (2, {"edition": "late", "trading": "yes"}, "trading_standard"),
        (1, {"edition": "late", "trading": "yes"}, "trading_standard"),
        (2, {"edition": "base", "spearheads": "spent"}, "spearheads"),
        (2, {"early_end": "yes"}, "early_end"),
        (4, {"edition": "late", "early_end": "yes"}, "early_end"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_a_reason(
    seats: int, options: dict[str, Any] | dict[str, str], why: str
) -> None:
    refusal = TITLE.refuse_setup(components(), seats, options)
    assert refusal is not None
    assert refusal.key == f"ages.refuse.{why}"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (1, {"early_end": "yes"}),
        (1, {"edition": "late", "early_end": "yes"}),
        (4, {"trading": "yes"}),
        (4, {"edition": "late", "trading": "no", "spearheads": "spent", "early_end": "no"}),
    ],
)
def test_variants_that_go_together_are_accepted(
    seats: int, options: dict[str, Any] | dict[str, str]
) -> None:
    assert TITLE.refuse_setup(components(), seats, options) is None


def test_the_usual_value_of_each_option_comes_first() -> None:
    found = {option.key: option.values for option in components().cover.options}
    assert found == {
        "edition": ("base", "late"),
        "trading": ("no", "yes"),
        "spearheads": ("counted", "spent"),
        "early_end": ("no", "yes"),
    }


def test_the_text_of_smithing_says_whether_spearheads_are_spent() -> None:
    assert rules(edition="late").describe("smithing").key == "ages.effect.smithing"
    spent = rules(edition="late", spearheads="spent").describe("smithing")
    assert (spent.key, spent.params["count"]) == ("ages.effect.smithing_spent", 2)


def test_the_text_of_a_development_carries_the_number_of_its_effect() -> None:
    assert rules().describe("coinage").params == {"count": 12}
    assert rules().describe("quarrying").params == {"count": 1, "good": Key("ages.good.stone")}


def findings(changed: Any) -> list[str]:
    found: list[str] = []

    def say(
        sheet: str,
        path: tuple[str | int, ...],
        what: str,
        hint: str = "",
        severity: str = "error",
    ) -> None:
        del path, what, hint
        if severity == "error":
            found.append(sheet)

    data_checks.check(changed, say)
    return found


def edition(**changes: Any) -> Any:
    base = components().editions["base"]
    editions = {**components().editions, "base": replace(base, **changes)}
    return replace(components(), editions=editions)


def test_the_data_of_the_box_make_sense() -> None:
    assert findings(components()) == []


def test_sense_five_faces_are_no_die() -> None:
    dice = replace(components().dice, faces=components().dice.faces[1:])
    assert findings(replace(components(), dice=dice)) == ["dice"]


def test_sense_a_monument_must_reward_the_first_builder() -> None:
    monuments = {"heap": Monument(3, 2, 2)}
    assert findings(edition(monuments=monuments)) == ["base/monuments"]


def test_sense_with_every_number_of_players_some_monument_is_in_play() -> None:
    monuments = {"heap": Monument(3, 2, 1, left_out=(2,))}
    assert findings(edition(monuments=monuments)) == ["base/monuments"]


def test_sense_a_development_must_be_affordable_and_do_something() -> None:
    base = components().editions["base"].developments
    developments = {**base, "moon": Development(999, 1, ())}
    found = findings(edition(developments=developments))
    assert [sheet for sheet in found if sheet != "bots"] == ["base/developments"] * 2


def test_sense_two_disasters_cannot_share_their_skulls() -> None:
    base = components().editions["base"].disasters
    assert findings(edition(disasters={**base, "flood": base["drought"]})) != []


def test_sense_values_of_goods_must_rise() -> None:
    goods = (replace(components().sheet.goods[0], values=(0, 3, 2)),)
    sheet = replace(components().sheet, goods=goods)
    assert "sheet" in findings(replace(components(), sheet=sheet))


def test_sense_every_edition_says_when_it_trades() -> None:
    trade = replace(components().trade, editions={"base": components().trade.editions["base"]})
    assert findings(replace(components(), trade=trade)) == ["trade"]


def test_sense_a_ship_costs_different_goods() -> None:
    late = components().editions["late"]
    for goods in ((), ("wood", "wood")):
        ships = Development(25, 5, (Ships(5, goods),))
        editions = {
            **components().editions,
            "late": replace(late, developments={**late.developments, "shipping": ships}),
        }
        assert findings(replace(components(), editions=editions)) == ["late/developments"]


def doubts(game: Any) -> list[str]:
    return [m.key.removeprefix("ages.problem.") for m in game.rules.problems(game.state)]


@pytest.mark.parametrize(
    ("what", "doubt"),
    [
        ({"food": 16}, "food"),
        ({"disasters": -1}, "disasters"),
        ({"marks": "4 step_pyramid"}, "monuments"),
        ({"marks": "1 temple"}, "monuments"),
        ({"marks": "4 city:4"}, "cities"),
        ({"developments": "leadership leadership"}, "developments"),
        ({"developments": "wheel"}, "developments"),
        ({"goods": "9 wood"}, "goods"),
        ({"marks": "3 step_pyramid"}, "firsts"),
        ({"developments": "leadership irrigation agriculture quarrying medicine"}, "ending"),
    ],
)
def test_an_impossible_board_is_named(what: dict[str, int] | dict[str, str], doubt: str) -> None:
    assert doubts(table().give(0, **what)) == [doubt]


@pytest.mark.parametrize(
    ("what", "doubt"),
    [
        ({"seat": 2}, "turn"),
        ({"round": 0}, "turn"),
        ({"phase": "tea"}, "turn"),
        ({"dice": (7, 1, 1)}, "dice"),
        ({"dice": (1, 1)}, "dice"),
        ({"waiting": (3,)}, "dice"),
        ({"throws": 3}, "throws"),
        ({"workers": 1}, "purse"),
        ({"ending": True}, "ending"),
    ],
)
def test_an_impossible_turn_is_named(what: Any, doubt: str) -> None:
    game = table().throw("food", "good", "coin")
    game.state = game.state.clone()
    for name, value in what.items():
        setattr(game.state, name, value)
    assert doubts(game) == [doubt]


@pytest.mark.parametrize(
    ("what", "doubt"),
    [
        ({"preserved": True}, "preserved"),
        ({"phase": "spend"}, "trade"),
        ({"phase": "trade"}, None),
        ({"phase": "answer"}, "trade"),
        ({"market": Market(swaps=1)}, "trade"),
        ({"market": Market(deals=-1)}, "trade"),
        ({"market": Market(bid=Bid(0, 1, (1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)))}, "trade"),
        ({"phase": "answer", "market": Market(bid=Bid(0, 1, (9,), (1,)))}, "trade"),
        ({"phase": "answer", "market": Market(bid=Bid(0, 9, (1,), (1,)))}, "trade"),
    ],
)
def test_an_impossible_trade_step_is_named(what: Any, doubt: str | None) -> None:
    game = late().give(0, goods="1 wood").give(1, goods="1 stone").stand("food", "food", "food")
    game.state = game.state.clone()
    for name, value in what.items():
        setattr(game.state, name, value)
    assert doubts(game) == ([] if doubt is None else [doubt])


@pytest.mark.parametrize(("ships", "developments"), [(6, "shipping"), (1, ""), (-1, "shipping")])
def test_ships_that_cannot_be_are_named(ships: int, developments: str) -> None:
    assert doubts(late().give(0, ships=ships, developments=developments)) == ["ships"]


def test_alone_the_last_round_must_be_marked() -> None:
    game = solo().rest()
    game.state.round = 10
    assert doubts(game) == ["ending"]
    game.state.ending = True
    assert doubts(game) == []


def test_a_talk_under_way_raises_no_doubt() -> None:
    game = late().give(0, goods="2 wood").give(1, goods="1 stone").stand("food", "food", "food")
    assert doubts(game.offer(1, "1 wood", "1 stone")) == []
    assert doubts(game.counter("1 stone", "2 wood")) == []


def test_a_sound_state_raises_no_doubt() -> None:
    assert doubts(table()) == doubts(table().do(Throw())) == []
    assert doubts(table().stand("workers", "good", "coin")) == []
