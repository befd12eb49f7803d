"""What lies where on the mat of `bronze`, and which tabs it has."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from scenes.bronze import STAGE
from scenes.bronze.layout import CARDS, CITIES, LANDS, scale, tabs
from scenes.ui.geometry import Region
from scenes.ui.picture import Picture
from tests.bronze.screen.situations import LAYOUT, situations
from tests.bronze.screen.views import board_view
from tests.build.bronze import table
from tests.build.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_can_be_read_among_ten(language: str) -> None:
    names = list(table(4).rules.tables.cities)
    for first in range(0, 50, 10):
        game = table(4).give(0, cities=" ".join(names[first : first + 10]))
        for size, interface in (((1920, 1080), 100), ((1280, 720), 150)):
            region, open_tabs = LAYOUT.mat(size, interface)
            tab = CITIES if open_tabs else ""
            picture = STAGE.open(board_view(game, language, region, tab=tab)).picture
            notes = LAYOUT.draw(picture, region, 1.0)
            assert not notes.overflows, notes.overflows
            assert not notes.faint()


def test_a_land_of_two_digits_and_its_cities_are_read_where_lands_are_narrowest() -> None:
    names = list(table(4).rules.tables.cities)
    game = table(4).opened(11)
    for land in (9, 10):
        game = game.below(land, " ".join(names[land * 4 : land * 4 + 4]))
    region, _ = LAYOUT.mat((1280, 720), 150)
    seen = STAGE.open(board_view(game, region=region, tab=LANDS)).on_window
    shelves = Picture(tuple(item for item in seen if item.id in ("shelf:9", "shelf:10")))
    notes = LAYOUT.draw(shelves, region, 1.0)
    assert [pair.text for pair in notes.pairs] == ["10", "4", "11", "4"]
    assert not notes.overflows


@pytest.mark.parametrize("rows", [5, 9, 14, 20])
def test_a_deep_matrix_stays_in_its_tray_and_every_card_is_seen(rows: int) -> None:
    deep = " ".join(["domestication", "wheel"] * (rows // 2))
    game = table(2).give(0, matrix=f"{deep} | pottery").hold("domestication")
    seen = board_view(game, "ru")
    tray = STAGE.open(seen).picture.find("tray")
    cards = [i for i in STAGE.open(seen).picture if i.id.startswith(("card:", "column:"))]
    assert tray is not None
    assert all(card.place.inside(tray.place) for card in cards)
    assert len(cards) == rows // 2 * 2 + 1 + 4
    notes = LAYOUT.draw(STAGE.open(seen).picture, LAYOUT.mat((1280, 720), 100)[0], 2 / 3)
    assert not notes.overflows
    assert notes.smallest >= 11


@pytest.mark.parametrize(("players", "lands"), [(2, 7), (3, 9), (4, 11)])
def test_all_lands_lie_beside_each_other(players: int, lands: int) -> None:
    seen = board_view(table(players))
    above = [i for i in STAGE.open(seen).picture if i.kind == "province"]
    assert len(above) == lands
    assert all(a.place.right <= b.place.x + 2.1 for a, b in pairwise(above))


def test_the_wide_mat_needs_no_tabs_a_tall_one_two_and_a_small_one_three() -> None:
    assert tabs(Region(0, 0, 1464, 960)) == ()
    assert tabs(Region(0, 0, 1004, 964)) == (CARDS, CITIES)
    assert tabs(Region(0, 0, 914, 628)) == (LANDS, CARDS, CITIES)


def test_a_larger_mat_is_drawn_larger() -> None:
    assert scale(Region(0, 0, 2104, 1320)) == pytest.approx(1.375)


def test_each_step_opens_the_tab_on_which_it_is_decided() -> None:
    small = Region(0, 0, 914, 577)
    opened = {
        phase: STAGE.open(replace(board_view(state), region=small)).opens()
        for phase, state in situations().items()
    }
    assert opened == {"take": CARDS, "lay": CARDS, "settle": LANDS, "city": CITIES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_technologies_of_one_tray_have_one_size(language: str) -> None:
    region, open_tabs = LAYOUT.mat((1280, 720), 100)
    seen = board_view(situations()["settle"], language, region, tab=CARDS if open_tabs else "")
    cards = [item for item in STAGE.open(seen).on_window if item.id.startswith("card:")]
    notes = LAYOUT.draw(Picture(tuple(cards)), region, 720 / 1080)
    names = {item.text for item in cards}
    assert len({pair.text for pair in notes.pairs} & names) > 1
    assert len({pair.pixels for pair in notes.pairs if pair.text in names}) == 1
