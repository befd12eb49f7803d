"""All sheets at a glance, and the end of a match: key numbers and scores of every seat, large."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.shelf.play import REFEREE, of_match
from scenes.companion import sheet
from scenes.companion.grid import Grid
from scenes.companion.judge import Judge
from scenes.companion.judged import Judged
from scenes.companion.parts import Button, plain
from scenes.desk import Desk
from scenes.scene import Command, Pop
from scenes.stage.standing import verdict
from scenes.ui.geometry import Region
from scenes.ui.picture import Item

NARROW = 1.6
"""Window's heights across: with less, what a label says behind a comma has no room."""


def _heads(judge: Judge) -> tuple[tuple[str, int | None], ...]:
    return tuple((seat.name, seat.colour) for seat in judge.seats)


class Numbers(Judged):
    """The key numbers of each seat, as everybody may know them."""

    def heading(self) -> str:
        """Give the name of the page."""
        return self.desk.words.text("companion.referee.numbers")

    def body(self, place: Region) -> Iterator[Item]:
        """Give a table: seats beside each other, one key number in each line."""
        judge, mat = self.judge, self.judge.mat()
        facts = [mat.facts(seat) for seat in range(len(judge.seats))]
        labels = list(dict.fromkeys(fact.label for row in facts for fact in row))
        known = [{fact.label: fact.value for fact in row} for row in facts]
        cells = tuple(tuple(row.get(label, "") for row in known) for label in labels)
        if self.region.width < self.region.height * NARROW:
            labels = [label.partition(",")[0] for label in labels]
        totals = tuple(plain(total) for total in judge.totals())
        total = self.desk.words.text("companion.referee.total")
        return self.table(place, Grid(_heads(judge), tuple(labels), cells, totals, total))


class Ended(Judged):
    """The result of a match: points by source, places that equal ones share."""

    def __init__(self, desk: Desk, judge: Judge, kept: bool = True) -> None:
        super().__init__(desk, judge)
        if kept:
            self.tell(desk.words.text("companion.referee.kept"))

    def heading(self) -> str:
        """Say who won; several share a win."""
        judge = self.judge
        match = judge.session.match
        return verdict(match.rules.scores(match.state), judge.seats, self.desk.words)[0]

    def body(self, place: Region) -> Iterator[Item]:
        """Give the scores."""
        return self.table(place, self.grid())

    def grid(self) -> Grid:
        """Give the scores by source with places, as the history shows them."""
        session, today = self.judge.session, self.desk.now().date()
        play = of_match(session.table, session.match, today, "", REFEREE)
        return sheet.grid(self.desk.words, play)

    def actions(self) -> Sequence[Button]:
        """Lead back to the match."""
        return (
            Button("done", self.desk.words.text("companion.referee.done"), "return", main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Go back."""
        del name, value
        return Pop()
