"""The companion's first screen: what it can do beside a real table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from scenes.companion.far import Far
from scenes.companion.found import entries
from scenes.companion.parts import Row
from scenes.desk import Desk
from scenes.front.ways import Ways
from scenes.scene import Command, Push, Scene
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item


class MenuScene(Far):
    """The parts of the companion, as they are found."""

    def __init__(self, desk: Desk, ways: Ways) -> None:
        super().__init__(desk)
        self.ways = ways

    def heading(self) -> str:
        """Give the companion's name."""
        return self.desk.words.text("companion.title")

    def body(self, place: Region) -> Iterator[Item]:
        """Give a row for each part, with its key."""
        words = self.desk.words
        rows = [
            Row(one.key, words.text(one.key), icon=one.icon, key=str(at), intent=Do("open", at - 1))
            for at, one in enumerate(entries(), 1)
        ]
        return self.listed(place, rows)

    def act(self, name: str, value: Any) -> Command | None:
        """Open a part."""
        del name
        return Push(entries()[value].make(self.desk, self.ways))


def moments(desk: Desk, ways: Ways) -> Iterable[tuple[str, Scene]]:
    """Give the menu, for pictures."""
    return [("menu", MenuScene(desk, ways))]
