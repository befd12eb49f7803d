"""Writing files so that a killed process leaves the old file or the new one, never half of one."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

TEMPORARY = ".tmp"
"""How the names of files end that are still being written; they begin with a dot."""


def write(path: Path, data: bytes, ring: int = 1) -> None:
    """Write `data` to a temporary file, sync it, and rename it to `path`.

    With a `ring` of n the n - 1 files before it are kept as `name.1.json`, `name.2.json`, …
    Raises OSError when the disk is full or read-only; what was there before stays.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    name = _temporary(path, data)
    try:
        # Another window that starts just now may have swept the temporary file away.
        if not os.path.exists(name):
            name = _temporary(path, data)
        # The oldest first; killed between two renames, the ring lacks a file but never holds a
        # broken one.
        for place in range(ring - 1, 0, -1):
            older = older_file(path, place - 1)
            if older.exists():
                os.replace(older, older_file(path, place))
        os.replace(name, path)
    # Also when the process is being stopped: a forgotten temporary file would stay for ever.
    except BaseException:
        _forget(name)
        raise


def _temporary(path: Path, data: bytes) -> str:
    # In the same folder, since a file can be renamed in one step only on its own disk.
    handle, name = tempfile.mkstemp(prefix=f".{path.stem}.", suffix=TEMPORARY, dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            # Without this a power cut could keep the new name and lose what was written.
            os.fsync(file.fileno())
    except BaseException:
        _forget(name)
        raise
    return name


def _forget(name: str) -> None:
    with contextlib.suppress(OSError):
        os.unlink(name)


def sweep(folder: Path) -> int:
    """Remove the temporary files that killed processes left below a folder; count them."""
    swept = 0
    for around, _, names in os.walk(folder):
        for name in names:
            if name.startswith(".") and name.endswith(TEMPORARY):
                with contextlib.suppress(OSError):
                    os.unlink(os.path.join(around, name))
                    swept += 1
    return swept


def older_file(path: Path, place: int) -> Path:
    """Give the file that stood at `path` `place` writes ago; 0 is `path` itself."""
    return path if place == 0 else path.with_name(f"{path.stem}.{place}{path.suffix}")
