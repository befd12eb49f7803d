"""The island and the first people: T1 to T6."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.chance import Outcome, sample
from game.core.contract import Chance
from game.tempus.actions import Lay, Settle
from game.tempus.events import IslandFinished, TileDrawn, TileLaid
from tests.build.tempus import Table, at, fresh, rules


def play(game: Table, until: str = "people", seed: str = "x", pick: Any = None) -> Any:
    """Lay tiles at random, or as `pick` chooses, until a phase comes."""
    rng = Random(seed)
    while game.phase != until:
        pending = game.rules.pending(game.state)
        if isinstance(pending, Chance):
            game._apply(sample(pending.request, rng))
        else:
            game.do(pick(game) if pick else rng.choice(game.legal))
    return game


@pytest.mark.parametrize(("players", "tiles"), [(3, 8), (4, 10), (5, 12)])
def test_T1_so_many_tiles_are_laid_in_turn_from_the_first_player(players: int, tiles: int) -> None:
    game = play(fresh(players, 1))
    laid = game.told(TileLaid)
    finished = game.told(IslandFinished)[0]
    assert len(laid) + finished.left_out == tiles
    assert [event.seat for event in laid] == [(1 + at) % players for at in range(len(laid))]


def test_T1_each_draws_one_unseen_tile_of_the_twelve_and_everybody_sees_it() -> None:
    game = fresh()
    assert len(game.chance.pool) == 12
    game.draw("tile_03")
    assert game.told(TileDrawn)[0].tile == "tile_03"
    assert game.rules.view(game.state, 2).tile == "tile_03"
    game.do(Lay(at("5.5"), 0))
    assert "tile_03" not in game.chance.pool
    assert game.state.seat == 1


def test_T2_the_first_tile_has_110_places_and_six_rotations() -> None:
    assert len(fresh().draw("tile_01").legal) == 660


def test_T2_a_rotation_turns_the_ring_clockwise() -> None:
    game = fresh().draw("tile_02").do(Lay(at("4.5"), 2))
    wanted = {"4.5": "F", "4.4": "M", "5.4": "G", "5.5": "W", "4.6": "G", "3.5": "H", "3.4": "G"}
    assert {text: game.state.land[at(text)] for text in wanted} == wanted
    assert sum(letter != "." for letter in game.state.land) == 7


def test_T2_all_seven_hexes_lie_inside_the_grid() -> None:
    game = fresh().draw("tile_01")
    for hex in ("0.5", "12.5", "5.0", "5.11"):
        assert game.why(Lay(at(hex), 0)) == "outside"
    assert game.why(Lay(at("5.5"), 6)) == "rotation"


def test_T2_a_further_tile_shares_an_edge_and_covers_no_land() -> None:
    game = fresh().draw("tile_01").do(Lay(at("6.5"), 0)).draw("tile_02")
    assert game.why(Lay(at("6.7"), 0)) == "overlap"
    assert game.why(Lay(at("6.9"), 0)) == "apart"
    assert game.why(Lay(at("6.8"), 0)) is None
    grid = game.tables.grid
    for lay in game.legal:
        tile = {lay.centre, *grid.neighbours[lay.centre]}
        assert all(game.state.land[hex] == "." for hex in tile)
        touched = {near for hex in tile for near in grid.neighbours[hex]}
        assert any(game.state.land[hex] != "." for hex in touched)


def test_T2_no_legal_place_is_missing() -> None:
    game = fresh().draw("tile_01").do(Lay(at("6.5"), 0)).draw("tile_02")
    game.do(Lay(at("9.6"), 1)).draw("tile_05")
    grid, land = game.tables.grid, game.state.land
    wanted = set()
    for centre in grid.middles:
        tile = {centre, *grid.neighbours[centre]}
        near = {n for hex in tile for n in grid.neighbours[hex]}
        if all(land[h] == "." for h in tile) and any(land[h] != "." for h in near):
            wanted.add(centre)
    assert {lay.centre for lay in game.legal} == wanted


def test_T2_holes_may_be_filled_when_a_tile_fits() -> None:
    game = fresh(5)
    for place, hex in enumerate(("8.7", "5.7", "3.5", "4.3", "7.2", "9.4")):
        assert game.tables.grid.distance(at(hex), at("6.5")) == 3
        game.draw(f"tile_0{place + 1}").do(Lay(at(hex), 0))
    game.draw("tile_07")
    assert game.why(Lay(at("6.5"), 0)) is None


def test_T3_without_a_legal_place_this_and_all_later_tiles_stay_out() -> None:
    rng = Random(3)

    def apart(game: Any) -> Any:
        """Spread the island so that whole tiles no longer fit."""
        return max(game.legal, key=lambda lay: (spread(game, lay), rng.random()))

    def spread(game: Any, lay: Any) -> Any:
        gaps = [game.tables.grid.distance(lay.centre, c) for c in game.state.centres]
        return sum(gap > 3 for gap in gaps)

    for seed in range(60):
        rng = Random(seed)
        game = play(fresh(5), seed=f"far{seed}", pick=apart)
        event = game.told(IslandFinished)[0]
        if event.left_out:
            assert len(game.state.centres) == 12 - event.left_out
            assert len(game.state.pool) == event.left_out
            assert game.phase == "people"
            assert game.tables.open_places(sum(1 << c for c in game.state.centres)) == 0
            return
    raise AssertionError("no island was too wide")


def settled(*hexes: Any) -> Settle:
    return Settle(tuple(sorted(at(hex) for hex in hexes)))


def ready(players: int = 3, first: int = 0, **options: Any) -> Table:
    game = fresh(players, first, **options)
    state = game.state.clone()
    state.land, state.phase = "G" * len(state.land), "people"
    game.state = state
    return game


def test_T4_all_three_at_once_one_or_two_on_a_hex() -> None:
    game = ready()
    assert game.why(settled("4.5", "4.5", "4.6")) is None
    assert game.why(settled("4.5", "4.5", "4.5")) == "settlers_in_hex"
    assert game.why(settled("4.5", "4.6")) == "settlers"
    assert game.why(Settle((at("4.6"), at("4.5"), at("4.5")))) == "order"


def test_T4_the_hexes_hang_together_and_a_line_is_enough() -> None:
    game = ready()
    assert game.why(settled("4.5", "4.6", "4.7")) is None
    assert game.why(settled("4.5", "4.6", "5.5")) is None
    assert game.why(settled("4.5", "4.6", "4.8")) == "scattered"
    assert game.why(settled("4.5", "4.7", "4.7")) == "scattered"


def test_T4_water_does_not_join_and_nobody_begins_on_it() -> None:
    game = ready().paint(".", "4.6")
    assert game.why(settled("4.5", "4.6", "4.7")) == "water"
    assert game.why(settled("4.5", "4.5", "4.7")) == "scattered"


def test_T4_never_on_a_hex_that_another_player_holds() -> None:
    game = ready().do(settled("4.5", "4.6", "4.7"))
    assert game.why(settled("4.7", "4.8", "4.9")) == "foreign"
    assert game.why(settled("4.8", "4.9", "4.9")) is None


def test_T4_mountains_are_allowed_with_a_warning() -> None:
    game = ready().paint("M", "4.5")
    action = settled("4.5", "4.5", "4.6")
    warning = game.rules.warn(game.state, action)
    assert game.why(action) is None
    assert warning is not None
    assert (warning.key, warning.params["count"]) == ("tempus.warn.barren", 2)
    assert game.rules.warn(game.state, settled("4.7", "4.8", "4.9")) is None


def test_T4_in_turn_from_the_first_player() -> None:
    game = ready(4, 2)
    order = []
    for row in (1, 3, 5, 7):
        order.append(game.seat)
        game.do(settled(f"4.{row}", f"4.{row}", f"5.{row}"))
    assert order == [2, 3, 0, 1]


def test_T5_everybody_starts_with_13_people_8_cities_no_cards_and_three_tokens() -> None:
    game = ready(3, 1)
    for row in (1, 3, 5):
        game.do(settled(f"4.{row}", f"4.{row}", f"5.{row}"))
    for seat, tribe in enumerate(game.state.tribes):
        assert (tribe.box, tribe.tokens, tribe.hand) == (0, 3, ())
        assert game.rules.supply(game.state, seat) == 13
        assert game.rules.city_supply(game.state, seat) == {2: 3, 3: 3, 4: 2}
    assert (game.state.round, game.seat, game.phase) == (1, 1, "act")
    assert len(game.state.deck) == len(rules().tables.deck)


def test_T6_by_chance_places_rotations_and_people_are_drawn_from_what_is_legal() -> None:
    game = fresh(3, setup="random").draw("tile_01")
    assert len(game.chance.pool) == 660
    assert game.legal == []
    game.draw(f"{at('6.5')}/2").draw("tile_02")
    usual = fresh(3).draw("tile_01").do(Lay(at("6.5"), 2)).draw("tile_02")
    assert len(game.chance.pool) == len(usual.legal)
    assert game.why(usual.legal[0]) == "step"


def test_T6_by_chance_nobody_begins_on_a_mountain() -> None:
    game = ready(setup="random").flood("4.5", "4.6", "4.7", "4.8").paint("M", "4.7")
    spots = [f"{at('4.5')}/{at('4.5')}/{at('4.6')}", f"{at('4.5')}/{at('4.6')}/{at('4.6')}"]
    assert sorted(game.chance.pool) == sorted(spots)
    game._apply(Outcome((spots[0],)))
    assert game.people(0) == {"4.5": 2, "4.6": 1}


def test_T6_the_order_is_the_same() -> None:
    game = play(fresh(3, 2, setup="random"), until="act")
    assert [event.seat for event in game.told(TileLaid)][:4] == [2, 0, 1, 2]
    assert game.seat == 2
