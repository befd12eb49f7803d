"""Counts rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scenes.companion import parts
from scenes.companion.ask import AskNumber
from scenes.companion.kit import GIANT
from scenes.companion.parts import Button
from scenes.companion.tool import Tool
from scenes.scene import Command, Push
from scenes.ui.geometry import Region
from scenes.ui.picture import Item

MOST = 9999


class RoundScene(Tool):
    """The number of the round, as large as may be."""

    def heading(self) -> str:
        """Name the page."""
        return self.desk.words.text("companion.tool.round")

    def body(self, place: Region) -> Iterator[Item]:
        """Give the number."""
        yield parts.number(self.kit, "number", place, str(self.bench.round), GIANT * 1.7)

    def actions(self) -> Sequence[Button]:
        """Give back, any number, and next."""
        text = self.desk.words.text
        return (
            Button("fewer", text("companion.far.fewer"), "-"),
            Button("set", text("companion.tool.set"), "s"),
            Button("next", text("companion.tool.next_round"), "return", main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Count."""
        del value
        now = self.bench.round
        if name == "set":
            question = AskNumber(self.desk, self.heading(), now, 0, MOST)
            return Push(question, lambda to: None if to is None else self.put(round=to))
        self.put(round=max(0, min(MOST, now + (1 if name == "next" else -1))))
        return None
