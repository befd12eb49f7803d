"""A table of scores for the distance: seats beside each other, lines below, totals at the foot.

What does not fit stands on further pages, lines first, then seats; names and totals are on each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from scenes.companion.toolkit.measures import GAP, HEAD, LARGE, SUM, TEXT, Measures
from scenes.companion.toolkit.widgets import line, number
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item

_STEP, _NAME, _FOOT = 0.072, 0.075, 0.14
"""Shares of the window's height: a line, the names, the totals."""
_LOW, _LOW_NAME, _LOW_FOOT, _LOW_TEXT = 0.054, 0.066, 0.11, 0.042
"""The same where lines would not all stand on one page otherwise, and the size of their words."""
_MORE, _LARGER = 1.4, 1.24
"""Times that lines are higher, and their words larger, where few of them stand."""
_PLACE, _SHAPE = 0.21, 0.05
"""Share of a column of the place beside a total; share of the window's height of a shape."""
_LETTERS = 1.3
"""Heights of letters that a line with them is high."""
_WORDS, _SEAT = 0.38, 0.235
"""Share of the width that the lines' words take; width of a seat in window's heights."""


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """Scores of seats by lines: `cells[line][seat]`, and the totals below, large."""

    seats: tuple[tuple[str, int | None], ...]
    """Name and colour of each; no shape for `None`."""
    lines: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    totals: tuple[str, ...]
    total: str = ""
    """What stands before the totals."""
    places: tuple[str, ...] = ()
    """The place of each, such as "1"; equal ones are shared."""
    best: frozenset[int] = field(default_factory=frozenset)
    """Seats whose totals stand out."""


def room(measures: Measures, place: Region, grid: ScoreTable) -> tuple[int, int]:
    """Tell how many lines and how many seats of a table fit one page."""
    step, _, name, foot = _heights(measures, place, grid)
    lines = max(1, int((place.height - measures.of(name + foot)) / measures.of(step) + 0.001))
    seats = max(1, int(place.width * (1 - _WORDS) / measures.of(_SEAT)))
    return min(lines, max(1, len(grid.lines))), min(seats, max(1, len(grid.seats)))


def _heights(
    measures: Measures, place: Region, grid: ScoreTable
) -> tuple[float, float, float, float]:
    """Give the height of a line, the size of its words, and the heights of names and totals.

    They are low where that saves a page.
    """
    usual, low = (_STEP, TEXT, _NAME, _FOOT), (_LOW, _LOW_TEXT, _LOW_NAME, _LOW_FOOT)
    count = max(1, len(grid.lines))

    def parts(step: float, _size: float, name: float, foot: float) -> int:
        room = (place.height - measures.of(name + foot)) / measures.of(step)
        return _parts(count, max(1, int(room + 0.001)))

    return low if parts(*low) < parts(*usual) else usual


def pages(measures: Measures, place: Region, grid: ScoreTable) -> int:
    """Tell on how many pages a table of scores stands."""
    lines, seats = room(measures, place, grid)
    return _parts(len(grid.lines), lines) * _parts(len(grid.seats), seats)


def _grown(measures: Measures, place: Region, grid: ScoreTable) -> tuple[float, float]:
    """Give the height of a line and the size of its words, larger where there is room for it."""
    lines, across = room(measures, place, grid)
    low, least, name, foot = _heights(measures, place, grid)
    step, style = measures.of(low), measures.style(TEXT)
    if _parts(len(grid.lines), lines) > 1 or least < TEXT:
        return step, least
    free = place.height - measures.of(name + foot)
    step = max(step, min(free / max(1, len(grid.lines)), step * _MORE))
    wide = place.width * _WORDS - measures.of(0.01)
    column = place.width * (1 - _WORDS) / across - measures.of(GAP * 2)
    rooms = [(said, wide) for said in grid.lines]
    rooms += [(said, column) for cells in grid.cells for said in cells]
    most = min((width / max(1.0, measure(said, style).width) for said, width in rooms), default=1.0)
    return step, TEXT * max(1.0, min(most, step / measures.of(_STEP), _LARGER))


