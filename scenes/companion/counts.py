"""What the dice showed so far, against what was to be expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scenes.companion import sets
from scenes.companion.ask import Sure
from scenes.companion.grid import Grid
from scenes.companion.parts import Button
from scenes.companion.tool import Tool
from scenes.scene import Command, Push
from scenes.ui.geometry import Region
from scenes.ui.picture import Item


class CountsScene(Tool):
    """How often each face of the chosen kind of dice fell."""

    def heading(self) -> str:
        """Name the kind of dice."""
        return sets.called(self.desk.words, self.bench.kind)

    @property
    def counts(self) -> tuple[int, ...]:
        """How often each face fell."""
        sides = sets.sides(self.bench.kind)
        found = self.bench.thrown.get(self.bench.kind, ())
        return found if len(found) == sides else (0,) * sides

    def body(self, place: Region) -> Iterator[Item]:
        """Give a line for each face."""
        words, kind, counts = self.desk.words, self.bench.kind, self.counts
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
        table = Grid(
            tuple((words.text(f"companion.tool.{head}"), None) for head in heads),
            tuple(sets.face_name(words, kind, face) for face in range(len(counts))),
            cells,
            (str(total), "", ""),
            words.text("companion.tool.fallen"),
        )
        return self.table(place, table)

    def actions(self) -> Sequence[Button]:
        """Give a way to begin anew."""
        return (Button("zero", self.desk.words.text("companion.tool.zero"), "delete"),)

    def act(self, name: str, value: Any) -> Command | None:
        """Ask, and begin anew."""
        del name, value
        text = self.desk.words.text
        question = Sure(
            self.desk, text("companion.tool.zero_title"), text("companion.tool.zero_about"),
            text("companion.tool.zero"), text("companion.play.keep"),
        )  # fmt: skip
        return Push(question, self._zero)

    def _zero(self, sure: bool) -> None:
        if sure:
            self.put(thrown={k: v for k, v in self.bench.thrown.items() if k != self.bench.kind})
