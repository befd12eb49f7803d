"""Copy and paste through whichever of the two libraries is there.

Only pygame-ce has `put_text` and `get_text`, and some builds have no `scrap` at all: they are asked
for by name. The law of the libraries knows this one module.
"""

from __future__ import annotations

import contextlib

import pygame

_KIND = "text/plain;charset=utf-8"


def copy(text: str) -> bool:
    """Put a text on the clipboard; `False` where there is none, or no letters are what it holds."""
    with contextlib.suppress(pygame.error, AttributeError, RuntimeError, UnicodeError):
        put_text = getattr(pygame.scrap, "put_text", None)
        if put_text is not None:
            put_text(text)
            return True
        if not pygame.scrap.get_init():
            pygame.scrap.init()
        pygame.scrap.put(_KIND, text.encode())
        return True
    return False


def paste() -> str:
    """Give the clipboard's text, or nothing."""
    with contextlib.suppress(pygame.error, AttributeError, RuntimeError):
        get_text = getattr(pygame.scrap, "get_text", None)
        if get_text is not None:
            return str(get_text())
        if not pygame.scrap.get_init():
            pygame.scrap.init()
        held = pygame.scrap.get(_KIND)
        return held.decode("utf-8", "replace").rstrip("\0") if held else ""
    return ""
