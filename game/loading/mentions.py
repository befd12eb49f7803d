"""Which names the program's own code mentions, so that unused texts and pictures are found.

A literal counts as itself; a literal with values put in counts as every name of its pattern.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from game.loading.problems import Location
from game.loading.source import shown

_SPEAKERS = frozenset({"Key", "Message", "Refusal", "Text", "refuse", "text"})
_ANY = r"\w+(?:\.\w+)*"
_KEY = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")


@dataclass(slots=True)
class Mentions:
    """Names in code: literals, patterns of composed literals, and keys that are surely texts."""

    literals: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    keys: dict[str, Location] = field(default_factory=dict)
    spots: dict[str, Location] = field(default_factory=dict)
    """Where each literal and pattern stands first."""
    _matcher: re.Pattern[str] | None = None
    _fixed: list[tuple[list[str], Location]] | None = None

    def names(self, name: str) -> bool:
        """Tell whether some code mentions this name, whole or composed.

        Without any code to read, as in a frozen program, nothing can be called unused.
        """
        return not self.literals or name in self.literals or bool(self._composed(name))

    def place(self, name: str) -> Location | None:
        """Give the place at which code asks for a text, as far as that can be read off the code."""
        sure = self.keys.get(name) or (self.spots[name] if name in self.literals else None)
        if sure is not None:
            return sure
        if self._fixed is None:
            # The pattern that says most of a name comes first: `{title}.{key}` fits nearly all of
            # them; of equals one of the screen's.
            spots = self.spots
            order = sorted(
                self.patterns,
                key=lambda p: (-len(p.replace(_ANY, "")), spots[p].file[:1] != "s", p),
            )
            self._fixed = [
                ([part.replace("\\", "") for part in p.split(_ANY)], spots[p]) for p in order
            ]
        return next((spot for fixed, spot in self._fixed if _spells(fixed, name)), None)

    def _composed(self, name: str) -> re.Match[str] | None:
        if self._matcher is None:
            joined = "|".join(f"(?:{pattern})" for pattern in sorted(self.patterns))
            # One pattern for all: asked for each of some thousand texts. Without any, one that
            # never fits.
            self._matcher = re.compile(joined or r"(?!)")
        return self._matcher.fullmatch(name)


def mentions(folders: Iterable[Path], root: Path) -> Mentions:
    """Read all Python files of some folders."""
    found = Mentions()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
            _gather(tree, shown(path, root), found)
    return found


def _gather(tree: ast.AST, name: str, found: Mentions) -> None:
    pieces: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            # The fixed parts of a composed literal are no names by themselves: "ages." would hide
            # unused texts.
            if id(node) not in pieces:
                found.literals.add(node.value)
                found.spots.setdefault(node.value, _spot(name, node))
        elif isinstance(node, ast.JoinedStr):
            pieces.update(map(id, node.values))
            for pattern in _pattern(node):
                found.patterns.add(pattern)
                found.spots.setdefault(pattern, _spot(name, node))
        elif isinstance(node, ast.Call):
            found.keys.update(_keys(node, name))


def _spells(fixed: list[str], name: str) -> bool:
    """Tell whether a name has the fixed parts of a pattern in their order.

    The pattern itself would be tried in thousands of ways where several gaps stand side by side.
    """
    if not (name.startswith(fixed[0]) and name.endswith(fixed[-1])):
        return False
    first, *more = fixed
    at = len(first)
    for part in more[:-1]:
        at = name.find(part, at + 1) + len(part)
        if at < len(part):
            return False
    return not more or at + len(more[-1]) < len(name)


def _pattern(node: ast.JoinedStr) -> Iterator[str]:
    fixed = [_literal(part) for part in node.values]
    if any(re.search(r"\w", text) for text in fixed):
        yield "".join(re.escape(text) if text else _ANY for text in fixed)


def _literal(node: ast.expr) -> str:
    value = node.value if isinstance(node, ast.Constant) else ""
    return value if isinstance(value, str) else ""


def _keys(node: ast.Call, name: str) -> Iterator[tuple[str, Location]]:
    called = node.func
    speaker = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    if speaker not in _SPEAKERS or not node.args:
        return
    key = _literal(node.args[0])
    if _KEY.fullmatch(key):
        yield key, _spot(name, node.args[0])


def _spot(name: str, node: ast.expr) -> Location:
    return Location(name, node.lineno, node.col_offset + 1)
