"""Fonts by name and device pixels, and the few measures of them that layout needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from scenes.ui.cache import Cache

FILES = {
    "title": "forum.ttf",
    "sans": "sans.ttf",
    "bold": "sans-bold.ttf",
    "italic": "sans-italic.ttf",
    "serif": "serif.ttf",
    "serif_italic": "serif-italic.ttf",
    "serif_bold": "serif-bold.ttf",
}
STRONGER = {"sans": "bold", "italic": "bold", "serif": "serif_bold", "serif_italic": "serif_bold"}
LACKING = {
    "title": ("serif", frozenset("−→←↑↓ẞª²³µ¹º¼½¾Ĳĳſ")),
    "serif_italic": ("serif", frozenset("²³¹")),
}
"""Characters that a font has no glyph for, and the font that lends them."""
SPARE = (
    "notosanscjksc", "notosanscjkjp", "notosanscjkkr", "notosanscjk", "wenquanyizenhei",
    "wenquanyimicrohei", "droidsansfallback", "pingfangsc", "applesdgothicneo", "hiraginosansgb",
    "microsoftyahei", "malgungothic", "yugothic", "notosansarabic", "notosanshebrew",
    "geezapro", "segoeui", "arialunicodems", "dejavusans", "notosanssymbols2", "segoeuisymbol",
    "segoeuiemoji", "unifont",
)  # fmt: skip
"""Fonts of systems, as pygame names them, that may have what ours lack."""
SURE = (range(0x180), range(0x401, 0x460))
"""Unicode numbers of the common Latin and Cyrillic letters: all our fonts are known to have them,
but for what `LACKING` names."""
LENDING = ("serif", "sans")
"""Our fonts that lend what another one lacks; the last has the most letters of all."""
UNKNOWN = "\u0378"
"""A character that no font has: what is drawn like it is a box."""
STURDY = 32
"""Device pixels below which the display face is drawn finer and made smaller: fitted to whole
pixels, its thin level strokes would fade."""
FINER = 4
"""How many times as large such a word is drawn first."""
STRUCK = 150
"""How strongly, of 255, it is struck a second time."""
SMALLEST = 11
"""Device pixels below which no text is set."""


class Fonts:
    """Opens each font once per size and keeps rendered words."""

    def __init__(self, folder: Path) -> None:
        pygame.font.init()
        self._folder = folder
        self._open: dict[tuple[str, int], pygame.font.Font] = {}
        self._widths: dict[tuple[str, int, str], int] = {}
        self._capitals: dict[tuple[str, int], int] = {}
        self._words = Cache(16 << 20)
        self._known: dict[tuple[str, str], bool] = {}
        self._lenders: dict[tuple[str, str], str] = {}
        self._spare: tuple[str, ...] | None = None

    def font(self, name: str, pixels: int) -> pygame.font.Font:
        """Give the font of that name at that size."""
        key = (name, pixels)
        if key not in self._open:
            file = str(self._folder / FILES[name]) if name in FILES else name
            self._open[key] = pygame.font.Font(file, pixels)
        return self._open[key]

    def width(self, name: str, pixels: int, text: str) -> int:
        """Give the width of a text in device pixels."""
        name = self._lender(name, text)
        key = (name, pixels, text)
        if key not in self._widths:
            if len(self._widths) > 20000:
                self._widths.clear()
            self._widths[key] = self.font(name, pixels).size(text)[0]
        return self._widths[key]

    def ascent(self, name: str, pixels: int) -> int:
        """Give the distance from a rendered word's top to its baseline, in device pixels."""
        return self.font(name, pixels).get_ascent()

    def capital(self, name: str, pixels: int) -> int:
        """Give the height of capital letters in device pixels."""
        key = (name, pixels)
        if key not in self._capitals:
            measured = self.font(name, pixels).metrics("H")[0]
            self._capitals[key] = int(measured[3]) if measured else round(pixels * 0.66)
        return self._capitals[key]

    def render(self, name: str, pixels: int, text: str, colour: str) -> pygame.Surface:
        """Give a word as a surface."""
        name = self._lender(name, text)
        return self._words.get(
            (name, pixels, text, colour),
            lambda: self._struck(name, pixels, text, colour),
        )

    def _struck(self, name: str, pixels: int, text: str, colour: str) -> pygame.Surface:
        if name != "title" or pixels >= STURDY:
            return self.font(name, pixels).render(text, True, pygame.Color(colour))
        own, fine = self.font(name, pixels), self.font(name, pixels * FINER)
        size = own.size(text)
        large = fine.render(text, True, pygame.Color(colour))
        wide = pygame.transform.smoothscale(large, (size[0] * FINER, large.get_height()))
        sheet = pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
        sheet.fill((*pygame.Color(colour)[:3], 0))
        # The foot of the letters lies on a whole pixel.
        sheet.blit(wide, (0, own.get_ascent() * FINER - fine.get_ascent()))
        word = pygame.transform.smoothscale(sheet, size)
        twice = word.copy()
        word.set_alpha(STRUCK)
        twice.blit(word, (0, 0))
        return twice

    def drawable(self, text: str, name: str = "sans") -> bool:
        """Tell whether a text can be drawn without boxes: in our fonts, or in the system's."""
        return all(self._has(self._lender(name, word), word) for word in text.split())

    def _lender(self, name: str, text: str) -> str:
        """Give the font that a word is set in: ours, or a file of the system's if ours lacks it."""
        own = lender(name, text)
        if text.isascii() or all(map(_sure, text)):
            return own
        key = (own, text)
        if key not in self._lenders:
            fits = (font for font in self._offers(own) if self._has(font, text))
            self._lenders[key] = next(fits, own)
        return self._lenders[key]

    def _offers(self, own: str) -> Iterator[str]:
        yield own
        yield from LENDING
        yield from self._spares()

    def _spares(self) -> tuple[str, ...]:
        """Give the files of the system's fonts that may help: asked for only where ours lack."""
        if self._spare is None:
            self._spare = tuple(file for name in SPARE if (file := pygame.font.match_font(name)))
        return self._spare

    def _has(self, name: str, text: str) -> bool:
        return all(_sure(sign) or self._has_sign(name, sign) for sign in text)

    def _has_sign(self, name: str, sign: str) -> bool:
        key = (name, sign)
        if key not in self._known:
            # The measures of a box look like those of a letter: only its picture tells.
            try:
                self._known[key] = self._look(name, sign) != self._look(name, UNKNOWN)
            except (pygame.error, UnicodeError, ValueError):
                self._known[key] = sign.isspace()
        return self._known[key]

    def _look(self, name: str, sign: str) -> bytes:
        drawn = self.font(name, 20).render(sign, True, pygame.Color("#ffffff"))
        return pygame.image.tobytes(drawn, "RGBA")


def _sure(sign: str) -> bool:
    at = ord(sign)
    return at in SURE[0] or at in SURE[1]


def lender(name: str, text: str) -> str:
    """Give the font that a word is set in: its own, or one that has all of its characters."""
    other, lacking = LACKING.get(name, (name, frozenset()))
    return other if lacking.intersection(text) else name
