"""The coach warns exactly when something is lost for nothing, with the right number."""

from __future__ import annotations

from game.tempus.actions import Birth, Done, Ideas
from tests.build.coach import warned
from tests.build.tempus import table


def test_children_waived_are_counted() -> None:
    here = table(3).put(0, "4.4 1", "5.5 1", "6.6 1").box(3, 3, 3).birth("4.4")
    assert here.tables.eras[3].babies == 2
    assert warned("tempus", here, Done()) == {"children": 1}
    assert warned("tempus", here, here.can(Birth)[0]) == {}


def test_cards_that_may_not_be_kept_are_counted() -> None:
    here = table(3).put(0, "4.4 1").box(4, 4, 4)
    here.hand(0, "weapons:hills", "religion:forest", "fortress:hills")
    era = here.tables.eras[4]
    assert (era.draw, era.hand) == (2, 5)
    assert warned("tempus", here, Ideas()) == {}
    here.hand(0, "weapons:forest")
    assert warned("tempus", here, Ideas()) == {"cards": 1}
