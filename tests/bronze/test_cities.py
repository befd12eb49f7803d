"""All fifty cities: each with a hit, a miss and a tie, what is missing, and rulings F2–F8."""

from __future__ import annotations

import pytest

from game.bronze.state import NOBODY
from game.core.message import Key, Message
from tests.bronze.golden import CITIES, Golden
from tests.build.bronze import Table, components, rules, table

KINDS = {
    "most": "most_of_technology",
    "pairs": "pairs_with_wild",
    "row": "row_contains",
    "terrain": "most_in_terrain",
    "kinds": "all_kinds_in_terrains",
    "column": "distinct_in_column",
    "provinces": "per_province",
    "routes": "per_route",
    "fewest_provinces": "fewest_provinces",
    "most_cubes": "most_cubes_left",
    "fewest_cubes": "fewest_cubes_left",
    "technologies": "distinct_technologies",
    "bronze": "wild_in_each_column",
    "rows": "full_rows",
    "height": "high_column",
    "above": "no_technology_above",
}
COMPARED = ("most", "terrain", "fewest_provinces", "most_cubes", "fewest_cubes")
each = pytest.mark.parametrize("city", CITIES, ids=lambda city: city.city)


def cards(technology: str, count: int) -> str:
    return " ".join([technology] * count)


def spots(game: Table, terrain: str, kinds: set[str]) -> str:
    """Name a free spot of each of these kinds in a terrain."""
    chosen: dict[str, str] = {}
    for place in rules().places(game.state):
        if place.terrain == terrain and place.kind in kinds and place.owner < 0:
            chosen.setdefault(place.kind, f"{place.land} {terrain} {place.place}")
    assert set(chosen) == kinds
    return ", ".join(chosen.values())


def strong(game: Table, seat: int, city: Golden, lands: tuple[int, ...]) -> int:
    """Make a seat strong in what a city asks for; give how often it then scores."""
    names = city.operands
    match city.kind:
        case "most":
            game.give(seat, matrix=f"{cards(names[0], 2)} | religion {names[0]}")
        case "pairs":
            game.give(
                seat, matrix=f"{names[0]} bronze_casting | bronze_casting {cards(names[0], 2)}"
            )
            return 2
        case "row":
            game.give(seat, matrix=f"{names[2]} | {names[0]} | {names[0]} | {names[1]}")
        case "terrain":
            game.give(seat, on=", ".join(f"{land} {names[0]} 0" for land in lands[:3]))
        case "kinds":
            for terrain in names:
                game.give(seat, on=spots(game, terrain, {"farmers", "herders", "hunters"}))
        case "column":
            game.give(seat, matrix="wheel | wheel bronze_casting pottery wheel")
            return 3
        case "provinces":
            for land in lands[:3]:
                game.owned(land, seat)
            return 3
        case "routes":
            game.give(seat, routes={"desert": 3, "coast": 7})
            return 2
        case "most_cubes":
            game.give(seat, cubes=12)
        case "fewest_cubes":
            game.give(seat, cubes=3)
        case "technologies":
            game.give(seat, matrix="wheel religion | pottery masonry | authority bronze_casting")
        case "bronze":
            game.give(seat, matrix=" | ".join(["wheel bronze_casting"] * 4))
        case "rows":
            game.give(
                seat, matrix="wheel religion | wheel religion pottery | wheel wheel | wheel wheel"
            )
            return 2
        case "height":
            game.give(seat, matrix=f"wheel | {cards('religion', 6)}")
        case "above":
            game.give(seat, matrix=f"{cards('wheel', 3)} | {cards('religion', 3)}")
    return 1


def weak(game: Table, seat: int, city: Golden, lands: tuple[int, ...]) -> None:
    """Make a seat fall short by as little as possible."""
    names = city.operands
    match city.kind:
        case "most":
            other = "pottery" if names[0] == "religion" else "religion"
            game.give(seat, matrix=f"{names[0]} {other} | {other} {names[0]}")
        case "pairs":
            game.give(seat, matrix=f"{names[0]} {names[0]} | {names[0]}")
        case "row":
            game.give(seat, matrix=f"{names[2]} {names[1]} | {names[0]} | {names[0]}")
        case "terrain":
            game.give(seat, on=", ".join(f"{land} {names[0]} 0" for land in lands[:2]))
        case "kinds":
            game.give(seat, on=spots(game, names[0], {"farmers", "herders", "hunters"}))
            game.give(seat, on=spots(game, names[1], {"farmers", "hunters"}))
        case "fewest_provinces":
            game.owned(lands[0], seat)
        case "most_cubes":
            game.give(seat, cubes=11)
        case "fewest_cubes":
            game.give(seat, cubes=4)
        case "technologies":
            game.give(seat, matrix="wheel religion | pottery masonry | authority wheel")
        case "bronze":
            game.give(seat, matrix="bronze_casting | wheel | bronze_casting | bronze_casting")
        case "rows":
            game.give(seat, matrix="wheel religion | wheel religion | wheel religion")
        case "height":
            game.give(seat, matrix=f"{cards('wheel', 5)} | {cards('religion', 5)}")
        case "above":
            game.give(seat, matrix="wheel wheel | religion | wheel | wheel")


