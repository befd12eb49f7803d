"""The page that prints, for pictures."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.companion.paper.paper_page import PaperPage
from scenes.shared.links import Links


def screens(services: Services, _links: Links) -> Iterator[tuple[str, Scene]]:
    """Give the page."""
    yield "paper", PaperPage(services)
