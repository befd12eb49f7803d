"""The history: every play that was finished or entered, the newest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.clean import one_line
from game.storage.play import HAND, Person, Play
from game.storage.plays import at
from game.storage.ring_folder import Kept
from scenes.base.scene import Command, Push, Scene
from scenes.base.services import Services
from scenes.base.words import Words
from scenes.companion.history import play_scores
from scenes.companion.history.edit_page import EditPage
from scenes.companion.history.exchange_pages import FilesPage
from scenes.companion.history.people_pages import PeoplePage
from scenes.companion.history.play_page import PlayPage
from scenes.companion.registry import Feature
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice, Sure
from scenes.companion.toolkit.widgets import Button, Row
from scenes.shared import common_texts, game_list
from scenes.shared.links import Links
from scenes.ui.picture import Do, Item


class HistoryPage(DistancePage):
    """The list of plays; letters find games, people and places."""

    seeks = True

    def __init__(self, services: Services, links: Links) -> None:
        super().__init__(services)
        self.links = links
        self.kept: tuple[Kept[Play], ...] = services.plays.list()

    def uncover(self) -> None:
        """Look at the folder again."""
        self.kept = self.services.plays.list()
        super().uncover()

    def heading(self) -> str:
        """Name the history."""
        return self.services.words.text("companion.play.title")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each play and each broken file."""
        place = layout.place
        if not self.kept:
            text = self.services.words.text
            head, about = text("companion.play.empty"), text("companion.play.empty_about")
            yield from widgets.bare(self.measures, place, FEATURE.icon, about, head)
            return
        yield from layout.listed([_row(self.services.words, one) for one in self.kept])

    def actions(self) -> Sequence[Button]:
        """Give what can be done besides opening a play."""
        text = self.services.words.text
        return (
            Button("new", text("companion.play.new"), "f4"),
            Button("people", text("companion.play.people"), "f6"),
            Button("files", text("companion.play.files"), "f8"),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Open a play, or go where the button says."""
        services = self.services
        if name == "new":
            return Push(self._which(), self._enter)
        if name == "people":
            return Push(PeoplePage(services, services.plays.plays()))
        if name == "files":
            return Push(FilesPage(services))
        kept = services.plays.get(value)
        if kept.value is None:
            return Push(self._broken(kept), lambda yes: self._remove(value) if yes else None)
        return Push(PlayPage(services, self.links, value))

    def _which(self) -> Scene:
        words = self.services.words
        rows = [
            Row(title, common_texts.title_name(words, title), art=title)
            for title in game_list.playable()
        ]
        return AskChoice(self.services, words.text("companion.play.which"), rows)

    def _enter(self, title: str | None) -> Command | None:
        if title is None:
            return None
        services = self.services
        last = next((one for one in services.plays.plays() if one.title == title), None)
        people = (
            tuple(Person(one.name, one.colour, one.level, style=one.style) for one in last.people)
            if last
            else ()
        )
        fresh = Play(title, at(services.now()), people, last.place if last else "", kind=HAND)
        return Push(EditPage(services, services.plays.new_name(fresh), fresh))

    def _broken(self, kept: Kept[Play]) -> Scene:
        words = self.services.words
        why = words.say(kept.broken) if kept.broken else ""
        told = words.text(
            "companion.play.broken.about", file=one_line(f"{kept.name}.json"), why=why
        )
        yes, no = words.text("companion.play.delete"), words.text("companion.play.keep")
        return Sure(self.services, words.text("companion.play.broken.title"), told, yes, no)

    def _remove(self, name: str) -> Command | None:
        problem = self.services.plays.remove(name)
        if problem is not None:
            self.refuse(self.services.words.say(problem))
        self.kept = self.services.plays.list()
        return None


def _row(words: Words, kept: Kept[Play]) -> Row:
    play, intent = kept.value, Do("open", kept.name)
    if play is None:
        said = words.text("companion.play.broken.title")
        return Row(f"play:{kept.name}", said, one_line(kept.name), "common/warning", intent=intent)
    text = play_scores.headline(words, play)
    names = " ".join((play.place, *(play_scores.called(words, one) for one in play.people)))
    art = play.title if play.title in game_list.playable() else ""
    told = play_scores.outcome(words, play)
    return Row(f"play:{kept.name}", text, told, intent=intent, find=names, art=art)


FEATURE = Feature("companion.play.title", 40, HistoryPage, "common/scroll")
