"""The progress sheet on paper: what each era allows, who entered it, and the final score."""

from __future__ import annotations

from functools import partial

from game.core.message import Message
from game.tempus.components import Components, Era
from scenes.base.words import Words
from scenes.pads.contract import Pad
from scenes.pads.parts import HEADING, answer, head, heading, names, row_of, striped
from scenes.pads.pen import BOLD, SANS, Pen
from scenes.ui.geometry import Region

ACCENT, TINT = "#27567d", "#e7f0f7"
NUMBERS = ("people", "distance", "babies", "stack", "draw", "hand", "actions")
"""What an era allows, as columns of the sheet."""
HEADS = ("people", "steps", "babies", "stack", "ideas", "hand", "actions")
NAME, ENTRY, NUMBER = 27.0, 27.0, 8.6
"""Widths of columns in millimetres."""
SUM = 6.4
"""Height of a row of the final score."""


def pads(components: Components) -> tuple[Pad, ...]:
    """Give the sheet."""
    name, draw = Message("tempus.pad.progress"), partial(_draw, components)
    return (Pad("progress", name, 1, 2, ACCENT, TINT, draw),)


def _draw(components: Components, pen: Pen, place: Region, words: Words) -> None:
    text = words.text
    title = text("common.dot", head=text("tempus.name"), tail=text("tempus.pad.progress"))
    body = head(pen, place, title, [text("pads.day")], 0.72)
    lines = [text("tempus.score.hexes.plain"), text("tempus.score.cities.plain"),
             text(f"tempus.era.{components.eras.eras[-1].id}"),
             text("companion.play.total")]  # fmt: skip
    foot = SUM * len(lines) + HEADING
    _eras(components, pen, body.top(body.height - foot - 1.5), words)
    seats, wide = max(components.cover.seats), _wide()
    below = heading(pen, body.foot(foot), text("pads.points"), _how(components, words))
    for at, (row, line) in enumerate(zip(below.rows(len(lines)), lines, strict=True)):
        row_of(pen, row, line, wide, seats, at == len(lines) - 1)


def _how(components: Components, words: Words) -> str:
    """Say how progress is counted."""
    numbers = components.table
    return words.text(
        "tempus.pad.how",
        people=numbers.person_progress,
        city=numbers.city_progress,
        card=numbers.background_progress,
    )


def _wide() -> float:
    return NAME + ENTRY + NUMBER * len(NUMBERS)


def _eras(components: Components, pen: Pen, place: Region, words: Words) -> None:
    """Draw a row for each era, with a box for everybody's progress points."""
    eras, seats = components.eras.eras, max(components.cover.seats)
    strip = place.top(7.4)
    wide = _wide()
    _heads(pen, strip, words)
    names(pen, Region(strip.x + wide, strip.y, strip.width - wide, strip.height), words, seats)
    rows = Region(place.x, strip.bottom + 0.6, place.width, place.height - 8).rows(len(eras))
    striped(pen, rows)
    before: Era | None = None
    for row, era in zip(rows, eras, strict=True):
        _allowed(pen, row, era, before, words)
        for cell in row.end(row.width - wide).columns(seats) if before else ():
            answer(pen, cell)
        before = era


def _heads(pen: Pen, strip: Region, words: Words) -> None:
    text = words.text
    pen.words(strip.left(NAME).inset(0.5, 0.5), text("tempus.rules.head.era"), 7.2, BOLD,
              colour=pen.ink.accent, valign="bottom")  # fmt: skip
    entry = Region(strip.x + NAME, strip.y, ENTRY, strip.height).inset(0.3, 0.5)
    pen.words(entry, text("tempus.pad.counts"), 7.2, BOLD, colour=pen.ink.accent, valign="bottom",
              lines=2)  # fmt: skip
    for at, key in enumerate(HEADS):
        said = text("tempus.pad.hand") if key == "hand" else text(f"tempus.rules.head.{key}")
        cell = Region(strip.x + NAME + ENTRY + at * NUMBER, strip.y, NUMBER, strip.height)
        pen.words(cell.inset(0.25, 0.5), said, 6.2, align="centre", colour=pen.ink.accent,
                  valign="bottom", lines=2)  # fmt: skip


def _allowed(pen: Pen, row: Region, era: Era, before: Era | None, words: Words) -> None:
    """Say what counts for an era and what it allows; what is new in it is strong."""
    text = words.text
    pen.symbol(f"tempus/era_{era.id}", Region(row.x + 0.6, row.y + 0.8, 5, row.height - 1.6))
    pen.words(
        Region(row.x + 6.4, row.y, NAME - 6.8, row.height), text(f"tempus.era.{era.id}"), 8, BOLD
    )
    entry = Region(row.x + NAME, row.y, ENTRY, row.height)
    if era.terrain:
        pen.symbol(f"tempus/{era.terrain}", Region(entry.x, row.y + 1, 4.4, row.height - 2))
        said = text(f"tempus.terrain.{era.terrain}")
        pen.words(Region(entry.x + 5.4, row.y, 12.6, row.height), said, 6.8)
    gains = [text("tempus.pad.cards", count=era.cards)] if era.cards else []
    gains += [text("tempus.rules.n.point", count=era.points)] if era.points else []
    gains += [text("tempus.pad.ships")] if era.ships and not (before and before.ships) else []
    if gains:
        spot = Region(entry.x + 18.2, row.y + 0.3, ENTRY - 18.4, row.height - 0.6)
        pen.words(spot, ", ".join(gains), 5.6, lines=2, colour=pen.ink.quiet)
    for at, key in enumerate(NUMBERS):
        value = getattr(era, key)
        fresh = before is not None and getattr(before, key) != value
        cell = Region(row.x + NAME + ENTRY + at * NUMBER, row.y, NUMBER, row.height)
        pen.words(cell, str(value), 8 if fresh else 7.2, BOLD if fresh else SANS, "centre",
                  colour=pen.ink.accent if fresh else pen.ink.quiet)  # fmt: skip
