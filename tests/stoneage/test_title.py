"""What the title offers to the program: options, texts, sense checks, doubts about a state."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.stoneage import TITLE, data_checks
from game.stoneage.components import Exact, Fixed, Limit
from tests.build.stoneage import components, rules, table

OPTIONS = {
    "full_track_placement": ("allowed", "refused"),
    "equal_tools": ("choose", "lowest_unused"),
    "starvation": ("rules", "per_person"),
    "tiles_left": ("shown", "hidden"),
}


def test_the_options_and_their_usual_values() -> None:
    assert {option.key: option.values for option in components().cover.options} == OPTIONS


def test_every_value_of_every_option_is_accepted_with_two_three_and_four_players() -> None:
    for seats in (2, 3, 4):
        for key, values in OPTIONS.items():
            for value in values:
                assert TITLE.refuse_setup(components(), seats, {key: value}) is None


def test_a_value_that_an_option_has_not_is_refused_with_a_reason() -> None:
    refusal = TITLE.refuse_setup(components(), 2, {"starvation": "mild"})
    assert refusal is not None
    assert refusal.key == "stoneage.refuse.option_value"


def findings(changed: Any) -> list[str]:
    found: list[str] = []
    data_checks.check(changed, lambda sheet, *_, **__: found.append(sheet))
    return found


def numbers(**changes: Any) -> Any:
    return replace(components(), numbers=replace(components().numbers, **changes))


def tiles(**changes: Any) -> Any:
    return replace(components(), tiles={**components().tiles, **changes})


def test_the_data_of_the_box_make_sense() -> None:
    assert findings(components()) == []


def test_sense_a_die_has_six_faces_that_give_something() -> None:
    die = components().numbers.die
    assert findings(numbers(die=die[1:])) == ["table"]
    assert findings(numbers(die=("fire", *die[1:]))) == ["table"]


def test_sense_a_card_further_left_is_never_cheaper() -> None:
    assert findings(numbers(row=(4, 3, 2, 1))) == ["table"]


def test_sense_a_tribe_cannot_start_above_its_most() -> None:
    people = replace(components().numbers.people, start=11)
    assert findings(numbers(people=people)) == ["table"]


def test_sense_losses_by_hunger_rise_and_reach_every_number_of_people() -> None:
    hunger = replace(components().numbers.hunger, by_person=(0, 3, 2))
    assert findings(numbers(hunger=hunger)) == ["table", "table"]


def test_sense_divisors_rise() -> None:
    goods = tuple(reversed(components().numbers.resources))
    assert "table" in findings(numbers(resources=goods))


def test_sense_stacks_cannot_be_higher_than_the_tiles_allow() -> None:
    assert findings(numbers(stack=8)) == ["table"]


def test_sense_a_style_is_eager_only_for_what_a_place_gives() -> None:
    sheet = components().bots
    taste = replace(sheet.styles["farmer"]["hard"], eager={"wood": 0.5, "fish": 0.5})
    styles = {**sheet.styles, "farmer": {"hard": taste}}
    assert findings(replace(components(), bots=replace(sheet, styles=styles))) == ["bots"]


def test_sense_every_number_of_players_has_its_limits() -> None:
    places = components().places
    assert findings(replace(components(), places=replace(places, limits=places.limits[1:])))
    odd = (*places.limits[:2], Limit(4, 4, 5))
    assert findings(replace(components(), places=replace(places, limits=odd))) == ["places"] * 2


def test_sense_a_tile_must_bring_what_is_paid_for_it() -> None:
    assert "tiles" in findings(tiles(b01=Fixed({"wood": 2, "brick": 1}, 11)))
    assert "tiles" in findings(tiles(b01=Fixed({"wood": 1, "brick": 2}, 10)))


def test_sense_an_exact_tile_cannot_ask_for_more_kinds_than_there_are() -> None:
    assert findings(tiles(b18=Exact(4, 5))) == ["tiles"]


def doubts(game: Any) -> list[str]:
    return [m.key.removeprefix("stoneage.problem.") for m in rules().problems(game.state)]


@pytest.mark.parametrize(
    ("what", "doubt"),
    [
        ({"people": 4}, "people"),
        ({"people": 11}, "people"),
        ({"placed": (0, 0, 0, 6, *[0] * 12)}, "people"),
        ({"placed": (0, 0, 0, -1, *[0] * 12)}, "people"),
        ({"food": -1}, "stores"),
        ({"resources": (0, 0, 0, -1)}, "stores"),
        ({"resources": (0, 0, 0)}, "stores"),
        ({"agriculture": 11}, "stores"),
        ({"tools": "3 1 1"}, "tools"),
        ({"tools": "5 4 4"}, "tools"),
        ({"tools": (0, 1, 0)}, "tools"),
        ({"used": (0,)}, "tools"),
        ({"starved": -1}, "points"),
        ({"built": 10}, "points"),
        ({"tiles": "b02"}, "points"),
        ({"open": "c01"}, "open"),
    ],
)
def test_an_impossible_tribe_is_named(what: Any, doubt: str) -> None:
    if isinstance(what.get("tools"), tuple):
        game = table()
        tribe = game.state.tribes[0].clone()
        tribe.tools = what["tools"]
        game.state.tribes = (tribe, *game.state.tribes[1:])
    else:
        game = table().give(0, **what)
    assert doubt in doubts(game)


@pytest.mark.parametrize(
    ("stands", "doubt"),
    [
        (("hut 1", ""), "crowd"),
        (("card:1 2", ""), "crowd"),
        (("field 1", "field 1"), "crowd"),
        (("forest 2", "forest 2"), "crowd"),
        (("field 1 hut 2", "tool_maker 1"), "crowd"),
    ],
)
def test_people_where_they_cannot_be_are_named(stands: tuple[str, str], doubt: str) -> None:
    game = table(2)
    for seat, text in enumerate(stands):
        game.stand(seat, text)
    assert doubts(game) == [doubt]


@pytest.mark.parametrize(
    ("what", "doubt"),
    [
        ({"seat": 4}, "turn"),
        ({"first": -1}, "turn"),
        ({"round": 0}, "turn"),
        ({"phase": "tea"}, "turn"),
        ({"place": "forest"}, "place"),
        ({"card": "c12"}, "cards"),
        ({"row": ("c11", "c26", "c30", "")}, "cards"),
        ({"row": ("c11", "c26", "c30")}, "cards"),
        ({"deck": ()}, "cards"),
        ({"tops": ("b01", "b26", "b19", "b01")}, "tiles"),
        ({"stacks": (7, 7, 7, 6)}, "tiles"),
        ({"stacks": (7, 7, 7)}, "tiles"),
        ({"tiles": ()}, "tiles"),
        ({"dice": (1,)}, "dice"),
        ({"picker": 2}, "dice"),
        ({"missing": 2}, "hunger"),
        ({"phase": "over"}, "ending"),
    ],
)
def test_an_impossible_table_or_turn_is_named(what: Any, doubt: str) -> None:
    game = table()
    game.state = game.state.clone()
    for name, value in what.items():
        setattr(game.state, name, value)
    assert doubts(game) == [doubt]


@pytest.mark.parametrize(
    ("what", "doubt"),
    [
        ({"dice": (7, 1)}, "dice"),
        ({"dice": ()}, "dice"),
        ({"place": "field"}, "place"),
        ({"place": "moon"}, "place"),
        ({"place": ""}, "place"),
        ({"phase": "pay"}, "place"),
        ({"phase": "improve"}, "place"),
        ({"phase": "act"}, "place"),
        ({"phase": "pick"}, "place"),
    ],
)
def test_an_impossible_roll_is_named(
    what: dict[str, str] | dict[str, tuple[()]] | dict[str, tuple[int, int]], doubt: str
) -> None:
    game = table().give(0, tools="1").stand(0, "forest 2").work().act("forest").roll(3, 4)
    assert doubts(game) == []
    for name, value in what.items():
        setattr(game.state, name, value)
    assert doubt in doubts(game)


def test_a_wrong_number_of_players_is_named_alone() -> None:
    game = table()
    game.state = game.state.clone()
    game.state.tribes = game.state.tribes[:1]
    assert doubts(game) == ["seats"]
