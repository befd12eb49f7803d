"""The text field that is being written in, and its keys."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scenes.base.scene import Key, Typed
from scenes.ui import clipboard, theme
from scenes.ui.editing import EditedText
from scenes.ui.geometry import Offset
from scenes.ui.measure import MARGIN, measure
from scenes.ui.paint_specs import FieldLook
from scenes.ui.picture import Item, Picture

ENDING = frozenset(("return", "escape", "tab"))
"""Keys that end the writing."""


@dataclass(slots=True)
class TextField:
    """Writes in a field: what it held before, and what it holds now."""

    item: Item
    edited: EditedText

    @classmethod
    def on(cls, item: Item) -> TextField:
        """Begin to write in a field."""
        look = _look(item)
        return cls(item, EditedText.of(item.text, look.limit, look.digits))

    def typed(self, letters: str) -> None:
        """Write letters."""
        self.edited = self.edited.typed(letters)

    def write(self, event: Typed) -> None:
        """Write what came from the keyboard."""
        self.typed(event.digits if self.edited.digits else event.text)

    def press(self, event: Key) -> None:
        """Take a key that moves, erases, copies or pastes."""
        if event.ctrl and event.name in ("c", "x"):
            clipboard.copy(self.edited.chosen)
            if event.name == "x":
                self.typed("")
        elif event.ctrl and event.name == "v":
            self.typed(clipboard.paste())
        else:
            self.edited = self.edited.pressed(event.name, event.ctrl, event.shift)

    def point(self, at: Offset) -> None:
        """Put the caret where the pointer pressed."""
        place, text = self.item.place, self.edited.text
        style = theme.BODY.of(size=min(_look(self.item).size, place.height * 0.52))
        aim = at.x - place.x - 14
        ways = [measure(text[:n], style).width / MARGIN for n in range(len(text) + 1)]
        best = min(range(len(ways)), key=lambda n: abs(ways[n] - aim))
        self.edited = self.edited.at(best, False)

    def settle(self, picture: Picture) -> bool:
        """Follow what the scene made of the text; tell whether the field is still there."""
        now = picture.find(self.item.id)
        if now is not None and now.text != self.edited.text:
            self.edited = replace(self.edited, text=now.text).at(self.edited.caret, False)
        return now is not None

    def dressed(self, item: Item) -> Item:
        """Give the field with its caret and selection."""
        look = replace(_look(item), caret=self.edited.caret, anchor=self.edited.anchor)
        return replace(item, data=look)


def _look(item: Item) -> FieldLook:
    return item.data if isinstance(item.data, FieldLook) else FieldLook()
