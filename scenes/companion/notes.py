"""Notes: what people want to remember until next time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scenes.companion.ask import AskText
from scenes.companion.parts import Row
from scenes.companion.tool import Tool
from scenes.companion.tool_file import MOST_NOTES
from scenes.scene import Command, Push
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

LONGEST = 200


class NotesScene(Tool):
    """The list of notes; an emptied one is gone."""

    def heading(self) -> str:
        """Name the page."""
        return self.desk.words.text("companion.tool.notes")

    def body(self, place: Region) -> Iterator[Item]:
        """Give a row to add a note, and every note."""
        text, notes = self.desk.words.text, self.bench.notes
        full = text("companion.tool.full", count=MOST_NOTES) if len(notes) >= MOST_NOTES else ""
        rows = [
            Row("add", text("companion.tool.add_note"), icon="common/plus", key="+", reason=full)
        ]
        rows += [Row(f"note:{at}", note, intent=Do("note", at)) for at, note in enumerate(notes)]
        return self.listed(place, rows)

    def act(self, name: str, value: Any) -> Command | None:
        """Ask for the words of a note."""
        text, notes = self.desk.words.text, self.bench.notes
        if name == "add":
            question = AskText(self.desk, text("companion.tool.add_note"), limit=LONGEST)
            return Push(question, lambda said: self._note(len(notes), said))
        about = text("companion.tool.note_about")
        edit = AskText(self.desk, text("companion.tool.notes"), notes[value], about, LONGEST)
        return Push(edit, lambda said: self._note(value, said))

    def _note(self, at: int, said: str | None) -> None:
        if said is None:
            return
        notes = list(self.bench.notes)
        notes[at : at + 1] = [said] if said else []
        self.put(notes=tuple(notes))
