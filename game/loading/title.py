"""One title's sheets, read, decoded, put together and checked."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
from collections.abc import Collection, Mapping
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from game.core.ladder import LADDER
from game.core.registry import titles
from game.core.title import Title
from game.folders import ROOT, data_of, root_of
from game.loading import options, refs, source
from game.loading.decode import decode
from game.loading.links import Links
from game.loading.mending import mended
from game.loading.problems import (
    Broken,
    Location,
    Problem,
    Report,
    Severity,
    did_you_mean,
    where,
)

FREE = frozenset({"title", "bots", "nets", "learned"})
"""Sheets that do not change what the rules do, so that saves stay good when they change."""
LESSONS = "lessons"
"""The sheet of guided games, which `game/lessons` reads: a broken one must break no game."""
ANALYSIS = "analysis"
"""The sheet of the numbers of an analysis, which `game/analysis` reads, for the same reason."""
BESIDE = frozenset({LESSONS, LADDER, ANALYSIS})
"""Sheets that a title may have without naming them: others read them."""


Stamp: TypeAlias = tuple[tuple[str, int, int], ...]


@dataclasses.dataclass(frozen=True, slots=True)
class Book:
    """A title's components, ready to use, with what its files refer to."""

    title: Title
    components: Any
    ruled: Mapping[str, Any]
    """The decoded sheets that the rules go by."""
    links: Links


def load(title_id: str, root: Path | None = None, over: Path | None = None) -> Any:
    """Give a title's components; raises Broken with the whole report if its data are not sound.

    Sheets that lie in the folder `over` take the place of the title's own. Read once for each
    folder, and again when a sheet in `over` was written since.
    """
    return _open(title_id, root or root_of(title_id), over, stamp(over)).components


def digest(
    title_id: str,
    names: Collection[str] | None = None,
    root: Path | None = None,
    over: Path | None = None,
) -> str:
    """Give the fingerprint of the sheets that the rules go by, as saves keep it.

    With `names` only those sheets count, as a match under some options goes by some only.
    """
    ruled = _open(title_id, root or root_of(title_id), over, stamp(over)).ruled
    chosen = ruled if names is None else names
    return fingerprint({name: part for name, part in ruled.items() if name in chosen})


def stamp(over: Path | None) -> Stamp:
    """Tell one content of a folder of sheets from another, by names, times and sizes."""
    if over is None:
        return ()
    return tuple(map(_stamped, sorted(over.rglob("*.yaml"))))


def _stamped(file: Path) -> tuple[str, int, int]:
    try:
        at = file.stat()
    # A link that leads nowhere or in a circle is a sheet that cannot be read, and told so then.
    except OSError:
        return str(file), 0, 0
    return str(file), at.st_mtime_ns, at.st_size


@lru_cache(32)
def _open(title_id: str, root: Path, over: Path | None, _stamp: Stamp) -> Book:
    report = Report()
    book = read(titles()[title_id], root / "data" / title_id, report, root, over)
    if book is None or report.errors:
        raise Broken(report)
    return book


def read(
    title: Title,
    folder: Path,
    report: Report,
    root: Path | None = None,
    over: Path | None = None,
) -> Book | None:
    """Read a title's sheets from a folder; None if they cannot be put together.

    What makes no sense is in the report, and the book is given all the same. A sheet that lies
    in the folder `over` is read from there.
    """
    own, links = Report(), Links()
    nodes = {name: _sheet(name, folder, over, own, root) for name in sorted(title.sheets)}
    parts = {
        name: decode(title.sheets[name], node, own, links)
        for name, node in nodes.items()
        if node is not None
    }
    _strays(title, folder, own, root)
    if over is not None:
        _strays(title, over, own, root)
    theirs = frozenset(source.shown(file, _base(over, root)) for file in _sheets(over))
    spare = _spare(title, folder, over)
    base = root if over is None else _base(over, root)
    ours = None if spare is None else _instead(spare, links, own, over or folder, base)
    refs.components(links, own, theirs, ours)
    if spare is not None and over is not None:
        _counted(nodes, parts, spare, own)
    book = None
    if not own.errors:
        book = _assembled(title, parts, links, nodes, own, spare)
    elif spare is not None:
        mixed = mended(title, nodes, spare.nodes, own)
        if mixed is not None:
            _assembled(title, mixed[0], mixed[1], nodes, own, spare)
    report.extend(own)
    return book


