"""No number of one edition appears in the other: both are walked through whole games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from game.ages.events import DevelopmentBought, MonumentBuilt
from game.ages.scoring import lines
from game.core.chance import Seeded
from game.core.match import Match
from tests.build.ages import components, rules

BASE, LATE = components().editions["base"], components().editions["late"]
CHANGED = {
    "medicine": ((15, 3), (20, 4)),
    "religion": ((20, 6), (25, 7)),
    "architecture": ((50, 8), (60, 8)),
    "empire": ((60, 8), (70, 10)),
}
LATER = {
    "temple": (2, 3),
    "obelisk": (3, 4),
    "hanging_gardens": (4, 5),
    "great_wall": (5, 6),
    "great_pyramid": (6, 8),
}


def test_the_late_monuments_are_those_of_its_sheet() -> None:
    found = {k: (m.boxes, m.first, m.later, m.left_out) for k, m in LATE.monuments.items()}
    assert found == {
        "step_pyramid": (3, 1, 0, ()),
        "stone_circle": (5, 2, 1, ()),
        "temple": (7, 4, 3, ()),
        "obelisk": (9, 6, 4, ()),
        "hanging_gardens": (11, 8, 5, ()),
        "great_wall": (13, 10, 6, ()),
        "great_pyramid": (15, 12, 8, ()),
    }


def test_the_late_developments_are_those_of_its_sheet() -> None:
    found = {name: (d.cost, d.points) for name, d in LATE.developments.items()}
    assert found == {
        "leadership": (10, 2),
        "irrigation": (10, 2),
        "agriculture": (15, 3),
        "quarrying": (15, 3),
        "medicine": (20, 4),
        "preservation": (20, 4),
        "coinage": (20, 4),
        "caravans": (20, 4),
        "shipping": (25, 5),
        "smithing": (25, 5),
        "religion": (25, 7),
        "granaries": (30, 6),
        "masonry": (30, 6),
        "engineering": (40, 6),
        "commerce": (40, 8),
        "architecture": (60, 8),
        "empire": (70, 10),
    }


def test_sums_over_the_late_components() -> None:
    assert sum(d.cost for d in LATE.developments.values()) == 475
    assert sum(d.points for d in LATE.developments.values()) == 87
    assert sum(m.first for m in LATE.monuments.values()) == 43
    assert sum(m.later for m in LATE.monuments.values()) == 27
    assert (BASE.ending.developments, LATE.ending.developments) == (5, 7)
    assert components().solo.rounds == 10


def test_the_disasters_are_the_same_in_both() -> None:
    assert LATE.disasters == BASE.disasters


def test_the_editions_differ_where_the_rules_say_so_and_nowhere_else() -> None:
    both = BASE.developments.keys() & LATE.developments.keys()
    differing = {
        name: tuple((e.developments[name].cost, e.developments[name].points) for e in (BASE, LATE))
        for name in both
        if BASE.developments[name] != LATE.developments[name]
    }
    assert differing == {**CHANGED, "granaries": ((30, 6), (30, 6))}
    later = {
        name: (BASE.monuments[name].later, LATE.monuments[name].later)
        for name in BASE.monuments
        if BASE.monuments[name].later != LATE.monuments[name].later
    }
    assert later == LATER
    assert LATE.developments.keys() - both == {"preservation", "shipping", "smithing", "commerce"}


def test_food_pays_four_coins_in_the_base_game_and_six_in_the_late_one() -> None:
    rates = [rules(edition=name).tables.traits(("granaries",)).rate for name in ("base", "late")]
    assert rates == [4, 6]


def walk(value: Any) -> Iterator[Any]:
    """Give every plain value inside of nested records."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from walk(getattr(value, field.name))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from (key, *walk(part))
    elif isinstance(value, tuple):
        for part in value:
            yield from walk(part)
    else:
        yield value


@pytest.mark.parametrize("edition", ["base", "late"])
def test_the_rules_of_an_edition_hold_no_table_of_the_other(edition: str) -> None:
    made = rules(edition=edition).tables
    own, other = (LATE, BASE) if edition == "late" else (BASE, LATE)
    assert made.edition is own
    assert set(made.developments) == set(own.developments)
    foreign = other.developments.keys() - own.developments.keys()
    assert not foreign & set(walk(made.edition.developments))
    assert made.costs == {name: it.cost for name, it in own.developments.items()}


def games(edition: str, **options: str) -> Iterator[tuple[Any, Match]]:
    for seats in (2, 4):
        for seed in range(12):
            made = rules(edition=edition, **options)
            match = Match(made, made.setup(seats), Seeded(f"{seats}/{seed}"))
            match.begin()
            rng = Random(f"{edition}/{seats}/{seed}")
            while not match.over:
                match.play(rng.choice(list(made.legal(match.state))))
            yield made, match


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "which"), [("base", 0), ("late", 1)])
def test_in_whole_games_prices_and_points_are_those_of_the_own_edition(
    edition: str, which: int
) -> None:
    own = (BASE, LATE)[which]
    bought: dict[str, set[int]] = {}
    for made, match in games(edition):
        for played in match.history():
            for event in played.step.events:
                if isinstance(event, DevelopmentBought):
                    assert event.paid >= own.developments[event.development].cost
                    bought.setdefault(event.development, set()).add(event.paid)
                if isinstance(event, MonumentBuilt):
                    table = own.monuments[event.monument]
                    assert event.points == (table.first if event.first else table.later)
        for seat, board in enumerate(match.state.boards):
            points = lines(made.tables, match.state, seat)[0].points
            assert points == sum(own.developments[d].points for d in board.developments)
    assert bought.keys() & CHANGED.keys()
    for name in bought.keys() & CHANGED.keys():
        assert min(bought[name]) >= CHANGED[name][which][0]


@pytest.mark.parametrize("options", [{"edition": "base"}, {"edition": "base", "trading": "yes"}])
def test_ships_and_preservation_never_appear_in_a_base_game(options: dict[str, str]) -> None:
    for _, match in games(**options):
        assert all(board.ships == 0 for board in match.state.boards)
        kinds = {type(entry.action).__name__ for entry in match.log}
        assert not kinds & {"Preserve", "Launch", "Swap", "Spend"}
