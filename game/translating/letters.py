"""Which characters a font file has, read off its table, without any library that draws."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

_TABLES, _RECORD = 12, 16
_BY_SEGMENTS, _BY_GROUPS = 4, 12
"""The forms of a character map that are in use: for the first 65,536 characters, and for all."""


def letters(files: Iterable[Path]) -> frozenset[str]:
    """Give the characters that at least one of some TrueType fonts has."""
    return frozenset(chr(code) for file in files for code in _codes(file.read_bytes()))


def _codes(font: bytes) -> Iterator[int]:
    at = _table(font, b"cmap")
    (count,) = struct.unpack_from(">H", font, at + 2)
    for record in range(count):
        (offset,) = struct.unpack_from(">I", font, at + 4 + 8 * record + 4)
        (form,) = struct.unpack_from(">H", font, at + offset)
        if form == _BY_SEGMENTS:
            yield from _segments(font, at + offset)
        elif form == _BY_GROUPS:
            yield from _groups(font, at + offset)


def _table(font: bytes, tag: bytes) -> int:
    (count,) = struct.unpack_from(">H", font, 4)
    for at in range(_TABLES, _TABLES + _RECORD * count, _RECORD):
        name, _, offset, _ = struct.unpack_from(">4sIII", font, at)
        if name == tag:
            return int(offset)
    raise ValueError(f"the font has no table {tag.decode()}")


def _segments(font: bytes, at: int) -> Iterator[int]:
    (twice,) = struct.unpack_from(">H", font, at + 6)
    ends, starts = at + 14, at + 16 + twice
    shifts, ways = starts + twice, starts + 2 * twice
    for segment in range(0, twice, 2):
        (end,) = struct.unpack_from(">H", font, ends + segment)
        (start,) = struct.unpack_from(">H", font, starts + segment)
        (shift,) = struct.unpack_from(">h", font, shifts + segment)
        (way,) = struct.unpack_from(">H", font, ways + segment)
        for code in range(start, end + 1):
            glyph = code + shift
            if way:
                spot = ways + segment + way + 2 * (code - start)
                (glyph,) = struct.unpack_from(">H", font, spot)
            # The glyph 0 is the box, and the last code ends the table.
            if glyph & 0xFFFF and code != 0xFFFF:
                yield code


def _groups(font: bytes, at: int) -> Iterator[int]:
    (count,) = struct.unpack_from(">I", font, at + 12)
    for group in range(count):
        start, end, glyph = struct.unpack_from(">III", font, at + 16 + 12 * group)
        yield from (code for code in range(start, end + 1) if glyph + code - start)
