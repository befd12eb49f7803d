"""How a page of rules is laid out: words, figures, examples, tables, symbols, ways to others.

Where there is room, words stand at the left and the figure with its numbers at the right; it is
drawn as large as fills the page best. Where there is not, all stands below each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from scenes.base.words import Words
from scenes.menus import figures, text_blocks
from scenes.menus.column import Block
from scenes.menus.figures import Plate
from scenes.menus.text_blocks import ICON, PAD, ROW, SURE, TALL, TEXT, WIDEST, RowLook, say
from scenes.table.pages import Paragraph, RulesPage, Symbol, TableBlock
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import TextLook
from scenes.ui.picture import Do, Item
from scenes.ui.theme import BODY, STRONG, Style

BESIDE = 960.0
"""Units of width from which on a figure stands beside the words."""
GAP = 36.0
SHARES = (0.66, 0.6, 0.54, 0.48, 0.42, 0.36)
"""Parts of the width that a figure may have beside words, the largest first."""
SIZES = (25.0, 28.0, 31.0)
"""Sizes of the words beside a figure: a short text is set larger."""
LEAST = 1.2
"""On a wide page figures are larger than on the table: in small windows words need the room."""
CARD = 14.0
EXAMPLE = STRONG.of("#7a2c14", 22)
CHIP = BODY.of(size=23)
CHIP_HIGH = 46.0
NARROW_TABLE = 3
"""Columns of a table that may stand beside a figure."""
FEW_ROWS = 9


@dataclass(frozen=True, slots=True)
class Way:
    """A way to another page: its section, and its name."""

    section: str
    name: str


def page_blocks(
    words: Words,
    page: RulesPage,
    plates: Sequence[Plate],
    width: float,
    height: float,
) -> list[Block]:
    """Give the blocks of a page for a column of that width, `height` of which are seen."""
    leaf = _Leaf(words, page, plates, [work() for work in page.examples])
    if width >= BESIDE and plates:
        return leaf.spread(width, height)
    return leaf.stacked(width, height)


@dataclass(frozen=True, slots=True)
class _Spread:
    """One way to lay words and figure out beside each other."""

    left: list[Block]
    right: list[Block]
    wide: float
    """Units of the right part."""
    covered: float
    """Square units that figures and words take."""
    spilled: int
    """Figures that find no room at the right."""
    small: float
    """How much smaller than on the table figures would be."""


@dataclass(frozen=True, slots=True)
class _Leaf:
    words: Words
    page: RulesPage
    plates: Sequence[Plate]
    examples: Sequence[Paragraph | TableBlock]

    # Beside each other

    def spread(self, width: float, height: float) -> list[Block]:
        """Lay words at the left and figures at the right; what finds no room comes below."""
        beside = [part for part in self.page.blocks if _slim(part)]
        below = [part for part in self.page.blocks if not _slim(part)]
        # The head of what comes below is to be seen, so that somebody looks for it.
        room = height * 0.7 if below or self.page.symbols else height
        tried = [
            self._beside(beside, width, (room, height), share, TEXT.of(size=size))
            for share in SHARES
            for size in SIZES
        ]
        best = max(tried, key=lambda made: _worth(made, room))
        kept, over = _cut(best.left, max(room, _high(best.right)))
        blocks = [_pair(kept, best, width), *over]
        for number, part in enumerate(below):
            blocks += self._part(f"{self.page.section}.below.{number}", part, width)
        for number in range(len(self.plates) - best.spilled, len(self.plates)):
            blocks += self._drawn(number, width, height * 0.6)
        return [*blocks, *self._symbols(width)]

    def _beside(
        self,
        parts: Sequence[Paragraph | TableBlock],
        width: float,
        rooms: tuple[float, float],
        share: float,
        style: Style,
    ) -> _Spread:
        right = (width - GAP) * share
        narrow = width - GAP - right
        words = self._parts(parts, narrow, style)
        left = [*words, *self._examples(narrow, style)]
        # Beside words that need more than their room anyway there is more room for figures too.
        room = max(rooms[0], min(rooms[1], _high(left)))
        keys = [self._legend(number, right) for number in range(len(self.plates))]
        free = max(0.0, room - sum(_high(key) + 14 for key in keys)) / len(self.plates)
        drawn: list[Block] = []
        covered, spilled = narrow * min(room, _high(left)), 0
        tables = (part for part in parts if isinstance(part, TableBlock))
        small = 4.0 * any(text_blocks.cramped(self.words, part, narrow) for part in tables)
        for number, (plate, key) in enumerate(zip(self.plates, keys, strict=True)):
            most = max(free, min(plate.part.height * LEAST, rooms[1] - _high(key) - 16))
            name = f"{self.page.section}.{number}"
            more = [figures.figure_block(name, plate, right, most), *key]
            small += max(0.0, LEAST - plate.unit(right, most))
            if spilled or (drawn and _high(drawn) + _high(more) > room):
                spilled += 1
                continue
            drawn += more
            covered += plate.part.width * plate.high(right, most) * plate.unit(right, most)
            covered += right * _high(key)
        if _high(left) > room and not spilled:
            # Where the words are long the examples go below the figure, if there is room for them.
            more = self._examples(right, TEXT)
            if _high(drawn) + _high(more) <= room:
                left, drawn = words, [*drawn, *more]
        return _Spread(left, drawn, right, covered, spilled, small)

    # Below each other

    def stacked(self, width: float, height: float) -> list[Block]:
        """Lay everything below each other: the first words, the figures, the rest."""
        blocks = self._parts(self.page.blocks, width)
        drawn: list[Block] = []
        for number in range(len(self.plates)):
            drawn += self._drawn(number, width, height - 16)
        rest = [*self._examples(width), *self._symbols(width)]
        return [*blocks[:1], *drawn, *blocks[1:], *rest]

    # Parts

    def _parts(
        self, parts: Sequence[Paragraph | TableBlock], width: float, style: Style = TEXT
    ) -> list[Block]:
        named = enumerate(parts)
        return list(
            chain.from_iterable(
                self._part(f"{self.page.section}.{number}", part, width, style)
                for number, part in named
            )
        )

    def _part(
        self, name: str, part: Paragraph | TableBlock, width: float, style: Style = TEXT
    ) -> list[Block]:
        if isinstance(part, Paragraph):
            text = self.words.text(part.key, **part.params)
            return text_blocks.paragraphs(name, text, min(width, WIDEST), style)
        return text_blocks.table(name, self.words, part, width)

    def _drawn(self, number: int, width: float, most: float) -> list[Block]:
        """Give a figure by itself, and below it what its numbers mean."""
        name, plate = f"{self.page.section}.{number}", self.plates[number]
        return [
            figures.figure_block(name, plate, width, most),
            *self._legend(number, min(width, WIDEST)),
        ]

    def _legend(self, number: int, width: float) -> list[Block]:
        return figures.legend(f"{self.page.section}.{number}", self.plates[number], width)

    def _examples(self, width: float, style: Style = TEXT) -> list[Block]:
        blocks: list[Block] = []
        for at, part in enumerate(self.examples):
            name = f"{self.page.section}.example:{at}"
            if isinstance(part, TableBlock):
                blocks += text_blocks.table(name, self.words, part, min(width, WIDEST))
            else:
                blocks.append(example(name, self.words, part, min(width, WIDEST), style))
        return blocks

    def _symbols(self, width: float) -> list[Block]:
        found = self.page.symbols
        columns = 2 if width >= BESIDE else 1
        rows = (found[at : at + columns] for at in range(0, len(found), columns))
        return [_symbol_row(self.words, row, columns, width, at) for at, row in enumerate(rows)]


def _slim(part: Paragraph | TableBlock) -> bool:
    """Tell whether a part may stand beside a figure."""
    if isinstance(part, Paragraph):
        return True
    return len(part.heads) <= NARROW_TABLE and len(part.rows) <= FEW_ROWS


def _high(blocks: Iterable[Block]) -> float:
    return sum(block.high for block in blocks)


def _worth(made: _Spread, room: float) -> float:
    """Say how well a layout fills its room; what would be cut off counts against it."""
    over = max(0.0, _high(made.left) - room) + max(0.0, _high(made.right) - room)
    return made.covered - over * 8000 - made.spilled * 400_000 - made.small * 9_000_000


def _cut(blocks: Sequence[Block], room: float) -> tuple[list[Block], list[Block]]:
    """Part what fits into a height from the rest."""
    used = 0.0
    for at, block in enumerate(blocks):
        if used + block.high > room + 1 and at:
            return list(blocks[:at]), list(blocks[at:])
        used += block.high
    return list(blocks), []


def _pair(left: Sequence[Block], made: _Spread, width: float) -> Block:
    """Put two columns beside each other as one block."""

    def fill(place: Region) -> Iterator[Item]:
        yield from _filled(left, place.left(width - GAP - made.wide))
        yield from _filled(made.right, Region(place.x + width - made.wide, place.y, made.wide, 0))

    return Block(max(_high(left), _high(made.right)), fill)


def _filled(blocks: Sequence[Block], place: Region) -> Iterator[Item]:
    y = place.y
    for block in blocks:
        yield from block.fill(Region(place.x, y, place.width, block.high))
        y += block.high


def example(name: str, words: Words, part: Paragraph, width: float, style: Style = TEXT) -> Block:
    """Give a worked example: a slip with a heading of its own."""
    head, said = words.text("rules.example"), words.text(part.key, **part.params)
    inner = width - 2 * CARD
    tall = measure(said, style, inner * SURE).height * TALL
    high = 34 + tall + 2 * CARD

    def fill(place: Region) -> Iterator[Item]:
        card = Region(place.x, place.y + 4, width, high)
        room = card.inset(CARD)
        yield Item(f"{name}.card", "front_slip", card)
        top = room.top(30)
        yield Item(f"{name}.head", "text", top, text=head, data=TextLook(EXAMPLE, "left", "middle"))
        body = Region(room.x, room.y + 34, inner, tall + 2)
        yield Item(name, "text", body, text=said, data=TextLook(style, wrap=True))

    return Block(high + 16, fill)


def _symbol_row(words: Words, row: Sequence[Symbol], columns: int, width: float, at: int) -> Block:
    each = (width - (columns - 1) * GAP / 2) / columns
    edges, indent = (0.0, 0.3, 1.0), ICON + 12
    looks = [
        RowLook(
            (f"**{_capital(say(words, symbol.name))}**", say(words, symbol.about)),
            edges,
            ("left", "left"),
            symbol.sprite,
            indent,
            dark=at % 2 == 0,
        )
        for symbol in row
    ]
    places = text_blocks.columns(Region(0, 0, each, 0), looks[0])
    high = ICON + 6
    for look in looks:
        for cell, place in zip(look.cells, places, strict=True):
            high = max(high, measure(cell, ROW, place.width).height + 2 * PAD)

    def fill(place: Region) -> Iterator[Item]:
        for number, (symbol, look) in enumerate(zip(row, looks, strict=True)):
            spot = Region(place.x + number * (each + GAP / 2), place.y, each, high)
            yield Item(
                f"symbol:{symbol.sprite}",
                "front_row",
                spot,
                data=look,
                intent=Do("to", symbol.section),
                group="page",
            )

    return Block(high + 4, fill)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def chips(name: str, ways: Sequence[Way], width: float) -> list[Block]:
    """Give the ways to other pages, in as many rows as they need."""
    rows: list[list[tuple[Way, float]]] = []
    used = width + 1
    for way in ways:
        wide = min(width, measure(way.name, CHIP).width + 72)
        if used + wide > width:
            rows.append([])
            used = 0.0
        rows[-1].append((way, wide))
        used += wide + 12
    return [_chip_row(f"{name}.see", row) for row in rows]


def _chip_row(name: str, row: Sequence[tuple[Way, float]]) -> Block:
    def fill(place: Region) -> Iterator[Item]:
        x = place.x
        for way, wide in row:
            yield Item(
                f"{name}:{way.section}",
                "front_chip",
                Region(x, place.y + 8, wide, CHIP_HIGH),
                text=way.name,
                intent=Do("to", way.section),
                group="page",
            )
            x += wide + 12

    return Block(CHIP_HIGH + 10, fill)
