"""Who made the pictures, sounds and fonts: `CREDITS.yaml` beside them, a line for each file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game.loading import source
from game.loading.decode import decode
from game.loading.problems import (
    Location,
    Report,
    did_you_mean,
    where,
)
from game.loading.source import shown

CREDITS = "CREDITS.yaml"
_BESIDE = frozenset({".yaml", ".txt"})


@dataclass(frozen=True, slots=True)
class Credit:
    """One file: who made it, under which licence, where it is from, what was changed."""

    file: str
    author: str
    licence: str
    source: str
    changed: str


def folders(resources: Path) -> Iterator[Path]:
    """Give the folders whose files are credited, each in its own file of credits."""
    for name in ("fonts", "sounds", "sprites"):
        top = resources / name
        for folder in (top, *sorted(path for path in top.glob("*") if path.is_dir())):
            if _files(folder):
                yield folder


def _files(folder: Path) -> list[str]:
    files = (path for path in sorted(folder.glob("*")) if path.is_file())
    return [path.name for path in files if path.suffix not in _BESIDE or path.name == CREDITS]


def read(path: Path, report: Report, root: Path | None = None) -> list[tuple[Credit, source.Node]]:
    """Read a file of credits, each with its place; those that cannot be used are reported."""
    node = source.read(path, report, root)
    if node is not None and not isinstance(node, source.Sequence):
        report.error(node.spot, "$", "expected a list of credits")
    parts = node.items if isinstance(node, source.Sequence) else ()
    read = ((decode(Credit, part, report), part) for part in parts)
    return [(credit, part) for credit, part in read if credit is not None]


def check(resources: Path, report: Report, root: Path | None = None) -> None:
    """Check that every file has one credit with every part filled in, and every credit a file."""
    for folder in folders(resources):
        names = [name for name in _files(folder) if name != CREDITS]
        before = len(report.errors)
        credits = read(folder / CREDITS, report, root)
        if len(report.errors) > before and not credits:
            continue
        _check(folder, names, credits, report, root)


def _check(
    folder: Path,
    names: list[str],
    credits: list[tuple[Credit, source.Node]],
    report: Report,
    root: Path | None,
) -> None:
    seen: dict[str, Location] = {}
    for credit, node in credits:
        spot = source.find(node, ("file",)).spot
        if credit.file in seen:
            told = f"credited twice; first on line {seen[credit.file].line}"
            report.error(spot, credit.file, told, "take one out")
        elif credit.file not in names:
            hint = did_you_mean(credit.file, set(names) - {one.file for one, _ in credits})
            report.error(spot, credit.file, "there is no such file", hint or "take it out")
        seen.setdefault(credit.file, spot)
        for part in ("author", "licence", "source", "changed"):
            if not getattr(credit, part).strip():
                found = source.find(node, (part,))
                report.error(found.spot, where(found.path), "says nothing", "write it")
    end = Location(shown(folder / CREDITS, root))
    for name in names:
        if name not in seen:
            report.error(end, name, "nothing says who made this file", "add its credit")
