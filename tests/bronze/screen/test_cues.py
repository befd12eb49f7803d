"""Motion: cards glide and turn over, cubes fly in an arc, lands unfold, tokens shine."""

from __future__ import annotations

from typing import Any

import pytest

from game.bronze.actions import Lay, Settle, Take
from game.bronze.events import CardTurned, CitiesDrawn, CityTaken, LandOpened
from game.bronze.state import State
from game.core.event import Event
from scenes.bronze import STAGE
from scenes.table.timeline import Track
from scenes.ui.picture import Item, Picture
from tests.bronze.screen.views import board_view, positions
from tests.build.bronze import Table, rules, table


def pictures(before: State, after: State, seat: int) -> tuple[Picture, Picture]:
    look, goal = (
        STAGE.open(board_view(one, shown=seat, me=False)).picture for one in (before, after)
    )
    return look, goal


def cues(before: State, after: State, events: list[Event]) -> tuple[list[Track], Picture, Picture]:
    look, goal = pictures(before, after, before.seat)
    found = [STAGE.cue(event, look, goal) for event in events]
    return [cue for cue in found if cue is not None], look, goal


def done(game: Table, action: Any) -> tuple[list[Track], Picture, Picture]:
    """Do an action; give its cues and the pictures before and after that step alone."""
    before = game.state
    game.events.clear()
    game.do(action)
    return cues(before, game.state, list(game.events))


def at(track: Track, t: float, goal: Picture, name: str) -> Item:
    shown = track.at(t, goal).get(name)
    assert shown is not None, f"{name} is not shown at {t}"
    return shown


def test_a_cube_flies_from_the_stock_to_its_spot_and_knocks_there() -> None:
    game = table(2).wake("masonry masonry")
    (flight,), look, goal = done(game, Settle("masonry", 0, "forest", 0))
    name = "spot:0:forest:0"
    stock, spot = look.find("stock"), goal.find(name)
    assert stock is not None
    assert spot is not None
    start = at(flight, 0.0, goal, name).place.centre
    assert start == pytest.approx(stock.place.centre)
    assert max(at(flight, t / 20, goal, name).height for t in range(9)) > 50
    assert at(flight, flight.seconds, goal, name) == spot
    ((when, sound),) = flight.sounds()
    assert sound == "wood"
    assert when > flight.seconds / 2


def test_a_card_taken_goes_from_its_pile_to_the_hand() -> None:
    game = table(2)
    found, look, goal = done(game, Take(2))
    start, end = look.find("pile:2"), goal.find("side:front")
    assert start is not None
    assert end is not None
    assert at(found[0], 0.0, goal, "side:front").place.y < end.place.y
    assert at(found[0], 9.0, goal, "side:front") == end


def test_the_next_card_of_the_pile_is_turned_over() -> None:
    game = table(2)
    game.do(Take(2))
    before = game.state
    game.events.clear()
    game.luck()
    (turn,), _, goal = cues(before, game.state, list(game.events))
    assert isinstance(game.events[0], CardTurned)
    parts = [at(turn, turn.seconds * t / 10, goal, "turn:pile:2").data.part for t in range(9)]
    assert parts == sorted(parts)
    assert turn.at(turn.seconds, goal).get("turn:pile:2") is None


def test_the_card_laid_glides_into_the_matrix_and_those_it_wakes_shine() -> None:
    game = table(2).give(0, matrix="wheel | pottery").hold("pottery")
    (laying,), look, goal = done(game, Lay("pottery", 1))
    hand = look.find("side:front")
    assert hand is not None
    assert at(laying, 0.0, goal, "card:1:1").place == hand.place
    later = laying.at(laying.seconds - 0.25, goal)
    assert {"glow:card:1:1", "glow:card:1:0"} & set(later)
    assert not [name for name in laying.at(laying.seconds, goal) if name.startswith("glow")]


def test_a_new_left_column_pushes_the_others_aside() -> None:
    game = table(2).give(0, matrix="wheel | pottery").hold("masonry")
    (laying,), look, goal = done(game, Lay("masonry", -1))
    before, after = look.find("card:0:0"), goal.find("card:1:0")
    assert before is not None
    assert after is not None
    moving = at(laying, 0.0, goal, "card:1:0")
    assert moving.text == "Wheel"
    assert moving.place == before.place
    assert at(laying, 9.0, goal, "card:1:0").place == after.place


def test_a_land_unfolds_over_its_spots() -> None:
    game = table(2).wake("masonry masonry")
    game.do(Settle("masonry", 0, "forest", 0))
    before = game.state
    game.events.clear()
    game.luck()
    assert isinstance(game.events[0], LandOpened)
    (unfold,), _, goal = cues(before, game.state, list(game.events))
    times = [unfold.seconds * t / 8 for t in range(7)]
    high = [at(unfold, t, goal, "unfold:cover:1").place.height for t in times]
    assert high == sorted(high, reverse=True)
    assert "spot:1:forest:0" in unfold.at(0.1, goal)
    assert unfold.at(unfold.seconds, goal)["cover:1"] is None


def test_cities_are_dealt_one_after_the_other_and_the_one_taken_glides_home() -> None:
    game = table(2).opened(3).wake("masonry masonry masonry")
    game.do(Settle("masonry", 1, "forest", 1))
    before = game.state
    game.events.clear()
    game.luck()
    assert [type(event) for event in game.events] == [CitiesDrawn]
    (deal,), _, goal = cues(before, game.state, list(game.events))
    names = [item.id for item in goal if item.kind == "city"]
    assert len(names) == 3
    arrivals = [
        next(t for t in range(99) if deal.at(t / 50, goal).get(name) == goal.find(name))
        for name in names
    ]
    assert arrivals == sorted(set(arrivals))
    (home, *_), look, goal = done(game, game.legal[0])
    taken = next(event for event in game.events if isinstance(event, CityTaken))
    name = f"city:{taken.city}"
    assert at(home, 0.0, goal, name).place == look.find(name).place  # type: ignore[union-attr]
    assert at(home, 9.0, goal, name) == goal.find(name)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_every_step_of_a_game_can_be_shown_and_ends_as_the_state(seed: int) -> None:
    told = set()
    for state in positions(seed, 2 + seed)[::3]:
        for action in list(rules().legal(state))[:2]:
            step = rules().apply(state, action)
            look, goal = pictures(state, step.state, state.seat)
            for event in step.events:
                track = STAGE.cue(event, look, goal)
                if track is not None:
                    told.add(type(event).__name__)
                    _ends_well(track, goal)
    assert {"CardTaken", "CardLaid", "CubePlaced", "CityTaken"} <= told


def _ends_well(track: Track, goal: Picture) -> None:
    assert track.seconds < 3
    for t in (0.0, track.seconds / 2):
        assert all(item is None or item.id for item in track.at(t, goal).values())
    for name, item in track.at(track.seconds, goal).items():
        assert item is None or item == goal.find(name)
