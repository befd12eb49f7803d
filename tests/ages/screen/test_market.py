"""The trade table: heaps that are laid down both ways, limits, answers, and swaps with the bank."""

from __future__ import annotations

from typing import Any

from game.ages.actions import Accept, Counter, Decline, Done, Offer, Swap, Withdraw
from game.ages.state import State
from scenes.ages import STAGE
from scenes.table.contract import BoardView
from scenes.ui.picture import Act, Do
from tests.ages.screen.views import (
    board_view,
    click,
    item,
    main,
    played,
)
from tests.build.ages import Table, late, solo, trading

QUIET = ("food", "food", "food")


def dealing(players: int = 2) -> Table:
    """Sit in the trade step: wood and food here, stone and pottery there."""
    now = trading(players).give(0, goods="3 wood", food=3).give(1, goods="2 stone 1 pottery")
    return now.stand(*QUIET)


def offered() -> Table:
    return dealing().do(Offer(1, (2, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)))


def sailing(goods: str = "2 wood 1 stone", ships: int = 2) -> Table:
    return solo("late").give(0, goods=goods, ships=ships, developments="shipping").stand(*QUIET)


def labels(seen: BoardView) -> list[str]:
    return [choice.label for choice in STAGE.open(seen).choices()]


def after(seen: BoardView) -> State:
    state: State = seen.rules.apply(seen.state, played(seen)).state
    return state


def test_clicks_lay_goods_on_both_sides_and_the_button_offers_them() -> None:
    seen = click(board_view(dealing()), "out:wood", "out:wood", "back:stone")
    assert played(seen) == Offer(1, (2, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0))
    assert main(seen).label == "Offer 2 for 1"


def test_food_can_be_laid_down_too() -> None:
    seen = click(board_view(dealing()), "out:food", "back:pottery")
    assert played(seen).give == (0, 0, 0, 0, 0, 1)


def test_more_and_less_stop_at_the_limits_and_a_click_starts_again() -> None:
    seen = click(board_view(dealing()), "back:stone", "back:stone:more")
    assert item(seen, "back:stone:more").intent is None
    assert item(seen, "back:stone").data.most == 2
    seen = click(seen, "back:stone")
    assert item(seen, "back:stone").data.count == 0
    assert item(seen, "back:stone:less").intent is None


def test_plus_and_minus_belong_to_the_heap_that_was_touched_last() -> None:
    seen = click(board_view(dealing()), "out:wood", "back:stone")
    keys = {i.id: i.key for i in STAGE.open(seen).picture if i.kind == "step" and i.key}
    assert keys == {"back:stone:more": "+", "back:stone:less": "-"}


def test_the_wheel_turns_a_heap_and_stops_at_its_ends() -> None:
    seen = board_view(dealing())
    most: Any = STAGE.open(seen).revise(Do("wheel", ("out:wood", 9)))
    assert most.bargain.out[0] == 3
    least: Any = STAGE.open(seen).revise(Do("wheel", ("out:wood", -1)))
    assert least.bargain.out[0] == 0


def test_a_kind_lies_on_one_side_only() -> None:
    now = trading().give(0, goods="2 wood").give(1, goods="2 wood 1 stone").stand(*QUIET)
    seen = click(board_view(now), "out:wood", "back:wood")
    assert (item(seen, "out:wood").data.count, item(seen, "back:wood").data.count) == (0, 1)


def test_what_cannot_be_given_or_got_says_why() -> None:
    seen = board_view(dealing())
    assert item(seen, "out:cloth").reason == "You have no cloth to give."
    assert item(seen, "back:cloth").reason == "Your partner is 1 cloth short."


def test_an_offer_without_anything_in_return_is_a_gift() -> None:
    seen = click(board_view(dealing()), "out:wood")
    assert main(seen).label == "Give 1 as a gift"
    assert isinstance(main(seen).intent, Act)


