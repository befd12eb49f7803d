"""A text being edited, as a value: letters, caret, selection. No pygame here."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.clean import clean

_STOPS = " -.,"


@dataclass(frozen=True, slots=True)
class EditedText:
    """The letters of a field; what lies between `caret` and `anchor` is selected."""

    text: str
    caret: int
    anchor: int
    limit: int = 24
    digits: bool = False

    @classmethod
    def of(cls, text: str, limit: int = 24, digits: bool = False) -> EditedText:
        """Begin with everything selected."""
        return cls(text, len(text), 0, limit, digits)

    @property
    def chosen(self) -> str:
        """The selected letters."""
        low, high = sorted((self.caret, self.anchor))
        return self.text[low:high]

    def typed(self, letters: str) -> EditedText:
        """Put letters in the place of the selection, as many as there is room for."""
        if self.digits:
            letters = "".join(sign for sign in letters if sign.isdigit() and sign.isascii())
        low, high = sorted((self.caret, self.anchor))
        room = self.limit - (len(self.text) - (high - low))
        # With what stands before: a mark alone goes, one on the letter typed before it stays.
        before = clean(self.text[:low] + letters)[: low + max(0, room)]
        text = clean(before + self.text[high:])
        return replace(self, text=text, caret=len(before), anchor=len(before))

    def erased(self, back: bool, word: bool = False) -> EditedText:
        """Take the selection away, or else a letter (or word) before or behind the caret."""
        if self.caret == self.anchor:
            return self.moved(-1 if back else 1, True, word).typed("")
        return self.typed("")

    def moved(self, by: int, select: bool, word: bool = False) -> EditedText:
        """Move the caret by a letter or a word; with `select` the anchor stays."""
        if self.caret != self.anchor and not select:
            low, high = sorted((self.caret, self.anchor))
            return self.at(low if by < 0 else high, False)
        place = self.caret + by
        if word:
            while 0 < place < len(self.text) and self.text[place - (by < 0)] not in _STOPS:
                place += by
        return self.at(place, select)

    def at(self, place: int, select: bool) -> EditedText:
        """Put the caret before the letter of that number."""
        place = max(0, min(len(self.text), place))
        return replace(self, caret=place, anchor=self.anchor if select else place)

    def pressed(self, key: str, ctrl: bool, shift: bool) -> EditedText:
        """Take an editing key; others change nothing."""
        if key in ("left", "right"):
            return self.moved(-1 if key == "left" else 1, shift, ctrl)
        if key in ("home", "up"):
            return self.at(0, shift)
        if key in ("end", "down"):
            return self.at(len(self.text), shift)
        if key in ("backspace", "delete"):
            return self.erased(key == "backspace", ctrl)
        if key == "a" and ctrl:
            return replace(self, anchor=0, caret=len(self.text))
        return self
