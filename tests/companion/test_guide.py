"""A game beside its own board: entered by keys, taken back, kept, and counted at its end."""

from __future__ import annotations

import pytest

from game.core.registry import titles
from scenes.companion.forms.people_page import SheetPeoplePage
from scenes.companion.forms.totals_pages import TotalsPage
from scenes.companion.guide import samples
from scenes.companion.guide.guide_file import GuideFile, Kept
from scenes.companion.guide.guide_pages import GuideHomePage, GuidePage, guided
from scenes.companion.referee.start_pages import RefereePage
from scenes.companion.speech import refereed
from tests.build.distance import drawn, far, laid
from tests.build.languages import read_in
from tests.build.menus import Front, ways

SMALL = (640, 360)


def begun(title: str) -> Front:
    """Open the guide of a title from the referee's first screen, by keys."""
    there = far(RefereePage, SMALL)
    beside = [name for name in guided() if name not in refereed()]
    there.pilot.press(str(len(refereed()) + 1 + beside.index(title)))
    assert isinstance(there.page, GuideHomePage)
    assert there.services.words.text("companion.guide.alone") in there.texts()
    there.pilot.press("1")
    assert isinstance(there.page, SheetPeoplePage)
    there.pilot.press("return")
    assert isinstance(there.page, GuidePage)
    return there


@pytest.mark.parametrize("title", guided())
def test_a_game_is_entered_by_keys_taken_back_and_gone_on_with(title: str) -> None:
    there = begun(title)
    page = there.page
    assert isinstance(page, GuidePage)
    there.pilot.press("return", "return", "return")
    assert len(page.kept.entered) == 3
    there.pilot.press("f3")
    assert len(page.kept.entered) == 2
    kept = GuideFile(there.services.home, title).load()
    assert kept == page.kept
    there.pilot.press("escape", "2")
    again = there.page
    assert isinstance(again, GuidePage)
    assert again.stand == page.stand


@pytest.mark.parametrize("title", guided())
def test_a_kept_game_of_too_few_or_too_many_people_is_not_offered(title: str) -> None:
    there = far(lambda services, _: GuideHomePage(services, title), SMALL)
    file = GuideFile(there.services.home, title)
    for people in ((), ("Ada", "Ben"), tuple("abcdefgh")):
        assert file.keep(Kept(people))
        there.page.renew()
        there.pilot.turn()
        assert not there.has("go")
    assert file.keep(Kept(("Ada", "Ben", "Cleo")))
    there.page.renew()
    there.pilot.turn()
    assert there.has("go")


@pytest.mark.parametrize("title", guided())
def test_a_whole_game_takes_a_key_for_each_answer_and_ends_in_the_sheet_of_points(
    title: str,
) -> None:
    there = far(lambda services, _: GuidePage(services, title, Kept(("Ada", "Ben", "Cleo"))), SMALL)
    page = there.page
    assert isinstance(page, GuidePage)
    guide, entered = page.guide, list(page.kept.entered)
    while (stand := guide.stand(page.kept.people, entered)).choices:
        entered.append(stand.choices[0].id)
    page.kept = Kept(page.kept.people, tuple(entered[:-3]))
    page._go(page.kept.entered)
    there.pilot.turn()
    for _ in range(3):
        row = next(item for item in there.pilot.picture if item.kind == "distance_row")
        there.pilot.press(row.key)
    assert page.stand.sheet
    there.pilot.press("return")
    assert isinstance(there.page, TotalsPage)
    assert len(there.page.sheet.found.scores) == 3


def test_every_title_is_refereed_or_has_a_guide() -> None:
    assert set(refereed()) | set(guided()) == set(titles())


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), read_in([(960, 540), (1280, 720), (1024, 768)]))
def test_all_screens_of_a_guide_can_be_read_from_afar(size: tuple[int, int], language: str) -> None:
    there = far(RefereePage, size, language=language)
    found: list[object] = []
    for name, scene in samples.screens(there.services, ways(there.services)):
        there.pilot.app.show(scene)
        there.pilot.turn()
        found += [(name, *fault) for fault in (*drawn(there), *laid(there))]
    assert not found
