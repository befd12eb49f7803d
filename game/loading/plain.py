"""Sheets as plain mappings, lists and values, to be changed and written again."""

from __future__ import annotations

from typing import Any

import yaml

from game.loading.source import Mapping, Node, Scalar

_READ: dict[str, Any] = {
    "int": lambda text: int(text.replace("_", "")),
    "float": float,
    "bool": lambda text: text.lower() in ("true", "yes", "on"),
    "nothing": lambda _text: None,
}


def plain(node: Node) -> Any:
    """Give what a node holds; a word that is no plain number stays the text it is."""
    if isinstance(node, Mapping):
        return {name.text: plain(below) for name, below in node.entries}
    if not isinstance(node, Scalar):
        return [plain(item) for item in node.items]
    try:
        return _READ.get(node.kind, str)(node.text)
    except ValueError:
        return node.text


def written(data: Any, heading: str) -> str:
    """Write plain data as a sheet under a comment of one line."""
    body = yaml.safe_dump(
        data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=96
    )
    return f"# {heading}\n{body}"
