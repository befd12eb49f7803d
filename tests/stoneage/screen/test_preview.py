"""What is previewed is what happens, and every legal action can be reached on the screen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.stoneage import actions
from game.stoneage.events import RollGained
from game.stoneage.state import State
from scenes.stoneage import STAGE
from scenes.stoneage.present import StoneScreen
from scenes.table.contract import BoardView
from tests.build.stoneage import rules
from tests.stoneage.screen.views import (
    board_view,
    click,
    item,
    main,
    offers,
    opened,
    played,
    positions,
)

GOODS = rules().tables.goods


@pytest.mark.parametrize("seed", range(4))
def test_a_payment_leaves_and_scores_what_was_previewed(seed: int) -> None:
    compared = 0
    for state in positions(seed, 2 + seed % 3):
        if state.phase not in ("pay", "feed"):
            continue
        seen = board_view(state)
        if main(seen).intent is None:
            continue
        before, after = state.tribes[state.seat], rules().apply(state, played(seen), True).state
        tribe = after.tribes[state.seat]
        if state.place.startswith("tile"):
            points = int(main(seen).label.partition(": ")[2].split()[0])
            assert tribe.built - before.built == points
            assert StoneScreen(seen).goods_after == tribe.resources
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("seed", range(4))
def test_every_result_of_a_roll_is_what_the_tools_bring(seed: int) -> None:
    compared = 0
    for state in positions(10 + seed, 3):
        if state.phase != "tools":
            continue
        seen = board_view(state)
        for chip in [i for i in STAGE.open(seen).picture if i.kind == "chip"]:
            chosen = click(seen, chip.id)
            what = rules().preview(state).what
            before, after = state.tribes[state.seat], None
            step = rules().apply(state, played(chosen))
            after = step.state.tribes[state.seat]
            gained = next(e for e in step.events if isinstance(e, RollGained))
            assert gained.amount == chip.data.amount
            if what in GOODS and not state.card:
                at = GOODS.index(what)
                assert after.resources[at] - before.resources[at] >= chip.data.amount
            compared += 1
    assert compared > 10


def clicks(state: State, seen: BoardView, action: Any) -> BoardView:
    """Click together an action from what is on the screen."""
    match action:
        case actions.Put():
            return put(seen, action)
        case actions.Use():
            names = [f"use:{slot}" for slot in action.tools]
            return click(seen, *names, *(f"help:{card}" for card in action.cards))
        case actions.Pay():
            return goods(seen, seen.selection.pay, action.resources)
        case actions.Open():
            seen = opened(seen)
            return goods(seen, seen.selection.take, action.resources)
        case actions.Improve():
            return click(seen, f"slot:{action.tool}")
        case actions.Pick():
            return click(seen, f"die:{state.dice.index(action.face)}")
    return seen


def put(seen: BoardView, action: actions.Put) -> BoardView:
    name = action.place if ":" in action.place else f"place:{action.place}"
    seen = click(seen, name)
    while seen.selection.people < action.people:
        seen = click(seen, "more")
    return seen


def goods(seen: BoardView, start: tuple[int, ...], end: tuple[int, ...]) -> BoardView:
    for at, good in enumerate(GOODS):
        chosen = start[at]
        while chosen != end[at]:
            seen = click(seen, f"picker:{good}")
            chosen = (seen.selection.take if seen.selection.opening else seen.selection.pay)[at]
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_action_can_be_reached_on_the_screen(seats: int) -> None:
    reached: set[type] = set()
    for at, state in enumerate(positions(20 + seats, seats)):
        legal = list(rules().legal(state))
        for action in legal[at % 3 :: max(1, len(legal) // 2)]:
            if not (isinstance(action, actions.Put) and at % 4):
                assert offers(clicks(state, board_view(state), action), action), action
                reached.add(type(action))
    wanted = {
        actions.Put, actions.Act, actions.Use, actions.Pay, actions.Decline, actions.Pick,
    }  # fmt: skip
    assert reached >= wanted


def test_rare_actions_can_be_reached_too() -> None:
    rare = (actions.Open, actions.Improve, actions.Starve)
    found: set[type] = set()
    for seed in range(40):
        for state in positions(seed, 2):
            legal = [a for a in rules().legal(state) if isinstance(a, rare)]
            fresh = [a for a in legal if type(a) not in found]
            for action in fresh[:1]:
                assert offers(clicks(state, board_view(state), action), action), action
                found.add(type(action))
        if found == set(rare):
            break
    assert found == set(rare)


@pytest.mark.slow
def test_a_hint_prepares_exactly_its_action() -> None:
    for state in positions(1, 3)[::4]:
        for action in list(rules().legal(state))[:3]:
            seen = board_view(state)
            selection, about = STAGE.open(seen).hint(action)
            seen = replace(seen, selection=selection)
            assert offers(seen, action), action
            assert set(about) <= {i.id for i in STAGE.open(seen).picture}


def test_every_seat_that_decides_finds_a_main_choice_or_a_reason() -> None:
    for state in positions(3, 4)[::3]:
        choice = main(board_view(state))
        assert choice.label
        assert choice.intent is not None or choice.reason
        assert item(board_view(state), "valley")
