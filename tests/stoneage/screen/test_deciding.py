"""The slab: rolls with tools, payments, hunger, dice for all, the open card."""

from __future__ import annotations

from game.stoneage.actions import Act as DoAct
from game.stoneage.actions import Decline, Improve, Open, Pay, Pick, Starve, Use
from scenes.stoneage import STAGE
from scenes.ui.picture import Act
from tests.build.stoneage import Table, table
from tests.stoneage.screen.views import (
    board_view,
    click,
    item,
    main,
    opened,
    played,
)

SEAM = 8.0
"""Units from a slab's edge within which its seam runs."""


def acting(text: str = "forest 2 card:2 1 tool_maker 1", **what: object) -> Table:
    return table().give(0, **what).stand(0, text).work()


def rolled(*dice: int, tools: str = "2 1 1", **what: object) -> Table:
    now = table().give(0, tools=tools, **what).stand(0, f"quarry {len(dice)}").work()
    return now.act("quarry").roll(*dice)


def paying(goods: str, place: str) -> Table:
    return table().give(0, goods=goods).stand(0, f"{place} 1 hunting 1").work().act(place)


def test_a_place_with_own_people_acts_at_a_click_and_enter_takes_the_best_first() -> None:
    seen = board_view(acting())
    assert item(seen, "place:forest").intent == Act(DoAct("forest"))
    assert item(seen, "card:2").intent == Act(DoAct("card:2"))
    assert item(seen, "place:river").intent is None
    assert played(seen) == DoAct("tool_maker")
    assert main(seen).label == "Make a tool"


def test_the_slab_shows_the_dice_and_every_result_the_tools_can_bring() -> None:
    seen = board_view(rolled(4, 4, 3))
    assert [item(seen, f"die:{at}").data.face for at in range(3)] == [4, 4, 3]
    chips = [i for i in STAGE.open(seen).picture if i.kind == "chip"]
    assert [(i.data.amount, i.data.plus) for i in chips] == [(2, 0), (3, 4)]
    assert main(seen).label == "Take 2 :stoneage/stone:"
    seen = click(seen, "set:3")
    assert played(seen) == Use((0, 1, 2), ())
    assert main(seen).label == "Take 3 :stoneage/stone:"


def test_tools_are_added_by_clicks_on_them_with_keys_and_the_sum_is_written() -> None:
    seen = board_view(rolled(6, 5))
    assert [item(seen, f"use:{slot}").key for slot in range(3)] == ["1", "2", "3"]
    seen = click(seen, "use:0", "use:2")
    assert played(seen) == Use((0, 2), ())
    assert item(seen, "result:sum").text == "11 + 3 = 14"
    assert item(seen, "result").text == "brings 2 :stoneage/stone:"
    assert played(click(seen, "use:0")) == Use((2,), ())


def test_used_tools_and_empty_spaces_say_why_they_cannot_be_added() -> None:
    seen = board_view(rolled(3, 3, tools="1 1", used=(0,)))
    assert item(seen, "use:0").intent is None
    assert item(seen, "use:0").reason == "That tool has been used this round."
    assert item(seen, "use:2").reason == "There is no tool in that space."


def test_tools_for_one_use_are_added_too() -> None:
    seen = board_view(rolled(3, 3, tools="1", open="c33 c35"))
    assert [item(seen, f"help:{card}").key for card in ("c33", "c35")] == ["4", "5"]
    seen = click(seen, "help:c33")
    assert played(seen) == Use((), ("c33",))
    assert played(click(seen, "help:c35")) == Use((), ("c33", "c35"))


def test_a_card_is_paid_with_the_cheapest_resources_unless_others_are_chosen() -> None:
    now = paying("1 wood 1 brick 2 gold", "card:2")
    seen = board_view(now)
    assert played(seen) == Pay(now.goods("1 wood 1 brick"))
    seen = click(seen, "picker:wood", "picker:gold")
    assert played(seen) == Pay(now.goods("1 brick 1 gold"))
    assert [choice.label for choice in STAGE.open(seen).choices()][1] == "Do not pay"
    second = STAGE.open(seen).choices()[1].intent
    assert second == Act(Decline())


def test_all_that_is_said_of_a_payment_lies_inside_the_slab() -> None:
    for now in (paying("1 wood 1 brick", "card:2"), paying("2 wood 1 stone 3 gold", "tile:2")):
        seen = board_view(now)
        slab = item(seen, "slab").place
        lines = [one.place for one in STAGE.open(seen).picture if one.id.startswith("slab:line:")]
        assert lines
        assert max(line.bottom for line in lines) <= slab.bottom - SEAM


def test_too_little_or_too_much_is_refused_with_the_number() -> None:
    seen = click(board_view(paying("2 wood 2 gold", "card:2")), "picker:gold")
    assert main(seen).intent is None
    assert main(seen).reason == "That is 1 resource too many."
    assert item(seen, "slab:line:0").text == "That is 1 resource too many."


