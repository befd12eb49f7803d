"""A page of given items that writes down what is done to it, for tests of what all pages share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.storage.settings import Settings
from scenes.base.page import Page
from scenes.base.scene import Command, Key, Wheel
from scenes.base.services import Services
from scenes.program.app import App, offscreen, open_services
from scenes.ui.caches import Caches
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Picture
from tests.build.pilot import Pilot

STOCK = Caches()
"""Shared by all tests, so that fonts and sprites are opened once."""


class Board(Page):
    """Shows items, or what a function gives; `done` lists intents and unused keys."""

    def __init__(
        self, services: Services, items: Sequence[Item] | Callable[[], Sequence[Item]]
    ) -> None:
        super().__init__(services)
        self.items = items
        self.done: list[object] = []
        self.answer: Command | None = None

    def present(self) -> Picture:
        """Show the items as they are now."""
        return Picture(tuple(self.items() if callable(self.items) else self.items))

    def do(self, intent: Intent) -> Command | None:
        """Write the intent down."""
        self.done.append(intent)
        return self.answer

    def key(self, event: Key) -> Command | None:
        """Write the key down."""
        self.done.append(event)
        return None

    def wheel(self, event: Wheel, item: Item | None) -> Command | None:
        """Write down over what the wheel turned."""
        self.done.append((item.id if item else "", event.steps))
        return None


def item(
    name: str,
    x: float = 100,
    y: float = 100,
    kind: str = "button",
    intent: Intent | None = None,
    **more: object,
) -> Item:
    """Give an item of 200×60 units that can be clicked."""
    place = more.pop("place", None) or Region(x, y, 200, 60)
    able = "reason" not in more
    wanted = intent or (Do(name) if able else None)
    return Item(name, kind, place, intent=wanted, **more)  # type: ignore[arg-type]


def make_services(**chosen: object) -> Services:
    """Lay out the services with these settings; nothing is written anywhere."""
    return open_services(Settings().changed(**chosen))


def stage(
    *items: Item, size: tuple[int, int] = (1280, 720), interface: int = 100
) -> tuple[Pilot, Board]:
    """Open a window with a board of these items."""
    return on(Board(make_services(), items), size, interface)


def on(
    board: Board, size: tuple[int, int] = (1280, 720), interface: int = 100
) -> tuple[Pilot, Board]:
    """Open a window with a board."""
    app: App = offscreen(size, interface, board.services, STOCK)
    app.show(board)
    return Pilot(app), board
