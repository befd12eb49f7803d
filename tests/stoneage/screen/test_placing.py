"""Placing on the screen: clicks, drags, the number of people, reasons, and what to expect."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from game.stoneage.actions import Put
from scenes.stoneage import STAGE
from scenes.ui.picture import Do
from tests.build.stoneage import table
from tests.stoneage.screen.views import (
    board_view,
    click,
    item,
    main,
    played,
)


def test_every_click_on_a_source_puts_one_person_more_and_then_none() -> None:
    seen = click(board_view(table()), "place:forest")
    assert played(seen) == Put("forest", 1)
    seen = click(seen, "place:forest", "place:forest")
    assert main(seen).label == "Forest: 3 people"
    assert played(seen) == Put("forest", 3)
    seen = click(seen, "place:forest", "place:forest")
    assert played(seen) == Put("forest", 5)
    seen = click(seen, "place:forest")
    assert main(seen).intent is None
    assert main(seen).reason.startswith("Choose a place first")


def test_minus_and_plus_pick_the_number_and_stop_at_the_ends() -> None:
    seen = click(board_view(table()), "place:hunting")
    assert item(seen, "less").intent is None
    assert (item(seen, "less").key, item(seen, "more").key) == ("-", "+")
    seen = click(seen, "more", "more", "more", "more")
    assert played(seen) == Put("hunting", 5)
    assert item(seen, "more").intent is None
    assert played(click(seen, "less")) == Put("hunting", 4)


def test_a_place_of_the_village_takes_exactly_its_people_and_has_no_stepper() -> None:
    seen = click(board_view(table()), "place:hut")
    assert played(seen) == Put("hut", 2)
    assert STAGE.open(seen).picture.find("more") is None


def test_people_are_dragged_from_home_one_by_one() -> None:
    seen = board_view(table())
    assert item(seen, "home:0").drop
    assert item(seen, "place:quarry").drop
    for count in (1, 2, 3):
        seen = replace(
            seen, selection=STAGE.open(seen).revise(Do("drop", ("home:0", "place:quarry")))
        )
        assert played(seen) == Put("quarry", count)
    seen = replace(seen, selection=STAGE.open(seen).revise(Do("drop", ("home:0", "card:2"))))
    assert played(seen) == Put("card:2", 1)


def test_a_click_on_somebody_at_home_proposes_a_place_and_then_sends_one_more() -> None:
    seen = click(board_view(table().stand(0, "hunting 1")), "home:0")
    assert played(seen) == Put("tool_maker", 1)
    seen = click(board_view(table()), "home:0", "home:0")
    assert played(seen) == Put("hunting", 2)


def test_what_is_dragged_from_elsewhere_puts_nobody() -> None:
    seen = board_view(table())
    assert STAGE.open(seen).revise(Do("drop", ("place:forest", "place:quarry"))) == seen.selection


def test_the_wheel_puts_more_or_fewer() -> None:
    seen = board_view(table())

    def turn(steps: int) -> Any:
        nonlocal seen
        seen = replace(seen, selection=STAGE.open(seen).revise(Do("wheel", ("place:river", steps))))
        return seen.selection

    assert (turn(1).place, turn(0).people) == ("river", 1)
    assert turn(3).people == 4
    assert turn(-9).people == 1


def test_ghosts_show_where_people_will_stand_and_those_at_home_turn_pale() -> None:
    seen = click(board_view(table()), "place:clay_pit", "place:clay_pit")
    picture = STAGE.open(seen).picture
    ghosts = [i for i in picture if i.id.startswith("ghost:clay_pit")]
    assert len(ghosts) == 2
    assert all(ghost.data.pale for ghost in ghosts)
    home = [i for i in picture if i.id.startswith("home:")]
    assert [i.data.pale for i in home] == [False, False, False, True, True]


def test_the_prompt_says_what_so_many_dice_bring_on_average() -> None:
    seen = click(board_view(table()), "place:quarry", "more", "more")
    assert STAGE.open(seen).prompt().aside == "about 1.7 :stoneage/stone:"
    assert item(seen, "amount").text == "≈ 1.7"
    german = click(board_view(table(), "de"), "place:quarry", "more", "more")
    assert STAGE.open(german).prompt().aside == "etwa 1,7 :stoneage/stone:"


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("place:tool_maker", "Somebody stands there already."),
        ("place:forest", "Your people are there already; each place only once a round."),
        ("card:1", "Somebody stands there already."),
    ],
)
def test_a_closed_place_says_why(place: str, why: str) -> None:
    now = table().stand(0, "forest 2").stand(1, "tool_maker 1 card:1 1")
    found = item(board_view(now), place)
    assert found.intent is None
    assert found.reason == why
    assert found.tip is not None
    assert found.tip.reason == why


def test_with_two_players_the_third_village_place_says_how_many_are_used() -> None:
    now = table(2).stand(0, "field 1").stand(1, "tool_maker 1")
    found = item(board_view(now), "place:hut")
    assert "only 2 village places" in found.reason


def test_a_card_or_tile_is_chosen_with_one_person_and_let_go_by_a_second_click() -> None:
    seen = click(board_view(table()), "tile:2")
    assert played(seen) == Put("tile:2", 1)
    assert item(seen, "ghost:tile:2:0").data.pale
    assert main(click(seen, "tile:2")).intent is None


def test_many_hunters_are_counted_seat_by_seat() -> None:
    now = table().give(1, people=7).stand(1, "hunting 7").stand(2, "hunting 5")
    people = [i for i in STAGE.open(board_view(now)).picture if i.id.startswith("person:hunting")]
    assert [i.data.count for i in people] == [7, 5]


def test_the_tip_of_a_source_tells_rule_expectation_and_tools() -> None:
    tip = item(board_view(table().give(0, tools="2 1")), "place:river").tip
    assert tip is not None
    assert "divided by 6" in tip.lines[0]
    assert tip.lines[1].startswith(
        "On average :stoneage/gold:, by number of people: 1: 0.2 · 2: 0.8"
    )
    assert tip.lines[2] == "Your fresh tools could add up to 3 to the sum."


def test_another_board_can_be_read_and_not_played() -> None:
    seen = board_view(table().give(1, goods="2 wood", food=3), shown=1)
    picture = STAGE.open(seen).picture
    assert item(seen, "good:wood").data.count == 2
    assert item(seen, "food:count").text == "3"
    assert not [i.id for i in picture if i.intent]


def test_people_at_home_never_overlap() -> None:
    mat = STAGE.open(board_view(table(2).give(0, people=10)))
    row = [item.place for item in mat.picture if item.id.startswith("home:")]
    assert all(one.right <= other.x + 0.01 for one, other in pairwise(row))
    assert len(row) == 10
