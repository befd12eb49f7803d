"""What all canvases of a window share."""

from __future__ import annotations

from pathlib import Path

from scenes.ui.cache import Cache
from scenes.ui.fonts import Fonts
from scenes.ui.patch import Patches
from scenes.ui.shapes import Shapes
from scenes.ui.sprites import Sprites
from scenes.ui.text import Block
from scenes.ui.textures import Textures

RESOURCES = Path(__file__).resolve().parent.parent.parent / "resources"


class Stock:
    """Everything that canvases share: fonts, sprites, textures and drawings made so far."""

    def __init__(self, resources: Path = RESOURCES) -> None:
        self.folder = resources
        self.fonts = Fonts(resources / "fonts")
        self.sprites = Sprites(resources / "sprites")
        self.textures = Textures(resources / "sprites")
        self.patches = Patches()
        self.shapes = Shapes()
        # A limit for each kind: a few grounds as large as the window must not push out the
        # many small layers that are drawn in every frame.
        self.layers = Cache(24 << 20)
        self.blocks: dict[tuple[object, ...], Block] = {}
        self.grounds = Cache(36 << 20)
