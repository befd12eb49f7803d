"""Looking back: by keys, wheel and mouse, as far as one may see, and nothing is touched."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from game.core.registry import titles
from game.core.setup import MatchSetup
from game.storage.store import Store
from scenes.base.dialog import Notice
from scenes.replay import replay_scene
from scenes.replay.marks import Mark
from scenes.table.table import TableScene
from scenes.ui.geometry import Offset
from scenes.ui.picture import Tip
from tests.build.matches import match_setup, midway, played, seat_counts
from tests.build.past import Program, look_back, program

TITLES = sorted(titles())


def over(title: str, **settings: Any) -> tuple[Program, Match]:
    seats = min(seat_counts(title))
    match = played(title, seats)
    return look_back(match_setup(title, seats), match, **settings), match


def running(title: str, bots: int = 0) -> tuple[MatchSetup, Match]:
    seats = min(seat_counts(title))
    return match_setup(title, seats, bots=bots), midway(title, seats)


@pytest.mark.varies("title")
@pytest.mark.parametrize("title", TITLES)
def test_a_match_is_gone_through_by_keys_wheel_and_mouse(title: str) -> None:
    there, match = over(title)
    scene, pilot = there.past, there.pilot
    assert scene.place == len(match.log)
    stops = scene.index.stops("decision")
    pilot.press("home")
    assert scene.place == 0
    pilot.press("right", "right")
    assert scene.place == stops[2 if stops[0] == 0 else 1]
    assert scene.view.playback.state == match.at(scene.place)
    pilot.press("left")
    there_before = scene.place
    pilot.wheel("replay:track", -1)
    assert scene.place == scene.index.after(there_before, "decision")
    pilot.wheel_here(1)
    assert scene.place == there_before
    pilot.press("page down")
    assert scene.place == scene.index.after(there_before, "round")
    pilot.press("shift+right")
    assert scene.place in scene.index.stops("turn")
    pilot.click("replay:back:decision")
    pilot.click("replay:forth:turn")
    assert scene.place in scene.index.stops("turn")
    track = pilot.see("replay:track").place
    pilot.click_at(Offset(track.x + track.width * 0.5, track.centre.y))
    assert abs(scene.place - len(match.log) / 2) < len(match.log) * 0.05
    assert scene.view.playback.state == match.at(scene.place)
    pilot.press("end")
    assert scene.place == len(match.log)


def test_a_drag_along_the_track_passes_many_moments() -> None:
    there, _ = over("bronze")
    track = there.pilot.see("replay:track").place
    start, end = Offset(track.x + 40, track.centre.y), Offset(track.right - 40, track.centre.y)
    there.pilot.move(start)
    there.pilot.down(start)
    seen = set()
    for part in (0.2, 0.4, 0.6, 0.8):
        there.pilot.move(start.blend(end, part))
        seen.add(there.past.place)
    there.pilot.up(end)
    assert len(seen) == 4


def test_a_click_on_a_line_of_the_chronicle_leads_to_its_moment() -> None:
    there, _ = over("bronze", size=(1920, 1080))
    scene = there.past
    lines = [i.id for i in there.pilot.picture if i.id.startswith("replay:line:")]
    there.pilot.click(lines[0])
    place = scene.view.chronicle.places[int(lines[0].rpartition(":")[2])]
    assert scene.place == place + 1
    lit = [i for i in there.pilot.picture if i.look == "now"]
    assert len(lit) == 1


def test_a_decision_is_shown_with_its_motion_and_ends_as_the_state() -> None:
    there, match = over("bronze", speed="fast")
    scene, pilot = there.past, there.pilot
    pilot.press("home")
    moved = 0
    for _ in range(6):
        pilot.press("right")
        moved += scene.director.busy
        while scene.director.busy:
            there.app.turn(0.1)
        assert scene.view.playback.state == match.at(scene.place)
    assert moved > 0


def test_it_plays_by_itself_at_a_chosen_speed_and_stops_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(replay_scene.BETWEEN, "none", 0.1)
    there, match = over("bronze", speed="instant")
    scene, pilot = there.past, there.pilot
    pilot.press("home", "space")
    assert scene.playing
    pilot.click("speed")
    pilot.click("pace:pace_fast")
    assert scene.director.speed == "fast"
    scene.go(len(match.log) - 12)
    scene.director.speed = scene.view.speed = "none"
    for _ in range(40):
        there.app.turn(0.1)
    assert (scene.place, scene.playing) == (len(match.log), False)


def test_nothing_on_the_table_of_the_past_can_be_played() -> None:
    setup, match = running("bronze")
    there = look_back(setup, match)
    before = (match.state, list(match.log))
    for item in list(there.pilot.picture):
        if item.intent is not None and not item.id.startswith(("menu", "rules", "replay:")):
            there.past.do(item.intent)
            there.past.renew()
            there.past.current()
    there.past.session.play(next(iter(match.rules.legal(match.state))))
    assert (match.state, match.log) == before


@pytest.mark.parametrize("title", ["stoneage", "tempus"])
def test_a_running_match_shows_a_seat_no_more_than_it_knows(title: str) -> None:
    setup, match = running(title)
    scene = look_back(setup, match, seat=1).past
    for place in range(0, scene.record.last, 7):
        scene.go(place)
        shown = scene.view.board_view().state
        assert shown == match.rules.view(match.at(place), 1)
    assert (
        over(title)[0].past.view.board_view().state == played(title, min(seat_counts(title))).state
    )


def test_marks_stand_on_the_bar_and_lead_to_their_places() -> None:
    there, _ = over("bronze")
    there.past.marks = (Mark(7, "#d8552f", Tip("a mistake")),)
    there.past.renew()
    there.pilot.click("replay:mark:0")
    assert there.past.place == 7


def test_from_the_table_one_looks_back_and_again_and_comes_back_to_it() -> None:
    setup, match = running("bronze", bots=1)
    there = program()
    there.app.show(there.house.watch(setup, match))
    table = there.app.stack.top
    assert isinstance(table, TableScene)
    steps = len(match.log)
    there.pilot.press("escape")
    there.pilot.click("replay")
    assert there.past.place == steps
    there.pilot.press("escape", "w")
    since = there.past.index.since(table.controller.now.home)
    assert there.past.past.since == since
    for _ in range(steps * 2):
        there.app.turn(2.0)
        if there.app.stack.top is table:
            break
    assert there.app.stack.top is table
    assert len(match.log) == steps


def test_a_copy_is_played_on_from_a_moment_and_kept_below_its_original() -> None:
    setup, match = running("bronze")
    there = program()
    store: Store = there.house.services.store
    store.keep("bronze-20310603-214000-aaaa", setup, match)
    there.app.show(there.house.replay("bronze-20310603-214000-aaaa"))
    there.pilot.press("left", "left")
    place = there.past.place
    there.pilot.press("b")
    there.pilot.click("computer:1")
    there.pilot.click("fate:new")
    there.pilot.press("return")
    table = there.app.stack.top
    assert isinstance(table, TableScene)
    copy = table.session
    assert copy.setup.seats[1].bot
    assert copy.setup.seed != setup.seed
    assert copy.match.at(place) == match.at(place)
    assert {entry.name: entry.header.steps for entry in store.list() if entry.header} == {
        "bronze-20310603-214000-aaaa": len(match.log),
        **{
            entry.name: place
            for entry in store.list()
            if entry.header and entry.header.setup.origin
        },
    }
    there.pilot.press("escape")
    there.pilot.click("home")
    there.pilot.click("saves")
    rows = [i for i in there.pilot.picture if i.id.startswith("open:")]
    assert rows[0].id == "open:bronze-20310603-214000-aaaa"
    assert "copy of the game begun" in rows[1].data.variant


def test_a_picture_and_the_words_are_saved_where_the_message_says() -> None:
    there, match = over("bronze")
    for verb, kind in (("shot", "png"), ("words", "txt")):
        there.pilot.click("menu")
        there.pilot.click(verb)
        notice = there.app.stack.top
        assert isinstance(notice, Notice)
        folder = there.house.services.home / "keepsakes"
        (file,) = folder.glob(f"*.{kind}")
        assert file.name in notice.text
        assert str(folder) in notice.text
        there.pilot.press("return")
    text = (folder / file.name).read_text("utf-8")
    assert "Round 1" in text
    assert "**" not in text
    best = max(score.total for score in match.rules.scores(match.state))
    assert str(best) in text.splitlines()[-2]


def test_a_damaged_save_says_what_it_still_shows_and_a_lost_one_why_nothing() -> None:
    setup, match = running("bronze")
    there = program()
    store: Store = there.house.services.store
    store.keep("torn", setup, match)
    file = store.folder / "torn.json"
    file.write_bytes(file.read_bytes()[:-400])
    (store.folder / "lost.json").write_text("{", "utf-8")
    there.pilot.click("saves")
    there.pilot.click("replay:lost")
    assert isinstance(there.app.stack.top, Notice)
    there.pilot.press("return")
    there.pilot.click("replay:torn")
    assert there.past.record.doubt is not None
    assert there.pilot.see("prompt").text.startswith("The file breaks off")
