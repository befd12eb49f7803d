"""A TrueType font as a PDF needs it: which glyph a character has, how wide it is, and a part of it.

Only what our own fonts have is read: outlines in `glyf`, characters in a `cmap` of format 4 or 12.
"""

from __future__ import annotations

import struct
from functools import cached_property

_KEPT = ("cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep")
"""The tables that outlines need; names and characters are told by the PDF."""
_WORDS, _SCALE, _MORE, _BOTH, _FOUR = 0x0001, 0x0008, 0x0020, 0x0040, 0x0080
"""Flags of the parts that a glyph is composed of."""
_MAGIC = 0xB1B0AFBA
"""What the checksum of a whole font is taken from."""


class Typeface:
    """One font file."""

    def __init__(self, data: bytes) -> None:
        self._tables: dict[str, bytes] = {}
        for at in range(int.from_bytes(data[4:6], "big")):
            tag, _, start, length = struct.unpack_from(">4sLLL", data, 12 + 16 * at)
            self._tables[tag.decode()] = data[start : start + length]
        head, hhea = self._tables["head"], self._tables["hhea"]
        self.units: int = struct.unpack_from(">H", head, 18)[0]
        """Units of a glyph to a side of the square that letters are designed in."""
        self.box: tuple[int, int, int, int] = struct.unpack_from(">4h", head, 36)
        self.ascent, self.descent = struct.unpack_from(">2h", hhea, 4)
        self.capital: int = struct.unpack_from(">h", self._tables["OS/2"], 88)[0]
        """The height of capital letters."""
        self._long = struct.unpack_from(">h", head, 50)[0] == 1
        self._measured: int = struct.unpack_from(">H", hhea, 34)[0]
        self._count: int = struct.unpack_from(">H", self._tables["maxp"], 4)[0]

    def glyph(self, character: str) -> int:
        """Give the number of a character's glyph, 0 where the font has none."""
        return self._characters.get(ord(character), 0)

    def advance(self, glyph: int) -> int:
        """Give how far a glyph leads on, in units."""
        at = min(glyph, self._measured - 1)
        advance: int = struct.unpack_from(">H", self._tables["hmtx"], 4 * at)[0]
        return advance

    def width(self, text: str, size: float) -> float:
        """Give the width of a text in the measure of its size."""
        return sum(self.advance(self.glyph(each)) for each in text) * size / self.units

    @cached_property
    def _characters(self) -> dict[int, int]:
        table = self._tables["cmap"]
        found: dict[int, int] = {}
        for at in range(struct.unpack_from(">H", table, 2)[0]):
            start = struct.unpack_from(">HHL", table, 4 + 8 * at)[2]
            kind = struct.unpack_from(">H", table, start)[0]
            if kind == 4:
                found.update(_segments(table, start))
            elif kind == 12:
                found.update(_groups(table, start))
        return found

    @cached_property
    def _places(self) -> tuple[int, ...]:
        loca = self._tables["loca"]
        if self._long:
            return struct.unpack_from(f">{self._count + 1}L", loca)
        return tuple(2 * at for at in struct.unpack_from(f">{self._count + 1}H", loca))

    def _outline(self, glyph: int) -> bytes:
        return self._tables["glyf"][self._places[glyph] : self._places[glyph + 1]]

    def part(self, glyphs: set[int]) -> bytes:
        """Give a font that draws these glyphs only, under the numbers that they have here."""
        wanted, open_ = {0}, {0, *glyphs}
        while open_:
            wanted |= open_
            open_ = {part for each in open_ for part in _parts(self._outline(each))} - wanted
        outlines, places = bytearray(), [0]
        for each in range(self._count):
            if each in wanted:
                outlines += self._outline(each)
                outlines += bytes(-len(outlines) % 4)
            places.append(len(outlines))
        head = bytearray(self._tables["head"])
        head[8:12] = bytes(4)
        head[50:52] = b"\x00\x01"
        made = {
            "glyf": bytes(outlines),
            "loca": struct.pack(f">{len(places)}L", *places),
            "head": bytes(head),
        }
        kept = {tag: self._tables[tag] for tag in _KEPT if tag in self._tables}
        return _file({**kept, **made})


def _segments(table: bytes, start: int) -> dict[int, int]:
    """Read the characters of a table of format 4."""
    double = struct.unpack_from(">H", table, start + 6)[0]
    rows = [start + 14 + add for add in (0, double + 2, 2 * double + 2, 3 * double + 2)]
    found = {}
    for at in range(0, double, 2):
        last, first, delta, leap = (struct.unpack_from(">H", table, row + at)[0] for row in rows)
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if leap:
                spot = rows[3] + at + leap + 2 * (code - first)
                glyph = struct.unpack_from(">H", table, spot)[0]
            if glyph or not leap:
                found[code] = (glyph + delta) & 0xFFFF
    return found


def _groups(table: bytes, start: int) -> dict[int, int]:
    """Read the characters of a table of format 12."""
    found = {}
    for at in range(struct.unpack_from(">L", table, start + 12)[0]):
        first, last, glyph = struct.unpack_from(">3L", table, start + 16 + 12 * at)
        found.update({code: glyph + code - first for code in range(first, last + 1)})
    return found


def _parts(outline: bytes) -> list[int]:
    """Name the glyphs that a glyph is composed of, none for a plain one."""
    if not outline or struct.unpack_from(">h", outline)[0] >= 0:
        return []
    found, at, flags = [], 10, _MORE
    while flags & _MORE:
        flags, glyph = struct.unpack_from(">HH", outline, at)
        found.append(glyph)
        at += 4 + (4 if flags & _WORDS else 2)
        at += 2 if flags & _SCALE else 4 if flags & _BOTH else 8 if flags & _FOUR else 0
    return found


def _file(tables: dict[str, bytes]) -> bytes:
    """Put tables together to a font file."""
    power = 1 << (len(tables).bit_length() - 1)
    words = (len(tables), power * 16, power.bit_length() - 1, (len(tables) - power) * 16)
    front = struct.pack(">L4H", 0x00010000, *words)
    start, body = len(front) + 16 * len(tables), b""
    for tag, data in sorted(tables.items()):
        front += struct.pack(">4sLLL", tag.encode(), _sum(data), start + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    made = bytearray(front + body)
    spot = made.find(tables["head"]) + 8
    made[spot : spot + 4] = struct.pack(">L", (_MAGIC - _sum(bytes(made))) & 0xFFFFFFFF)
    return bytes(made)


def _sum(data: bytes) -> int:
    padded = data + bytes(-len(data) % 4)
    words: tuple[int, ...] = struct.unpack(f">{len(padded) // 4}L", padded)
    return sum(words) & 0xFFFFFFFF
