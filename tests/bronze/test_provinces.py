"""Province tokens: when a land closes and who takes its token (P1–P4)."""

from __future__ import annotations

from typing import Any

import pytest

from game.bronze.events import ProvinceClosed
from game.bronze.state import FREE, NOBODY
from tests.build.bronze import Table, rules, table


def cubes(game: Table, land: int, *counts: int) -> Table:
    """Put so many cubes of each seat on free spots of a land."""
    for seat, count in enumerate(counts):
        spots = [place for place in rules().places(game.state) if place.land == land]
        free = [place for place in spots if place.owner == FREE][:count]
        assert len(free) == count
        if free:
            game.give(seat, on=", ".join(f"{land} {p.terrain} {p.place}" for p in free))
    return game


def end_of_turn(game: Table) -> Table:
    return game.wake("wheel").done()


def furthest(game: Table, *lands: int) -> Table:
    """Put each seat's rightmost cube into a land."""
    for seat, land in enumerate(lands):
        if rules().last_land(game.state, seat) < land:
            cubes(game, land, *[int(seat == at) for at in range(len(lands))])
    return game


def test_example_pv_full() -> None:
    game = end_of_turn(cubes(table().opened(2), 0, 8, 6))
    assert game.state.owners[0] == 0
    assert game.told(ProvinceClosed) == [ProvinceClosed(0, 4, 0, (8, 6))]


def test_example_pv_tie() -> None:
    game = end_of_turn(cubes(table(3).opened(4), 2, 6, 6, 2))
    assert game.state.owners[2] == NOBODY


@pytest.mark.parametrize(
    ("lands", "owner"),
    [((3, 4, 3), 0), ((3, 4, 2), FREE)],
    ids=["pv-left", "pv-not-yet"],
)
def test_example_pv_left(lands: tuple[int, ...], owner: Any) -> None:
    game = furthest(cubes(table(3).opened(6), 2, 2, 0, 1), *lands)
    assert end_of_turn(game).state.owners[2] == owner


@pytest.mark.parametrize(
    ("lands", "owner"),
    [((5, 5, 4), NOBODY), ((5, 5, 6), 0)],
    ids=["pv-end-not-reached", "pv-end-reached"],
)
def test_example_pv_end(lands: tuple[int, ...], owner: Any) -> None:
    game = furthest(cubes(table(3).opened(9), 5, 4, 1, 0), *lands)
    game.set(seat=2, ending=True)
    assert end_of_turn(game).phase == "over"
    assert game.state.owners[5] == owner


def test_p1_the_token_may_go_to_another_than_the_active_player() -> None:
    game = end_of_turn(cubes(table().opened(2), 0, 5, 9))
    assert game.seat == 1
    assert game.state.owners[0] == 1


def test_p1_all_terrains_of_the_land_count_together() -> None:
    game = table().opened(2).give(0, on="0 mountains *, 0 coast *, 0 desert *, 0 forest *")
    game.give(1, on="0 steppe *, 0 jungle *, 0 savanna *")
    assert rules().counts(game.state, 0) == (6, 8)
    assert end_of_turn(game).state.owners[0] == 1


def test_p1_a_tie_for_most_takes_the_token_out_even_when_a_third_has_fewer() -> None:
    game = end_of_turn(furthest(cubes(table(3).opened(6), 2, 3, 3, 2), 3, 3, 3))
    assert game.state.owners[2] == NOBODY


def test_p1_a_tie_behind_the_first_does_not_matter() -> None:
    game = end_of_turn(furthest(cubes(table(4).opened(6), 2, 1, 3, 1, 1), 3, 3, 3, 3))
    assert game.state.owners[2] == 1


def test_p1_a_land_that_everybody_left_without_a_cube_loses_its_token() -> None:
    game = end_of_turn(furthest(table(3).opened(4), 1, 1, 1))
    assert game.state.owners[0] == NOBODY


def test_p1_several_lands_may_close_in_one_turn() -> None:
    game = cubes(cubes(table().opened(6), 0, 2, 1), 1, 0, 1)
    end_of_turn(furthest(game, 3, 2))
    assert game.state.owners[:3] == (0, 1, FREE)


