"""The numbers of the box and of the house data, and that every component changes something."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from game.bronze.components import DistinctInColumn, RowContains
from game.bronze.rules import BronzeRules
from tests.build.bronze import components, rules, table
from tests.build.printed import same
from tests.build.twins import part

TERRAINS = ("mountains", "forest", "steppe", "savanna", "desert", "jungle", "coast")
CARDS = {
    "irrigation": ("mountains savanna desert", "farmers herders", False),
    "pottery": ("forest desert jungle", "farmers hunters", True),
    "domestication": ("steppe jungle coast", "herders hunters", True),
    "authority": ("mountains savanna coast", "farmers hunters", True),
    "religion": ("mountains forest desert", "herders hunters", True),
    "masonry": ("forest steppe jungle", "farmers herders", False),
    "wheel": ("steppe savanna coast", "herders hunters", True),
}


def test_terrains_and_kinds_are_those_of_the_box() -> None:
    assert components().map.terrains == TERRAINS
    assert components().map.kinds == ("farmers", "herders", "hunters")


@pytest.mark.published
def test_the_technologies_are_those_of_the_box_and_of_the_house_edition() -> None:
    found = {
        name: (" ".join(card.terrains), " ".join(card.kinds), card.house)
        for name, card in components().technologies.technologies.items()
    }
    same(found, CARDS, __file__, "CARDS")


@pytest.mark.published
def test_every_technology_is_the_first_one_moved_down_the_map() -> None:
    cards = components().technologies.technologies
    places = {frozenset(TERRAINS.index(name) for name in card.terrains) for card in cards.values()}
    assert places == {frozenset((at + shift) % 7 for at in (0, 3, 4)) for shift in range(7)}


@pytest.mark.parametrize(("players", "copies", "total"), [(2, 6, 42), (3, 8, 56), (4, 10, 70)])
@pytest.mark.published
def test_there_are_ten_cards_of_each_technology_in_all(
    players: int, copies: int, total: int
) -> None:
    assert rules().tables.copies(players) == copies
    assert sum(rules().tables.heights(players)) == total


def test_fourteen_lands_have_fourteen_spots_each() -> None:
    lands = components().lands.lands
    assert len(lands) == 14
    for spots in lands.values():
        assert tuple(spots) == TERRAINS
        assert sorted(map(len, spots.values())) == [1, 1, 2, 2, 2, 3, 3]
        assert all(len(set(cell)) == len(cell) for cell in spots.values())


@pytest.mark.published
def test_lands_are_even_in_terrains_kinds_and_technologies() -> None:
    lands = components().lands.lands.values()
    terrains = Counter({t: sum(len(spots[t]) for spots in lands) for t in TERRAINS})
    assert set(terrains.values()) == {28}
    kinds = Counter(kind for spots in lands for cell in spots.values() for kind in cell)
    assert kinds == {"farmers": 65, "herders": 65, "hunters": 66}
    tables = rules().tables
    for card in tables.technologies:
        usable = [tables.layout((tile,)).fits[card].bit_count() for tile in tables.tiles]
        assert 56 <= sum(usable) <= 57
        assert set(usable) <= {3, 4, 5}


def test_the_first_land_is_the_one_of_the_facts() -> None:
    assert components().lands.lands["l01"] == {
        "mountains": ("hunters",),
        "forest": ("herders", "hunters"),
        "steppe": ("hunters", "herders", "farmers"),
        "savanna": ("herders", "farmers"),
        "desert": ("herders",),
        "jungle": ("farmers", "hunters", "herders"),
        "coast": ("hunters", "farmers"),
    }


def test_the_tokens_are_those_of_the_box() -> None:
    tokens = components().tokens
    assert [(route.length, route.points) for route in tokens.routes] == [(3, 3), (5, 6), (7, 10)]
    assert [(row.points, row.count) for row in tokens.provinces] == [(4, 4), (5, 4), (6, 4)]


def test_the_numbers_of_the_set_up() -> None:
    setup = components().setup
    assert [(s.players, s.lands, s.open, s.cities) for s in setup.tables] == [
        (2, 7, 1, 3),
        (3, 9, 2, 4),
        (4, 11, 2, 5),
    ]
    assert (setup.columns, setup.cubes, setup.pool, setup.emptied) == (4, 30, 4, 2)


@pytest.mark.parametrize(("players", "needed"), [(2, 18), (3, 32), (4, 50)])
def test_the_cities_suffice_for_every_land(players: int, needed: int) -> None:
    assert len(rules().tables.city_deck(players)) >= needed


def test_every_two_technologies_meet_in_exactly_one_row_city() -> None:
    rows = [
        set(city.condition.technologies)
        for city in components().cities.cities.values()
        if isinstance(city.condition, RowContains)
    ]
    pairs = Counter(frozenset((a, b)) for row in rows for a in row for b in row if a < b)
    assert len(pairs) == 21
    assert set(pairs.values()) == {1}


@pytest.mark.published
def test_what_is_house_data_is_named() -> None:
    told = {message.key: message.params["count"] for message in rules().house()}
    assert told == {
        "bronze.house.technologies": 5,
        "bronze.house.copies": 1,
        "bronze.house.lands": 14,
        "bronze.house.provinces": 1,
        "bronze.house.cities": 1,
    }


def twin(**changes: Any) -> tuple[BronzeRules, BronzeRules]:
    return rules(), BronzeRules(replace(components(), **changes), {})


@pytest.mark.parametrize("name", components().cities.cities)
def test_what_a_city_counts_makes_a_difference(name: Any) -> None:
    sheet = components().cities
    other = replace(sheet.cities[name], condition=DistinctInColumn(points=5))
    changed = replace(sheet, cities={**sheet.cities, name: other})
    assert part(*twin(cities=changed), [table(3).give(0, cities=name).state])


@pytest.mark.parametrize("name", components().technologies.technologies)
def test_where_a_technology_settles_makes_a_difference(name: Any) -> None:
    sheet = components().technologies
    card = sheet.technologies[name]
    terrains = tuple(terrain for terrain in TERRAINS if terrain not in card.terrains)[:3]
    cards = {**sheet.technologies, name: replace(card, terrains=terrains)}
    assert part(*twin(technologies=replace(sheet, technologies=cards)), [table(3).state] * 3)
