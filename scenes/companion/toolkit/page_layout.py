"""Lays out the body of a page: lists and tables that may need more than one page of the screen.

A layout is made anew each time a page is presented or wants to know what lies where. It holds
what follows from that (how many pages, which rows); the page itself is not changed by it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from scenes.companion.toolkit import score_table, widgets
from scenes.companion.toolkit.measures import GAP, ROW, TEXT, Measures
from scenes.companion.toolkit.score_table import ScoreTable
from scenes.companion.toolkit.widgets import Row
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item

_HINT = 0.07
"""Share of the window's height that the letters take that are looked for."""
_SLIM, _SLIM_WRAPPED, _TALL, _SLIM_GAP = 0.065, 0.104, 0.13, 0.007
"""Rows that are chosen by keys, as shares of the window's height: with a line of words, with two,
as high as they grow, and what lies between them."""
_KEYED, _USUAL = 4, 3
"""Columns of rows that are chosen by keys: the most, and as many as are best to be read."""


class PageLayout:
    """Where the body of a page goes, and what it came to on the page that was asked for."""

    def __init__(
        self,
        measures: Measures,
        place: Region,
        page: int = 0,
        sought: str = "",
        seeks: bool = False,
    ) -> None:
        self.measures, self.place = measures, place
        self.sought, self.seeks = sought, seeks
        self.page = page
        """The page that is shown: the last one where there are fewer than was asked for."""
        self.pages = 1
        self.shown: tuple[str, ...] = ()
        """The ids of the rows on this page of a list."""
        self.rows: tuple[Row, ...] = ()
        """The rows of all its pages."""

    def paged(self, pages: int) -> int:
        """Say how many pages there are; gives the one to show."""
        self.pages = max(1, pages)
        self.page = max(0, min(self.pages - 1, self.page))
        return self.page

    def listed(self, rows: Sequence[Row], place: Region | None = None) -> Iterator[Item]:
        """Give a page of a list; where letters are looked for, only the rows that they choose."""
        place = self.place if place is None else place
        if self.seeks:
            yield self._hint(place.top(self.measures.of(_HINT)))
            place, rows = self._below(place, _HINT + GAP), widgets.chosen(rows, self.sought)
        shown = self._page_of(rows, widgets.fit(self.measures, place))
        yield from widgets.rows(self.measures, place, shown)

    def spread(self, rows: Sequence[Row]) -> Iterator[Item]:
        """Give a page of a list, in two columns where one has no room for all of it."""
        measures, place = self.measures, self.place
        across = 2 if len(rows) > widgets.fit(measures, place) else 1
        if self.seeks:
            yield self._hint(place.top(measures.of(_HINT)))
            place, rows = self._below(place, _HINT + GAP), widgets.chosen(rows, self.sought)
        deep = widgets.fit(measures, place)
        columns = place.columns(across, measures.of(GAP * 1.4))
        for at, row in enumerate(self._page_of(rows, deep * across)):
            column = columns[at // deep]
            y = column.y + at % deep * measures.of(ROW + GAP)
            spot = Region(column.x, y, column.width, measures.of(ROW))
            yield widgets.row(measures, spot, row)

    def keyed(self, rows: Sequence[Row], place: Region) -> Iterator[Item]:
        """Give rows that are chosen by their keys: all on one page, if they can be read there."""
        measures, gap = self.measures, self.measures.of(_SLIM_GAP)
        across, high = self._grid(place, rows)
        deep = max(1, int((place.height + gap) / (high + gap)))
        shown = self._page_of(rows, deep * across)
        lines = -(-len(shown) // across)
        # Rows grow into the room there is, but not into posters.
        high = min(max(high, (place.height + gap) / max(1, lines) - gap), measures.of(_TALL))
        columns = place.columns(across, measures.of(GAP))
        for at, row in enumerate(shown):
            column = columns[at // lines]
            y = column.y + at % lines * (high + gap)
            yield widgets.row(measures, Region(column.x, y, column.width, high), row)

    def _grid(self, place: Region, rows: Sequence[Row]) -> tuple[int, float]:
        """Tell in how many columns rows stand, and how high each must be for its words."""
        found = []
        gap = self.measures.of(_SLIM_GAP)
        for across in range(min(_KEYED, max(1, len(rows))), 0, -1):
            width = place.columns(across, self.measures.of(GAP))[0].width
            lines = max((self._lines(row, width) for row in rows), default=1)
            high = self.measures.of(_SLIM if lines < 2 else _SLIM_WRAPPED)
            room = across * max(1, int((place.height + gap) / (high + gap)))
            whole = min(room, len(rows)) if lines < 3 else 0
            found.append((whole, lines < 2, min(across, _USUAL), -across, high))
        best = max(found)
        return -best[3], best[4]

    def _lines(self, row: Row, width: float) -> int:
        """Tell how many lines the words of a row need; more than two cannot stand in one."""
        style = self.measures.style(TEXT)
        aside = measure(row.aside, style).width + self.measures.of(0.02) if row.aside else 0.0
        room = width - aside - self.measures.of(0.135 + (0.08 if row.icon else 0))
        if measure(row.text, style).width * 0.88 <= room:
            return 1
        small = self.measures.style(TEXT * 0.85)
        # A painter shrinks as a whole what is a little too wide, so whole lines are what counts.
        return max(2, math.ceil(measure(row.text, small).width * 1.12 / max(room, 1.0)))

    def table(self, table: ScoreTable, place: Region | None = None) -> Iterator[Item]:
        """Give a page of a table of scores."""
        place = self.place if place is None else place
        page = self.paged(score_table.pages(self.measures, place, table))
        yield from score_table.scores(self.measures, place, table, page)

    def _page_of(self, rows: Sequence[Row], each: int) -> Sequence[Row]:
        first = self.paged(-(-len(rows) // each)) * each
        shown = rows[first : first + each]
        self.shown, self.rows = tuple(row.id for row in shown), tuple(rows)
        return shown

    def _below(self, place: Region, share: float) -> Region:
        return place.foot(place.height - self.measures.of(share))

    def _hint(self, place: Region) -> Item:
        """Give the letters that were typed, or that they may be."""
        text = self.measures.words.text
        if self.sought:
            said = text("companion.page.sought", letters=self.sought)
        else:
            said = text("companion.page.seek")
        colour = self.measures.colours.quiet
        return widgets.line(self.measures, "sought", place, said, colour=colour)
