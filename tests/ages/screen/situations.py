"""Full situations of `ages`, one for each step, whose layout is judged."""

from __future__ import annotations

from functools import cache

from game.ages.state import State
from scenes.ages import STAGE
from scenes.table.contract import BoardView
from tests.ages.screen.views import VIEWS, click, positions
from tests.build.layout import Layout

GROUNDS = {"tray", "well", "shelf", "sheet", "slip", "board"}
"""Kinds on which others lie."""
UPON = {"peg", "ghost", "plate", "mark"}
"""Kinds that lie on others."""
PHASES = ("throw", "keep", "lead", "split", "build", "buy", "discard")


@cache
def situations() -> dict[str, State]:
    """Give one full position for each step of a turn."""
    found: dict[str, State] = {}
    for seed in range(40):
        for state in positions(seed, 4):
            if full(state) and state.phase not in found:
                found[state.phase] = state
    return found


def full(state: State) -> bool:
    """Tell whether a position shows much: many dice, developments, workers."""
    board = state.boards[state.seat]
    busy = len(state.dice) >= 6 or state.phase in ("throw", "discard")
    return busy and len(board.developments) >= 2 and (state.phase != "build" or state.workers > 3)


def with_selection(seen: BoardView) -> BoardView:
    """Choose something, so that rings, steppers and sums are there."""
    picture = STAGE.open(seen).picture
    kinds = {"keep": "die", "build": "work", "buy": "deed"}
    able = [i.id for i in picture if i.kind == kinds.get(seen.state.phase, "") and i.intent]
    return click(seen, able[-1]) if able else seen


LAYOUT = Layout(
    VIEWS,
    situations,
    with_selection,
    PHASES,
    ("keep", "build", "buy", "discard"),
    busiest="keep",
    stacked=frozenset(GROUNDS | UPON),
    ground="#b96f4a",
    map=("sheet",),
    sheets=frozenset(
        (
            "tray",
            "slip",
        )
    ),
)
