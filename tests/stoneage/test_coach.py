"""The coach warns exactly when something is lost for nothing, with the right number."""

from __future__ import annotations

from game.stoneage.actions import Put, Starve
from tests.build.coach import warned
from tests.build.stoneage import table


def test_points_lost_to_hunger_are_counted_when_resources_would_do() -> None:
    here = table(2).give(0, food=0, goods="6 wood").work()
    while here.phase != "feed":
        here.do(here.legal[0])
    lost = 10
    assert warned("stoneage", here, Starve()) == {"hungry": lost}
    assert not any(warned("stoneage", here, a) for a in here.legal if a != Starve())


def test_the_last_person_where_nothing_can_be_paid_is_warned_of() -> None:
    bare = table(2).give(0, people=1)
    card = next(place for place in bare.open_places() if place.startswith("card"))
    assert warned("stoneage", bare, Put(card, 1)).keys() == {"nothing"}
    rich = table(2).give(0, people=1, goods="9 wood")
    assert warned("stoneage", rich, Put(card, 1)) == {}
    assert warned("stoneage", table(2), Put(card, 1)) == {}
