"""The menu, for pictures."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.companion.menu import MenuPage
from scenes.shared.links import Links


def screens(services: Services, links: Links) -> Iterator[tuple[str, Scene]]:
    """Give the menu."""
    yield "menu", MenuPage(services, links)
