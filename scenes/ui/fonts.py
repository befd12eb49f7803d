"""Fonts by name and device pixels, and the few measures of them that layout needs."""

from __future__ import annotations

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
LACKING = {"title": ("serif", frozenset("−→←↑↓ẞ"))}
"""Characters that a font has no glyph for, and the font that lends them."""
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

    def font(self, name: str, pixels: int) -> pygame.font.Font:
        """Give the font of that name at that size."""
        key = (name, pixels)
        if key not in self._open:
            self._open[key] = pygame.font.Font(str(self._folder / FILES[name]), pixels)
        return self._open[key]

    def width(self, name: str, pixels: int, text: str) -> int:
        """Give the width of a text in device pixels."""
        name = lender(name, text)
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
        name = lender(name, text)
        return self._words.get(
            (name, pixels, text, colour),
            lambda: self.font(name, pixels).render(text, True, pygame.Color(colour)),
        )


def lender(name: str, text: str) -> str:
    """Give the font that a word is set in: its own, or one that has all of its characters."""
    other, lacking = LACKING.get(name, (name, frozenset()))
    return other if lacking.intersection(text) else name
