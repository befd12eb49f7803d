"""The first people go where the first eras go well, among places that really differ."""

from __future__ import annotations

from functools import cache

import pytest

from game.core.bot import Brief, Limit
from game.tempus.actions import Action, Settle
from game.tempus.bots.medium import Medium
from game.tempus.bots.opening import Opening, apart
from game.tempus.bots.ranking import Ranked
from game.tempus.bots.weights import Settling, Taste
from game.tempus.state import State
from game.tempus.title import TITLE
from tests.build.tempus import components, rules
from tests.tempus.bots.test_players import seen

pytestmark = pytest.mark.shared


def player() -> Medium:
    return Medium(rules(), components().bots.hard, Taste())


@cache
def start(settled: int = 1) -> State:
    """Give the view of a seat that puts its first people on the map, so many before it."""
    states = [state for state in seen() if state.phase == "people"]
    return rules().view(states[settled], states[settled].seat)


def ranked() -> Ranked:
    return player().ranked(start(), start().seat)


def best(depth: Settling, seed: str = "s", limit: Limit | None = None) -> Action:
    opening = Opening(player(), depth)
    return opening.best(start(), start().seat, seed, ranked(), limit or Limit())


def test_places_that_are_tried_have_no_hex_in_common_and_the_best_is_among_them() -> None:
    places = apart(ranked(), 6)
    hexes = [hex for place in places if isinstance(place, Settle) for hex in set(place.hexes)]
    assert len(places) == 6
    assert len(hexes) == len(set(hexes))
    assert places[0] == ranked()[0][1]


def test_there_may_be_fewer_places_than_are_asked_for() -> None:
    few = ranked()[:1] * 3
    assert apart(few, 3) == [few[0][1]]
    assert best(Settling(1, 1, 1)) == ranked()[0][1]


def test_equal_seeds_find_equal_places_among_those_that_are_tried() -> None:
    depth = Settling(places=4, games=1, eras=1)
    assert best(depth) == best(depth)
    assert best(depth) in apart(ranked(), 4)


def test_a_place_is_left_where_the_eras_to_come_go_worse() -> None:
    """Whatever looks best at first, the value after the games decides."""
    opening = Opening(player(), Settling(places=3, games=1, eras=1))
    places = apart(ranked(), 3)
    worth = dict.fromkeys(places, 0.0)
    for place in places:
        on = opening.settled(start(), place)
        # Of three places one is left after a game, so that one game decides.
        worth[place] = opening.value(on, start().seat, "s/0")
    assert best(Settling(places=3, games=1, eras=1)) == max(places, key=worth.__getitem__)


def test_who_must_answer_at_once_settles_as_it_seems_right_after_the_decision() -> None:
    hurried = Limit(enough=lambda: True)
    assert best(Settling(4, 2, 1), limit=hurried) == ranked()[0][1]


def test_so_many_games_are_played_as_are_allowed() -> None:
    few = Limit(samples=1)
    assert best(Settling(4, 9, 1), limit=few) == best(Settling(4, 1, 1))


def test_the_strong_player_says_why_it_settles_there_and_what_seemed_best() -> None:
    view = start()
    brief = Brief("tempus", {}, view, view.seat, "hard", limit=Limit(samples=1), seed="s")
    advice = TITLE.bot(components(), rules(), "hard", "").choose(brief)
    assert isinstance(advice.action, Settle)
    assert advice.reason is not None
    assert isinstance(advice.instead, Settle)
    assert advice.instead != advice.action
