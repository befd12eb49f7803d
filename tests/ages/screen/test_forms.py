"""A score sheet on the screen: entered by keys, kept half filled, amended, handed to history."""

from __future__ import annotations

import json

import pytest

from game.storage.play import SHEET, places
from game.storage.saved_forms import Sheets
from scenes.companion.forms.forms_pages import BegunSheetsPage, FormsPage
from scenes.companion.forms.overview_page import OverviewPage
from scenes.companion.forms.part_page import PartPage
from scenes.companion.forms.totals_pages import TotalsPage
from scenes.menus.rules import RulesScene
from tests.build.distance import far
from tests.build.menus import Front


def folder(there: Front) -> Sheets:
    return Sheets(there.services.home / "sheets")


def row(there: Front, name: str) -> str:
    """Give what stands at the end of a row."""
    return str(there.see(name).data.aside)


def ages() -> Front:
    """Open an empty score sheet of two people, by keys alone."""
    there = far(FormsPage)
    there.pilot.press("1", "1", "return")
    assert isinstance(there.page, OverviewPage)
    return there


def again(there: Front) -> Front:
    """Close the window and open the newest sheet in a new one."""
    fresh = far(FormsPage, store=there.store)
    fresh.pilot.press("1")
    assert isinstance(fresh.page, BegunSheetsPage)
    fresh.pilot.press("down", "return")
    return fresh


def test_letters_find_a_development_of_the_sheet() -> None:
    there = ages()
    there.pilot.press("1", "f4")
    there.pilot.type_text("em")
    found = [item.text for item in there.page.picture if item.id.startswith("choice:")]
    assert found == ["Empire"]


@pytest.mark.slow
def test_a_sheet_is_filled_in_by_keys_only() -> None:
    there = ages()
    press, say = there.pilot.press, there.pilot.type_text
    press("1", "3", "return")  # the first person: step pyramid, 3 boxes
    say("ob")
    press("9", "f4")  # obelisk, then developments
    say("em")
    press("return")  # empire
    press("f4", "3")  # fourth city
    say("dis")
    press("1", "2")  # disasters, on the same page: 12
    press("f4", "4", "f5")  # stores: 4 wood; totals
    assert isinstance(there.page, TotalsPage)
    assert there.see("total:0").text == str(1 + 6 + 8 + 4 - 12)
    assert there.see("total:1").text == "0"
    paper = folder(there).list()[0].value
    assert paper is not None
    assert paper.filled.entries == {
        ("boxes:step_pyramid", 0): 3,
        ("boxes:obelisk", 0): 9,
        ("developments", 0): ("empire",),
        ("boxes:city:4", 0): 3,
        ("disasters", 0): 12,
        ("good:wood", 0): 4,
    }


def test_seven_dice_are_seven_keys() -> None:
    there = far(FormsPage)
    there.pilot.press("1", "3", "return", "1", "2", "3", "4", "5", "6", "1", "return")
    assert isinstance(there.page, PartPage)
    assert there.page.sheet.answers.words("dice") == (
        "food", "good", "goods_skull", "workers", "food_or_workers", "coin", "food",
    )  # fmt: skip
    there.pilot.press("return", "backspace", "backspace", "return", "f5")
    assert there.has("fact:0:0")


def test_a_half_filled_sheet_survives_the_closing_of_the_window() -> None:
    there = ages()
    there.pilot.press("2", "3", "down", "4")
    fresh = again(there)
    assert isinstance(fresh.page, OverviewPage)
    fresh.pilot.press("2")
    assert row(fresh, "boxes:step_pyramid") == "3 / 3"
    assert fresh.page.sheet.paper.filled == there.page.sheet.paper.filled  # type: ignore


def test_anything_can_be_amended_at_any_time_and_counts_follow() -> None:
    there = ages()
    there.pilot.press("1", "3", "f5")
    assert there.see("total:0").text == "1"
    there.pilot.press("return", "2", "f5")
    assert there.see("total:0").text == "0"
    there.pilot.press("return", "+", "f5")
    assert there.see("total:0").text == "1"
    there.pilot.press("return", "delete", "f5")
    assert there.see("total:0").text == "0"


def test_a_value_that_cannot_be_is_refused_in_words_and_the_old_one_stays() -> None:
    there = ages()
    there.pilot.press("1", "down", "4", "7")
    assert "0 " in there.see("said").text
    assert "5" in there.see("said").text
    assert row(there, "boxes:stone_circle") == "4 / 5"


