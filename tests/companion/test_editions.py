"""Answer what a real box holds, by keys only."""

from __future__ import annotations

import pytest

from game import paths
from game.core.registry import titles
from game.core.setup import OURS
from game.core.slot import Several, Slot, Tick, Whole
from game.loading import editions
from game.storage import edition_writer
from scenes.companion.editions import samples
from scenes.companion.editions.edition_pages import (
    EditionPage,
    EditionsPage,
    FindingsPage,
    GroupPage,
    SeveralPage,
    TitleEditionsPage,
    owned,
)
from scenes.companion.forms.forms_pages import TitleFormsPage
from scenes.companion.forms.open_sheet import form_of
from scenes.companion.menu import MenuPage
from scenes.companion.referee.start_pages import SeatingPage
from scenes.menus.setup import SetupScene
from tests.build.distance import check, far
from tests.build.languages import LANGUAGES
from tests.build.menus import Front

TITLE = next(
    name
    for name in owned()
    if any(
        isinstance(s.kind, Several) and s.kind.twice and s.kind.low <= 3
        for s in editions.slots(name)
    )
)
"""A title with every kind of value, one after the other."""
SIZES = ((960, 540), (3840, 2160))


def slots_of(kind: type) -> list[Slot]:
    """List the slots of a kind."""
    return [slot for slot in editions.slots(TITLE) if isinstance(slot.kind, kind)]


def group(slot: Slot) -> Front:
    """Open the group of a slot in an edition that was just begun."""
    edition_writer.begin(TITLE, "Attic")
    slots = [one for one in editions.slots(TITLE) if one.group == slot.group]
    return far(lambda services, _: GroupPage(services, TITLE, "Attic", slots))


def put_in(there: Front, slot: Slot) -> None:
    """Press the row of a slot."""
    at = there.page.slots.index(slot)  # type: ignore[attr-defined]
    while not there.has(f"slot:{at}"):
        there.pilot.press("page down")
    there.pilot.click(f"slot:{at}")


def held(slot: Slot) -> object:
    """Give what stands in a slot of the edition."""
    return editions.values(TITLE, "Attic")[slot.place]


def test_an_edition_is_begun_named_and_opened_by_keys() -> None:
    there = far(lambda services, ways: MenuPage(services, ways))
    there.pilot.click("companion.edition.title")
    there.pilot.press(str(owned().index(TITLE) + 1), "n")
    there.pilot.type_text("Attic")
    there.pilot.press("return")
    assert isinstance(there.page, EditionPage)
    assert editions.sound(TITLE) == ("Attic",)


def test_a_name_that_is_taken_is_refused_in_words() -> None:
    edition_writer.begin(TITLE, "Attic")
    there = far(lambda services, _: TitleEditionsPage(services, TITLE))
    there.pilot.press("n")
    there.pilot.type_text("attic")
    there.pilot.press("return")
    assert "attic" in there.see("said").text
    assert editions.names(TITLE) == ("Attic",)


def test_a_number_is_entered_by_digits() -> None:
    slot = slots_of(Whole)[0]
    assert isinstance(slot.kind, Whole)
    there = group(slot)
    put_in(there, slot)
    there.pilot.press(*str(slot.kind.high), "return")
    assert held(slot) == slot.kind.high


def test_several_values_are_entered_in_their_order_by_their_digits() -> None:
    slot = next(s for s in slots_of(Several) if s.kind.twice and s.kind.low <= 3)  # type: ignore[union-attr]
    assert isinstance(slot.kind, Several)
    there = group(slot)
    put_in(there, slot)
    there.pilot.press(*["backspace"] * len(held(slot)), "2", "1", "2", "return")  # type: ignore[arg-type]
    names = [name for name, _ in slot.kind.values]
    assert held(slot) == [names[1], names[0], names[1]]


def test_an_empty_slot_is_refused_and_what_stood_there_stays() -> None:
    slot = slots_of(Several)[0]
    before = editions.values(TITLE, OURS)[slot.place]
    there = group(slot)
    put_in(there, slot)
    there.pilot.press(*["backspace"] * len(before), "return")
    assert isinstance(there.page, SeveralPage)
    assert there.has("said")
    there.pilot.press("escape")
    assert held(slot) == before


