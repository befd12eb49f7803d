"""How far the lessons of each title have come: one small file for each title."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from game.core.message import Message
from game.storage.ring_folder import FileKind, RingFolder, Unreadable, as_json, of_json

FORMAT = 1
Line = Mapping[str, object]
"""A line of a log, as JSON has it: the seat, and the action in its JSON form."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What was learnt of a title: chapters that are done, and the one that was left."""

    done: frozenset[str] = frozenset()
    waved: bool = False
    """Whether the offer on the title screen was waved away."""
    left: str = ""
    """The chapter that was begun and left; empty: none."""
    log: tuple[Line, ...] = field(default=())

    def finished(self, chapter: str) -> Progress:
        """Give the progress with a chapter done."""
        done = self.done | {chapter}
        if self.left != chapter:
            return replace(self, done=done)
        return Progress(done, self.waved)


class Taught:
    """The progress of each title, in one folder."""

    def __init__(self, folder: Path) -> None:
        self._files = RingFolder(folder, KIND)

    def of(self, title: str) -> tuple[Progress, bool]:
        """Give the progress of a title, and whether a damaged file had to be passed over."""
        if title not in self._files.names():
            return Progress(), False
        kept = self._files.get(title)
        return kept.value or Progress(), kept.value is None

    def keep(self, title: str, progress: Progress) -> Message | None:
        """Write the progress of a title, or say why that cannot be."""
        return self._files.keep(title, progress)


def _read(data: bytes) -> Progress:
    document = of_json(data, FORMAT, "saves.broken")
    try:
        done, left = document["done"], document["left"]
        log = document["log"]
        waved = document["waved"]
    except KeyError as error:
        raise Unreadable("saves.broken.cut", str(error)) from error
    sound = isinstance(done, list) and all(isinstance(one, str) for one in done)
    sound = sound and isinstance(left, str) and isinstance(waved, bool)
    if not sound or not isinstance(log, list) or not all(isinstance(one, dict) for one in log):
        raise Unreadable("saves.broken.cut", "values of another sort")
    return Progress(frozenset(done), waved, left, tuple(log))


def _written(progress: Progress) -> bytes:
    return as_json(
        {
            "format": FORMAT,
            "done": sorted(progress.done),
            "waved": progress.waved,
            "left": progress.left,
            "log": list(progress.log),
        }
    )


KIND = FileKind(read=_read, write=_written, words="saves", ring=2)