def test_p1_a_land_not_full_stays_open_while_somebody_may_still_come() -> None:
    game = end_of_turn(cubes(table().opened(2), 0, 8, 5))
    assert game.state.owners[0] == FREE


def test_p1_a_token_is_settled_once() -> None:
    game = end_of_turn(cubes(table().opened(2), 0, 8, 6))
    end_of_turn(game)
    assert len(game.told(ProvinceClosed)) == 1


def test_p1_routes_are_settled_before_provinces() -> None:
    game = end_of_turn(cubes(table().opened(2), 0, 14, 0))
    order = [type(event).__name__ for event in game.events]
    assert order[-4:] == ["RouteTaken", "RouteTaken", "ProvinceClosed", "TurnBegan"]


def test_p1_the_preview_names_the_lands_that_close() -> None:
    game = cubes(table().opened(2), 0, 8, 6)
    assert rules().closing(game.state) == [0]
    assert rules().leader(game.state, 0) == 0
    assert end_of_turn(game).state.owners[0] == 0


def test_p2_a_land_skipped_counts_as_left() -> None:
    game = end_of_turn(furthest(cubes(table().opened(4), 0, 1, 0), 2, 2))
    assert game.state.owners[:2] == (0, NOBODY)


def test_p2_running_out_of_cubes_does_not_count_as_having_left() -> None:
    game = furthest(cubes(table().opened(4), 1, 2, 1), 1, 3).give(0, cubes=0)
    assert end_of_turn(game).state.owners[1] == FREE


def test_p2_a_player_without_a_cube_has_left_no_land() -> None:
    game = cubes(table().opened(4), 1, 0, 2)
    assert end_of_turn(furthest(game, -1, 3)).state.owners[1] == FREE


def final(game: Table) -> Table:
    """Let the last player end the last turn."""
    return end_of_turn(game.set(seat=len(game.state.players) - 1, ending=True))


def test_p3_at_the_end_a_land_that_all_have_reached_goes_to_strictly_most() -> None:
    game = final(cubes(table().opened(4), 2, 2, 1))
    assert game.state.owners[2] == 0
    assert game.points(0) >= 4


def test_p3_at_the_end_a_tie_or_an_empty_land_goes_to_nobody() -> None:
    game = final(furthest(cubes(table().opened(4), 1, 1, 1), 3, 3))
    assert game.state.owners == (NOBODY,) * 7


def test_p3_at_the_end_a_land_somebody_has_not_reached_goes_to_nobody() -> None:
    game = final(furthest(cubes(table().opened(4), 2, 5, 0), 3, 1))
    assert game.state.owners[2] == NOBODY


def test_p3_the_event_of_a_land_not_reached_names_who_never_came_and_that_of_a_tie_nobody() -> None:
    told = final(furthest(cubes(table().opened(4), 2, 5, 0), 3, 1)).told(ProvinceClosed)
    assert {event.land: event.missing for event in told}[2] == (1,)
    told = final(furthest(cubes(table().opened(4), 1, 1, 1), 3, 3)).told(ProvinceClosed)
    assert {event.land: event.missing for event in told}[1] == ()


def test_p3_a_player_without_a_cube_has_reached_no_land() -> None:
    assert final(cubes(table().opened(4), 0, 0, 5)).state.owners[0] == NOBODY


def test_p3_during_play_reaching_a_land_is_not_leaving_it() -> None:
    game = end_of_turn(cubes(table().opened(4), 2, 2, 1))
    assert game.state.owners[2] == FREE


def test_p3_the_preview_settles_the_last_tokens_and_leaves_the_state_alone() -> None:
    game = cubes(table().opened(4), 2, 2, 1)
    assert rules().final(game.state).owners[2] == 0
    assert game.state.owners[2] == FREE


@pytest.mark.parametrize(("players", "lands"), [(2, 7), (3, 9), (4, 11)])
def test_p4_every_land_has_a_token_the_first_and_the_hidden_ones_too(
    players: int, lands: int
) -> None:
    game = table(players)
    assert len(game.state.tokens) == lands
    assert set(game.state.tokens) <= {4, 5, 6}
    assert game.state.owners == (FREE,) * lands
