"""Somebody's points and plays over time, as curves, one game after the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise

from game.analysis.careers import RUN, Career
from scenes.base.scene import Command
from scenes.base.services import Services
from scenes.companion.history import play_scores
from scenes.companion.history.career_pages import Games
from scenes.companion.history.curve import INKS
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import DARK, GAP, LEAST, LIGHT, TEXT
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.painters import PAINTERS as COMMON
from scenes.companion.toolkit.widgets import Button, line, plain
from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painter
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import Style

_SAID, _PLAYS = 0.06, 0.3
"""Shares of the window's height: a sentence; of the room: the curve of the plays."""


@dataclass(frozen=True, slots=True)
class CourseLook:
    """A curve: when, how much, and dots for single games beside means."""

    when: tuple[float, ...]
    """From 0, the first, to 1, the last."""
    curve: tuple[float, ...]
    dots: tuple[float, ...]
    """As many as the curve has points, or none."""
    ends: tuple[int, int]
    """The least and the most that the scale shows."""
    unit: float
    """The window's height in units."""
    dark: bool
    ink: int
    """Which of the two inks."""


def moments(days: Sequence[str]) -> tuple[float, ...]:
    """Give when each play was between the first and the last; those of one day side by side."""
    numbers = [date.fromisoformat(day[:10]).toordinal() for day in days]
    first, span = numbers[0], numbers[-1] - numbers[0]
    if not span:
        return tuple(at / max(1, len(days) - 1) for at in range(len(days)))
    return tuple((number - first) / span for number in numbers)


def spots(look: CourseLook, place: Region, values: Sequence[float]) -> list[Offset]:
    """Give where values lie in a place."""
    edge, pad = look.unit * LEAST * 2.2, look.unit * 0.02
    low, high = look.ends
    room = Region(place.x + edge, place.y + pad, place.width - edge - pad, place.height - 2 * pad)
    return [
        Offset(room.x + room.width * when, room.bottom - room.height * (value - low) / (high - low))
        for when, value in zip(look.when, values, strict=True)
    ]


def paint_course(canvas: Canvas, item: Item) -> None:
    """Draw a curve on a card, its dots, and its scale at the left."""
    look: CourseLook = item.data
    place, colours = item.place, DARK if look.dark else LIGHT
    ink, edge = INKS[look.ink][look.dark], look.unit * LEAST * 2.2
    canvas.fill(place.inset(-1.5), colours.edge, look.unit * 0.015, alpha=0.6)
    canvas.fill(place, colours.card, look.unit * 0.014)
    style = Style("sans", look.unit * LEAST, colours.quiet, 1.1)
    pad, high = look.unit * 0.02, look.unit * LEAST * 1.3
    for value, y in zip(look.ends, (place.bottom - pad, place.y + pad), strict=True):
        canvas.line(Offset(place.x + edge, y), Offset(place.right - pad, y), colours.edge, 2, 0.4)
        top = min(max(y - high / 2, place.y), place.bottom - high)
        words = Region(place.x, top, edge * 0.85, high)
        canvas.text(words, plain(value), style, "right", "middle")
    for a, b in pairwise(spots(look, place, look.curve)):
        canvas.line(a, b, ink, look.unit * 0.008)
    for spot in spots(look, place, look.dots or look.curve):
        canvas.circle(spot, look.unit * 0.009, ink)


class CoursePage(DistancePage):
    """Points of one title and their running mean above, how many plays there were below."""

    painters: Mapping[str, Painter] = {**COMMON, "history_course": paint_course}

    def __init__(self, services: Services, known: Career) -> None:
        super().__init__(services)
        self.games = Games(known, known.games)
        self.dress = self.games.title

    def heading(self) -> str:
        """Give the name and the game."""
        return self.games.heading(self.services.words)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give both curves, each below its sentence."""
        measures, words, made = layout.measures, self.services.words, self.games.made
        place, high = layout.place, measures.of(_SAID)
        lower = place.foot(place.height * _PLAYS + high)
        upper = place.top(place.height - lower.height - measures.of(GAP))
        totals = tuple(float(one.total) for one in made.outings)
        mean = round(made.mean, 1)
        said = words.text("companion.people.course_points", mean=mean, of=RUN)
        yield line(measures, "points", upper.top(high), said, TEXT, font="bold")
        ends = (min(0, *map(int, totals)), max(1, *map(int, totals)))
        yield self._curve("points.curve", upper, high, made.course, totals, ends, 0)
        day = play_scores.day(words, made.outings[0].day[:10])
        said = words.text("companion.people.course_plays", count=made.plays, day=day)
        yield line(measures, "plays", lower.top(high), said, TEXT, font="bold")
        counts = tuple(float(at) for at in range(1, made.plays + 1))
        yield self._curve("plays.curve", lower, high, counts, (), (0, made.plays), 1)

    def _curve(
        self,
        name: str,
        place: Region,
        head: float,
        curve: tuple[float, ...],
        dots: tuple[float, ...],
        ends: tuple[int, int],
        ink: int,
    ) -> Item:
        measures = self.measures
        when = moments([one.day for one in self.games.made.outings])
        look = CourseLook(when, curve, dots, ends, measures.high, measures.dark, ink)
        return Item(name, "history_course", place.foot(place.height - head), data=look)

    def actions(self) -> Sequence[Button]:
        """Give the way to the next game."""
        return self.games.buttons(self.services.words)

    def act(self, _name: str, _value: object) -> Command | None:
        """Show the next game."""
        self.games.turn()
        self.dress = self.games.title
        self.renew()
        return None
