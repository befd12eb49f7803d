"""The program's own classes and what they inherit from."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from tests.build.source import ROOT, modules, path, statements, tree
from tests.laws.graph import dotted

KINDS = frozenset(("Protocol", "ABC", "Generic", "NamedTuple", "Enum", "IntEnum"))
"""Bases that say of which kind a class is, and hand down nothing of the program's own."""


@dataclass(frozen=True, slots=True)
class Class:
    """A class of the program, where it stands, and its bases by their full names."""

    name: str
    place: str
    bases: tuple[str, ...]


def classes(root: Path = ROOT, tops: tuple[str, ...] = ("game", "scenes")) -> dict[str, Class]:
    """Give every class at the top of a module by its full name."""
    found: dict[str, Class] = {}
    for file in modules(*tops, root=root):
        home, known = dotted(file, root), origins(file)
        for node in tree(file).body:
            if isinstance(node, ast.ClassDef):
                bases = tuple(full(base, known, home) for base in node.bases)
                name = f"{home}.{node.name}"
                found[name] = Class(name, f"{path(file, root)}:{node.lineno}", bases)
    return found


def origins(file: Path) -> dict[str, str]:
    """Give the full name of whatever a file imports by the name that it has there."""
    found: dict[str, str] = {}
    for node in statements(file):
        module = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
        for alias in node.names:
            found[alias.asname or alias.name] = f"{module}{alias.name}"
    return found


def full(base: ast.expr, known: dict[str, str], home: str) -> str:
    """Give the full name of a base, its type arguments left out."""
    text = ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
    first, dot, rest = text.partition(".")
    return f"{known[first]}{dot}{rest}" if first in known else f"{home}.{text}"


def line(name: str, known: dict[str, Class]) -> list[str]:
    """Give the longest line of the program's own classes from one up to its first ancestor."""
    if name not in known:
        return []
    bases = known[name].bases
    if any(base.rpartition(".")[2] in {"Protocol", "NamedTuple"} for base in bases):
        return []
    above = [line(base, known) for base in bases if base.rpartition(".")[2] not in KINDS]
    return [name, *max(above, key=len, default=[])]
