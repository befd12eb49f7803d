"""Sheets and calculators: the ones begun, and those of each title."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from textwrap import shorten
from typing import Any

from game.core.form import SHARED, Filled, Form
from game.core.registry import titles
from game.core.setup import OURS
from game.loading import editions
from game.storage.ring_folder import Kept
from game.storage.saved_forms import Paper, Sheets
from scenes.base.scene import Command, Push, Replace, Scene
from scenes.base.services import Services
from scenes.companion.editions.edition_choice import EDITION, edition_row, next_edition
from scenes.companion.forms.open_sheet import OpenSheet, form_of, forms_of
from scenes.companion.forms.overview_page import OverviewPage
from scenes.companion.forms.part_page import PartPage
from scenes.companion.forms.people_page import SheetPeoplePage
from scenes.companion.registry import Feature
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import Sure
from scenes.companion.toolkit.widgets import Button, Row
from scenes.shared import common_texts, game_list
from scenes.shared.links import Links
from scenes.ui.picture import Do, Item

LONG = 34
"""Letters of names in a row at most."""
USUAL = 2
"""People that a new sheet begins with, if it allows so few."""


class FormsPage(DistancePage):
    """First the sheets that were begun, then the titles."""

    def __init__(self, services: Services, links: Links) -> None:
        super().__init__(services)
        self.links = links

    def heading(self) -> str:
        """Give the name of this part."""
        return self.services.words.text("companion.form.title")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for the sheets begun, and one for each title with forms."""
        words, begun = self.services.words, len(Sheets(self.services.home / "sheets").list())
        rows = []
        if begun:
            text = words.text("companion.form.begun")
            rows.append(Row("begun", text, str(begun), "common/pencil", key="1"))
        for name in game_list.playable():
            count = len(forms_of(name))
            if count:
                text = words.text("companion.form.count", count=count)
                rows.append(
                    Row(
                        f"title:{name}",
                        words.text(f"{name}.name"),
                        text,
                        key=str(len(rows) + 1),
                        intent=Do("title", name),
                        art=name,
                    )
                )
        return layout.tiles(rows)

    def act(self, name: str, value: Any) -> Command | None:
        """Open the sheets begun, or the forms of a title."""
        if name == "begun":
            return Push(BegunSheetsPage(self.services))
        return Push(TitleFormsPage(self.services, value))


class TitleFormsPage(DistancePage):
    """The forms of one title."""

    def __init__(self, services: Services, title: str) -> None:
        super().__init__(services)
        self.dress = title
        self.title, self.edition = title, OURS

    def heading(self) -> str:
        """Give the title's name."""
        return self.services.words.text(f"{self.title}.name")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each form, with its key."""
        words = self.services.words
        rows = [
            Row(
                form.id,
                words.say(form.name),
                icon=_icon(form),
                key=str(at),
                intent=Do("form", form.id),
            )
            for at, form in enumerate(forms_of(self.title), 1)
        ]
        if editions.sound(self.title):
            row = edition_row(self.services, self.edition)
            rows.append(replace(row, key=str(len(rows) + 1)))
        return layout.listed(rows)

    def act(self, name: str, value: Any) -> Command | None:
        """Begin a form, people first if it has any; or take the next edition."""
        if name == EDITION:
            self.edition = next_edition(self.title, self.edition)
            self.renew()
            return None
        form = next(form for form in forms_of(self.title, self.edition) if form.id == value)
        paper = Paper(self.title, form.id, Filled(), self.services.now(), self.edition)
        return Push(begin(OpenSheet(self.services, self.title, form, paper)))


def _icon(form: Form) -> str:
    return form.icon or ("common/trophy" if form.seats else "common/calculator")


def begin(sheet: OpenSheet) -> Scene:
    """Make the first page of an empty form."""
    seats = sheet.form.seats
    if not seats:
        return PartPage(sheet, SHARED)
    page = SheetPeoplePage(sheet, lambda: Replace(OverviewPage(sheet)))
    page.people = [""] * min(max(seats[0], USUAL), seats[-1])
    return page


class BegunSheetsPage(DistancePage):
    """The sheets that were begun, the newest first; a broken file is told of, in nobody's way."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.sheets = Sheets(services.home / "sheets")

    def heading(self) -> str:
        """Give the name of the list."""
        return self.services.words.text("companion.form.begun")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each."""
        # Once for all rows: the history is read from the disk.
        told = {play.origin for play in self.services.plays.plays()}
        return layout.listed([self._row(kept, told) for kept in self.sheets.list()])

    def _row(self, kept: Kept[Paper], told: set[str]) -> Row:
        words, paper = self.services.words, kept.value
        if paper is None:
            assert kept.broken is not None
            name = words.text("saves.broken.name")
            return Row(kept.name, name, icon="common/warning", reason=words.say(kept.broken))
        form = form_of(paper) if paper.title in titles() else None
        if form is None:
            # Listed all the same: the game or edition may come back, and its points with it.
            reason = words.text("companion.form.gone", title=paper.title, form=paper.form)
            return Row(kept.name, paper.form, icon="common/warning", reason=reason)
        sheet = OpenSheet(self.services, paper.title, form, paper, kept.name)
        when = common_texts.when(words, paper.touched, self.services.now().date())
        names = shorten(", ".join(sheet.people), LONG, placeholder="…")
        text = words.text("companion.form.entry", form=words.say(form.name), names=names)
        icon = "common/trophy" if kept.name in told else "common/pencil"
        return Row(kept.name, text, when, icon, intent=Do("open", kept.name))

    def actions(self) -> tuple[Button, ...]:
        """Give what can be done with the row that has the focus."""
        return (Button("remove", self.services.words.text("companion.form.remove"), "delete"),)

    def act(self, name: str, value: Any) -> Command | None:
        """Go on with a sheet, or take one away after asking."""
        if name == "remove":
            return self._remove()
        paper = self.sheets.get(value).value
        form = form_of(paper) if paper is not None else None
        if paper is None or form is None:
            return None
        return Push(OverviewPage(OpenSheet(self.services, paper.title, form, paper, value)))

    def _remove(self) -> Command | None:
        words, chosen = self.services.words, self.focus
        row = self.picture.find(chosen)
        if row is None or row.kind != "distance_row":
            self.refuse(words.text("companion.form.which"))
            return None

        def gone(sure: bool) -> None:
            problem = self.sheets.remove(chosen) if sure else None
            if problem is not None:
                self.refuse(words.say(problem))

        yes, no = words.text("companion.form.remove"), words.text("saves.keep")
        about = words.text("companion.form.remove_about", name=row.text)
        return Push(
            Sure(self.services, words.text("companion.form.remove_sure"), about, yes, no), gone
        )


FEATURE = Feature("companion.form.title", 20, FormsPage, "common/calculator")
