"""The chronicle at a real table: everything entered, corrections and what was taken back too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.correction import Corrected
from game.core.event import Event, GameEnded, RoundBegan
from scenes.companion import parts
from scenes.companion.judge import Judge
from scenes.companion.judged import Judged
from scenes.companion.kit import GAP, TEXT
from scenes.desk import Desk
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item


@dataclass(frozen=True, slots=True)
class Told:
    """One line: its words, whose it is, and whether it still stands."""

    text: str
    colour: int | None = None
    stands: bool = True
    heading: bool = False


class Story(Judged):
    """The chronicle, the newest line first."""

    def __init__(self, desk: Desk, judge: Judge) -> None:
        super().__init__(desk, judge)
        self._lines: tuple[str, tuple[Told, ...]] | None = None

    def heading(self) -> str:
        """Give the name of the page."""
        return self.desk.words.text("companion.referee.story")

    def lines(self) -> tuple[Told, ...]:
        """Tell everything, the newest first."""
        language = self.desk.words.language
        if self._lines is None or self._lines[0] != language:
            told = list(self._tell())
            self._lines = language, tuple(reversed(told))
        return self._lines[1]

    def _tell(self) -> Iterator[Told]:
        for played, stands in self.judge.session.match.story():
            for event in played.step.events:
                line = self._line(event, stands)
                if line is not None:
                    yield line

    def _line(self, event: Event, stands: bool) -> Told | None:
        judge, text = self.judge, self.desk.words.text
        if isinstance(event, Corrected):
            colour = None if event.seat is None else judge.seats[event.seat].colour
            return Told(judge.corrected(event), colour, stands)
        if isinstance(event, RoundBegan):
            return Told(text("chronicle.round", round=event.round), stands=stands, heading=True)
        if isinstance(event, GameEnded):
            return Told(text("chronicle.ended"), stands=stands, heading=True)
        seen = event.seen_by(None)
        tale = judge.mat().tell(seen) if seen is not None else None
        if tale is None:
            return None
        colour = None if tale.seat is None else judge.seats[tale.seat].colour
        return Told(tale.text, colour, stands, tale.heading)

    def body(self, place: Region) -> Iterator[Item]:
        """Give a page of lines, each as high as its words need."""
        kit, lines = self.kit, self.lines()
        if not lines:
            said = self.desk.words.text("companion.referee.nothing_yet")
            yield parts.line(kit, "none", place.top(kit.of(0.1)), said)
            return
        pages = _paged([self._high(line, place) for line in lines], place.height, kit.of(GAP))
        self._turn_to(self.page, len(pages))
        y = place.y
        for at in pages[self.page]:
            high = self._high(lines[at], place)
            yield from self._placed(at, lines[at], Region(place.x, y, place.width, high))
            y += high + kit.of(GAP)

    def _words(self, line: Told) -> str:
        if line.stands:
            return line.text
        return f"{line.text} ({self.desk.words.text('companion.referee.taken_back')})"

    def _room(self, place: Region) -> Region:
        return place.end(place.width - self.kit.of(0.07))

    def _high(self, line: Told, place: Region) -> float:
        style = self.kit.style(TEXT)
        return measure(self._words(line), style, self._room(place).width).height + style.size * 0.1

    def _placed(self, at: int, line: Told, place: Region) -> Iterator[Item]:
        kit = self.kit
        if line.colour is not None:
            side = kit.of(0.045)
            shape = place.top(kit.of(0.058)).left(side).middle(side, side)
            yield Item(f"shape:{at}", "seat", shape, data=line.colour)
        colour = kit.inks.quiet if not line.stands else kit.inks.heading if line.heading else ""
        yield parts.line(
            kit, f"told:{at}", self._room(place), self._words(line),
            font="bold" if line.heading else "sans", wrap=True, valign="top", colour=colour,
        )  # fmt: skip


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
