"""YAML text into a tree that remembers places, so that every later finding can point at its line.

Nodes are read instead of values because YAML 1.1 turns words into other things silently: here a
scalar keeps both its text and what YAML would have made of it.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from game.loading.problems import Location, Report, where
from game.reading import read_bytes

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_CORE = "tag:yaml.org,2002:"
_KINDS = {
    "str": "text",
    "int": "int",
    "float": "float",
    "bool": "bool",
    "null": "nothing",
    "timestamp": "date",
    "merge": "merge",
    "value": "text",
}
_QUOTES = frozenset("'\"|>")
_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
_COMMENT = re.compile(r"\s*(#\S.*)")
_PLAIN = (_CORE + "seq", _CORE + "map")
_DEEPEST = 60

Trail: TypeAlias = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value: its text, and the kind YAML takes it for (`text`, `int`, `bool`, …)."""

    spot: Location
    path: Trail
    text: str
    kind: str
    quoted: bool = False
    comment: str = ""

    @property
    def empty(self) -> bool:
        """Tell whether nothing is written at this place."""
        return self.kind == "nothing"


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list of nodes."""

    spot: Location
    path: Trail
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values in the order of the file; no key comes twice.

    `lost` are the keys whose values could not be read at all.
    """

    spot: Location
    path: Trail
    entries: tuple[tuple[Scalar, Node], ...]
    lost: frozenset[str] = frozenset()

    def get(self, key: str) -> Node | None:
        """Find the value of a key."""
        return next((value for name, value in self.entries if name.text == key), None)


Node: TypeAlias = Scalar | Sequence | Mapping


def find(node: Node, path: Trail) -> Node:
    """Follow a path as far as it goes; a mapping entry is found by key, a list entry by number."""
    for part in path:
        below = _step(node, part)
        if below is None:
            return node
        node = below
    return node


def _step(node: Node, part: str | int) -> Node | None:
    if isinstance(node, Mapping):
        return node.get(str(part))
    if isinstance(node, Sequence) and isinstance(part, int) and 0 <= part < len(node.items):
        return node.items[part]
    return None


def read(path: Path, report: Report, root: Path | None = None) -> Node | None:
    """Read a file into a tree; what is wrong goes into the report. None if nothing can be read.

    File names in messages are relative to `root`.
    """
    name = shown(path, root)
    try:
        # Editors on Windows put a byte order mark in front, which is no fault of the text.
        text = read_bytes(path).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        link = path.is_symlink()
        told = "the link leads to no file" if link else "the file is missing"
        report.error(Location(name), "$", told, "put it there")
    except UnicodeDecodeError as fault:
        line, column = _place(fault.object, fault.start)
        report.error(
            Location(name, line, column),
            "$",
            f"byte 0x{fault.object[fault.start]:02x} is not UTF-8",
            "save the file as UTF-8",
        )
    except (OSError, ValueError) as fault:
        why = fault.strerror if isinstance(fault, OSError) and fault.strerror else fault
        report.error(Location(name), "$", f"cannot be read: {why}")
    else:
        return parse(text, name, report)
    return None


def shown(path: Path, root: Path | None) -> str:
    """Write a file name relative to the root, with forward slashes; whole if it lies elsewhere."""
    if root is None:
        return path.as_posix()
    try:
        near = Path(os.path.relpath(path, root))
    # Of two disks of Windows none lies beside the other.
    except ValueError:
        return path.as_posix()
    return path.absolute().as_posix() if ".." in near.parts else near.as_posix()


def _place(data: bytes, start: int) -> tuple[int, int]:
    before = data[:start].decode("utf-8", "replace")
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1


def parse(text: str, name: str, report: Report) -> Node | None:
    """Turn YAML text into a tree; never raises, whatever the text is."""
    try:
        raw = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as fault:
        mark = fault.problem_mark or fault.context_mark
        spot = Location(name, mark.line + 1, mark.column + 1) if mark else Location(name)
        report.error(spot, "$", f"not YAML: {fault.problem or fault.context}")
    except yaml.reader.ReaderError as fault:
        line = text.count("\n", 0, fault.position) + 1
        column = fault.position - text.rfind("\n", 0, fault.position)
        report.error(Location(name, line, column), "$", f"not YAML: {fault.reason}")
    except (yaml.YAMLError, ValueError, RecursionError) as fault:
        report.error(Location(name), "$", f"not YAML: {str(fault).splitlines()[0]}")
    else:
        if raw is None:
            report.error(Location(name), "$", "the file is empty", "write a mapping")
            return None
        return _Builder(name, _BREAK.split(text), report).build(raw, (), 0)
    return None


