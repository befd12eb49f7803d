"""Makes the program known to a person's Linux desktop: menu entry, description, icons; and back.

Packages and the folder for an AppImage lay out the same files; only the command in them differs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath

from game.folders import ROOT
from game.paths import DESKTOP

COMMAND = "four-ages"
FILES = ROOT / "resources" / "desktop"
ENTRY = PurePosixPath("applications", f"{DESKTOP}.desktop")
"""The menu entry, in a folder that desktops read."""
_ELSEWHERE = ("win32", "cygwin", "darwin")
_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./+,:@")


class Undone(Exception):
    """A sentence that says why nothing was done."""


def offered(system: str = sys.platform) -> bool:
    """Tell whether desktops of this system read such files."""
    return system not in _ELSEWHERE


def share(environment: Mapping[str, str] = os.environ) -> Path:
    """Give the folder in which desktops look for a person's own files."""
    # A relative path is to be ignored: the standard says so.
    chosen = Path(environment.get("XDG_DATA_HOME", ""))
    return chosen if chosen.is_absolute() else Path.home() / ".local" / "share"


def command(environment: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """Give the words that start this very program from anywhere."""
    if getattr(sys, "frozen", False):
        # The program in an AppImage lies in a folder that is gone with the running program.
        return (environment.get("APPIMAGE", sys.executable),)
    script = Path(sys.executable).with_name(COMMAND)
    if script.is_file():
        return (str(script),)
    return (sys.executable, str(ROOT / "main.py"))


def pieces(words: Sequence[str] = (COMMAND,)) -> dict[PurePosixPath, bytes]:
    """Give the files by their places below such a folder, for a program started by these words.

    The menu entry is the last: whoever sees it finds its icon.
    """
    found: dict[PurePosixPath, bytes] = {}
    for file in sorted((FILES / "icons").iterdir()):
        size = file.stem if file.suffix == ".svg" else f"{file.stem}x{file.stem}"
        name = PurePosixPath("icons/hicolor", size, "apps", DESKTOP + file.suffix)
        found[name] = file.read_bytes()
    described = f"{DESKTOP}.metainfo.xml"
    found[PurePosixPath("metainfo", described)] = (FILES / described).read_bytes()
    found[ENTRY] = _entry((FILES / ENTRY.name).read_text("utf-8"), words).encode()
    return found


def integrate(folder: Path, words: Sequence[str]) -> Path:
    """Write the files into a folder that desktops read; give the menu entry. Raises Undone."""
    for name, data in pieces(words).items():
        file = folder / name
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        except OSError as error:
            why = error.strerror or error
            raise Undone(f"{why}: the menu entry cannot be written to {folder}") from error
    _renewed(folder)
    return folder / ENTRY


def disintegrate(folder: Path) -> bool:
    """Take the files away again; tell whether there was any. Raises Undone."""
    there = [folder / name for name in reversed(pieces()) if os.path.lexists(folder / name)]
    try:
        for file in there:
            file.unlink()
    except OSError as error:
        why = error.strerror or error
        raise Undone(f"{why}: the menu entry in {folder} cannot be taken away") from error
    for file in there:
        _emptied(file.parent, folder)
    _renewed(folder)
    return bool(there)


def _emptied(inner: Path, folder: Path) -> None:
    """Remove folders that hold nothing any more, from the inner one outwards."""
    try:
        while inner != folder:
            inner.rmdir()
            inner = inner.parent
    except OSError:
        return


def _renewed(folder: Path) -> None:
    """Let desktops see that the icons changed: they compare the time of their folder."""
    try:
        os.utime(folder / "icons" / "hicolor")
    except OSError:
        return


def _entry(text: str, words: Sequence[str]) -> str:
    """Put the words that start the program into a menu entry."""
    called = " ".join(map(_quoted, words))
    lines = [
        line.replace(f"Exec={COMMAND}", f"Exec={called}", 1) if line.startswith("Exec=") else line
        for line in text.splitlines()
    ]
    if PurePosixPath(words[0]).is_absolute():
        # Whoever deletes the program has no dead entry left.
        lines.insert(lines.index("Terminal=false"), f"TryExec={_escaped(words[0])}")
    return "\n".join(lines) + "\n"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


def _quoted(word: str) -> str:
    """Write a word of a command as menu entries have it: quoted, and then escaped once more."""
    word = word.replace("%", "%%")
    if {*word} <= _PLAIN | {"%"}:
        return word
    inner = "".join(f"\\{letter}" if letter in '"`$\\' else letter for letter in word)
    return _escaped(f'"{inner}"')
