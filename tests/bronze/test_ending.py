"""Set-up, the three ends, the last round, and that every game ends (E1–E3, N2, N3)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.bronze.actions import Lay, Settle, Take
from game.bronze.events import EndTriggered, PileEmptied, ProvincesLaid
from game.core.chance import sample
from game.core.contract import Chance, Over
from game.core.event import GameEnded, RoundBegan, TurnBegan
from tests.build.bronze import Table, of_each, rules, table

WILD = "bronze_casting"


@pytest.mark.parametrize(
    ("players", "lands", "opened", "cards", "piles", "cities"),
    [
        (2, 7, 1, 42, [8, 8, 8, 9, 9], 27),
        (3, 9, 2, 56, [11, 11, 11, 11, 12], 39),
        (4, 11, 2, 70, [14] * 5, 50),
    ],
)
@pytest.mark.published
def test_the_set_up_follows_the_number_of_players(
    players: int, lands: int, opened: int, cards: int, piles: Any, cities: int
) -> None:
    game = table(players)
    assert len(game.state.tokens) == lands
    assert len(game.state.tiles) == opened
    assert sorted((*game.state.piles, game.state.reserve)) == piles
    assert sum(game.state.unseen) == cards - 4
    assert len(game.state.cities) == cities
    assert [player.cubes for player in game.state.players] == [30] * players


def test_the_first_player_begins_and_the_turn_goes_round() -> None:
    game = table(3, first=1)
    assert (game.seat, game.told(RoundBegan)) == (1, [RoundBegan(1)])
    game.rest(3)
    assert [event.seat for event in game.told(TurnBegan)] == [1, 2, 0, 1]
    assert game.state.round == 2


@pytest.mark.published
def test_n2_which_piles_are_larger_and_which_is_the_reserve_is_chance() -> None:
    game = Table(rules(), rules().setup(2))
    assert game.asked == "piles"
    assert sorted(game.pool) == ["8", "8", "8", "9", "9"]
    game.chance_source("8", "9", "8", "8", "9")
    assert (game.state.piles, game.state.reserve) == ((8, 9, 8, 8), 9)


def test_n2_equal_piles_need_no_chance() -> None:
    assert Table(rules(), rules().setup(4)).asked == "provinces"


def test_n3_provinces_are_drawn_from_all_twelve_and_lands_from_all_fourteen() -> None:
    game = Table(rules(), rules().setup(4))
    assert sorted(game.pool) == ["4"] * 4 + ["5"] * 4 + ["6"] * 4
    game.chance_source(*"45645645645")
    assert game.told(ProvincesLaid) == [ProvincesLaid((4, 5, 6, 4, 5, 6, 4, 5, 6, 4, 5))]
    assert len(game.pool) == 14


def test_n3_only_cards_and_cities_of_this_number_of_players_are_drawn() -> None:
    game = table(2).opened(3).wake(WILD).do(Settle(WILD, 1, "coast", 0))
    assert set(game.pool) <= set(rules().tables.city_deck(2))
    assert "kish" not in game.pool
    assert table(2).do(Take(0)).pool.count("masonry") == 6


def test_n3_nobody_knows_more_than_the_others() -> None:
    game = table(3)
    assert all(rules().view(game.state, seat) == game.state for seat in (0, 1, 2, None))


def piles(*sizes: int, reserve: int) -> Table:
    """Make small piles of the right sum."""
    total = sum(sizes) + reserve - 4
    return table(3).set(piles=sizes, reserve=reserve, unseen=of_each(total))


def test_e1_the_second_pile_emptied_triggers_the_end() -> None:
    game = piles(1, 1, 5, 5, reserve=5).rest()
    assert not game.state.ending, "the reserve took the place of the first one"
    assert game.state.piles == (5, 1, 5, 5)
    game.do(Take(1))
    assert game.state.ending
    assert game.told(EndTriggered) == [EndTriggered(1, "piles")]
    assert game.told(PileEmptied) == [PileEmptied(0, 5), PileEmptied(1, 0)]
    assert game.asked == "", "nothing is turned up"


def test_e1_the_former_reserve_emptied_triggers_the_end_too() -> None:
    game = piles(1, 5, 5, 5, reserve=1).rest()
    assert not game.state.ending
    assert game.do(Take(0)).state.ending


def test_e1_the_last_cube_triggers_the_end() -> None:
    game = table(3).give(1, cubes=1).set(seat=1).wake(WILD).settle(WILD, 0, "coast", 0)
    assert game.told(EndTriggered) == [EndTriggered(1, "cubes")]


def test_e1_the_last_land_full_triggers_the_end() -> None:
    game = table(2).opened(7).give(0, on="0 coast 0")
    spot, *others = (place for place in rules().places(game.state) if place.land == 6)
    game.give(1, on=", ".join(f"6 {place.terrain} {place.place}" for place in others))
    game.below(6, "troy").wake(WILD).settle(WILD, 6, spot.terrain, spot.place)
    assert not game.state.ending, "the city comes first"
    assert game.choose().told(EndTriggered) == [EndTriggered(0, "land")]


def test_e1_another_full_land_triggers_nothing() -> None:
    game = table(2).opened(4).give(1, on="0 *").wake(WILD).settle(WILD, 3, "coast", 0)
    assert not game.choose().state.ending


@pytest.mark.parametrize(
    ("players", "first", "trigger", "further"),
    [(3, 0, 1, [2]), (4, 2, 1, []), (4, 2, 2, [3, 0, 1])],
    ids=["eg-1", "eg-2", "eg-3"],
)
def test_example_end_of_game(players: int, first: int, trigger: int, further: Any) -> None:
    game = table(players, first).set(seat=trigger).give(trigger, cubes=1).wake(WILD)
    game.settle(WILD, 0, "coast", 0)
    game.events.clear()
    turns = [game.seat] if game.phase != "over" else []
    while game.phase != "over":
        game.rest()
        turns += [event.seat for event in game.told(TurnBegan)]
        game.events.clear()
    assert turns == further


def test_e1_at_the_end_nobody_must_decide() -> None:
    game = table(2).set(seat=1).give(1, cubes=1).wake(WILD).settle(WILD, 0, "coast", 0)
    assert game.phase == "over"
    assert game.legal == []
    assert len(game.told(GameEnded)) == 1


def test_e2_the_reserve_still_replaces_a_first_pile_after_the_trigger() -> None:
    game = piles(1, 5, 5, 5, reserve=5).set(ending=True).rest()
    assert game.state.piles == (5, 5, 5, 5)


def test_e2_nothing_replaces_a_second_pile_and_the_others_play_on() -> None:
    game = piles(1, 1, 1, 5, reserve=5).rest().do(Take(1))
    game.lay("pottery").rest()
    assert game.state.piles == (5, 0, 1, 5)
    assert game.why(Take(1)) == "empty_pile"
    game.set(seat=2).do(Take(2))
    assert game.state.piles == (5, 0, 0, 5)


def test_e3_a_trigger_does_not_cut_the_turn_short() -> None:
    game = piles(5, 1, 5, 5, reserve=0).set(emptied=1).do(Take(1))
    assert game.state.ending
    assert {type(action) for action in game.legal} == {Lay}
    assert game.lay("pottery").phase == "settle"
    game.settle("pottery", 1, "jungle", 0).choose()
    assert game.of(0).cubes == 29


def test_e3_further_triggers_change_nothing() -> None:
    game = table(3).set(ending=True).give(0, cubes=1).wake(WILD).settle(WILD, 0, "coast", 0)
    assert game.told(EndTriggered) == []
    assert game.seat == 1


def random_game(players: int, rng: Random, idle: bool) -> Table:
    """Play at random; idle players never place a cube."""
    made = rules()
    state = made.setup(players)
    while not isinstance(pending := made.pending(state), Over):
        if isinstance(pending, Chance):
            action: Any = sample(pending.request, rng)
        else:
            legal = list(made.legal(state))
            action = legal[0] if idle and state.phase == "settle" else rng.choice(legal)
        state = made.apply(state, action, quiet=True).state
    return Table(made, state)


@pytest.mark.parametrize(("players", "earliest", "latest"), [(2, 16, 39), (3, 22, 53), (4, 28, 67)])
def test_the_piles_always_end_the_game_even_when_nobody_settles(
    players: int, earliest: int, latest: int
) -> None:
    for seed in range(8):
        game = random_game(players, Random(seed), idle=True)
        laid = sum(len(column) for p in game.state.players for column in p.matrix)
        assert game.state.emptied >= 2
        assert earliest <= laid <= latest + players - 1
        assert {player.cubes for player in game.state.players} == {30}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost_and_nothing_appears_in_whole_games(players: int) -> None:
    for seed in range(6):
        game = random_game(players, Random(seed), idle=False)
        assert rules().problems(game.state) == ()
        bits = [player.taken.bit_count() + player.cubes for player in game.state.players]
        assert bits == [30] * players
