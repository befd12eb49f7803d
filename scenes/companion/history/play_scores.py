"""A play as a table of scores: on the screen, and as a picture to share."""

from __future__ import annotations

import re
from pathlib import Path

import pygame

from game.core.contract import Line
from game.core.message import Message
from game.storage import tally
from game.storage.play import (
    Person,
    Play,
    places,
    winners,
)
from scenes.base.words import Words
from scenes.companion.toolkit.measures import HEAD, TEXT, Measures
from scenes.companion.toolkit.painters import PAINTERS
from scenes.companion.toolkit.score_table import ScoreTable, scores
from scenes.companion.toolkit.widgets import line, plain
from scenes.shared import common_texts
from scenes.ui.caches import Caches
from scenes.ui.canvas import Canvas
from scenes.ui.draw import draw_item
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item

_ASIDE = re.compile(r"\s*[(:].*$")
_COUNT = re.compile(r"^[\d−]+\s+")
_WIDE, _HIGH = 1920.0, 1080.0


def day(words: Words, iso: str) -> str:
    """Write a day as people do."""
    year, month, number = iso.split("-")
    name = words.text(f"date.month.{int(month)}")
    return words.text("date.day", day=int(number), month=name, year=year)


def remarks(play: Play) -> str:
    """Give place and note in one line."""
    return " · ".join(text for text in (play.place, play.note) if text)


def called(words: Words, one: Person) -> str:
    """Give somebody's name, or the colour's."""
    return common_texts.shown(words, one.name, one.colour)


def total(one: Person) -> str:
    """Write a total; a line where there is none yet."""
    return "–" if one.total is None else plain(one.total)


def headline(words: Words, play: Play) -> str:
    """Give day and game in one line."""
    return words.text(
        "common.dot", head=day(words, play.day), tail=common_texts.title_name(words, play.title)
    )


def outcome(words: Words, play: Play) -> str:
    """Say in a few words who won; with equal points all of them, or how many."""
    if not play.whole:
        return words.text("companion.play.half")
    best = [play.people[seat] for seat in winners(play)]
    points = total(best[0])
    if len(best) > 2:
        return words.text("companion.play.tied", count=len(best), points=points)
    names = " + ".join(called(words, one) for one in best)
    return words.text("companion.play.won", names=names, points=points)


def source(words: Words, found: Line) -> str:
    """Name a source of points without what one seat has of it.

    A title may give its name as `<key>.plain`; else it is what stands before
    brackets or a colon, without a number before it.
    """
    if tally.number(found):
        return words.text(found.key, count=tally.number(found))
    key = f"{found.key}.plain"
    said = words.text(key)
    if said == key:
        said = _ASIDE.sub("", words.say(Message(found.key, dict(found.params))))
        said = _COUNT.sub("", said)
    return said[:1].upper() + said[1:]


def score_table(words: Words, play: Play) -> ScoreTable:
    """Give the table of scores of a play."""
    lines: dict[object, Line] = {}
    for one in play.people:
        for found in one.lines:
            lines.setdefault(_row_of(found), found)
    # Somebody may have entered a later round first.
    lines = dict(sorted(lines.items(), key=lambda row: tally.number(row[1])))
    cells = [tuple(_points(one, row) for one in play.people) for row in lines]
    names = [source(words, found) for found in lines.values()]
    if any(one.tie for one in play.people):
        names.append(words.text("companion.play.tie"))
        cells.append(tuple(" · ".join(map(plain, one.tie)) for one in play.people))
    ranks = places(play)
    return ScoreTable(
        tuple((called(words, one), one.colour) for one in play.people),
        tuple(names),
        tuple(cells),
        tuple(total(one) for one in play.people),
        words.text("companion.play.total"),
        tuple("" if at is None else words.text("companion.play.rank", place=at) for at in ranks),
        frozenset(winners(play)) if len(play.people) > 1 else frozenset(),
    )


def _row_of(found: Line) -> object:
    """Tell lines apart: by their sources, and rounds of a tally by their numbers."""
    return found.key, tally.number(found)


def _points(one: Person, row: object) -> str:
    found = [entry.points for entry in one.lines if _row_of(entry) == row]
    return plain(sum(found)) if found else ""


def items(words: Words, play: Play) -> tuple[Region, tuple[Item, ...]]:
    """Give a sheet with the whole table, however many seats and lines, and its region."""
    table = score_table(words, play)
    wide = max(_WIDE, _HIGH * (0.07 + 0.24 * len(table.seats)) / 0.62)
    measures = Measures(Region(0, 0, wide, _HIGH), words)
    told = day(words, play.day)
    if remarks(play):
        told = words.text("common.dot", head=told, tail=remarks(play))
    side, strip = measures.of(0.05), measures.of(0.14)
    said = measure(told, measures.style(TEXT), wide - 2 * side).height
    top = strip + measures.of(0.03) + said + measures.of(0.04)
    high = top + measures.of(0.072 * max(1, len(table.lines)) + 0.075 + 0.14 + 0.05)
    whole = Region(0, 0, wide, high)
    inner = whole.inset(side, 0)
    body = Region(inner.x, top, inner.width, high - top - measures.of(0.05))
    title, note = inner.top(strip), Region(inner.x, strip + measures.of(0.03), inner.width, said)
    ivory = "#f6e7c6"
    return whole, (
        Item("ground", "ground", whole, measures.colours.ground),
        Item("strip", "distance_strip", whole.top(title.height)),
        line(
            measures,
            "game",
            title,
            common_texts.title_name(words, play.title),
            HEAD,
            font="title",
            colour=ivory,
        ),
        line(measures, "told", note, told, TEXT, valign="top", wrap=True),
        *scores(measures, body, table),
    )


def picture(words: Words, play: Play, path: Path) -> None:
    """Draw the sheet into a PNG file, away from the screen; raises OSError."""
    whole, found = items(words, play)
    surface = pygame.Surface((round(whole.width), round(whole.height)), 0, 32)
    canvas = Canvas(surface, 1.0, Caches())
    for item in found:
        draw_item(canvas, item, PAINTERS)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(surface, str(path))
    except pygame.error as error:
        raise OSError(str(error)) from error
