"""What the title offers to the program: options, texts, sense checks, doubts about a state."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ages import TITLE, sense
from game.ages.actions import Throw
from game.ages.components import Development, Monument
from game.core.message import Key
from tests.build.ages import components, rules, table


def test_the_usual_options_are_accepted_with_two_three_and_four_players():
    for seats in (2, 3, 4):
        assert TITLE.refuse_options(components(), seats, {"edition": "base"}) is None


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (5, {}, "seats"),
        (1, {}, "seats"),
        (2, {"edition": "iron"}, "option_value"),
        (2, {"weather": "fair"}, "option"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_a_reason(seats, options, why):
    refusal = TITLE.refuse_options(components(), seats, options)
    assert refusal is not None
    assert refusal.key == f"ages.refuse.{why}"


def test_the_text_of_a_development_carries_the_number_of_its_effect():
    assert rules().describe("coinage").params == {"count": 12}
    assert rules().describe("quarrying").params == {"count": 1, "good": Key("ages.good.stone")}


def findings(changed: Any) -> list[str]:
    found: list[str] = []
    sense.check(changed, lambda sheet, *_, **__: found.append(sheet))
    return found


def edition(**changes: Any) -> Any:
    base = components().editions["base"]
    return replace(components(), editions={"base": replace(base, **changes)})


def test_the_data_of_the_box_make_sense():
    assert findings(components()) == []


def test_sense_five_faces_are_no_die():
    dice = replace(components().dice, faces=components().dice.faces[1:])
    assert findings(replace(components(), dice=dice)) == ["dice"]


def test_sense_a_monument_must_reward_the_first_builder():
    monuments = {"heap": Monument(3, 2, 2)}
    assert findings(edition(monuments=monuments)) == ["base/monuments"]


def test_sense_with_every_number_of_players_some_monument_is_in_play():
    monuments = {"heap": Monument(3, 2, 1, left_out=(2,))}
    assert findings(edition(monuments=monuments)) == ["base/monuments"]


def test_sense_a_development_must_be_affordable_and_do_something():
    base = components().editions["base"].developments
    developments = {**base, "moon": Development(999, 1, ())}
    assert findings(edition(developments=developments)) == ["base/developments"] * 2


def test_sense_two_disasters_cannot_share_their_skulls():
    base = components().editions["base"].disasters
    assert findings(edition(disasters={**base, "flood": base["drought"]})) != []


def test_sense_values_of_goods_must_rise():
    goods = (replace(components().sheet.goods[0], values=(0, 3, 2)),)
    sheet = replace(components().sheet, goods=goods)
    assert "sheet" in findings(replace(components(), sheet=sheet))


def doubts(game: Any) -> list[str]:
    return [m.key.removeprefix("ages.problem.") for m in rules().problems(game.state)]


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
def test_an_impossible_board_is_named(what, doubt):
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
def test_an_impossible_turn_is_named(what, doubt):
    game = table().throw("food", "good", "coin")
    game.state = game.state.clone()
    for name, value in what.items():
        setattr(game.state, name, value)
    assert doubts(game) == [doubt]


def test_a_sound_state_raises_no_doubt():
    assert doubts(table()) == doubts(table().do(Throw())) == []
    assert doubts(table().stand("workers", "good", "coin")) == []
