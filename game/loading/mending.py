"""An owner's sheets with ours where theirs are wrong, so that one run finds every mistake.

Sense can only be checked of sheets that could be read. What is wrong in one place must not hide
what is wrong in another: for the check, and only for it, our own values stand in the wrong places.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from game.core.title import Title
from game.loading import refs, source
from game.loading.decode import decode
from game.loading.links import Links
from game.loading.problems import Report, where

Nodes = Mapping[str, source.Node | None]


def mended(
    title: Title, nodes: Nodes, ours: Nodes, found: Report
) -> tuple[dict[str, Any], Links] | None:
    """Give all sheets decoded, with our values where something was found; None if that fails."""
    bad: dict[str, set[str]] = {}
    for problem in found.errors:
        bad.setdefault(problem.spot.file, set()).add(problem.where)
    trees = {name: _patched(node, ours[name], bad) for name, node in nodes.items()}
    for _ in range(2):
        scratch, links = Report(), Links()
        parts = {
            name: decode(title.sheets[name], node, scratch, links)
            for name, node in trees.items()
            if node is not None
        }
        refs.components(links, scratch)
        if not scratch.errors:
            return (parts, links) if len(parts) == len(title.sheets) else None
        # Where a value of ours does not help, a whole sheet of ours must.
        trees = {
            name: ours[name] if node is None or node.spot.file in bad else node
            for name, node in nodes.items()
        }
    return None


def _patched(
    node: source.Node | None, ours: source.Node | None, bad: Mapping[str, Collection[str]]
) -> source.Node | None:
    if node is None or ours is None:
        return ours
    if node.spot.file not in bad:
        return node
    return _mixed(node, ours, bad[node.spot.file])


def _mixed(node: source.Node, ours: source.Node, bad: Collection[str]) -> source.Node:
    """Go down both trees; where one is wrong, or has another shape, ours is taken."""
    here = where(node.path)
    if isinstance(node, source.Mapping) and isinstance(ours, source.Mapping):
        entries = tuple(_entries(node, ours, bad))
        return source.Mapping(node.spot, node.path, entries)
    if isinstance(node, source.Sequence) and isinstance(ours, source.Sequence):
        if here in bad:
            return ours
        pairs = zip(node.items, (*ours.items, *node.items[len(ours.items) :]), strict=False)
        return source.Sequence(
            node.spot, node.path, tuple(_mixed(one, other, bad) for one, other in pairs)
        )
    return ours if here in bad or type(node) is not type(ours) else node


def _entries(
    node: source.Mapping, ours: source.Mapping, bad: Collection[str]
) -> Iterator[tuple[source.Scalar, source.Node]]:
    """Give the entries of a mapping, and those of ours that it lacks: something may need them."""
    for name, below in node.entries:
        known = ours.get(name.text)
        if known is not None:
            yield name, _mixed(below, known, bad)
        elif where((*node.path, name.text)) not in bad:
            yield name, below
    there = {name.text for name, _ in node.entries}
    yield from ((name, below) for name, below in ours.entries if name.text not in there)
