"""Files of others, read so that none of them can hold the program up."""

from __future__ import annotations

import os
import stat
from pathlib import Path

LARGEST = 20_000_000
"""Bytes that are read of a file at most."""
_WAYS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Without O_NONBLOCK a pipe that nobody writes into would be waited for without end."""


class NoFile(OSError):
    """Something that has a file's name and is none, or is too large to be one of ours."""


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """Read a whole file; raises OSError, also for pipes, devices and what is too large.

    A name that no disk could hold is an OSError as well.
    """
    try:
        handle = os.open(path, _WAYS)
    except ValueError as error:
        raise NoFile(str(error)) from error
    try:
        found = os.fstat(handle)
        if not stat.S_ISREG(found.st_mode):
            raise NoFile("this is no plain file")
        if found.st_size > most:
            raise NoFile(f"larger than {most} bytes")
        with os.fdopen(handle, "rb", closefd=False) as file:
            return file.read(most)
    finally:
        os.close(handle)


def is_file(path: Path) -> bool:
    """Tell whether there is a plain file; never raises, whatever the name is."""
    try:
        return path.is_file()
    except (OSError, ValueError, RuntimeError):
        return False


def is_folder(path: Path) -> bool:
    """Tell whether there is a folder; never raises, whatever the name is."""
    try:
        return path.is_dir()
    except (OSError, ValueError, RuntimeError):
        return False