@dataclasses.dataclass(frozen=True, slots=True)
class _Spare:
    """Our own sheets of a title, beside which an owner's are judged."""

    nodes: Mapping[str, source.Node | None]
    parts: Mapping[str, Any]
    theirs: frozenset[str]
    """The sheets that are the owner's."""
    links: Links


def _spare(title: Title, folder: Path, over: Path | None) -> _Spare | None:
    """Give our own sheets where others are judged; none where ours are, or where we have none."""
    ours = data_of(title.id)
    if over is None and (folder.resolve() == ours.resolve() or not ours.is_dir()):
        return None
    nodes = _ours(tuple(title.sheets), ours, stamp(ours))
    if nodes is None:
        return None
    scratch, links = Report(), Links()
    parts = {
        name: decode(title.sheets[name], node, scratch, links)
        for name, node in nodes.items()
        if node is not None
    }
    if scratch.errors:
        return None
    around = folder if over is None else over
    theirs = (name for name in title.sheets if os.path.lexists(around / f"{name}.yaml"))
    return _Spare(nodes, parts, frozenset(theirs), links)


@lru_cache(8)
def _ours(
    names: tuple[str, ...], folder: Path, _stamp: Stamp
) -> Mapping[str, source.Node | None] | None:
    """Read our own sheets once: an owner's edition is judged again after each value entered."""
    report = Report()
    nodes = {name: source.read(folder / f"{name}.yaml", report, ROOT) for name in names}
    return None if report.errors else nodes


def _sheets(over: Path | None) -> tuple[Path, ...]:
    return () if over is None else tuple(sorted(over.rglob("*.yaml")))


def _base(over: Path | None, root: Path | None) -> Path | None:
    """Give what an owner's files are told from: without a root they are told as one can open."""
    return None if over is None or root is None else over.parent.parent


def _sheet(
    name: str, folder: Path, over: Path | None, report: Report, root: Path | None
) -> source.Node | None:
    # A link that leads nowhere is the owner's all the same: ours in its place would be a surprise.
    if over is not None and os.path.lexists(over / f"{name}.yaml"):
        return source.read(over / f"{name}.yaml", report, _base(over, root))
    return source.read(folder / f"{name}.yaml", report, root)


def _strays(title: Title, folder: Path, report: Report, root: Path | None) -> None:
    for path in sorted(folder.rglob("*.y*ml")):
        name = path.relative_to(folder).with_suffix("").as_posix()
        if name.startswith("i18n/") or (name in BESIDE and path.suffix == ".yaml"):
            continue
        if name not in title.sheets or path.suffix != ".yaml":
            told = f"the title knows no sheet '{path.relative_to(folder).as_posix()}'"
            files = {f"{sheet}.yaml": sheet for sheet in title.sheets}
            # By its last part: a sheet in the wrong folder is one that has its name elsewhere.
            alike = [file for file in files if file.rpartition("/")[2] == f"{path.stem}.yaml"]
            hint = f"call it '{alike[0]}'" if alike else did_you_mean(f"{name}.yaml", files)
            report.warning(Location(source.shown(path, root)), "$", told, hint)


Said = tuple[str, tuple[str | int, ...], str, str, str]


def _said(
    title: Title, components: Any, parts: Mapping[str, Any], spare: _Spare | None
) -> list[Said]:
    """Ask for everything that makes no sense, in order."""
    found: list[Said] = []

    def say(
        sheet: str,
        path: tuple[str | int, ...],
        what: str,
        hint: str = "",
        severity: str = "error",
    ) -> None:
        found.append((sheet, path, what, hint, severity))

    options.check(title, parts["title"], say)
    title.check(components, say)
    if spare is not None:
        title.beside(title.assemble(spare.parts), components, say)
    return found


