"""Dashed sprites are drawn as they are meant, at every size."""

from __future__ import annotations

import re

import pygame

from game.folders import ROOT
from scenes.ui.sprites import rasterise

FOLDER = ROOT / "resources" / "sprites"
DASHES = re.compile(r' stroke-dasharray="[^"]*"')
SIZES = range(40, 236, 28)


def inked(text: str, side: int) -> pygame.Mask:
    # Edges of a stroke are softened a little otherwise when it is cut into dashes.
    return pygame.mask.from_surface(rasterise(text, side, side), 60)


def test_no_dashed_sprite_shows_anything_beside_the_line_that_is_dashed() -> None:
    stray = []
    for file in sorted(FOLDER.rglob("*.svg")):
        text = file.read_text("utf-8")
        # The loader leaves whole lines beside dashes along some round corners.
        for side in SIZES if DASHES.search(text) else ():
            beside = inked(text, side)
            beside.erase(inked(DASHES.sub("", text), side), (0, 0))
            if beside.count():
                stray.append((file.stem, side))
    assert stray == []
