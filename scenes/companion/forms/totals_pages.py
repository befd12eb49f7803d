"""What a sheet comes to: points by source with shared places, and what else follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.contract import Score
from game.core.form import SHARED, Fact
from game.core.message import Message
from scenes.base.scene import Command, Pop, Push
from scenes.companion.forms.open_sheet import OpenSheet, parts_of, value_of
from scenes.companion.history import play_scores
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, Row, initial, plain
from scenes.shared.common_texts import joined
from scenes.ui.measure import measure
from scenes.ui.picture import Item

TOTALS, MORE, KEEP = "f5", "f7", "f8"
"""The key that leads here from the sheet, and those of the buttons."""
_LINE = 1.04
"""Share of a row's width that its words may take: all rows may be a little smaller for them."""


def result(sheet: OpenSheet) -> DistancePage:
    """Make the page of what a sheet comes to: a table of scores, or facts."""
    return TotalsPage(sheet) if sheet.found.scores else FactsPage(sheet)


class TotalsPage(DistancePage):
    """The table of scores, as in the history; what is still to be settled is said on the band."""

    def __init__(self, sheet: OpenSheet) -> None:
        super().__init__(sheet.services, sheet.rules)
        self.dress = sheet.title
        self.sheet = sheet

    def enter(self) -> None:
        """Say first what does not go together."""
        super().enter()
        # Said on entering: points read aloud first and doubted later are the worst order.
        doubts = self.sheet.found.doubts
        if doubts:
            self.refuse(self.sheet.sentence(doubts[0]))

    def heading(self) -> str:
        """Say that these are totals, so far or all."""
        left = self.sheet.answers.left()
        which = "so_far" if left else "totals"
        return self.services.words.text(f"companion.form.{which}")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the table."""
        return layout.table(play_scores.score_table(self.services.words, self.sheet.play()))

    def actions(self) -> tuple[Button, ...]:
        """Give further facts, and done."""
        text = self.services.words.text
        more = Button("more", text("companion.form.facts"), MORE)
        keep = Button("keep", text("companion.form.keep"), KEEP)
        return (more, keep, Button("done", text("companion.page.done"), "return", main=True))

    def act(self, name: str, _value: Any) -> Command | None:
        """Show what else follows, write it into the history, or go back."""
        if name == "keep":
            problem = self.sheet.remember()
            if problem:
                self.refuse(problem)
            else:
                self.tell(self.services.words.text("companion.form.kept"))
            return None
        return Push(FactsPage(self.sheet)) if name == "more" else Pop()


class FactsPage(DistancePage):
    """Chances, counts and whatever else follows from the values."""

    def __init__(self, sheet: OpenSheet) -> None:
        super().__init__(sheet.services, sheet.rules)
        self.dress = sheet.title
        self.sheet = sheet

    def heading(self) -> str:
        """Give the name of the form."""
        return self.services.words.say(self.sheet.form.name)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each fact; long words go on below."""
        place = layout.place
        return layout.listed(list(self._listing(place.width)))

    def _listing(self, width: float) -> Iterator[Row]:
        """Give what is to be settled, then each seat's sources and facts, then the table's."""
        found, words = self.sheet.found, self.services.words
        for at, doubt in enumerate(found.doubts):
            text = self.sheet.sentence(doubt)
            yield Row(f"doubt:{at}", text, icon="common/warning", dead=True)
        for seat in (*range(len(self.sheet.people)), SHARED):
            for score in found.scores:
                if score.seat == seat:
                    yield from self._sources(score)
            for at, fact in enumerate(found.facts):
                if fact.seat == seat:
                    yield from self._fact(at, fact, width)
        if not (found.facts or found.doubts or found.scores):
            yield Row("nothing", words.text("companion.form.too_little"), dead=True)

    def _sources(self, score: Score) -> Iterator[Row]:
        """Give where a seat's points come from, with what they count."""
        for at, line in enumerate(score.lines):
            text = self.services.words.say(Message(line.key, dict(line.params)))
            name = f"source:{score.seat}:{at}"
            yield Row(name, initial(text), plain(line.points), seat=score.seat, dead=True)

    def _fact(self, at: int, fact: Fact, width: float) -> Iterator[Row]:
        seat = None if fact.seat == SHARED else fact.seat
        words = self.services.words
        name = initial(words.say(fact.name))
        if not isinstance(fact.value, tuple):
            if fact.why is not None:
                name = words.text("companion.form.fact", name=name, value=words.say(fact.why))
            yield Row(f"fact:{at}", name, value_of(words, fact), seat=seat, dead=True)
            return
        for part, text in enumerate(self._lines(fact, name, width)):
            yield Row(f"fact:{at}:{part}", text, seat=seat, dead=True)

    def _lines(self, fact: Fact, name: str, width: float) -> Iterator[str]:
        """Write words as a list after their name, on as many rows as they need."""
        words, measures = self.services.words, self.measures
        pieces = parts_of(words, fact)
        held: list[str] = []
        for piece in pieces:
            line = joined(words, [*held, piece])
            if held and measure(f"{name}: {line}", measures.style()).width > width * _LINE:
                yield self._said(name, held)
                held, name = [piece], ""
            else:
                held.append(piece)
        yield self._said(name, held)

    def _said(self, name: str, pieces: Sequence[str]) -> str:
        words = self.services.words
        text = joined(words, pieces)
        if not name:
            return text
        return words.text("companion.form.fact", name=name, value=text) if text else name

    def actions(self) -> tuple[Button, ...]:
        """Give done."""
        return (
            Button("done", self.services.words.text("companion.page.done"), "return", main=True),
        )
