"""Names in any script are drawn in a font that has them, else the colour stands for them."""

from __future__ import annotations

import pygame
import pytest

from game.core.setup import SeatSetup
from scenes.shared import common_texts
from scenes.ui import measure
from scenes.ui.caches import RESOURCES
from scenes.ui.fonts import Fonts
from tests.build.board import make_services

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