def test_a_tile_shows_its_points_while_one_chooses() -> None:
    now = paying("2 wood 1 stone 3 gold", "tile:2")
    seen = board_view(now)
    assert main(seen).label == "Build: 29 points"
    seen = click(seen, "picker:wood")
    assert played(seen) == Pay(now.goods("1 stone 3 gold"))
    assert main(seen).label == "Build: 23 points"
    assert item(seen, "good:gold").data.after == 0


def test_the_open_card_takes_two_resources_of_choice_in_the_middle_of_a_payment() -> None:
    now = table().give(0, goods="1 wood", open="c36").stand(0, "card:3 1 hunting 1").work()
    seen = opened(board_view(now.act("card:3")))
    assert main(seen).intent is None
    assert main(seen).reason == "Choose exactly 2 resources."
    seen = click(seen, "picker:gold", "picker:gold")
    assert played(seen) == Open(now.goods("2 gold"))
    seen = opened(seen)
    assert not seen.selection.opening


def test_hunger_offers_the_cheapest_payment_and_says_what_starving_costs() -> None:
    now = table().give(0, food=2, goods="2 wood 2 gold").stand(0, "field 1").work()
    assert now.phase == "feed"
    seen = board_view(now)
    assert played(seen) == Pay(now.goods("2 wood"))
    assert STAGE.open(seen).choices()[1].label == "Go hungry: −10 points"
    assert STAGE.open(seen).choices()[1].intent == Act(Starve())


def test_dice_for_all_show_what_they_bring_and_who_picks_when() -> None:
    now = table().lay("c01", "c26", "c30", "c19").give(0, goods="1 wood")
    now = now.stand(0, "card:1 1 hunting 1").work().act("card:1").pay("1 wood").roll(1, 4, 5, 4)
    seen = board_view(now)
    assert main(seen).intent is None
    dice = [i for i in STAGE.open(seen).picture if i.kind == "bone"]
    assert [i.text for i in dice] == ["Wood", "Gold", "Tool", "Gold"]
    assert [i.key for i in dice] == ["1", "4", "5", ""]
    assert [state for _, state in item(seen, "pickers").data.seats] == ["now"] + ["later"] * 3
    seen = click(seen, "die:1")
    assert played(seen) == Pick(4)
    after = board_view(now.pick(4))
    assert after.me == 1
    assert [state for _, state in item(after, "pickers").data.seats][:2] == ["done", "now"]


def test_an_unused_tool_is_proposed_for_the_raise() -> None:
    now = table().give(0, tools="1 1 1", used=(0,)).stand(0, "tool_maker 1 hunting 1").work()
    seen = board_view(now.act("tool_maker"))
    assert played(seen) == Improve(1)
    assert played(click(seen, "slot:0")) == Improve(0)
    assert item(seen, "slot:1").data.after == 2


def test_higher_tools_cannot_be_chosen() -> None:
    now = table().give(0, tools="2 1 1", used=(1,)).stand(0, "tool_maker 1 hunting 1").work()
    seen = board_view(now.act("tool_maker"))
    assert item(seen, "slot:0").intent is None
    assert item(seen, "slot:0").reason == "Only the lowest tools can be raised."


def test_while_another_decides_nothing_on_the_slab_answers() -> None:
    seen = board_view(rolled(4, 4, 3), me=False)
    assert item(seen, "die:0").data.face == 4
    assert not [i.id for i in STAGE.open(seen).picture if i.intent]
    assert STAGE.open(seen).choices() == ()


def test_whoever_decides_and_looks_at_another_board_reads_it_whole() -> None:
    now = rolled(4, 4, 3)
    now.give(1, tools="2 2 1")
    theirs = board_view(now, shown=1)
    assert [item(theirs, f"tool:{slot}").data.value for slot in range(3)] == [2, 2, 1]
    assert STAGE.open(theirs).picture.find("slab") is None
    # Of others whom one only watches the dice lie there, whatever board is shown.
    assert STAGE.open(board_view(now, shown=1, me=False)).picture.find("slab") is not None


def test_before_anything_is_chosen_the_slab_says_what_to_do_and_blames_nobody() -> None:
    seen = click(board_view(paying("2 wood 2 gold", "card:2")), "picker:wood")
    assert item(seen, "slab:line:0").data.icon == ""
    assert main(seen).label == "Take Music"
    assert item(click(seen, "picker:gold"), "slab:line:0").data.icon == "common/cross"


def test_the_open_card_is_offered_by_the_same_button_in_every_step() -> None:
    rich = {"goods": "2 wood", "open": "c36"}
    acts, pays = (table().give(0, **rich).stand(0, "card:2 1 hunting 1").work() for _ in range(2))
    hungry = table().give(0, food=2, **rich).stand(0, "field 1").work()
    for now, phase in ((acts, "act"), (pays.act("card:2"), "pay"), (hungry, "feed")):
        assert now.phase == phase
        labels = [choice.label for choice in STAGE.open(board_view(now)).choices()]
        assert labels[-1] == "Use the open card", phase
