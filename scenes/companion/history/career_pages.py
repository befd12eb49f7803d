"""Somebody's wins by opponents beside what equals would win, and luck and play as curves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.analysis.careers import PEOPLE, RUN, Career, Sum
from scenes.base.scene import Command
from scenes.base.services import Services
from scenes.base.words import Words
from scenes.companion.history.curve import INKS, PAINTERS, Lines
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import GAP, TEXT
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.score_table import ScoreTable
from scenes.companion.toolkit.widgets import Button, line
from scenes.shared import common_texts
from scenes.ui.measure import measure
from scenes.ui.picture import Item

SAID = 0.065
"""Height of a sentence, as a share of the window's."""


def rate(words: Words, made: Sum) -> str:
    """Say how many of a hundred somebody wins, and how many it would be among equals."""
    return words.text("companion.people.rate", rate=round(made.rate), par=round(made.par))


class Games:
    """The games of somebody, one of which is shown."""

    def __init__(self, known: Career, games: Sequence[tuple[str, Sum]]) -> None:
        self.known, self.games, self.at = known, games, 0

    @property
    def title(self) -> str:
        """The game that is shown."""
        return self.games[self.at][0]

    @property
    def made(self) -> Sum:
        """What was played of it."""
        return self.games[self.at][1]

    def heading(self, words: Words) -> str:
        """Give the name and the game."""
        head = common_texts.shown(words, self.known.name, self.known.colour)
        tail = common_texts.title_name(words, self.title)
        return words.text("common.dot", head=head, tail=tail)

    def turn(self) -> None:
        """Show the next one."""
        self.at = (self.at + 1) % len(self.games)

    def buttons(self, words: Words) -> Sequence[Button]:
        """Give the way to the next one, if there is one."""
        if len(self.games) < 2:
            return ()
        return (Button("next", words.text("companion.people.next"), "f4"),)


class RivalsPage(DistancePage):
    """Wins in one game by who sat around the table, a line for each level."""

    def __init__(self, services: Services, known: Career) -> None:
        super().__init__(services)
        self.games = Games(known, known.games)
        self.dress = self.games.title

    def heading(self) -> str:
        """Give the name and the game."""
        return self.games.heading(self.services.words)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give plays, wins, wins of a hundred and par of each."""
        words, games = self.services.words, self.games
        met = [(level, made) for title, level, made in games.known.rivals if title == games.title]
        heads = ("plays", "wins", "of_hundred", "par")
        table = ScoreTable(
            tuple((words.text(f"companion.people.{head}"), None) for head in heads),
            tuple(self._called(level) for level, _ in met),
            tuple(_row(made) for _, made in met),
            _row(games.made),
            words.text("companion.people.everybody"),
        )
        return layout.table(table)

    def _called(self, level: str) -> str:
        words = self.services.words
        if level == PEOPLE:
            return words.text("companion.people.people")
        return common_texts.level_named(words, self.games.title, level)

    def actions(self) -> Sequence[Button]:
        """Give the way to the next game."""
        return self.games.buttons(self.services.words)

    def act(self, _name: str, _value: object) -> Command | None:
        """Show the next game."""
        self.games.turn()
        self.dress = self.games.title
        self.start_over()
        self.renew()
        return None


def _row(made: Sum) -> tuple[str, ...]:
    return str(made.plays), str(made.wins), str(round(made.rate)), str(round(made.par))


class CurvesPage(DistancePage):
    """Luck and play over the analysed games of one title, the oldest at the left."""

    painters = PAINTERS

    def __init__(self, services: Services, known: Career) -> None:
        super().__init__(services)
        analysed = [(title, made) for title, made in known.games if made.balances]
        self.games = Games(known, analysed)
        self.dress = self.games.title

    def heading(self) -> str:
        """Give the name and the game."""
        return self.games.heading(self.services.words)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the means, and the curves below them."""
        place, measures, words = layout.place, self.measures, self.services.words
        made, high = self.games.made, measures.of(SAID)
        for at, (name, mean) in enumerate((("luck", made.luck), ("play", made.play))):
            said = words.text(f"companion.people.{name}", points=round(mean, 1))
            row = place.top(high).columns(2, measures.of(GAP))[at]
            ink = INKS[at][self.services.settings.dark]
            yield line(measures, name, row, said, font="bold", colour=ink)
        note = words.text("companion.people.curves", count=len(made.balances), of=RUN)
        # Where one line has no room for it, it stands in two.
        wraps = measure(note, measures.style(TEXT * 0.85)).width > place.width
        foot = high * 2 if wraps else high
        yield line(measures, "note", place.foot(foot), note, wrap=wraps)
        rest = place.height - high - foot - 2 * measures.of(GAP)
        curves = place.foot(place.height - high - measures.of(GAP)).top(rest)
        look = Lines(made.balances, made.running, measures.high, self.services.settings.dark)
        yield Item("curves", "history_curves", curves, data=look)

    def actions(self) -> Sequence[Button]:
        """Give the way to the next game."""
        return self.games.buttons(self.services.words)

    def act(self, _name: str, _value: object) -> Command | None:
        """Show the next game."""
        self.games.turn()
        self.dress = self.games.title
        self.renew()
        return None
