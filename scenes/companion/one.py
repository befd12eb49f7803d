"""One play of the history: its table of scores, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.shelf.log import LOGGER
from game.shelf.play import Play
from scenes.companion import again, sheet
from scenes.companion.ask import Sure
from scenes.companion.editing import EditScene
from scenes.companion.far import Far
from scenes.companion.kit import GAP, TEXT
from scenes.companion.parts import Button, line
from scenes.desk import Desk
from scenes.front.setup import SetupScene
from scenes.front.ways import Ways
from scenes.scene import Command, Pop, Push
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Item


class PlayScene(Far):
    """One play."""

    def __init__(self, desk: Desk, ways: Ways, name: str) -> None:
        super().__init__(desk)
        self.ways, self.name = ways, name
        self.play = self._read()

    def _read(self) -> Play:
        kept = self.desk.plays.get(self.name)
        if kept.mended:
            self.tell(self.desk.words.text("companion.play.mended"))
        return kept.value or Play("", self.desk.now().date().isoformat())

    def uncover(self) -> None:
        """Read the play again: it may have been edited."""
        self.play = self._read()
        super().uncover()

    def heading(self) -> str:
        """Name the game and the day."""
        words, play = self.desk.words, self.play
        head, tail = sheet.game(words, play.title), sheet.day(words, play.day)
        return words.text("common.dot", head=head, tail=tail)

    def body(self, place: Region) -> Iterator[Item]:
        """Give where it was played and the note, then the table."""
        kit = self.kit
        told = sheet.remarks(self.play)
        if told:
            style = kit.style(TEXT)
            most, width = kit.of(0.13), place.width
            shown = _shortened(told, lambda text: measure(text, style, width).height <= most)
            high = measure(shown, style, place.width).height
            note = line(kit, "told", place.top(high), shown, valign="top", wrap=True)
            yield note if shown == told else replace(note, intent=Do("told"))
            place = place.foot(place.height - high - kit.of(GAP))
        if self.play.people:
            yield from self.table(place, sheet.grid(self.desk.words, self.play))

    def actions(self) -> Sequence[Button]:
        """Give edit, rematch, picture and delete."""
        text = self.desk.words.text
        return (
            Button("edit", text("companion.play.edit"), "e"),
            Button(
                "rematch",
                text("companion.play.rematch"),
                "r",
                reason=again.refuse(self.desk.words, self.play),
            ),
            Button("picture", text("companion.play.picture"), "p"),
            Button("delete", text("companion.play.delete"), "delete"),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Do what the button says."""
        del value
        desk, words = self.desk, self.desk.words
        if name == "told":
            self.tell(sheet.remarks(self.play))
            return None
        if name == "edit":
            return Push(EditScene(desk, self.name, self.play))
        if name == "rematch":
            table = again.playable(self.play)
            return Push(SetupScene(desk, self.ways, table.title, table))
        if name == "picture":
            self._picture()
            return None
        yes, no = words.text("companion.play.delete"), words.text("companion.play.keep")
        about = words.text("companion.play.delete_about")
        return Push(
            Sure(desk, words.text("companion.play.delete_title"), about, yes, no), self._gone
        )

    def _gone(self, sure: bool) -> Command | None:
        if not sure:
            return None
        problem = self.desk.plays.remove(self.name)
        if problem is None:
            return Pop()
        self.refuse(self.desk.words.say(problem))
        return None

    def _picture(self) -> None:
        words = self.desk.words
        path = self.desk.home / "pictures" / f"{self.name}.png"
        try:
            sheet.picture(words, self.play, path)
        except OSError as error:
            LOGGER.warning("cannot draw %s: %s", path, error)
            self.refuse(words.text("companion.play.no_picture", folder=str(path.parent)))
            return
        self.tell(words.text("companion.play.drawn", file=str(path)))


def _shortened(text: str, fits: Callable[[str], bool]) -> str:
    """Leave out words at the end of a text until it fits, and say so with dots."""
    words = text.split(" ")
    count = len(words)
    while count > 1 and not fits(" ".join(words[:count]) + ("" if count == len(words) else " …")):
        count -= 1
    return text if count == len(words) else f"{' '.join(words[:count])} …"
