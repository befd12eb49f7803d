"""The history on the screen: entered by keys, edited, shared, brought in, played again."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.core.setup import MatchSetup, SeatSetup
from game.opening import open_match
from game.storage import exchange
from game.storage.edition_writer import begin
from game.storage.play import Person, Play, of_match, winners
from game.storage.plays import Plays
from scenes.companion.history import play_scores, rematch
from scenes.companion.history.career_pages import CurvesPage, RivalsPage
from scenes.companion.history.course_page import CoursePage, moments
from scenes.companion.history.curve import spots
from scenes.companion.history.edit_page import EditPage, read_day
from scenes.companion.history.exchange_pages import FilesPage, ImportedPage
from scenes.companion.history.history_page import HistoryPage
from scenes.companion.history.importing_page import ImportingPage
from scenes.companion.history.people_pages import PeoplePage, StatisticsPage
from scenes.companion.history.person_page import PersonPage
from scenes.companion.history.play_page import PlayPage
from scenes.companion.history.samples import keep_samples
from scenes.menus.setup import SetupScene
from scenes.program.app import open_services
from scenes.program.start import furnish
from scenes.shared.common_texts import title_name
from scenes.shared.game_list import menu_titles
from scenes.shared.new_game import cover, levels, styles
from tests.build.board import make_services
from tests.build.distance import SIZES, check, far, read
from tests.build.history import followed, history, only, play, press, travelled
from tests.build.languages import LANGUAGES
from tests.build.matches import match_setup, played
from tests.build.menus import some_title, unreachable


def test_an_empty_history_says_how_it_fills() -> None:
    assert history().has("bare.about")


def test_a_play_is_entered_by_keys_only_negative_total_and_all() -> None:
    there = history()
    press(there, "f4", f'"{title_name(there.services.words, some_title())}', "return")
    press(there, "+", '"Ada', "return", "4", "2", "return")
    press(there, "+", '"Bo', "return", "-", "7", "return")
    press(there, "l", '"Vaasa', "return", "n", '"late night', "return")
    press(there, "d", '"24.12.2030', "return", "return")
    made = only(there)
    assert [(one.name, one.total) for one in made.people] == [("Ada", 42), ("Bo", -7)]
    assert (made.day, made.place, made.note) == ("2030-12-24", "Vaasa", "late night")
    assert winners(made) == (0,)
    assert isinstance(there.page, HistoryPage)


def test_a_play_that_was_left_half_entered_is_there_the_next_time() -> None:
    there = history()
    press(there, "f4", "down", "return", "+", '"Ada', "return", "escape")
    there.pilot.app.close()
    (one,) = Plays().plays()
    assert [(p.name, p.total) for p in one.people] == [("Ada", None)]
    again_ = history()
    words = again_.services.words
    assert words.text("companion.play.half") in {
        item.data.aside for item in again_.pilot.picture if item.kind == "distance_row"
    }


def test_nothing_is_kept_of_an_entry_that_was_left_at_once() -> None:
    there = history()
    press(there, "f4", "down", "return", "escape")
    assert there.services.plays.list() == ()


def test_the_next_play_of_a_game_begins_with_the_people_of_the_last() -> None:
    there = history(play(3, 4))
    press(there, "f4", f'"{title_name(there.services.words, some_title())}', "return")
    assert isinstance(there.page, EditPage)
    assert [(one.name, one.total) for one in there.page.play.people] == [
        ("Amira", None),
        ("Tamar", None),
    ]


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2031-06-03", "2031-06-03"),
        ("3.6.2031", "2031-06-03"),
        ("31.2.2031", None),
        ("soon", None),
        ("", None),
    ],
)
def test_days_are_read_as_people_write_them(text: str, day: str | None) -> None:
    assert read_day(text) == day


def test_an_impossible_day_is_refused_with_what_would_be_right_and_nothing_is_lost() -> None:
    there = history(play(3, 4))
    press(there, "down", "return", "e", "d", '"31.2.2031', "return")
    assert "2026-05-17" in there.see("said").text
    assert there.see("field").text == "31.2.2031"
    press(there, "escape")
    assert only(there) == play(3, 4)


def test_all_who_are_equal_are_shown_as_winners_in_the_list_and_on_the_sheet() -> None:
    there = history(play(61, 54, 61))
    row = next(item for item in there.pilot.picture if item.kind == "distance_row")
    assert row.data.aside == "Amira + Ioana 61"
    press(there, "down", "return")
    assert isinstance(there.page, PlayPage)
    assert there.has("best:0")
    assert there.has("best:2")
    assert not there.has("best:1")
    assert [there.see(f"place:{seat}").text for seat in range(3)] == ["1.", "3.", "1."]


def test_more_than_two_who_are_equal_are_counted() -> None:
    words = make_services().words
    assert play_scores.outcome(words, play(7, 7, 7)) == "3 share 7"


def test_a_tie_break_that_is_entered_parts_them() -> None:
    there = history(play(61, 61))
    press(there, "down", "return", "e")
    there.pilot.click("person:1")
    press(there, "x", "3", "return", "return", "return")
    assert winners(only(there)) == (1,)


def test_points_by_source_make_the_total_and_the_total_alone_is_then_refused() -> None:
    there = history(play(5, 6))
    press(there, "down", "return", "e")
    there.pilot.click("person:0")
    assert isinstance(there.page, PersonPage)
    press(there, "b")
    sources = rematch.sources(only(there))
    assert len(there.page.one.lines) == len(sources) > 1
    there.pilot.click("line:0")
    press(there, "1", "5", "return")
    there.pilot.click("line:1")
    press(there, "4", "-", "return", "t")
    assert there.see("said").text == there.services.words.text("companion.play.summed")
    press(there, "escape")
    assert only(there).people[0].total == 11
    assert isinstance(there.page, EditPage)


def test_somebody_can_be_renamed_recoloured_and_taken_out() -> None:
    there = history(play(5, 6))
    press(there, "down", "return", "e")
    there.pilot.click("person:0")
    press(there, "n", '"Ada', "return", "c", "return")
    there.pilot.click("person:1")
    press(there, "delete")
    (one,) = only(there).people
    assert (one.name, one.colour, one.total) == ("Ada", 1, 5)


class Halfway:
    """An import that stays where it is."""

    done, all, stopped, share = 2_481, 5_000, False, 0.5

    def poll(self, wait: float = 0.0) -> None:
        del wait

    def stop(self) -> None:
        self.stopped = True


@pytest.mark.slow
def test_thirty_edits_by_keys_are_equal_to_one_fresh_entry() -> None:
    there = history(play(0, 0, 0))
    press(there, "down", "return", "e")
    final = [0, 0, 0]
    for at in range(30):
        seat, points = at % 3, at * 7 % 40 - 12
        there.pilot.click(f"person:{seat}")
        digits = list(str(abs(points)))
        press(there, "t", *digits, *(["-"] if points < 0 else []), "return", "return")
        final[seat] = points
    assert only(there) == play(*final)


def test_a_rematch_opens_the_set_up_with_the_same_people_in_the_same_seats() -> None:
    level = levels(some_title())[0]
    people = (Person("Tamar", 3, given=4), Person("", 1, level, given=9))
    there = history(replace(play(), people=people, options={"nonsense": "x"}))
    press(there, "down", "return", "r")
    assert isinstance(there.page, SetupScene)
    draft = there.page.game
    assert [(c.name, c.colour, c.level) for c in draft.seats] == [("Tamar", 3, ""), ("", 1, level)]
    assert draft.title == some_title()
    press(there, "escape")
    assert isinstance(there.page, PlayPage)


def test_a_rematch_keeps_the_style_of_a_computer_player_and_the_edition() -> None:
    title = "bronze"
    level, style = levels(title)[1], styles(title)[1]
    assert begin(title, "mine") is None
    setup = MatchSetup(
        title,
        (SeatSetup("Tamar"), SeatSetup("", 1, level, style)),
        seed="style",
        start=0,
        edition="mine",
    )
    match = open_match(setup)
    one = of_match(setup, match, date(2031, 6, 1), "save-1")
    kept = Plays()
    name = kept.record(one)
    assert isinstance(name, str)
    back = kept.get(name).value
    assert back == one
    again = rematch.setup_of(back)
    assert again.seats == setup.seats
    assert again.edition == "mine"


@pytest.mark.parametrize("kind", ["json", "csv"])
def test_the_style_goes_out_and_in_with_the_history(tmp_path: Path, kind: str) -> None:
    people = (Person("Tamar", 3, given=4), Person("", 1, "hard", given=9, style="builder"))
    one = replace(play(), people=people, edition="mine")
    ours, theirs = Plays(tmp_path / "ours"), Plays(tmp_path / "theirs")
    ours.record(one)
    exchange.bring(theirs, exchange.give(ours, tmp_path, kind, "x"))
    assert theirs.plays() == (one,)


def test_a_rematch_that_cannot_be_says_why() -> None:
    for one in (play(3, 4, title="elsewhere"), play(*range(5), origin="x")):
        words = make_services().words
        seats = cover(some_title()).seats
        if one.title == "elsewhere" or len(one.people) not in seats:
            assert rematch.refuse(words, one)


def test_a_game_that_is_not_installed_is_listed_shown_and_edited() -> None:
    there = history(play(3, 4, title="elsewhere"))
    press(there, "down", "return")
    assert "elsewhere" in there.see("heading").text
    press(there, "r")
    assert "elsewhere" in there.see("said").text
    press(there, "e")
    there.pilot.click("person:0")
    press(there, "b")
    assert there.has("said")
    press(there, "t", "9", "return", "return", "return")
    assert only(there).people[0].total == 9


def test_a_play_is_deleted_after_asking() -> None:
    there = history(play(3, 4))
    press(there, "down", "return", "delete", "escape")
    assert only(there)
    press(there, "delete", "return")
    assert there.services.plays.list() == ()
    assert isinstance(there.page, HistoryPage)


def test_a_broken_file_is_listed_last_with_why_and_can_be_deleted() -> None:
    folder = Plays().folder
    folder.mkdir(parents=True)
    (folder / "torn.json").write_text("{", "utf-8")
    there = history(play(3, 4))
    rows = [item.id for item in there.pilot.picture if item.kind == "distance_row"]
    assert rows[-1] == "play:torn"
    there.pilot.click("play:torn")
    assert "torn.json" in there.see("about").text
    press(there, "escape")
    assert (folder / "torn.json").exists()
    there.pilot.click("play:torn")
    press(there, "return")
    assert not (folder / "torn.json").exists()
    assert not there.has("play:torn")


def test_a_play_whose_newest_file_is_damaged_is_shown_from_the_one_before_and_says_so() -> None:
    plays = Plays()
    name = str(plays.record(play(3, 4)))
    plays.keep(name, play(5, 6))
    (plays.folder / f"{name}.json").write_text("{", "utf-8")
    there = history()
    press(there, "down", "return")
    assert there.see("said").text == there.services.words.text("companion.play.mended")
    assert there.see("total:0").text == "3"


def test_letters_find_plays_by_game_person_and_place() -> None:
    there = history(play(3, 4), play(1, 2, origin="b", place="Vaasa"))
    press(there, '"vaa')
    assert len([item for item in there.pilot.picture if item.kind == "distance_row"]) == 1
    press(there, "escape", '"tam')
    assert len([item for item in there.pilot.picture if item.kind == "distance_row"]) == 2


def test_people_are_shown_with_their_statistics_per_game() -> None:
    there = history(play(10, 20), play(-4, 30, origin="b"))
    press(there, "f6")
    assert isinstance(there.page, PeoplePage)
    press(there, '"tam', "return")
    assert isinstance(there.page, StatisticsPage)
    cells = [there.see(f"cell:0:{at}").text for at in range(4)]
    assert cells == ["2", "2", "25.0", "30"]
    assert there.see("rate").text == "Wins 100 of 100; among equals it would be 50."
    assert there.see("curves").reason


def test_wins_are_shown_by_opponents_beside_what_equals_would_win() -> None:
    there = history(play(10, 20), play(40, 30, origin="b"))
    press(there, "f6", '"tam', "return", "f4")
    assert isinstance(there.page, RivalsPage)
    assert [there.see(f"cell:0:{at}").text for at in range(4)] == ["2", "1", "50", "50"]
    assert there.see("line:0").text == "Only people"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_every_game_can_be_read(language: str) -> None:
    there = far(lambda services, _: RivalsPage(services, travelled()), SIZES[0], language=language)
    page = there.page
    assert isinstance(page, RivalsPage)
    for _ in menu_titles():
        for at in range(page.layout().pages):
            page.page = at
            page.renew()
            check(there)
        press(there, "f4")


def test_luck_and_play_are_curves_with_a_point_for_each_analysed_game() -> None:
    there = far(lambda services, _: CurvesPage(services, followed()))
    look, place = there.see("curves").data, there.see("curves").place
    luck, own = (spots(look, place, look.points, which) for which in (0, 1))
    assert len(luck) == len(own) == len(look.points) == 3
    assert luck[0].x < luck[1].x < luck[2].x
    # The first game had luck and bad play, the second the other way round.
    assert luck[0].y < place.centre.y < own[0].y
    assert own[1].y < place.centre.y < luck[1].y
    assert there.see("luck").text == "Luck: 2.0 on average"


def test_points_and_plays_are_curves_over_time() -> None:
    known = followed()
    there = far(lambda services, _: CoursePage(services, known))
    points, plays = there.see("points.curve").data, there.see("plays.curve").data
    made = known.games[0][1]
    assert points.dots == tuple(one.total for one in made.outings)
    assert points.curve == made.course
    assert plays.curve == tuple(range(1, made.plays + 1))
    assert points.when == plays.when
    check(there)


def test_a_course_goes_by_days_and_those_of_one_day_stand_side_by_side() -> None:
    assert moments(["2031-06-01", "2031-06-02", "2031-06-05"]) == (0.0, 0.25, 1.0)
    assert moments(["2031-06-01", "2031-06-01"]) == (0.0, 1.0)
    assert moments(["2031-06-01"]) == (0.0,)


def test_the_course_is_reached_from_the_statistics_by_its_key() -> None:
    there = history(play(10, 20), play(-4, 30, origin="b"))
    press(there, "f6", "down", "return", "f5")
    assert isinstance(there.page, CoursePage)


def test_statistics_are_written_for_a_spreadsheet() -> None:
    there = history(play(10, 20), play(-4, 30, origin="b"))
    press(there, "f6", "f8")
    files = {file.name.partition("-2")[0]: file for file in exchange.files(there.services.home)}
    sums, plays = (files[name].read_text("utf-8-sig") for name in ("people", "people-plays"))
    assert f"Tamar,{some_title()},,2,2,100.0,50.0,25.0,30,0,,\n" in sums
    assert len(plays.splitlines()) == 1 + 4


def test_a_match_that_ends_on_the_table_is_in_the_history_once() -> None:
    services = open_services()
    house = furnish(services)
    title = some_title()
    setting = match_setup(title, 2)
    whole = played(title, 2)
    nearly = open_match(setting)
    nearly.replay(whole.log[:-1])
    scene = house._table(setting, nearly, "a-save")
    session = scene.session  # type: ignore[attr-defined]
    session._keep(session)
    assert services.plays.list() == ()
    ended = open_match(setting)
    ended.replay(whole.log)
    session.match = ended
    for _ in range(2):
        assert session._keep(session) is None
    (one,) = services.plays.plays()
    scores = ended.rules.scores(ended.state)
    assert [person.total for person in one.people] == [score.total for score in scores]
    assert one.kind == "match"


def test_keys_reach_everything_in_the_history() -> None:
    there = history(play(3, 4))
    assert not unreachable(there)
    press(there, "down", "return")
    assert not unreachable(there)
    press(there, "e")
    assert not unreachable(there)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:3])
def test_the_history_can_be_read_from_afar(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    there = far(HistoryPage, size, language=language)
    check(there)
    name = keep_samples(there.services)
    long = tuple(Person("Maximiliane Hohenfels", at % 5, given=-99) for at in range(8))
    crowd = Play(some_title(), "2031-06-02", long, "In den alten Weinbergen 17", "nass " * 60)
    there.services.plays.keep("crowd", crowd)
    one = there.services.plays.get(name).value
    assert one is not None
    file = tmp_path / "bad.json"
    file.write_text(
        json.dumps({"plays": [{"title": "beta", "day": "x", "people": []}, 7]}), "utf-8"
    )
    brought = exchange.bring(there.services.plays, file)
    for make in (
        HistoryPage,
        lambda d, w: PlayPage(d, w, name),
        lambda d, w: PlayPage(d, w, "crowd"),
        lambda d, _: EditPage(d, name, one),
        lambda d, _: EditPage(d, "crowd", crowd),
        lambda d, _: PersonPage(d, one, 0),
        lambda d, _: PeoplePage(d, d.plays.plays()),
        lambda d, _: StatisticsPage(d, PeoplePage(d, d.plays.plays()).career(0)),
        lambda d, _: RivalsPage(d, PeoplePage(d, d.plays.plays()).career(0)),
        lambda d, _: CurvesPage(d, followed()),
        lambda d, _: CoursePage(d, PeoplePage(d, d.plays.plays()).career(0)),
        lambda d, _: FilesPage(d),
        lambda d, _: ImportedPage(d, "history-20310603-214000.json", brought),
        lambda d, _: ImportedPage(d, "history-20310603-214000.json", brought, stopped=True),
        lambda d, w: ImportingPage(
            d, "history-20310603-214000.json", Halfway(), lambda *_: HistoryPage(d, w)
        ),
    ):
        shown = far(make, size, language=language)
        check(shown)


def test_what_stands_behind_a_short_word_may_take_most_of_its_row() -> None:
    play = Play(
        "ages", "2031-06-02", tuple(Person(n, at) for at, n in enumerate("ABCD")), "Riga", "x"
    )
    there = far(lambda services, _: EditPage(services, "one", play), (1280, 720), language="de")
    check(there)
    assert "Im Wandel der Zeiten" in {pair.text for pair in read(there).pairs}
