"""Goods, developments, cities, monuments and disasters on the mat: states, reasons, drafts."""

from __future__ import annotations

from typing import Any

from game.ages.actions import Build, Buy, Discard, Done, Engineer
from game.ages.events import DisasterStruck, GoodsCollected, MonumentBuilt
from scenes.ages import STAGE
from scenes.ui.picture import Do, Tip
from tests.ages.screen.views import (
    board_view,
    click,
    item,
    main,
    played,
)
from tests.build.ages import solo, table

WORK = ("workers", "workers", "coin")


def tip(seen: object, name: str) -> Tip:
    found = item(seen, name).tip  # type: ignore[arg-type]
    assert found is not None
    return found


def test_before_building_the_temple_has_no_intent_and_says_what_the_dice_give() -> None:
    temple = item(board_view(table(4).throw("workers", "workers", "coin")), "monument:temple")
    assert temple.intent is None
    assert temple.reason == "Building follows the dice. These dice give 6 workers."


def test_dice_that_are_enough_say_so() -> None:
    circle = item(board_view(table().throw("workers", "workers", "coin")), "monument:stone_circle")
    assert circle.reason.endswith("enough to finish it.")


def test_without_workers_the_temple_has_no_intent_and_its_reason_counts_them() -> None:
    spent = table(4).give(0, goods="1 stone", developments="engineering")
    seen = board_view(spent.stand("food", "good", "coin"))
    temple = item(seen, "monument:temple")
    assert temple.intent is None
    assert temple.reason == "1 worker short."


def test_a_click_marks_all_that_can_be_marked_and_the_button_says_it() -> None:
    seen = click(board_view(table().stand(*WORK)), "monument:obelisk")
    assert main(seen).label == "Obelisk: 6 boxes"
    assert played(seen) == Build("obelisk", 6)
    assert item(seen, "monument:obelisk").data.boxes.planned == 6


def test_less_and_more_pick_the_number_and_stop_at_the_ends() -> None:
    seen = click(board_view(table().stand(*WORK)), "monument:obelisk")
    assert item(seen, "more").intent is None
    seen = click(seen, "less", "less")
    assert played(seen) == Build("obelisk", 4)
    for _ in range(3):
        seen = click(seen, "less")
    assert played(seen) == Build("obelisk", 1)
    assert item(seen, "less").intent is None


def test_the_wheel_picks_the_number_too() -> None:
    seen = board_view(table().stand(*WORK))
    turned: Any = STAGE.open(seen).revise(Do("wheel", ("monument:obelisk", -1)))
    assert (turned.target, turned.count) == ("obelisk", 6)


def test_a_second_click_chooses_nothing_again() -> None:
    seen = click(board_view(table().stand(*WORK)), "city:4", "city:4")
    assert played(seen) == Done()


def test_a_city_takes_no_more_boxes_than_it_has() -> None:
    assert played(click(board_view(table().stand(*WORK)), "city:4")) == Build("city:4", 3)


def test_engineering_gives_stones_by_a_click_on_their_row() -> None:
    rich = table().give(0, goods="3 stone", developments="engineering")
    seen = click(board_view(rich.stand("food", "workers", "coin")), "good:stone", "more")
    assert played(seen) == Engineer(2)
    assert main(seen).label == "Give 2 stone: 6 workers"
    assert item(seen, "ghost:stone").look == "stone"


def test_who_was_first_strikes_the_first_points_for_the_others() -> None:
    seen = board_view(table().give(1, built="obelisk").throw("food", "food", "food"))
    obelisk = item(seen, "monument:obelisk")
    assert (obelisk.data.taken, obelisk.data.led) == (1, False)
    assert "Henrike was first: still worth 3 points." in tip(seen, "monument:obelisk").lines


def test_only_monuments_in_play_lie_on_the_sheet() -> None:
    names = {i.id for i in STAGE.open(board_view(table(2))).picture if i.kind == "work"}
    assert "monument:temple" not in names
    assert len(names) == 5


def test_a_proposal_pays_with_the_least_waste() -> None:
    rich = table().give(0, food=9, goods="5 wood 3 stone 1 cloth 1 spearheads")
    bought = rich.stand("coin", "workers", "workers").do(Done())
    seen = click(board_view(bought), "development:agriculture")
    action = played(seen)
    assert isinstance(action, Buy)
    assert action.development == "agriculture"
    assert main(seen).label == "Buy Agriculture: 16 :ages/coin:"