def test_yes_and_no_change_at_once() -> None:
    slot = slots_of(Tick)[0]
    there = group(slot)
    put_in(there, slot)
    assert held(slot) is False


def test_findings_are_told_with_their_place_and_an_unsound_edition_cannot_be_chosen() -> None:
    edition_writer.begin(TITLE, "Attic")
    file = next(iter(sorted((paths.editions() / TITLE / "Attic").glob("*.yaml"))))
    file.write_text("strange: 1\n", encoding="utf-8")
    there = far(lambda services, _: EditionPage(services, TITLE, "Attic"))
    there.pilot.press("f3")
    assert isinstance(there.page, FindingsPage)
    told = "".join(item.text for item in there.pilot.picture if item.id.startswith("file:"))
    assert told == f"{file.as_posix()}:1:1"
    there = far(lambda services, ways: SetupScene(services, ways, TITLE))
    assert not there.has("edition:0")


def test_a_warning_of_a_sound_edition_is_told_too() -> None:
    edition_writer.begin("ages", "Attic")
    cost = next(s for s in editions.slots("ages") if s.path == ("developments", "empire", "cost"))
    assert edition_writer.enter("ages", "Attic", cost, 45) is None
    assert editions.sound("ages") == ("Attic",)
    there = far(lambda services, _: EditionPage(services, "ages", "Attic"))
    there.pilot.press("f3")
    assert isinstance(there.page, FindingsPage)
    assert "not sorted by cost" in there.see("finding").text


def test_something_can_be_entered_for_every_game() -> None:
    assert set(owned()) == set(titles())


def test_deleting_asks_first() -> None:
    edition_writer.begin(TITLE, "Attic")
    there = far(lambda services, _: TitleEditionsPage(services, TITLE))
    there.pilot.click("edition:Attic")
    there.pilot.press("delete", "escape")
    assert editions.names(TITLE) == ("Attic",)
    there.pilot.press("delete", "return")
    assert editions.names(TITLE) == ()
    assert isinstance(there.page, TitleEditionsPage)


def test_the_set_up_of_a_game_offers_the_edition_and_the_table_plays_it() -> None:
    edition_writer.begin(TITLE, "Attic")
    there = far(lambda services, ways: SetupScene(services, ways, TITLE), (1920, 1200))
    there.pilot.click("variants")
    there.pilot.click("edition:0")
    assert there.page.game.edition == "Attic"  # type: ignore[attr-defined]
    there.pilot.click("play")
    assert there.beyond.given[0].edition == "Attic"


def test_the_referee_takes_the_edition_to_the_real_table() -> None:
    edition_writer.begin(TITLE, "Attic")
    there = far(lambda services, ways: SeatingPage(services, ways, TITLE))
    while not there.has("edition"):
        there.pilot.press("page down")
    there.pilot.click("edition")
    there.pilot.press("f5")
    table = there.beyond.given[0]
    assert (table.edition, table.companion) == ("Attic", True)


def test_a_sheet_counts_by_the_edition_and_remembers_it() -> None:
    edition_writer.begin(TITLE, "Attic")
    there = far(lambda services, _: TitleFormsPage(services, TITLE))
    while not there.has("edition"):
        there.pilot.press("page down")
    there.pilot.click("edition")
    there.pilot.press("1")
    paper = there.page.sheet.paper  # type: ignore[attr-defined]
    assert paper.edition == "Attic"
    assert form_of(paper) is not None
    edition_writer.remove(TITLE, "Attic")
    assert form_of(paper) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_can_be_read_from_afar(size: tuple[int, int], language: str) -> None:
    made = far(lambda services, _: EditionsPage(services), size, language=language)
    for name, scene in samples.screens(made.services, None):  # type: ignore[arg-type]
        there = far(lambda _d, _w, it=scene: it, size, language=language)  # type: ignore[misc]
        check(there)
        assert name.startswith("editions")
