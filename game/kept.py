"""What was worked out from files, kept beside a person's data so that the next start is swift.

Nothing that is kept is trusted: it counts only while its own digest is right and its mark is that
of the files as they are now, and whoever asks for it looks at its shape besides. A file that is
damaged, gone, of yesterday, or that cannot be written costs time and nothing else.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import stat
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from game import VERSION, paths
from game.folders import ROOT
from game.reading import read_bytes

_FORMAT = 1
_begun: list[bool] = []


def begin() -> None:
    """Keep and recall from now on: the program does, its parts used by others do not."""
    _begun[:] = [True]


def end() -> None:
    """Keep and recall nothing any more."""
    _begun.clear()


def mark(places: Iterable[Path], code: Iterable[str] = ()) -> str:
    """Give the mark of files and of all files below folders: their names, sizes and times.

    `code` are folders of the program whose code works out what is kept.
    """
    stamps = [stamp for place in places for stamp in _stamps(str(place))]
    return _digest(repr((_FORMAT, VERSION, sys.version, stamps, *map(_code, code))).encode())


@cache
def _code(folder: str) -> tuple[tuple[str, int, int], ...]:
    # Looked at once: what runs is the code as it was when the program began. A built program has
    # all of it in the one file that was started.
    if not getattr(sys, "frozen", False):
        return tuple(_stamps(str(ROOT / folder)))
    at = os.stat(sys.executable)
    return (("", at.st_mtime_ns, at.st_size),)


def recall(name: str, marked: str) -> object:
    """Give the value that was kept under a name with that mark; `None` if there is no sound one."""
    body = recall_bytes(name, marked, ".json")
    if body is None:
        return None
    try:
        found: object = json.loads(body)
    # The latter from brackets in brackets without end.
    except (ValueError, RecursionError):
        return None
    return found


def keep(name: str, marked: str, value: object) -> None:
    """Keep a value of JSON under a name, in place of what was kept under it before."""
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    keep_bytes(name, marked, body, ".json")


def recall_bytes(name: str, marked: str, kind: str = ".raw") -> bytes | None:
    """Give the bytes that were kept under a name with that mark; `None` if there are none."""
    if not _begun:
        return None
    try:
        head, _, body = read_bytes(_file(name, kind)).partition(b"\n")
    except OSError:
        return None
    return body if head == f"{_digest(body)} {marked}".encode() else None


def keep_bytes(name: str, marked: str, body: bytes, kind: str = ".raw") -> None:
    """Keep bytes under a name, in place of what was kept under it before."""
    if not _begun:
        return
    file = _file(name, kind)
    # Hidden and with this ending it is swept away if the program is killed meanwhile.
    fresh = file.with_name(f".{name}.{os.getpid()}.tmp")
    # Nothing is synced: half a file after a power cut has a wrong digest.
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            fresh.write_bytes(f"{_digest(body)} {marked}\n".encode() + body)
            os.replace(fresh, file)
        finally:
            fresh.unlink(missing_ok=True)


def _file(name: str, kind: str) -> Path:
    return paths.kept() / f"{name}{kind}"


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _stamps(place: str) -> Iterator[tuple[str, int, int]]:
    try:
        at = os.stat(place)
    except OSError:
        yield _named(place), 0, 0
        return
    if not stat.S_ISDIR(at.st_mode):
        yield _named(place), at.st_mtime_ns, at.st_size
        return
    try:
        inside = sorted(os.listdir(place))
    except OSError:
        yield _named(place), 0, 0
        return
    for name in inside:
        # What Python makes of the code changes without any change of the code.
        if name != "__pycache__":
            yield from _stamps(f"{place}{os.sep}{name}")


def _named(place: str) -> str:
    # From the program's folder: that of an AppImage is another one each time it starts.
    return place.removeprefix(str(ROOT))