def test_stacks_are_chosen_by_clicks_and_too_little_is_refused_with_the_number() -> None:
    rich = table().give(0, food=9, goods="5 wood 3 stone")
    bought = rich.stand("coin", "workers", "workers").do(Done())
    seen = click(board_view(bought), "development:agriculture")
    chosen = played(seen)
    for good in chosen.goods:
        seen = click(seen, f"good:{good}")
    assert main(seen).intent is None
    assert main(seen).reason == "8 coins short."


def test_food_pays_with_granaries_and_not_without() -> None:
    rich = table().give(0, food=12, goods="4 spearheads", developments="granaries")
    seen = board_view(rich.stand("coin", "food", "food"))
    seen = click(seen, "development:irrigation")
    assert played(seen).food == 1
    poor = table().give(0, food=12, goods="4 spearheads").stand("coin", "food", "food")
    seen = click(board_view(poor), "development:irrigation")
    assert STAGE.open(seen).picture.find("more") is None


def test_a_development_that_costs_too_much_says_how_much_is_missing() -> None:
    empire = item(board_view(table().stand("coin", "food", "coin")), "development:empire")
    assert empire.intent is None
    assert empire.reason == "46 coins short."


def test_while_dice_are_thrown_a_development_says_whether_they_would_pay_it() -> None:
    seen = board_view(table().throw("coin", "coin", "good"))
    assert "could pay for it" in item(seen, "development:agriculture").reason
    assert "45 coins short" in item(seen, "development:empire").reason


def test_owned_developments_have_their_peg() -> None:
    seen = board_view(table().give(0, developments="irrigation"))
    assert item(seen, "peg:irrigation").look == "development"
    assert item(seen, "development:irrigation").data.owned


def test_discarding_starts_with_the_cheapest_and_clicks_change_it() -> None:
    full = table().give(0, food=9, goods="5 wood 3 stone").stand("food", "food", "food")
    seen = board_view(full.do(Done()))
    assert played(seen) == Discard((2, 0, 0, 0, 0))
    seen = click(seen, *["good:wood"] * 4)
    assert main(seen).intent is None
    assert main(seen).reason == "2 more goods must go."
    assert played(click(seen, "good:stone", "good:stone")) == Discard((0, 2, 0, 0, 0))


def test_disasters_say_who_is_safe_and_which_one_is_coming() -> None:
    safe = table().give(0, developments="irrigation")
    seen = board_view(safe.throw("goods_skull", "goods_skull", "food"))
    drought = item(seen, "danger:drought")
    assert drought.data.safe
    assert drought.data.coming
    assert "Irrigation protects this player." in tip(seen, "danger:drought").lines
    assert not item(seen, "danger:invasion").data.coming


def test_religion_keeps_its_owner_safe_from_revolt() -> None:
    seen = board_view(table().give(0, developments="religion"))
    assert item(seen, "danger:revolt").data.safe


def test_another_board_can_be_read_and_not_played() -> None:
    seen = board_view(table().give(1, goods="2 wood").stand(*WORK), shown=1)
    assert item(seen, "good:wood").data.now == 2
    assert not [i.id for i in STAGE.open(seen).picture if i.intent]


def test_events_become_lines_that_mark_what_they_changed_on_the_readers_board() -> None:
    seen = board_view(table(), shown=1, me=False)
    blow = DisasterStruck(0, "pestilence", 3, ((1, 3),), (), ((2, "medicine"),))
    log_line = STAGE.open(board_view(table(3), shown=1, me=False)).tell(blow)
    assert log_line is not None
    assert log_line.marks == ("disasters",)
    assert "Henrike marks 3 disaster boxes." in log_line.text
    assert "Medicine spares Mikołaj." in log_line.text
    collected = STAGE.open(seen).tell(GoodsCollected(0, (1, 0, 0, 0, 0), (0, 0, 0, 0, 0), 0))
    assert collected is not None
    assert collected.marks == ()
    first = STAGE.open(seen).tell(MonumentBuilt(0, "obelisk", True, 6))
    assert first is not None
    assert first.marks == ("monument:obelisk",)
    assert first.text == "Amira is the first to finish the Obelisk: 6 points."


def test_alone_nobody_is_told_to_be_the_first() -> None:
    log_line = STAGE.open(board_view(solo())).tell(MonumentBuilt(0, "obelisk", True, 6))
    assert log_line is not None
    assert log_line.text == "Amira finishes the Obelisk: 6 points."


def test_facts_are_those_of_the_board() -> None:
    seen = board_view(table().give(1, food=4, goods="2 stone", cities=4, disasters=3))
    values = [fact.value for fact in STAGE.open(seen).facts(1)]
    assert values == ["4", "6", "4", "0", "0", "3"]
