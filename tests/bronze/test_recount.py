"""Rows, majorities and closing lands counted again by brute force on a thousand random boards."""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Any

import pytest

from game.bronze.rules import BronzeRules, Place
from game.bronze.state import FREE, NOBODY, State
from tests.build.bronze import components, rules

TERRAINS = components().map.terrains


def board(made: BronzeRules, rng: Random) -> tuple[State, list[Place]]:
    """Scatter cubes over some open lands; here and there a land is full."""
    players = rng.choice((2, 3, 4))
    state = made.setup(players)
    tiles = rng.sample(sorted(components().lands.lands), rng.randint(1, len(state.tokens)))
    state.tiles = tuple(tiles)
    state.players = tuple(player.clone() for player in state.players)
    for land in range(len(tiles)):
        density = rng.choice((0.0, 0.2, 0.6, 0.9, 1.0))
        for place in made.places(state):
            if place.land == land and rng.random() < density:
                state.players[rng.randrange(players)].taken |= place.bit
    return state, list(made.places(state))


def strip(places: list[Place], terrain: str) -> list[list[int]]:
    """Give the owners of a terrain's spots, a list for each land."""
    here = [place for place in places if place.terrain == terrain]
    return [[p.owner for p in cell] for _, cell in groupby(here, lambda place: place.land)]


def ordered_row(cells: list[list[int]], seat: int) -> int:
    owners = [owner for cell in cells for owner in cell if owner != FREE]
    runs = [len(list(run)) for owner, run in groupby(owners) if owner == seat]
    return max(runs, default=0)


def unordered_row(cells: list[list[int]], seat: int) -> int:
    used = [[owner for owner in cell if owner != FREE] for cell in cells]
    counts = [cell.count(seat) for cell in used if cell]
    runs = [sum(run) for mine, run in groupby(counts, bool) if mine]
    return max(runs, default=0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "row"), [({}, ordered_row), ({"spots": "unordered"}, unordered_row)]
)
def test_routes_on_a_thousand_boards_are_those_of_a_recount(
    options: dict[str, Any] | dict[str, str], row: Any
) -> None:
    made, rng = rules(**options), Random("routes")
    for _ in range(1000):
        state, places = board(made, rng)
        for terrain in TERRAINS:
            cells = strip(places, terrain)
            for seat in range(len(state.players)):
                assert made.longest(state, seat, terrain) == row(cells, seat)


def majority(owners: list[int], players: int) -> int:
    counts = sorted((owners.count(seat), seat) for seat in range(players))
    return counts[-1][1] if counts[-1][0] > counts[-2][0] else NOBODY


@pytest.mark.slow
def test_majorities_on_a_thousand_boards_are_those_of_a_recount() -> None:
    made, rng = rules(), Random("lands")
    for _ in range(1000):
        state, places = board(made, rng)
        players = len(state.players)
        rightmost = [
            max([place.land for place in places if place.owner == seat], default=-1)
            for seat in range(players)
        ]
        due = []
        for land in range(len(state.tokens)):
            owners = [place.owner for place in places if place.land == land]
            assert made.counts(state, land) == tuple(owners.count(s) for s in range(players))
            assert made.leader(state, land) == majority(owners, players)
            if all(last > land for last in rightmost) or (owners and FREE not in owners):
                due.append(land)
        assert made.closing(state) == due


@pytest.mark.slow
def test_terrain_cities_on_a_thousand_boards_are_those_of_a_recount() -> None:
    made, rng = rules(), Random("terrains")
    cities = {"kumayri": "mountains", "biskupin": "forest", "sintashta": "steppe"}
    cities |= {"lothal": "savanna", "kerma": "desert", "yinxu": "jungle", "tyre": "coast"}
    for _ in range(1000):
        state, places = board(made, rng)
        for city, terrain in cities.items():
            owners = [place.owner for place in places if place.terrain == terrain]
            most = majority(owners, len(state.players))
            for seat in range(len(state.players)):
                assert made.standing(state, seat, city).points == (5 if seat == most else 0)
