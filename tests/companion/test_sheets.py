"""Sheets and calculators of every title on the screen: reached by keys, read from afar."""

from __future__ import annotations

import pytest

from game.core.form import SHARED, reckon
from scenes.companion.forms.forms_pages import FormsPage, TitleFormsPage
from scenes.companion.forms.open_sheet import OpenSheet, forms_of
from scenes.companion.forms.part_page import PartPage
from scenes.companion.forms.samples import every, sample
from scenes.companion.forms.totals_pages import TotalsPage
from scenes.companion.menu import MenuPage
from scenes.shared.game_list import playable
from tests.build.board import make_services
from tests.build.distance import SIZES, check, far
from tests.build.forms import every_form
from tests.build.languages import LANGUAGES, LONGEST
from tests.build.menus import unreachable, ways

SMALL = SIZES[0]
FORMS = [one for one in every_form() if one[0] in playable()]


def test_the_menu_leads_to_every_title_with_forms() -> None:
    there = far(MenuPage)
    there.pilot.click("companion.form.title")
    assert isinstance(there.page, FormsPage)
    assert {f"title:{title}" for title, _ in FORMS} <= {i.id for i in there.pilot.picture}
    there.pilot.press("1")
    assert isinstance(there.page, TitleFormsPage)


@pytest.mark.slow
@pytest.mark.varies("title", "form")
@pytest.mark.parametrize(("title", "form"), FORMS)
def test_keys_reach_every_field_and_every_part(title: str, form: str) -> None:
    there = far(FormsPage)
    found = next(one for one in forms_of(title) if one.id == form)
    made = sample(there.services, title, found)
    for seat in (0, SHARED) if found.seats else (SHARED,):
        if not made.groups(seat):
            continue
        page = PartPage(made, seat)
        there.pilot.app.show(page)
        seen = set()
        for _ in made.groups(seat):
            for _ in range(60):
                seen.add(page.focus)
                there.pilot.press("down" if page.single else "return") if _walks(page) else None
                if page.focus in ("after", "totals", ""):
                    break
            assert not unreachable(there)
            page.act("after", None)
            there.pilot.turn()
        keys = {each.key for group in made.groups(seat) for each in group.fields}
        assert keys <= seen | _opened(made, seat)


def _walks(page: PartPage) -> bool:
    each = page.field(page.focus)
    return page.single is not None or (each is not None and each.kind == "number")


def _opened(made: OpenSheet, seat: int) -> set[str]:
    """Name the fields that Enter opens instead of walking on."""
    fields = [each for group in made.groups(seat) for each in group.fields]
    return {each.key for each in fields} if any(e.kind != "number" for e in fields) else set()


@pytest.mark.parametrize(("title", "form"), FORMS)
def test_what_the_screen_shows_is_what_the_form_reckons(title: str, form: str) -> None:
    services = make_services()
    made = sample(services, title, next(one for one in forms_of(title) if one.id == form))
    assert made.found == reckon(made.form, made.filled)
    if made.found.scores:
        there = far(lambda d, _: TotalsPage(sample(d, title, made.form)))
        for score in made.found.scores:
            shown = there.pilot.picture.find(f"total:{score.seat}")
            assert shown is None or shown.text == str(score.total).replace("-", "−")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_every_form_can_be_read_from_afar(language: str) -> None:
    there = far(FormsPage, SMALL, language=language)
    for _, scene in every(there.services, ways(there.services)):
        there.pilot.app.show(scene)
        check(there)


@pytest.mark.slow
@pytest.mark.parametrize("size", [size for size in SIZES if size != SMALL])
def test_some_pages_can_be_read_at_every_size(size: tuple[int, int]) -> None:
    there = far(FormsPage, size, language=LONGEST)
    for at, (_, scene) in enumerate(every(there.services, ways(there.services))):
        if at % 13 == 4:
            there.pilot.app.show(scene)
            check(there)


@pytest.mark.varies("title", "form")
@pytest.mark.parametrize(("title", "form"), FORMS)
def test_a_sheet_for_pictures_contradicts_nothing(title: str, form: str) -> None:
    found = next(one for one in forms_of(title) if one.id == form)
    made = sample(make_services(), title, found)
    assert not made.found.doubts
