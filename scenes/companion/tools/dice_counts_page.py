"""What the dice showed so far, against what was to be expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import Sure
from scenes.companion.toolkit.score_table import ScoreTable
from scenes.companion.toolkit.widgets import Button
from scenes.companion.tools import dice_kinds
from scenes.companion.tools.tool_parts import BenchFile
from scenes.ui.picture import Item


class DiceCountsPage(DistancePage):
    """How often each face of the chosen kind of dice fell."""

    def __init__(self, services: Services) -> None:
        self.file = BenchFile(services)
        super().__init__(services, parts=(self.file,))
        self.dress = self.file.bench.kind

    def heading(self) -> str:
        """Name the kind of dice."""
        return dice_kinds.called(self.services.words, self.file.bench.kind)

    @property
    def counts(self) -> tuple[int, ...]:
        """How often each face fell."""
        sides = dice_kinds.sides(self.file.bench.kind)
        found = self.file.bench.thrown.get(self.file.bench.kind, ())
        return found if len(found) == sides else (0,) * sides

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a line for each face."""
        words, kind, counts = self.services.words, self.file.bench.kind, self.counts
        total = sum(counts)
        due = words.text("companion.tool.number", value=total / len(counts))
        heads = ("fell", "due", "apart")
        cells = tuple(
            (
                str(count),
                due,
                words.text("companion.tool.signed", value=round(count - total / len(counts), 1)),
            )
            for count in counts
        )
        table = ScoreTable(
            tuple((words.text(f"companion.tool.{head}"), None) for head in heads),
            tuple(dice_kinds.face_name(words, kind, face) for face in range(len(counts))),
            cells,
            (str(total), "", ""),
            words.text("companion.tool.fallen"),
        )
        return layout.table(table)

    def actions(self) -> Sequence[Button]:
        """Give a way to begin anew."""
        return (Button("zero", self.services.words.text("companion.tool.zero"), "delete"),)

    def act(self, _name: str, _value: Any) -> Command | None:
        """Ask, and begin anew."""
        text = self.services.words.text
        question = Sure(
            self.services,
            text("companion.tool.zero_title"),
            text("companion.tool.zero_about"),
            text("companion.tool.zero"),
            text("companion.play.keep"),
        )
        return Push(question, self._zero)

    def _zero(self, sure: bool) -> None:
        if sure:
            self.settle(
                self.file.put(
                    thrown={
                        k: v for k, v in self.file.bench.thrown.items() if k != self.file.bench.kind
                    }
                )
            )
