"""Where the program keeps what a person makes; the only place that knows appdirs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import appdirs

NAME = "four-ages"
DESKTOP = "org.fourages.fourages"
"""What desktops know the program by: its menu entry, its icons and its windows bear this name."""
HOME = "FOUR_AGES_HOME"
"""Environment variable that moves everything into one folder (tests, portable use)."""


def home() -> Path:
    """Give the folder of saves and settings."""
    moved = os.environ.get(HOME)
    return Path(moved) if moved else Path(appdirs.user_data_dir(NAME, appauthor=False))


@contextmanager
def moved(folder: Path) -> Iterator[None]:
    """Keep everything in another folder for a while, so that a person's own files stay as is."""
    before = os.environ.get(HOME)
    os.environ[HOME] = str(folder)
    try:
        yield
    finally:
        if before is None:
            del os.environ[HOME]
        else:
            os.environ[HOME] = before


def saves() -> Path:
    """Give the folder of saved matches."""
    return home() / "saves"


def editions() -> Path:
    """Give the folder of the owner's editions of titles."""
    return home() / "editions"


def languages() -> Path:
    """Give the folder of translations, one folder for each language."""
    return home() / "languages"


def kept() -> Path:
    """Give the folder of what is only kept to be swift; it may be deleted at any time."""
    return home() / "kept"


def settings_file() -> Path:
    """Give the file of the settings."""
    return home() / "settings.json"


def log_file() -> Path:
    """Give the file that faults are written to."""
    moved = os.environ.get(HOME)
    folder = Path(moved) if moved else Path(appdirs.user_log_dir(NAME, appauthor=False))
    return folder / "four-ages.log"
