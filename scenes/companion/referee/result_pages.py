"""All sheets at a glance, and the end of a match: key numbers and scores of every seat, large."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.storage.play import REFEREE, of_match
from scenes.base.services import Services
from scenes.companion.history import play_scores
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.score_table import ScoreTable
from scenes.companion.toolkit.widgets import Button, plain
from scenes.table.standing import verdict
from scenes.ui.picture import Item

NARROW = 1.6
"""Window's heights across: with less, what a label says behind a comma has no room."""


def _heads(texts: MatchTexts) -> tuple[tuple[str, int | None], ...]:
    return tuple((seat.name, seat.colour) for seat in texts.seats)


class KeyNumbersPage(DistancePage):
    """The key numbers of each seat, as everybody may know them."""

    def __init__(self, services: Services, texts: MatchTexts) -> None:
        super().__init__(services, texts.rules)
        self.dress = texts.session.setup.title
        self.texts = texts

    def heading(self) -> str:
        """Give the name of the page."""
        return self.services.words.text("companion.referee.numbers")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a table: seats beside each other, one key number in each line."""
        texts, mat = self.texts, self.texts.mat()
        facts = [mat.facts(seat) for seat in range(len(texts.seats))]
        labels = list(dict.fromkeys(fact.label for row in facts for fact in row))
        known = [{fact.label: fact.value for fact in row} for row in facts]
        cells = tuple(tuple(row.get(label, "") for row in known) for label in labels)
        if self.region.width < self.region.height * NARROW:
            labels = [label.partition(",")[0] for label in labels]
        totals = tuple(plain(total) for total in texts.totals())
        total = self.services.words.text("companion.referee.total")
        return layout.table(ScoreTable(_heads(texts), tuple(labels), cells, totals, total))


class ResultPage(DistancePage):
    """The result of a match: points by source, places that equal ones share."""

    def __init__(self, services: Services, texts: MatchTexts, kept: bool = True) -> None:
        super().__init__(services, texts.rules)
        self.dress = texts.session.setup.title
        self.texts = texts
        if kept:
            self.tell(services.words.text("companion.referee.kept"))

    def heading(self) -> str:
        """Say who won; several share a win."""
        texts = self.texts
        match = texts.session.match
        return verdict(match.rules.scores(match.state), texts.seats, self.services.words)[0]

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the scores."""
        return layout.table(self.scores())

    def scores(self) -> ScoreTable:
        """Give the scores by source with places, as the history shows them."""
        session, today = self.texts.session, self.services.now().date()
        play = of_match(session.setup, session.match, today, "", REFEREE)
        return play_scores.score_table(self.services.words, play)

    def actions(self) -> Sequence[Button]:
        """Lead back to the match."""
        return (
            Button("done", self.services.words.text("companion.referee.done"), "return", main=True),
        )
