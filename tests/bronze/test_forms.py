"""The final scoring and the calculators of the table, without a match."""

from __future__ import annotations

from typing import Any

import pytest

from game.bronze.components import AllKindsInTerrains
from game.bronze.state import State
from game.core.contract import winners
from game.core.match import Match
from game.core.message import Message, refuse
from tests.bronze.test_scoring import CITIES
from tests.build.bronze import components
from tests.build.forms import PEOPLE, Sheet, sheet
from tests.conformance.cases import CASES, Case, game

GAMES = [case for case in CASES if case.title == "bronze" and case.options["spots"] == "ordered"]


def of_state(match: Match, state: State, rows: str = "open") -> Sheet:
    """Type a state into the form."""
    tables = match.rules.tables  # type: ignore[attr-defined]
    made = sheet("bronze", "scoring", len(state.players)).enter(values={"rows": rows})
    cells = tables.layout(state.tiles).cells
    for seat, player in enumerate(state.players):
        tokens = zip(state.tokens, state.owners, strict=True)
        own = [points for points, owner in tokens if owner == seat]
        made.enter(seat, {f"province:{points}": own.count(points) for points in set(own)})
        columns = enumerate(player.matrix, 1)
        made.enter(seat, {f"column:{at}": column for at, column in columns})
        made.enter(seat, {"cities": player.cities})
        for at, terrain in enumerate(tables.terrains):
            strip = player.taken & tables.grid.strips[at]
            made.enter(seat, {f"cubes:{terrain}": strip.bit_count()})
            made.enter(seat, {f"route:{terrain}": str(player.routes[at])})
            kinds = tuple(
                k for k, cell in zip(tables.kinds, cells[at], strict=True) if cell & strip
            )
            keys = [f.key for g in made.form.groups(made.filled) for f in g.fields]
            if f"kinds:{terrain}" in keys:
                made.enter(seat, {f"kinds:{terrain}": kinds})
    return made


@pytest.mark.parametrize("case", GAMES, ids=str)
@pytest.mark.parametrize("seed", ["ochre", "teal"])
def test_the_form_scores_what_the_rules_score(case: Case, seed: str) -> None:
    match = game(case, seed)
    made = of_state(match, match.state, case.options.get("rows", "open"))
    assert made.found.scores == match.rules.scores(match.state)
    assert made.doubts() == []


def example() -> Sheet:
    """Type in the scoring example of the rules."""
    columns = (
        ("pottery", "wheel", "pottery"),
        ("masonry", "religion", "authority"),
        ("religion", "authority", "religion"),
        ("bronze_casting", "masonry"),
    )
    made = sheet("bronze", "scoring", 3).enter(0, {"province:6": 1, "province:4": 1})
    made.enter(0, {"route:desert": "5", "route:coast": "3", "cities": tuple(CITIES)})
    return made.enter(0, {f"column:{at}": column for at, column in enumerate(columns, 1)})


def test_example_final_scoring_is_fifty_points() -> None:
    made = example()
    assert {name: made.line(name) for name in ("provinces", "routes", "cities")} == {
        "provinces": 10,
        "routes": 9,
        "cities": 31,
    }
    assert made.total() == 50


@pytest.mark.parametrize("city", CITIES)
def test_example_final_scoring_city_by_city(city: str) -> None:
    assert example().fact(city, 0) == CITIES[city]


def test_the_option_of_rows_is_asked_for() -> None:
    made = example().enter(0, {"column:4": ("bronze_casting",)})
    assert made.fact("ugarit", 0) == 6, "its row is open at the right"
    assert made.enter(values={"rows": "full"}).fact("ugarit", 0) == 0


def test_each_city_says_why_it_is_worth_that() -> None:
    made = sheet("bronze", "scoring", 2).enter(0, {"cities": ("kerma",), "cubes:desert": 3})
    fact = made.enter(1, {"cubes:desert": 2}).found.facts[0]
    assert fact.why == Message("bronze.standing.most", {"own": 3, "rival": 2})


def test_terrains_are_compared_with_every_opponent() -> None:
    made = sheet("bronze", "scoring", 2).enter(0, {"cities": ("kerma",), "cubes:desert": 3})
    assert made.total() == 5
    assert made.enter(1, {"cubes:desert": 3}).total() == 0, "a tie gives nothing"
    assert made.enter(1, {"cubes:desert": 2}).total() == 5


def test_kinds_are_asked_for_only_where_a_city_does() -> None:
    def keys(made: Sheet) -> list[str]:
        return [f.key for g in made.form.groups(made.filled) for f in g.fields if "kinds" in f.key]

    made = sheet("bronze", "scoring", 2)
    assert keys(made) == []
    made.enter(0, {"cities": ("amri",)})
    assert keys(made) == ["kinds:savanna", "kinds:jungle"]
    every = components().map.kinds
    made.enter(0, {"kinds:savanna": every, "kinds:jungle": every[:2]})
    assert made.total() == 0
    assert made.enter(0, {"kinds:jungle": every}).total() == 6
    condition = components().cities.cities["amri"].condition
    assert isinstance(condition, AllKindsInTerrains)


def test_kinds_need_as_many_settlements() -> None:
    made = sheet("bronze", "scoring", 2).enter(0, {"cities": ("amri",), "cubes:jungle": 2})
    why = made.why("kinds:jungle", components().map.kinds, 0)
    assert why is not None
    assert why.params["count"] == 3


def test_cubes_left_follow_from_those_placed() -> None:
    made = sheet("bronze", "scoring", 2).enter(0, {"cities": ("lagash",)})
    assert made.fact("cubes", 0) == 30
    made.enter(1, {"cubes:coast": 4})
    assert (made.fact("cubes", 1), made.total()) == (26, 6)
    assert made.enter(0, {"cubes:coast": 4}).total() == 0
    assert made.why("cubes:desert", 27, 1) is not None, "thirty in all"


