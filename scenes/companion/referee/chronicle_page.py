"""The chronicle at a real table: everything entered, corrections and what was taken back too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.correction import Corrected
from game.core.event import Event, GameEnded, RoundBegan
from scenes.base.services import Services
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import GAP, TEXT
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item


@dataclass(frozen=True, slots=True)
class ChronicleLine:
    """One line: its words, whose it is, and whether it still stands."""

    text: str
    colour: int | None = None
    stands: bool = True
    heading: bool = False


class ChroniclePage(DistancePage):
    """The chronicle, the newest line first."""

    def __init__(self, services: Services, texts: MatchTexts) -> None:
        super().__init__(services, texts.rules)
        self.dress = texts.session.setup.title
        self.texts = texts
        self.lines = tuple(reversed(tuple(self._tell())))
        """Everything told, the newest first: nothing is entered while this page is open."""

    def heading(self) -> str:
        """Give the name of the page."""
        return self.services.words.text("companion.referee.story")

    def _tell(self) -> Iterator[ChronicleLine]:
        for played, stands in self.texts.session.match.story():
            for event in played.step.events:
                line = self._line(event, stands)
                if line is not None:
                    yield line

    def _line(self, event: Event, stands: bool) -> ChronicleLine | None:
        texts, text = self.texts, self.services.words.text
        if isinstance(event, Corrected):
            colour = None if event.seat is None else texts.seats[event.seat].colour
            return ChronicleLine(texts.corrected(event), colour, stands)
        if isinstance(event, RoundBegan):
            return ChronicleLine(
                text("chronicle.round", round=event.round), stands=stands, heading=True
            )
        if isinstance(event, GameEnded):
            return ChronicleLine(text("chronicle.ended"), stands=stands, heading=True)
        # As everybody saw it: the page lies open before the whole table.
        seen = event.seen_by(None)
        log_line = texts.mat().tell(seen) if seen is not None else None
        if log_line is None:
            return None
        colour = None if log_line.seat is None else texts.seats[log_line.seat].colour
        return ChronicleLine(log_line.text, colour, stands, log_line.heading)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a page of lines, each as high as its words need."""
        place = layout.place
        measures, lines = self.measures, self.lines
        if not lines:
            said = self.services.words.text("companion.referee.nothing_yet")
            yield widgets.line(measures, "none", place.top(measures.of(0.1)), said)
            return
        pages = _paged([self._high(line, place) for line in lines], place.height, measures.of(GAP))
        y = place.y
        for at in pages[layout.paged(len(pages))]:
            high = self._high(lines[at], place)
            yield from self._placed(at, lines[at], Region(place.x, y, place.width, high))
            y += high + measures.of(GAP)

    def _words(self, line: ChronicleLine) -> str:
        if line.stands:
            return line.text
        return self.services.words.text("companion.referee.taken_back", text=line.text)

    def _room(self, place: Region) -> Region:
        return place.end(place.width - self.measures.of(0.07))

    def _high(self, line: ChronicleLine, place: Region) -> float:
        style = self.measures.style(TEXT)
        return measure(self._words(line), style, self._room(place).width).height + style.size * 0.1

    def _placed(self, at: int, line: ChronicleLine, place: Region) -> Iterator[Item]:
        measures = self.measures
        if line.colour is not None:
            side = measures.of(0.045)
            shape = place.top(measures.of(0.058)).left(side).middle(side, side)
            yield Item(f"shape:{at}", "seat", shape, data=line.colour)
        colour = (
            measures.colours.quiet
            if not line.stands
            else measures.colours.heading
            if line.heading
            else ""
        )
        yield widgets.line(
            measures,
            f"told:{at}",
            self._room(place),
            self._words(line),
            font="bold" if line.heading else "sans",
            wrap=True,
            valign="top",
            colour=colour,
        )


def _paged(heights: list[float], room: float, gap: float) -> list[range]:
    """Part lines into pages that they fit on."""
    pages: list[range] = []
    first, used = 0, 0.0
    for at, high in enumerate(heights):
        if at > first and used + high > room:
            pages.append(range(first, at))
            first, used = at, 0.0
        used += high + gap
    return [*pages, range(first, len(heights))]
