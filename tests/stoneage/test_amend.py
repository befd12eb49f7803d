"""Corrections at a real board: cards and tiles lie in one place, people keep the limits."""

from __future__ import annotations

from typing import Any

from game.core.correction import find, possible
from game.core.match import Match
from game.stoneage.state import State
from tests.build.matches import kept_at_table
from tests.build.stoneage import rules

RULES = rules()
TABLES = RULES.tables


def played(decisions: int, seats: int = 2, seed: str = "amend") -> Match:
    return kept_at_table(RULES, decisions, seats, seed)


def placing(least_tiles: int = 0) -> State:
    """Give a state in which somebody places people, tiles having been bought."""
    for decisions in range(0, 900, 3):
        state: State = played(decisions).state
        tiles = sum(len(tribe.tiles) for tribe in state.tribes)
        if state.phase == "place" and tiles >= least_tiles:
            return state
    raise AssertionError("nobody places people")


def wrong(state: State, name: str, value: Any) -> list[str]:
    found = RULES.problems(RULES.amend(state, name, value))
    return [problem.key.removeprefix("stoneage.problem.") for problem in found]


def test_stores_never_fall_below_nothing() -> None:
    state = placing()
    assert wrong(state, "0.food", -1) == ["stores"]
    assert wrong(state, "0.good.gold", -1) == ["stores"]
    assert not wrong(state, "0.good.gold", 9)


def test_a_tool_is_never_two_above_another() -> None:
    state = placing()
    state = RULES.amend(state, "0.tool.0", 1)
    assert not RULES.problems(state)
    assert wrong(state, "0.tool.0", 2) == ["tools"]
    field = find(RULES, state, "0.tool.1")
    assert field is not None
    assert list(possible(RULES, state, field)) == [0, 1]


def test_a_used_tool_that_is_taken_away_is_not_used_any_more() -> None:
    state = RULES.amend(placing(), "0.tool.0", 1)
    state = RULES.amend(state, "0.used.0", 1)
    assert state.tribes[0].used[0]
    assert not RULES.amend(state, "0.tool.0", 0).tribes[0].used[0]


def test_a_card_put_where_another_lies_changes_places_with_it() -> None:
    state = placing()
    old, new = state.row[1], state.deck[0]
    after = RULES.amend(state, f"card.{new}", "row.1")
    assert after.row[1] == new
    assert old in after.deck
    assert not RULES.problems(after)
    other = RULES.amend(state, f"card.{state.row[0]}", "row.1")
    assert other.row[:2] == (state.row[1], state.row[0])


def test_a_card_from_the_row_leaves_a_gap_that_cannot_be_before_people_act() -> None:
    state = placing()
    assert wrong(state, f"card.{state.row[2]}", "seat.0") == ["ending"]


def test_a_card_of_the_deck_goes_to_its_owner() -> None:
    state = placing()
    card = state.deck[0]
    after = RULES.amend(state, f"card.{card}", "seat.1")
    assert card in after.tribes[1].cards
    assert card not in after.deck
    assert not RULES.problems(after)


def test_only_cards_that_may_lie_open_can_be_put_so() -> None:
    state = placing()
    for field in RULES.amendable(state):
        if field.name.startswith("card."):
            card = field.name.removeprefix("card.")
            may = card in TABLES.one_use or card in TABLES.chooses
            assert ("open.0" in field.domain) == may


def test_a_tile_takes_its_points_along() -> None:
    state = placing(least_tiles=1)
    seat = next(at for at, tribe in enumerate(state.tribes) if tribe.tiles)
    tile = state.tribes[seat].tiles[0]
    worth = TABLES.tile_points[tile] or TABLES.tile_needs[tile].least * min(TABLES.points)
    after = RULES.amend(state, f"tile.{tile}", f"seat.{1 - seat}")
    assert after.tribes[seat].built == state.tribes[seat].built - worth
    assert after.tribes[1 - seat].built == state.tribes[1 - seat].built + worth


def test_a_tile_bought_unnoticed_comes_from_the_highest_stack() -> None:
    state = RULES.setup(2)
    state.phase, state.row, state.deck = "place", state.deck[:4], state.deck[4:]
    state.tops, state.tiles, state.stacks = state.tiles[:2], state.tiles[2:], (7, 7)
    assert not wrong(state, f"tile.{state.tiles[0]}", "stack.0")
    after = RULES.amend(state, f"tile.{state.tiles[0]}", "seat.0")
    assert after.stacks == (6, 7)
    assert not RULES.problems(after)
    again = RULES.amend(after, f"tile.{after.tiles[0]}", "seat.1")
    assert again.stacks == (6, 6)
    assert RULES.amend(again, f"tile.{state.tiles[0]}", "unseen").stacks == (7, 6)


def test_a_stack_put_right_takes_its_tiles_from_the_others() -> None:
    state = RULES.setup(2)
    state.phase, state.row, state.deck = "place", state.deck[:4], state.deck[4:]
    state.tops, state.tiles, state.stacks = state.tiles[:2], state.tiles[2:], (7, 7)
    for seat, tile in enumerate(state.tiles[:4]):
        state = RULES.amend(state, f"tile.{tile}", f"seat.{seat % 2}")
    assert state.stacks == (5, 5)
    assert RULES.amend(state, "stack.0", 3).stacks == (3, 7)
    assert not wrong(state, "stack.0", 3)
    assert wrong(state, "stack.0", 2) == ["tiles"]


def test_people_on_a_place_keep_its_limits() -> None:
    state = placing()
    hut = "0.placed.hut"
    assert wrong(state, hut, 1) == ["crowd"]
    assert wrong(state, hut, state.tribes[0].people + 1) != []


def test_nobody_stands_at_a_card_that_is_not_there() -> None:
    for decisions in range(8, 200):
        state: State = played(decisions).state
        at = RULES.tables.layouts[2].at
        there = [
            slot for slot in range(4) if any(t.placed[at[f"card:{slot + 1}"]] for t in state.tribes)
        ]
        if state.phase == "act" and there and state.row[there[0]]:
            break
    assert "awaited" in wrong(state, f"card.{state.row[there[0]]}", "deck")


def test_whoever_has_acted_has_nobody_on_the_board() -> None:
    for decisions in range(8, 200):
        state: State = played(decisions).state
        if state.phase == "act" and state.seat != state.first:
            break
    assert wrong(state, f"{state.first}.placed.hunting", 1) == ["acted"]


def test_whoever_must_place_has_somebody_to_place() -> None:
    state = placing()
    field = find(RULES, state, f"{state.seat}.placed.hunting")
    assert field is not None
    most = state.tribes[state.seat].home + int(field.value)
    assert wrong(state, field.name, most) == ["idle"]
