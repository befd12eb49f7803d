"""Tiling materials at the device's scale, laid so that neighbours continue each other."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.ui.sprites import Missing, deep, load


class Textures:
    """Pictures of materials, one device pixel per pixel at the scale of the window.

    The shell's have plain names; a title's are named with its folder ("bronze/linen").
    """

    def __init__(self, *folders: Path) -> None:
        self._folders = folders
        self._tiles: dict[tuple[str, float], pygame.Surface] = {}

    def tile(self, name: str, scale: float) -> pygame.Surface:
        """Give one tile; `Missing` when there is no such material."""
        key = (name, round(scale, 3))
        if key not in self._tiles:
            for other in [kept for kept in self._tiles if kept[1] != key[1]]:
                del self._tiles[other]
            self._tiles[key] = self._scaled(name, scale)
        return self._tiles[key]

    def forget(self, name: str) -> None:
        """Keep no tile of a material until it is asked for again."""
        for key in [kept for kept in self._tiles if kept[0] == name]:
            del self._tiles[key]

    def _scaled(self, name: str, scale: float) -> pygame.Surface:
        place = name if "/" in name else f"textures/{name}"
        found = load(*(folder / place for folder in self._folders))
        if found is None:
            raise Missing(f"texture {name}")
        size = max(16, round(found.get_width() * scale)), max(16, round(found.get_height() * scale))
        if size != found.get_size():
            found = pygame.transform.smoothscale(deep(found, 0), size)
        return found.convert() if pygame.display.get_surface() else found

    def lay(
        self,
        target: pygame.Surface,
        area: pygame.Rect,
        name: str,
        scale: float,
        anchor: tuple[int, int],
    ) -> None:
        """Cover an area of the target; `anchor` is where a tile's corner would lie."""
        tile = self.tile(name, scale)
        wide, high = tile.get_size()
        seen = area.clip(target.get_clip())
        left = anchor[0] + (seen.left - anchor[0]) // wide * wide
        top = anchor[1] + (seen.top - anchor[1]) // high * high
        for y in range(top, seen.bottom, high):
            for x in range(left, seen.right, wide):
                part = pygame.Rect(x, y, wide, high).clip(seen)
                target.blit(tile, part, part.move(-x, -y))
