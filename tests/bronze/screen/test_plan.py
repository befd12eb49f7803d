"""What is previewed is what happens, and every legal action can be reached on the screen."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from game.bronze.actions import LEFT, Action, Choose, Done, Lay, Settle, Take
from game.bronze.events import ProvinceClosed, RouteTaken
from game.bronze.state import State
from scenes.bronze import STAGE
from scenes.table.contract import BoardView
from scenes.ui.picture import Act, Do
from tests.bronze.screen.views import (
    board_view,
    click,
    item,
    main,
    names,
    offers,
    opened,
    played,
    positions,
    tip,
)
from tests.build.bronze import rules, table

WILD = "bronze_casting"
ENOUGH = 25
"""So many actions of a kind are clicked together; rarer kinds are whenever they come."""


def clicks(seen: BoardView, action: Action) -> BoardView:
    """Click together an action from what is on the screen, up to the click that plays it."""
    match action:
        case Take():
            return click(seen, f"pile:{action.pile}")
        case Lay():
            seen = click(seen, f"column:{action.column}")
            wild = action.technology == WILD
            return click(seen, f"side:{'back' if wild else 'front'}")
        case Settle():
            return click(seen, f"use:{action.technology}")
        case Choose():
            return click(seen, f"city:{action.city}")
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_action_can_be_reached_on_the_screen(seats: int) -> None:
    reached = Counter[type]()
    for at, state in enumerate(positions(20 + seats, seats, 160)):
        legal = list(rules().legal(state))
        for action in legal[at % 4 :: max(1, len(legal) // 4)]:
            if reached[type(action)] < ENOUGH:
                assert offers(clicks(board_view(state), action), action), action
                reached[type(action)] += 1
    assert reached.keys() == {Take, Lay, Settle, Choose, Done}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_a_second_click_on_what_was_chosen_plays_it(seats: int) -> None:
    for state in positions(seats, seats, 120)[::5]:
        for action in list(rules().legal(state))[:3]:
            if isinstance(action, Settle | Done):
                continue
            seen = clicks(board_view(state), action)
            again = item(seen, _chosen(action)).intent
            assert isinstance(again, Do)
            assert opened(seen).revise(again) == Act(action)


def _chosen(action: Action) -> str:
    match action:
        case Take():
            return f"pile:{action.pile}"
        case Lay():
            return f"column:{action.column}"
        case Choose():
            return f"city:{action.city}"
    raise AssertionError(action)


@pytest.mark.parametrize("seed", range(4))
def test_each_place_shows_before_what_the_card_wakes_there_after(seed: int) -> None:
    compared = 0
    for state in [s for s in positions(seed, 2 + seed % 3) if s.phase == "lay"][::2]:
        for wild in (False, True):
            seen = click(board_view(state), "side:back") if wild else board_view(state)
            for column in columns(seen):
                look = item(seen, f"column:{column}").data
                after = apply(state, Lay(WILD if wild else state.hand, column))
                assert look.cards == awake_in(after)
                compared += 1
    assert compared > 50


def columns(seen: BoardView) -> list[int]:
    return [int(name.split(":")[1]) for name in names(seen, "slot")]


def apply(state: State, action: Any) -> Any:
    return rules().apply(state, action)


def awake_in(step: Any) -> int:
    laid = next(event for event in step.events if type(event).__name__ == "CardLaid")
    return len(laid.active)


@pytest.mark.parametrize("seed", range(4))
def test_spots_lit_by_a_plan_are_those_that_can_be_settled_after_it(seed: int) -> None:
    compared = 0
    for state in [s for s in positions(seed, 2 + seed % 3) if s.phase == "lay"][::2]:
        found = columns(board_view(state))
        column = found[seed % len(found)]
        seen = click(board_view(state), f"column:{column}")
        lit = {i.id for i in opened(seen).picture if i.kind == "spot" and i.data.hot == "plan"}
        after = apply(state, played(seen)).state
        if after.phase == "settle" and after.seat == state.seat:
            able = {
                i.id for i in STAGE.open(board_view(after)).picture if i.kind == "spot" and i.intent
            }
            assert lit == able
            compared += 1
        else:
            assert not lit
    assert compared > 5


@pytest.mark.parametrize("seed", range(3))
def test_what_a_spot_promises_comes_true(seed: int) -> None:
    compared = 0
    for state in [s for s in positions(seed, 3) if s.phase == "settle"][::2]:
        seen = board_view(state)
        for spot in [i for i in opened(seen).picture if i.kind == "spot" and i.intent][::4]:
            assert isinstance(spot.intent, Act)
            _keeps_its_word(seen, spot.id, spot.intent.action, state)
            compared += 1
    assert compared > 20


def _keeps_its_word(seen: BoardView, name: str, action: Settle, state: State) -> None:
    lines = " ".join(tip(seen, name).lines)
    step = rules().apply(state, action)
    row = rules().longest(step.state, state.seat, action.terrain)
    assert f"→ **{row}**" in lines
    assert ("Turns up land" in lines) == ("land" in step.state.waiting)
    assert ("You are the first here" in lines) == ("cities" in step.state.waiting)
    assert ("cannot be taken back" in lines) == bool(step.state.waiting)
    taken = [event for event in step.events if isinstance(event, RouteTaken)]
    before = rules().claims(state, state.seat).get(action.terrain, 0)
    if any(e.terrain == action.terrain and e.length > before for e in taken):
        assert "Takes the trade route" in lines


@pytest.mark.slow
def test_tokens_and_provinces_about_to_change_hands_are_ringed_before_they_do() -> None:
    seen_any = {"token": 0, "province": 0}
    found = [state for seed in range(3) for state in positions(seed, 2 + seed)]
    for state in [state for state in found if state.phase == "settle"][::2]:
        picture = STAGE.open(board_view(state)).picture
        step = rules().apply(state, Done())
        tokens = {f"token:{e.terrain}:{e.length}" for e in step.events if isinstance(e, RouteTaken)}
        lands = {f"province:{e.land}" for e in step.events if isinstance(e, ProvinceClosed)}
        over = rules().pending(step.state).__class__.__name__ == "Over"
        assert {i.id for i in picture if i.kind == "token" and i.data.coming} == tokens
        ringed = {i.id for i in picture if i.kind == "province" and i.data.closing}
        assert ringed == lands or over
        seen_any["token"] += len(tokens)
        seen_any["province"] += len(lands)
    assert all(seen_any.values())


def test_a_plan_made_before_the_card_is_taken_is_kept_when_it_is() -> None:
    game = table(2).give(0, matrix="wheel | pottery")
    seen = click(board_view(game), "pile:1", "column:1", "side:back")
    assert played(seen) == Take(1)
    taken = game.take(1)
    seen = board_view(taken, selection=seen.selection)
    assert played(seen) == Lay(WILD, 1)


def test_a_plan_for_another_pile_is_not_kept() -> None:
    game = table(2).give(0, matrix="wheel | pottery")
    seen = click(board_view(game), "pile:2", "column:1")
    assert board_view(game.take(1), selection=seen.selection).selection.column is None


def test_a_new_left_column_is_offered_while_there_is_room() -> None:
    assert columns(board_view(table(2).give(0, matrix="wheel | pottery").hold("wheel"))) == [
        LEFT,
        0,
        1,
        2,
    ]
    full = table(2).give(0, matrix="wheel | pottery | wheel | masonry").hold("wheel")
    assert columns(board_view(full)) == [0, 1, 2, 3]
    assert columns(board_view(table(2).hold("wheel"))) == [0]


def test_the_main_button_says_how_many_cards_wake() -> None:
    game = table(2).give(0, matrix="wheel | pottery pottery").hold("pottery")
    seen = click(board_view(game), "column:1")
    assert main(seen).label == "Lay Pottery: 3 cards wake"
    assert main(click(seen, "side:back")).label == "Lay Bronze Casting: 1 card wakes"


def test_cards_the_plan_wakes_are_marked_even_when_a_left_column_shifts_them() -> None:
    game = table(2).give(0, matrix="wheel | pottery").hold("pottery")
    seen = click(board_view(game), "column:-1")
    assert item(seen, "card:0:0").data.state == "plan"
    assert item(seen, "card:1:0").data.state == ""


def test_nothing_chosen_says_what_to_do_first() -> None:
    take = main(board_view(table(2)))
    assert take.intent is None
    assert take.reason.startswith("Choose a pile first")
    lay = main(board_view(table(2).hold("wheel")))
    assert lay.reason.startswith("Choose a place")
    slot = item(board_view(table(2)), "column:0")
    assert slot.intent is None
    assert slot.reason.startswith("Choose a pile first")


@pytest.mark.slow
def test_a_hint_prepares_exactly_its_action() -> None:
    for state in positions(1, 3, 150)[::9]:
        for action in list(rules().legal(state))[:4]:
            seen = board_view(state)
            selection, about = opened(seen).hint(action)
            seen = replace(seen, selection=selection)
            assert offers(seen, action)
            assert set(about) <= {i.id for i in opened(seen).picture}
            assert about or action == Done()
