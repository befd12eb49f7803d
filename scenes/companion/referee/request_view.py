"""What is asked now, on the page of a match: everybody's points, the request, and its panel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.chance import Roll
from game.core.contract import Chance, Over
from scenes.base.scene import Input, Key
from scenes.companion.referee.advice_panel import AdvicePanel
from scenes.companion.referee.again_panel import AgainPanel
from scenes.companion.referee.cards_panel import CardsPanel
from scenes.companion.referee.decision_panel import DecisionPanel
from scenes.companion.referee.dice_panel import DicePanel, ThrowPanel
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.referee.panel import Panel, QuietPanel
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.distance_page import DistancePage, PagePart
from scenes.companion.toolkit.measures import GAP, SUM, TEXT, Measures
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item

_TOTALS, _LOW = 0.092, 0.06
"""Shares of the window's height that the points take, usually and above a long list."""
_SMALLEST = 0.7
"""Times that the points are smaller at most, so that they stand apart from long names."""


def panel_of(texts: MatchTexts) -> Panel:
    """Make the panel for what is waited for."""
    pending = texts.pending
    if isinstance(pending, Chance):
        return DicePanel(texts) if isinstance(pending.request, Roll) else CardsPanel(texts)
    if isinstance(pending, Over):
        return QuietPanel()
    foretold = texts.only_throw()
    if foretold is not None:
        return ThrowPanel(texts, foretold)
    if pending.seat in texts.session.bots:
        return AdvicePanel(texts)
    lying = texts.speech.lying(texts.board_view())
    return DecisionPanel(texts) if lying is None else AgainPanel(texts, lying)


class RequestView(PagePart):
    """Holds the panel for what is asked, and has another one as soon as the match goes on."""

    def __init__(self, texts: MatchTexts) -> None:
        self.texts = texts
        self.panel: Panel = QuietPanel()
        self._seen = (-1, "")
        """The state of the session, and the language, that the panel was made for."""
        self._steps = 0
        """Entries of the log when it was looked at last."""

    # As a part of a page

    def shown(self, page: DistancePage) -> None:
        """Bring the panel up to date, since something may have been entered elsewhere."""
        self.look(page)

    def takes(self, page: DistancePage, event: Input) -> bool:
        """Let the panel take keys before the page does."""
        return isinstance(event, Key) and self.panel.key(page, event)

    # What is asked

    @property
    def outdated(self) -> bool:
        """Whether the match has gone on since the panel was made."""
        return self._seen != self._now

    @property
    def _now(self) -> tuple[int, str]:
        # Not by the number of steps: after an undo another entry leads to the same number again.
        return self.texts.session.epoch, self.texts.words.language

    def look(self, page: DistancePage) -> None:
        """Show what is asked now, if that is something else."""
        if self.outdated:
            self._seen, self._steps = self._now, self.texts.session.steps
            self.fresh(page)

    def fresh(self, page: DistancePage) -> None:
        """Show what is asked now, from its beginning."""
        self.panel = panel_of(self.texts)
        page.start_over()
        page.renew()

    def go_on(self, page: DistancePage) -> None:
        """Go on after something was entered: say what it led to, and ask the next thing."""
        if self.outdated:
            before = self._steps
            self.look(page)
            if self.texts.session.steps > before:
                self.tell_last(page)

    def tell_last(self, page: DistancePage) -> None:
        """Say what followed from what was entered: people must do it on the real table too."""
        page.said = ""
        measures, lines = page.measures, list(self.texts.happened())
        style, width = measures.style(TEXT), measures.inner.width - measures.of(TEXT * 1.2)
        # The latest lines matter most, so where there is no room the first ones go.
        while lines and measure(" ".join(lines), style, width).height > measures.of(TEXT * 2.5):
            lines.pop(0)
        if not lines:
            return
        page.tell(" ".join(lines))
        # A choice on one page is worth more than what was told first; the chronicle has it all.
        while page.layout().pages > 1 and len(lines) > 1:
            lines.pop(0)
            page.tell(" ".join(lines))

    def act(self, page: DistancePage, name: str, value: Any) -> None:
        """Let the panel carry something out."""
        self.panel.act(page, name, value)

    # What is seen

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the totals, the request, and the panel below."""
        high, asked = self._room(layout)
        measures, place = layout.measures, layout.place
        yield from self._totals(measures, place.top(high))
        rest = self._below(layout, high, asked)
        if asked:
            strip = Region(place.x, place.y + high + measures.of(GAP), place.width, 0.0)
            strip = strip.top(rest.y - strip.y - measures.of(GAP))
            yield widgets.line(measures, "asked", strip, asked, wrap=True)
        yield from self.panel.body(layout, rest)

    def _room(self, layout: PageLayout) -> tuple[float, str]:
        """Give the height of the totals and the request as they leave room for the whole list.

        A list on one page is worth more than large totals, and than a request that the heading
        names already.
        """
        asked, usual = self.panel.asks(), layout.measures.of(_TOTALS)
        tries = [(usual, asked), (layout.measures.of(_LOW), asked)]
        if self.panel.spare:
            tries.append((tries[-1][0], ""))
        for high, said in tries:
            trial = PageLayout(layout.measures, layout.place)
            tuple(self.panel.body(trial, self._below(layout, high, said)))
            if trial.pages == 1:
                return high, said
        return usual, asked

    def _below(self, layout: PageLayout, high: float, asked: str) -> Region:
        """Give what is left for the panel below the totals and the request."""
        measures, place = layout.measures, layout.place
        y = place.y + high + measures.of(GAP)
        if asked:
            style = measures.style(TEXT)
            y += measure(asked, style, place.width).height + style.size * 0.15 + measures.of(GAP)
        return Region(place.x, y, place.width, place.bottom - y)

    def _totals(self, measures: Measures, place: Region) -> Iterator[Item]:
        """Give everybody's points; whose turn it is stands out."""
        texts = self.texts
        seats, totals = texts.seats, texts.totals()
        size = SUM * place.height / measures.of(_TOTALS) * self._apart(measures, place)
        for seat, column in enumerate(place.columns(len(seats), measures.of(GAP))):
            if seat == texts.acting:
                yield Item(f"acts:{seat}", "distance_best", column, data=measures.dark)
            inner = column.inset(measures.of(0.012), 0)
            side = min(measures.of(0.062), place.height * 0.9)
            shape = inner.left(side).middle(side, side)
            yield Item(f"shape:{seat}", "seat", shape, data=seats[seat].colour)
            total = widgets.plain(totals[seat])
            end = inner.end(measure(total, measures.style(size, "bold")).width)
            yield widgets.number(measures, f"total:{seat}", end, total, size)
            x = shape.right + measures.of(0.012)
            room = Region(x, inner.y, end.x - x - measures.of(0.008), inner.height)
            if room.width > measures.of(0.09):
                name, style = seats[seat].name, measures.style(TEXT)
                yield Item(f"name:{seat}", "distance_name", room, text=name, data=style)

    def _apart(self, measures: Measures, place: Region) -> float:
        """Tell how many times smaller totals must be so that no name runs into its number."""
        seats, totals = self.texts.seats, self.texts.totals()
        column = place.columns(len(seats), measures.of(GAP))[0]
        room = column.width - min(measures.of(0.062), place.height * 0.9) - measures.of(0.066)
        style = measures.style(SUM * place.height / measures.of(_TOTALS), "bold")
        found = 1.0
        for seat, total in zip(seats, totals, strict=True):
            left = room - measure(seat.name, measures.style(TEXT)).width
            found = min(found, left / max(1.0, measure(widgets.plain(total), style).width))
        return max(_SMALLEST, found)
