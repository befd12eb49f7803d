"""The tally on paper: tokens as they are won, and the cities at the end."""

from __future__ import annotations

from functools import partial

from game.bronze.components import Components
from game.core.message import Message
from scenes.base.words import Words
from scenes.pads.contract import Pad
from scenes.pads.parts import HEADING, coin, head, heading, names, row_of, striped
from scenes.pads.pen import THIN, Pen
from scenes.ui.geometry import Region

ACCENT, TINT = "#2f6b66", "#e6f2f0"
LABEL = 0.34
"""Share of the width that the names of the rows take."""
TALLY, SUM = 5.6, 7.2
"""Heights of rows in millimetres: of tokens, and of points."""


def pads(components: Components) -> tuple[Pad, ...]:
    """Give the tally."""
    name, draw = Message("bronze.form.scoring"), partial(_draw, components)
    return (Pad("tally", name, 2, 2, ACCENT, TINT, draw),)


def _draw(components: Components, pen: Pen, place: Region, words: Words) -> None:
    text, tokens = words.text, components.tokens
    body = head(pen, place, text("bronze.name"), [text("pads.day")], 0.6)
    seats, wide = max(components.cover.seats), body.width * LABEL
    names(pen, Region(body.x + wide, body.y, body.width - wide, 7.0), words, seats)
    provinces = [
        (one.points, text("bronze.pad.tokens", count=one.count)) for one in tokens.provinces
    ]
    routes = [(one.points, text("bronze.pad.row", length=one.length)) for one in tokens.routes]
    y = body.y + 7.8
    for key, rows in (("provinces", provinces), ("routes", routes)):
        high = HEADING + TALLY * len(rows)
        part = Region(body.x, y, body.width, high)
        _tokens(pen, part, text(f"bronze.table.fact.{key}"), rows, seats)
        y += high + 1.4
    lines = [text(f"bronze.table.fact.{key}") for key in ("provinces", "routes")]
    foot = HEADING + SUM * (len(lines) + 2)
    middle = Region(body.x, y, body.width, body.bottom - foot - y - 1.4)
    _cities(components, pen, middle, seats, words)
    below = heading(pen, body.foot(foot), text("pads.points"))
    lines += [text("bronze.table.fact.cities"), text("companion.play.total")]
    for at, (row, line) in enumerate(zip(below.rows(len(lines)), lines, strict=True)):
        row_of(pen, row, line, wide, seats, at == len(lines) - 1)


def _tokens(pen: Pen, place: Region, title: str, rows: list[tuple[int, str]], seats: int) -> None:
    """Draw a row for each worth of tokens; strokes go into the columns."""
    below = heading(pen, place, title)
    places = below.rows(len(rows))
    striped(pen, places)
    for row, (points, said) in zip(places, rows, strict=True):
        coin(pen, row.x + 3, row.centre.y, 2.3, str(points), True)
        label = row.left(row.width * LABEL)
        pen.words(Region(label.x + 6.4, label.y, label.width - 6.8, label.height), said, 6.8)
        _columns(pen, row, seats)


def _columns(pen: Pen, row: Region, seats: int) -> None:
    for cell in row.end(row.width * (1 - LABEL)).columns(seats):
        pen.rule(cell.x, row.y, cell.x, row.bottom, THIN, pen.ink.quiet)


def _cities(components: Components, pen: Pen, place: Region, seats: int, words: Words) -> None:
    """Draw as many lines for cities as there is room for, at most one for each land."""
    below = heading(
        pen, place, words.text("bronze.table.fact.cities"), words.text("bronze.pad.city")
    )
    most = max(table.lands for table in components.setup.tables)
    count = max(1, min(most, int(below.height / 5.4)))
    rows = below.rows(count)
    striped(pen, rows)
    for row in rows:
        _columns(pen, row, seats)
