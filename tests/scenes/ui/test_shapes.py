"""Forms drawn through the SVG loader cover what they should, whatever their size."""

from __future__ import annotations

import pygame
import pytest

from scenes.ui.shapes import Shapes

SHAPES = Shapes()


def covered(surface: pygame.Surface) -> float:
    """Give how many pixels are covered, half-covered ones as halves."""
    return sum(pygame.image.tobytes(surface, "RGBA")[3::4]) / 255


@pytest.mark.parametrize("radius", [0, 8, 12, 16])
@pytest.mark.parametrize("dash", [3, 7, 8, 10])
def test_a_dashed_box_is_a_bit_more_than_half_a_line_and_never_a_wedge(
    dash: int, radius: int
) -> None:
    for side in range(36, 140, 7):
        whole = 4 * side * 2
        share = covered(SHAPES.dashed((side, side), "#000000", 2, radius, dash)) / whole
        assert 0.35 < share < 0.72, side


def test_dashes_lie_on_the_edge_and_leave_the_middle_empty() -> None:
    sheet = SHAPES.dashed((100, 60), "#ff0000", 2, 10, 8)
    assert covered(sheet.subsurface((4, 4, 92, 52))) < 12
    assert sheet.get_at((50, 30)).a == 0


def test_a_very_small_dashed_box_is_drawn_too() -> None:
    assert covered(SHAPES.dashed((6, 6), "#000000", 1, 3, 2)) > 2
