"""Copy and paste through whichever of the two libraries is there."""

from __future__ import annotations

import contextlib

import pygame

_KIND = "text/plain;charset=utf-8"


def copy(text: str) -> bool:
    """Put a text on the clipboard; `False` where there is none."""
    with contextlib.suppress(pygame.error, AttributeError, RuntimeError):
        newer = getattr(pygame.scrap, "_".join(("put", "text")), None)
        if newer is not None:
            newer(text)
            return True
        if not pygame.scrap.get_init():
            pygame.scrap.init()
        pygame.scrap.put(_KIND, text.encode())
        return True
    return False


def paste() -> str:
    """Give the clipboard's text, or nothing."""
    with contextlib.suppress(pygame.error, AttributeError, RuntimeError):
        newer = getattr(pygame.scrap, "_".join(("get", "text")), None)
        if newer is not None:
            return str(newer())
        if not pygame.scrap.get_init():
            pygame.scrap.init()
        held = pygame.scrap.get(_KIND)
        return held.decode("utf-8", "replace").rstrip("\0") if held else ""
    return ""
