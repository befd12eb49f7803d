"""Files and functions stay small enough to be read in one go, and say what they are for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

from tests.build.source import ROOT, modules, path, tree, within
from tests.laws.findings import hold, plant

LINES = 600
BODY = 50
ALL = ("game", "scenes", "tests")
REASON = re.compile(r"^# whole: (\S+ \S+ \S+ .*)$", re.MULTILINE)
"""A comment in the head of a file that says why it is better whole than in two halves."""
HEAD = 20
"""The number of lines in which such a reason is looked for."""


def functions(file: Path) -> Iterator[tuple[str, int, int]]:
    """Give the name, the line and the size of every function, its docstring left out."""
    for node in within(tree(file)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            first = node.body[1] if ast.get_docstring(node) and node.body[1:] else node.body[0]
            yield node.name, node.lineno, (node.end_lineno or first.lineno) - first.lineno + 1


def long_files(root: Path = ROOT) -> list[str]:
    """List files over the limit without a reason, and reasons that nothing needs."""
    found = []
    for file in modules(*ALL, root=root):
        lines = file.read_text("utf-8").splitlines()
        reason = REASON.search("\n".join(lines[:HEAD]))
        if len(lines) > LINES and not reason:
            found.append(f"{path(file, root)}: {len(lines)} lines, and no '# whole: reason' above")
        elif reason and len(lines) <= LINES:
            found.append(f"{path(file, root)}: {len(lines)} lines need no '# whole: reason'")
    return found


def long_functions(root: Path = ROOT) -> list[str]:
    """List functions that are over the limit."""
    return [
        f"{path(file, root)}:{line} {name}: {size} lines"
        for file in modules(*ALL, root=root)
        for name, line, size in functions(file)
        if size > BODY
    ]


def public(node: ast.Module | ast.ClassDef) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """Give what a module or a public class shows: its names without an underscore."""
    for part in node.body:
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)) and not part.name.startswith("_"):
            yield part
            if isinstance(part, ast.ClassDef):
                yield from public(part)


def undocumented(root: Path = ROOT) -> list[str]:
    """List public modules, classes and functions of the program without a docstring."""
    found = []
    for file in modules(root=root):
        module = tree(file)
        if module.body and not ast.get_docstring(module):
            found.append(f"{path(file, root)}:1 the module")
        silent = [node for node in public(module) if not ast.get_docstring(node)]
        found += [f"{path(file, root)}:{node.lineno} {node.name}" for node in silent]
    return found


def unfinished(root: Path = ROOT) -> list[str]:
    """List words that name a machine or say that something is left to do."""
    words = ("TO" + "DO", "FIX" + "ME", "NotImplemented" + "Error", "/ro" + "ot/", "/ho" + "me/")
    return [
        f"{path(file, root)}: {word}"
        for file in [*modules(*ALL, root=root), root / "main.py"]
        for word in words
        if word in file.read_text("utf-8")
    ]


def test_no_file_is_too_long() -> None:
    hold(f"a file has at most {LINES} lines, or says in its head why it is whole", long_files())


def test_no_function_is_too_long() -> None:
    hold(f"a function has at most {BODY} lines", long_functions())


def test_most_functions_are_a_few_lines() -> None:
    sizes = [size for file in modules() for _, _, size in functions(file)]
    assert median(sizes) <= 8
    assert quantiles(sizes, n=10)[-1] <= 25


def test_whatever_is_public_says_what_it_does() -> None:
    hold("whatever is public has a docstring", undocumented())


def test_no_file_names_a_machine_or_is_left_unfinished() -> None:
    hold("no file names a machine or is left unfinished", unfinished())


def test_the_scan_sees_what_it_looks_for(tmp_path: Path) -> None:
    long = "x = 1\n" * (LINES + 1)
    body = "    x = 1\n" * (BODY + 1)
    root = plant(
        tmp_path,
        {
            "main.py": "",
            "game/long.py": f'"""Long."""\n{long}',
            "game/table.py": f'"""Long."""\n\n# whole: one table that is read at once\n{long}',
            "game/short.py": '"""Short."""\n\n# whole: one table that is read at once\n',
            "scenes/silent.py": "class Seen:\n    def act(self): ...\n    def _hidden(self): ...\n",
            "tests/test_much.py": f"def test_much():\n{body}",
            "tests/test_left.py": "# TO" + "DO\n",
        },
    )
    assert long_files(root) == [
        "game/long.py: 602 lines, and no '# whole: reason' above",
        "game/short.py: 3 lines need no '# whole: reason'",
    ]
    assert long_functions(root) == ["tests/test_much.py:1 test_much: 51 lines"]
    assert undocumented(root) == [
        "scenes/silent.py:1 the module",
        "scenes/silent.py:1 Seen",
        "scenes/silent.py:2 act",
    ]
    assert unfinished(root) == ["tests/test_left.py: TO" + "DO"]
