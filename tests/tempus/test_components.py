"""The data against what is certain, and what the house edition keeps to."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from game.tempus import data_checks
from game.tempus.components import Progress, Strength
from game.tempus.rules import TempusRules
from tests.build.printed import same
from tests.build.tempus import components, fresh, rules
from tests.build.twins import part

ROWS = {
    "start": (1, 1, 1, 2, False, 1, 5, 3),
    "writing": (1, 1, 1, 2, False, 2, 5, 3),
    "agriculture": (1, 1, 2, 2, False, 2, 5, 3),
    "cities": (1, 1, 2, 3, False, 2, 5, 4),
    "roads": (1, 2, 2, 3, False, 2, 5, 4),
    "trade": (2, 2, 2, 3, False, 2, 5, 4),
    "ships": (2, 2, 2, 3, True, 2, 5, 4),
    "printing": (2, 2, 2, 3, True, 2, 7, 4),
    "industry": (2, 2, 2, 4, True, 2, 7, 5),
    "trains": (3, 5, 2, 4, True, 2, 7, 6),
}
IDEAS = {
    "education": "1 grassland 2 farmland 1 hills 2 forest",
    "fortress": "2 grassland 1 farmland 1 hills 2 forest",
    "medicine": "2 grassland 2 farmland 1 hills 1 forest",
    "war_leader": "1 grassland 2 farmland 2 hills 1 forest",
    "transport": "1 grassland 1 farmland 2 hills 2 forest",
    "sanitation": "2 grassland 1 farmland 2 hills 1 forest",
    "weapons": "1 grassland 2 farmland 2 hills 1 forest",
    "religion": "1 grassland 1 farmland 2 hills 2 forest",
    "government": "2 grassland 2 farmland 1 hills 1 forest",
}


def findings(parts: Any) -> Any:
    found = []

    def say(sheet: Any, path: Any, what: Any, *_: Any, **__: Any) -> None:
        if sheet != "bots":
            found.append((sheet, path, what))

    data_checks.check(parts, say)
    return found


def test_the_era_track_is_that_of_the_rules() -> None:
    eras = components().eras.eras
    assert [era.id for era in eras] == [*ROWS, "flight"]
    for era in eras[:-1]:
        row = (era.people, era.distance, era.babies, era.stack)
        assert (*row, era.ships, era.draw, era.hand, era.actions) == ROWS[era.id]


def test_only_writing_and_printing_give_two_cards_and_only_flight_three_points() -> None:
    eras = components().eras.eras
    assert {era.id: era.cards for era in eras if era.cards} == {"writing": 2, "printing": 2}
    assert {era.id: era.points for era in eras if era.points} == {"flight": 3}


def test_ships_scores_forest_no_box_scores_mountain_and_no_terrain_comes_twice_running() -> None:
    terrains = [era.terrain for era in components().eras.eras[1:]]
    assert terrains[5] == "forest"
    assert "mountain" not in terrains
    assert all(one != two for one, two in itertools.pairwise(terrains))
    assert Counter(terrains) == {"farmland": 3, "hills": 3, "forest": 2, "grassland": 2}


def test_who_always_leads_has_40_actions_who_never_leads_37() -> None:
    actions = [era.actions for era in components().eras.eras]
    assert sum(actions[:10]) == 40
    assert sum([actions[0], *actions[:9]]) == 37


def test_twelve_different_tiles_have_84_hexes_of_five_terrains() -> None:
    tiles = components().map.tiles
    letters = Counter("".join(tile.centre + "".join(tile.ring) for tile in tiles.values()))
    assert letters == {"G": 20, "F": 17, "H": 17, "W": 17, "M": 13}
    for tile in tiles.values():
        face = tile.centre + "".join(tile.ring)
        assert {"G", "F", "H", "W"} <= set(face)
        assert face.count("M") <= 2


@pytest.mark.published
def test_54_cards_of_nine_ideas_on_four_backgrounds() -> None:
    found = {
        name: " ".join(f"{count} {terrain}" for terrain, count in idea.cards.items())
        for name, idea in components().cards.ideas.items()
    }
    same(found, IDEAS, __file__, "IDEAS")
    columns = Counter[str]()
    for row in IDEAS.values():
        words = row.split()
        columns.update(dict(zip(words[1::2], map(int, words[::2]), strict=True)))
    assert columns == {"grassland": 13, "farmland": 14, "hills": 14, "forest": 13}
    assert sum(columns.values()) == 54


@pytest.mark.parametrize(
    "card",
    [
        "fortress:grassland",
        "fortress:forest",
        "weapons:farmland",
        "transport:forest",
        "education:forest",
        "war_leader:farmland",
    ],
)
def test_every_card_that_the_rules_show_exists(card: str) -> None:
    assert card in rules().tables.deck


def test_every_player_has_16_people_8_cities_and_6_tokens() -> None:
    numbers = components().table
    assert (numbers.people, numbers.tokens) == (16, 6)
    assert {city.value: city.count for city in numbers.cities} == {2: 3, 3: 3, 4: 2}


def test_the_options_are_those_of_the_rules_first_is_usual() -> None:
    options = {option.key: option.values for option in components().cover.options}
    assert options == {
        "protection": ("people", "people_and_cities"),
        "government": ("tempo", "free_action"),
        "progress_cards": ("any", "one"),
        "setup": ("by_players", "random"),
    }
    assert components().cover.seats == (3, 4, 5)


def test_the_data_makes_sense() -> None:
    assert findings(components()) == []


def test_sense_finds_what_cannot_be_this_game() -> None:
    parts = components()
    eras = parts.eras.eras
    broken = {
        "falls": replace(parts, eras=replace(parts.eras, eras=(*eras[:3], eras[1]))),
        "barren": replace(
            parts, eras=replace(parts.eras, eras=(eras[0], replace(eras[1], terrain="mountain")))
        ),
        "tokens": replace(parts, table=replace(parts.table, tokens=5)),
        "more than": replace(parts, table=replace(parts.table, settlers=17)),
        "people on a hex": replace(parts, table=replace(parts.table, cities=(
            replace(parts.table.cities[0], value=9),))),
        "tile": replace(parts, map=replace(parts.map, tiles={
            **parts.map.tiles, "tile_13": parts.map.tiles["tile_01"]})),
        "number of tiles": replace(parts, map=replace(parts.map, laid=())),
        "letter": replace(parts, map=replace(parts.map, terrains={
            name: replace(terrain, letter="G") for name, terrain in parts.map.terrains.items()})),
        "does the same": replace(parts, cards=replace(parts.cards, ideas={
            **parts.cards.ideas, "twin": parts.cards.ideas["religion"]})),
    }  # fmt: skip
    for word, case in broken.items():
        assert any(word in what for _, _, what in findings(case)), word


@pytest.mark.parametrize("name", components().cards.ideas)
def test_what_an_idea_does_makes_a_difference(name: Any) -> None:
    sheet = components().cards
    idea = sheet.ideas[name]
    other = Strength(5) if isinstance(idea.effect, Progress) else Progress(5)
    ideas = {**sheet.ideas, name: replace(idea, effect=other)}
    changed = replace(components(), cards=replace(sheet, ideas=ideas))
    card = next(f"{name}:{terrain}" for terrain, count in idea.cards.items() if count)
    starts = [fresh(3).hand(0, card).state] * 30
    assert part(rules(), TempusRules(changed, {}), starts)
