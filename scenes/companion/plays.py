"""The history: every play that was finished or entered, the newest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from game.shelf.play import HAND, Person, Play
from game.shelf.plays import at
from game.shelf.ring import Kept
from scenes.companion import sheet
from scenes.companion.ask import AskChoice, Sure
from scenes.companion.editing import EditScene
from scenes.companion.far import Far
from scenes.companion.files import FilesScene
from scenes.companion.found import Entry
from scenes.companion.one import PlayScene
from scenes.companion.parts import Button, Row, heading, line
from scenes.companion.people import PeopleScene
from scenes.companion.samples import keep_samples
from scenes.desk import Desk, Words
from scenes.front import shelf
from scenes.front.ways import Ways
from scenes.scene import Command, Push, Scene
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item


class PlaysScene(Far):
    """The list of plays; letters find games, people and places."""

    seeks = True

    def __init__(self, desk: Desk, ways: Ways) -> None:
        super().__init__(desk)
        self.ways = ways
        self.kept: tuple[Kept[Play], ...] = desk.plays.list()

    def uncover(self) -> None:
        """Look at the folder again."""
        self.kept = self.desk.plays.list()
        super().uncover()

    def heading(self) -> str:
        """Name the history."""
        return self.desk.words.text("companion.play.title")

    def body(self, place: Region) -> Iterator[Item]:
        """Give a row for each play and each broken file."""
        if not self.kept:
            kit, text = self.kit, self.desk.words.text
            head, rest = place.top(place.height * 0.3), place.foot(place.height * 0.66)
            yield heading(kit, "empty", head, text("companion.play.empty"), "centre")
            about = text("companion.play.empty_about")
            yield line(kit, "about", rest, about, align="centre", valign="top", wrap=True)
            return
        yield from self.listed(place, [_row(self.desk.words, one) for one in self.kept])

    def actions(self) -> Sequence[Button]:
        """Give what can be done besides opening a play."""
        text = self.desk.words.text
        return (
            Button("new", text("companion.play.new"), "f4"),
            Button("people", text("companion.play.people"), "f6"),
            Button("files", text("companion.play.files"), "f8"),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Open a play, or go where the button says."""
        desk = self.desk
        if name == "new":
            return Push(self._which(), self._enter)
        if name == "people":
            return Push(PeopleScene(desk, desk.plays.plays()))
        if name == "files":
            return Push(FilesScene(desk))
        kept = desk.plays.get(value)
        if kept.value is None:
            return Push(self._broken(kept), lambda yes: self._remove(value) if yes else None)
        return Push(PlayScene(desk, self.ways, value))

    def _which(self) -> Scene:
        words = self.desk.words
        rows = [Row(title, sheet.game(words, title)) for title in shelf.playable()]
        return AskChoice(self.desk, words.text("companion.play.which"), rows)

    def _enter(self, title: str | None) -> Command | None:
        if title is None:
            return None
        desk = self.desk
        last = next((one for one in desk.plays.plays() if one.title == title), None)
        people = (
            tuple(Person(one.name, one.colour, one.level) for one in last.people) if last else ()
        )
        fresh = Play(title, at(desk.now()), people, last.place if last else "", kind=HAND)
        return Push(EditScene(desk, desk.plays.new_name(fresh), fresh))

    def _broken(self, kept: Kept[Play]) -> Scene:
        words = self.desk.words
        why = words.say(kept.broken) if kept.broken else ""
        told = words.text("companion.play.broken.about", file=f"{kept.name}.json", why=why)
        yes, no = words.text("companion.play.delete"), words.text("companion.play.keep")
        return Sure(self.desk, words.text("companion.play.broken.title"), told, yes, no)

    def _remove(self, name: str) -> Command | None:
        problem = self.desk.plays.remove(name)
        if problem is not None:
            self.refuse(self.desk.words.say(problem))
        self.kept = self.desk.plays.list()
        return None


def _row(words: Words, kept: Kept[Play]) -> Row:
    play, intent = kept.value, Do("open", kept.name)
    if play is None:
        said = words.text("companion.play.broken.title")
        return Row(f"play:{kept.name}", said, kept.name, "common/warning", intent=intent)
    text = sheet.headline(words, play)
    names = " ".join((play.place, *(sheet.called(words, one) for one in play.people)))
    return Row(f"play:{kept.name}", text, sheet.outcome(words, play), intent=intent, find=names)


ENTRY = Entry("companion.play.title", 40, PlaysScene, "common/scroll")


def moments(desk: Desk, ways: Ways) -> Iterable[tuple[str, Scene]]:
    """Give the screens of the history with a few plays in it, for pictures."""
    yield "history-empty", PlaysScene(desk, ways)
    name = keep_samples(desk)
    play = desk.plays.get(name).value
    assert play is not None
    yield "history", PlaysScene(desk, ways)
    yield "play", PlayScene(desk, ways, name)
    yield "play-edit", EditScene(desk, name, play)
    yield "people", PeopleScene(desk, desk.plays.plays())
    yield "files", FilesScene(desk)
