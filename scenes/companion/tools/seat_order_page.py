"""Who is at the table, in the order of turns: for drawing lots and for the clocks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice, ask_person
from scenes.companion.toolkit.widgets import Row
from scenes.companion.tools import tool_file
from scenes.companion.tools.tool_file import MOST, Sitter
from scenes.companion.tools.tool_parts import BenchFile
from scenes.shared.common_texts import shown
from scenes.shared.new_game import COLOURS
from scenes.ui.picture import Do, Item


class SeatOrderPage(DistancePage):
    """The people at the table."""

    def __init__(self, services: Services) -> None:
        self.file = BenchFile(services)
        super().__init__(services, parts=(self.file,))

    def heading(self) -> str:
        """Name the page."""
        return self.services.words.text("companion.tool.seats")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give everybody, and a row to add somebody."""
        text, people = self.services.words.text, self.file.bench.people
        rows = [
            Row(
                f"sitter:{at}",
                shown(self.services.words, one.name, one.colour),
                str(at + 1),
                seat=one.colour,
                intent=Do("sitter", at),
            )
            for at, one in enumerate(people)
        ]
        full = text("companion.play.full", count=MOST) if len(people) >= MOST else ""
        rows.append(
            Row("add", text("companion.play.add"), icon="common/plus", key="+", reason=full)
        )
        return layout.listed(rows)

    def act(self, name: str, value: Any) -> Command | None:
        """Add somebody, or ask what to do with somebody."""
        if name == "add":
            return ask_person(
                self.services, [one.name for one in self.file.bench.people], self._add
            )
        text = self.services.words.text
        rows = [
            Row("up", text("companion.tool.earlier")),
            Row("down", text("companion.tool.later")),
            Row("colour", text("companion.play.colour")),
            Row("remove", text("companion.play.remove")),
        ]
        one = self.file.bench.people[value]
        name = shown(self.services.words, one.name, one.colour)
        question = AskChoice(self.services, name, rows, seeks=False)
        return Push(question, lambda answer: self._change(value, answer))

    def _add(self, name: str) -> None:
        people = self.file.bench.people
        free = [c for c in range(COLOURS) if c not in {one.colour for one in people}]
        # More people than colours may sit here: it is no match, and two may share one.
        self._seat((*people, Sitter(name, free[0] if free else 0)))

    def _change(self, at: int, answer: str | None) -> None:
        people = list(self.file.bench.people)
        if answer == "remove":
            del people[at]
        elif answer == "colour":
            people[at] = replace(people[at], colour=(people[at].colour + 1) % COLOURS)
        elif answer in ("up", "down"):
            to = (at + (1 if answer == "down" else -1)) % len(people)
            people.insert(to, people.pop(at))
        self._seat(tuple(people))

    def _seat(self, people: tuple[Sitter, ...]) -> None:
        seated = tool_file.seated(self.file.bench, people, self.services.ticks())
        self.settle(self.file.take(seated))
