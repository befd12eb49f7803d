"""Motion: people walk and sail, cities rise, cards come and go, fights light up."""

from __future__ import annotations

import pytest

from game.tempus import events as e
from game.tempus.actions import Attack, Birth, Build, Ideas, Move
from scenes.table.timeline import Track
from scenes.tempus import STAGE
from scenes.ui.picture import Picture
from tests.build.tempus import Table, at, rules, table
from tests.tempus.screen.views import board_view, positions


def pictures(before: Table, after: Table) -> tuple[Picture, Picture]:
    look, goal = (
        STAGE.open(board_view(one.state, shown=0, me=False)).picture for one in (before, after)
    )
    return look, goal


def cue_of(kind: type, now: Table, action: object, *drawn: str) -> tuple[Track, Picture]:
    before = Table(now.rules, now.state)
    now.events.clear()
    now.do(action)
    if drawn:
        now.draw(*drawn)
    look, goal = pictures(before, now)
    event = next(event for event in now.events if isinstance(event, kind))
    cue = STAGE.cue(event, look, goal)
    assert cue is not None
    return cue, goal


def test_a_person_walks_from_hex_to_hex_and_then_stands_there() -> None:
    now = table(3).box(5, 5, 5).put(0, "4.5 2", "9.9").spare(1)
    cue, goal = cue_of(e.PersonMoved, now, Move(at("4.5"), at("4.3")))
    walker = f"walker:people:{at('4.3')}"
    start, way, end = (goal.find(f"hex:{at(text)}") for text in ("4.5", "4.4", "4.3"))
    assert start is not None
    assert way is not None
    assert end is not None
    first, middle = cue.at(0, goal)[walker], cue.at(cue.seconds / 2, goal)[walker]
    assert first is not None
    assert middle is not None
    assert first.place.centre.y == pytest.approx(start.place.centre.y, abs=1)
    assert middle.place.centre.y == pytest.approx(way.place.centre.y, abs=2)
    last = cue.at(cue.seconds, goal)
    assert last.get(f"people:{at('4.3')}") == goal.find(f"people:{at('4.3')}")
    assert len(cue.sounds()) == 2
    left = first and cue.at(0, goal)[f"people:{at('4.5')}"]
    assert left is not None
    assert left.data.count == 1


def test_a_city_falls_into_place_and_its_builders_are_gone() -> None:
    now = table(3).put(0, "4.5 2", "9.9")
    cue, goal = cue_of(e.CityBuilt, now, Build(at("4.5"), 2))
    city = f"city:{at('4.5')}"
    early = cue.at(cue.seconds * 0.2, goal)
    built = early[city]
    assert built is not None
    assert built.height > 10
    assert early[f"people:{at('4.5')}"] is None
    assert cue.at(cue.seconds, goal)[city] == goal.find(city)


def test_a_child_swells_up() -> None:
    now = table(3).put(0, "4.5", "9.9")
    cue, goal = cue_of(e.ChildBorn, now, Birth(at("4.5")))
    shown = cue.at(cue.seconds * 0.3, goal)[f"people:{at('4.5')}"]
    assert shown is not None
    assert shown.zoom < 1


def test_the_beaten_fade_away() -> None:
    now = table(3).put(0, "4.5 3", "9.9").spare(1).put(1, "5.5")
    cue, goal = cue_of(e.FightDecided, now, Attack(at("4.5"), at("5.5")))
    fallen = cue.at(0.1, goal)[f"fallen:people:{at('5.5')}"]
    assert fallen is not None
    assert fallen.alpha < 1


def test_drawn_cards_come_into_the_own_hand() -> None:
    now = table(3).put(0, "4.5")
    cue, goal = cue_of(e.CardsDrawn, now, Ideas(), "religion:hills")
    card = cue.at(0.05, goal)["card:0"]
    end = goal.find("card:0")
    assert card is not None
    assert end is not None
    assert card.place.y < end.place.y


@pytest.mark.slow
def test_every_event_of_whole_games_has_words_and_none_breaks_the_motion() -> None:
    states = positions(4, 4)[::4]
    told: set[str] = set()
    for state in states:
        legal = list(rules().legal(state))
        for action in {type(a).__name__: a for a in legal}.values():
            step = rules().apply(state, action)
            seen = board_view(state, shown=0, me=False)
            look = STAGE.open(seen).picture
            after = step.state if step.state.phase != "draw" else state
            goal = STAGE.open(board_view(after, shown=0, me=False)).picture
            for event in step.events:
                track = STAGE.cue(event, look, goal)
                if track is not None:
                    track.at(track.seconds / 2, goal)
                    track.at(track.seconds, goal)
                log_line = STAGE.open(seen).tell(event)
                if log_line is not None:
                    assert "tempus." not in log_line.text
                    assert "{" not in log_line.text
                    told.add(type(event).__name__)
    assert len(told) >= 12
