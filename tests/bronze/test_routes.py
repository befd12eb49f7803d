"""Rows of cubes and the trade tokens they bring (T1–T6)."""

from __future__ import annotations

import pytest

from game.bronze.events import RouteTaken
from tests.build.bronze import SEATS, Table, rules, strip, table

UNORDERED = {"spots": "unordered"}


def longest(terrain: str, lands: str, **options: str) -> dict[str, int]:
    game = strip(terrain, lands, **options)
    rows = {
        letter: game.rules.longest(game.state, SEATS.index(letter), terrain) for letter in SEATS
    }
    return {letter: row for letter, row in rows.items() if row}


@pytest.mark.parametrize(
    ("terrain", "lands", "rows"),
    [
        ("savanna", "B .Y BB", {"B": 2, "Y": 1}),
        ("desert", "Y. .Y Y", {"Y": 3}),
        ("jungle", "B.B . BB .B", {"B": 5}),
        ("coast", "R R. .R", {"R": 3}),
    ],
    ids=["route-cut", "route-desert", "route-jungle", "route-coast"],
)
def test_example_routes(terrain: str, lands: str, rows: dict[str, int]) -> None:
    assert longest(terrain, lands) == rows


def test_t1_free_spots_and_lands_without_cubes_do_not_cut() -> None:
    assert longest("forest", "B.. . .. ..B .B") == {"B": 3}


def test_t1_a_foreign_cube_cuts() -> None:
    assert longest("forest", "BB Y BBB") == {"B": 3, "Y": 1}


def test_t1_inside_a_land_the_printed_order_counts() -> None:
    assert longest("forest", "BYB") == {"B": 1, "Y": 1}
    assert longest("forest", "YBB B") == {"B": 3, "Y": 1}
    assert longest("forest", "B BYB B") == {"B": 2, "Y": 1}


def test_t1_the_longest_of_several_rows_counts() -> None:
    assert longest("forest", "B R BBB R BB") == {"B": 3, "R": 1}
    assert longest("forest", "BBB R B R BB") == {"B": 3, "R": 1}


def test_t1_cubes_in_other_terrains_neither_join_nor_cut() -> None:
    game = strip("forest", "B B B").give(1, on="1 steppe 0")
    assert game.rules.longest(game.state, 1, "forest") == 3
    assert game.give(2, on="1 desert 0").rules.longest(game.state, 1, "forest") == 3


def test_t2_unordered_a_foreign_cube_inside_a_cell_does_not_cut() -> None:
    assert longest("forest", "BYB", **UNORDERED) == {"B": 2, "Y": 1}
    assert longest("forest", "B BYB B", **UNORDERED) == {"B": 4, "Y": 1}


def test_t2_unordered_a_cell_with_only_foreign_cubes_cuts() -> None:
    assert longest("forest", "BB YY. BBB", **UNORDERED) == {"B": 3, "Y": 2}


def test_t2_unordered_empty_cells_do_not_cut_and_several_can_pass_through_one_cell() -> None:
    assert longest("forest", "BY ... YB", **UNORDERED) == {"B": 2, "Y": 2}


def claiming(row: int, on_table: list[int], held: int) -> Table:
    """Let the seat end its turn with a row, a token held, and these tokens on the table."""
    elsewhere = [length for length in (3, 5, 7) if length not in on_table and length != held]
    game = strip("forest", " ".join("R" * row)).give(0, routes={"forest": held} if held else {})
    for seat, length in enumerate(elsewhere, 1):
        game.give(seat, routes={"forest": length})
    return game.wake("wheel").done()


@pytest.mark.parametrize(
    ("row", "on_table", "held", "held_after", "on_table_after"),
    [
        (3, [3, 5, 7], 0, 3, [5, 7]),
        (3, [5, 7], 0, 0, [5, 7]),
        (5, [3, 5, 7], 0, 5, [3, 7]),
        (5, [5, 7], 3, 5, [3, 7]),
        (6, [3, 7], 0, 3, [7]),
        (5, [7], 3, 3, [7]),
        (8, [7], 3, 7, [3]),
        (4, [3, 7], 5, 5, [3, 7]),
    ],
    ids=[
        "tc-3",
        "tc-taken",
        "tc-jump",
        "tc-upgrade",
        "tc-5-elsewhere",
        "tc-keep",
        "tc-7",
        "tc-no-smaller",
    ],
)
def test_t3_t5_claims(
    row: int, on_table: list[int], held: int, held_after: int, on_table_after: list[int]
) -> None:
    game = claiming(row, on_table, held)
    assert game.held(0, "forest") == held_after
    left = [n for n in (3, 5, 7) if game.rules.holder(game.state, "forest", n) < 0]
    assert left == on_table_after


