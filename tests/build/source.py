"""What the program's own files say, for the tests of its laws."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ("game", "scenes")


def modules(*folders: str, root: Path = ROOT) -> list[Path]:
    """List the Python files below these folders of a tree, or of its whole program."""
    tops = folders or PROGRAM
    return sorted(file for top in tops for file in (root / top).rglob("*.py"))


@cache
def tree(file: Path) -> ast.Module:
    """Parse a file once."""
    return ast.parse(file.read_text("utf-8"))


def within(node: ast.AST) -> Iterator[ast.stmt]:
    """Give the statements in a node, however deep; `ast.walk` would look into every expression."""
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        for part in getattr(node, name, ()):
            if isinstance(part, ast.stmt):
                yield part
            yield from within(part)


@cache
def statements(file: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """List the import statements of a file, anywhere in it."""
    nodes = within(tree(file))
    return tuple(node for node in nodes if isinstance(node, (ast.Import, ast.ImportFrom)))


def imports(file: Path) -> dict[str, int]:
    """Give every module or name that a file imports, anywhere in it, with the line."""
    found: dict[str, int] = {}
    for node in statements(file):
        for name in named(node):
            found.setdefault(name, node.lineno)
    return found


def named(node: ast.Import | ast.ImportFrom) -> list[str]:
    """Name what one import statement imports: its modules, and each name within its module."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if not node.module:
        return []
    return [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]


def place(file: Path, root: Path = ROOT) -> tuple[str, ...]:
    """Give a file's path below the root in parts."""
    return file.relative_to(root).parts


def path(file: Path, root: Path = ROOT) -> str:
    """Give a file's path below the root as one writes it."""
    return file.relative_to(root).as_posix()


def title_ids(root: Path = ROOT) -> list[str]:
    """Name the titles of a tree: what has data, rules and a screen under one name."""
    folders = sorted((root / "data").glob("*/title.yaml"))
    # By what lies on the disk, not by the registry: laws must also hold where it does not load.
    names = [file.parent.name for file in folders]
    return [name for name in names if all((root / top / name).is_dir() for top in PROGRAM)]
