"""The first page of a sheet: everybody with the points so far, and what the table shares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.form import SHARED
from scenes.companion.forms.blank import PEOPLE, RULES, TOTALS, Blank
from scenes.companion.forms.filling import PartScene
from scenes.companion.forms.people import PeopleScene
from scenes.companion.forms.totals import result
from scenes.companion.parts import Button, Row
from scenes.scene import Command, Push
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item


class HubScene(Blank):
    """A sheet as a whole."""

    def heading(self) -> str:
        """Give the name of the form."""
        return self.desk.words.say(self.sheet.form.name)

    def body(self, place: Region) -> Iterator[Item]:
        """Give a row for each person and for each part that is shared."""
        words, found = self.desk.words, self.sheet.found
        rows = []
        own = self.sheet.people if self.sheet.groups(0) else ()
        for seat, name in enumerate(own):
            aside = self.sheet.standing(seat, found)
            rows.append(Row(f"seat:{seat}", name, aside, seat=seat, key=str(seat + 1),
                            intent=Do("seat", seat)))  # fmt: skip
        for at, group in enumerate(self.sheet.groups(SHARED)):
            key = str(len(rows) + 1)
            rows.append(Row(f"part:{at}", words.say(group.name), icon="common/pencil", key=key,
                            intent=Do("part", at)))  # fmt: skip
        return self.spread(place, rows)

    def actions(self) -> tuple[Button, ...]:
        """Give rules, people and totals."""
        text = self.desk.words.text
        return (
            Button("rules", text("title.rules"), RULES),
            Button("people", text("companion.form.people"), PEOPLE),
            Button("totals", text("companion.form.totals"), TOTALS, main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Go to somebody's parts, to a shared one, to the people or to the totals."""
        if name == "seat":
            return Push(PartScene(self.sheet, value))
        if name == "part":
            return Push(PartScene(self.sheet, SHARED, value))
        if name == "rules":
            return self.rules()
        if name == "people":
            return Push(PeopleScene(self.sheet))
        return Push(result(self.sheet))
