"""The people of the history: how often they played and won, and how well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.storage.people import Known, Tally, people
from game.storage.play import Play
from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.base.words import Words
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.score_table import ScoreTable
from scenes.companion.toolkit.widgets import Row, line, plain
from scenes.shared import common_texts
from scenes.ui.picture import Do, Item


class PeoplePage(DistancePage):
    """Everybody with a name, who played most first."""

    seeks = True

    def __init__(self, services: Services, plays: Sequence[Play]) -> None:
        super().__init__(services)
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
                one.name,
                text("companion.people.aside", count=one.plays, wins=one.wins),
                intent=Do("known", at),
            )
            for at, one in enumerate(self.people)
        ]
        yield from layout.listed(rows)

    def act(self, _name: str, value: Any) -> Command | None:
        """Open somebody's statistics."""
        return Push(StatisticsPage(self.services, self.people[value]))


class StatisticsPage(DistancePage):
    """Somebody's statistics, a line for each game."""

    def __init__(self, services: Services, known: Known) -> None:
        super().__init__(services)
        self.known = known

    def heading(self) -> str:
        """Give the name."""
        return self.known.name

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give plays, wins, mean and best of each game."""
        return layout.table(_statistics(self.services.words, self.known))


def _statistics(words: Words, known: Known) -> ScoreTable:
    """Give somebody's statistics as a table."""
    heads = ("plays", "wins", "mean", "best")
    return ScoreTable(
        tuple((words.text(f"companion.people.{head}"), None) for head in heads),
        tuple(common_texts.title_name(words, title) for title, _ in known.games),
        tuple(_cells(words, tally) for _, tally in known.games),
        (str(known.plays), str(known.wins), "", ""),
        words.text("companion.people.all"),
    )


def _cells(words: Words, tally: Tally) -> tuple[str, ...]:
    mean = words.text("companion.people.number", value=tally.mean)
    return str(tally.plays), str(tally.wins), mean, plain(tally.best)
