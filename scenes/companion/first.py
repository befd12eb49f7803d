"""Draws lots for the first player: everybody is as likely, every time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scenes.companion import parts
from scenes.companion.kit import LARGE, SUM
from scenes.companion.parts import Button
from scenes.companion.seats import SeatsScene
from scenes.companion.tool import Moving
from scenes.desk import Desk
from scenes.scene import Command, Push
from scenes.ui.geometry import Region
from scenes.ui.picture import Item

BEAT = 0.09
"""Seconds that each name passes by."""


class FirstScene(Moving):
    """The lot: one name, shown large."""

    lasts = 1.1

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.drawn: int | None = None
        """Who begins."""

    def uncover(self) -> None:
        """Forget the lot: other people may be at the table."""
        self.drawn = None
        super().uncover()

    def heading(self) -> str:
        """Name the page."""
        return self.desk.words.text("companion.tool.first")

    def body(self, place: Region) -> Iterator[Item]:
        """Give the name, and that it begins."""
        kit, text, people = self.kit, self.desk.words.text, self.bench.people
        if self.drawn is None or not people:
            hint = text("companion.tool.draw_hint", count=len(people)) if len(people) > 1 else ""
            hint = hint or text("companion.tool.nobody")
            yield parts.line(kit, "hint", place, hint, LARGE, align="centre", wrap=True)
            return
        passing = int(self.left / BEAT) if self.busy else 0
        one = people[(self.drawn + passing) % len(people)]
        side = place.height * 0.36
        yield Item("shape", "seat", place.top(side).middle(side, side), data=one.colour)
        name = Region(place.x, place.y + side, place.width, place.height * 0.36)
        called = one.name or text(f"seat.{one.colour}")
        yield parts.line(kit, "name", name, called, SUM * 1.4, font="title", align="centre")
        said = "" if self.busy else text("companion.tool.begins")
        foot = place.foot(place.height * 0.2)
        yield parts.line(kit, "begins", foot, said, LARGE, align="centre")

    def actions(self) -> Sequence[Button]:
        """Give the people and the lot."""
        text = self.desk.words.text
        reason = "" if len(self.bench.people) > 1 else text("companion.tool.nobody")
        return (
            Button("seats", text("companion.tool.seats"), "p"),
            Button("draw", text("companion.tool.draw"), "return", reason=reason, main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Draw, or go to the people."""
        del value
        if name == "seats":
            return Push(SeatsScene(self.desk))
        self.drawn = self.desk.lot.randrange(len(self.bench.people))
        self.desk.play("dice")
        self.move()
        return None
