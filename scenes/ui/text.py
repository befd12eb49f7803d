"""Texts into lines: bold spans, icons in the line, wrapping, and breaking long words."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from scenes.ui.fonts import STRONGER, Fonts

_SPAN = re.compile(r"(\*\*|:[a-z]+/[a-z_0-9]+:)")
_SIGN = re.compile(r"(?<=[×÷]) |(?<=\d) (?=[×÷])")
"""Spaces around a sign of arithmetic that keep its numbers on one line."""
_VOWELS = frozenset("aeiouyäöüаеёиоуыэюяAEIOUYÄÖÜАЕЁИОУЫЭЮЯ")
_SOFT = "\u00ad"
_SOUND = re.compile("sch|ch|ck|ph|th", re.IGNORECASE)
"""Letters that are one sound together in German."""
SLANTED = frozenset(("italic", "serif_italic"))
"""Fonts whose last letter leans over its end, which is in the width of every single word.

Set word by word a line of them has holes; upright letters stay within their width.
"""
ICON = 1.12
"""Width and height of an icon in the line, in sizes of the text."""


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line in one font, or one icon."""

    text: str
    font: str
    x: int
    """Device pixels from the beginning of its line."""
    width: int
    icon: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """Runs beside each other."""

    runs: tuple[Run, ...]
    width: int


