"""Lays out the body of a page: lists and tables that may need more than one page of the screen.

A layout is made anew each time a page is presented or wants to know what lies where. It holds
what follows from that (how many pages, which rows); the page itself is not changed by it.
"""

from __future__ import annotations

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
_SMALL_HINT = 0.062
_MOST_COLUMNS = 4


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

    def tiled(self, rows: Sequence[Row], place: Region) -> Iterator[Item]:
        """Give a page of a list line by line, in as many columns as the words leave room for."""
        measures, rows = self.measures, widgets.chosen(rows, self.sought)
        across = self._columns(place, rows)
        # Where all rows are seen nobody needs to look for one, and the hint would take their room.
        if self.sought or len(rows) > widgets.fit(measures, place) * across:
            yield self._hint(place.top(measures.of(_SMALL_HINT)))
            place = self._below(place, _SMALL_HINT + GAP / 2)
        shown = self._page_of(rows, widgets.fit(measures, place) * across)
        for at, column in enumerate(place.columns(across, measures.of(GAP))):
            yield from widgets.rows(measures, column, shown[at::across])

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

    def _columns(self, place: Region, rows: Sequence[Row]) -> int:
        """Tell in how many columns rows can stand, their words in one line each."""
        measures = self.measures
        style = measures.style(TEXT)
        widest = max(
            (measure(f"{row.text}  {row.aside}", style).width for row in rows), default=0.0
        )
        # A painter shrinks what does not fit to four fifths, so 0.86 is still readable.
        need = widest * 0.86 + measures.of(0.17)
        gap = measures.of(GAP)
        return max(1, min(_MOST_COLUMNS, int((place.width + gap) / (need + gap))))
