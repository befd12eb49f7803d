"""Full screen under real window managers, where they are installed: in, out, and resizing after."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.desk import MANAGERS, SCREEN, Desk, missing

pytestmark = pytest.mark.slow


@pytest.fixture(params=MANAGERS)
def desk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Desk]:
    """Lay out a desktop with a window manager, or skip where something is not installed."""
    lacking = missing(request.param)
    if lacking:
        pytest.skip(f"not installed: {', '.join(lacking)}")
    opened = Desk(request.param, tmp_path)
    try:
        yield opened
    finally:
        opened.close()


def in_and_out(desk: Desk) -> None:
    """Go to full screen and back twice; the window must be where it was, and of use."""
    place, states = desk.place(), desk.states()
    for _ in range(2):
        desk.key("F11")
        desk.until(lambda: desk.place() == (0, 0, *SCREEN))
        desk.until(lambda: "_NET_WM_STATE_FULLSCREEN" in desk.states())
        desk.until(desk.agrees)
        desk.key("alt+Return")
        desk.until(lambda: desk.place() == place)
        desk.until(lambda: desk.states() == states)
        desk.until(desk.agrees)


def test_the_window_comes_back_from_full_screen_as_it_was_and_can_be_resized(desk: Desk) -> None:
    in_and_out(desk)
    desk.resize(1100, 650)
    desk.until(lambda: desk.place()[2:] == (1100, 650))
    desk.until(desk.agrees)


def test_a_maximized_window_comes_back_maximized(desk: Desk) -> None:
    before = desk.place()
    desk.maximize()
    desk.until(lambda: desk.place()[2] == SCREEN[0])
    desk.until(lambda: "_NET_WM_STATE_MAXIMIZED_VERT" in desk.states())
    desk.until(desk.agrees)
    in_and_out(desk)
    assert desk.place()[:2] != before[:2]
