"""Longer texts as blocks of a column: paragraphs, points of lists, tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.message import Key, Message
from scenes.base.words import Words, signed
from scenes.menus.column import Block
from scenes.table.pages import Cell, Paragraph, TableBlock
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import TextLook
from scenes.ui.picture import Item
from scenes.ui.theme import BODY, PARCHMENT_HEADING, SMALL, STRONG, Style

WIDEST = 860.0
"""Units of a line, about seventy letters."""
WIDEST_TABLE = 1180.0
TEXT = BODY.of(size=25)
HEAD = STRONG.of(PARCHMENT_HEADING, 22)
ROW = SMALL.of("#3a2416", 23)
BULLET = 30.0
SURE = 0.97
"""Part of a line that words may take when lines are counted: letters are wider in small windows."""
TALL = 1.05
"""How much higher lines may come out there, for whole pixels."""
PAD = 8.0
ICON = 44.0


@dataclass(frozen=True, slots=True)
class RowLook:
    """A row of a table: its cells, where their columns begin and end (0..1), how they stand."""

    cells: tuple[str, ...]
    edges: tuple[float, ...]
    aligns: tuple[str, ...]
    icon: str = ""
    indent: float = 0.0
    head: bool = False
    dark: bool = False
    """Every other row is shaded."""


def paragraphs(name: str, text: str, width: float, style: Style = TEXT) -> list[Block]:
    """Cut a text at its empty lines; lines that begin with "- " are points of a list."""
    parts: list[str] = []
    for part in text.split("\n\n"):
        lines = part.split("\n")
        # Catalogs break lines where the file gets too wide; only empty lines are meant.
        listed = all(line.startswith("- ") for line in lines)
        parts += lines if listed else [" ".join(lines)]
    return [_paragraph(f"{name}.{at}", part, width, style) for at, part in enumerate(parts)]


def _paragraph(name: str, text: str, width: float, style: Style) -> Block:
    point = text.startswith("- ")
    said = text[2:] if point else text
    indent = BULLET if point else 0.0
    high = measure(said, style, (width - indent) * SURE).height * TALL

    def fill(place: Region) -> Iterator[Item]:
        room = Region(place.x + indent, place.y, width - indent, high + 2)
        if point:
            dot = Region(place.x + 8, place.y + style.size * 0.42, 10, 10)
            yield Item(f"{name}.dot", "front_dot", dot)
        yield Item(name, "text", room, text=said, data=TextLook(style, wrap=True))

    return Block(high + (6 if point else 16), fill)


def say(words: Words, cell: Cell) -> str:
    """Put a cell into words."""
    if isinstance(cell, Paragraph):
        return words.text(cell.key, **cell.params)
    if isinstance(cell, Message):
        return words.say(cell)
    if isinstance(cell, Key):
        return words.text(cell)
    return cell if isinstance(cell, str) else signed(cell)


def table(name: str, words: Words, grid: TableBlock, width: float) -> list[Block]:
    """Give the rows of a table, its head first."""
    whole = min(width, WIDEST_TABLE)
    total = sum(grid.shares)
    ends = [sum(grid.shares[: at + 1]) / total for at in range(len(grid.shares))]
    edges = (0.0, *ends)
    aligns = tuple(
        "centre" if all(isinstance(row[at], int) for row in grid.rows) else "left"
        for at in range(len(grid.heads))
    )
    indent = ICON + 12 if grid.icons else 0.0
    heads = tuple(say(words, cell) for cell in grid.heads)
    look = RowLook(heads, edges, aligns, indent=indent, head=True)
    top = _row(f"{name}.head", look, whole)
    blocks: list[Block] = []
    for at, row in enumerate(grid.rows):
        cells = tuple(say(words, cell) for cell in row)
        icon = grid.icons[at] if grid.icons else ""
        look = RowLook(cells, edges, aligns, icon, indent, dark=at % 2 == 0)
        # A gap as a block of its own would be scrolled past without anything being seen.
        block = _row(f"{name}.{at}", look, whole, 14.0 if row is grid.rows[-1] else 0.0)
        blocks.append(block if at else _joined(top, block))
    return blocks


def cramped(words: Words, grid: TableBlock, width: float) -> bool:
    """Tell whether a head of a table is wider than its column."""
    whole = min(width, WIDEST_TABLE) - 24 - (ICON + 12 if grid.icons else 0)
    total = sum(grid.shares)
    return any(
        measure(say(words, head), HEAD).width * 1.06 > whole * share / total - 12
        for head, share in zip(grid.heads, grid.shares, strict=True)
    )


def _joined(upper: Block, lower: Block) -> Block:
    """Keep two blocks together, so that no table's head stands alone at the end of a page."""

    def fill(place: Region) -> Iterator[Item]:
        yield from upper.fill(place.top(upper.high))
        yield from lower.fill(place.foot(lower.high))

    return Block(upper.high + lower.high, fill)


def columns(place: Region, look: RowLook) -> tuple[Region, ...]:
    """Give the places of a row's cells."""
    inner = place.inset(12, 0)
    inner = inner.end(inner.width - look.indent)
    pairs = zip(look.edges, look.edges[1:], strict=False)
    return tuple(
        Region(
            inner.x + inner.width * start + (8 if start else 0),
            inner.y,
            inner.width * (end - start) - (8 if start else 0) - 4,
            inner.height,
        )
        for start, end in pairs
    )


def _row(name: str, look: RowLook, width: float, below: float = 0.0) -> Block:
    style = HEAD if look.head else ROW
    places = columns(Region(0, 0, width, 0), look)
    high = max(
        measure(cell, style, place.width).height
        for cell, place in zip(look.cells, places, strict=True)
    )
    high = max(high + 2 * PAD, ICON + 6 if look.icon else 0.0)

    def fill(place: Region) -> Iterator[Item]:
        yield Item(name, "front_row", Region(place.x, place.y, width, high), data=look)

    return Block(high + below, fill)