def _instead(spare: _Spare, links: Links, found: Report, around: Path, base: Path | None) -> Links:
    """Give what our sheets define where theirs are wrong and name nothing of a kind at all.

    That they cannot be read is told, and nothing else is amiss because of it.
    """
    wrong, instead = {problem.spot.file for problem in found.errors}, Links()
    for name in spare.theirs:
        file, node = source.shown(around / f"{name}.yaml", base), spare.nodes[name]
        if file in wrong and node is not None:
            named = {one.kind for one in links.defined.values() if one.spot.file == file}
            for mark in spare.links.defined.values():
                if mark.spot.file == node.spot.file and mark.kind not in named:
                    instead.define(mark)
    return instead


def _counted(
    nodes: Mapping[str, source.Node | None],
    parts: Mapping[str, object],
    spare: _Spare,
    report: Report,
) -> None:
    """Warn where an owner's sheet lists more or fewer things than the game has, as ours does."""
    for sheet in sorted(spare.theirs & parts.keys()):
        ours: object = spare.parts[sheet]
        theirs, node = parts[sheet], nodes[sheet]
        if node is None or not dataclasses.is_dataclass(ours) or type(ours) is not type(theirs):
            continue
        for field in dataclasses.fields(ours):
            known, told = getattr(ours, field.name), getattr(theirs, field.name)
            listed = isinstance(known, Mapping | tuple) and isinstance(told, Mapping | tuple)
            if listed and len(told) != len(known):
                what = f"{len(told)} {field.name}, and the game has {len(known)}"
                spot = source.find(node, (field.name,)).spot
                report.warning(spot, where((field.name,)), what, _amiss(known, told))


def _amiss(known: Collection[str], told: Collection[str]) -> str:
    """Name what is missing or there besides, where that has names."""
    if not isinstance(known, Mapping) or not isinstance(told, Mapping):
        return "look whether one is missing or written twice"
    lists = (("missing", known.keys() - told.keys()), ("besides", told.keys() - known.keys()))
    return "; ".join(f"{word}: {', '.join(sorted(names))}" for word, names in lists if names)


def _assembled(
    title: Title,
    parts: Mapping[str, Any],
    links: Links,
    nodes: Mapping[str, source.Node | None],
    report: Report,
    spare: _Spare | None,
) -> Book:
    components = title.assemble(parts)
    for said in _said(title, components, parts, spare):
        sheet, path, what, hint, severity = said
        told = where(path)
        blamed = _blamed(title, parts, said, spare)
        if blamed != sheet:
            shown = nodes[sheet]
            ours = source.find(shown, path).spot if shown is not None else Location(sheet)
            what, told, path = f"{what}, at {told} of {ours}", "$", ()
        node = nodes[blamed]
        spot = source.find(node, path).spot if node is not None else Location(blamed)
        report.add(Problem(spot, Severity(severity), told, what, hint))
    ruled = {name: part for name, part in parts.items() if name not in FREE}
    return Book(title, components, ruled, links)


def _blamed(title: Title, parts: Mapping[str, Any], said: Said, spare: _Spare | None) -> str:
    """Name the sheet that a finding is due to: the owner's, where ours only does not go with it.

    It is the one without which nobody would have said it.
    """
    sheet = said[0]
    if spare is None or sheet in spare.theirs:
        return sheet
    for name in sorted(spare.theirs):
        others = {**parts, name: spare.parts[name]}
        if said not in _said(title, title.assemble(others), others, spare):
            return name
    return sheet


def fingerprint(value: object) -> str:
    """Give a sha256 over decoded values that is the same on every machine and every run."""
    text = json.dumps(_plain(value), ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        below = {field.name: _plain(getattr(value, field.name)) for field in _own(value)}
        return {"is": type(value).__name__, **below}
    if isinstance(value, Enum):
        return _plain(value.value)
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, frozenset):
        return sorted((_plain(item) for item in value), key=str)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def _own(value: Any) -> tuple[dataclasses.Field[Any], ...]:
    return dataclasses.fields(value)
