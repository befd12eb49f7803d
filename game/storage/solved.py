"""Which single positions were solved: one small file for each title."""

from __future__ import annotations

from pathlib import Path

from game.core.message import Message
from game.storage.ring_folder import FileKind, RingFolder, Unreadable, as_json, of_json

FORMAT = 1


class Solved:
    """The names of solved positions of each title, in one folder."""

    def __init__(self, folder: Path) -> None:
        self._files = RingFolder(folder, KIND)

    def of(self, title: str) -> frozenset[str]:
        """Give what was solved of a title; nothing where that cannot be read."""
        if title not in self._files.names():
            return frozenset()
        return self._files.get(title).value or frozenset()

    def tick(self, title: str, name: str) -> Message | None:
        """Keep that a position was solved, or say why that cannot be."""
        done = self.of(title)
        return None if name in done else self._files.keep(title, done | {name})


def _read(data: bytes) -> frozenset[str]:
    names = of_json(data, FORMAT, "saves.broken").get("solved")
    if not isinstance(names, list) or not all(isinstance(one, str) for one in names):
        raise Unreadable("saves.broken.cut", "values of another sort")
    return frozenset(names)


def _written(names: frozenset[str]) -> bytes:
    return as_json({"format": FORMAT, "solved": sorted(names)})


KIND = FileKind(read=_read, write=_written, words="saves", ring=2)
