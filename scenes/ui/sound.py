"""Sounds, by name; without a sound device everything is silent and nothing fails."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pygame

_VARIANT = re.compile(r"_\d+$")


class Speaker:
    """Plays the sounds of some folders; `dice` stands for dice_1, dice_2 … in turn.

    A title's own lie in a folder of its id: "ages/die_lock".
    """

    def __init__(self, *folders: Path, volume: float = 0.7) -> None:
        self._files = _by_name(folders)
        self._loaded: dict[Path, pygame.mixer.Sound] = {}
        self._turn: defaultdict[str, int] = defaultdict(int)
        self.volume = volume
        """0..1; 0 is silence."""
        self.played: list[str] = []
        """The names asked for last, the newest at the end; also when silent."""

    def play(self, name: str) -> None:
        """Play a sound of that name; unknown names and a missing device are passed over."""
        self.played = [*self.played[-31:], name]
        files = self._files.get(name) or self._files.get(_VARIANT.sub("", name))
        if not files or self.volume <= 0 or not _ready():
            return
        file = files[self._turn[name] % len(files)]
        self._turn[name] += 1
        try:
            if file not in self._loaded:
                self._loaded[file] = pygame.mixer.Sound(str(file))
            self._loaded[file].set_volume(self.volume)
            self._loaded[file].play()
        except pygame.error:
            self._files.pop(name, None)


def _by_name(folders: Iterable[Path]) -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for folder, file in ((top, file) for top in folders for file in sorted(top.rglob("*.ogg"))):
        name = file.relative_to(folder).with_suffix("").as_posix()
        found.setdefault(name, []).append(file)
        short = _VARIANT.sub("", name)
        if short != name:
            found.setdefault(short, []).append(file)
    return found


_state = {"tried": False}


def _ready() -> bool:
    """Open the sound device when it is first needed; without one the answer stays no."""
    if not _state["tried"]:
        _state["tried"] = True
        try:
            pygame.mixer.init(44100, -16, 2, 512)
        except pygame.error:
            return False
    return pygame.mixer.get_init() is not None
