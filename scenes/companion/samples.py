"""The menu, for pictures."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.base.desk import Desk
from scenes.base.scene import Scene
from scenes.companion.menu import MenuPage
from scenes.shared.links import Links


def screens(desk: Desk, links: Links) -> Iterator[tuple[str, Scene]]:
    """Give the menu."""
    yield "menu", MenuPage(desk, links)
