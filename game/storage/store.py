"""The folder of saved matches: a ring of three files each, listed even where some are broken."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.message import Message
from game.paths import saves
from game.reading import is_file
from game.storage.lock import Lock
from game.storage.log import LOGGER
from game.storage.ring_folder import FileKind, RingFolder, Unreadable
from game.storage.write import write

if TYPE_CHECKING:
    from game.core.match import Match
    from game.core.setup import MatchSetup
    from game.replay.record import Record
    from game.storage.header import Header
    from game.storage.save import Loaded
    from game.storage.shelf import Shelf


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """One saved match in the list: its header, or why it is broken."""

    name: str
    header: Header | None
    broken: Message | None
    picture: Path | None
    modified: float
    mended: bool = False
    """Whether the newest file is damaged and one before it is used."""


def _age(entry: ListedMatch) -> tuple[bool, datetime, float]:
    """Sort by what is written in a save: copying or touching a file does not make a game newer.

    The file's own time only parts what was saved in the same second, and broken files.
    """
    written = entry.header.saved_at if entry.header else datetime.min
    return entry.header is not None, written, entry.modified


# What makes matches of saves is imported when there is one: the program starts before that.


def _listable(data: bytes) -> Mapping[str, Any]:
    from game.storage import save

    document = save.parse(data)
    save.header(document)
    return document


def _written(document: Mapping[str, Any]) -> bytes:
    from game.storage import save

    return save.written(document)


def _header(document: Mapping[str, Any]) -> Header:
    from game.storage import save

    return save.header(document)


KIND = FileKind(read=_listable, write=_written, words="saves")


class Store:
    """The saved matches in one folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or saves()
        self._files = RingFolder(self.folder, KIND)
        self._locks: dict[str, Lock] = {}

    def new_name(self, setup: MatchSetup, now: datetime | None = None) -> str:
        """Give a name for a new match that is safe on every system and not yet taken."""
        day = (now or datetime.now()).strftime("%Y%m%d-%H%M%S")
        # Two windows may begin within a second; the chance part keeps them from one name.
        return f"{setup.title}-{day}-{secrets.token_hex(2)}"

    def keep(self, name: str, setup: MatchSetup, match: Match) -> Message | None:
        """Save a match; says in a message why it could not, and then the older save stays."""
        from game.storage import save

        return self._files.keep(name, save.document_of(setup, match, datetime.now()))

    def keep_picture(self, name: str, png: bytes) -> None:
        """Save the small picture for the list; a failure costs only the picture."""
        try:
            write(self._beside(name, ".png"), png)
        except OSError as error:
            LOGGER.warning("cannot save the picture of %s: %s", name, error)

    def list(self) -> tuple[ListedMatch, ...]:
        """List all saved matches, the newest first; broken ones are among them."""
        names = self._files.names()
        if not names:
            return ()
        from game.storage.shelf import Shelf

        shelf = Shelf()
        listed = [self._listed(name, shelf) for name in names]
        shelf.close()
        return tuple(sorted(listed, key=_age, reverse=True))

    def has(self, name: str) -> bool:
        """Tell whether a match is kept under a name."""
        return any(is_file(self._files.file(name, place)) for place in range(KIND.ring))

    def newest(self) -> ListedMatch | None:
        """Give the match that was played last and can be gone on with, if any."""
        return next((e for e in self.list() if e.header and not e.header.over), None)

    def load(self, name: str) -> Loaded:
        """Make the match of a save, from the newest sound file of its ring.

        Raises Unreadable with the reason of the newest file when none is sound.
        """
        from game.storage import save

        first: Unreadable | None = None
        doubtful: Loaded | None = None
        for place in range(KIND.ring):
            try:
                loaded = save.restore(self._files.read(name, place))
            except Unreadable as error:
                first = first or error
                continue
            if loaded.doubt is None:
                return loaded
            # An older file may be sound: one decision lost is less than a whole log.
            doubtful = doubtful or loaded
        if doubtful is not None:
            return doubtful
        raise first or Unreadable("saves.broken.gone")

    def record(self, name: str) -> Record:
        """Make the record of a save, from the file of its ring that tells most; raises Unreadable.

        A file before the newest may be whole where that one is damaged.
        """
        from game.storage.past import record_of

        first: Unreadable | None = None
        best: Record | None = None
        for place in range(KIND.ring):
            try:
                found = record_of(self._files.read(name, place))
            except Unreadable as error:
                first = first or error
                continue
            if found.doubt is None:
                return found
            if best is None or found.last > best.last:
                best = found
        if best is not None:
            return best
        raise first or Unreadable("saves.broken.gone")

    def remove(self, name: str) -> Message | None:
        """Delete a save and its picture, or say why that cannot be done."""
        problem = self._files.remove(name)
        if problem is not None:
            return problem
        # Windows deletes no file that is held open, so the lock is dropped before its file goes.
        self.release(name)
        for kind in (".png", ".analysis", ".lock"):
            with contextlib.suppress(OSError):
                self._beside(name, kind).unlink(missing_ok=True)
        return None

    def claim(self, name: str) -> bool:
        """Open a match for this window alone; `False`: it is open in another one."""
        if name in self._locks:
            return True
        lock = Lock(self._beside(name, ".lock"))
        if not lock.take():
            return False
        self._locks[name] = lock
        return True

    def release(self, name: str) -> None:
        """Let other windows open the match again."""
        lock = self._locks.pop(name, None)
        if lock is not None:
            lock.drop()

    def copy(self, name: str, now: datetime | None = None) -> str:
        """Copy a save under a new name and give that name; raises Unreadable or OSError."""
        from game.storage import save

        loaded = self.load(name)
        fresh = self.new_name(loaded.setup, now)
        document = save.document_of(loaded.setup, loaded.match, datetime.now())
        write(self._files.file(fresh), save.written(document), KIND.ring)
        return fresh

    def _beside(self, name: str, kind: str) -> Path:
        return self._files.file(name).with_suffix(kind)

    def _listed(self, name: str, shelf: Shelf) -> ListedMatch:
        file, picture = self._files.file(name), self._beside(name, ".png")
        shown = picture if is_file(picture) else None
        header = shelf.get(file)
        if header is not None:
            return ListedMatch(name, header, None, shown, self._touched(name))
        kept = self._files.get(name)
        if kept.value is not None:
            header = _header(kept.value)
            if not kept.mended:
                shelf.put(file, kept.value)
        return ListedMatch(name, header, kept.broken, shown, self._touched(name), kept.mended)

    def _touched(self, name: str) -> float:
        for place in range(KIND.ring):
            with contextlib.suppress(OSError):
                return self._files.file(name, place).stat().st_mtime
        return 0.0
