"""Which test files another graphics library could make fail: the others need it only once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.build.source import ROOT, imports

DRAWS = frozenset(("pygame", "scenes", "main"))
"""Packages that lead to the graphics library."""
STARTS = frozenset(("subprocess", "multiprocessing"))
"""Those by which a test starts a program, whose imports its own do not tell."""
OURS = frozenset(("game", "tests"))


def draws(file: Path, root: Path = ROOT) -> bool:
    """Tell whether a test file can reach the graphics library along its imports, anywhere in them.

    Laws of `tests/laws` see to it that `game` never does; a test of the rules is not asked twice.
    """
    tops = {name.partition(".")[0] for name in imports(file)}
    if tops & STARTS:
        return True
    seen: set[Path] = set()
    waiting = [file]
    while waiting:
        here = waiting.pop()
        if here in seen:
            continue
        seen.add(here)
        for name in imports(here):
            if name.partition(".")[0] in DRAWS:
                return True
            waiting += _lies(name, root)
    return False


@cache
def _lies(name: str, root: Path) -> tuple[Path, ...]:
    """Give the files that importing a name of our own runs: packages have some on the way."""
    return tuple(_files(name.split("."), root)) if name.partition(".")[0] in OURS else ()


def _files(parts: list[str], root: Path) -> Iterator[Path]:
    for length in range(1, len(parts) + 1):
        place = root.joinpath(*parts[:length])
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if file.is_file():
                yield file
