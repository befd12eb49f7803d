"""Prints pads into files: several sheets to a page, with dashed lines to cut along."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.core.setup import OURS
from game.folders import ROOT, root_of
from game.storage.write import write
from scenes.base.words import Words
from scenes.pads.contract import Pad
from scenes.pads.pdf import MM, Document, Face
from scenes.pads.pen import FACES, THIN, Ink, Pen, coloured
from scenes.pads.registry import pads
from scenes.pads.typeface import Typeface
from scenes.ui.geometry import Region

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Kinds of paper, in millimetres."""
_CUT = "#808080"
MARGIN, GUTTER = 9.0, 7.0
"""What a printer leaves white around a page, and the white between sheets."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is wanted of a printed pad."""

    paper: str
    language: str
    colour: bool
    edition: str = OURS


def file_name(title: str, pad: Pad, order: Order) -> str:
    """Name the file of a pad, so that no two of them are called alike."""
    edition = f"-{order.edition}" if order.edition else ""
    look = "colour" if order.colour else "black"
    return f"{title}-{pad.id}{edition}-{order.paper}-{order.language}-{look}.pdf"


def press(folder: Path, titles: Iterable[str], order: Order, words: Words) -> list[Path]:
    """Write every pad of some titles into a folder; raises OSError, and Broken for bad data."""
    made = []
    for title in titles:
        for pad in pads(title, order.edition):
            path = folder / file_name(title, pad, order)
            document, _ = drawn(title, pad, order, words)
            write(path, document.data())
            made.append(path)
    return made


def drawn(title: str, pad: Pad, order: Order, words: Words) -> tuple[Document, list[str]]:
    """Draw a pad; gives its pages, and which of its texts were too long for their places."""
    wide, high = PAPERS[order.paper]
    faces = {name: Face(Path(file).stem, _typeface(file)) for name, file in FACES.items()}
    document = Document(words.say(pad.name), words.language, faces.values())
    ink = coloured(pad.accent, pad.tint) if order.colour else Ink()
    cut: list[str] = []
    pen = Pen(document, faces, ink, lambda name: _svg(title, name), cut)
    pen.turn_to(document.leaf(wide * MM, high * MM))
    rows, columns = _cells(pad, order.paper)
    for row in rows:
        for column in columns:
            place = Region(column.x, row.y, column.width, row.height)
            pad.draw(pen, place, words)
    for y in (row.y - GUTTER / 2 for row in rows[1:]):
        pen.rule(0, y, wide, y, THIN, _CUT, dashed=True)
    for x in (column.x - GUTTER / 2 for column in columns[1:]):
        pen.rule(x, 0, x, high, THIN, _CUT, dashed=True)
    return document, cut


def _cells(pad: Pad, paper: str) -> tuple[tuple[Region, ...], tuple[Region, ...]]:
    """Give the rows and the columns of the sheets on a page."""
    inner = Region(0, 0, *PAPERS[paper]).inset(MARGIN)
    return inner.rows(pad.down, GUTTER), inner.columns(pad.across, GUTTER)


@cache
def _typeface(file: str) -> Typeface:
    return Typeface((ROOT / "resources" / "fonts" / file).read_bytes())


def _svg(title: str, name: str) -> str:
    return (root_of(title) / "resources" / "sprites" / f"{name}.svg").read_text("utf-8")