@dataclass(frozen=True, slots=True)
class Block:
    """A text laid out: its lines and the pixels it needs."""

    lines: tuple[Line, ...]
    pixels: int
    """Size of its font in device pixels."""
    leading: int
    """Distance of its lines in device pixels."""
    width: int
    too_wide: bool
    """Whether a line is wider than it may be."""

    @property
    def height(self) -> int:
        """Device pixels from the top of its first line to the bottom of its last."""
        return self.leading * len(self.lines)


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a word in one font, or an icon."""

    text: str
    font: str
    icon: bool = False


_Word = tuple[_Piece, ...]


@lru_cache(4096)
def _words(line: str, font: str, spans: bool) -> tuple[_Word, ...]:
    """Cut a line into words of pieces; spaces stand between words."""
    words: list[list[_Piece]] = [[]]
    strong = False
    for part in _SPAN.split(line) if spans else (line,):
        if part == "**" and spans:
            strong = not strong
        elif spans and _SPAN.fullmatch(part):
            words[-1].append(_Piece(part[1:-1], font, True))
        else:
            face = STRONGER.get(font, font) if strong else font
            # By single spaces, not by any blank: a no-break space keeps "3 points" together.
            for place, word in enumerate(_SIGN.sub("\u00a0", part).split(" ")):
                if place:
                    words.append([])
                if word:
                    words[-1].append(_Piece(word, face))
    return tuple(tuple(word) for word in words)


class Setter:
    """Lays texts out at one size of one font."""

    def __init__(self, fonts: Fonts, font: str, pixels: int, limit: int | None) -> None:
        self._fonts = fonts
        self._font = font
        self._pixels = pixels
        self._limit = limit
        self._space = fonts.width(font, pixels, " ")
        self._lines: list[Line] = []
        self._runs: list[Run] = []
        self._x = 0

    def block(self, text: str, leading: float, spans: bool) -> Block:
        """Lay a text out; "\\n" begins a new line."""
        for line in text.split("\n"):
            for word in _words(line, self._font, spans):
                self._place(word)
            self._close()
        width = max(line.width for line in self._lines)
        too_wide = self._limit is not None and width > self._limit
        height = max(1, round(self._pixels * leading))
        return Block(tuple(self._lines), self._pixels, height, width, too_wide)

    def _close(self) -> None:
        runs = self._shaped() if self._font in SLANTED else self._runs
        ended = self._runs[-1].x + self._runs[-1].width if self._runs else 0
        width = runs[-1].x + runs[-1].width if runs else 0
        self._lines.append(Line(tuple(runs), width + self._x - ended))
        self._runs, self._x = [], 0

    def _shaped(self) -> list[Run]:
        """Join what stands beside each other in one slanted font, and set it as one."""
        joined: list[Run] = []
        ended = x = 0
        for run in self._runs:
            gap, ended = run.x - ended, run.x + run.width
            last = joined[-1] if joined else None
            if (
                last
                and last.font == run.font
                and run.font in SLANTED
                and not (last.icon or run.icon)
            ):
                text = last.text + " " * round(gap / self._space) + run.text
                width = self._fonts.width(run.font, self._pixels, text)
                joined[-1] = replace(last, text=text, width=width)
            else:
                joined.append(replace(run, x=x + gap))
            x = joined[-1].x + joined[-1].width
        return joined

    def _measure(self, piece: _Piece) -> int:
        if piece.icon:
            return round(self._pixels * ICON)
        return self._fonts.width(piece.font, self._pixels, piece.text.replace(_SOFT, ""))

    def _place(self, word: _Word) -> None:
        """Put a word on this line or the next one, broken when a whole line is too short."""
        # Words are measured one by one, without kerning between them: their widths are kept
        # across texts, which is what makes laying out a page of rules cheap.
        width = sum(self._measure(piece) for piece in word)
        gap = self._space if self._runs else 0
        if self._limit is not None and self._x + gap + width > self._limit:
            if self._runs:
                self._close()
                gap = 0
            if width > self._limit:
                word = self._broken(word)
        self._x += gap
        for piece in word:
            self._put(piece)

    def _put(self, piece: _Piece) -> None:
        width = self._measure(piece)
        shown = piece.text.replace(_SOFT, "")
        self._runs.append(Run(shown, piece.font, self._x, width, piece.icon))
        self._x += width

    def _broken(self, word: _Word) -> _Word:
        """Put all but the last part of a word that is wider than a line; give that part."""
        # Words with an icon or a change of font inside are short: they stay whole, and the
        # block says that it is too wide.
        if len(word) != 1 or word[0].icon or self._limit is None:
            return word
        rest = word[0].text
        font = word[0].font
        while self._fonts.width(font, self._pixels, rest) > self._limit:
            cut = self._cut(rest, font)
            if cut is None:
                break
            head, rest = cut
            self._put(_Piece(head, font))
            self._close()
        return (_Piece(rest, font),)

    def _cut(self, word: str, font: str) -> tuple[str, str] | None:
        """Cut a word where its halves are most alike if two lines hold it, else as late as fits."""
        assert self._limit is not None
        fit: list[tuple[float, str, str]] = []
        for place in reversed(breaks(word)):
            head = word[:place].rstrip(_SOFT)
            head += "" if head.endswith(("-", "/", "–")) else "-"
            wide, left = (self._fonts.width(font, self._pixels, s) for s in (head, word[place:]))
            if wide <= self._limit:
                fit.append((max(wide, left), head, word[place:]))
        halves = [each for each in fit if each[0] <= self._limit]
        return min(halves)[1:] if halves else fit[0][1:] if fit else None


def breaks(word: str) -> list[int]:
    """List the places where a word may be cut, at least three letters from either end.

    Soft hyphens and hyphens first; without any, before a consonant that stands between vowels
    or between two consonants after a vowel: good enough for German and Russian. Letters that are
    one sound together stay together.
    """
    given = [place + 1 for place, sign in enumerate(word) if sign in f"-/–{_SOFT}"]
    given = [place for place in given if 2 <= place <= len(word) - 2]
    if given:
        return given
    inside = {at for found in _SOUND.finditer(word) for at in range(found.start() + 1, found.end())}
    places = []
    for place in range(3, len(word) - 2):
        before, here = word[place - 1], word[place]
        sound = _SOUND.match(word, place)
        after = word[sound.end() if sound else place + 1 :][:1]
        opens = here.isalpha() and here not in _VOWELS and here not in "ьъйЬЪЙ"
        if opens and place not in inside and after in _VOWELS and before.isalpha():
            places.append(place)
    return places
