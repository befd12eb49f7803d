"""The screen: what is seen of the engine, and how it answers to mouse and keys."""

import os

from game.folders import packages

__path__ += packages("scenes")

for _name, _value in {
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
    "SDL_VIDEO_X11_WMCLASS": "four-ages",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_CENTERED": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}.items():
    # SDL reads some of these when pygame is imported, which every module below here does.
    os.environ.setdefault(_name, _value)
