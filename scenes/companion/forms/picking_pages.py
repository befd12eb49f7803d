"""Choosing several things for a field of a sheet, and rows of things in their order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.form import Choice, FormField
from scenes.base.scene import Command, Pop
from scenes.base.words import Words
from scenes.companion.forms.open_sheet import OpenSheet
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import LARGE
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, Row, SlabLook, initial
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

ACROSS = 2
LEAST_ROW = 7
"""Pictures of a short row are no larger than those of one of so many."""


def owning(words: Words, choice: Choice, owned: bool) -> Row:
    """Give the row of a thing that is owned or not."""
    icon = "common/check" if owned else ""
    return Row(
        f"choice:{choice.id}",
        initial(words.say(choice.name)),
        icon=icon,
        lifted=owned,
        intent=Do("own", choice.id),
    )


class PickPage(DistancePage):
    """A list in which things are chosen and let go again."""

    def __init__(self, sheet: OpenSheet, each: FormField, seat: int) -> None:
        super().__init__(sheet.services, sheet.rules)
        self.dress = sheet.title
        self.sheet = sheet
        self.each, self.whose = each, seat
        self.seeks = len(each.choices) > 5

    @property
    def chosen(self) -> tuple[str, ...]:
        """What is chosen now."""
        return self.sheet.answers.words(self.each.key, self.whose)

    def heading(self) -> str:
        """Give the field."""
        return self.services.words.say(self.each.name)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each choice."""
        chosen, words = self.chosen, self.services.words
        rows = [owning(words, one, one.id in chosen) for one in self.each.choices]
        return layout.spread(rows)

    def actions(self) -> tuple[Button, ...]:
        """Give done."""
        return (Button("done", self.services.words.text("companion.page.done"), "f5", main=True),)

    def act(self, name: str, value: Any) -> Command | None:
        """Choose something, let it go again, or go back."""
        if name == "done":
            return Pop()
        chosen = self.chosen
        kept = tuple(one for one in chosen if one != value)
        fresh = kept if value in chosen else (*chosen, value)
        self.settle(self.sheet.enter(self.each.key, self.whose, fresh))
        self.sought = ""
        return None


class RowPage(DistancePage):
    """Things one after the other, each by the digit on it: dice, a column of cards, spots."""

    def __init__(self, sheet: OpenSheet, each: FormField, seat: int) -> None:
        super().__init__(sheet.services, sheet.rules)
        self.dress = sheet.title
        self.sheet = sheet
        self.each, self.whose = each, seat

    @property
    def row(self) -> tuple[str, ...]:
        """What lies there now."""
        return self.sheet.answers.words(self.each.key, self.whose)

    def heading(self) -> str:
        """Give the field, and how many things lie there."""
        name = self.services.words.say(self.each.name)
        return self.services.words.text("companion.form.counted", name=name, count=len(self.row))

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give what was entered, and a button for each thing there is."""
        place = layout.place
        measures = self.measures
        deep = -(-len(self.each.choices) // ACROSS)
        lower = place.foot(min(place.height * 0.72, measures.of(0.125) * deep))
        upper = place.top(place.height - lower.height - measures.of(0.02))
        yield from self._laid(upper)
        columns = lower.columns(ACROSS, measures.of(0.02))
        for at, one in enumerate(self.each.choices):
            slots = columns[at // deep].rows(deep, measures.of(0.012))
            yield widgets.button(measures, slots[at % deep], self._button(at, one))

    def _button(self, at: int, one: Choice) -> Button:
        name = initial(self.services.words.say(one.name))
        add = Do("add", one.id)
        return Button(f"choice:{at}", name, str(at + 1), add, icon=self._icon(one))

    def _icon(self, one: Choice) -> str:
        return f"{self.sheet.title}/{one.icon}" if one.icon else ""

    def _laid(self, place: Region) -> Iterator[Item]:
        """Give what was entered: as pictures where the title has them, else in words."""
        measures, row = self.measures, self.row
        icons = {one.id: self._icon(one) for one in self.each.choices}
        if not row or not all(icons.values()):
            text = self.sheet.row(self.each, self.whose)
            text = text or self.services.words.text("companion.form.empty")
            yield widgets.line(measures, "row", place, text, LARGE, wrap=True)
            return
        side = min(place.height, place.width / max(len(row), LEAST_ROW) * 0.9)
        for at, name in enumerate(row):
            slot = place.left(side).middle(side, side).shift(at * side * 1.1, 0)
            yield Item(f"bone:{at}", "distance_pad", slot, data=SlabLook(measures.high, False))
            yield Item(f"laid:{at}", "icon", slot.inset(side * 0.08), icons[name])

    def actions(self) -> tuple[Button, ...]:
        """Give taking back and done."""
        text = self.services.words.text
        return (
            Button("back", text("companion.form.take_back"), "backspace"),
            Button("done", text("companion.page.done"), "return", main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Add a thing, take the last one back, or go back to the part."""
        if name == "done":
            return Pop()
        fresh = (*self.row, value) if name == "add" else self.row[:-1]
        self.settle(self.sheet.enter(self.each.key, self.whose, fresh))
        return None
