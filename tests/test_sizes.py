"""Files and functions stay small enough to be read in one go."""

from __future__ import annotations

import ast
from pathlib import Path
from statistics import median, quantiles

import pytest

from tests.build.source import ROOT, modules, place, tree

LINES = 400
BODY = 50


def functions(file: Path) -> list[tuple[str, int]]:
    found = []
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.FunctionDef):
            first = node.body[1] if ast.get_docstring(node) and node.body[1:] else node.body[0]
            found.append((node.name, node.end_lineno - first.lineno + 1))  # type: ignore[operator]
    return found


@pytest.mark.parametrize("file", modules(), ids=lambda f: "/".join(place(f)))
def test_no_file_and_no_function_is_too_long(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) <= LINES
    assert not [(name, size) for name, size in functions(file) if size > BODY]


def test_most_functions_are_a_few_lines() -> None:
    sizes = [size for file in modules() for _, size in functions(file)]
    assert median(sizes) <= 8
    assert quantiles(sizes, n=10)[-1] <= 25


def _public(node: ast.Module | ast.ClassDef) -> list[ast.FunctionDef | ast.ClassDef]:
    """List what a module or a public class shows: its names without an underscore."""
    found: list[ast.FunctionDef | ast.ClassDef] = []
    for part in node.body:
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)) and not part.name.startswith("_"):
            found.append(part)
            if isinstance(part, ast.ClassDef):
                found += _public(part)
    return found


def _undocumented(file: Path) -> list[str]:
    module = tree(file)
    missing = [] if ast.get_docstring(module) or not module.body else ["module"]
    return missing + [node.name for node in _public(module) if not ast.get_docstring(node)]


@pytest.mark.parametrize("file", modules(), ids=lambda f: "/".join(place(f)))
def test_whatever_is_public_says_what_it_does(file: Path) -> None:
    assert not _undocumented(file)


def test_no_file_names_a_machine_or_is_left_unfinished() -> None:
    words = ("TO" + "DO", "FIX" + "ME", "NotImplemented" + "Error", "/ro" + "ot/", "/ho" + "me/")
    files = [*modules(), *modules("tests"), ROOT / "main.py"]
    found = [(place(f), w) for f in files for w in words if w in f.read_text("utf-8")]
    assert not found