class _Builder:
    """Turns the nodes of the library into ours and reports what YAML allows and we do not."""

    def __init__(self, name: str, lines: list[str], report: Report) -> None:
        self.name = name
        self.lines = lines
        self.report = report
        self.seen: set[int] = set()

    def build(self, raw: Any, path: Trail, depth: int) -> Node | None:
        spot = self.spot(raw)
        # Our own recursion must end before Python's does, which no message could point at.
        if depth > _DEEPEST:
            self.report.error(spot, where(path[:3]), f"nested deeper than {_DEEPEST} levels")
            return None
        # An alias gives the same node again; a few of them nested would grow to millions of nodes.
        if id(raw) in self.seen:
            return None
        self.seen.add(id(raw))
        if self.sign(raw) == "&":
            self.report.error(spot, where(path), "anchors are not used here", "write it out")
        if isinstance(raw, yaml.ScalarNode):
            return self.scalar(raw, path, spot)
        if self.foreign(raw, path, spot):
            return None
        if isinstance(raw, yaml.SequenceNode):
            built = [self.build(item, (*path, at), depth + 1) for at, item in enumerate(raw.value)]
            return Sequence(spot, path, tuple(item for item in built if item is not None))
        return self.mapping(raw, path, spot, depth)

    def spot(self, raw: Any) -> Location:
        return Location(self.name, raw.start_mark.line + 1, raw.start_mark.column + 1)

    def foreign(self, raw: Any, path: Trail, spot: Location) -> bool:
        if raw.tag in _PLAIN and self.sign(raw) != "!":
            return False
        self.report.error(
            spot, where(path), f"tag '{_short(raw.tag)}' is forbidden", "leave it out"
        )
        return True

    def scalar(self, raw: Any, path: Trail, spot: Location) -> Scalar | None:
        kind = _KINDS.get(raw.tag.removeprefix(_CORE)) if raw.tag.startswith(_CORE) else None
        if kind is None or self.sign(raw) == "!":
            self.report.error(
                spot, where(path), f"tag '{_short(raw.tag)}' is forbidden", "leave it out"
            )
            return None
        comment = self.comment(raw) if kind == "nothing" and not raw.value else ""
        return Scalar(spot, path, raw.value, kind, raw.style in _QUOTES, comment)

    def sign(self, raw: Any) -> str:
        """Look at the character a node begins with; the library keeps no anchors."""
        mark = raw.start_mark
        return self.line(mark)[mark.column : mark.column + 1]

    def comment(self, raw: Any) -> str:
        match = _COMMENT.match(self.line(raw.end_mark), raw.end_mark.column)
        return match.group(1) if match else ""

    def line(self, mark: Any) -> str:
        return self.lines[mark.line] if mark.line < len(self.lines) else ""

    def mapping(self, raw: Any, path: Trail, spot: Location, depth: int) -> Mapping:
        first: dict[str, Location] = {}
        lost: set[str] = set()
        entries: list[tuple[Scalar, Node]] = []
        for raw_key, raw_value in raw.value:
            key = self.key(raw_key, path)
            if key is None:
                continue
            value = self.build(raw_value, (*path, key.text), depth + 1)
            if key.text in first:
                told = f"written twice; first on line {first[key.text].line}"
                self.report.error(key.spot, where((*path, key.text)), told)
            # Remembered as lost, lest it be reported a second time as missing.
            elif value is None:
                lost.add(key.text)
            else:
                entries.append((key, value))
            first.setdefault(key.text, key.spot)
        return Mapping(spot, path, tuple(entries), frozenset(lost))

    def key(self, raw: Any, path: Trail) -> Scalar | None:
        spot = self.spot(raw)
        if not isinstance(raw, yaml.ScalarNode):
            self.report.error(spot, where(path), "a key must be a word", "write one word")
            return None
        # Merged keys would come from a place that no finding could name.
        if raw.tag == _CORE + "merge":
            self.report.error(spot, where(path), "merging with '<<' is not used", "write it out")
            return None
        return self.scalar(raw, path, spot)


def _short(tag: str) -> str:
    return tag.replace(_CORE, "!!")


def text_of(node: Scalar, at: Trail, report: Report, what: str = "") -> str | None:
    """Take a scalar as text; report what YAML would have read as something else."""
    if node.kind == "text":
        return node.text
    if node.comment:
        report.error(node.spot, where(at), f"'{node.comment}' is read as a comment", "quote it")
    elif node.empty and not node.text:
        report.error(node.spot, where(at), "expected text, found nothing", "write a text")
    else:
        told = f"{what}'{node.text}' is read as {node.kind}, not text"
        report.error(node.spot, where(at), told, "quote it")
    return None
