"""The table tools: the list of them, and the two simplest, which count rounds and keep notes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.companion.registry import Feature
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import GIANT
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskNumber, AskText
from scenes.companion.toolkit.widgets import Button, Row
from scenes.companion.tools.clock_page import ClockPage
from scenes.companion.tools.dice_page import DicePage
from scenes.companion.tools.first_player_page import FirstPlayerPage
from scenes.companion.tools.seat_order_page import SeatOrderPage
from scenes.companion.tools.tool_file import MOST_NOTES
from scenes.companion.tools.tool_parts import BenchFile
from scenes.ui.picture import Do, Item

MOST_ROUNDS = 9999
LONGEST_NOTE = 200


class RoundPage(DistancePage):
    """The number of the round, as large as may be."""

    def __init__(self, services: Services) -> None:
        self.file = BenchFile(services)
        super().__init__(services, parts=(self.file,))

    def heading(self) -> str:
        """Name the page."""
        return self.services.words.text("companion.tool.round")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the number."""
        place = layout.place
        yield widgets.number(
            self.measures, "number", place, str(self.file.bench.round), GIANT * 1.7
        )

    def actions(self) -> Sequence[Button]:
        """Give back, any number, and next."""
        text = self.services.words.text
        return (
            Button("fewer", text("companion.page.fewer"), "-"),
            Button("set", text("companion.tool.set"), "s"),
            Button("next", text("companion.tool.next_round"), "return", main=True),
        )

    def act(self, name: str, _value: Any) -> Command | None:
        """Count."""
        now = self.file.bench.round
        if name == "set":
            question = AskNumber(self.services, self.heading(), now, 0, MOST_ROUNDS)
            return Push(question, self._count)
        self._count(max(0, min(MOST_ROUNDS, now + (1 if name == "next" else -1))))
        return None

    def _count(self, to: int | None) -> None:
        if to is not None:
            self.settle(self.file.put(round=to))


class NotesPage(DistancePage):
    """The list of notes; an emptied one is gone."""

    def __init__(self, services: Services) -> None:
        self.file = BenchFile(services)
        super().__init__(services, parts=(self.file,))

    def heading(self) -> str:
        """Name the page."""
        return self.services.words.text("companion.tool.notes")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row to add a note, and every note."""
        text, notes = self.services.words.text, self.file.bench.notes
        full = text("companion.tool.full", count=MOST_NOTES) if len(notes) >= MOST_NOTES else ""
        rows = [
            Row("add", text("companion.tool.add_note"), icon="common/plus", key="+", reason=full)
        ]
        rows += [Row(f"note:{at}", note, intent=Do("note", at)) for at, note in enumerate(notes)]
        return layout.listed(rows)

    def act(self, name: str, value: Any) -> Command | None:
        """Ask for the words of a note."""
        text, notes = self.services.words.text, self.file.bench.notes
        if name == "add":
            question = AskText(self.services, text("companion.tool.add_note"), limit=LONGEST_NOTE)
            return Push(question, lambda said: self._note(len(notes), said))
        about = text("companion.tool.note_about")
        edit = AskText(
            self.services, text("companion.tool.notes"), notes[value], about, LONGEST_NOTE
        )
        return Push(edit, lambda said: self._note(value, said))

    def _note(self, at: int, said: str | None) -> None:
        if said is None:
            return
        notes = list(self.file.bench.notes)
        notes[at : at + 1] = [said] if said else []
        self.settle(self.file.put(notes=tuple(notes)))


TOOLS: Mapping[str, tuple[str, Callable[[Services], DistancePage]]] = MappingProxyType(
    {
        "dice": ("common/dice", DicePage),
        "first": ("common/flag", FirstPlayerPage),
        "clock": ("common/hourglass", ClockPage),
        "round": ("common/refresh", RoundPage),
        "notes": ("common/pencil", NotesPage),
        "seats": ("common/meeple_group", SeatOrderPage),
    }
)


class ToolsPage(DistancePage):
    """The list of tools."""

    def heading(self) -> str:
        """Name the page."""
        return self.services.words.text("companion.tool.title")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each tool, with its key."""
        text = self.services.words.text
        rows = [
            Row(
                f"tool:{name}",
                text(f"companion.tool.{name}"),
                icon=icon,
                key=str(at),
                intent=Do("open", name),
            )
            for at, (name, (icon, _)) in enumerate(TOOLS.items(), 1)
        ]
        return layout.spread(rows)

    def act(self, _name: str, value: Any) -> Command | None:
        """Open a tool."""
        return Push(TOOLS[value][1](self.services))


FEATURE = Feature(
    "companion.tool.title", 30, lambda services, _links: ToolsPage(services), "common/dice"
)
