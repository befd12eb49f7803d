"""Correcting a value: whose, which, and what is right; what cannot be is said, with what can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.correction import Amending, Correction, Field, Value, possible
from game.core.message import Message
from scenes.companion.ask import AskChoice, AskNumber
from scenes.companion.far import Far
from scenes.companion.judge import Judge
from scenes.companion.judged import Judged
from scenes.companion.parts import Row
from scenes.desk import Desk
from scenes.scene import Command, Pop, Push
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

TABLE = -1
"""Stands for the values that belong to nobody."""


class Amend(Judged):
    """All values that can be put right, by seat; pops when somebody has seen enough."""

    seeks = True

    def __init__(self, desk: Desk, judge: Judge) -> None:
        super().__init__(desk, judge)
        self.whose: int | None = None
        self._asked: Field | None = None

    def heading(self) -> str:
        """Ask what is wrong, or say whose values these are."""
        if self.whose is None:
            return self.desk.words.text("companion.referee.which")
        return self._name(self.whose)

    def _name(self, seat: int) -> str:
        if seat == TABLE:
            return self.desk.words.text("companion.referee.of_table")
        return self.judge.seats[seat].name

    def fields(self) -> tuple[Field, ...]:
        """List what can be amended now."""
        match = self.judge.session.match
        return match.rules.amendable(match.state) if isinstance(match.rules, Amending) else ()

    def body(self, place: Region) -> Iterator[Item]:
        """Give whose values, or the values of one; letters look among all values."""
        return self.listed(place, self.lines())

    def lines(self) -> list[Row]:
        """Give what is listed now."""
        if self.whose is None and not self.sought:
            return [*self._seats(), self._row_of(TABLE)]
        return [
            Row(
                f"field:{field.name}",
                self.judge.label(field.label) if self.whose is not None else self._about(field),
                self.judge.value(field.sort, field.value),
                intent=Do("field", field.name),
            )
            for field in self.fields()
            if self.whose is None or self._owner(field) == self.whose
        ]

    def _about(self, field: Field) -> str:
        return self.judge.about(field)

    def _owner(self, field: Field) -> int:
        return TABLE if field.seat is None else field.seat

    def _seats(self) -> Iterator[Row]:
        for seat in range(len(self.judge.seats)):
            yield self._row_of(seat)

    def _row_of(self, seat: int) -> Row:
        colour = None if seat == TABLE else self.judge.seats[seat].colour
        return Row(f"whose:{seat}", self._name(seat), seat=colour, intent=Do("whose", seat))

    def act(self, name: str, value: Any) -> Command | None:
        """Choose whose value, then which."""
        if name == "whose":
            self.whose, self.page, self.focus, self.sought = int(value), 0, "", ""
            return None
        field = next(field for field in self.fields() if field.name == value)
        self._asked, self.sought = field, ""
        return Push(self._question(field), self._given)

    def _question(self, field: Field) -> Far:
        asked = self.desk.words.text(
            "companion.referee.new_value", label=self.judge.label(field.label)
        )
        if not field.sort:
            numbers = [int(value) for value in field.domain]
            return AskNumber(self.desk, asked, int(field.value), min(numbers), max(numbers))
        rows = [
            Row(
                f"value:{at}",
                self.judge.value(field.sort, value),
                icon=self._icon(field.sort, value),
                lifted=value == field.value,
            )
            for at, value in enumerate(field.domain)
        ]
        return AskChoice(self.desk, asked, rows)

    def _icon(self, sort: str, value: Value) -> str:
        if sort in ("seat", "owned", "owner", "route") or sort.startswith("where:"):
            return ""
        return self.judge.speech.icon(self.judge.open_sight(), sort, value)

    def _given(self, answer: Any) -> Command | None:
        field, self._asked = self._asked, None
        if answer is None or field is None:
            return None
        value = field.domain[int(answer.partition(":")[2])] if field.sort else int(answer)
        self.amend(field, value)
        return None

    def amend(self, field: Field, value: Value) -> None:
        """Amend a value, or say what would be impossible, and what is possible."""
        judge, words = self.judge, self.desk.words
        wrong = judge.session.correct(Correction(field.name, value))
        if isinstance(wrong, Message):
            self.refuse(f"{judge.say(wrong)} {self._right(field)}")
            return
        said = words.text(
            "companion.referee.fixed",
            label=judge.label(field.label),
            value=judge.value(field.sort, value),
        )
        self.tell(said)

    def _right(self, field: Field) -> str:
        match, text = self.judge.session.match, self.desk.words.text
        found: Sequence[Value] = list(possible(match.rules, match.state, field))
        if len(found) < 2:
            return text("companion.referee.possible_none")
        return text("companion.referee.possible", values=self.judge.listed(field.sort, found))

    def back(self) -> Command | None:
        """Go back to whose values, then away."""
        if self.whose is None:
            return Pop()
        self.whose, self.page, self.focus = None, 0, ""
        self.renew()
        return None
