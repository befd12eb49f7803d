"""What all canvases of a window share."""

from __future__ import annotations

from game.folders import ROOT, roots
from scenes.ui.cache import Cache
from scenes.ui.fonts import Fonts
from scenes.ui.nine_slice import Patches
from scenes.ui.shapes import Shapes
from scenes.ui.sprites import Sprites
from scenes.ui.text import Block
from scenes.ui.textures import Textures

RESOURCES = ROOT / "resources"


LAYERS = 6
"""Bytes of layers that are kept for each pixel of the window: what moves is as large as it is."""
LEAST = 8 << 20


class Caches:
    """Everything that canvases share: fonts, sprites, textures and drawings made so far."""

    def __init__(self) -> None:
        sprites = [root / "resources" / "sprites" for root in roots()]
        self.fonts = Fonts(RESOURCES / "fonts")
        self.sprites = Sprites(*sprites)
        self.textures = Textures(*sprites)
        self.patches = Patches()
        self.shapes = Shapes()
        # A limit for each kind: a few grounds as large as the window must not push out the
        # many small layers that are drawn in every frame.
        self.layers = Cache(LEAST)
        self.blocks: dict[tuple[object, ...], Block] = {}
        self.grounds = Cache(36 << 20)

    def fit(self, pixels: int) -> None:
        """Keep as much as a window of so many pixels needs."""
        self.layers.fit(max(LEAST, LAYERS * pixels))
