"""Cues find what they move: an id that was renamed fails here rather than fall silent."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from typing import ClassVar

import pytest

from game.ai.worker import Inline
from game.core.registry import titles
from scenes.table.contract import Stage
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture
from tests.build.cues import moves
from tests.build.matches import match_setup, played, seat_counts
from tests.build.seat import seat

WINDOWS = (Region(0, 0, 2560, 1440), Region(0, 0, 1280, 720))
"""A large one in which no title needs tabs, and a small one in which things stand in for others."""

OFTEN = 6
"""So many steps with an event of a kind are looked at: the ids that it asks for are the same."""


class Watched(Picture):
    """A picture that notes which sorts of ids it was asked for, and how often it had one."""

    asked: ClassVar[defaultdict[str, list[bool]]] = defaultdict(list)

    def find(self, name: str) -> Item | None:
        found = super().find(name)
        sort = re.sub(r"[^:]*\d[^:]*", "#", name.partition(":")[0])
        self.asked[sort].append(found is not None)
        return found


def look_for(made: Stage, title: str, seats: int) -> dict[str, list[bool]]:
    """Go through a whole game and give what its cues asked for."""
    Watched.asked.clear()
    match = played(title, seats, "cues")
    seated = seat(Session(match_setup(title, seats, "cues"), match, Inline()), made)
    view = seated.scene.controller.view
    acting, often = 0, Counter[type]()
    for step in match.history():
        acting = acting if step.entry.seat is None else step.entry.seat
        fresh = {type(event) for event in step.step.events if often[type(event)] < OFTEN}
        often.update(map(type, step.step.events))
        for view.region in WINDOWS if fresh else ():
            look, goal = (view.compose(state, acting) for state in (step.before, step.step.state))
            for event in step.step.events:
                made.cue(event, Watched(look.items), Watched(goal.items))
    return dict(Watched.asked)


MOVING = [title for title in sorted(titles()) if moves(title)]


@pytest.mark.slow
@pytest.mark.parametrize("title", MOVING)
def test_every_sort_of_item_that_a_cue_asks_for_is_there_at_some_time(title: str) -> None:
    asked = look_for(stage(title), title, seat_counts(title)[-1])
    assert asked
    never = [sort for sort, found in asked.items() if not any(found)]
    assert not never, f"no picture of {title} ever had an item {never}"
