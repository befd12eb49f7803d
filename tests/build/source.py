"""What the program's own files say, for the tests of its laws."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def modules(*folders: str) -> list[Path]:
    """List the Python files of the program below these folders, or of all of it."""
    tops = folders or ("game", "scenes")
    return sorted(file for top in tops for file in (ROOT / top).rglob("*.py"))


@cache
def tree(file: Path) -> ast.Module:
    """Parse a file once."""
    return ast.parse(file.read_text("utf-8"))


def imports(file: Path) -> set[str]:
    """Name every module that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def place(file: Path) -> tuple[str, ...]:
    """Give a file's path below the root in parts."""
    return file.relative_to(ROOT).parts