def situation(city: Golden, *seats: str) -> tuple[Table, int]:
    """Let the seats be strong or weak; give the table and how often a strong one scores."""
    game = table(4).opened(11)
    times = 0
    for seat, how in enumerate(seats):
        lands = tuple(range(seat, 11, 4))
        if how == "strong":
            times = strong(game, seat, city, lands)
        else:
            weak(game, seat, city, lands)
    for seat in range(len(seats), 4):
        weak(game, seat, city, tuple(range(seat, 11, 4)))
    return game, times


@each
def test_a_hit_scores(city: Golden) -> None:
    game, times = situation(city, "strong", "weak", "weak")
    assert game.worth(city.city) == times * city.points


@each
def test_a_miss_scores_nothing(city: Golden) -> None:
    game, _ = situation(city, "weak", "strong", "weak")
    assert game.worth(city.city) == 0


@each
def test_a_tie_scores_nothing_where_players_are_compared_and_for_both_elsewhere(
    city: Golden,
) -> None:
    game, times = situation(city, "strong", "weak", "strong")
    points = 0 if city.kind in COMPARED else times * city.points
    assert game.worth(city.city, 0) == game.worth(city.city, 2) == points


@each
def test_the_data_say_what_the_rules_print(city: Golden) -> None:
    found = components().cities.cities[city.city]
    condition = found.condition
    assert rules().describe(city.city).key == f"bronze.effect.{KINDS[city.kind]}"
    assert condition.points == city.points
    named = {
        *getattr(condition, "technologies", ()),
        *getattr(condition, "terrains", ()),
        getattr(condition, "technology", ""),
        getattr(condition, "terrain", ""),
        str(getattr(condition, "count", "")),
    } - {""}
    assert named == set(city.operands)
    assert found.players == city.players


@pytest.mark.published
def test_the_golden_table_is_whole() -> None:
    assert len(CITIES) == 50
    assert {city.city for city in CITIES} == set(components().cities.cities)
    assert {city.kind for city in CITIES} == set(KINDS)


def test_f2_bronze_casting_is_a_technology_of_its_own_and_no_joker() -> None:
    game = table().give(0, matrix="wheel | religion | bronze_casting")
    assert game.worth("ugarit") == 0, "it does not stand for authority"
    game.give(0, matrix="bronze_casting bronze_casting | wheel").give(1, matrix="wheel")
    assert game.worth("tiryns") == 6
    assert game.worth("avaris") == 0
    game.give(0, matrix=cards("bronze_casting", 4))
    assert game.worth("hattusa") == 0
    assert game.worth("ur") == 1
    game.give(0, matrix="wheel religion pottery | masonry irrigation bronze_casting")
    assert game.worth("mohenjo_daro") == 5


def test_f3_a_row_may_be_incomplete_or_have_a_gap() -> None:
    game = table().give(0, matrix="wheel | religion | authority")
    assert game.worth("ugarit") == 6
    game.give(0, matrix="pottery wheel | pottery | pottery religion | pottery authority")
    assert game.worth("ugarit") == 6


def test_f3_the_three_may_not_lie_in_different_rows() -> None:
    game = table().give(0, matrix="wheel | religion | pottery authority | pottery")
    assert game.worth("ugarit") == 0


def test_f3_a_row_scores_once_whatever_repeats() -> None:
    game = table().give(0, matrix="wheel wheel | religion religion | authority authority")
    assert game.worth("ugarit") == 6


def test_f3_full_accepts_only_a_row_with_a_card_in_all_four_columns() -> None:
    full = rules(rows="full")
    game = table(made=full).give(0, matrix="wheel | religion | authority")
    assert game.worth("ugarit") == 0
    game.give(0, matrix="p wheel | p | p religion | p authority".replace("p", "pottery"))
    assert game.worth("ugarit") == 0
    assert game.give(0, matrix="wheel | religion | wheel | authority").worth("ugarit") == 6


def test_f4_full_rows_are_as_many_as_the_shortest_of_four_columns_has_cards() -> None:
    game = table().give(0, matrix="wheel wheel wheel | wheel wheel | wheel wheel wheel")
    assert game.worth("phaistos") == 0, "three columns are no row of four"
    game.give(0, matrix="wheel wheel wheel | wheel wheel | wheel | wheel wheel wheel")
    assert game.worth("phaistos") == 2


