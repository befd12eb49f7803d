"""What the window shows at once, while the rest of the program loads: the ground and the name."""

from __future__ import annotations

from scenes.base.words import Words
from scenes.menus import covers, title_layout
from scenes.ui import paint
from scenes.ui.canvas import Canvas
from scenes.ui.draw import draw_item
from scenes.ui.geometry import Region

_PAINTERS = {"ground": paint.ground, **covers.PAINTERS}


def splash(canvas: Canvas, words: Words, region: Region) -> None:
    """Draw what the title begins with, where the title will draw it again."""
    for item in title_layout.beginning(words, region):
        draw_item(canvas, item, _PAINTERS)
