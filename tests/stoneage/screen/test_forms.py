"""Numbers with bounds below and above, entered by keys."""

from __future__ import annotations

from typing import Any

from scenes.companion.forms.open_sheet import OpenSheet, forms_of
from scenes.companion.forms.part_page import PartPage
from scenes.companion.forms.samples import sample
from tests.build.distance import far
from tests.build.menus import Front


def row(there: Front, name: str) -> str:
    """Give what stands at the end of a row."""
    return str(there.see(name).data.aside)


def test_a_number_begun_below_its_bounds_waits_for_its_next_digit() -> None:
    there = far(lambda d, _: PartPage(sample(d, "stoneage", forms_of("stoneage")[0]), 0))
    there.pilot.press("down")
    before = row(there, "people")
    there.pilot.press("1")
    assert row(there, "people").startswith("1…")
    there.pilot.press("0", "down")
    assert row(there, "people") == "10 / 10" != before
    there.pilot.press("up", "1", "down")
    assert "5" in there.see("said").text
    assert row(there, "people") == "10 / 10"


def test_a_negative_total_can_be_entered() -> None:
    def empty(services: Any, _ways: Any) -> PartPage:
        sheet = OpenSheet(services, "stoneage", forms_of("stoneage")[0])
        sheet.seat(("", ""))
        return PartPage(sheet, 0)

    there = far(empty)
    there.pilot.press("-", "3", "7", "f5")
    assert there.see("total:0").text == "−37"