def test_with_several_partners_one_is_chosen_and_empties_the_table() -> None:
    now = dealing(3).give(2, goods="1 cloth")
    seen = click(board_view(now), "out:wood", "partner:2")
    assert not any(seen.selection.bargain.out)
    assert played(click(seen, "out:wood", "back:cloth")).to == 2


def test_the_deal_is_previewed_on_the_own_board_as_it_happens() -> None:
    seen = click(board_view(dealing()), "out:wood", "back:stone", "back:stone")
    table = offered().do(Decline()).do(played(seen)).do(Accept())
    assert item(seen, "worth").data.after == table.rules.worth(table.of(0).goods)
    assert item(seen, "ghost:stone").look == "stone"


def test_the_partner_sees_the_offer_from_the_own_side_and_accepts_it() -> None:
    seen = board_view(offered())
    assert seen.me == 1
    assert item(seen, "out:stone").data.count == 1
    assert item(seen, "back:wood").data.count == 2
    assert played(seen) == Accept()
    assert labels(seen) == ["Accept", "Turn it down"]
    rules: Any = seen.rules
    assert item(seen, "worth").data.after == rules.worth(after(seen).boards[1].goods)


def test_a_change_makes_it_a_counter_offer() -> None:
    seen = click(board_view(offered()), "back:wood:more")
    assert played(seen) == Counter((0, 1, 0, 0, 0, 0), (3, 0, 0, 0, 0, 0))
    assert labels(seen) == ["Answer: 1 for 3", "Accept", "Turn it down"]


def test_a_counter_offer_can_be_taken_or_left_and_not_be_changed() -> None:
    table = offered().do(Counter((0, 1, 0, 0, 0, 0), (3, 0, 0, 0, 0, 0)))
    seen = board_view(table)
    assert seen.me == 0
    intents = [choice.intent for choice in STAGE.open(seen).choices()]
    assert intents == [Act(Accept()), Act(Withdraw())]
    assert not [i.id for i in STAGE.open(seen).picture if i.kind == "heap" and i.intent]


def test_whoever_watches_sees_the_offer_and_can_change_nothing() -> None:
    table = dealing(3).do(Offer(1, (2, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)))
    seen = board_view(table, shown=2, me=False)
    assert item(seen, "out:wood").data.count == 2
    assert not [i.id for i in STAGE.open(seen).picture if i.intent]


def test_alone_only_the_bank_is_there_and_a_ship_swaps_one_for_one() -> None:
    seen = board_view(sailing())
    parties = [i.id for i in STAGE.open(seen).picture if i.kind == "party"]
    assert parties == ["partner:bank"]
    seen = click(seen, "out:wood", "out:stone", "back:spearheads", "back:cloth")
    assert played(seen) == Swap("stone", "cloth")
    assert item(seen, "out:food").reason == "Ships carry goods only."


def test_half_a_swap_says_what_is_missing() -> None:
    assert "brings back" in main(click(board_view(sailing()), "out:wood")).reason
    assert "takes along" in main(click(board_view(sailing()), "back:cloth")).reason


def test_after_a_swap_the_next_ship_is_ready_and_then_none() -> None:
    table = sailing().do(Swap("wood", "cloth"))
    assert STAGE.open(board_view(table)).prompt().aside == "1 ship ready"
    assert board_view(table).selection.bargain.partner == -1
    assert table.do(Swap("wood", "cloth")).state.phase != "trade"


def test_the_bank_stands_beside_the_players_when_there_are_ships() -> None:
    now = late(3).give(0, goods="2 wood", ships=1, developments="shipping")
    now = now.give(1, goods="1 stone").stand(*QUIET)
    seen = board_view(now if now.state.phase == "trade" else now.do(Done()))
    assert [i.id for i in STAGE.open(seen).picture if i.kind == "party"][-1] == "partner:bank"
    assert isinstance(played(click(seen, "partner:bank", "out:wood", "back:cloth")), Swap)
