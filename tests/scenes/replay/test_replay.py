"""Looking back: by keys, wheel and mouse, as far as one may see, and nothing is touched."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from game.core.registry import titles
from game.core.setup import MatchSetup
from game.replay.record import of_match
from game.storage.settings import Settings
from game.storage.store import Store
from scenes.base.dialog import Notice
from scenes.menus.saves import SavesScene
from scenes.program.app import open_services
from scenes.program.start import furnish
from scenes.replay import keepsakes, replay_scene
from scenes.replay.marks import Mark
from scenes.replay.past_screen import BELOW
from scenes.replay.replay_scene import ReplayScene
from scenes.table import log_rows
from scenes.table.exits import Past
from scenes.table.plain import plain
from scenes.table.registry import stage
from scenes.table.table import TableScene
from scenes.table.topics import topics_of
from scenes.ui.geometry import Offset
from scenes.ui.picture import Tip
from scenes.ui.recorder import Recorder
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
    assert abs(scene.place - len(match.log) / 2) <= max(3, len(match.log) * 0.05)
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
    place = scene.view.places[int(lines[0].rpartition(":")[2])]
    assert scene.place == place + 1
    lit = [i for i in there.pilot.picture if i.look == "now"]
    assert len(lit) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_what_is_clicked_upon_the_chronicle_stands_where_its_lines_are_drawn(
    size: tuple[int, int],
) -> None:
    there, match = over("bronze", size=size)
    there.app.one_of = 1
    there.app.draw()
    canvas, apart = there.app.window.canvas(), list[str]()
    for place in range(len(match.log), 0, -30):
        there.past.go(place)
        picture = there.past.current()
        log = picture.find("chronicle")
        assert log is not None
        shown = log.data.entries[: len(log.data.entries) - log.data.back]
        body = log_rows.body(log.place, log.data.back > 0)
        for at, where in log_rows.rows(body, shown, canvas.measure):
            line = picture.find(f"replay:line:{at}")
            if where.y < body.bottom and (line is None or line.place.y != where.y):
                apart.append(f"{place}: {shown[at].text}")
    assert not apart


def test_a_decision_is_shown_with_its_motion_and_ends_as_the_state() -> None:
    there, match = over("bronze", speed="fast")
    scene, pilot = there.past, there.pilot
    pilot.press("home")
    moved = 0
    for _ in range(3):
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
    scene.go(len(match.log) - 5)
    scene.director.speed = scene.view.speed = "none"
    for _ in range(16):
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
    house = furnish(open_services(Settings(speed="none")))
    scene = house.look_back(Past(of_match(setup, match), 1))
    assert isinstance(scene, ReplayScene)
    for place in range(0, scene.record.last, 9):
        scene.go(place)
        shown = scene.view.board_view().state
        assert shown == match.rules.view(match.at(place), 1)
    done = played(title, len(setup.seats))
    after = house.look_back(Past(of_match(setup, done), 1))
    assert isinstance(after, ReplayScene)
    after.go(9)
    assert after.view.board_view().state == done.at(9)


@pytest.mark.varies("title")
@pytest.mark.parametrize("title", ["stoneage", "tempus"])
def test_the_chronicle_of_a_running_match_tells_a_seat_what_its_table_told(title: str) -> None:
    setup, match = running(title, bots=min(seat_counts(title)) - 1)
    house = furnish(open_services(Settings(speed="none")))
    table = house.watch(setup, match)
    assert isinstance(table, TableScene)
    table.enter()
    scene = house.look_back(Past(of_match(setup, match), table.controller.view.viewer))
    assert isinstance(scene, ReplayScene)
    assert scene.view.entries() == table.controller.view.entries()


def test_a_map_can_be_looked_at_from_near_in_the_past_too() -> None:
    there, _ = over("tempus", size=(1920, 1080))
    hexes = {i.id: i.place for i in there.pilot.picture}
    there.pilot.press("+")
    near = {i.id: i.place for i in there.pilot.picture}
    assert any(
        near[name].width > place.width * 1.2 for name, place in hexes.items() if name in near
    )


def test_marks_stand_on_the_bar_and_lead_to_their_places() -> None:
    there, _ = over("bronze")
    there.past.marks = (Mark(7, "#d8552f", Tip("a mistake")),)
    there.past.renew()
    there.pilot.click("replay:mark:0")
    assert there.past.place == 7


def test_from_the_table_one_looks_back_and_again_and_comes_back_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(replay_scene.BETWEEN, "none", 0.1)
    monkeypatch.setattr(replay_scene, "LINGER", 0.1)
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


def test_the_result_of_a_match_leads_back_into_it() -> None:
    there = program()
    there.app.show(there.house.watch(match_setup("bronze", 2), played("bronze", 2)))
    for _ in range(20):
        there.pilot.turn(0.1)
    there.pilot.click("replay")
    assert there.past.record.over


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
    there.app.show(SavesScene(there.house.services, there.house.ways))
    there.pilot.turn()
    rows = [i for i in there.pilot.picture if i.id.startswith("open:")]
    assert rows[0].id == "open:bronze-20310603-214000-aaaa"
    assert rows[1].data.names[-1].startswith("Copy of the game begun on June 3, 2031 at 21:40")


def test_a_picture_and_the_words_are_saved_where_the_message_says() -> None:
    there, match = over("bronze")
    for verb, kind in (("shot", "png"), ("words", "txt")):
        there.pilot.click("menu")
        there.pilot.click(verb)
        notice = there.app.stack.top
        assert isinstance(notice, Notice)
        folder = there.house.services.home / "keepsakes"
        (file,) = folder.glob(f"*.{kind}")
        assert (kind == "txt") == (file.read_bytes()[1:4] != b"PNG")
        assert file.name in notice.text
        assert str(folder) in notice.text
        there.pilot.press("return")
    text = (folder / file.name).read_text("utf-8")
    assert "Round 1" in text
    assert "**" not in text
    best = max(score.total for score in match.rules.scores(match.state))
    assert str(best) in text.splitlines()[-2]


def test_the_words_end_with_who_won_by_what_and_numbers_as_the_screen_writes_them() -> None:
    match = played("ages", 2)
    there = look_back(match_setup("ages", 2), match)
    assert min(score.total for score in match.rules.scores(match.state)) == -4
    told = list(keepsakes.told(there.house.services, there.past.view, ()))
    assert told[-4:-2] == ["Red wins", "by 14 points over Blue"]
    assert told[-1] == "  Blue: −4 points"


def test_a_damaged_save_says_what_it_still_shows_and_a_lost_one_why_nothing() -> None:
    setup, match = running("bronze")
    there = program()
    store: Store = there.house.services.store
    store.keep("torn", setup, match)
    file = store.folder / "torn.json"
    file.write_bytes(file.read_bytes()[:-400])
    (store.folder / "lost.json").write_text("{", "utf-8")
    there.app.show(SavesScene(there.house.services, there.house.ways))
    there.pilot.turn()
    there.pilot.click("replay:lost")
    assert isinstance(there.app.stack.top, Notice)
    there.pilot.press("return")
    there.pilot.click("replay:torn")
    there.pilot.turn()
    notice = there.app.stack.top
    assert isinstance(notice, Notice)
    assert notice.text.startswith("The file breaks off")
    there.pilot.press("return", "left")
    assert there.past.place < there.past.record.last


@pytest.mark.parametrize("language", ["de", "ru", "en"])
def test_the_words_name_what_the_screen_shows_as_icons(language: str) -> None:
    said: dict[str, str] = {
        "en": "Bo gives 2 wood, 1 gold: 9 points.",
        "de": "Bo gives 2 Holz, 1 Gold: 9 points.",
        "ru": "Bo gives древесина (2), золото (1): 9 points.",
    }
    words = open_services(Settings(language=language)).words
    topics = topics_of(stage("stoneage"), match_setup("stoneage", 2))
    line = "**Bo** gives 2 :stoneage/wood: 1 :stoneage/gold:: 9 points."

    def named(sprite: str) -> str:
        return topics.called(sprite, words)

    assert plain(line, words, named) == said[language]
    assert plain(":stoneage/die_6: :stoneage/die_3:.", words, named) == "6, 3."


def test_one_of_what_has_a_plural_is_said_so_in_words() -> None:
    words = open_services(Settings(language="en")).words
    topics = topics_of(stage("ages"), match_setup("ages", 2))

    def named(sprite: str) -> str:
        return topics.called(sprite, words)

    assert plain("1 :ages/spearheads:, 2 :ages/spearheads:", words, named) == (
        "1 spearhead, 2 spearheads"
    )


@pytest.mark.varies("size", "interface", "language")
@pytest.mark.parametrize("language", ["ru", "de", "en"])
@pytest.mark.parametrize(("size", "interface"), [((1280, 720), 150), ((960, 540), 100)])
def test_everything_fits_on_the_bar_and_in_the_corner(
    size: tuple[int, int], interface: int, language: str
) -> None:
    there, match = over("bronze", size=size, interface=interface, language=language)
    recorder = there.app.recorder = Recorder()
    there.past.go(len(match.log) // 2)
    there.app.one_of = 1
    there.app.draw()
    own = ("replay:", "prompt", "action", "speed", "menu", "rules")
    assert not [fault for fault in recorder.overflows if fault.item.startswith(own)]
    assert not recorder.missing
    assert not [p for p in recorder.faint() if p.item.startswith(own)]
    picture = there.past.current()
    for item in picture:
        assert item.place.inside(there.past.region.inset(-BELOW)), item.id
    strip = [
        item for item in picture if item.id.startswith("replay:") and item.kind != "replay_mark"
    ]
    able = [item for item in strip if item.intent or item.reason]
    for at, one in enumerate(able):
        assert not any(one.place.inset(0.5).overlaps(two.place) for two in able[at + 1 :]), one.id
