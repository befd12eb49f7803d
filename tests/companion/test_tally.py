"""Points by round of any game, by keys."""

from __future__ import annotations

from datetime import date

import pytest

from game.storage import tally
from game.storage.play import TALLY, Person, Play
from game.storage.plays import Plays
from scenes.base.page import Page
from scenes.base.services import Services
from scenes.companion.history.edit_page import EditPage
from scenes.companion.history.history_page import HistoryPage
from scenes.companion.history.tally_pages import RoundPage, RoundsPage, TalliesPage, TallyPage
from scenes.shared.common_texts import title_name
from scenes.shared.game_list import playable
from scenes.shared.links import Links
from tests.build.distance import SIZES, check, far
from tests.build.history import only, play, press
from tests.build.languages import read_in
from tests.build.menus import Front

DAY = date(2031, 6, 1)


def tallies() -> Front:
    """Open the list of tallies."""
    return far(lambda services, _: TalliesPage(services))


def running(*people: str) -> Front:
    """Begin a tally of a game that is none of ours."""
    there = tallies()
    press(there, "n")
    there.pilot.click("other")
    press(there, '"Port Royal', "return")
    for name in people:
        press(there, "+", f'"{name}', "return")
    return there


def table(there: Front) -> list[list[int | None]]:
    """Give the lines of the only play in the history."""
    kept = only(there)
    seats = range(len(kept.people))
    return [
        [tally.points(kept, seat, at) for seat in seats] for at in range(1, tally.rounds(kept) + 1)
    ]


def test_a_line_is_entered_person_by_person_and_is_in_the_history_at_once() -> None:
    there = running("Amira", "Tamar")
    press(there, "return", "1", "2", "return", "7", "return")
    assert isinstance(there.page, TallyPage)
    assert table(there) == [[12, 7]]
    assert only(there).kind == TALLY
    assert "Port Royal" in there.see("heading").text
    assert there.see("total:0").text == "12"
    press(there, "return", "-", "4", "return", "escape")
    assert table(there) == [[12, 7], [-4, None]]
    press(there, "return", "3", "return")
    assert table(there) == [[12, 7], [-4, 3]]


def test_an_earlier_line_is_corrected_by_three_keys_and_digits() -> None:
    there = running("Amira", "Tamar")
    press(there, "return", "1", "return", "2", "return", "return", "3", "return", "4", "return")
    press(there, "c", "1", "2", "9", "return")
    assert table(there) == [[1, 9], [3, 4]]
    press(there, "delete", "return")
    assert isinstance(there.page, RoundsPage)
    assert table(there) == [[3, 4]]


def test_a_key_says_that_the_fewest_points_win() -> None:
    there = running("Amira", "Tamar")
    press(there, "return", "1", "return", "2", "return")
    assert there.see("total:1").text == "2"
    before = there.see("heading").text
    press(there, "w")
    assert only(there).lowest
    assert there.see("heading").text != before


def test_a_tally_that_was_left_goes_on_from_the_list_and_from_the_history() -> None:
    there = running("Amira", "Tamar")
    press(there, "return", "1", "return", "2", "return", "escape")
    again = tallies()
    again.pilot.click(f"tally:{Plays().list()[0].name}")
    press(again, "return", "3", "return", "4", "return")
    assert table(again) == [[1, 2], [3, 4]]
    back = far(HistoryPage)
    press(back, "down", "return")
    assert back.see("cell:1:1").text == "4"
    press(back, "e")
    assert isinstance(back.page, TallyPage)
    press(back, "e")
    assert isinstance(back.page, EditPage)


def test_people_and_way_of_winning_are_those_of_the_last_time() -> None:
    last = tally.begun("Skat", DAY, (Person("Amira", 2), Person("Tamar", 1)), True)
    Plays().keep("skat", tally.put(last, 0, 1, 18))
    there = tallies()
    press(there, "n")
    there.pilot.click("game:Skat")
    page = there.page
    assert isinstance(page, TallyPage)
    assert page.play.lowest
    assert [(one.name, one.colour, one.total) for one in page.play.people] == [
        ("Amira", 2, None),
        ("Tamar", 1, None),
    ]


@pytest.mark.parametrize("written", ["skat", " SKAT"])
def test_a_game_that_is_known_is_not_begun_anew_by_other_capitals(written: str) -> None:
    Plays().keep("skat", tally.begun("Skat", DAY, (Person("Amira", 2),), True))
    there = tallies()
    press(there, "n")
    there.pilot.click("other")
    press(there, f'"{written}', "return")
    page = there.page
    assert isinstance(page, TallyPage)
    assert page.play.title == "Skat"
    assert [one.name for one in page.play.people] == ["Amira"]


def test_one_of_our_games_is_known_by_the_name_on_the_screen() -> None:
    there = tallies()
    title = playable()[-1]
    press(there, "n")
    there.pilot.click("other")
    press(there, f'"{title_name(there.services.words, title).upper()}', "return")
    page = there.page
    assert isinstance(page, TallyPage)
    assert page.play.title == title


def test_computer_players_of_the_last_match_join_no_tally_and_leave_who_wins() -> None:
    Plays().keep("older", tally.begun("Skat", DAY, (Person("Amira"),), True))
    people = (Person("Amira"), Person("Fraktur", 1, level="easy"))
    Plays().keep("newer", Play("Skat", "2031-06-02", people))
    there = tallies()
    press(there, "n")
    there.pilot.click("game:Skat")
    page = there.page
    assert isinstance(page, TallyPage)
    assert [one.name for one in page.play.people] == ["Amira"]
    assert page.play.lowest


def test_people_of_the_history_are_offered() -> None:
    Plays().record(play(3, 4))
    there = running()
    press(there, "+")
    assert there.has("old:Amira")


def full() -> Play:
    """Give a tally as large as may be."""
    people = tuple(Person("W" * 12, seat % 5) for seat in range(8))
    made = tally.begun("Port_Royal_Gambit_Extra", DAY, people, True)
    for at in range(1, 13):
        for seat in range(8):
            made = tally.put(made, seat, at, -700 + at)
    return made


@pytest.mark.parametrize(("size", "language"), read_in(SIZES))
@pytest.mark.parametrize("page", ["list", "table", "lines", "line"])
@pytest.mark.varies("page")
def test_every_page_is_read_from_far_away(page: str, size: tuple[int, int], language: str) -> None:
    Plays().keep("port", full())

    def make(services: Services, _links: Links) -> Page:
        whole = TallyPage(services, "port", full())
        pages: dict[str, Page] = {
            "list": TalliesPage(services),
            "table": whole,
            "lines": RoundsPage(whole),
            "line": RoundPage(whole, 3),
        }
        return pages[page]

    check(far(make, size, language=language))