def _parts(count: int, each: int) -> int:
    return max(1, -(-count // each))


def scores(measures: Measures, place: Region, grid: ScoreTable, page: int = 0) -> Iterator[Item]:
    """Give a page of a table of scores: names above, lines, totals at the foot."""
    lines, across = room(measures, place, grid)
    deep = _parts(len(grid.lines), lines)
    first, left = (page % deep) * lines, (page // deep) * across
    seats = range(left, min(len(grid.seats), left + across))
    words = place.left(place.width * _WORDS)
    step, size = _grown(measures, place, grid)
    right = place.end(place.width * (1 - _WORDS))
    columns = right.left(right.width * len(seats) / across).columns(len(seats), measures.of(GAP))
    _, _, name, lower = _heights(measures, place, grid)
    top, foot = measures.of(name), measures.of(lower)
    for seat, column in zip(seats, columns, strict=True):
        yield from _column(
            measures, grid, seat, column, range(first, first + lines), (step, size), (top, foot)
        )
    y = place.y + top
    for at in range(first, min(len(grid.lines), first + lines)):
        yield line(
            measures,
            f"line:{at}",
            Region(words.x, y, words.width, step),
            grid.lines[at],
            size,
        )
        y += step
    yield Item("total.rule", "divider", place.foot(foot).top(2), data=measures.colours.ink)
    yield line(measures, "total", words.foot(foot), grid.total, LARGE, font="title")


def _column(
    measures: Measures,
    grid: ScoreTable,
    seat: int,
    place: Region,
    lines: range,
    grown: tuple[float, float],
    ends: tuple[float, float],
) -> Iterator[Item]:
    (step, size), (top, foot) = grown, ends
    yield from _head(measures, grid, seat, place.top(top * 0.95))
    y = place.y + top
    for at in lines:
        if at < len(grid.lines):
            cell, said = Region(place.x, y, place.width, step), grid.cells[at][seat]
            yield line(measures, f"cell:{at}:{seat}", cell, said, size, align="centre")
            y += step
    yield from _total(measures, grid, seat, place.foot(foot))


def _head(measures: Measures, grid: ScoreTable, seat: int, place: Region) -> Iterator[Item]:
    """Give shape and name of a seat, in the middle above its numbers."""
    name, colour = grid.seats[seat]
    style = measures.style(TEXT, "bold")
    before = 0.0 if colour is None else measures.of(_SHAPE) * 1.2
    wide = min(place.width, before + measure(name, style).width + 2)
    head = place.middle(wide, place.height)
    if colour is not None:
        side = measures.of(_SHAPE)
        yield Item(f"shape:{seat}", "seat", head.left(side).middle(side, side), data=colour)
    yield Item(
        f"name:{seat}", "distance_name", head.end(head.width - before), text=name, data=style
    )


def _total(measures: Measures, grid: ScoreTable, seat: int, place: Region) -> Iterator[Item]:
    if seat in grid.best:
        yield Item(
            f"best:{seat}", "distance_best", place.inset(0, place.height * 0.06), data=measures.dark
        )
    beside = place.width * _PLACE if grid.places else 0.0
    middle = place.inset(beside, 0)
    size = _total_size(measures, grid, middle)
    yield number(measures, f"total:{seat}", middle, grid.totals[seat], size)
    if grid.places:
        said = grid.places[seat]
        yield line(measures, f"place:{seat}", place.end(beside), said, align="centre")


def _total_size(measures: Measures, grid: ScoreTable, place: Region) -> float:
    """Give the largest size at which every total stands in its column: all have the same."""
    for size in (SUM, 0.08, HEAD, LARGE):
        style = measures.style(size, "bold")
        low = measures.of(size) * _LETTERS <= place.height
        if low and all(measure(total, style).width <= place.width for total in grid.totals):
            return size
    return TEXT
