"""Tools: gained, raised, used once a round, whole, after the roll."""

from __future__ import annotations

from typing import Any

import pytest

from game.stoneage.actions import Improve, Use
from game.stoneage.events import CardsLaid, CardSpent, ToolGained, ToolsFreshened, ToolsUsed
from tests.build.stoneage import table

# the values of the tools, sorted, after each of twelve gains
GAINS = (
    *("100", "110", "111", "211", "221", "222"),
    *("322", "332", "333", "433", "443", "444"),
)


def maker(**what: Any) -> Any:
    """Seat 0 stands at the tool maker alone and has these things."""
    return table().give(0, **what).stand(0, "tool_maker 1 forest 1").work()


def test_tools_are_gained_one_by_one_as_the_rules_show() -> None:
    game, seen = table(), []
    for _ in range(12):
        game.stand(0, "tool_maker 1 forest 1").work().act("tool_maker")
        seen.append("".join(map(str, sorted(game.of().tools, reverse=True))))
    assert tuple(seen) == GAINS


def test_an_empty_space_is_filled_from_the_left() -> None:
    assert maker(tools="1").act("tool_maker").of().tools == (1, 1, 0)


def test_sa22_each_roll_asks_for_its_own_unused_tools_before_the_gain() -> None:
    game = table().give(0, tools="2 1").stand(0, "forest 1 clay_pit 1").work().act("forest")
    game.roll(1)
    assert (game.phase, game.stock()) == ("tools", {})
    assert set(game.legal) == {Use(), Use((0,)), Use((1,)), Use((0, 1))}
    game.use(0)
    assert (game.stock(), game.of().used) == ({"wood": 1}, (True, False, False))


def test_sa22_a_tool_used_is_not_there_for_another_roll_of_the_round() -> None:
    game = table().give(0, tools="2 1").stand(0, "forest 1 clay_pit 1").work()
    game.act("forest").roll(1).use(0).act("clay_pit").roll(3)
    assert game.legal == [Use(), Use((1,))]
    assert game.why(Use((0,))) == "tool_used"
    game.use(1)
    assert game.stock() == {"wood": 1, "brick": 1}


def test_sa22_without_unused_tools_nothing_is_asked() -> None:
    game = table().give(0, tools="4", used=(0,)).stand(0, "forest 1 river 1").work()
    assert game.act("forest").roll(3).phase == "act"


def test_sa22_a_tool_counts_whole_and_is_never_split() -> None:
    game = table().give(0, tools="4").stand(0, "forest 1 river 1").work()
    game.act("forest").roll(2).use(0)
    assert game.stock() == {"wood": 2}
    assert game.act("river").roll(5).stock() == {"wood": 2}


def test_sa22_a_tool_that_changes_nothing_may_be_added() -> None:
    game = table().give(0, tools="1").stand(0, "forest 1 river 1").work().act("forest").roll(3)
    game.use(0)
    assert (game.stock(), game.of().used[0]) == ({"wood": 1}, True)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Use((1,)), "no_tool"),
        (Use((3,)), "tools_form"),
        (Use((0, 0)), "tools_form"),
        (Use((-1,)), "tools_form"),
        (Use(None), "tools_form"),  # type: ignore[arg-type]
        (Use((), ("c33",)), "no_one_use"),
    ],
)
def test_tools_that_are_not_there_are_refused(action: Use, why: str) -> None:
    game = table().give(0, tools="1").stand(0, "forest 1").work().act("forest").roll(3)
    assert game.why(action) == why


def test_sa22_tools_serve_hunting_too() -> None:
    game = table().give(0, tools="1").stand(0, "hunting 1").work().act("hunting").roll(5).use(0)
    assert game.of().food == 12 + 3 - 5


