"""What is entered or read beside a table stands on one page, with as much as it has room for."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.core.form import SHARED
from game.core.registry import titles
from scenes.base.page import Page
from scenes.base.services import Services
from scenes.companion.forms import samples
from scenes.companion.forms.open_sheet import TOGETHER, OpenSheet, forms_of
from scenes.companion.forms.part_page import PartPage
from scenes.companion.menu import MenuPage
from scenes.companion.referee.start_pages import SeatingPage
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.shared.links import Links
from tests.build.distance import far
from tests.build.languages import LANGUAGES
from tests.build.menus import ways


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", sorted(titles()))
def test_every_page_of_sheets_and_calculators_is_whole_at_once(title: str, language: str) -> None:
    there, several = far(MenuPage, language=language), []
    seating = SeatingPage(there.services, ways(there.services), title)
    pages: list[tuple[str, object]] = [("seating", seating)]
    for form in forms_of(title):
        found = samples.pages(samples.sample(there.services, title, form), 9)
        pages += [(f"{form.id}-{name}", page) for name, page in found]
    for name, page in pages:
        assert isinstance(page, DistancePage)
        there.pilot.app.show(page)
        # The cards of a fight are more than one page holds, and found by their letters.
        if page.layout().pages > 1 and len(page.layout().rows) <= 3 * TOGETHER:
            several.append((name, page.layout().pages))
    assert not several


@pytest.mark.parametrize("title", sorted(titles()))
def test_no_part_of_a_sheet_leaves_a_page_to_one_number_beside_a_part_with_room(title: str) -> None:
    there, bare = far(MenuPage), []
    for form in forms_of(title):
        sheet = samples.sample(there.services, title, form)
        for seat in (0, SHARED):
            parts = sheet.groups(seat)
            assert sum(len(part.fields) for part in parts) == sum(
                len(group.fields)
                for group in form.groups(sheet.filled)
                if group.shared == (seat == SHARED)
            )
            for one, other in pairwise(parts):
                room = len(one.fields) + len(other.fields) <= TOGETHER
                pick = any(
                    len(p.fields) == 1 and p.fields[0].kind == "several" for p in (one, other)
                )
                if room and not pick:
                    bare.append((form.id, one.key, other.key))
    assert not bare


def test_a_part_with_one_choice_shows_all_of_them_and_takes_a_key() -> None:
    form = next(form for form in forms_of("tempus") if form.id == "eras")
    there = far(lambda services, _: PartPage(OpenSheet(services, "tempus", form), SHARED))
    page = there.page
    assert isinstance(page, PartPage)
    assert page.single is not None
    there.pilot.press("3")
    third = page.single.choices[2].id
    assert page.sheet.answers.word(page.single.key, SHARED) == third
    assert [row.lifted for row in page.layout().rows].index(True) == 2


def test_the_overview_says_what_is_chosen_for_the_table() -> None:
    form = next(form for form in forms_of("tempus") if form.id == "progress")

    def sample(services: Services, _: Links) -> Page:
        page = next(samples.pages(samples.sample(services, "tempus", form), 0))[1]
        assert isinstance(page, Page)
        return page

    there = far(sample)
    page = there.page
    assert isinstance(page, DistancePage)
    row = next(row for row in page.layout().rows if row.id == "part:0")
    assert row.aside


@pytest.mark.parametrize("title", sorted(titles()))
def test_every_row_before_a_game_has_a_key_of_its_own(title: str) -> None:
    there = far(lambda services, links: SeatingPage(services, links, title))
    page = there.page
    assert isinstance(page, SeatingPage)
    keys = [row.key for row in page.layout().rows]
    assert all(keys)
    assert len({*keys}) == len(keys)
    before = page.game.start
    there.pilot.press(next(row.key for row in page.layout().rows if row.id == "first"))
    assert page.game.start != before
