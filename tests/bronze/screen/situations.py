"""Full situations of `bronze`, one for each step, whose layout is judged."""

from __future__ import annotations

from functools import cache

from game.bronze.state import State
from scenes.bronze import STAGE
from scenes.table.contract import BoardView
from tests.bronze.screen.views import VIEWS, click, positions
from tests.build.layout import Layout

GROUNDS = {"frame", "band", "tray"}
"""Kinds on which others lie."""
UPON = {"mark", "left"}
"""Kinds that lie on others."""
PHASES = ("take", "lay", "settle", "city")


@cache
def situations() -> dict[str, State]:
    """Give one full position for each step of a turn: many lands, cards and cities."""
    found: dict[str, State] = {}
    for seed in range(8):
        for state in positions(seed, 4):
            if len(state.tiles) >= 8 and len(state.players[state.seat].cities) >= 5:
                busy = state.phase != "settle" or len(set(state.active)) > 1
                if busy:
                    found.setdefault(state.phase, state)
    return found


def with_selection(seen: BoardView) -> BoardView:
    """Choose something, so that rings, plans and previews are there."""
    match seen.state.phase:
        case "take":
            able = [i.id for i in STAGE.open(seen).picture if i.kind == "pile" and i.intent]
            return click(seen, *able[-1:])
        case "city":
            able = [i.id for i in STAGE.open(seen).picture if i.kind == "city" and i.intent]
            return click(seen, *able[-1:])
    return seen


LAYOUT = Layout(
    VIEWS,
    situations,
    with_selection,
    PHASES,
    PHASES,
    busiest="settle",
    stacked=frozenset(GROUNDS | UPON),
    ground="#e6dcc6",
    map=("band:",),
    sheets=frozenset(("tray",)),
)
