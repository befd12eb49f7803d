"""Presenting a screen changes nothing about it: not the first time, not the second."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from scenes.base.page import Page
from scenes.companion.forms.part_page import Digits
from scenes.companion.menu import MenuPage
from scenes.companion.referee.panel import QuietPanel
from scenes.companion.registry import samples
from scenes.companion.toolkit.distance_page import DistancePage, PagePart
from tests.build.distance import far
from tests.build.menus import ways

CHANGEABLE = (list, dict, set, Digits)


def known(page: object) -> dict[str, Any]:
    """Note everything that a page and what it owns know, so that later changes show."""
    found: dict[str, Any] = {}
    for name, value in vars(page).items():
        found[name] = copy(value) if isinstance(value, CHANGEABLE) else value
        if owned(value):
            found |= {f"{name}.{inner}": kept for inner, kept in known(value).items()}
    return found


def owned(value: object) -> bool:
    """Tell whether a value is a part of a page; a match and its texts are not the page's."""
    return isinstance(value, (PagePart, QuietPanel))


@pytest.mark.shared
@pytest.mark.slow
@pytest.mark.parametrize("size", [(640, 360), (1280, 720)])
def test_presenting_twice_leaves_everything_as_it_was(size: tuple[int, int]) -> None:
    there, seen = far(MenuPage, size), set()
    for name, scene in samples(there.services, ways(there.services)):
        assert isinstance(scene, Page), name
        there.pilot.app.show(scene)
        there.pilot.turn()
        before = known(scene)
        first, second = scene.present(), scene.present()
        assert known(scene) == before, name
        assert first == second, name
        if isinstance(scene, DistancePage):
            there.pilot.press("page down")
            before = known(scene)
            assert scene.present() == scene.present(), name
            assert scene.layout().page == scene.layout().page
            assert known(scene) == before, name
        seen.add(type(scene))
    assert len(seen) > 20
