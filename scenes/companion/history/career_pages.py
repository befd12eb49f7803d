"""Somebody's wins by opponents beside what equals would win, and luck and play as curves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.analysis.careers import PEOPLE, Career, Sum
from scenes.base.scene import Command
from scenes.base.services import Services
from scenes.base.words import Words
from scenes.companion.history.curve import INKS, PAINTERS, Lines
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import GAP
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.score_table import ScoreTable
from scenes.companion.toolkit.widgets import Button, line
from scenes.shared import common_texts
from scenes.ui.picture import Item

SAID = 0.065
"""Height of a sentence, as a share of the window's."""


def rate(words: Words, made: Sum) -> str:
    """Say how many of a hundred somebody wins, and how many it would be among equals."""
    return words.text("companion.people.rate", rate=round(made.rate), par=round(made.par))


class RivalsPage(DistancePage):
    """Wins by who sat around the table, a line for each level of each game."""

    def __init__(self, services: Services, known: Career) -> None:
        super().__init__(services)
        self.known = known

    def heading(self) -> str:
        """Give the name."""
        return self.known.name

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give plays, wins, wins of a hundred and par of each."""
        words, whole = self.services.words, self.known.all
        heads = ("plays", "wins", "of_hundred", "par")
        table = ScoreTable(
            tuple((words.text(f"companion.people.{head}"), None) for head in heads),
            tuple(self._called(title, level) for title, level, _ in self.known.rivals),
            tuple(_row(made) for _, _, made in self.known.rivals),
            _row(whole),
            words.text("companion.people.all"),
        )
        return layout.table(table)

    def _called(self, title: str, level: str) -> str:
        words = self.services.words
        name = common_texts.title_name(words, title)
        if level == PEOPLE:
            against = words.text("companion.people.people")
        else:
            against = common_texts.level_named(words, title, level)
        return words.text("common.dot", head=name, tail=against)


def _row(made: Sum) -> tuple[str, ...]:
    return str(made.plays), str(made.wins), str(round(made.rate)), str(round(made.par))


class CurvesPage(DistancePage):
    """Luck and play over the analysed games of one title, the oldest at the left."""

    painters = PAINTERS

    def __init__(self, services: Services, known: Career) -> None:
        super().__init__(services)
        self.known, self.at = known, 0
        self.games = [(title, made) for title, made in known.games if made.balances]

    @property
    def title(self) -> str:
        """The game that is shown."""
        return self.games[self.at][0]

    def heading(self) -> str:
        """Give the name and the game."""
        words = self.services.words
        tail = common_texts.title_name(words, self.title)
        return words.text("common.dot", head=self.known.name, tail=tail)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the means, and the curves below them."""
        place, measures, words = layout.place, self.measures, self.services.words
        made, high = self.games[self.at][1], measures.of(SAID)
        for at, (name, mean) in enumerate((("luck", made.luck), ("play", made.play))):
            said = words.text(f"companion.people.{name}", points=round(mean, 1))
            row = place.top(high).columns(2, measures.of(GAP))[at]
            ink = INKS[at][self.services.settings.dark]
            yield line(measures, name, row, said, font="bold", colour=ink)
        note = words.text("companion.people.curves", count=len(made.balances))
        yield line(measures, "note", place.foot(high), note)
        rest = place.height - 2 * (high + measures.of(GAP))
        curves = place.foot(place.height - high - measures.of(GAP)).top(rest)
        look = Lines(made.balances, measures.high, self.services.settings.dark)
        yield Item("curves", "history_curves", curves, data=look)

    def actions(self) -> Sequence[Button]:
        """Give the way to the next game."""
        if len(self.games) < 2:
            return ()
        return (Button("next", self.services.words.text("companion.people.next"), "f4"),)

    def act(self, _name: str, _value: Any) -> Command | None:
        """Show the next game."""
        self.at = (self.at + 1) % len(self.games)
        self.renew()
        return None
