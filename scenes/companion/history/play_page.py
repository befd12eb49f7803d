"""One play of the history: its table of scores, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.core.clean import path_text
from game.storage.log import LOGGER
from game.storage.play import TALLY, Play
from scenes.base.scene import Command, Pop, Push
from scenes.base.services import Services
from scenes.companion.history import play_scores, rematch
from scenes.companion.history.edit_page import EditPage
from scenes.companion.history.tally_pages import TallyPage
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import GAP, TEXT
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import Sure
from scenes.companion.toolkit.widgets import Button, line
from scenes.shared import common_texts, resuming
from scenes.shared.links import Links
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Item


class PlayPage(DistancePage):
    """One play."""

    def __init__(self, services: Services, links: Links, name: str) -> None:
        super().__init__(services)
        self.links, self.name = links, name
        self.play = self._read()
        self.dress = self.play.title

    def _read(self) -> Play:
        kept = self.services.plays.get(self.name)
        if kept.mended:
            self.tell(self.services.words.text("companion.play.mended"))
        return kept.value or Play("", self.services.now().date().isoformat())

    def uncover(self) -> None:
        """Read the play again: it may have been edited."""
        self.play = self._read()
        super().uncover()

    def heading(self) -> str:
        """Name the game and the day."""
        words, play = self.services.words, self.play
        head, tail = common_texts.title_name(words, play.title), play_scores.day(words, play.day)
        return words.text("common.dot", head=head, tail=tail)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give where it was played and the note, then the table."""
        place = layout.place
        measures = self.measures
        told = play_scores.remarks(self.play)
        if told:
            style = measures.style(TEXT)
            most, width = measures.of(0.13), place.width
            shown = _shortened(told, lambda text: measure(text, style, width).height <= most)
            high = measure(shown, style, place.width).height
            note = line(measures, "told", place.top(high), shown, valign="top", wrap=True)
            yield note if shown == told else replace(note, intent=Do("told"))
            place = place.foot(place.height - high - measures.of(GAP))
        if self.play.people:
            yield from layout.table(play_scores.score_table(self.services.words, self.play), place)

    def actions(self) -> Sequence[Button]:
        """Give edit, rematch, the way back into the match, picture and delete."""
        text = self.services.words.text
        return (
            Button("edit", text("companion.play.edit"), "e"),
            Button(
                "rematch",
                text("companion.play.rematch"),
                "r",
                reason=rematch.refuse(self.services.words, self.play),
            ),
            # Side by side they would be too wide for a narrow window, and whoever looks back can
            # have a picture of any moment.
            Button("replay", text("saves.replay"), "l")
            if self._kept
            else Button("picture", text("companion.play.picture"), "p"),
            Button("delete", text("companion.play.delete"), "delete"),
        )

    def act(self, name: str, _value: object) -> Command | None:
        """Do what the button says."""
        services, words = self.services, self.services.words
        if name == "told":
            self.tell(play_scores.remarks(self.play))
            return None
        if name == "edit":
            # Lines of a tally are put right where they are written, and the rest from there.
            made = TallyPage if self.play.kind == TALLY else EditPage
            return Push(made(services, self.name, self.play))
        if name == "rematch":
            return Push(self.links.setup(rematch.setup_of(self.play)))
        if name == "replay":
            return resuming.look_back(services, self.links, self.play.origin)
        if name == "picture":
            self._picture()
            return None
        yes, no = words.text("companion.play.delete"), words.text("companion.play.keep")
        about = words.text("companion.play.delete_about")
        return Push(
            Sure(services, words.text("companion.play.delete_title"), about, yes, no), self._gone
        )

    def _gone(self, sure: bool) -> Command | None:
        if not sure:
            return None
        problem = self.services.plays.remove(self.name)
        if problem is None:
            return Pop()
        self.refuse(self.services.words.say(problem))
        return None

    @property
    def _kept(self) -> bool:
        """Whether one can look back at the match: it was played here, and is still there."""
        return bool(self.play.origin) and self.services.store.has(self.play.origin)

    def _picture(self) -> None:
        words = self.services.words
        path = self.services.home / "pictures" / f"{self.name}.png"
        try:
            play_scores.picture(words, self.play, path)
        except OSError as error:
            LOGGER.warning("cannot draw %s: %s", path_text(path), error)
            self.refuse(words.text("companion.play.no_picture", folder=path_text(path.parent)))
            return
        self.tell(words.text("companion.play.drawn", file=path_text(path)))


def _shortened(text: str, fits: Callable[[str], bool]) -> str:
    """Leave out words at the end of a text until it fits, and say so with dots."""
    words = text.split(" ")
    count = len(words)
    while count > 1 and not fits(" ".join(words[:count]) + ("" if count == len(words) else " …")):
        count -= 1
    return text if count == len(words) else f"{' '.join(words[:count])} …"
