"""How often a comment says why, and how often a type is given up."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path
from typing import TypeGuard

from tests.build.source import ROOT, modules, path, tree

ORDERS = re.compile(r"#\s*(type:|noqa|fmt:|pragma|whole:|!)")
"""Comments that speak to a tool and not to a person."""
IGNORE = re.compile(r"#\s*type:\s*ignore")


def comments(file: Path) -> dict[int, str]:
    """Give every comment of a file by its line."""
    reader = io.StringIO(file.read_text("utf-8")).readline
    # By tokens, as a number sign within a text is no comment.
    found = tokenize.generate_tokens(reader)
    return {token.start[0]: token.string for token in found if token.type == tokenize.COMMENT}


def why(root: Path, *tops: str) -> tuple[int, int]:
    """Count the comments that speak to a person, and all lines."""
    files = modules(*tops, root=root)
    spoken = [text for file in files for text in comments(file).values() if not ORDERS.match(text)]
    return len(spoken), sum(len(file.read_text("utf-8").splitlines()) for file in files)


def ignored(root: Path = ROOT) -> list[str]:
    """List where the type checker is told to look away."""
    return [
        f"{path(file, root)}:{number}"
        for file in modules(root=root)
        for number, text in enumerate(file.read_text("utf-8").splitlines(), 1)
        if IGNORE.search(text)
    ]


def untyped(root: Path = ROOT) -> list[str]:
    """List the lines in which a type is `Any`."""
    return [
        f"{path(file, root)}:{number}"
        for file in modules(root=root)
        for number in sorted({n.lineno for n in ast.walk(tree(file)) if any_type(n)})
    ]


def any_type(node: ast.AST) -> TypeGuard[ast.Name | ast.Attribute]:
    """Tell whether a node says `Any`."""
    if isinstance(node, ast.Attribute):
        return node.attr == "Any"
    return isinstance(node, ast.Name) and node.id == "Any"
