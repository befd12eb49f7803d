"""The numbers of the box, and that every component changes something when it should."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ages.rules import AgesRules
from tests.build.ages import components, rules, table
from tests.build.printed import same
from tests.build.twins import part

BASE, LATE = components().editions["base"], components().editions["late"]
MONUMENTS = {
    "step_pyramid": (3, 1, 0, ()),
    "stone_circle": (5, 2, 1, ()),
    "temple": (7, 4, 2, (2,)),
    "obelisk": (9, 6, 3, ()),
    "hanging_gardens": (11, 8, 4, (3,)),
    "great_wall": (13, 10, 5, ()),
    "great_pyramid": (15, 12, 6, (2,)),
}
DEVELOPMENTS = {
    "leadership": (10, 2),
    "irrigation": (10, 2),
    "agriculture": (15, 3),
    "quarrying": (15, 3),
    "medicine": (15, 3),
    "coinage": (20, 4),
    "caravans": (20, 4),
    "religion": (20, 6),
    "granaries": (30, 6),
    "masonry": (30, 6),
    "engineering": (40, 6),
    "architecture": (50, 8),
    "empire": (60, 8),
}
PIECES = "2 wood 2 stone 1 pottery 1 cloth 1 spearheads"


@pytest.mark.published
def test_the_monuments_are_those_of_the_box() -> None:
    found = {k: (m.boxes, m.first, m.later, m.left_out) for k, m in BASE.monuments.items()}
    same(found, MONUMENTS, __file__, "MONUMENTS")


@pytest.mark.published
def test_the_developments_are_those_of_the_box() -> None:
    found = {name: (d.cost, d.points) for name, d in BASE.developments.items()}
    same(found, DEVELOPMENTS, __file__, "DEVELOPMENTS")


def test_the_published_lists_add_up_to_the_published_sums() -> None:
    assert [sum(column) for column in zip(*DEVELOPMENTS.values(), strict=True)] == [335, 61]
    columns = list(zip(*MONUMENTS.values(), strict=True))
    assert [sum(column) for column in columns[:3]] == [63, 43, 21]
    assert BASE.ending.developments == 5


@pytest.mark.parametrize(
    ("good", "values"),
    [
        ("wood", (0, 1, 3, 6, 10, 15, 21, 28, 36)),
        ("stone", (0, 2, 6, 12, 20, 30, 42, 56)),
        ("pottery", (0, 3, 9, 18, 30, 45, 63)),
        ("cloth", (0, 4, 12, 24, 40, 60)),
        ("spearheads", (0, 5, 15, 30, 50)),
    ],
)
def test_goods_are_worth_what_the_peg_board_says(good: str, values: tuple[int, ...]) -> None:
    at = rules().tables.place[good]
    for count, value in enumerate(values):
        pieces = tuple(count if place == at else 0 for place in range(5))
        assert rules().worth(pieces) == value
    assert rules().tables.most[at] == len(values) - 1


def test_the_six_faces_give_what_they_show() -> None:
    found = {f.id: (f.food, f.goods, f.workers, f.coins, f.skulls) for f in components().dice.faces}
    assert found == {
        "food": (3, 0, 0, 0, 0),
        "good": (0, 1, 0, 0, 0),
        "goods_skull": (0, 2, 0, 0, 1),
        "workers": (0, 0, 3, 0, 0),
        "food_or_workers": (2, 0, 2, 0, 0),
        "coin": (0, 0, 0, 7, 0),
    }
    assert components().dice.throws == 3


def test_the_cities_need_three_four_five_and_six_workers() -> None:
    assert components().sheet.cities.boxes == (3, 4, 5, 6)


def twin(edition: Any, **changes: Any) -> tuple[AgesRules, AgesRules]:
    """Give rules that differ in one part of an edition, and the same rules without the change."""
    parts, options = components(), {"edition": edition}
    other = replace(parts.editions[edition], **changes)
    changed = replace(parts, editions={**parts.editions, edition: other})
    return AgesRules(parts, options), AgesRules(changed, options)


def listed(of: str) -> Any:
    return [(name, part) for name, it in components().editions.items() for part in getattr(it, of)]


def rich(edition: Any, **what: Any) -> Any:
    """Give tables at which two of three players have much, the first of them more."""
    made = table(3, edition=edition).give(0, cities=7, goods=PIECES, **what)
    return [made.give(1, cities=7, goods=PIECES).state] * 30


@pytest.mark.parametrize(("edition", "name"), listed("developments"))
def test_what_a_development_does_makes_a_difference(edition: Any, name: Any) -> None:
    every = components().editions[edition].developments
    rules = twin(edition, developments={**every, name: replace(every[name], effects=())})
    assert part(*rules, rich(edition, developments=name))


@pytest.mark.parametrize(("edition", "name"), listed("monuments"))
def test_what_a_monument_counts_makes_a_difference(edition: Any, name: Any) -> None:
    every = components().editions[edition].monuments
    rules = twin(edition, monuments={**every, name: replace(every[name], first=30)})
    assert part(*rules, [table(4, edition=edition).give(0, built=name).state])


@pytest.mark.parametrize(("edition", "name"), listed("disasters"))
def test_what_a_disaster_brings_makes_a_difference(edition: Any, name: Any) -> None:
    every = components().editions[edition].disasters
    harmless = replace(every[name], roller=0, others=0, goods=False)
    assert part(*twin(edition, disasters={**every, name: harmless}), rich(edition))
