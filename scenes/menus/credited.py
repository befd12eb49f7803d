"""Who made the fonts, pictures and sounds: read from the CREDITS.yaml beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game import folders
from game.loading.credits import CREDITS, Credit, read
from game.loading.problems import Report

KINDS = ("fonts", "pictures", "sounds")
_FOLDERS = {"fonts": "fonts", "sprites": "pictures", "sounds": "sounds"}


@dataclass(frozen=True, slots=True)
class Thanks:
    """All files of one kind by one author under one licence."""

    kind: str
    author: str
    licence: str
    sources: tuple[str, ...]
    files: tuple[str, ...]


def thanks(*roots: Path) -> tuple[Thanks, ...]:
    """Give all credits, gathered by kind, author and licence; unreadable files are left out."""
    gathered: dict[tuple[str, str, str], list[Credit]] = {}
    for root in roots or folders.roots():
        for kind, credit in _credits(root / "resources"):
            gathered.setdefault((kind, credit.author, credit.licence), []).append(credit)
    order = sorted(gathered, key=lambda key: (KINDS.index(key[0]), -len(gathered[key])))
    return tuple(_thanks(key, gathered[key]) for key in order)


def _thanks(key: tuple[str, str, str], credits: list[Credit]) -> Thanks:
    sources = sorted({credit.source for credit in credits if "://" in credit.source})
    return Thanks(*key, tuple(sources), tuple(credit.file for credit in credits))


def _credits(folder: Path) -> Iterator[tuple[str, Credit]]:
    for path in sorted(folder.rglob(CREDITS)):
        kind = _FOLDERS.get(path.relative_to(folder).parts[0], "pictures")
        yield from ((kind, credit) for credit, _ in read(path, Report()))
