"""The companion's first screen: what it can do beside a real table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.companion.registry import Feature, features
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Row
from scenes.shared.links import Links
from scenes.ui.picture import Do, Item


class MenuPage(DistancePage):
    """The parts of the companion, as they are found."""

    def __init__(self, services: Services, links: Links) -> None:
        super().__init__(services)
        self.links = links

    def heading(self) -> str:
        """Give the companion's name."""
        return self.services.words.text("companion.title")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each part, with its key."""
        words = self.services.words
        rows = [
            Row(one.key, words.text(one.key), icon=one.icon, key=str(at), intent=Do("open", at - 1))
            for at, one in enumerate(features(), 1)
        ]
        return layout.spread(rows)

    def act(self, _name: str, value: Any) -> Command | None:
        """Open a part."""
        return Push(features()[value].make(self.services, self.links))


FEATURE = Feature("title.rules", 50, lambda services, _links: services.rules(), "common/book")
"""The rules of every game lie below all rooms; the menu only leads there."""
