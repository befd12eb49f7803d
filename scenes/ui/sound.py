"""Sounds, by name; without a sound device everything is silent and nothing fails."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pygame

_VARIANT = re.compile(r"_\d+$")
AT_ONCE = 4
"""The most sounds that are heard together; the one that has sounded longest makes room."""
KINDS = ("dice", "pieces", "signals")
_SIGNALS = frozenset(("turn", "win", "error", "disaster", "monument", "click", "hover"))


def kind(name: str) -> str:
    """Give the kind of a sound, for which there is a volume of its own."""
    bare = name.rpartition("/")[2]
    if bare.startswith(("dice", "die")):
        return "dice"
    return "signals" if bare in _SIGNALS else "pieces"


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
        self.shares = dict.fromkeys(KINDS, 1.0)
        """What part of it each kind of sound has, 0..1."""
        self.played: list[str] = []
        """The names asked for last, the newest at the end; also when silent."""

    def play(self, name: str) -> None:
        """Play a sound of that name; unknown names and a missing device are passed over."""
        self.played = [*self.played[-31:], name]
        files = self._files.get(name) or self._files.get(_VARIANT.sub("", name))
        volume = self.volume * self.shares[kind(name)]
        if not files or volume <= 0 or not _ready():
            return
        file = files[self._turn[name] % len(files)]
        self._turn[name] += 1
        try:
            if file not in self._loaded:
                self._loaded[file] = pygame.mixer.Sound(str(file))
            self._loaded[file].set_volume(volume)
            pygame.mixer.find_channel(True).play(self._loaded[file])
        except pygame.error:
            self._files.pop(name, None)


def _by_name(folders: Iterable[Path]) -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    named = ((folder, file) for folder in folders for file in sorted(folder.rglob("*.ogg")))
    for folder, file in named:
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
            pygame.mixer.set_num_channels(AT_ONCE)
        except pygame.error:
            return False
    return pygame.mixer.get_init() is not None
