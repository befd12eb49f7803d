"""The companion's first screen: what it can do beside a real table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scenes.base.desk import Desk
from scenes.base.scene import Command, Push
from scenes.companion.registry import Feature, features
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Row
from scenes.shared.links import Links
from scenes.ui.picture import Do, Item


class MenuPage(DistancePage):
    """The parts of the companion, as they are found."""

    def __init__(self, desk: Desk, links: Links) -> None:
        super().__init__(desk)
        self.links = links

    def heading(self) -> str:
        """Give the companion's name."""
        return self.desk.words.text("companion.title")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each part, with its key."""
        words = self.desk.words
        rows = [
            Row(one.key, words.text(one.key), icon=one.icon, key=str(at), intent=Do("open", at - 1))
            for at, one in enumerate(features(), 1)
        ]
        return layout.listed(rows)

    def act(self, _name: str, value: Any) -> Command | None:
        """Open a part."""
        return Push(features()[value].make(self.desk, self.links))


FEATURE = Feature("title.rules", 50, lambda desk, _links: desk.rules(), "common/book")
"""The rules of every game lie below all rooms; the menu only leads there."""
