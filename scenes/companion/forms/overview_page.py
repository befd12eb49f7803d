"""The first page of a sheet: everybody with the points so far, and what the table shares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.form import SHARED
from scenes.base.scene import Command, Push
from scenes.companion.forms.open_sheet import OpenSheet
from scenes.companion.forms.part_page import PartPage
from scenes.companion.forms.people_page import SheetPeoplePage
from scenes.companion.forms.totals_pages import TOTALS, result
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, Row, initial
from scenes.ui.picture import Do, Item

RULES, PEOPLE = "f1", "f6"
"""Keys of the buttons."""


class OverviewPage(DistancePage):
    """A sheet as a whole."""

    def __init__(self, sheet: OpenSheet) -> None:
        super().__init__(sheet.services, sheet.rules)
        self.dress = sheet.title
        self.sheet = sheet

    def heading(self) -> str:
        """Give the name of the form."""
        return self.services.words.say(self.sheet.form.name)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each person and for each part that is shared."""
        words, found = self.services.words, self.sheet.found
        rows = []
        own = self.sheet.people if self.sheet.groups(0) else ()
        for seat, name in enumerate(own):
            aside = self.sheet.standing(seat, found)
            rows.append(
                Row(
                    f"seat:{seat}",
                    name,
                    aside,
                    seat=seat,
                    key=str(seat + 1),
                    intent=Do("seat", seat),
                )
            )
        for at, group in enumerate(self.sheet.groups(SHARED)):
            key = str(len(rows) + 1)
            only = group.fields[0] if len(group.fields) == 1 else None
            rows.append(
                Row(
                    f"part:{at}",
                    self.sheet.called(group) if only is None else initial(words.say(only.name)),
                    "" if only is None else self.sheet.shown(only, SHARED),
                    icon="common/pencil",
                    key=key,
                    intent=Do("part", at),
                )
            )
        return layout.spread(rows)

    def actions(self) -> tuple[Button, ...]:
        """Give rules, people and totals."""
        text = self.services.words.text
        return (
            Button("rules", text("title.rules"), RULES),
            Button("people", text("companion.form.people"), PEOPLE),
            Button("totals", text("companion.form.totals"), TOTALS, main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Go to somebody's parts, to a shared one, to the people or to the totals."""
        if name == "seat":
            return Push(PartPage(self.sheet, value))
        if name == "part":
            return Push(PartPage(self.sheet, SHARED, value))
        if name == "rules":
            return self.rules()
        if name == "people":
            return Push(SheetPeoplePage(self.sheet))
        return Push(result(self.sheet))
