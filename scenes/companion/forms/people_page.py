"""Who is on a sheet: names at the seats; people can be added and renamed at any time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from scenes.base.scene import Command, Pop, Push
from scenes.companion.forms.open_sheet import NAME, OpenSheet
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskText, ask_person
from scenes.companion.toolkit.widgets import Button, Row
from scenes.shared.common_texts import shown
from scenes.ui.picture import Do, Item


class SheetPeoplePage(DistancePage):
    """Enters people; `then` is what follows when it is done, else the page is left."""

    enter_goes_on = True

    def __init__(self, sheet: OpenSheet, then: Callable[[], Command] | None = None) -> None:
        super().__init__(sheet.services, sheet.rules)
        self.dress = sheet.title
        self.sheet = sheet
        self.then = then
        self.people = list(sheet.paper.filled.people)
        self._gone: list[str] = []
        """Names taken away, the last one first to come back."""

    def heading(self) -> str:
        """Ask who is there."""
        return self.services.words.text("companion.form.people")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each person, with the number to press for a new name."""
        words = self.services.words
        rows = [
            Row(
                f"seat:{seat}",
                shown(words, name, seat),
                seat=seat,
                key=str(seat + 1),
                icon="",
                intent=Do("name", seat),
            )
            for seat, name in enumerate(self.people)
        ]
        return layout.listed(rows)

    def actions(self) -> tuple[Button, ...]:
        """Give one more, one less, done."""
        text, seats = self.services.words.text, self.sheet.form.seats
        count = len(self.people)
        most = text("companion.form.most", count=seats[-1]) if count >= seats[-1] else ""
        least = text("companion.form.least", count=seats[0]) if count <= seats[0] else ""
        return (
            Button("less", text("companion.form.less"), "-", reason=least),
            Button("more", text("companion.form.more"), "+", reason=most),
            Button("done", text("companion.page.done"), "return", main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Rename, add or take away somebody, or go on."""
        if name == "name":
            return self._rename(value)
        if name == "more":
            self.people.append(self._gone.pop() if self._gone else "")
        elif name == "less":
            self._gone.append(self.people.pop())
        else:
            return self._done()
        return None

    def _rename(self, seat: int) -> Command:
        """Ask for a name: of the people known, or a new one; a name that is there is changed."""
        words, before = self.services.words, self.people[seat]

        def named(text: str | None) -> None:
            if text is not None:
                self.people[seat] = text
                self.renew()

        if not before:
            return ask_person(self.services, self.people, named)
        question = words.text("companion.form.name", seat=words.text(f"seat.{seat}"))
        return Push(AskText(self.services, question, before, limit=NAME), named)

    def _done(self) -> Command | None:
        problem = self.sheet.seat(self.people)
        if problem:
            self.refuse(problem)
            return None
        return self.then() if self.then is not None else Pop()
