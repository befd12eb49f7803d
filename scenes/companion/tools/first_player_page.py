"""Draws lots for the first player: everybody is as likely, every time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import LARGE, SUM
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button
from scenes.companion.tools.seat_order_page import SeatOrderPage
from scenes.companion.tools.tool_parts import BenchFile, Motion
from scenes.shared.common_texts import shown
from scenes.ui.geometry import Region
from scenes.ui.picture import Item

LASTS = 1.1
"""Seconds until the lot is drawn."""
BEAT = 0.09
"""Seconds that each name passes by."""


class FirstPlayerPage(DistancePage):
    """The lot: one name, shown large."""

    def __init__(self, services: Services) -> None:
        self.file, self.motion = BenchFile(services), Motion(services, LASTS)
        super().__init__(services, parts=(self.motion, self.file))
        self.drawn: int | None = None
        """Who begins."""

    def uncover(self) -> None:
        """Forget the lot: other people may be at the table."""
        self.drawn = None
        super().uncover()

    def heading(self) -> str:
        """Name the page."""
        return self.services.words.text("companion.tool.first")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the name, and that it begins."""
        place = layout.place
        measures, text, people = self.measures, self.services.words.text, self.file.bench.people
        if self.drawn is None or not people:
            hint = text("companion.tool.draw_hint", count=len(people)) if len(people) > 1 else ""
            hint = hint or text("companion.tool.nobody")
            yield widgets.line(measures, "hint", place, hint, LARGE, align="centre", wrap=True)
            return
        passing = int(self.motion.left / BEAT) if self.busy else 0
        one = people[(self.drawn + passing) % len(people)]
        side = place.height * 0.36
        yield Item("shape", "seat", place.top(side).middle(side, side), data=one.colour)
        name = Region(place.x, place.y + side, place.width, place.height * 0.36)
        called = shown(self.services.words, one.name, one.colour)
        yield widgets.line(measures, "name", name, called, SUM * 1.4, font="title", align="centre")
        said = "" if self.busy else text("companion.tool.begins")
        foot = place.foot(place.height * 0.2)
        yield widgets.line(measures, "begins", foot, said, LARGE, align="centre")

    def actions(self) -> Sequence[Button]:
        """Give the people and the lot."""
        text = self.services.words.text
        reason = "" if len(self.file.bench.people) > 1 else text("companion.tool.nobody")
        return (
            Button("seats", text("companion.tool.seats"), "p"),
            Button("draw", text("companion.tool.draw"), "return", reason=reason, main=True),
        )

    def act(self, name: str, _value: Any) -> Command | None:
        """Draw, or go to the people."""
        if name == "seats":
            return Push(SeatOrderPage(self.services))
        self.drawn = self.services.lot.randrange(len(self.file.bench.people))
        self.services.play("dice")
        self.motion.begin()
        return None
