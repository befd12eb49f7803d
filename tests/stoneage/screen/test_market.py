"""Planning aids: what cards and tiles cost, what one lacks, what is worth what, what is hidden."""

from __future__ import annotations

from scenes.stoneage import STAGE
from tests.build.stoneage import table
from tests.stoneage.screen.views import board_view, item


def lines(seen: object, name: str) -> str:
    tip = item(seen, name).tip  # type: ignore[arg-type]
    assert tip is not None
    return "\n".join(tip.lines)


def test_a_card_shows_price_and_what_is_missing() -> None:
    seen = board_view(table().give(0, goods="2 wood"))
    assert item(seen, "card:2").data.bill.fine
    third = item(seen, "card:3").data.bill
    assert (third.count, third.fine, third.lack) == (3, False, 1)
    assert "You lack 1 resource." in lines(seen, "card:3")
    assert "You could pay that now." in lines(seen, "card:2")


def test_cards_lie_from_the_dear_end_to_the_cheap_one() -> None:
    seen = board_view(table())
    places = [item(seen, f"card:{slot}").place.x for slot in (4, 3, 2, 1)]
    assert places == sorted(places)


def test_a_tile_marks_each_printed_resource_that_is_missing() -> None:
    seen = board_view(table().give(0, goods="1 wood 1 brick"))
    bill = item(seen, "tile:1").data.bill
    assert {good: fine for good, _, fine in bill.cost} == {"wood": False, "brick": True}
    assert bill.lack == 1
    assert "You lack 1 :stoneage/wood:." in lines(seen, "tile:1")


def test_an_exact_tile_tells_the_kinds_that_are_missing() -> None:
    seen = board_view(table().give(0, goods="4 wood"))
    assert "1 resource" in lines(seen, "tile:3")
    assert "One more kind is needed." in lines(seen, "tile:3")


def test_the_open_card_with_free_choice_is_counted_in() -> None:
    seen = board_view(table().give(0, goods="1 wood", open="c36"))
    assert "With your open card you could pay it." in lines(seen, "card:3")


def test_a_card_tells_what_its_lower_half_would_add_now() -> None:
    seen = board_view(table().give(0, cards="c02 c12"))
    assert "would add 5 points now" in lines(seen, "card:1")


def test_a_taken_card_leaves_its_gap_with_the_price() -> None:
    seen = board_view(table().lay("", "c26", "c30", "c19"))
    assert (item(seen, "card:1").kind, item(seen, "card:1").text) == ("gap", "1")


def test_the_tiles_to_come_are_listed_unless_the_game_hides_them() -> None:
    shown = lines(board_view(table()), "tiles:aside")
    hidden = lines(board_view(table(tiles_left="hidden")), "tiles:aside")
    assert "2× :stoneage/brick: :stoneage/stone: :stoneage/gold:" in shown
    assert "Still to come" not in hidden


def test_the_sum_names_every_source_of_points() -> None:
    now = table().give(
        0, goods="3 wood", tiles="b10", built=12, awarded=3, starved=10, cards="c02 c07",
        agriculture=4,
    )  # fmt: skip
    seen = board_view(now)
    total = item(seen, "sum")
    assert total.data.total == 12 + 3 - 10 + 1 + 4 + 3
    text = lines(seen, "sum")
    for part in ("Buildings (1): **12**", "Hunger: **−10**", "Farmers: 1 × 4: **4**", "Culture"):
        assert part in text


def test_face_down_cards_of_others_are_only_a_number() -> None:
    seen = board_view(table().give(1, cards="c02 c12 c07"), shown=1)
    assert item(seen, "civil:aside").text == "3 cards face down"
    assert item(seen, "sum").data.total == 0
    assert "3 face-down cards not counted" in lines(seen, "sum")
    own = board_view(table().give(0, cards="c02 c12 c07"))
    assert item(own, "culture").data.sum == "4"


def test_the_board_says_how_the_meal_will_end() -> None:
    fine = board_view(table().give(0, food=6, agriculture=2))
    assert item(fine, "food:after").text == "then 3 left"
    short = board_view(table().give(0, food=1, agriculture=1))
    assert item(short, "food:after").text == "3 short"
    assert "10 points" in lines(short, "food")
    asked = board_view(table().give(0, food=3, agriculture=1, goods="4 wood").work())
    assert item(asked, "food:after").text == "1 short"


def test_used_tools_lie_on_their_side_and_say_so() -> None:
    seen = board_view(table().give(0, tools="2 1 1", used=(1,)))
    assert [item(seen, f"tool:{slot}").data.used for slot in range(3)] == [False, True, False]
    tip = item(seen, "tool:1").tip
    assert tip is not None
    assert tip.state == "used"


def test_facts_are_those_of_the_seat_and_not_of_the_first_one() -> None:
    now = table().give(1, people=7, food=4, goods="2 gold", tools="2 1", agriculture=3)
    now.give(1, cards="c01 c02", open="c33")
    facts = STAGE.open(board_view(now)).facts(1)
    assert [fact.value for fact in facts] == ["4", "7", "3", "3", "2", "0", "3"]
    assert facts[-1].label == "Civilization cards"
