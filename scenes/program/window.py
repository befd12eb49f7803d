"""The window: its size, full screen, icon, and which part of it is drawn on."""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from collections.abc import Iterable
from typing import Protocol

import pygame

from game.folders import ROOT
from game.paths import DESKTOP
from scenes.ui.caches import Caches
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Offset, Region

LEAST = (960, 540)
"""Device pixels below which everything is drawn at this size and shrunk."""
HEIGHT = 1080
"""Units of the window's height at interface size 100."""
NARROW, WIDE = 3 / 4, 3.6
"""Ratios of width to height beyond which bars are left free (32:9 screens have up to 3.6)."""
UPRIGHT = 4 / 3
"""Ratio below which width decides how large a unit is: whatever is wide stays in the window."""
SMALL_SCALE = 0.5
"""Device pixels of a unit at least: smaller letters could not be read."""
GROUND = "#140c07"
SETTLED = 0.5
"""Seconds after full screen in which the window manager has done its part."""
_CURSORS = {
    "arrow": pygame.SYSTEM_CURSOR_ARROW,
    "hand": pygame.SYSTEM_CURSOR_HAND,
    "text": pygame.SYSTEM_CURSOR_IBEAM,
}


def scale_of(size: tuple[int, int], interface: int) -> float:
    """Give how many device pixels of a window a unit is wide at an interface size in per cent."""
    high = min(size[1], size[0] / UPRIGHT)
    return max(SMALL_SCALE, high / HEIGHT * interface / 100)


class Native(Protocol):
    """What the library offers to do with a window besides drawing on it."""

    position: int | Iterable[int]
    """Where on the screen it lies."""

    def set_fullscreen(self, desktop: bool = False) -> None:
        """Cover the whole screen."""

    def set_windowed(self) -> None:
        """Go back."""

    def maximize(self) -> None:
        """Fill the screen with the window and its frame."""


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


