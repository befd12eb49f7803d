"""Correcting a value: whose, which, and what is right; what cannot be is said, with what can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.correction import AmendableField, Amending, Correction, Value, possible
from game.core.message import Message
from scenes.base.scene import Command, Pop, Push
from scenes.base.services import Services
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.toolkit import row_keys
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice, AskNumber
from scenes.companion.toolkit.widgets import Row, initial
from scenes.ui.picture import Do, Item

TABLE = -1
"""Stands for the values that belong to nobody."""


class CorrectionPage(DistancePage):
    """All values that can be put right, by seat; pops when somebody has seen enough."""

    seeks = True

    def __init__(self, services: Services, texts: MatchTexts) -> None:
        super().__init__(services, texts.rules)
        self.dress = texts.session.setup.title
        self.texts = texts
        self.whose: int | None = None
        self._asked: AmendableField | None = None

    def heading(self) -> str:
        """Ask what is wrong, or say whose values these are."""
        if self.whose is None:
            return self.services.words.text("companion.referee.which")
        return self._name(self.whose)

    def _name(self, seat: int) -> str:
        if seat == TABLE:
            return self.services.words.text("companion.referee.of_table")
        return self.texts.seats[seat].name

    def fields(self) -> tuple[AmendableField, ...]:
        """List what can be amended now."""
        match = self.texts.session.match
        return match.rules.amendable(match.state) if isinstance(match.rules, Amending) else ()

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give whose values, or the values of one; letters look among all values."""
        rows = self.lines()
        return layout.listed(rows) if self.seeking() else layout.keyed(rows, layout.place)

    def seeking(self) -> bool:
        """Tell whether letters look for a value, rather than choose one by its key."""
        return self.whose is None or not all(row.key for row in self.lines())

    @property
    def hears(self) -> object:
        """What takes text that is typed now: the digit of a seat is none for its values."""
        return super().hears, self.whose

    def lines(self) -> tuple[Row, ...]:
        """Give what is listed now."""
        # Who looks for a card by its name need not know who holds it.
        if self.whose is None and not self.sought:
            return row_keys.numbered([*self._seats(), self._row_of(TABLE)])
        rows = self._fields()
        return tuple(rows) if self.whose is None else row_keys.keyed(rows)

    def _fields(self) -> list[Row]:
        return [
            Row(
                f"field:{field.name}",
                initial(
                    self.texts.label(field.label) if self.whose is not None else self._about(field)
                ),
                self.texts.value(field.sort, field.value),
                intent=Do("field", field.name),
            )
            for field in self.fields()
            if self.whose is None or self._owner(field) == self.whose
        ]

    def _about(self, field: AmendableField) -> str:
        return self.texts.about(field)

    def _owner(self, field: AmendableField) -> int:
        return TABLE if field.seat is None else field.seat

    def _seats(self) -> Iterator[Row]:
        for seat in range(len(self.texts.seats)):
            yield self._row_of(seat)

    def _row_of(self, seat: int) -> Row:
        colour = None if seat == TABLE else self.texts.seats[seat].colour
        return Row(f"whose:{seat}", self._name(seat), seat=colour, intent=Do("whose", seat))

    def act(self, name: str, value: Any) -> Command | None:
        """Choose whose value, then which."""
        if name == "whose":
            self.whose = int(value)
            self.start_over()
            return None
        # By name: a correction makes new fields, and the old ones would hold old values.
        field = next(field for field in self.fields() if field.name == value)
        self._asked, self.sought = field, ""
        return Push(self._question(field), self._given)

    def _question(self, field: AmendableField) -> DistancePage:
        asked = self.services.words.text(
            "companion.referee.new_value", label=self.texts.label(field.label)
        )
        if not field.sort:
            numbers = [int(value) for value in field.domain]
            return AskNumber(self.services, asked, int(field.value), min(numbers), max(numbers))
        rows = row_keys.keyed(
            [
                Row(
                    f"value:{at}",
                    initial(self.texts.value(field.sort, value)),
                    icon=self._icon(field.sort, value),
                    lifted=value == field.value,
                )
                for at, value in enumerate(field.domain)
            ]
        )
        return AskChoice(self.services, asked, rows, seeks=not rows[0].key)

    def _icon(self, sort: str, value: Value) -> str:
        if sort in ("seat", "owned", "owner", "route") or sort.startswith("where:"):
            return ""
        return self.texts.speech.icon(self.texts.open_board_view(), sort, value)

    def _given(self, answer: Any) -> Command | None:
        field, self._asked = self._asked, None
        if answer is None or field is None:
            return None
        value = field.domain[int(answer.partition(":")[2])] if field.sort else int(answer)
        self.amend(field, value)
        return None

    def amend(self, field: AmendableField, value: Value) -> None:
        """Amend a value, or say what would be impossible, and what is possible."""
        texts, words = self.texts, self.services.words
        wrong = texts.session.correct(Correction(field.name, value))
        if isinstance(wrong, Message):
            # A refusal alone would leave the table to guess what does go.
            self.refuse(f"{texts.say(wrong)} {self._right(field)}")
            return
        said = words.text(
            "companion.referee.fixed",
            label=texts.label(field.label),
            value=texts.value(field.sort, value),
        )
        self.tell(said)

    def _right(self, field: AmendableField) -> str:
        match, text = self.texts.session.match, self.services.words.text
        found: Sequence[Value] = list(possible(match.rules, match.state, field))
        # The value as it is counts as possible too, and is no help.
        if len(found) < 2:
            return text("companion.referee.possible_none")
        return text("companion.referee.possible", values=self.texts.listed(field.sort, found))

    def back(self) -> Command | None:
        """Go back to whose values, then away."""
        if self.whose is None:
            return Pop()
        self.whose = None
        self.start_over()
        self.renew()
        return None