def test_sa23_tools_serve_the_cards_that_roll_two_dice_for_a_resource() -> None:
    game = table().lay("c23", "c26", "c30", "c19").give(0, goods="1 wood", tools="2")
    game.give(0, open="c33").stand(0, "card:1 1 forest 1").work().act("card:1").pay("1 wood")
    game.roll(3, 3)
    assert len(game.legal) == 4
    game.use(0, cards="c33")
    assert game.stock() == {"gold": (6 + 2 + 4) // 6}
    assert set(game.of().cards) == {"c23", "c33"}


def test_sa24_no_tools_on_the_dice_for_all() -> None:
    game = table(2).lay("c01", "c26", "c30", "c19").give(0, goods="1 wood", tools="4", open="c33")
    game.stand(0, "card:1 1 forest 1").work().act("card:1").pay("1 wood").roll(1, 2)
    assert game.phase == "pick"
    assert game.why(Use((0,))) == "step"


def test_sa25_a_new_tool_serves_the_next_roll_of_the_same_round() -> None:
    game = table().stand(0, "tool_maker 1 forest 1").work().act("tool_maker").act("forest").roll(2)
    game.use(0)
    assert game.stock() == {"wood": 1}


def test_sa25_a_tool_from_a_card_serves_the_quarry_after_it() -> None:
    game = table().lay("c29", "c26", "c30", "c19").give(0, goods="1 wood")
    game.stand(0, "card:1 1 quarry 1").work().act("card:1").pay("1 wood")
    assert game.act("quarry").roll(4).use(0).stock() == {"stone": 1}


def test_sa26_a_used_tool_that_is_raised_stays_used() -> None:
    game = maker(tools="1 1 1", used=(0, 1, 2)).act("tool_maker")
    assert game.of().tools == (2, 1, 1)
    assert game.of().used == (True, True, True)
    assert game.act("forest").roll(1).stock() == {}


def test_sa27_the_owner_chooses_when_equal_tools_are_used_and_unused() -> None:
    game = maker(tools="1 1 1", used=(0,)).act("tool_maker")
    assert game.phase == "improve"
    assert game.legal == [Improve(0), Improve(1), Improve(2)]
    game.improve(0)
    assert game.of().tools == (2, 1, 1)
    assert game.told(ToolGained)[-1].slot == 0
    assert game.phase == "act"


def test_sa27_only_one_of_the_lowest_can_be_raised() -> None:
    game = maker(tools="2 1 1", used=(1,)).act("tool_maker")
    assert game.why(Improve(0)) == "not_lowest"
    assert game.why(Improve(5)) == "not_lowest"


@pytest.mark.parametrize("used", [(), (0, 1, 2), (0,)])
def test_sa27_nothing_is_asked_when_the_choice_makes_no_difference(
    used: tuple[int, ...] | tuple[int, ...],
) -> None:
    game = maker(tools="2 1 1", used=used).act("tool_maker")
    assert game.phase == "act"
    assert game.of().tools == (2, 2, 1)


def test_sa27_nothing_is_asked_for_an_empty_space() -> None:
    assert maker(tools="1 1", used=(0,)).act("tool_maker").of().tools == (1, 1, 1)


def test_sa27_lowest_unused_raises_an_unused_one_and_never_asks() -> None:
    game = table(equal_tools="lowest_unused").give(0, tools="1 1 1", used=(0,))
    game.stand(0, "tool_maker 1 forest 1").work().act("tool_maker")
    assert (game.phase, game.of().tools) == ("act", (1, 2, 1))


def test_sa27_the_tool_card_asks_as_well() -> None:
    game = table().lay("c29", "c26", "c30", "c19").give(0, goods="1 wood", tools="2 2 1")
    game.give(0, tools="1 1 1", used=(1,)).stand(0, "card:1 1 forest 1").work()
    game.act("card:1").pay("1 wood")
    assert game.phase == "improve"
    game.improve(1)
    assert game.of().cards == ("c29",)
    assert game.phase == "act"


def test_sa28_a_thirteenth_tool_has_no_effect() -> None:
    game = maker(tools="4 4 4").act("tool_maker")
    assert game.of().tools == (4, 4, 4)


def test_sa29_tools_of_three_and_four_never_run_out() -> None:
    game = table()
    for seat in range(4):
        game.give(seat, tools="4 4 4")
    game.give(0, tools="4 4 3").stand(0, "tool_maker 1 forest 1").work().act("tool_maker")
    assert [sum(game.of(seat).tools) for seat in range(4)] == [12, 12, 12, 12]


def test_sa30_all_tools_are_fresh_at_the_start_of_a_new_round() -> None:
    game = table(2).give(0, tools="1 1", used=(0, 1)).give(1, tools="1", used=(0,))
    game.stand(0, "field 1").work()
    assert game.state.round == 2
    assert [game.of(seat).used for seat in (0, 1)] == [(False,) * 3] * 2
    assert len(game.told(ToolsFreshened)) == 1


def test_sa30_tools_are_fresh_only_after_the_new_row_is_laid() -> None:
    game = table(2).lay("c34", "c26", "c30", "c19")
    game.give(0, tools="1 1", used=(0, 1), goods="1 wood").stand(0, "card:1 1")
    game.work().pay("1 wood")
    assert (game.phase, game.state.round) == ("row", 2)
    assert game.of().used == (True, True, False)
    game.draw(game.chance.pool[0])
    assert game.of().used == (False, False, False)
    told = [type(event) for event in game.events if isinstance(event, CardsLaid | ToolsFreshened)]
    assert told[-2:] == [CardsLaid, ToolsFreshened]


def test_sa30_one_use_tools_are_never_fresh_again() -> None:
    game = table(2).give(0, open="c33").stand(0, "forest 1").work().act("forest")
    game.roll(1).use(cards="c33")
    assert game.state.round == 2
    assert (game.of().open, game.of().cards) == ((), ("c33",))


def test_sa31_a_one_use_tool_lies_open_until_it_is_used() -> None:
    game = table().lay("c34", "c26", "c30", "c19").give(0, goods="1 wood")
    game.stand(0, "card:1 1 forest 1").work().act("card:1").pay("1 wood")
    assert (game.of().open, game.of().cards) == (("c34",), ())
    game.act("forest").roll(1)
    assert game.legal == [Use(), Use((), ("c34",))]
    game.use()
    assert game.of().open == ("c34",)


def test_sa31_it_works_once_rounds_later_alone_or_with_others() -> None:
    game = table(2).give(0, open="c33 c35", tools="1").stand(0, "river 1 forest 1").work()
    game.act("river").roll(1).use(0, cards="c33")
    assert game.stock() == {"gold": 1}
    assert game.told(ToolsUsed)[0].value == 5
    assert [e.card for e in game.told(CardSpent)] == ["c33"]
    game.act("forest").roll(1)
    assert game.legal == [Use(), Use((), ("c35",))]
    assert game.why(Use((), ("c33",))) == "no_one_use"
    game.use(cards="c35")
    assert game.stock() == {"gold": 1, "wood": 1}
    assert game.of().cards == ("c33", "c35")


@pytest.mark.parametrize("card", ["c33", "c34", "c35"])
def test_sa31_its_bottom_counts_used_or_not(card: str) -> None:
    amount = {"c33": 1, "c34": 1, "c35": 2}[card]
    lying = table().give(0, open=card, tools="1 1 1")
    done = table().give(0, cards=card, tools="1 1 1")
    assert lying.lines()["toolmaker"] == done.lines()["toolmaker"] == 3 * amount


def test_sa32_one_use_tools_count_neither_for_toolmakers_nor_for_the_tie() -> None:
    game = table().give(0, open="c33")
    assert game.lines()["toolmaker"] == 0
    assert game.rules.scores(game.state)[0].tie == (5,)


def test_spare_tools_tell_what_could_still_be_added() -> None:
    game = table().give(0, tools="2 1 1", used=(1,), open="c33")
    assert game.rules.spare_tools(game.of()) == 2 + 1 + 4


def test_the_preview_of_a_roll_is_what_it_brings() -> None:
    game = table().give(0, tools="1").stand(0, "hunting 3").work().act("hunting").roll(6, 4, 1)
    shown = [game.rules.preview(game.state, use) for use in game.legal]
    assert [(result.total, result.amount) for result in shown] == [(11, 5), (12, 6)]
    assert game.use(0).of().food == 12 + 6 - 5
