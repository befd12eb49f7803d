"""The people of the history: how often they played and won, and how well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.analysis.careers import Career, Sum, career, careers, outings_csv, sums_csv
from game.storage import exchange
from game.storage.log import LOGGER
from game.storage.people import people
from game.storage.play import Play
from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.base.words import Words
from scenes.companion.history.career_pages import CurvesPage, RivalsPage, rate
from scenes.companion.history.course_page import CoursePage
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import GAP
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.score_table import ScoreTable
from scenes.companion.toolkit.widgets import Button, Row, line, plain
from scenes.shared import common_texts
from scenes.ui.picture import Do, Item

SAID = 0.065
"""Height of the sentence above the table, as a share of the window's."""


class PeoplePage(DistancePage):
    """Everybody with a name, who played most first."""

    seeks = True

    def __init__(self, services: Services, plays: Sequence[Play]) -> None:
        super().__init__(services)
        self.plays = plays
        self.people = people(plays)

    def heading(self) -> str:
        """Name the page."""
        return self.services.words.text("companion.play.people")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each."""
        place = layout.place
        text = self.services.words.text
        if not self.people:
            about = text("companion.people.empty")
            yield line(
                self.measures, "empty", place, about, align="centre", valign="top", wrap=True
            )
            return
        rows = [
            Row(
                f"known:{at}",
                common_texts.shown(self.services.words, one.name, one.colour),
                text("companion.people.aside", count=one.plays, wins=one.wins),
                intent=Do("known", at),
            )
            for at, one in enumerate(self.people)
        ]
        yield from layout.listed(rows)

    def actions(self) -> Sequence[Button]:
        """Give the way to a spreadsheet."""
        if not self.people:
            return ()
        return (Button("csv", self.services.words.text("companion.files.csv"), "f8"),)

    def act(self, name: str, value: Any) -> Command | None:
        """Open somebody's statistics, or write everybody's."""
        if name == "csv":
            self._give()
            return None
        return Push(StatisticsPage(self.services, self.career(value)))

    def career(self, at: int) -> Career:
        """Follow one of the list through the history."""
        return career(self.plays, self.people[at].name, self.services.store.folder)

    def _give(self) -> None:
        services, text = self.services, self.services.words.text
        stamp = services.now().strftime("%Y%m%d-%H%M%S")
        found = careers(self.plays, services.store.folder)
        tables = {"people": sums_csv(found), "people-plays": outings_csv(found)}
        try:
            paths = [
                exchange.put(services.home, f"{name}-{stamp}.csv", table)
                for name, table in tables.items()
            ]
        except OSError as error:
            LOGGER.warning("cannot write the statistics: %s", error)
            folder = str(exchange.folder(services.home))
            self.refuse(text("companion.files.cannot", folder=folder))
            return
        first, second = (path.name for path in paths)
        self.tell(text("companion.people.given", sums=first, plays=second))


class StatisticsPage(DistancePage):
    """Somebody's statistics, a line for each game."""

    def __init__(self, services: Services, known: Career) -> None:
        super().__init__(services)
        self.known = known

    def heading(self) -> str:
        """Give the name."""
        return common_texts.shown(self.services.words, self.known.name, self.known.colour)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give plays, wins, mean and best of each game, and how that is beside equals."""
        place, measures = layout.place, self.measures
        high = measures.of(SAID)
        said = rate(self.services.words, self.known.all)
        yield line(measures, "rate", place.top(high), said)
        rest = place.foot(place.height - high - measures.of(GAP))
        yield from layout.table(_statistics(self.services.words, self.known), rest)

    def actions(self) -> Sequence[Button]:
        """Give what else is known."""
        text = self.services.words.text
        none = "" if self.known.all.balances else text("companion.people.none_analysed")
        return (
            Button("rivals", text("companion.people.rivals"), "f4"),
            Button("course", text("companion.people.course"), "f5"),
            Button("curves", text("analysis.title"), "f6", reason=none),
        )

    def act(self, name: str, _value: object) -> Command | None:
        """Open one of them."""
        pages = {"rivals": RivalsPage, "course": CoursePage, "curves": CurvesPage}
        return Push(pages[name](self.services, self.known))


def _statistics(words: Words, known: Career) -> ScoreTable:
    """Give somebody's statistics as a table."""
    heads = ("plays", "wins", "mean", "best")
    return ScoreTable(
        tuple((words.text(f"companion.people.{head}"), None) for head in heads),
        tuple(common_texts.title_name(words, title) for title, _ in known.games),
        tuple(_cells(words, made) for _, made in known.games),
        (str(known.all.plays), str(known.all.wins), "", ""),
        words.text("companion.people.all"),
    )


def _cells(words: Words, made: Sum) -> tuple[str, ...]:
    mean = words.text("companion.people.number", value=made.mean)
    return str(made.plays), str(made.wins), mean, plain(made.best)
