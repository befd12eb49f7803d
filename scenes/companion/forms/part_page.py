"""One part of a sheet on a page: its fields as large rows, entered by keys.

Digits write a number, + and − change it by one and step through choices, Enter goes on to the
next row; first letters find a row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from game.core.form import SHARED, FormField, Group, Value
from scenes.base.scene import Command, Input, Key, Pop, Push, Typed
from scenes.companion.forms.open_sheet import OpenSheet
from scenes.companion.forms.picking_pages import PickPage, RowPage, owning
from scenes.companion.forms.totals_pages import TOTALS, result
from scenes.companion.toolkit import row_keys
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice, AskNumber
from scenes.companion.toolkit.widgets import Button, Row, initial
from scenes.ui.picture import Do, Item

FEW = 5
"""Rows up to which no letters are needed to find one."""
MANY = 50
"""A number that may be as large as this is shown without the most it may be."""
_LEAVING = ("up", "down", "left", "right", "tab", "escape", "page up", "page down")
_STEPS = {"+": 1, "-": -1}
_CHOOSING = ("several", "choice")
BEFORE, AFTER = "f3", "f4"
"""Keys of the buttons."""


@dataclass(slots=True)
class Digits:
    """What was typed into which row, and whether it waits for more digits to be a value."""

    at: str = ""
    typed: str = ""
    waiting: bool = False

    @property
    def value(self) -> int:
        """The number as far as it is written."""
        return int(self.typed) if self.typed.lstrip("-") else 0

    @property
    def shown(self) -> str:
        """The number with a mark that more must follow."""
        return f"{self.typed}…".replace("-", "−")

    def write(self, at: str, digit: str, low: int, high: int) -> int:
        """Add a digit; where the number gets too large, the digit begins a new one."""
        before = self.typed if at == self.at else ""
        self.at = at
        longer = int(f"{before}{digit}")
        # A first digit is kept even if it is too small: "1" may be on its way to "12".
        self.typed = str(longer) if low <= longer <= high or not before else digit
        # As a number "-0" is 0 and would lose the sign that was typed first.
        if before in ("-", "-0"):
            self.typed = f"-{digit}"
        return self.value

    def may_grow(self, high: int) -> bool:
        """Tell whether one more digit could make a number within the bounds."""
        return 0 < self.value * 10 <= high

    def sign(self, at: str, value: int) -> None:
        """Begin a number with a minus sign, or go on with one whose sign was changed."""
        self.at = at
        self.typed = str(value) if value else "-"
        self.waiting = not value

    def rub(self, at: str, value: int) -> int | None:
        """Take the last digit away; `None` when nothing is left."""
        before = self.typed if at == self.at and self.typed else str(value)
        self.at, self.typed = at, before[:-1]
        if not self.typed.lstrip("-"):
            self.clear()
            return None
        return self.value

    def clear(self) -> None:
        """Forget what was typed."""
        self.at, self.typed, self.waiting = "", "", False


class PartPage(DistancePage):
    """The parts of one person, or of the table, one after the other."""

    def __init__(self, sheet: OpenSheet, seat: int, at: int = 0) -> None:
        super().__init__(sheet.services, sheet.rules)
        self.dress = sheet.title
        self.sheet = sheet
        self.whose, self.at = seat, at
        self.digits = Digits()
        self._letters = ""
        """Letters typed to reach a row."""
        self._used = False
        """Whether something was entered since letters were typed."""

    def enter(self) -> None:
        """Begin with the first row."""
        super().enter()
        self._first()

    # What there is

    @property
    def group(self) -> Group:
        """The part on the page; the last one if there are fewer now."""
        groups = self.sheet.groups(self.whose)
        # An entry elsewhere can make parts vanish while this page stays open below.
        return groups[min(self.at, len(groups) - 1)]

    @property
    def single(self) -> FormField | None:
        """The one field of a part that consists of choosing one thing or several."""
        fields = self.group.fields
        return fields[0] if len(fields) == 1 and fields[0].kind in _CHOOSING else None

    def field(self, key: str) -> FormField | None:
        """Give a field of the part by its key."""
        return next((each for each in self.group.fields if each.key == key), None)

    def heading(self) -> str:
        """Give the person and the part."""
        name = self.sheet.called(self.group)
        if self.whose == SHARED:
            return name
        person = self.sheet.people[self.whose]
        return self.services.words.text("common.dot", head=person, tail=name)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the rows."""
        return layout.spread(self._listing())

    def seeking(self) -> bool:
        """Tell whether there are so many things to choose that letters find them."""
        single = self.single
        return single is not None and single.kind == "several" and len(single.choices) > FEW

    def _listing(self) -> list[Row]:
        single, words = self.single, self.services.words
        if single is None:
            return [self._row(each) for each in self.group.fields]
        answers = self.sheet.answers
        if single.kind == "choice":
            taken = answers.word(single.key, self.whose)
            rows = [owning(words, choice, choice.id == taken) for choice in single.choices]
            keys = row_keys.given([""] * len(rows))
            return [replace(row, key=key) for row, key in zip(rows, keys, strict=True)]
        owned = answers.words(single.key, self.whose)
        return [owning(words, choice, choice.id in owned) for choice in single.choices]

    def _row(self, each: FormField) -> Row:
        shown = self.sheet.shown(each, self.whose)
        # Half a number is not on the sheet yet, and must be seen all the same.
        if self.digits.at == each.key and self.digits.waiting:
            shown = self.digits.shown
        fresh = self.sheet.answers.has(each.key, self.whose)
        if each.kind == "number" and each.high < MANY:
            shown = self.services.words.text("companion.form.of", value=shown, most=each.high)
        name = initial(self.services.words.say(each.name))
        return Row(each.key, name, shown, lifted=fresh, intent=Do(each.kind, each.key))

    def actions(self) -> tuple[Button, ...]:
        """Give the parts before and after, and the totals."""
        text, groups = self.services.words.text, self.sheet.groups(self.whose)
        more = len(groups) > 1
        before = Button("before", text("companion.form.before"), BEFORE)
        after = Button("after", text("companion.form.after"), AFTER, main=True)
        totals = Button("totals", text("companion.form.totals"), TOTALS, main=not more)
        return (before, after, totals) if more else (totals,)

    # What is pressed

    def act(self, name: str, value: Any) -> Command | None:
        """Turn to another part, to the totals, or open what a row needs."""
        if name in ("before", "after"):
            return self._turn_part(-1 if name == "before" else 1)
        if name == "totals":
            return None if self._unsettled() else Push(result(self.sheet))
        self._used = True
        if name == "own":
            self._own(value)
            return None
        each = self.field(value)
        return self._open(each) if each is not None else None

    def _turn_part(self, by: int) -> Command | None:
        if self._unsettled():
            return None
        count = len(self.sheet.groups(self.whose))
        there = min(self.at, count - 1) + by
        # Past a person's parts comes the overview, where the next person is chosen.
        if self.whose != SHARED and not 0 <= there < count:
            return Pop()
        self.at = there % count
        # Letters and sentences were about rows that are gone.
        self.page, self.sought, self.said = 0, "", ""
        self._first()
        return None

    def _first(self) -> None:
        self.renew()
        self.current()
        rows = [item.id for item in self.picture if item.kind == "distance_row" and item.intent]
        if rows:
            self.focus_on(rows[0])

    def _own(self, choice: str) -> None:
        single = self.single
        assert single is not None
        if single.kind == "choice":
            self._put(single, choice)
            return
        owned = self.sheet.answers.words(single.key, self.whose)
        kept = tuple(one for one in owned if one != choice)
        self._put(single, kept if choice in owned else (*owned, choice))

    def _open(self, each: FormField) -> Command | None:
        """Open the question of a row; a tick needs none."""
        if each.kind == "tick":
            self._put(each, not self.sheet.answers.tick(each.key, self.whose))
            return None
        if each.kind == "several":
            return Push(PickPage(self.sheet, each, self.whose))
        if each.kind == "row":
            return Push(RowPage(self.sheet, each, self.whose))
        return self._ask(each)

    def _ask(self, each: FormField) -> Command:
        words = self.services.words
        question = words.say(each.name)
        then: Callable[[Any], None] = lambda value: self._answered(each, value)  # noqa: E731
        if each.kind == "choice":
            rows = [Row(choice.id, words.say(choice.name)) for choice in each.choices]
            return Push(AskChoice(self.services, question, rows, len(rows) > FEW), then)
        value = self.sheet.answers.number(each.key, self.whose)
        return Push(AskNumber(self.services, question, value, each.low, each.high), then)

    def _answered(self, each: FormField, value: Value | None) -> None:
        if value is not None:
            self._put(each, value)
            self.focus_on(each.key)

    def _put(self, each: FormField, value: Value) -> bool:
        """Enter a value; say why not if it is refused."""
        problem = self.sheet.enter(each.key, self.whose, value)
        self.settle(problem)
        return not problem

    # Keys

    def handle(self, event: Input) -> Command | None:
        """Take what is written into the row that has the focus."""
        self.current()
        each = self.field(self.focus)
        # The key of the same press was taken as a digit already: here it would count twice.
        if isinstance(event, Typed) and _counted(event, each):
            return None
        if isinstance(event, Typed):
            if self._used:
                self.sought, self._letters, self._used = "", "", False
            if not self.seeking():
                # Where one thing is chosen, each has a key, which is no beginning of a word.
                if self.single is None:
                    self._leap(event.text)
                return None
        if isinstance(event, Key) and each is not None and not (event.ctrl or event.alt):
            number = each.kind == "number" and event.digit
            taken = self._written(number or event.name, each)
            if taken is not None:
                return None
        leaves = isinstance(event, Key) and event.name in _LEAVING
        # Whoever leaves with half a number would believe that it was entered.
        if leaves and self._unsettled():
            return None
        return super().handle(event)

    def _leap(self, text: str) -> None:
        """Go to the first row whose name begins with the letters typed."""
        # Letters that lead nowhere together may be the beginning of another search.
        for letters in (self._letters + text, text):
            wanted = letters.casefold()
            for row in self._listing():
                if row.text.casefold().startswith(wanted) and not self._unsettled():
                    self._letters = letters
                    self.said = ""
                    self.focus_on(row.id)
                    return
        self._letters = ""

    def _written(self, key: str, each: FormField) -> bool | None:
        """Write a key into a row; `None`: it is no key for such a row."""
        self.said = ""
        if each.kind == "number":
            return self._number(key, each)
        if key in _STEPS and each.kind in ("choice", "tick"):
            self._step(each, _STEPS[key])
            return True
        if key == "delete":
            self.settle(self.sheet.forget(each.key, self.whose))
            return True
        return None

    def _number(self, key: str, each: FormField) -> bool | None:
        if key.isdigit() and len(key) == 1:
            self._digit(key, each)
        elif key == "-" and each.low < 0:
            self._turn_sign(each)
        elif key in _STEPS:
            self._step(each, _STEPS[key])
        # While letters are looked for the same key takes the last one of them away.
        elif key == "backspace" and not self.sought:
            self._rub(each)
        elif key == "delete":
            self.digits.clear()
            self.settle(self.sheet.forget(each.key, self.whose))
        elif key == "return" and self.by_keys:
            if not self._unsettled():
                self._next()
        else:
            return None
        return True

    def _digit(self, digit: str, each: FormField) -> None:
        """Write a digit behind the ones before, or as a new number where that is too much."""
        self._used = True
        value = self.digits.write(each.key, digit, each.low, each.high)
        problem = self.sheet.enter(each.key, self.whose, value)
        # Refused only for now: one digit more may make it right, so nothing is said yet.
        self.digits.waiting = bool(problem) and self.digits.may_grow(each.high)
        if problem and not self.digits.waiting:
            self.digits.clear()
            self.refuse(problem)
        self.renew()

    def _turn_sign(self, each: FormField) -> None:
        value = -self.sheet.answers.number(each.key, self.whose)
        if value:
            self._put(each, value)
        self.digits.sign(each.key, value)
        self.renew()

    def _rub(self, each: FormField) -> None:
        """Take the last digit away."""
        left = self.digits.rub(each.key, self.sheet.answers.number(each.key, self.whose))
        if left is None:
            self.settle(self.sheet.forget(each.key, self.whose))
            return
        self.digits.waiting = bool(self.sheet.enter(each.key, self.whose, left))
        self.renew()

    def _step(self, each: FormField, by: int) -> None:
        """Step through numbers, choices, yes and no."""
        self.digits.clear()
        self._used = True
        answers = self.sheet.answers
        if each.kind == "number":
            value = answers.number(each.key, self.whose) + by
            if each.low <= value <= each.high:
                self._put(each, value)
        elif each.kind == "tick":
            self._put(each, not answers.tick(each.key, self.whose))
        else:
            ids = [choice.id for choice in each.choices]
            at = ids.index(answers.word(each.key, self.whose))
            self._put(each, ids[(at + by) % len(ids)])

    def _next(self) -> None:
        """Go on to the next row, over the end of the page; from the last one to the buttons."""
        self.digits.clear()
        self.sought = ""
        ids = [each.key for each in self.group.fields]
        at = ids.index(self.focus) + 1
        if at == len(ids):
            self.focus_on("after" if self.picture.find("after") else "totals")
            return
        # Only what is on the page can have the focus.
        if ids[at] not in self.layout().shown:
            self.turn(1)
            self.current()
        self.focus_on(ids[at])

    def _unsettled(self) -> bool:
        """Tell whether a number was begun that cannot stay so, and say what would be right."""
        if not self.digits.waiting:
            self.digits.clear()
            return False
        each, value = self.field(self.digits.at), self.digits.value
        problem = self.sheet.why(each.key, self.whose, value) if each is not None else ""
        self.digits.clear()
        self.settle(problem)
        return bool(problem)


def _counted(event: Typed, each: FormField | None) -> bool:
    """Tell whether the key of a text is taken as a digit or a sign, whatever it types."""
    number = each is not None and each.kind == "number" and event.digits.isdigit()
    return number or event.text.isdigit() or event.text in "+-"
