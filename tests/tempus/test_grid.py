"""Hexes, water and shores: the one function for neighbours, and the check values of the facts."""

from __future__ import annotations

from typing import Any

import pytest

from game.tempus.grid import STEPS, Grid, bits, mask_of
from game.tempus.state import changed, shifted
from tests.build.tempus import at, fresh, rules, table

GRID = Grid(13, 12)
EVEN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
ODD = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def places(hexes: Any) -> Any:
    return [GRID.place(hex) for hex in hexes]


def test_whoever_touches_is_touched_in_the_opposite_direction() -> None:
    for hex in range(GRID.size):
        for direction in range(6):
            near = GRID.step(hex, direction)
            assert near is None or GRID.step(near, (direction + 3) % 6) == hex


def test_there_are_419_touching_pairs_and_110_places_for_a_tile() -> None:
    assert sum(len(around) for around in GRID.neighbours) == 2 * 419
    assert len(GRID.middles) == 110
    assert {GRID.place(hex) for hex in GRID.middles} == {
        (column, row) for column in range(1, 12) for row in range(1, 11)
    }


@pytest.mark.parametrize(
    ("place", "around"),
    [
        ((0, 0), [(1, 0), (0, 1)]),
        ((1, 0), [(2, 0), (2, 1), (1, 1), (0, 1), (0, 0)]),
        ((12, 0), [(12, 1), (11, 0)]),
        ((0, 11), [(0, 10), (1, 10), (1, 11)]),
        ((12, 11), [(12, 10), (11, 11), (11, 10)]),
        ((4, 5), [(4, 4), (5, 4), (5, 5), (4, 6), (3, 5), (3, 4)]),
        ((5, 5), [(5, 4), (6, 5), (6, 6), (5, 6), (4, 6), (4, 5)]),
    ],
)
def test_neighbours_go_clockwise_from_the_north(
    place: tuple[int, int], around: list[tuple[int, int]]
) -> None:
    assert places(GRID.neighbours[GRID.at(*place)]) == around


def test_axial_steps_and_steps_of_even_and_odd_columns_are_the_same_neighbours() -> None:
    for hex in range(GRID.size):
        column, row = GRID.place(hex)
        steps = (EVEN, ODD)[column % 2]
        for direction in range(6):
            found = column + steps[direction][0], row + steps[direction][1]
            near = GRID.step(hex, direction)
            inside = 0 <= found[0] < 13 and 0 <= found[1] < 12
            assert (near is None) == (not inside)
            assert near is None or GRID.place(near) == found


def test_distance_one_is_touching_and_a_walk_is_never_shorter_than_the_distance() -> None:
    for hex in (at("0.0"), at("5.5"), at("12.11"), at("6.0")):
        reached, seen = 1 << hex, 1 << hex
        for steps in range(1, 20):
            reached = GRID.around(reached) & ~seen
            seen |= reached
            assert all(GRID.distance(hex, other) == steps for other in bits(reached))
        assert seen == GRID.board


@pytest.mark.parametrize("seed", range(40))
def test_a_set_grows_by_the_neighbours_of_each_of_its_hexes(seed: int) -> None:
    hexes = {(seed * 37 + step * step * 11) % GRID.size for step in range(seed % 9 + 1)}
    wanted = mask_of(near for hex in hexes for near in GRID.neighbours[hex])
    assert GRID.around(mask_of(hexes)) == wanted


def test_a_set_is_listed_ascending_whether_few_or_many_are_in_it() -> None:
    for hexes in ([], [0], [7, 8], [155], list(range(156)), list(range(3, 156, 5))):
        assert bits(mask_of(hexes)) == GRID.listed(mask_of(hexes)) == hexes


@pytest.mark.parametrize("steps", [1, 2, 5])
def test_a_disc_has_the_hexes_up_to_its_distance_but_not_its_middle(steps: int) -> None:
    for hex in (at("0.0"), at("6.5"), at("12.11")):
        near = [h for h in range(GRID.size) if 0 < GRID.distance(hex, h) <= steps]
        assert bits(GRID.discs[steps][hex]) == near


def test_numbers_of_hexes_stay_in_order_and_none_is_kept_at_nought() -> None:
    pairs = ((3, 1), (7, 2))
    assert shifted(pairs, 5, 1) == ((3, 1), (5, 1), (7, 2))
    assert shifted(pairs, 7, -1) == ((3, 1), (7, 1))
    assert shifted(pairs, 3, -1) == ((7, 2),)
    assert changed(pairs, 9, 4) == ((3, 1), (7, 2), (9, 4))
    assert changed(pairs, 7, 0) == ((3, 1),)
    assert changed(pairs, 5, 0) == pairs


def test_no_set_grows_round_the_edge_of_the_grid() -> None:
    assert not GRID.around(1 << at("12.5")) & mask_of(at(f"0.{row}") for row in range(12))
    assert not GRID.around(1 << at("0.5")) & mask_of(at(f"12.{row}") for row in range(12))


def island(*centres: Any) -> Any:
    game = fresh()
    letters = list("." * GRID.size)
    for text in centres:
        for hex in (at(text), *GRID.neighbours[at(text)]):
            letters[hex] = "G"
    game.state = game.state.clone()
    game.state.land = "".join(letters)
    return game.rules.shores(game.state)


def test_three_tiles_round_a_hex_make_a_lake() -> None:
    shores = island("4.4", "7.5", "4.7")
    ((water, shore),) = shores.lakes
    assert places(bits(water)) == [(5, 5)]
    assert sorted(places(bits(shore))) == [(4, 5), (4, 6), (5, 4), (5, 6), (6, 5), (6, 6)]


def test_water_at_the_border_is_sea_though_only_land_is_around_it() -> None:
    shores = island("2.1", "5.1")
    assert shores.lakes == ()
    assert shores.sea >> at("4.0") & 1
    assert shores.coast >> at("2.0") & 1


def test_land_at_the_border_of_the_grid_is_coast_because_everything_outside_is_sea() -> None:
    game = table()
    shores = game.rules.shores(game.state)
    assert shores.sea == 0
    assert shores.coast == GRID.rim


def test_water_inside_that_reaches_the_border_over_edges_is_sea() -> None:
    game = table().paint(".", "5.5", "5.4", "5.3", "5.2", "5.1", "5.0")
    shores = game.rules.shores(game.state)
    assert shores.lakes == ()
    game = table().paint(".", "5.5", "5.4", "5.3", "5.2", "5.1")
    shores = game.rules.shores(game.state)
    assert [places(bits(water))[0] for water, _ in shores.lakes] == [(5, 1)]


def test_the_rules_use_the_size_of_the_grid_in_the_data() -> None:
    grid = rules().tables.grid
    assert (grid.columns, grid.rows, grid.size) == (13, 12, 156)
    assert len(STEPS) == 6
