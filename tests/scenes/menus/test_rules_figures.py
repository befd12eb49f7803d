"""Every page of every book shows something, leads on, is filled, and can be read everywhere."""

from __future__ import annotations

from functools import cache

import pytest

from game.core.registry import titles
from scenes.base.services import Services
from scenes.menus.figures import Plate, plate
from scenes.menus.rules import RulesScene
from scenes.menus.rules_book import rules_pages
from scenes.menus.rules_search import find, sheet
from scenes.menus.text_blocks import say
from scenes.shared.links import Links
from scenes.table.figures import meant, part
from scenes.table.pages import RulesPage
from scenes.table.registry import stage
from scenes.ui.recorder import Recorder
from tests.build.board import make_services
from tests.build.languages import LANGUAGES
from tests.build.menus import Front, front
from tests.build.options import option_sets
from tests.scenes.menus.test_fit import check

BOOKS = [title for title in sorted(titles()) if stage(title).pages is not None]
FILLED = 0.5
"""Part of a page that figures, words, examples and tables take at least."""
CONTENT = ("front_figure", "front_row", "front_slip", "text", "front_symbol")


@cache
def book(title: str) -> tuple[RulesPage, ...]:
    return rules_pages(title, {})


@cache
def plates(title: str, section: str, language: str = "en") -> tuple[Plate, ...]:
    words = make_services(language=language).words
    page = next(page for page in book(title) if page.section == section)
    return tuple(plate(words, figure) for figure in page.figures)


def opened(title: str, size: tuple[int, int] = (1280, 720), language: str = "en") -> Front:
    def make(services: Services, ways: Links) -> RulesScene:
        del ways
        return RulesScene(services, title)

    return front(make, size, language=language)


def scene(there: Front) -> RulesScene:
    assert isinstance(there.page, RulesScene)
    return there.page


@pytest.mark.slow
@pytest.mark.parametrize("title", BOOKS)
def test_every_page_has_a_figure_with_numbers_whatever_is_played(title: str) -> None:
    bare = {
        page.section
        for options in ({}, *option_sets(title))
        for page in rules_pages(title, options)
        if not any(figure.calls for figure in page.figures)
    }
    assert not bare


@pytest.mark.parametrize("title", BOOKS)
def test_every_number_points_at_something_inside_its_figure(title: str) -> None:
    words = make_services().words
    astray = []
    for page in book(title):
        for figure in page.figures:
            picture = figure.make(words)
            shown = part(picture, figure.shows)
            for call in figure.calls:
                item = meant(picture, call.item, shown)
                if item is None or not item.place.inside(shown.inset(-15)):
                    astray.append((page.section, call.item))
    assert not astray


@pytest.mark.parametrize("title", BOOKS)
def test_every_number_says_something(title: str) -> None:
    mute = [
        (page.section, number)
        for page in book(title)
        for each in plates(title, page.section)
        for number, (_, said) in enumerate(each.calls, 1)
        if len(said) < 4
    ]
    assert not mute


@pytest.mark.parametrize("title", BOOKS)
def test_figures_show_states_that_can_come_about(title: str) -> None:
    wrong = []
    for page in book(title):
        for figure in page.figures:
            stand = figure.stand() if figure.stand else None
            if stand is not None and stand.rules.problems(stand.state):
                wrong.append(page.section)
    assert not wrong


@pytest.mark.shared
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", BOOKS)
def test_no_page_is_half_empty(title: str, language: str) -> None:
    there = opened(title, language=language)
    book = scene(there)
    sparse = {}
    for at, page in enumerate(book.leaves):
        book._turn(at)
        picture = book.present()
        panel = picture.find("page.panel")
        assert panel is not None
        inner = panel.place.inset(44, 26)
        body = inner.foot(inner.height - 70)
        taken = [
            item.place
            for item in picture
            if item.kind in CONTENT and item.place.inside(panel.place) and item.id != "page.title"
        ]
        low = max(place.bottom for place in taken)
        share = (low - body.y) / body.height
        if share < FILLED:
            sparse[page.section] = round(share, 2)
    assert not sparse


@pytest.mark.parametrize("title", BOOKS)
def test_every_way_leads_to_a_page(title: str) -> None:
    whole = {
        page.section
        for options in ({}, *option_sets(title))
        for page in rules_pages(title, options)
    }
    lost = [(page.section, to) for page in book(title) for to in page.see if to not in whole]
    assert not lost
    alone = [page.section for page in book(title) if not page.see]
    assert not alone


@pytest.mark.parametrize("title", BOOKS)
def test_every_symbol_is_explained_and_has_a_page(title: str) -> None:
    words = make_services().words
    pages = book(title)
    sections = {page.section for page in pages}
    symbols = [symbol for page in pages for symbol in page.symbols]
    assert symbols
    lost = [s.sprite for s in symbols if s.section not in sections or not say(words, s.about)]
    assert not lost
    assert len({symbol.sprite for symbol in symbols}) == len(symbols)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", BOOKS)
def test_the_search_finds_a_word_that_only_one_page_has(title: str, language: str) -> None:
    words = make_services(language=language).words
    sheets = [sheet(words, page, plates(title, page.section, language)) for page in book(title)]
    # The search takes one Russian letter for its twin, as people write it.
    wholes = [" ".join((s.title, *s.texts)).lower().replace("ё", "е") for s in sheets]
    missed = []
    for at, whole in enumerate(wholes):
        others = " ".join(wholes[:at] + wholes[at + 1 :])
        own = [w for w in whole.split() if w.isalpha() and len(w) > 3 and w not in others]
        if own and [hit.section for hit in find(sheets, own[0])] != [sheets[at].section]:
            missed.append((sheets[at].section, own[0]))
    assert not missed


# Room is least in the smallest window; in a very large one the longest words are enough.
READ = [((960, 540), language) for language in LANGUAGES] + [((3840, 2160), "de")]


@pytest.mark.shared
@pytest.mark.slow
@pytest.mark.varies("title", "size", "language")
@pytest.mark.parametrize(("size", "language"), READ)
@pytest.mark.parametrize("title", BOOKS)
def test_every_page_can_be_read(title: str, size: tuple[int, int], language: str) -> None:
    there = opened(title, size, language)
    book = scene(there)
    for at in range(len(book.leaves)):
        book._turn(at)
        there.pilot.turn()
        there.pilot.app.recorder = Recorder()
        there.pilot.app.draw()
        check(there.pilot.app.recorder)
