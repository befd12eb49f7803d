"""A folder of files of one kind, each with the files before it, so that damage costs one write."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from game.core.clean import path_text
from game.core.message import Message, Param
from game.reading import read_bytes
from game.storage.fields import Wrong, document
from game.storage.log import LOGGER
from game.storage.write import older_file, write

T = TypeVar("T")
RING = 3
"""How many files of one name are kept, the newest among them."""


class Unreadable(Exception):
    """A file that nothing can be made of; `message` says why to a player."""

    def __init__(self, key: str, detail: str = "", **params: Param) -> None:
        super().__init__(f"{key} {detail}".strip())
        self.message = Message(key, params)


@dataclass(frozen=True, slots=True)
class FileKind(Generic[T]):
    """How values of one kind become files, and under which keys is said what failed."""

    read: Callable[[bytes], T]
    """Raises Unreadable."""
    write: Callable[[T], bytes]
    words: str
    """What the keys of `cannot_keep` and `cannot_remove` begin with."""
    broken: str = "saves.broken"
    """What the keys of `gone` and `disk` begin with."""
    order: Callable[[T], str] = lambda _: ""
    """Sorts a list of values, the last one first."""
    ring: int = RING


@dataclass(frozen=True, slots=True)
class Kept(Generic[T]):
    """One name of a folder: its value, or why it cannot be read."""

    name: str
    value: T | None
    broken: Message | None = None
    mended: bool = False
    """Whether the newest file is damaged and one before it is used."""


class RingFolder(Generic[T]):
    """The files of one kind in one folder."""

    def __init__(self, folder: Path, kind: FileKind[T]) -> None:
        self.folder, self.kind = folder, kind

    def file(self, name: str, place: int = 0) -> Path:
        """Give the file of a name, or the one that stood there `place` writes ago."""
        return older_file(self.folder / f"{name}.json", place)

    def names(self) -> set[str]:
        """Give all names, also of what is broken; never raises."""
        try:
            return {self._name(file) for file in self.folder.glob("*.json")}
        except OSError as error:
            LOGGER.warning("cannot list %s: %s", path_text(self.folder), error)
            return set()

    def list(self) -> tuple[Kept[T], ...]:
        """List everything in the order of its kind, broken files last; never raises."""

        def order(kept: Kept[T]) -> tuple[bool, str, str]:
            sound = kept.value is not None
            return sound, self.kind.order(kept.value) if kept.value is not None else "", kept.name

        return tuple(sorted(map(self.get, self.names()), key=order, reverse=True))

    def get(self, name: str) -> Kept[T]:
        """Give what has a name, from the newest sound file of its ring."""
        reason: Message | None = None
        for place in range(self.kind.ring):
            try:
                return Kept(name, self.kind.read(self.read(name, place)), None, place > 0)
            except Unreadable as error:
                # The newest file's fault is what the player should hear of.
                reason = reason or error.message
        return Kept(name, None, reason)

    def read(self, name: str, place: int) -> bytes:
        """Read a file of a ring; raises Unreadable."""
        try:
            return read_bytes(self.file(name, place))
        except FileNotFoundError as error:
            raise Unreadable(f"{self.kind.broken}.gone", str(error)) from error
        except OSError as error:
            raise Unreadable(f"{self.kind.broken}.disk", str(error)) from error

    def keep(self, name: str, value: T) -> Message | None:
        """Write a value; says in a message why it could not, and then the older file stays."""
        try:
            write(self.file(name), self.kind.write(value), self.kind.ring)
        except OSError as error:
            LOGGER.warning("cannot keep %s: %s", path_text(self.file(name)), error)
            return Message(f"{self.kind.words}.cannot_keep", {"folder": path_text(self.folder)})
        return None

    def remove(self, name: str) -> Message | None:
        """Delete a name with its whole ring, or say why that cannot be done."""
        try:
            for place in range(self.kind.ring):
                self.file(name, place).unlink(missing_ok=True)
        except OSError as error:
            LOGGER.warning("cannot remove %s: %s", path_text(self.file(name)), error)
            return Message(f"{self.kind.words}.cannot_remove", {"folder": path_text(self.folder)})
        return None

    def _name(self, file: Path) -> str:
        # Where the newest file was lost, those before it still stand for the name.
        stem, _, place = file.stem.rpartition(".")
        older = {str(number) for number in range(1, self.kind.ring)}
        return stem if stem and place in older else file.stem


def as_json(document: Any) -> bytes:
    """Write a document so that people can read it too."""
    return json.dumps(document, ensure_ascii=False, indent=1).encode()


def of_json(data: bytes, newest: int, broken: str, foreign: str = "") -> dict[str, Any]:
    """Read a document that says its format; raises Unreadable, also for formats after `newest`.

    The keys of `cut`, `foreign` and `newer` begin with `broken`; `foreign` names another key.
    """
    try:
        found = document(data)
    except Wrong as error:
        raise Unreadable(f"{broken}.cut", str(error)) from error
    # Any JSON may lie under the name; without a format it is not ours to migrate.
    if not isinstance(found, dict) or type(found.get("format")) is not int:
        raise Unreadable(foreign or f"{broken}.foreign")
    if found["format"] > newest:
        raise Unreadable(f"{broken}.newer", format=found["format"])
    return found