def test_t3_the_preview_names_what_the_end_of_the_turn_brings() -> None:
    game = strip("forest", "RRR").wake("wheel")
    assert game.rules.claims(game.state, 0) == {"forest": 3}
    assert game.done().told(RouteTaken) == [RouteTaken(0, "forest", 3, 3, 3, 0)]
    assert game.rules.claims(game.state, 0) == {}


def test_t3_nobody_claims_in_the_turn_of_another() -> None:
    game = strip("forest", "YYY").wake("wheel").done()
    assert game.held(2, "forest") == 0
    game.set(seat=2).wake("wheel").done()
    assert game.held(2, "forest") == 3


def test_t3_a_row_made_in_the_last_turn_of_another_is_not_claimed_at_the_end() -> None:
    game = strip("forest", "YYY").set(seat=3, ending=True).wake("wheel").done()
    assert game.phase == "over"
    assert game.held(2, "forest") == 0


def test_t3_a_row_is_claimed_in_the_own_last_turn() -> None:
    game = strip("forest", "GGG").set(seat=3, ending=True).wake("wheel").done()
    assert game.phase == "over"
    assert (game.held(3, "forest"), game.lines(3)["routes"]) == (3, 3)


def test_t4_a_returned_token_is_taken_by_the_next_whose_row_reaches_without_a_new_cube() -> None:
    game = strip("forest", "RRRRR BBBB").give(0, routes={"forest": 3}).wake("wheel").done()
    assert game.told(RouteTaken)[-1].returned == 3
    assert game.held(1, "forest") == 0, "only at the end of the own turn"
    game.wake("wheel").done()
    assert game.held(1, "forest") == 3


def test_t4_a_returned_token_stays_when_the_row_is_too_short_at_that_moment() -> None:
    game = strip("forest", "RRRRR BB").give(0, routes={"forest": 3}).wake("wheel").done()
    game.wake("wheel").done()
    assert game.rules.holder(game.state, "forest", 3) == -1


def test_t5_a_token_is_kept_when_the_row_is_cut_later() -> None:
    game = strip("forest", "R Y R").give(0, routes={"forest": 3}).wake("wheel").done()
    assert game.rules.longest(game.state, 0, "forest") == 1
    assert game.held(0, "forest") == 3


def test_t5_a_jump_takes_the_longer_token_only() -> None:
    game = claiming(7, [3, 5, 7], 0)
    assert game.held(0, "forest") == 7
    assert game.told(RouteTaken) == [RouteTaken(0, "forest", 7, 7, 10, 0)]


def test_t6_one_turn_may_bring_tokens_in_several_terrains_one_in_each() -> None:
    game = table(2).opened(4)
    game.give(0, on="2 mountains *, 2 jungle 0, 3 steppe *, 1 jungle *, 0 steppe *")
    game.wake("wheel").done()
    taken = {event.terrain: event.length for event in game.told(RouteTaken)}
    assert taken == {"mountains": 3, "steppe": 5, "jungle": 3}
    assert game.held(0, "mountains") == game.held(0, "jungle") == 3
    assert game.held(0, "steppe") == 5


def test_t6_each_terrain_has_tokens_of_its_own() -> None:
    game = table(2).opened(3).give(1, routes={"mountains": 3}).give(0, on="0 steppe *")
    game.wake("wheel").done()
    assert game.held(0, "steppe") == 3


@pytest.mark.parametrize(("length", "points"), [(3, 3), (5, 6), (7, 10)])
def test_tokens_are_worth_three_six_and_ten(length: int, points: int) -> None:
    game = table().give(0, routes={"desert": length})
    assert rules().sources(game.state, 0) == (0, points, 0)
