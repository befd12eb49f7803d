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
    _matcher: re.Pattern[str] | None = None

    def names(self, name: str) -> bool:
        """Tell whether some code mentions this name, whole or composed.

        Without any code to read, as in a frozen program, nothing can be called unused.
        """
        return not self.literals or name in self.literals or bool(self._composed(name))

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
        elif isinstance(node, ast.JoinedStr):
            pieces.update(map(id, node.values))
            found.patterns.update(_pattern(node))
        elif isinstance(node, ast.Call):
            found.keys.update(_keys(node, name))


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
        yield key, Location(name, node.args[0].lineno, node.args[0].col_offset + 1)
