"""The numbers of the box, and that every component changes something when it should."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace
from typing import Any

import pytest

from game.stoneage.components import FIGURES, Culture, Exact, Fixed, Food, Free, Shaman
from game.stoneage.components import TOPS as KINDS
from game.stoneage.rules import StoneRules
from tests.build.printed import same
from tests.build.stoneage import ROW, TOPS, components, rules, table
from tests.build.twins import part

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
OTHERS = {
    **{f"{count} of {kinds}": 1 for count in (4, 5) for kinds in (1, 2, 3, 4)},
    "1 to 7": 3,
}
CARDS = {
    "dice_for_all": 10,
    "7 food": 1,
    "5 food": 1,
    "4 food": 1,
    "3 food": 2,
    "2 food": 1,
    "1 food": 1,
    "stone 2 resource": 1,
    "stone 1 resource": 2,
    "gold 1 resource": 1,
    "brick 1 resource": 1,
    "gold 2 roll_resource": 1,
    "wood 2 roll_resource": 1,
    "stone 2 roll_resource": 1,
    "3 points": 3,
    "tool": 1,
    "1 agriculture": 2,
    "extra_card": 1,
    "4 one_use_tool": 1,
    "3 one_use_tool": 1,
    "2 one_use_tool": 1,
    "2 choose_resources": 1,
    **dict.fromkeys(components().cards.symbols, 2),
    "1 farmer": 3,
    "2 farmer": 2,
    "1 toolmaker": 2,
    "2 toolmaker": 3,
    "1 hut_builder": 2,
    "2 hut_builder": 2,
    "3 hut_builder": 1,
    "1 shaman": 3,
    "2 shaman": 2,
}
"""How many cards have which upper and which lower half."""


@pytest.mark.parametrize("tile", FIXED)
def test_a_fixed_tile_costs_and_brings_what_is_printed(tile: str) -> None:
    cost, points = FIXED[tile]
    game = table().turn_up(tile, "b26", "b19", "b20").stand(0, "tile:1 1")
    game.give(0, resources=cost).work()
    assert [action.resources for action in game.legal[:-1]] == [cost]
    game.do(game.legal[0])
    assert (game.of().score, game.of().resources, game.of().tiles) == (points, (0,) * 4, (tile,))


@pytest.mark.published
def test_the_tiles_are_those_of_the_box() -> None:
    tiles = components().tiles
    goods = [good.id for good in components().numbers.resources]
    fixed = {
        name: (tuple(tile.cost.get(good, 0) for good in goods), tile.points)
        for name, tile in tiles.items()
        if isinstance(tile, Fixed)
    }
    same(fixed, FIXED, __file__, "FIXED")
    others = Counter(_range(tile) for name, tile in tiles.items() if name not in fixed)
    same(others, OTHERS, __file__, "OTHERS")


def _range(tile: Any) -> str:
    if isinstance(tile, Exact):
        return f"{tile.count} of {tile.kinds}"
    return f"{tile.least} to {tile.most}"


@pytest.mark.published
def test_the_cards_are_those_of_the_box() -> None:
    sheet = components().cards
    found: Counter[str] = Counter()
    for card in sheet.cards.values():
        found[_top(card.top)] += 1
        found[_bottom(card.bottom)] += 1
    same(found, CARDS, __file__, "CARDS")


def _top(top: Any) -> str:
    values = [str(getattr(top, field.name)) for field in fields(top)]
    return " ".join([*values, KINDS[type(top)]])


def _bottom(bottom: Any) -> Any:
    if isinstance(bottom, Culture):
        return bottom.symbol
    return f"{bottom.amount} {FIGURES[type(bottom)]}"


def test_the_printed_points_are_the_values_of_the_printed_resources() -> None:
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
def test_a_roll_is_divided_by_the_number_of_its_place_rounded_down(
    place: str, what: str, divisor: int
) -> None:
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


def test_the_numbers_of_the_table() -> None:
    numbers = components().numbers
    assert (numbers.people.start, numbers.people.most, numbers.food) == (5, 10, 12)
    assert (numbers.agriculture, numbers.tools.slots, numbers.tools.most) == (10, 3, 4)
    assert (numbers.row, numbers.stack) == ((1, 2, 3, 4), 7)
    assert (numbers.hunger.points, numbers.leftover) == (10, 1)
    assert numbers.die == ("wood", "brick", "stone", "gold", "tool", "agriculture")


def test_the_limits_for_two_three_and_four_players() -> None:
    found = [(x.seats, x.village, x.players) for x in components().places.limits]
    assert found == [(2, 2, 1), (3, 2, 2), (4, 3, 4)]


def test_the_places_in_the_order_of_the_board() -> None:
    assert rules().places(2) == (
        *("tool_maker", "hut", "field", "hunting", "forest", "clay_pit", "quarry", "river"),
        *("card:1", "card:2", "card:3", "card:4", "tile:1", "tile:2"),
    )
    assert len(rules().places(4)) == 16


def twin(**changes: Any) -> tuple[StoneRules, StoneRules]:
    return rules(), StoneRules(replace(components(), **changes), {})


@pytest.mark.parametrize("name", components().cards.cards)
@pytest.mark.parametrize("half", [{"top": Food(9)}, {"bottom": Shaman(9)}], ids=["top", "bottom"])
def test_each_half_of_a_card_makes_a_difference(
    name: Any, half: dict[str, Food] | dict[str, Shaman]
) -> None:
    sheet = components().cards
    changed = {**sheet.cards, name: replace(sheet.cards[name], **half)}
    row = [card for card in ROW if card != name][:3]
    start = table(3).lay(name, *row).give(0, resources=(5,) * 4).give(1, resources=(5,) * 4)
    assert part(*twin(cards=replace(sheet, cards=changed)), [start.state] * 30)


@pytest.mark.parametrize("name", components().tiles)
def test_what_a_tile_asks_for_makes_a_difference(name: Any) -> None:
    tiles = components().tiles
    other = Free(1, 2) if isinstance(tiles[name], Fixed) else Exact(1, 1)
    tops = [tile for tile in TOPS if tile != name][:2]
    start = table(3).turn_up(name, *tops).give(0, resources=(5,) * 4).give(1, resources=(5,) * 4)
    assert part(*twin(tiles={**tiles, name: other}), [start.state] * 30)
