"""The window's memory is gone after each change of its size: nothing may draw on it later."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import cache

import pygame
import pytest

from game.storage.store import Store
from scenes.base.dialog import Confirm, Notice
from scenes.base.scene import Scene
from scenes.menus.trouble import TroubleScene
from scenes.program.app import App, offscreen
from scenes.program.start import PICTURE, House, furnish
from scenes.table.curtain import Curtain
from scenes.table.menu import menu
from scenes.table.result import Result
from scenes.table.table import TableScene
from scenes.ui.canvas import Canvas
from tests.build.board import STOCK, make_services
from tests.build.matches import match_setup
from tests.build.menus import some_title
from tests.scenes.menus.test_fit import FAULT

SMALL = (960, 540)
OVERLAYS: dict[str, Callable[[House, TableScene], Scene]] = {
    "nothing": lambda _, table: table,
    "menu": lambda house, _: menu(house.services, lambda _way: None).scene,  # type: ignore[union-attr]
    "settings": lambda _, table: table.exits.settings(),
    "rules": lambda _, table: table.exits.rules(table.session.setup, ""),
    "question": lambda house, _: Confirm(house.services, "Sure?", "It ends.", "Yes"),
    "notice": lambda house, _: Notice(house.services, "Look", "There."),
    "curtain": lambda house, table: Curtain(house.services, table.controller.view.seats[1]),
    "result": lambda house, table: Result(house.services, table.session, table.stage),
    "trouble": lambda house, _: TroubleScene(house.services, FAULT, house.home),
}


def opened(over: str) -> tuple[App, Store]:
    """Open a table that people share, with something over it."""
    services = make_services(speed="none")
    app = offscreen((1280, 720), 100, services, STOCK)
    house = furnish(services)
    house.app = app
    table = house.play(match_setup(some_title(), 2))
    assert isinstance(table, TableScene)
    app.show(table)
    app.turn(0.05)
    if over != "nothing":
        app.show(OVERLAYS[over](house, table))
    app.turn(0.05)
    return app, services.store


def resized(app: App, size: tuple[int, int]) -> None:
    app.window.resize(size)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))


def pieces(window: pygame.Surface) -> list[Canvas]:
    """List the canvases still alive that lie on the window's own memory."""
    found = [thing for thing in gc.get_objects() if isinstance(thing, Canvas)]
    return [canvas for canvas in found if canvas.surface.get_abs_parent() is window]


@pytest.mark.slow
@pytest.mark.varies("over")
@pytest.mark.parametrize("over", OVERLAYS)
def test_nothing_keeps_a_piece_of_the_window_beyond_its_frame(over: str) -> None:
    app, _ = opened(over)
    assert not pieces(app.window.surface)


@cache
def left_behind(over: str) -> bytes:
    """Resize and close a table under something; give the picture that it leaves with its save."""
    app, store = opened(over)
    assert not pieces(app.window.surface)
    resized(app, SMALL)
    app.turn(0.05)
    app.close()
    (kept,) = store.list()
    assert kept.picture is not None
    picture = pygame.image.load(str(kept.picture))
    assert picture.get_size() == PICTURE
    store.remove(kept.name)
    return pygame.image.tobytes(picture, "RGB")


@pytest.mark.slow
@pytest.mark.varies("over")
@pytest.mark.parametrize("over", OVERLAYS)
def test_a_table_under_anything_is_resized_and_closed_and_leaves_its_own_picture(over: str) -> None:
    assert left_behind(over) == left_behind("nothing")
