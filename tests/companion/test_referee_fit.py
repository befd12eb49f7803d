"""The referee's screens in three languages: nothing is cut, faint, too small or overlapping."""

from __future__ import annotations

import pytest

from scenes.companion.referee import samples
from scenes.companion.referee.start_pages import RefereePage
from tests.build.distance import drawn, far, laid
from tests.build.languages import LONGEST, read_in
from tests.build.menus import ways


def faults(size: tuple[int, int], only: str = "", **chosen: object) -> list[object]:
    """Draw the screens and list what is wrong about them, with the screen's name."""
    there = far(RefereePage, size, **chosen)  # type: ignore[arg-type]
    found: list[object] = []
    names = []
    for name, scene in samples.screens(there.services, ways(there.services)):
        if only in name:
            names.append(name)
            there.pilot.app.show(scene)
            there.pilot.turn()
            found += [(name, *fault) for fault in (*drawn(there), *laid(there))]
    assert names
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), read_in([(960, 540), (1280, 720), (1024, 768)]))
def test_all_screens_can_be_read_from_afar(size: tuple[int, int], language: str) -> None:
    assert not faults(size, language=language)


@pytest.mark.slow
def test_corrections_can_be_read_on_a_very_large_screen() -> None:
    assert not faults((3840, 2160), "refused", language=LONGEST)


@pytest.mark.slow
def test_all_screens_can_be_read_in_the_dark() -> None:
    assert not faults((1280, 720), dark=True)
