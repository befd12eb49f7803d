"""The coach warns exactly when something is lost for nothing, with the right number."""

from __future__ import annotations

from game.bronze import board
from game.bronze.actions import Done, Settle
from tests.build.bronze import table
from tests.build.coach import warned


def test_cards_awake_with_a_spot_are_counted() -> None:
    here = table(2).opened(3).wake("masonry wheel")
    free = board.within_reach(here.rules.tables, here.state, here.state.seat)
    fits = here.rules.tables.layout(here.state.tiles).fits
    usable = sum(bool(free & fits[name]) for name in here.state.active)
    assert usable
    assert warned("bronze", here, Done()) == {"cards": usable}


def test_free_spots_left_behind_are_counted() -> None:
    here = table(2).opened(3).wake("masonry wheel")
    free = [here.free(land).bit_count() for land in range(3)]
    for cube in here.legal:
        if isinstance(cube, Settle):
            behind = {"behind": sum(free[: cube.land])} if cube.land else {}
            assert warned("bronze", here, cube) == behind
    alone = table(2).opened(3).wake("masonry")
    assert not any(warned("bronze", alone, cube) for cube in alone.legal if cube != Done())
