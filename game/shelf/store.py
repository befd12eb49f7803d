"""The folder of saved matches: a ring of three files each, listed even where some are broken."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.core.match import Match
from game.core.message import Message
from game.core.setup import MatchSetup
from game.paths import saves
from game.shelf import save
from game.shelf.lock import Lock
from game.shelf.log import LOGGER
from game.shelf.save import Header, Loaded, Unreadable
from game.shelf.write import older_file, write

RING = 3


@dataclass(frozen=True, slots=True)
class Listed:
    """One saved match in the list: its header, or why it is broken."""

    name: str
    header: Header | None
    broken: Message | None
    picture: Path | None
    modified: float
    mended: bool = False
    """Whether the newest file is damaged and one before it is used."""


class Store:
    """The saved matches in one folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or saves()
        self._locks: dict[str, Lock] = {}

    def new_name(self, setup: MatchSetup, now: datetime | None = None) -> str:
        """Give a name for a new match that is safe on every system and not yet taken."""
        day = (now or datetime.now()).strftime("%Y%m%d-%H%M%S")
        return f"{setup.title}-{day}-{secrets.token_hex(2)}"

    def keep(self, name: str, setup: MatchSetup, match: Match) -> Message | None:
        """Save a match; says in a message why it could not, and then the older save stays."""
        try:
            write(self._file(name), save.dump(setup, match, datetime.now()), RING)
        except OSError as error:
            LOGGER.warning("cannot save %s: %s", name, error)
            return Message("saves.cannot_keep", {"folder": str(self.folder)})
        return None

    def keep_picture(self, name: str, png: bytes) -> None:
        """Save the small picture for the list; a failure costs only the picture."""
        try:
            write(self._file(name).with_suffix(".png"), png)
        except OSError as error:
            LOGGER.warning("cannot save the picture of %s: %s", name, error)

    def list(self) -> tuple[Listed, ...]:
        """List all saved matches, the newest first; broken ones are among them."""
        try:
            files = [f for f in self.folder.glob("*.json") if not _is_older(f)]
            orphans = [f for f in self.folder.glob("*.1.json") if not _newest(f).exists()]
        except OSError as error:
            LOGGER.warning("cannot list %s: %s", self.folder, error)
            return ()
        names = {f.stem for f in files} | {_newest(f).stem for f in orphans}
        return tuple(sorted(map(self._listed, names), key=lambda entry: -entry.modified))

    def newest(self) -> Listed | None:
        """Give the match that was played last and can be gone on with, if any."""
        return next((e for e in self.list() if e.header and not e.header.over), None)

    def load(self, name: str) -> Loaded:
        """Make the match of a save, from the newest sound file of its ring.

        Raises Unreadable with the reason of the newest file when none is sound.
        """
        first: Unreadable | None = None
        doubtful: Loaded | None = None
        for place in range(RING):
            try:
                loaded = save.restore(self._read(name, place))
            except Unreadable as error:
                first = first or error
                continue
            if loaded.doubt is None:
                return loaded
            doubtful = doubtful or loaded
        if doubtful is not None:
            return doubtful
        raise first or Unreadable("saves.broken.gone")

    def remove(self, name: str) -> Message | None:
        """Delete a save and its picture, or say why that cannot be done."""
        try:
            for place in range(RING):
                older_file(self._file(name), place).unlink(missing_ok=True)
            self._file(name).with_suffix(".png").unlink(missing_ok=True)
        except OSError as error:
            LOGGER.warning("cannot remove %s: %s", name, error)
            return Message("saves.cannot_remove", {"folder": str(self.folder)})
        self.release(name)
        with contextlib.suppress(OSError):
            self._file(name).with_suffix(".lock").unlink(missing_ok=True)
        return None

    def claim(self, name: str) -> bool:
        """Open a match for this window alone; `False`: it is open in another one."""
        if name in self._locks:
            return True
        lock = Lock(self._file(name).with_suffix(".lock"))
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
        loaded = self.load(name)
        fresh = self.new_name(loaded.setup, now)
        write(self._file(fresh), save.dump(loaded.setup, loaded.match, datetime.now()), RING)
        return fresh

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}.json"

    def _read(self, name: str, place: int) -> bytes:
        try:
            return older_file(self._file(name), place).read_bytes()
        except FileNotFoundError as error:
            raise Unreadable("saves.broken.gone", str(error)) from error
        except OSError as error:
            raise Unreadable("saves.broken.disk", str(error)) from error

    def _listed(self, name: str) -> Listed:
        picture = self._file(name).with_suffix(".png")
        shown = picture if picture.exists() else None
        reason: Unreadable | None = None
        for place in range(RING):
            file = older_file(self._file(name), place)
            try:
                head = save.header(save.parse(self._read(name, place)))
            except Unreadable as error:
                reason = reason or error
                continue
            return Listed(name, head, None, shown, file.stat().st_mtime, place > 0)
        assert reason is not None
        return Listed(name, None, reason.message, shown, self._touched(name))

    def _touched(self, name: str) -> float:
        try:
            return self._file(name).stat().st_mtime
        except OSError:
            return 0.0


def _is_older(file: Path) -> bool:
    return file.stem.rpartition(".")[2] in {str(place) for place in range(1, RING)}


def _newest(file: Path) -> Path:
    return file.with_name(f"{file.stem.rpartition('.')[0]}.json")
