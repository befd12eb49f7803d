"""The numbers of the box, and that every component changes something when it should."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.build.ages import components, rules

BASE = components().editions["base"]
TESTS = "\n".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))


def test_the_monuments_are_those_of_the_box():
    found = {k: (m.boxes, m.first, m.later, m.left_out) for k, m in BASE.monuments.items()}
    assert found == {
        "step_pyramid": (3, 1, 0, ()),
        "stone_circle": (5, 2, 1, ()),
        "temple": (7, 4, 2, (2,)),
        "obelisk": (9, 6, 3, ()),
        "hanging_gardens": (11, 8, 4, (3,)),
        "great_wall": (13, 10, 5, ()),
        "great_pyramid": (15, 12, 6, (2,)),
    }


def test_the_developments_are_those_of_the_box():
    found = {name: (d.cost, d.points) for name, d in BASE.developments.items()}
    assert found == {
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


def test_sums_over_all_components():
    assert sum(d.cost for d in BASE.developments.values()) == 335
    assert sum(d.points for d in BASE.developments.values()) == 61
    assert sum(m.boxes for m in BASE.monuments.values()) == 63
    assert sum(m.first for m in BASE.monuments.values()) == 43
    assert sum(m.later for m in BASE.monuments.values()) == 21
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
def test_goods_are_worth_what_the_peg_board_says(good, values):
    at = rules().tables.place[good]
    for count, value in enumerate(values):
        pieces = tuple(count if place == at else 0 for place in range(5))
        assert rules().worth(pieces) == value
    assert rules().tables.most[at] == len(values) - 1


def test_the_six_faces_give_what_they_show():
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


def test_the_cities_need_three_four_five_and_six_workers():
    assert components().sheet.cities.boxes == (3, 4, 5, 6)


@pytest.mark.parametrize("name", [*BASE.developments, *BASE.monuments, *BASE.disasters])
def test_a_test_of_the_rules_touches_every_component(name):
    listed = Path(__file__).read_text().count(name)
    assert TESTS.count(name) > listed
