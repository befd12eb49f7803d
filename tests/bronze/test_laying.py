"""Taking a card, laying it, and what it wakes (M1–M4, A1–A4)."""

from __future__ import annotations

from typing import Any

import pytest

from game.bronze.actions import LEFT, Lay, Settle, Take
from game.bronze.events import CardLaid, CardTaken, CardTurned, PileEmptied
from game.core.chance import Outcome
from tests.build.bronze import components, of_each, rules, table

FOUR = "wheel | religion | pottery | masonry"


def test_m1_the_next_card_of_the_pile_is_turned_up_before_anything_is_decided() -> None:
    left = table().state.piles[1] - 1
    game = table().do(Take(1))
    assert game.asked == "technologies"
    assert game.state.tops == ("irrigation", "", "domestication", "authority")
    game.chance_source("wheel")
    assert game.state.tops[1] == "wheel"
    assert (game.phase, game.state.hand) == ("lay", "pottery")
    assert game.told(CardTaken)[-1] == CardTaken(0, 1, "pottery", left)
    assert game.told(CardTurned)[-1] == CardTurned(1, "wheel", left)


def test_m1_a_card_taken_is_never_put_back() -> None:
    game = table().do(Take(1)).chance_source("wheel")
    assert {type(action) for action in game.legal} == {Lay}
    assert game.why(Take(1)) == game.why(Take(2)) == "step"


def test_m1_the_side_is_decided_after_the_next_card_is_seen() -> None:
    game = table().do(Take(1)).chance_source("wheel")
    assert {a.technology for a in game.legal} == {"pottery", "bronze_casting"}


def test_m1_another_technology_than_the_one_taken_cannot_be_laid() -> None:
    game = table().take(1)
    assert game.why(Lay("wheel", 0)) == "other_card"
    assert game.why(Lay("", 0)) == "other_card"


def test_m1_the_reserve_joins_when_a_pile_is_empty_and_only_then() -> None:
    game = table(4).set(piles=(1, 14, 14, 14), reserve=14)
    assert game.why(Take(4)) == "no_pile"
    game.do(Take(0))
    assert (game.state.piles, game.state.reserve) == ((14, 14, 14, 14), 0)
    assert game.told(PileEmptied) == [PileEmptied(0, 14)]
    assert not game.state.ending
    assert game.chance_source("religion").state.tops[0] == "religion"


def test_m1_what_is_no_pile_is_refused() -> None:
    piles: tuple[Any, ...] = (-1, 4, True, "0")
    for pile in piles:
        assert table().why(Take(pile)) == "no_pile"
    assert table().set(piles=(0, 9, 8, 8)).why(Take(0)) == "empty_pile"


@pytest.mark.parametrize(
    ("matrix", "columns"),
    [
        ("", {0}),
        ("wheel", {0, LEFT, 1}),
        ("wheel | wheel", {0, 1, LEFT, 2}),
        ("wheel | wheel | wheel", {0, 1, 2, LEFT, 3}),
        (FOUR, {0, 1, 2, 3}),
    ],
    ids=["pos-0", "pos-1", "pos-2", "pos-3", "pos-4"],
)
def test_m2_a_card_goes_below_a_column_or_begins_one_at_either_end(
    matrix: str, columns: Any
) -> None:
    game = table().give(0, matrix=matrix).hold("pottery")
    sides = ("pottery", "bronze_casting")
    assert {(a.technology, a.column) for a in game.legal} == {
        (side, column) for side in sides for column in columns
    }
    for column in set(range(-3, 7)) - columns:
        assert game.why(Lay("pottery", column)) in ("no_column", "columns")


def test_m2_there_are_never_more_than_four_columns_and_the_refusal_says_so() -> None:
    game = table().give(0, matrix=FOUR).hold("pottery")
    assert game.why(Lay("pottery", LEFT)) == game.why(Lay("pottery", 4)) == "columns"
    assert game.refusal(Lay("pottery", 4)).params == {"count": 4}


def test_m2_a_card_lies_below_the_last_of_its_column() -> None:
    game = table().give(0, matrix="wheel religion | pottery").hold("masonry").lay("masonry", 0)
    assert game.of().matrix == (("wheel", "religion", "masonry"), ("pottery",))


def test_m3_a_left_column_moves_the_others_by_one_and_no_card_to_another_row() -> None:
    game = table().give(0, matrix="wheel religion | pottery").hold("masonry").left("masonry")
    assert game.of().matrix == (("masonry",), ("wheel", "religion"), ("pottery",))
    assert game.told(CardLaid)[0].active == ((0, 0), (1, 0)), "it lies beside the wheel now"
    assert game.told(CardLaid)[0].fresh


def test_m4_even_without_any_use_a_card_is_taken_and_laid() -> None:
    game = table().give(0, cubes=0).rest()
    assert game.of(0).matrix == (("irrigation",),)
    assert game.seat == 1


def test_m4_a_card_can_always_be_taken_until_the_end() -> None:
    game = table().set(piles=(1, 1, 8, 8), reserve=8, unseen=of_each(5, 5, 5, 5, 5, 1))
    game.take(0).lay("irrigation").done()
    game.set(piles=(1, *game.state.piles[1:])).take(0)
    assert game.state.ending
    assert sum(game.state.piles) >= 3


def awake(matrix: str, technology: str, column: int) -> list[str]:
    game = table().give(0, matrix=matrix).hold(technology).lay(technology, column)
    assert game.phase == "settle"
    return sorted(game.state.active)


