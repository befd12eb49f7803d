"""Small words of the display face keep all their strokes."""

from __future__ import annotations

import pygame

from scenes.ui.caches import RESOURCES
from scenes.ui.fonts import SMALLEST, Fonts

LETTERS = "enauHноы"
FAINT = 80
"""Of 255: a stroke that is weaker cannot be seen on parchment."""


def weakest(word: pygame.Surface) -> int:
    """Give how strong the weakest column in the middle of a letter is, at its strongest point."""
    width, height = word.get_size()
    middle = range(width * 2 // 5, width * 3 // 5 + 1)
    return min(max(word.get_at((x, y)).a for y in range(height)) for x in middle)


def test_no_stroke_of_a_small_heading_fades() -> None:
    fonts = Fonts(RESOURCES / "fonts")
    faded = [
        (letter, pixels)
        for pixels in range(SMALLEST, 40)
        for letter in LETTERS
        if weakest(fonts.render("title", pixels, letter, "#000000")) < FAINT
    ]
    assert not faded


def test_a_small_word_is_as_wide_and_stands_as_deep_as_it_is_measured() -> None:
    fonts = Fonts(RESOURCES / "fonts")
    for pixels in range(SMALLEST, 40):
        word = fonts.render("title", pixels, "Round", "#5a3a22")
        foot = word.get_bounding_rect(min_alpha=100).bottom
        assert word.get_width() == fonts.width("title", pixels, "Round"), pixels
        assert abs(foot - fonts.ascent("title", pixels)) <= 1, pixels
