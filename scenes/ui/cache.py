"""Surfaces that were expensive to make are kept, the oldest thrown away first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class Cache:
    """Surfaces by key, up to a number of bytes of pixels."""

    def __init__(self, limit: int = 64 << 20) -> None:
        self._limit = limit
        self._held = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Give the surface of that key, made by `make` when it isn't there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self._held += weight(made)
        self._trim()
        return made

    def _trim(self) -> None:
        # The newest is kept even if it alone is too large: it is about to be drawn.
        while self._held > self._limit and len(self._kept) > 1:
            self._held -= weight(self._kept.popitem(last=False)[1])

    def latest(
        self, slot: str, key: Hashable, make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """Give the surface of a key, where only the newest of a slot is worth its room."""
        # A mat as large as the window would push a hundred small surfaces out of the cache.
        whole = (slot, key)
        if whole not in self._kept:
            for old in [kept for kept in self._kept if type(kept) is tuple and kept[0] == slot]:
                self._held -= weight(self._kept.pop(old))
        return self.get(whole, make)

    def fit(self, limit: int) -> None:
        """Let no more bytes than `limit` be kept from now on."""
        self._limit = limit
        self._trim()

    def clear(self) -> None:
        """Throw everything away."""
        self._kept.clear()
        self._held = 0

    @property
    def held(self) -> int:
        """Bytes of pixels that are kept."""
        return self._held


def weight(surface: pygame.Surface) -> int:
    """Give the bytes of a surface's pixels."""
    width, height = surface.get_size()
    return width * height * surface.get_bytesize()
