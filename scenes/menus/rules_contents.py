"""The list of a book's pages, and of those on which sought words were found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scenes.base.words import Words
from scenes.menus.column import Block
from scenes.menus.paint_specs import HitLook
from scenes.menus.rules_search import Hit
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import FieldLook, TextLook
from scenes.ui.picture import Do, Item, Tip
from scenes.ui.theme import BODY, SMALL

ROW = 46.0
LEAST_ROW = 34.0
HEAD = 34.0
LONGEST = 40
"""Letters that can be written into the field."""
PIECE = SMALL.of("#2a1508", 22)


def field(words: Words, place: Region, sought: str) -> tuple[Item, ...]:
    """Give the field in which one writes what is sought."""
    tip = Tip(
        words.text("rules.seek"),
        lines=(words.text("rules.seek_about"),),
        keys=words.text("rules.seek_key"),
    )
    look = FieldLook(words.text("rules.seek_hint"), LONGEST, size=24)
    return (
        Item(
            "seek", "field", place, text=sought, data=look, intent=Do("seek"), group="find", tip=tip
        ),
    )


def pages(names: Sequence[tuple[str, str]], page: int, room: float) -> list[Block]:
    """Give a line for each page, as high as there is room for."""
    row = max(LEAST_ROW, min(ROW, room))
    return [_line(section, name, at, at == page, row) for at, (section, name) in enumerate(names)]


def _line(section: str, name: str, at: int, here: bool, row: float) -> Block:
    def fill(place: Region) -> Iterator[Item]:
        yield Item(
            f"page:{section}",
            "front_entry",
            place.top(row - 3),
            text=name,
            intent=Do("page", at),
            lifted=here,
            group="contents",
        )

    return Block(row, fill)


def hits(words: Words, found: Sequence[Hit], width: float) -> list[Block]:
    """Give a card for each page on which all words stand, or say that there is none."""
    if not found:
        return [_none(words.text("rules.none"), width)]
    return [_hit(hit, width) for hit in found]


def _none(said: str, width: float) -> Block:
    high = measure(said, BODY, width - 24).height + 4

    def fill(place: Region) -> Iterator[Item]:
        look = TextLook(BODY.of("#1c0d03"), wrap=True)
        yield Item(
            "none", "text", Region(place.x + 12, place.y, width - 24, high), text=said, data=look
        )

    return Block(high, fill)


def _hit(hit: Hit, width: float) -> Block:
    tall = measure(hit.piece, PIECE, width - 28).height
    high = HEAD + tall + 16

    def fill(place: Region) -> Iterator[Item]:
        yield Item(
            f"hit:{hit.section}",
            "front_hit",
            place.top(high),
            text=hit.title,
            data=HitLook(hit.piece),
            intent=Do("to", hit.section),
            group="contents",
        )

    return Block(high + 8, fill)