def test_people_are_named_added_and_taken_away_at_any_time_and_nothing_is_lost() -> None:
    there = ages()
    there.pilot.press("2", "3", "escape", "f6", "2")
    there.pilot.type_text("Ioana")
    there.pilot.press("return", "-")
    assert not there.has("seat:1")
    there.pilot.press("+")
    assert there.see("seat:1").text == "Ioana"
    there.pilot.press("-", "return")
    assert isinstance(there.page, OverviewPage)
    assert not there.has("seat:1")
    there.pilot.press("f6", "+", "return", "2")
    assert row(there, "boxes:step_pyramid") == "3 / 3"


def test_more_people_than_the_game_allows_are_refused_with_the_number() -> None:
    there = ages()
    there.pilot.press("f6", "+", "+", "+")
    assert "4" in there.see("said").text


def test_a_contradiction_is_told_with_the_result_and_still_scored() -> None:
    there = ages()
    there.pilot.press("1", "3", "escape", "2", "3", "f5")
    assert isinstance(there.page, TotalsPage)
    assert there.has("said")
    assert (there.see("total:0").text, there.see("total:1").text) == ("0", "0")


def test_equal_totals_share_a_place_and_stand_out_together() -> None:
    there = ages()
    there.pilot.press("f5")
    assert there.see("place:0").text == there.see("place:1").text
    assert there.has("best:0")
    assert there.has("best:1")


def test_a_result_goes_into_the_history_once_however_often_it_is_amended() -> None:
    there = ages()
    there.pilot.press("1", "3", "f5", "f8")
    (play,) = there.services.plays.plays()
    assert (play.kind, [one.total for one in play.people]) == (SHEET, [1, 0])
    assert dict(play.options) == {"edition": "base"}
    there.pilot.press("return", "2", "f5", "f8")
    (play,) = there.services.plays.plays()
    assert [one.total for one in play.people] == [0, 0]
    assert places(play) == (1, 1)
    fresh = far(FormsPage, store=there.store)
    fresh.pilot.press("1")
    assert fresh.see(play.origin).data.icon == "common/trophy"


def test_the_details_tell_what_each_source_counts() -> None:
    there = ages()
    there.pilot.press("1", "3", "f5", "f7")
    rows = {
        item.text: item.data.aside for item in there.pilot.picture if item.kind == "distance_row"
    }
    assert rows["Monuments (1)"] == "1"


def test_a_broken_file_is_listed_with_its_reason_and_in_nobodys_way() -> None:
    there = ages()
    there.pilot.press("1", "3")
    for name, text in {"torn": "{", "odd": '{"format": 1}', "new": '{"format": 99}'}.items():
        (folder(there).folder / f"{name}.json").write_text(text, "utf-8")
    fresh = far(FormsPage, store=there.store)
    fresh.pilot.press("1")
    for name in ("torn", "odd", "new"):
        assert fresh.see(name).reason
    fresh.pilot.click("torn")
    assert fresh.has("said")
    fresh.pilot.click(folder(there).list()[0].name)
    assert isinstance(fresh.page, OverviewPage)


def test_a_torn_newest_file_falls_back_to_the_one_before() -> None:
    there = ages()
    there.pilot.press("1", "3", "down", "4")
    (kept,) = folder(there).list()
    (folder(there).folder / f"{kept.name}.json").write_text("{", "utf-8")
    (kept,) = folder(there).list()
    assert kept.mended
    assert kept.value is not None
    assert kept.value.filled.entries == {("boxes:step_pyramid", 0): 3}


def test_a_sheet_of_a_form_that_is_gone_stays_where_it_is() -> None:
    there = ages()
    there.pilot.press("1", "3")
    (kept,) = folder(there).list()
    file = folder(there).folder / f"{kept.name}.json"
    data = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**data, "form": "papyrus"}), "utf-8")
    fresh = far(FormsPage, store=there.store)
    fresh.pilot.press("1")
    assert "papyrus" in fresh.see(kept.name).reason
    assert file.exists()


def test_a_sheet_is_deleted_only_after_asking() -> None:
    there = ages()
    there.pilot.press("1", "3")
    fresh = far(FormsPage, store=there.store)
    fresh.pilot.press("1", "delete")
    assert fresh.has("said"), "nothing was chosen"
    fresh.pilot.press("down", "delete", "escape")
    assert len(folder(there).list()) == 1
    fresh.pilot.press("delete", "return")
    assert folder(there).list() == ()


def test_a_disk_that_refuses_is_told_of_and_the_values_stay_on_the_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = ages()

    def full(*_: object) -> None:
        raise OSError("no space")

    monkeypatch.setattr("game.storage.ring_folder.write", full)
    there.pilot.press("1", "3")
    assert str(folder(there).folder) in there.see("said").text
    assert row(there, "boxes:step_pyramid") == "3 / 3"


def test_the_rules_of_the_title_are_a_key_away() -> None:
    there = ages()
    there.pilot.press("f1")
    assert isinstance(there.page, RulesScene)
