"""Names in any script are drawn in a font that has them, else the colour stands for them."""

from __future__ import annotations

import pygame
import pytest

from game.core.setup import SeatSetup
from game.storage.play import Person
from scenes.companion.guide.guide_file import Kept
from scenes.companion.guide.guide_pages import GuidePage, guided
from scenes.companion.history.people_pages import PeoplePage
from scenes.shared import common_texts
from scenes.ui import measure
from scenes.ui.caches import RESOURCES
from scenes.ui.fonts import Fonts
from tests.build.board import make_services
from tests.build.distance import far
from tests.build.history import play

FOREIGN = ("李娜", "김민준", "😀")


@pytest.mark.parametrize("name", ["Ana", "Mikołaj", "Тамара", "Ελένη", "Jo–Ann’s"])
def test_our_fonts_draw_the_names_of_our_languages(name: str) -> None:
    assert Fonts(RESOURCES / "fonts").drawable(name)


@pytest.mark.parametrize("name", FOREIGN)
def test_where_no_font_has_a_name_the_colour_stands_for_it_and_the_name_is_kept(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = Fonts(RESOURCES / "fonts")
    monkeypatch.setattr(pygame.font, "match_font", lambda _name: None)
    monkeypatch.setattr(measure, "_fonts", lambda: bare)
    seat_setup = SeatSetup(name, 1)
    words = make_services().words
    assert common_texts.name(words, seat_setup) == words.text("seat.1")
    assert seat_setup.name == name


@pytest.mark.parametrize("name", ["سارة", "שרה", "Ana שרה"])
def test_letters_from_right_to_left_would_stand_in_the_wrong_order_so_the_colour_does(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Fonts, "drawable", lambda _fonts, _name: True)
    words = make_services().words
    assert common_texts.name(words, SeatSetup(name, 1)) == words.text("seat.1")


def test_in_statistics_and_beside_a_board_the_colour_stands_for_such_a_name_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare = Fonts(RESOURCES / "fonts")
    monkeypatch.setattr(measure, "_fonts", lambda: bare)
    monkeypatch.setattr(pygame.font, "match_font", lambda _name: None)
    made = play(3, people=(Person("李娜", 2, given=3),))
    there = far(lambda services, _: PeoplePage(services, [made]))
    yellow = there.services.words.text("seat.2")
    assert there.see("known:0").text == yellow
    there.pilot.click("known:0")
    assert there.see("heading").text == yellow
    people = ("李娜", "Bo", "Cy")
    beside = far(lambda services, _: GuidePage(services, guided()[0], Kept(people)))
    assert there.services.words.text("seat.0") in beside.texts()
    assert "李娜" not in there.texts() + beside.texts()


def test_a_font_of_the_system_lends_what_ours_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    fonts = Fonts(RESOURCES / "fonts")
    sign = next(sign for sign in "←→↑↓−" if not fonts._has_sign("title", sign))
    lending = str(RESOURCES / "fonts" / "serif.ttf")
    monkeypatch.setattr(pygame.font, "match_font", lambda _name: lending)
    monkeypatch.setattr("scenes.ui.fonts.LACKING", {})
    monkeypatch.setattr("scenes.ui.fonts.LENDING", ())
    assert fonts._lender("title", sign) == lending
    assert fonts.drawable(sign, "title")
    assert fonts.render("title", 20, sign, "#ffffff").get_width() == fonts.width("title", 20, sign)
