"""Lays out the body of a page: lists and tables that may need more than one page of the screen.

A layout is made anew each time a page is presented or wants to know what lies where. It holds
what follows from that (how many pages, which rows); the page itself is not changed by it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from scenes.companion.toolkit import score_table, widgets
from scenes.companion.toolkit.measures import GAP, HALF, ICON, ROW, TEXT, THUMB, Measures
from scenes.companion.toolkit.score_table import ScoreTable
from scenes.companion.toolkit.widgets import Row
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item

_HINT = 0.07
"""Share of the window's height that the letters take that are looked for."""
_SLIM, _SLIM_WRAPPED, _TALL, _SLIM_GAP = 0.065, 0.104, 0.15, 0.007
_SLIMMEST, _WRAPPED = 0.051, 0.093
"""Rows that are chosen by keys, as shares of the window's height: with a line of words, with two,
as high as they grow, what lies between them, and as low as letters of the least size allow."""
_GROWN, _HIGH, _FEW, _BESIDE = 1.7, 2.2, 4, 0.62
"""Times that words and rows of a short list are larger at most; rows up to which one column is
best; the part of the width that a list keeps where a picture stands beside it."""
_ALONE = {1: (2.0, 2.6), 2: (1.7, 2.1)}
"""The same two of one row and of two rows."""
_PICTURED, _HALF, _UPRIGHT = 0.3, 0.75, 1.25
"""Share of the window's height that a picture beside rows is high at least; the part of a place
that they may fill beside it; times that it is higher than wide at most."""
_TILE = 0.2
"""Height of a row with a picture at most, and of a tile at least."""
_NAMED = (1.4, 1.25, 1.1, 1.0)
"""Times that the names of tiles are larger than usual, the largest that have room."""
_TIGHT = 0.88
"""Times that words may be smaller before they take a second line."""
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
        yield from self._flowing(rows, place, 1)

    def spread(self, rows: Sequence[Row]) -> Iterator[Item]:
        """Give a page of a list, in two columns where one has no room for all of it."""
        measures, place = self.measures, self.place
        many = len(rows) > widgets.fit(measures, place)
        if self.seeks:
            yield self._hint(place.top(measures.of(_HINT)))
            place, rows = self._below(place, _HINT + GAP), widgets.chosen(rows, self.sought)
        halves = place.columns(2, measures.of(GAP * 1.4))[0].width
        # Two columns of large rows are read sooner than one of small ones.
        larger = len(rows) > _FEW and self._scale(rows, halves) >= 1
        yield from self._flowing(rows, place, 2 if many or larger else 1)

    def _flowing(self, rows: Sequence[Row], place: Region, across: int) -> Iterator[Item]:
        """Give rows in columns; what has no room in them stands in more and lower ones."""
        crowded = len(rows) > widgets.fit(self.measures, place) * across
        if crowded and not any(row.art for row in rows):
            yield from self._gridded(rows, place, *self._grid(place, rows))
        else:
            yield from self._laid(rows, place, across)

    def tiles(self, rows: Sequence[Row]) -> Iterator[Item]:
        """Give rows with pictures as tiles, two in a line, other rows below; else a list."""
        measures, place = self.measures, self.place
        shown = [row for row in rows if row.art]
        rest = [row for row in rows if not row.art]
        gap = measures.of(GAP * 1.4)
        lower = len(rest) * measures.of(ROW + GAP)
        deep = -(-len(shown) // 2)
        high = (place.height - lower - gap * (deep - 1)) / max(1, deep)
        half = place.columns(2, gap)[0].width
        times = self._largest(shown, half, high)
        if len(shown) < 2 or high < measures.of(_TILE) or not times:
            yield from self._laid(rows, place, 1)
            return
        self._page_of(rows, len(rows))
        for at, row in enumerate(shown):
            spot = place.top(high).columns(2, gap)[at % 2].shift(0, at // 2 * (high + gap))
            yield widgets.row(measures, spot, row, TEXT * times, tile=True)
        if rest:
            yield from widgets.rows(measures, place.foot(lower - measures.of(GAP)), rest)

    def _largest(self, rows: Sequence[Row], width: float, high: float) -> float:
        """Give how large names of tiles may be in two lines, with what is said below; 0: not so."""
        of = self.measures.of
        for times in _NAMED:
            style = self.measures.style(TEXT * times)
            bold, line = style.of(font="bold"), style.size * 1.2
            for row in rows:
                key = 0.095 if row.key else 0.0
                room = width - min(high * THUMB, width * HALF) - of(0.05 + key)
                words = [measure(word, style).width for word in row.text.split()]
                name = measure(row.text, style, room).height
                if max(*words, measure(row.aside, bold).width) > room or name > 2 * line:
                    break
                if name + (line if row.aside else 0.0) > high * 0.9:
                    break
            else:
                return times
        return 0.0

    def _laid(self, rows: Sequence[Row], place: Region, across: int) -> Iterator[Item]:
        """Give a page of rows in columns; if it is the only one, they grow into the room there is.

        Beside a short list of a title there is room for its picture.
        """
        measures, gap = self.measures, self.measures.of(GAP)
        narrow = place.left(place.width * _BESIDE)
        if self._pictured(rows, place, across) and self._scale(rows, narrow.width) >= 1:
            yield self._art(place)
            place = narrow
        deep = widgets.fit(measures, place)
        shown = self._page_of(rows, deep * across)
        columns, pictures = place.columns(across, gap * 1.4), any(row.art for row in shown)
        if self.pages == 1:
            deep = max(1, -(-len(shown) // across))
        # One row or two alone on a page are what it is about, and may be larger still.
        grown, tall = _ALONE.get(deep, (_GROWN, _HIGH)) if self.pages == 1 else (1.0, _HIGH)
        most = measures.of(_TILE if pictures else ROW * tall)
        high = max(measures.of(ROW), min((place.height + gap) / deep - gap, most))
        wide = self._scale(shown, columns[0].width, THUMB * high if pictures else 0.0, grown)
        # On one of several pages words stay as large as on the others.
        size = TEXT * max(1.0, min(wide, high / measures.of(ROW)))
        for at, row in enumerate(shown):
            column = columns[at // deep]
            spot = Region(column.x, column.y + at % deep * (high + gap), column.width, high)
            yield widgets.row(measures, spot, row, size)

    def _pictured(self, rows: Sequence[Row], place: Region, across: int) -> bool:
        """Tell whether the picture of the page's title may stand beside a list."""
        plain = across == 1 and not self.seeks and place == self.place
        few = 0 < len(rows) <= widgets.fit(self.measures, place)
        return bool(self.measures.dress) and plain and few and not any(row.art for row in rows)

    def _scale(
        self, rows: Sequence[Row], width: float, picture: float = 0.0, most: float = _GROWN
    ) -> float:
        """Tell how many times larger the words of rows may be that stand in one line each."""
        found = most
        of, style = self.measures.of, self.measures.style(TEXT)
        for row in rows:
            fixed = of(0.06 + (0.095 if row.key else 0)) + picture
            words = measure(row.text, style).width + of(0.01)
            if row.aside:
                words += measure(row.aside, style.of(font="bold")).width
                fixed += of(0.03)
            if row.icon or row.seat is not None:
                words += of(ICON)
                fixed += of(0.02)
            found = min(found, (width - fixed) / words)
        return found

    def keyed(
        self,
        rows: Sequence[Row],
        place: Region,
        fewer: Callable[[], Sequence[Row]] = tuple,
    ) -> Iterator[Item]:
        """Give rows that are chosen by their keys: all on one page, if they can be read there.

        Where they cannot, `fewer` that lead to the same take their place.
        """
        narrow = place.left(place.width * _BESIDE)
        if self._roomy(rows, place, narrow):
            yield self._art(place)
            place = narrow
        rows, across, high = self._shortened(place, rows)
        if self._holds(place, across, high) < len(rows) and 1 < len(some := fewer()) < len(rows):
            rows, across, high = self._shortened(place, some)
        yield from self._gridded(rows, place, across, high)

    def _gridded(
        self, rows: Sequence[Row], place: Region, across: int, high: float
    ) -> Iterator[Item]:
        """Give a page of rows in columns, each at least so high."""
        measures, gap = self.measures, self.measures.of(_SLIM_GAP)
        shown = self._page_of(rows, self._holds(place, across, high))
        lines = -(-len(shown) // across)
        # Rows grow into the room there is, but not into posters.
        high = min(max(high, (place.height + gap) / max(1, lines) - gap), measures.of(_TALL))
        # No column stays empty: four rows in three columns would fill two of them.
        columns = place.columns(-(-len(shown) // max(1, lines)) or 1, measures.of(GAP))
        wide = self._scale(shown, columns[0].width)
        size = max(
            self._least(shown, columns[0].width, wide), min(wide, high / measures.of(_SLIM_WRAPPED))
        )
        for at, row in enumerate(shown):
            column = columns[at // lines]
            y = column.y + at % lines * (high + gap)
            spot = Region(column.x, y, column.width, high)
            yield widgets.row(measures, spot, row, TEXT * size)

    def _shortened(self, place: Region, rows: Sequence[Row]) -> tuple[Sequence[Row], int, float]:
        """Give rows in columns of a height, some in fewer words if all have no room otherwise."""
        across, high = self._grid(place, rows)
        if self._holds(place, across, high) >= len(rows):
            return rows, across, high
        width = place.columns(2, self.measures.of(GAP))[0].width
        rows = [
            replace(row, text=row.brief) if row.brief and self._lines(row, width) > 1 else row
            for row in rows
        ]
        return rows, *self._grid(place, rows)

    def _least(self, rows: Sequence[Row], width: float, wide: float) -> float:
        """Give the least size of rows: where one of them must be a little smaller, all are."""
        single = all(self._lines(row, width) < 2 for row in rows)
        return min(1.0, max(_TIGHT, wide)) if single else 1.0

    def _roomy(self, rows: Sequence[Row], place: Region, narrow: Region) -> bool:
        """Tell whether rows that are chosen by keys leave half a title's page empty.

        They must do so beside its picture, too, and stand there in one line each.
        """
        if not self.measures.dress or not rows or place.height < self.measures.of(_PICTURED):
            return False
        across, _ = self._grid(narrow, rows)
        width = narrow.columns(across, self.measures.of(GAP))[0].width
        tall = -(-len(rows) // across) * self.measures.of(_TALL + _SLIM_GAP)
        single = all(self._lines(row, width) < 2 for row in rows)
        return single and tall <= place.height * _HALF and self._scale(rows, width) >= 1

    def _art(self, place: Region) -> Item:
        """Give the picture of the page's title at the end of a place."""
        side = place.end(place.width * (1 - _BESIDE) - self.measures.of(GAP) * 2)
        return widgets.art(self.measures, side.top(min(place.height, side.width * _UPRIGHT)))

    def _holds(self, place: Region, across: int, high: float) -> int:
        """Tell how many rows of a height have room in so many columns."""
        gap = self.measures.of(_SLIM_GAP)
        return across * max(1, int((place.height + gap) / (high + gap) + 0.001))

    def _grid(self, place: Region, rows: Sequence[Row]) -> tuple[int, float]:
        """Tell in how many columns rows stand, and how high each must be for its words."""
        found = []
        gap = self.measures.of(_SLIM_GAP)
        for across in range(min(_KEYED, max(1, len(rows))), 0, -1):
            width = place.columns(across, self.measures.of(GAP))[0].width
            lines = max((self._lines(row, width) for row in rows), default=1)
            high = self.measures.of(_SLIM if lines < 2 else _SLIM_WRAPPED)
            needed = (place.height + gap) / -(-max(1, len(rows)) // across) - gap
            if self.measures.of(_SLIMMEST if lines < 2 else _WRAPPED) <= needed < high:
                high = needed
            room = self._holds(place, across, high)
            whole = min(room, len(rows)) if lines < 3 else 0
            found.append((whole, lines < 2, min(across, _USUAL), -across, high))
        best = max(found)
        return -best[3], best[4]

    def _lines(self, row: Row, width: float) -> int:
        """Tell how many lines the words of a row need; more than two cannot stand in one."""
        style = self.measures.style(TEXT)
        aside = measure(row.aside, style).width + self.measures.of(0.02) if row.aside else 0.0
        room = width - aside - self.measures.of(0.135 + (0.08 if row.icon else 0))
        if measure(row.text, style).width * _TIGHT <= room:
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
