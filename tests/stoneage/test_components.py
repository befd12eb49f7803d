"""The numbers of the box, and that every component changes something when it should."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.stoneage.components import Exact, Fixed, Free
from tests.build.stoneage import components, rules, table

TESTS = "\n".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
FIXED = {
    "b01": ((2, 1, 0, 0), 10),
    "b02": ((2, 0, 1, 0), 11),
    "b03": ((2, 0, 0, 1), 12),
    "b04": ((1, 2, 0, 0), 11),
    "b05": ((1, 0, 2, 0), 13),
    "b06": ((0, 2, 1, 0), 13),
    "b07": ((0, 2, 0, 1), 14),
    "b08": ((0, 1, 2, 0), 14),
    "b09": ((0, 0, 2, 1), 16),
    "b10": ((1, 1, 1, 0), 12),
    "b11": ((1, 1, 1, 0), 12),
    "b12": ((1, 1, 0, 1), 13),
    "b13": ((1, 1, 0, 1), 13),
    "b14": ((1, 0, 1, 1), 14),
    "b15": ((1, 0, 1, 1), 14),
    "b16": ((0, 1, 1, 1), 15),
    "b17": ((0, 1, 1, 1), 15),
}


@pytest.mark.parametrize("tile", FIXED)
def test_a_fixed_tile_costs_and_brings_what_is_printed(tile):
    cost, points = FIXED[tile]
    game = table().turn_up(tile, "b26", "b19", "b20").stand(0, "tile:1 1")
    game.give(0, resources=cost).work()
    assert [action.resources for action in game.legal[:-1]] == [cost]
    game.do(game.legal[0])
    assert (game.of().score, game.of().resources, game.of().tiles) == (points, (0,) * 4, (tile,))


def test_the_tiles_are_those_of_the_box():
    tiles = components().tiles
    assert len(tiles) == 28
    assert {name for name, tile in tiles.items() if isinstance(tile, Fixed)} == set(FIXED)
    exact = [(tile.count, tile.kinds) for tile in tiles.values() if isinstance(tile, Exact)]
    assert sorted(exact) == [(count, kinds) for count in (4, 5) for kinds in (1, 2, 3, 4)]
    free = [(tile.least, tile.most) for tile in tiles.values() if isinstance(tile, Free)]
    assert free == [(1, 7)] * 3


def test_the_printed_points_are_the_values_of_the_printed_resources():
    for cost, points in FIXED.values():
        assert sum(n * value for n, value in zip(cost, (3, 4, 5, 6), strict=True)) == points


@pytest.mark.parametrize(
    ("place", "what", "divisor"),
    [
        ("hunting", "food", 2),
        ("forest", "wood", 3),
        ("clay_pit", "brick", 4),
        ("quarry", "stone", 5),
        ("river", "gold", 6),
    ],
)
def test_a_roll_is_divided_by_the_number_of_its_place_rounded_down(place, what, divisor):
    assert rules().yields(place) == (what, divisor)
    other = "river" if place == "hunting" else "hunting"
    for total in range(3, 19):
        dice = [max(1, min(6, total - 12 + 6)), 0, 0]
        left = total - dice[0]
        dice[1] = max(1, min(6, left - 1))
        dice[2] = left - dice[1]
        game = table().stand(0, f"{place} 3 {other} 1").work().act(place).roll(*dice)
        got = game.of().food - 12 if what == "food" else game.stock().get(what, 0)
        assert got == total // divisor


def test_the_numbers_of_the_table():
    numbers = components().numbers
    assert (numbers.people.start, numbers.people.most, numbers.food) == (5, 10, 12)
    assert (numbers.agriculture, numbers.tools.slots, numbers.tools.most) == (10, 3, 4)
    assert (numbers.row, numbers.stack) == ((1, 2, 3, 4), 7)
    assert (numbers.hunger.points, numbers.leftover) == (10, 1)
    assert numbers.die == ("wood", "brick", "stone", "gold", "tool", "agriculture")


def test_the_limits_for_two_three_and_four_players():
    found = [(x.seats, x.village, x.players) for x in components().places.limits]
    assert found == [(2, 2, 1), (3, 2, 2), (4, 3, 4)]


def test_the_places_in_the_order_of_the_board():
    assert rules().places(2) == (
        *("tool_maker", "hut", "field", "hunting", "forest", "clay_pit", "quarry", "river"),
        *("card:1", "card:2", "card:3", "card:4", "tile:1", "tile:2"),
    )
    assert len(rules().places(4)) == 16


@pytest.mark.parametrize("name", [*components().cards.cards, *components().tiles])
def test_a_test_of_the_rules_touches_every_component(name):
    listed = Path(__file__).read_text().count(name)
    assert TESTS.count(name) > listed or name in FIXED