def test_f5_a_majority_must_beat_every_single_opponent() -> None:
    game = table(4).give(0, matrix="wheel wheel").give(1, matrix="wheel")
    assert game.worth("avaris") == 6
    game.give(2, matrix="wheel wheel").give(3, matrix="wheel")
    assert game.worth("avaris") == 0
    assert game.worth("avaris", 2) == 0


def test_f5_one_against_none_is_most_and_none_against_one_is_fewest() -> None:
    game = table(2).give(0, matrix="wheel").owned(0, 1)
    assert game.worth("avaris") == 6
    assert game.worth("kish") == 6
    assert table(2).worth("avaris") == table(2).worth("kish") == 0


def test_f5_cubes_left_are_compared_both_ways() -> None:
    game = table(3).give(0, cubes=5).give(1, cubes=7).give(2, cubes=6)
    assert [game.worth("lagash", seat) for seat in range(3)] == [0, 6, 0]
    assert [game.worth("rakhigarhi", seat) for seat in range(3)] == [6, 0, 0]


def test_f7_column_cities_take_the_best_column_and_may_take_the_same() -> None:
    game = table().give(0, matrix="wheel religion | wheel pottery masonry wheel | wheel")
    game.give(0, cities="akrotiri bactra liman_tepe ur")
    assert game.lines()["cities"] == 4 * 3


def test_f8_a_cube_counts_with_its_spot_whatever_card_placed_it() -> None:
    game = table().wake("bronze_casting").settle("bronze_casting", 0, "forest", 1)
    assert rules().standing(game.state, 0, "biskupin").own == 1
    lacks = rules().standing(game.state, 0, "susa").lacks
    assert ("forest", "hunters") not in lacks
    assert ("forest", "herders") in lacks


def test_f1_cities_see_the_tokens_as_they_are_after_the_last_land_is_settled() -> None:
    game = table(2).opened(4).give(0, on="2 coast 0, 2 desert 0", cities="ashur")
    game.give(1, on="2 jungle 0", cities="kish").set(seat=1, ending=True).wake("wheel").done()
    assert game.phase == "over"
    assert game.lines(0)["cities"] == 1
    assert game.lines(1)["cities"] == 6


def told(city: str, game: Table) -> tuple[Message, tuple[Message, ...]]:
    worth = rules().worth(game.state, 0, city)
    return worth.reason, worth.missing


def test_what_is_missing_for_a_majority_is_told_in_numbers() -> None:
    game = table(3).give(0, matrix="wheel").give(1, matrix="wheel wheel wheel")
    assert told("avaris", game) == (
        Message("bronze.standing.most", {"own": 1, "rival": 3}),
        (Message("bronze.missing.more", {"count": 3}),),
    )
    assert told("rakhigarhi", game)[1] == (Message("bronze.missing.place", {"count": 1}),)
    assert told("lagash", game)[1] == (Message("bronze.missing.cubes", {"count": 1}),)
    game.owned(0, 0).owned(1, 1)
    assert told("kish", game) == (
        Message("bronze.standing.fewest", {"own": 1, "rival": 0}),
        (Message("bronze.missing.provinces", {"count": 2}),),
    )


def test_what_is_missing_in_a_row_is_told_by_name() -> None:
    game = table().give(0, matrix="pottery religion | religion wheel")
    assert told("ugarit", game) == (
        Message("bronze.standing.of", {"own": 2, "goal": 3}),
        (Message("bronze.technology.authority"),),
    )


def test_what_is_missing_on_the_lands_is_told_by_kind_and_terrain() -> None:
    game = table().opened(4)
    game.give(0, on=spots(game, "forest", {"farmers", "herders", "hunters"}))
    game.give(0, on=spots(game, "desert", {"farmers", "herders"}))
    params = {"kind": Key("bronze.kind.hunters"), "terrain": Key("bronze.terrain.desert")}
    assert told("eshnunna", game) == (
        Message("bronze.standing.of", {"own": 5, "goal": 6}),
        (Message("bronze.missing.kind", params),),
    )


def test_what_the_next_pair_needs_is_told() -> None:
    game = table().give(0, matrix="wheel wheel bronze_casting")
    assert told("nafplion", game)[1] == (Message("bronze.technology.bronze_casting"),)
    game.give(0, matrix="wheel bronze_casting")
    assert len(told("nafplion", game)[1]) == 2


def test_what_is_there_or_can_no_longer_be_lacks_nothing_or_is_out_of_reach() -> None:
    game = table().give(0, matrix=cards("wheel", 6))
    assert told("thebes", game)[1] == ()
    assert told("hattusa", game)[1] == (Message("bronze.missing.never"),)
    assert told("sidon", game)[1] == (Message("bronze.missing.more", {"count": 4}),)
    assert told("ashur", game.owned(0, NOBODY)) == (
        Message("bronze.standing.each", {"own": 0, "points": 1}),
        (),
    )
