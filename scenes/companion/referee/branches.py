"""Decisions and cards as a tree of keys: what is alike at first stands in one row together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.companion.toolkit import row_keys
from scenes.companion.toolkit.widgets import Row, initial
from scenes.table.speech import Way, Ways
from scenes.ui.picture import Do

FEW = 12
"""So many are all named at once: a key less for each."""
LISTED = 15
"""So many are named at once where a step alone says little: each of several numbers."""


class Leaf(NamedTuple):
    """Something to choose, with the steps that lead to it."""

    value: object
    ways: Ways
    aside: str = ""
    """What stands at the end of its row."""
    reason: str = ""
    """Why it cannot be chosen."""


class Branch(NamedTuple):
    """A row of a level: the step it means, and the places of what can still be chosen behind it."""

    way: Way
    leaves: tuple[int, ...]


def level(leaves: Sequence[Leaf], path: Sequence[str], step: bool = False) -> list[Branch]:
    """Give what is chosen among next, after the steps of a path; with `step` only the next one."""
    left = [at for at, leaf in enumerate(leaves) if _texts(leaf)[: len(path)] == tuple(path)]
    if not step and len(left) <= (LISTED if _listed(leaves, left, len(path)) else FEW):
        shown = [leaves[at].ways[len(path) :] for at in left]
        skip = _alike(shown)
        return [
            Branch(_rest(ways[1:], ways[0].icon) if skip and len(ways) > 1 else _rest(ways), (at,))
            for at, ways in zip(left, shown, strict=True)
        ]
    found: dict[str, list[int]] = {}
    for at in left:
        found.setdefault(leaves[at].ways[len(path)].text, []).append(at)
    branches = []
    for places in found.values():
        first = leaves[places[0]].ways
        # What is alone behind a step needs no further one.
        way = _rest(first[len(path) :]) if len(places) == 1 else first[len(path)]
        branches.append(Branch(way, tuple(places)))
    # What takes more steps stands last.
    return sorted(branches, key=lambda one: len(leaves[one.leaves[0]].ways))


def descended(leaves: Sequence[Leaf], path: Sequence[str]) -> tuple[str, ...]:
    """Follow a path on as long as there is nothing to choose."""
    path = tuple(path)
    while len(only := level(leaves, path)) == 1 and len(only[0].leaves) > 1:
        path = (*path, only[0].way.text)
    return path


def keys(branches: Sequence[Branch]) -> list[str]:
    """Give a key to each row: its own, or the next that is free; Enter where there is one row."""
    if len(branches) == 1:
        return ["return"]
    return row_keys.given([branch.way.key for branch in branches])


def rows(leaves: Sequence[Leaf], path: Sequence[str], step: bool = False) -> list[Row]:
    """Give a row for each branch, by its first leaf: `Do("way", at)`; `Do("ways", at)` of several.

    With `step` each names no more than the next step, for where all of it has no room.
    """
    able = [leaf for leaf in leaves if not leaf.reason]
    branches, found = level(leaves, path, step), []
    open_ones = [one for one in branches if any(leaves[at] in able for at in one.leaves)]
    named = dict(zip(map(id, open_ones), keys(open_ones), strict=True))
    for branch in branches:
        leaf = leaves[branch.leaves[0]]
        found.append(
            Row(
                f"way:{branch.leaves[0]}",
                initial(branch.way.text),
                _aside(leaves, branch, len(path)) if id(branch) in named else "",
                branch.way.icon,
                intent=Do("way" if len(branch.leaves) == 1 else "ways", branch.leaves[0]),
                reason="" if id(branch) in named else leaf.reason,
                key=named.get(id(branch), ""),
                brief=initial(_brief(leaves, branch, len(path))),
            )
        )
    return found


def _brief(leaves: Sequence[Leaf], branch: Branch, deep: int) -> str:
    """Give the first step alone, where nothing else begins with it."""
    first = leaves[branch.leaves[0]].ways[deep].text
    same = [leaf for leaf in leaves if len(leaf.ways) > deep and leaf.ways[deep].text == first]
    return first if len(same) == 1 else ""


def _aside(leaves: Sequence[Leaf], branch: Branch, deep: int) -> str:
    """Say what a row leads to: a run of numbers, or how much is left of a single one."""
    if len(branch.leaves) == 1:
        return leaves[branch.leaves[0]].aside
    ends = [leaves[at].ways[deep + 1].text for at in branch.leaves]
    if all(end.isdigit() for end in ends):
        numbers = sorted(map(int, ends))
        return f"{numbers[0]}–{numbers[-1]}"
    return "…"


def _listed(leaves: Sequence[Leaf], left: Sequence[int], deep: int) -> bool:
    return all(len(ways := leaves[at].ways[deep:]) == 1 or bool(ways[0].whole) for at in left)


def _texts(leaf: Leaf) -> tuple[str, ...]:
    return tuple(way.text for way in leaf.ways)


def _alike(shown: Sequence[Ways]) -> bool:
    """Tell whether all that take several steps begin with the same one, which then says nothing.

    Two steps at least must be left to be named: a number alone would not say what it counts.
    """
    long = [ways for ways in shown if len(ways) > 1]
    first = {ways[0].text for ways in long}
    return len(first) == 1 and all(len(ways) > 2 and not ways[0].whole for ways in long)


def _rest(ways: Ways, icon: str = "") -> Way:
    """Put the steps that are left into one, with the picture of the first."""
    if len(ways) == 1:
        return ways[0]
    if ways[0].whole:
        return Way(ways[0].whole, icon or ways[0].icon)
    said = ways[0].text
    for way in ways[1:]:
        said = f"{said} {way.text}" if way.text.isdigit() else f"{said}: {way.text}"
    return Way(said, icon or ways[0].icon)
