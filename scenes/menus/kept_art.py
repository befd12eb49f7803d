"""The pictures of the titles as large as the first window needs them, kept from start to start.

Reading and scaling four pictures takes a sixth of the start. Of each only the first size of a run
is kept: whoever drags the window's edge must not fill the disk.
"""

from __future__ import annotations

from typing import Final

import pygame

from game import kept
from game.folders import roots
from scenes.ui.canvas import Canvas
from scenes.ui.paint import covering
from scenes.ui.paint_specs import PictureLook
from scenes.ui.picture import Item

_FORM: Final = "BGRA"
"""How surfaces with alpha lie in memory."""
_asked: set[str] = set()


def art(name: str, canvas: Canvas, item: Item, look: PictureLook) -> pygame.Surface:
    """Give what covers the place of a picture; `name`: under which it is kept."""
    if name in _asked:
        return covering(canvas, item, look)
    _asked.add(name)
    size = canvas.area(item.place).size
    marked = _mark(canvas, item, look, size)
    body = kept.recall_bytes(name, marked)
    if body is not None and len(body) == 4 * size[0] * size[1]:
        return pygame.image.frombuffer(body, size, _FORM).copy()
    made = covering(canvas, item, look)
    kept.keep_bytes(name, marked, pygame.image.tobytes(made, _FORM))
    return made


def _mark(canvas: Canvas, item: Item, look: PictureLook, size: tuple[int, int]) -> str:
    stems = [root / "resources" / "sprites" / item.look for root in roots()]
    files = [file for stem in stems for file in (stem, stem.with_suffix(".png"))]
    files += [stem.with_suffix(".jpg") for stem in stems]
    # Other versions of the library scale a little differently.
    made = (*size, canvas.pixels(look.radius, 0), *look.corners, pygame.version.ver)
    return f"{kept.mark(files, ('scenes/ui',))} {made}"
