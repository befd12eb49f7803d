"""A stretched patch has its corners as drawn, and its middle lines repeated between them."""

from __future__ import annotations

import pygame
import pytest

from scenes.ui.nine_slice import Patches, stretch

AREA = pygame.Rect(5, 3, 90, 70)
PATCHES = {
    "a thin crescent above": Patches().light(20, 3, "#ffffff", True),
    "a thin crescent below": Patches().light(20, 3, "#ffffff", False),
    "an outline": Patches().ring(20, 3, "#ffffff"),
    "a filled square": Patches().fill(20, "#ffffff"),
}


@pytest.mark.parametrize("name", PATCHES)
def test_every_pixel_is_that_of_the_patch_it_stretches(name: str) -> None:
    patch = PATCHES[name]
    border = patch.get_width() // 2 - 1
    target = pygame.Surface((100, 80), pygame.SRCALPHA, 32)
    stretch(target, patch, AREA, border)

    def source(at: int, length: int) -> int:
        """Give the column or row of the patch for one of the area."""
        if at < border:
            return at
        return patch.get_width() - (length - at) if at >= length - border else border + 1

    wrong = [
        (x, y)
        for x in range(AREA.width)
        for y in range(AREA.height)
        if target.get_at((AREA.x + x, AREA.y + y)).a
        != patch.get_at((source(x, AREA.width), source(y, AREA.height))).a
    ]
    assert not wrong