def test_a1_the_laid_card_itself_is_activated() -> None:
    assert awake("", "wheel", 0) == ["wheel"]


def test_a1_the_same_technology_wakes_at_any_distance_whatever_lies_between() -> None:
    assert awake("wheel religion bronze_casting wheel pottery", "wheel", 0) == ["wheel"] * 3


def test_a1_the_same_technology_in_another_column_sleeps() -> None:
    assert awake("wheel wheel | pottery", "wheel", 1) == ["wheel", "wheel"], "one of them beside"
    assert awake("wheel religion | pottery religion", "wheel", 1) == ["wheel"]


def test_a1_only_the_neighbours_directly_left_and_right_in_the_row_wake() -> None:
    matrix = "wheel | religion | pottery | masonry"
    assert awake(f"{matrix} authority", "authority", 0) == ["authority"]
    assert awake("wheel pottery | religion | pottery wheel | masonry religion", "masonry", 1) == [
        "masonry",
        "pottery",
        "wheel",
    ]


def test_a1_a_gap_is_not_jumped_over() -> None:
    assert awake("wheel pottery | religion | wheel", "masonry", 2) == ["masonry"]


def test_a1_there_is_no_chain() -> None:
    matrix = "wheel pottery | wheel | religion"
    assert awake(matrix, "masonry", 1) == ["masonry", "pottery"], "the wheel above sleeps on"


def test_a2_a_bronze_casting_wakes_none_above_it() -> None:
    assert awake("bronze_casting wheel bronze_casting", "bronze_casting", 0) == ["bronze_casting"]


def test_a2_an_ordinary_card_wakes_no_bronze_casting_above_it() -> None:
    assert awake("bronze_casting wheel", "wheel", 0) == ["wheel", "wheel"]


def test_a2_a_bronze_casting_wakes_its_neighbours_bronze_castings_too() -> None:
    matrix = "wheel bronze_casting | religion | wheel pottery"
    assert awake(matrix, "bronze_casting", 1) == ["bronze_casting", "bronze_casting", "pottery"]


def test_a2_a_bronze_casting_is_woken_as_a_neighbour() -> None:
    assert awake("wheel bronze_casting | religion", "pottery", 1) == ["bronze_casting", "pottery"]


def test_a3_the_front_of_a_card_on_its_back_is_dead() -> None:
    game = table().hold("wheel").lay("bronze_casting").done()
    assert game.of(0).matrix == (("bronze_casting",),)
    game.set(seat=0).hold("wheel").lay("wheel", 0)
    assert game.state.active == ("wheel",)


def test_a4_two_cards_of_a_technology_are_two_settlements() -> None:
    game = table(2).give(0, matrix="pottery").hold("pottery").lay("pottery", 0)
    game.settle("pottery", 0, "jungle", 0)
    assert game.state.active == ("pottery",)
    game.settle("pottery", 0, "jungle", 1)
    assert game.seat == 1, "no third one"


def test_a4_what_is_activated_is_fixed_when_the_card_lies() -> None:
    game = table().give(0, matrix="wheel | religion").hold("pottery").lay("pottery", 0)
    assert game.state.active == ("pottery",)
    game.settle("pottery", 0, "jungle", 0)
    assert game.seat == 1, "religion was not woken"
    assert game.why(Settle("religion", 0, "forest", 0)) == "step"


@pytest.mark.parametrize(
    ("matrix", "technology", "column", "woken"),
    [
        (
            "irrigation masonry | religion | domestication wheel",
            "pottery",
            1,
            ["masonry", "pottery", "wheel"],
        ),
        (
            "religion pottery | bronze_casting",
            "bronze_casting",
            1,
            ["bronze_casting", "pottery"],
        ),
        (
            "irrigation | religion bronze_casting",
            "domestication",
            0,
            ["bronze_casting", "domestication"],
        ),
    ],
    ids=["act-rules-1", "act-rules-2", "act-rules-3"],
)
def test_example_activation(matrix: str, technology: str, column: int, woken: list[str]) -> None:
    assert awake(matrix, technology, column) == woken


def test_the_preview_of_a_place_is_what_laying_there_brings() -> None:
    game = table().give(0, matrix="irrigation masonry | religion | pottery wheel").hold("pottery")
    for action in game.legal:
        preview = rules().preview(game.state, action.technology, action.column)
        after = rules().apply(game.state, action)
        laid = next(event for event in after.events if isinstance(event, CardLaid))
        assert preview.awake == laid.active == rules().awake(after.state)
        assert preview.matrix == after.state.players[0].matrix
        assert {(s.technology, s.land, s.terrain, s.place) for s in _spots(after.state)} == {
            (name, land, components().map.terrains[terrain], place)
            for name, mask in preview.spots.items()
            for land, terrain, place in rules().tables.grid.spots(mask)
        }


def _spots(state: Any) -> Any:
    return [action for action in rules().legal(state) if isinstance(action, Settle)]


def test_cards_are_drawn_evenly_from_all_that_nobody_has_seen() -> None:
    game = table(2).do(Take(0))
    pool = game.pool
    assert len(pool) == sum(rules().tables.heights(2)) - 4
    assert [pool.count(name) for name in ("irrigation", "masonry")] == [5, 6]
    with_wheel = rules().apply(game.state, Outcome(("wheel",))).state
    assert rules().odds(with_wheel)["wheel"] == 5 / (len(pool) - 1)
