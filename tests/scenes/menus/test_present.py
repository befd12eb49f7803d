"""Asking a scene around the table what it looks like changes nothing in it."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from game.storage.store import Store
from scenes import menus as room
from scenes.base.dialog import Confirm, Menu, Notice, Picker, Verb
from scenes.base.page import Page
from tests.build.menus import front
from tests.scenes.menus.test_fit import SCENES as SCREENS
from tests.scenes.menus.test_fit import Make, store

__all__ = ["store"]

SCENES: dict[str, Make] = {
    **SCREENS,
    "confirm": lambda services, _: Confirm(services, "Title", "Words", "Yes"),
    "notice": lambda services, _: Notice(services, "Title", "Words"),
    "menu": lambda services, _: Menu(services, "Title", (Verb("one", "One"),)),
    "picker": lambda services, _: Picker(services, "Title", "Words", (1, 9), 4, "Yes"),
}


def told(page: Page) -> dict[str, str]:
    """Write down every attribute of a page, as deep as it says what it holds."""
    return {name: repr(value) for name, value in vars(page).items()}


def test_every_scene_of_the_room_is_among_them(store: Store) -> None:
    found = set()
    for module in pkgutil.iter_modules(room.__path__):
        held = vars(importlib.import_module(f"{room.__name__}.{module.name}")).values()
        found |= {
            each.__name__
            for each in held
            if isinstance(each, type)
            and issubclass(each, Page)
            and each.__module__.startswith(room.__name__)
            and not each.__abstractmethods__
        }
    assert found <= {type(front(make, store=store).page).__name__ for make in SCENES.values()}


@pytest.mark.parametrize("name", SCENES)
def test_being_presented_twice_changes_nothing(name: str, store: Store) -> None:
    page = front(SCENES[name], store=store).page
    before = told(page)
    first, second = page.present(), page.present()
    assert told(page) == before
    assert first == second