class Window:
    """A resizable window and the canvas in it, letterboxed beyond 3:4 and 32:9."""

    def __init__(self, size: tuple[int, int], title: str, caches: Caches | None = None) -> None:
        named()
        try:
            pygame.display.init()
            self._size = size
            self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        pygame.display.set_caption(title)
        self.caches = caches or Caches()
        self.interface = 100
        self.full = False
        self._maximized = False
        self._native: Native | None = None
        self._home: int | Iterable[int] | None = None
        """Where the window was before full screen, until it surely is there again."""
        self._since = 0.0
        self._cursor = "arrow"
        self._sheet: pygame.Surface | None = None
        with contextlib.suppress(pygame.error, OSError):
            pygame.display.set_icon(icon())

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in device pixels."""
        return self.surface.get_size()

    @property
    def shrink(self) -> float:
        """Window pixels per drawn pixel: below 1 in windows smaller than `LEAST`."""
        width, height = self.size
        return min(1.0, width / LEAST[0], height / LEAST[1])

    @property
    def box(self) -> pygame.Rect:
        """The part that is drawn on, in drawn pixels."""
        width, height = (round(side / self.shrink) for side in self.size)
        used = min(width, round(height * WIDE)), min(height, round(width / NARROW))
        return pygame.Rect((width - used[0]) // 2, (height - used[1]) // 2, *used)

    @property
    def scale(self) -> float:
        """Device pixels of a unit."""
        return scale_of(self.box.size, self.interface)

    @property
    def region(self) -> Region:
        """The whole of what is drawn on, in units."""
        return Region(0, 0, *(round(side / self.scale, 2) for side in self.box.size))

    def units(self, at: tuple[float, float]) -> Offset:
        """Give the place of a window pixel in units."""
        box, scale, shrink = self.box, self.scale, self.shrink
        return Offset((at[0] / shrink - box.x) / scale, (at[1] / shrink - box.y) / scale)

    def share(self, at: tuple[float, float]) -> Offset:
        """Give the place in units of a part of the window, 0..1 each way, as fingers are told."""
        return self.units((at[0] * self.size[0], at[1] * self.size[1]))

    def pixel(self, at: Offset) -> tuple[int, int]:
        """Give the window pixel of a place in units."""
        box, scale, shrink = self.box, self.scale, self.shrink
        return round((at.x * scale + box.x) * shrink), round((at.y * scale + box.y) * shrink)

    def canvas(self) -> Canvas:
        """Give the canvas to draw the next frame on; nobody may keep it beyond that frame.

        It lies on the memory of the window itself, which is gone after the next change of size.
        """
        target = self.surface
        if self.shrink < 1:
            size = tuple(round(side / self.shrink) for side in self.size)
            if self._sheet is None or self._sheet.get_size() != size:
                self._sheet = pygame.Surface(size, 0, self.surface)
            target = self._sheet
        if target.get_size() != self.box.size:
            target.fill(GROUND)
        self.caches.fit(self.box.width * self.box.height)
        return Canvas(target.subsurface(self.box), self.scale, self.caches)

    def spare(self) -> Canvas:
        """Give a canvas like that of the next frame which is never shown, and may be kept."""
        return Canvas(pygame.Surface(self.box.size, 0, self.surface), self.scale, self.caches)

    def show(self) -> None:
        """Bring what was drawn onto the screen."""
        if self.shrink < 1 and self._sheet is not None:
            pygame.transform.smoothscale(self._sheet, self.size, self.surface)
        pygame.display.flip()

    def resized(self) -> None:
        """Take the surface of the window after its size changed."""
        found = pygame.display.get_surface()
        if found is not None:
            self.surface = found
        if not self.full:
            self._size = self.size

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        self._size = size

    def fill_screen(self, full: bool) -> None:
        """Cover the whole screen without a frame, or go back to how the window was before."""
        if full == self.full:
            return
        self.full = full
        native = self._native = self._native or _native()
        if native is None:
            size = pygame.display.get_desktop_sizes()[0] if full else self._size
            flags = pygame.NOFRAME if full else pygame.RESIZABLE
            self.surface = pygame.display.set_mode(size, flags)
        elif full:
            self._home, self._since = native.position, 0.0
            native.set_fullscreen(desktop=True)
        else:
            native.set_windowed()
            if self._maximized:
                # Some window managers forget it meanwhile.
                native.maximize()
                self._home = None
        self.resized()

    def settle(self, seconds: float) -> None:
        """Let time pass after full screen, until the window manager has its frame around again."""
        # Put back while it has no frame, a window moves by the frame's edges each time (icewm).
        if self.full or self._home is None or self._native is None:
            return
        self._since += seconds
        if self._since < SETTLED:
            return
        if self._native.position != self._home:
            self._native.position = self._home
        self._home = None

    def stretched(self, maximized: bool) -> None:
        """Learn that the window was maximized, or that it is as it was before."""
        # Full screen is told as a change of that too, but says nothing about the window in it.
        if not self.full:
            self._maximized = maximized

    def keep_awake(self, awake: bool) -> None:
        """Keep the display from going to sleep, or leave that to the system."""
        if pygame.display.get_allow_screensaver() == awake:
            pygame.display.set_allow_screensaver(not awake)

    def point(self, cursor: str) -> None:
        """Choose the pointer's form."""
        if cursor != self._cursor:
            self._cursor = cursor
            with contextlib.suppress(pygame.error):
                pygame.mouse.set_cursor(_CURSORS[cursor])

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()


_BARE = ("dummy", "offscreen")
_KEPT: list[Native] = []
"""pygame's events refer to these objects without holding them: none may ever go."""


def _native() -> Native | None:
    """Give the window as the system knows it, if the library lets us have it."""
    # With set_mode alone a window comes back from full screen in other sizes and states. Where no
    # window manager is behind the driver, that alone tells it to go back.
    if pygame.display.get_driver() in _BARE:
        return None
    try:
        from pygame._sdl2.video import Window as Made

        with warnings.catch_warnings():
            # pygame-ce advises against drawing on such a window, which nobody does here.
            warnings.simplefilter("ignore", DeprecationWarning)
            _KEPT.append(Made.from_display_module())
    except (ImportError, AttributeError, pygame.error):
        return None
    return _KEPT[-1]


def named() -> None:
    """Tell desktops whose windows these are: so they find the icon and the name in the menu.

    On Wayland there is no other way to an icon.
    """
    # The library has put the name of the command there, which is no choice of anybody's.
    made_up = ("", os.path.basename(sys.argv[0]))
    for hint in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS", "SDL_APP_ID"):
        if os.environ.get(hint, "") in made_up:
            os.environ[hint] = DESKTOP


def icon() -> pygame.Surface:
    """Give the program's emblem, the same that a menu shows."""
    return pygame.image.load(str(ROOT / "resources" / "desktop" / "icons" / "64.png"))
