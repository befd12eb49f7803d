"""A canvas to draw on in tests, without a window."""

from __future__ import annotations

import pygame

from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Region
from tests.build.board import STOCK

GROUND = (1, 2, 3)


def sketch(width: float = 600, height: float = 400, scale: float = 1.0) -> Canvas:
    """Give a canvas of that many units, filled with `GROUND`."""
    sheet = pygame.Surface((round(width * scale), round(height * scale)))
    sheet.fill(GROUND)
    return Canvas(sheet, scale, STOCK)


def touched(canvas: Canvas, region: Region) -> int:
    """Count the pixels of a region that are not `GROUND` any more."""
    area = canvas.area(region).clip(canvas.surface.get_rect())
    part = canvas.surface.subsurface(area)
    return (
        area.width * area.height - pygame.mask.from_threshold(part, GROUND, (1, 1, 1, 255)).count()
    )
