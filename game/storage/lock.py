"""One match, one window: a lock that the system drops by itself when a process dies."""

from __future__ import annotations

import importlib
import os
from pathlib import Path


class Lock:
    """A file that one process at a time can hold."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """Hold the lock; `False` when another window holds it.

        Where the disk cannot be written to, nobody else can hold it either: then `True`.
        """
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True
        if not _lock(handle):
            os.close(handle)
            return False
        # The file stays open: the system drops the lock with it, however the process ends.
        self._handle = handle
        return True

    def drop(self) -> None:
        """Release the lock."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _lock(handle: int) -> bool:
    # fcntl and msvcrt each exist on one kind of system only.
    try:
        if os.name == "nt":
            windows = importlib.import_module("msvcrt")
            windows.locking(handle, windows.LK_NBLCK, 1)
        else:
            unix = importlib.import_module("fcntl")
            unix.flock(handle, unix.LOCK_EX | unix.LOCK_NB)
    except OSError:
        return False
    return True
