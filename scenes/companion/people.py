"""The people of the history: how often they played and won, and how well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.shelf.people import Known, Tally, people
from game.shelf.play import Play
from scenes.companion import sheet
from scenes.companion.far import Far
from scenes.companion.grid import Grid
from scenes.companion.parts import Row, line, plain
from scenes.desk import Desk, Words
from scenes.scene import Command, Push
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item


class PeopleScene(Far):
    """Everybody with a name, who played most first."""

    seeks = True

    def __init__(self, desk: Desk, plays: Sequence[Play]) -> None:
        super().__init__(desk)
        self.people = people(plays)

    def heading(self) -> str:
        """Name the page."""
        return self.desk.words.text("companion.play.people")

    def body(self, place: Region) -> Iterator[Item]:
        """Give a row for each."""
        text = self.desk.words.text
        if not self.people:
            about = text("companion.people.empty")
            yield line(self.kit, "empty", place, about, align="centre", valign="top", wrap=True)
            return
        rows = [
            Row(f"known:{at}", one.name, text("companion.people.aside", count=one.plays,
                wins=one.wins), intent=Do("known", at))
            for at, one in enumerate(self.people)
        ]  # fmt: skip
        yield from self.listed(place, rows)

    def act(self, name: str, value: Any) -> Command | None:
        """Open somebody's statistics."""
        del name
        return Push(KnownScene(self.desk, self.people[value]))


class KnownScene(Far):
    """Somebody's statistics, a line for each game."""

    def __init__(self, desk: Desk, known: Known) -> None:
        super().__init__(desk)
        self.known = known

    def heading(self) -> str:
        """Give the name."""
        return self.known.name

    def body(self, place: Region) -> Iterator[Item]:
        """Give plays, wins, mean and best of each game."""
        return self.table(place, grid(self.desk.words, self.known))


def grid(words: Words, known: Known) -> Grid:
    """Give somebody's statistics as a table."""
    heads = ("plays", "wins", "mean", "best")
    return Grid(
        tuple((words.text(f"companion.people.{head}"), None) for head in heads),
        tuple(sheet.game(words, title) for title, _ in known.games),
        tuple(_cells(words, tally) for _, tally in known.games),
        (str(known.plays), str(known.wins), "", ""),
        words.text("companion.people.all"),
    )


def _cells(words: Words, tally: Tally) -> tuple[str, ...]:
    mean = words.text("companion.people.number", value=tally.mean)
    return str(tally.plays), str(tally.wins), mean, plain(tally.best)
