"""Where the program's own files lie, and which further folders hold games."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The folder that holds `data` and `resources`, in a checkout and in an installed package."""

GAMES = "FOUR_AGES_GAMES"
"""Environment variable that names further folders of games, laid out as ours: `game`, `scenes`,
`data` and `resources`, each with a folder for each title."""


def roots() -> tuple[Path, ...]:
    """Give the folders in which games lie, ours first."""
    more = os.environ.get(GAMES, "").split(os.pathsep)
    return (ROOT, *(Path(word).resolve() for word in more if word))


def packages(name: str) -> list[str]:
    """Give the folders that the package `name` has besides our own."""
    return [str(root / name) for root in roots()[1:] if (root / name).is_dir()]


def root_of(title: str) -> Path:
    """Give the folder in which a title's files lie; ours where no other has it."""
    return next((root for root in roots() if (root / "data" / title).is_dir()), ROOT)


def data_of(title: str) -> Path:
    """Give the folder of a title's sheets and texts."""
    return root_of(title) / "data" / title
