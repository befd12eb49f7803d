"""pygame's events into inputs: keys by their Latin names, the pointer in units."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.base.scene import Hover, Input, Key, Press, Release, Typed, Wheel
from scenes.ui.geometry import Offset

_NAMES = {"enter": "return", "escape": "escape", "return": "return", " ": "space"}
_SIGNS = frozenset("+-*/?=")
_LETTERS = range(4, 30)
"""SDL's codes of the keys that are A to Z on a US keyboard."""
_DIGITS = dict(zip(range(30, 40), "1234567890", strict=True))
"""SDL's codes of the keys that are 1 to 0 above the letters on a US keyboard."""
_REPEATING = frozenset(
    ("left", "right", "up", "down", "backspace", "delete", "+", "-", "tab", "home", "end")
)
_BUTTONS = (1, 2, 3)
ROUNDING = 1e-3


class Inputs:
    """Translates events; remembers where the pointer is and which keys are down."""

    def __init__(self, units: Callable[[tuple[float, float]], Offset]) -> None:
        self._units = units
        self._held: set[int] = set()
        self._pressed: Key | None = None
        """The key that went down last, until its text came or it was let go."""
        self._turned = 0.0
        """Parts of a step that the wheel turned, as the pads of laptops do."""
        self.pointer: Offset | None = None
        """Where the pointer is, as the events told."""

    def of(self, event: pygame.event.Event) -> Input | None:
        """Give the input that an event means to scenes, if any."""
        kind = event.type
        # What SDL makes of a finger as well: the finger itself is told, and nothing acts twice.
        if getattr(event, "touch", False) is True:
            return None
        if kind == pygame.MOUSEMOTION:
            self.pointer = self._units(event.pos)
            return Hover(self.pointer)
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._button(event)
        if kind == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if kind == pygame.WINDOWLEAVE:
            self.pointer = None
            return Hover(None)
        if kind == pygame.TEXTINPUT:
            by, self._pressed = self._pressed, None
            return Typed(event.text, by)
        if kind == pygame.KEYUP:
            self._held.discard(event.key)
            self._pressed = None
        return self._key(event) if kind == pygame.KEYDOWN else None

    def forget(self) -> None:
        """Take all keys as released (the window lost the focus)."""
        self._held.clear()

    def _button(self, event: pygame.event.Event) -> Input | None:
        self.pointer = self._units(event.pos)
        if event.button not in _BUTTONS:
            return None
        kind = Press if event.type == pygame.MOUSEBUTTONDOWN else Release
        return kind(self.pointer, event.button)

    def _wheel(self, event: pygame.event.Event) -> Input | None:
        turned = float(getattr(event, "precise_y", 0.0) or event.y)
        # What is left of one direction must not delay the other.
        if turned * self._turned < 0:
            self._turned = 0.0
        self._turned += turned
        # Ten tenths are one step, though as fractions they make up a little less.
        steps = int(self._turned + (ROUNDING if turned > 0 else -ROUNDING))
        self._turned -= steps
        return Wheel(self.pointer, steps) if self.pointer is not None and steps else None

    def _key(self, event: pygame.event.Event) -> Input | None:
        name = key_name(event)
        again = event.key in self._held
        self._held.add(event.key)
        if not name:
            self._pressed = None
            return None
        mods = event.mod
        self._pressed = Key(
            name,
            ctrl=bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            shift=bool(mods & pygame.KMOD_SHIFT),
            alt=bool(mods & pygame.KMOD_ALT),
            digit=digit_of(event, name),
            held=again,
        )
        return None if again and name not in _REPEATING else self._pressed


def key_name(event: pygame.event.Event) -> str:
    """Name a key: signs as typed, letters in Latin whatever the layout, else pygame's name."""
    typed = getattr(event, "unicode", "")
    if typed and (typed in _SIGNS or typed in _DIGITS.values()):
        return str(typed)
    name = pygame.key.name(event.key).strip("[]")
    name = _NAMES.get(name, name)
    code = getattr(event, "scancode", 0)
    if (not name or not name.isascii()) and code in _LETTERS:
        return chr(ord("a") + code - 4)
    if not name or not name.isascii():
        return _DIGITS.get(code, name)
    return name.lower()


def digit_of(event: pygame.event.Event, name: str) -> str:
    """Give the digit that a key types, or else the one at its place: French keys type signs."""
    return name if name in _DIGITS.values() else _DIGITS.get(getattr(event, "scancode", 0), "")
