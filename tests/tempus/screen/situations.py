"""Full situations of `tempus`, one for each step, whose layout is judged."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game.tempus.actions import Attack, Lay
from game.tempus.state import State
from scenes.table.contract import BoardView
from scenes.tempus.selection import Selection
from scenes.ui.picture import Picture
from tests.build.layout import Layout, covers
from tests.build.tempus import rules
from tests.tempus.screen.views import VIEWS, positions

ON_MAP = {"spot", "people", "city", "way", "tool", "mark", "chart"}
GROUNDS = {"panel"}
PHASES = ("tile", "people", "act", "terrain", "attack", "defend", "advance", "discard", "progress")


@cache
def situations() -> dict[str, State]:
    """Give one full position for each step, with as many cards and players as there are."""
    best: dict[str, tuple[int, State]] = {}
    for seed in (3, 4, 6, 8):
        for state in positions(seed, 5):
            rank = len(state.tribes[state.seat].hand) * 4 + state.round
            if state.phase == "people":
                rank = state.seat
            if rank > best.get(state.phase, (-1, state))[0]:
                best[state.phase] = rank, state
    return {phase: state for phase, (_, state) in best.items()}


def fullest(seen: BoardView) -> BoardView:
    """Choose something, so that ways, rings and numbers are there."""
    state = seen.state
    legal = list(rules().legal(state))
    selection = seen.selection
    if state.phase == "act":
        for action in legal:
            if isinstance(action, Attack):
                return replace(
                    seen, selection=Selection(deed="fight", start=action.start, to=action.target)
                )
    if state.phase == "tile":
        first = legal[0]
        assert isinstance(first, Lay)
        return replace(seen, selection=replace(selection, to=first.centre, rotation=1))
    if state.phase in ("attack", "defend", "progress", "discard"):
        return replace(seen, selection=replace(selection, picks=(0, 1)))
    return seen


def on_map(picture: Picture) -> None:
    """Check that hexes that answer lie within the chart, and panels beside it."""
    chart = picture.find("chart")
    if chart is None:
        return
    for thing in picture:
        if thing.kind == "spot":
            assert thing.place.inside(chart.place)
        elif thing.kind == "panel":
            assert not covers(thing, chart)


LAYOUT = Layout(
    VIEWS,
    situations,
    fullest,
    PHASES,
    PHASES,
    busiest="act",
    stacked=frozenset(ON_MAP | GROUNDS),
    ground="tempus/sea",
    map=("chart",),
    sheets=frozenset(("panel",)),
    also=on_map,
)
