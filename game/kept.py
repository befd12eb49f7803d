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
import sys
from collections.abc import Iterable, Iterator
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


def mark(*places: Path) -> str:
    """Give the mark of files and of all files below folders: their names, sizes and times."""
    stamps = sorted(stamp for place in places for stamp in _stamps(place))
    return _digest(repr((_FORMAT, VERSION, sys.version, stamps)).encode())


def code(*folders: str) -> tuple[Path, ...]:
    """Give the folders of the program whose code works something out, to be marked with it."""
    return tuple(ROOT / folder for folder in folders)


def recall(name: str, marked: str) -> object:
    """Give what was kept under a name with that mark; `None` if there is nothing sound."""
    if not _begun:
        return None
    try:
        head, _, body = read_bytes(_file(name)).partition(b"\n")
        if head.decode("ascii") != f"{_digest(body)} {marked}":
            return None
        found: object = json.loads(body)
    # The latter from brackets in brackets without end, the others from what is no text.
    except (OSError, ValueError, RecursionError):
        return None
    return found


def keep(name: str, marked: str, value: object) -> None:
    """Keep a value of JSON under a name, in place of what was kept under it before."""
    if not _begun:
        return
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    file = _file(name)
    # Hidden and with this ending it is swept away if the program is killed meanwhile.
    fresh = file.with_name(f".{name}.{os.getpid()}.tmp")
    # Nothing is synced: half a file after a power cut has a wrong digest.
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(f"{_digest(body)} {marked}\n".encode("ascii") + body)
        os.replace(fresh, file)


def _file(name: str) -> Path:
    return paths.kept() / f"{name}.json"


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _stamps(place: Path) -> Iterator[tuple[str, int, int]]:
    yield from map(_stamp, _below(str(place)))


def _below(place: str) -> Iterable[str]:
    if not os.path.isdir(place):
        return [place]
    # What Python makes of the code changes without any change of the code.
    return [
        os.path.join(around, name)
        for around, _, names in os.walk(place)
        if os.path.basename(around) != "__pycache__"
        for name in names
    ]


def _stamp(file: str) -> tuple[str, int, int]:
    try:
        at = os.stat(file)
    except OSError:
        return file, 0, 0
    return file, at.st_mtime_ns, at.st_size
