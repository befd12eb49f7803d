"""The score sheet on paper: points so far, what the cards count at the end, and the total."""

from __future__ import annotations

from collections import Counter
from functools import partial

from game.core.message import Message
from game.stoneage.components import FIGURES, Components, Culture
from game.stoneage.scoring import squared
from scenes.base.words import Words
from scenes.pads.contract import Pad
from scenes.pads.parts import answer, capital, coin, head, heading, names, row_of
from scenes.pads.pen import THIN, Pen
from scenes.ui.geometry import Region

ACCENT, TINT = "#7a4a18", "#f6eddc"
LABEL = 0.36
"""Share of the width that the names of the rows take."""
ONE, PRODUCT = 1.0, 1.6
"""Heights of rows beside each other: of a number, and of a multiplication."""


def pads(components: Components) -> tuple[Pad, ...]:
    """Give the sheet."""
    name, draw = Message("stoneage.form.scoring"), partial(_draw, components)
    return (Pad("scoring", name, 2, 2, ACCENT, TINT, draw),)


def _draw(components: Components, pen: Pen, place: Region, words: Words) -> None:
    body = head(pen, place, words.text("stoneage.name"), [words.text("pads.day")], 0.6)
    foot = 15.0
    table = body.top(body.height - foot - 1.5)
    seats, wide = max(components.cover.seats), table.width * LABEL
    names(pen, Region(table.x + wide, table.y, table.width - wide, 7.0), words, seats)
    _rows(components, pen, Region(table.x, table.y + 7.6, table.width, table.height - 7.6), words)
    _worths(components, pen, body.foot(foot), words)


def _rows(components: Components, pen: Pen, place: Region, words: Words) -> None:
    """Draw the rows of the table, those that are multiplied higher than the others."""
    text, seats = words.text, max(components.cover.seats)
    wide = place.width * LABEL
    sets = _sets(components)
    plain = [text("stoneage.form.line.track")]
    plain += [text("stoneage.pad.culture", number=at + 1) for at in range(sets)]
    last = [text("stoneage.table.fact.resources")]
    count = len(plain) + len(last) + 1.3
    unit = place.height / (count + PRODUCT * len(FIGURES))
    y = place.y
    for label in plain:
        row_of(pen, Region(place.x, y, place.width, unit), label, wide, seats)
        y += unit
    for figure in FIGURES.values():
        row = Region(place.x, y, place.width, unit * PRODUCT)
        _product(pen, row, figure, wide, seats, words)
        y += row.height
    for label in last:
        row_of(pen, Region(place.x, y, place.width, unit), label, wide, seats)
        y += unit
    total = Region(place.x, y, place.width, place.bottom - y)
    row_of(pen, total, text("companion.play.total"), wide, seats, True)


def _sets(components: Components) -> int:
    """Tell how many sets of symbols somebody can have: as many as there are of one symbol."""
    bottoms = (card.bottom for card in components.cards.cards.values())
    return max(Counter(one.symbol for one in bottoms if isinstance(one, Culture)).values())


def _product(pen: Pen, row: Region, figure: str, wide: float, seats: int, words: Words) -> None:
    """Draw a multiplication for each person: both numbers above, what comes out below."""
    label = row.left(wide).inset(0.5, 0.3)
    pen.symbol(f"stoneage/{figure}", label.left(5.2))
    what = Region(label.x + 6.2, label.y, label.width - 6.2, label.height)
    pen.words(what, words.text(f"stoneage.pad.{figure}"), 7.2, lines=2)
    for cell in row.end(row.width - wide).columns(seats):
        upper = cell.top(cell.height * 0.4)
        for half in (upper.left(upper.width * 0.4), upper.end(upper.width * 0.4)):
            pen.box(half.inset(0.5, 0.35), THIN, pen.ink.paper, 0.5)
        pen.words(upper, "×", 7, align="centre", colour=pen.ink.quiet)
        answer(pen, cell.foot(cell.height * 0.6))


def _worths(components: Components, pen: Pen, place: Region, words: Words) -> None:
    """Say what sets of symbols score, and what the resources are worth."""
    below = heading(pen, place, words.text("stoneage.pad.sets"))
    upper, lower = below.rows(2)
    count = len(components.cards.symbols)
    step = upper.width / count
    for at in range(count):
        cell = Region(upper.x + at * step, upper.y, step, upper.height)
        pen.words(cell.left(step * 0.36), str(at + 1), 6.4, align="right", colour=pen.ink.quiet)
        coin(pen, cell.x + step * 0.68, cell.centre.y, min(2.3, step * 0.3), str(squared(at + 1)))
    goods = components.numbers.resources
    for cell, good in zip(lower.columns(len(goods)), goods, strict=True):
        name = capital(words.text(f"stoneage.resource.{good.id}"))
        pen.words(cell.left(cell.width * 0.62), name, 6.4, align="right", colour=pen.ink.quiet)
        coin(pen, cell.x + cell.width * 0.78, cell.centre.y, 2.2, str(good.points), True)
