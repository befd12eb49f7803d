"""Questions for the distance, each a page of its own that pops its answer, or None.

`Push(AskNumber(desk, words, value, low, high), then)`, `AskText`, `AskChoice` (rows; pops the id
of the one chosen), `Sure` (pops True or False).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from scenes.companion import parts
from scenes.companion.far import Far
from scenes.companion.kit import GIANT, LARGE, TEXT
from scenes.companion.parts import Button, Row
from scenes.desk import Desk
from scenes.scene import Command, Input, Key, Pop, Typed
from scenes.ui.geometry import Region
from scenes.ui.looks import FieldLook
from scenes.ui.picture import Do, Item

_STEPS = {"up": 1, "down": -1, "+": 1, "page up": 10, "page down": -10}


class _Ask(Far):
    """A question: its words on the strip, a sentence below if there is one."""

    def __init__(self, desk: Desk, question: str, about: str = "") -> None:
        super().__init__(desk)
        self.question, self.about = question, about

    def heading(self) -> str:
        """Give the question."""
        return self.question

    def back(self) -> Command | None:
        """Answer nothing."""
        return Pop(None)

    def _told(self, place: Region) -> Iterator[Item]:
        if self.about:
            yield parts.line(
                self.kit, "about", place, self.about, TEXT, valign="top", wrap=True, align="centre"
            )


class AskNumber(_Ask):
    """Asks for a whole number within bounds; digits are typed, + − and arrows change it."""

    def __init__(
        self, desk: Desk, question: str, value: int, low: int, high: int, about: str = ""
    ) -> None:
        super().__init__(desk, question, about)
        self.low, self.high = low, high
        self.typed = str(value)
        self._fresh = True
        self._signed = False
        """Whether the sign was chosen for the digits to come."""

    @property
    def value(self) -> int:
        """The number as it stands."""
        return int(self.typed) if self.typed.lstrip("-") else 0

    def body(self, place: Region) -> Iterator[Item]:
        """Give the number, large, and digits to click."""
        kit = self.kit
        pads = place.foot(kit.of(0.12)).columns(10, kit.of(0.012))
        for digit, pad in enumerate(pads):
            one = Button(f"digit:{digit}", str(digit), intent=Do("digit", str(digit)))
            yield parts.button(kit, pad, one)
        rest = place.left(place.width)
        upper = Region(rest.x, rest.y, rest.width, rest.height - kit.of(0.14))
        yield from self._told(upper.top(kit.of(0.13)))
        room = upper.foot(upper.height - (kit.of(0.14) if self.about else 0))
        shown = parts.plain(self.typed or "0")
        yield parts.number(kit, "value", room, shown, GIANT)

    def actions(self) -> Sequence[Button]:
        """Give more, less, and done."""
        text = self.desk.words.text
        less = [Button("sign", text("companion.far.sign"), "-")] if self.low < 0 else []
        fewer = [] if self.low < 0 else [Button("fewer", text("companion.far.fewer"), "-")]
        return (
            *less, *fewer, Button("more", text("companion.far.more"), "+"),
            Button("done", text("companion.far.done"), "return", main=True),
        )  # fmt: skip

    def act(self, name: str, value: Any) -> Command | None:
        """Change the number, or answer it."""
        if name == "digit":
            self._digit(value)
        elif name == "sign":
            self.typed = self.typed[1:] if self.typed.startswith("-") else f"-{self.typed}"
            self._signed = self.typed.startswith("-")
        elif name in ("more", "fewer"):
            self._step(1 if name == "more" else -1)
        elif name == "done":
            return self._done()
        return None

    def handle(self, event: Input) -> Command | None:
        """Take digits and arrows before the page does."""
        if isinstance(event, Key) and not (event.ctrl or event.alt):
            if event.name.isdigit() and len(event.name) == 1:
                self._digit(event.name)
                return None
            if event.name in _STEPS and event.name != "+":
                self._step(_STEPS[event.name])
                return None
            if event.name in ("backspace", "delete"):
                self.typed = "" if event.name == "delete" else self.typed[:-1]
                self._fresh = False
                self.renew()
                return None
        return super().handle(event)

    def _digit(self, digit: str) -> None:
        before = "" if self._fresh else self.typed
        if not before.strip("-0"):
            before = "-" if before.startswith("-") or self._signed else ""
        self.typed = f"{before}{digit}"[:6]
        self._fresh, self.said = False, ""
        self.renew()

    def _step(self, by: int) -> None:
        self.typed = str(max(self.low, min(self.high, self.value + by)))
        self._fresh, self._signed, self.said = True, False, ""
        self.renew()

    def _done(self) -> Command | None:
        if self.low <= self.value <= self.high:
            return Pop(self.value)
        words = self.desk.words
        self.refuse(words.text("companion.far.bounds", low=self.low, high=self.high))
        self._fresh = True
        return None


class AskText(_Ask):
    """Asks for a line of text; Enter answers it, unless `why_not` says what is wrong with it."""

    def __init__(
        self,
        desk: Desk,
        question: str,
        text: str = "",
        about: str = "",
        limit: int = 24,
        why_not: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(desk, question, about)
        self.text, self.limit, self.why_not = text, limit, why_not

    def body(self, place: Region) -> Iterator[Item]:
        """Give the field."""
        kit = self.kit
        wide = min(place.width, kit.of(0.05) * max(12, self.limit) * 0.66)
        field = place.top(kit.of(0.12)).shift(0, kit.of(0.02))
        look = FieldLook(limit=self.limit, size=kit.of(LARGE))
        yield Item(
            "field", "field", field.middle(wide, field.height), text=self.text, data=look,
            intent=Do("text"),
        )  # fmt: skip
        yield from self._told(place.foot(place.height - kit.of(0.17)))

    def actions(self) -> Sequence[Button]:
        """Give done."""
        return (Button("done", self.desk.words.text("companion.far.done"), "return", main=True),)

    def act(self, name: str, value: Any) -> Command | None:
        """Take what was written, or answer it."""
        if name == "text":
            self.text, self.said = str(value), ""
            return None
        return self._done()

    def handle(self, event: Input) -> Command | None:
        """Write at once; Enter answers, Escape does not."""
        self.current()
        if isinstance(event, Typed) and not self._awake:
            return None
        if isinstance(event, Key) and event.name == "return" and not event.alt:
            return self._done()
        if isinstance(event, Key) and event.name == "escape":
            return self.back()
        if isinstance(event, Key) and event.name in ("f1", "f2"):
            self.stop_writing()
        return super().handle(event)

    def update(self, seconds: float, covered: bool) -> Command | None:
        """Begin to write at once."""
        command = super().update(seconds, covered)
        field = self.picture.find("field")
        if not self.writing and field is not None and not covered:
            self.write_in(field)
        return command

    def _done(self) -> Command | None:
        text = " ".join(self.text.split())
        wrong = self.why_not(text) if self.why_not else ""
        if wrong:
            self.refuse(wrong)
            return None
        return Pop(text)


class AskChoice(_Ask):
    """Asks to choose one of some rows; letters that are typed narrow them down."""

    seeks = True

    def __init__(self, desk: Desk, question: str, rows: Sequence[Row], seeks: bool = True) -> None:
        super().__init__(desk, question)
        self.rows, self.seeks = tuple(rows), seeks

    def body(self, place: Region) -> Iterator[Item]:
        """Give the rows."""
        return self.listed(place, self.rows)

    def act(self, name: str, value: Any) -> Command | None:
        """Answer with the row."""
        del value
        return Pop(name)


class Sure(_Ask):
    """Asks before something that cannot be taken back."""

    def __init__(self, desk: Desk, question: str, about: str, yes: str, no: str) -> None:
        super().__init__(desk, question, about)
        self.yes, self.no = yes, no

    def body(self, place: Region) -> Iterator[Item]:
        """Give the sentence."""
        yield from self._told(place.inset(0, self.kit.of(0.05)))

    def actions(self) -> Sequence[Button]:
        """Give both answers."""
        return (Button("no", self.no, "escape"), Button("yes", self.yes, "return", main=True))

    def act(self, name: str, value: Any) -> Command | None:
        """Answer."""
        del value
        return Pop(name == "yes")

    def back(self) -> Command | None:
        """Answer no."""
        return Pop(False)