def test_a_token_or_city_of_somebody_else_is_refused_with_who_has_it() -> None:
    made = sheet("bronze", "scoring", 3).enter(0, {"route:desert": "5", "cities": ("ur",)})
    for key, value in {"route:desert": "5", "cities": ("ur",)}.items():
        why = made.why(key, value, 2)  # type: ignore[arg-type]
        assert why is not None
        assert why.params["name"] == PEOPLE[0]
    assert made.why("route:desert", "3", 2) is None


def test_more_provinces_than_lands_are_refused() -> None:
    made = sheet("bronze", "scoring", 2).enter(0, {"province:4": 4}).enter(1, {"province:6": 3})
    why = made.why("province:5", 1, 1)
    assert why == refuse("bronze.form.doubt.provinces", count=7, total=8)


def test_an_eleventh_card_of_a_technology_is_refused() -> None:
    made = sheet("bronze", "scoring", 2).enter(0, {"column:1": ("wheel",) * 10})
    assert made.why("column:1", ("wheel",), 1) is not None
    assert made.why("column:1", ("bronze_casting",) * 11, 1) is None, "any back is one"


SIX = ("wheel",) * 6
TIES = {
    "cities": (
        {"province:4": 1, "route:desert": "3", "cities": ("thebes",), "column:1": SIX},
        {"province:4": 1, "province:6": 1, "route:coast": "3"},
        (0,),
    ),
    "routes": (
        {"province:4": 1, "route:desert": "3", "route:jungle": "3"},
        {"route:coast": "7"},
        (1,),
    ),
    "shared": (
        {"province:4": 1, "route:desert": "3"},
        {"province:4": 1, "route:coast": "3"},
        (0, 1),
    ),
}


@pytest.mark.parametrize(("first", "second", "won"), TIES.values(), ids=TIES)
def test_ties_go_to_cities_then_routes_and_are_shared_then(
    first: Any, second: Any, won: Any
) -> None:
    made = sheet("bronze", "scoring", 2).enter(0, first).enter(1, second)
    assert made.total(0) == made.total(1)
    assert winners(made.found.scores) == won


# Rows, lands, cards


def strip(lands: str, people: int = 4) -> Sheet:
    """Type one terrain as `"B .Y BB"`."""
    letters = {"R": "0", "B": "1", "Y": "2", "G": "3", ".": "free"}
    spots = tuple(letters[letter] for letter in lands.replace(" ", ""))
    return sheet("bronze", "row", people).enter(values={"spots": spots})


@pytest.mark.parametrize(
    ("lands", "rows"),
    [
        ("B .Y BB", {"B": 2, "Y": 1}),
        ("Y. .Y Y", {"Y": 3}),
        ("B.B . BB .B", {"B": 5}),
        ("R R. .R", {"R": 3}),
    ],
)
def test_example_longest_rows(lands: str, rows: dict[str, int]) -> None:
    made = strip(lands)
    for seat, letter in enumerate("RBYG"):
        assert made.fact("row", seat) == rows.get(letter, 0)


@pytest.mark.parametrize(
    ("row", "lying", "held", "taken"),
    [
        (3, "3 5 7", "0", 3),
        (3, "5 7", "0", 0),
        (5, "3 5 7", "0", 5),
        (5, "5 7", "3", 5),
        (6, "3 7", "0", 3),
        (5, "7", "3", 0),
        (8, "7", "3", 7),
        (4, "3 7", "5", 0),
    ],
)
def test_tokens_taken_at_the_end_of_a_turn(row: int, lying: str, held: str, taken: int) -> None:
    made = strip("R" * row)
    made.enter(values={"turn": "0", "held": held, "lying": tuple(lying.split())})
    assert made.fact("token", 0) == taken


@pytest.mark.parametrize(
    ("cubes", "owner"), [((8, 6), "Ada"), ((6, 6, 2), None), ((2, 0, 1), "Ada"), ((0, 0), None)]
)
def test_a_province_goes_to_the_strict_majority(cubes: tuple[int, ...], owner: str | None) -> None:
    made = sheet("bronze", "land", len(cubes))
    for seat, count in enumerate(cubes):
        made.enter(seat, {"cubes": count})
    fact: Any = made.fact("owner")
    (name,) = fact
    assert name.params.get("name") == owner


@pytest.mark.parametrize(
    ("columns", "laid", "at", "woken"),
    [
        ("irrigation masonry | religion | domestication wheel", "pottery", "2",
         {"pottery", "masonry", "wheel"}),
        ("religion pottery | bronze_casting", "bronze_casting", "2", {"bronze_casting", "pottery"}),
        ("irrigation | religion bronze_casting", "domestication", "1",
         {"domestication", "bronze_casting"}),
    ],
)  # fmt: skip
def test_example_activation(columns: str, laid: str, at: str, woken: set[str]) -> None:
    made = sheet("bronze", "cards")
    for number, column in enumerate(columns.split("|"), 1):
        made.enter(values={f"column:{number}": tuple(column.split())})
    made.enter(values={"laid": laid, "at": at})
    assert {m.key.rpartition(".")[2] for m in made.fact("woken")} == woken  # type: ignore
    assert made.fact("cards") == len(woken)


def test_a_fifth_column_is_asked_about() -> None:
    made = sheet("bronze", "cards")
    made.enter(values={f"column:{at}": ("wheel",) for at in range(1, 5)})
    made.enter(values={"at": "left"})
    assert made.doubts() == ["at"]
    assert made.found.facts == ()
