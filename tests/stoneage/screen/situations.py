"""Full situations of `stoneage`, one for each step, whose layout is judged."""

from __future__ import annotations

from functools import cache

from game.stoneage.actions import Pay
from game.stoneage.state import State
from scenes.stoneage import STAGE
from scenes.table.contract import BoardView
from tests.build.layout import Layout
from tests.build.stoneage import rules
from tests.stoneage.screen.views import (
    VIEWS,
    click,
    positions,
)

GROUNDS = {"valley", "hide", "strip", "slab", "trough", "amount"}
"""Kinds on which others lie."""
UPON = {"person", "hollow", "mark", "step"}
"""Kinds that lie on others."""
PHASES = ("place", "act", "tools", "pay", "improve", "pick", "feed")


@cache
def situations() -> dict[str, State]:
    """Give one full position for each step."""
    found: dict[str, State] = {}
    for seed in range(40):
        for state in positions(seed, 4):
            if state.phase not in found and full(state):
                found[state.phase] = state
        if set(found) >= {*PHASES, "roll", "dice"}:
            break
    return found


def full(state: State) -> bool:
    """Tell whether a position shows much."""
    if state.phase == "place":
        return state.round > 5 and sum(sum(t.placed) for t in state.tribes) > 12
    if state.phase == "pay":
        return any(isinstance(action, Pay) for action in rules().legal(state))
    return state.round > 4 or state.phase in ("improve", "feed")


def with_selection(seen: BoardView) -> BoardView:
    """Choose something, so that steppers, rings and sums are there."""
    picture = STAGE.open(seen).picture
    if seen.state.phase == "place":
        able = [i.id for i in picture if i.id.startswith("place:") and i.intent]
        return click(seen, able[0]) if able else seen
    chips = [i.id for i in picture if i.kind == "chip" and i.intent]
    return click(seen, chips[-1]) if chips else seen


LAYOUT = Layout(
    VIEWS,
    situations,
    with_selection,
    PHASES,
    PHASES,
    busiest="pay",
    stacked=frozenset(GROUNDS | UPON),
    ground="stoneage/cave",
    map=("valley",),
    sheets=frozenset(("slab",)),
)
