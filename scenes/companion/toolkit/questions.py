"""Questions for the distance, each a page of its own that pops its answer, or None.

`Push(AskNumber(services, words, value, low, high), then)`, `AskText`, `AskChoice` (rows; pops the
id of the one chosen), `Sure` (pops True or False). `ask_person` asks who somebody is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from game.storage.people import people
from scenes.base.scene import Command, Input, Key, Pop, Push
from scenes.base.services import Services
from scenes.companion.toolkit import row_keys, widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import GIANT, LARGE, TEXT, Measures
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, Row
from scenes.shared.common_texts import shown
from scenes.shared.new_game import LONGEST_NAME
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import FieldLook
from scenes.ui.picture import Do, Item

_STEPS = {"up": 1, "down": -1, "+": 1, "page up": 10, "page down": -10}


def _sentence(measures: Measures, place: Region, about: str) -> Iterator[Item]:
    """Give the sentence below a question, if there is one."""
    if about:
        yield widgets.line(
            measures, "about", place, about, TEXT, valign="top", wrap=True, align="centre"
        )


class AskNumber(DistancePage):
    """Asks for a whole number within bounds; digits are typed, + − and arrows change it."""

    def __init__(
        self, services: Services, question: str, value: int, low: int, high: int, about: str = ""
    ) -> None:
        super().__init__(services)
        self.question, self.about = question, about
        self.low, self.high = low, high
        self.typed = str(value)
        self._fresh = True
        self._signed = False
        """Whether the sign was chosen for the digits to come."""

    @property
    def value(self) -> int:
        """The number as it stands."""
        return int(self.typed) if self.typed.lstrip("-") else 0

    def heading(self) -> str:
        """Give the question."""
        return self.question

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the number, large, and digits to click."""
        measures, place = layout.measures, layout.place
        pads = place.foot(measures.of(0.12)).columns(10, measures.of(0.012))
        for digit, pad in enumerate(pads):
            one = Button(f"digit:{digit}", str(digit), intent=Do("digit", str(digit)))
            yield widgets.button(measures, pad, one)
        upper = place.top(place.height - measures.of(0.14))
        yield from _sentence(measures, upper.top(measures.of(0.13)), self.about)
        room = upper.foot(upper.height - (measures.of(0.14) if self.about else 0))
        shown = widgets.plain(self.typed or "0")
        yield widgets.number(measures, "value", room, shown, GIANT)

    def actions(self) -> Sequence[Button]:
        """Give more, less, and done."""
        text = self.services.words.text
        if self.low < 0:
            lower = Button("sign", text("companion.page.sign"), "-")
        else:
            lower = Button("fewer", text("companion.page.fewer"), "-")
        return (
            lower,
            Button("more", text("companion.page.more"), "+"),
            Button("done", text("companion.page.done"), "return", main=True),
        )

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
            if event.digit:
                self._digit(event.digit)
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
        words = self.services.words
        self.refuse(words.text("companion.page.bounds", low=self.low, high=self.high))
        self._fresh = True
        return None


class AskText(DistancePage):
    """Asks for a line of text; Enter answers it, unless `why_not` says what is wrong with it."""

    def __init__(
        self,
        services: Services,
        question: str,
        text: str = "",
        about: str = "",
        limit: int = 24,
        why_not: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(services)
        self.question, self.about = question, about
        self.text, self.limit, self.why_not = text, limit, why_not

    def heading(self) -> str:
        """Give the question."""
        return self.question

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the field."""
        measures, place = layout.measures, layout.place
        wide = min(place.width, measures.of(0.05) * max(12, self.limit) * 0.66)
        strip = place.top(measures.of(0.12)).shift(0, measures.of(0.02))
        look = FieldLook(limit=self.limit, size=measures.of(LARGE))
        spot = strip.middle(wide, strip.height)
        yield Item("field", "field", spot, text=self.text, data=look, intent=Do("text"))
        below = place.foot(place.height - measures.of(0.17))
        yield from _sentence(measures, below, self.about)

    def actions(self) -> Sequence[Button]:
        """Give done."""
        return (
            Button("done", self.services.words.text("companion.page.done"), "return", main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Take what was written, or answer it."""
        if name == "text":
            self.text, self.said = str(value), ""
            return None
        return self._done()

    def handle(self, event: Input) -> Command | None:
        """Write at once; Enter answers, Escape does not."""
        self.current()
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


class AskChoice(DistancePage):
    """Asks to choose one of some rows: by their keys, or by letters that narrow them down."""

    seeks = True

    def __init__(
        self, services: Services, question: str, rows: Sequence[Row], seeks: bool = True
    ) -> None:
        super().__init__(services)
        self.question = question
        known = any(row.key for row in rows)
        self.rows = tuple(rows) if known else row_keys.numbered(rows)
        self.seeks = seeks

    def heading(self) -> str:
        """Give the question."""
        return self.question

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the rows."""
        return layout.listed(self.rows)

    def act(self, name: str, _value: object) -> Command | None:
        """Answer with the row."""
        return Pop(name)


class Sure(DistancePage):
    """Asks before something that cannot be taken back."""

    def __init__(self, services: Services, question: str, about: str, yes: str, no: str) -> None:
        super().__init__(services)
        self.question, self.about = question, about
        self.yes, self.no = yes, no

    def heading(self) -> str:
        """Give the question."""
        return self.question

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the sentence."""
        measures = layout.measures
        return _sentence(measures, layout.place.inset(0, measures.of(0.05)), self.about)

    def actions(self) -> Sequence[Button]:
        """Give both answers."""
        return (Button("no", self.no, "escape"), Button("yes", self.yes, "return", main=True))

    def act(self, name: str, _value: object) -> Command | None:
        """Answer."""
        return Pop(name == "yes")

    def back(self) -> Command | None:
        """Answer no."""
        return Pop(False)


def ask_person(
    services: Services, here: Iterable[str], then: Callable[[str], Command | None]
) -> Command:
    """Ask who somebody is: one of the people of the history, or somebody new.

    `then` gets the name, and is not called when the question is left. Names of people who are
    `here` are not offered; where nobody else is known, the new name is asked for at once.
    """
    text = services.words.text
    taken = {name.casefold() for name in here}
    known = [one for one in people(services.plays.plays()) if one.name.casefold() not in taken]
    if not known:
        return _ask_new_person(services, then)
    rows = [Row("new", text("companion.play.somebody"), icon="common/plus")]
    rows += [Row(f"old:{one.name}", shown(services.words, one.name, one.colour)) for one in known]

    def chosen(answer: str | None) -> Command | None:
        if answer is None:
            return None
        return then(answer[4:]) if answer.startswith("old:") else _ask_new_person(services, then)

    return Push(AskChoice(services, text("companion.play.who"), rows), chosen)


def _ask_new_person(services: Services, then: Callable[[str], Command | None]) -> Command:
    question = AskText(services, services.words.text("companion.play.name"), "", limit=LONGEST_NAME)
    return Push(question, lambda said: None if said is None else then(said))
