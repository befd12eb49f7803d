"""Sheets on paper, printed from the companion by keys."""

from __future__ import annotations

import pytest

from game.storage import edition_writer
from scenes.companion.paper.paper_page import PaperPage, folder
from scenes.companion.toolkit.questions import AskChoice
from scenes.pads.registry import printable
from tests.build.distance import SIZES, check, far
from tests.build.languages import read_in
from tests.build.menus import Front

AT = str(printable().index("bronze") + 1)


def printing() -> Front:
    """Open the page that prints."""
    return far(lambda services, _: PaperPage(services))


def printed(there: Front) -> list[str]:
    """Name the files that were printed."""
    return sorted(file.name for file in folder(there.services).iterdir())


def test_a_key_prints_the_sheets_of_a_game_and_says_where_they_lie() -> None:
    there = printing()
    there.pilot.press(AT)
    assert printed(there) == ["bronze-tally-a4-en-black.pdf"]
    assert str(folder(there.services)) in there.see("said").text
    there.pilot.press("p", "c", AT)
    assert printed(there)[1] == "bronze-tally-letter-en-colour.pdf"


def test_whoever_has_an_edition_is_asked_whose_numbers_are_printed() -> None:
    edition_writer.begin("bronze", "Attic")
    there = printing()
    there.pilot.press(AT)
    assert isinstance(there.page, AskChoice)
    there.pilot.click("own:Attic")
    assert printed(there) == ["bronze-tally-Attic-a4-en-black.pdf"]


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence() -> None:
    there = printing()
    folder(there.services).parent.mkdir(parents=True, exist_ok=True)
    folder(there.services).write_text("in the way", "utf-8")
    there.pilot.press(AT)
    assert str(folder(there.services)) in there.see("said").text


@pytest.mark.parametrize(("size", "language"), read_in(SIZES))
def test_the_page_is_read_from_far_away(size: tuple[int, int], language: str) -> None:
    there = far(lambda services, _: PaperPage(services), size, language=language)
    check(there)
    there.pilot.press(AT)
    check(there)
