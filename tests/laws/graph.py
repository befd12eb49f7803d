"""The graph of imports: who leans on whom, among modules and among rooms.

A room is what lies directly in a package: a folder with all below it, or one module. Rooms have
floors as long as no way along the imports leads back to where it began; where one does, the arrows
that go up are the fewest without which every room of that circle has a floor.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.build.source import PROGRAM, ROOT, imports, modules, named, path, place, statements, tree


@dataclass(frozen=True, slots=True)
class Arrow:
    """One import of the program's own: where it stands, and from which module to which."""

    file: str
    line: int
    source: str
    target: str
    typed: bool
    """Only the type checker sees it: it stands below `if TYPE_CHECKING`."""

    def __str__(self) -> str:
        """Say it in one line."""
        kind = " for the type checker" if self.typed else ""
        return f"{self.file}:{self.line} imports {self.target}{kind}"


def dotted(file: Path, root: Path) -> str:
    """Give the name by which a file is imported."""
    parts = place(file.with_suffix(""), root)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def typed_lines(file: Path) -> set[int]:
    """Give the lines that only the type checker sees."""
    if "TYPE_CHECKING" not in {name.rpartition(".")[2] for name in imports(file)}:
        return set()
    blocks = [node for node in ast.walk(tree(file)) if isinstance(node, ast.If)]
    typed = [node for node in blocks if "TYPE_CHECKING" in ast.unparse(node.test)]
    ends = [(node.body[0].lineno, node.body[-1].end_lineno or 0) for node in typed]
    return {line for first, last in ends for line in range(first, last + 1)}


def arrows(root: Path = ROOT, tops: tuple[str, ...] = PROGRAM) -> list[Arrow]:
    """List the imports of one module of the program in another."""
    files = {dotted(file, root): file for file in modules(*tops, root=root)}
    return [arrow for name, file in files.items() for arrow in drawn(name, file, files, root)]


def drawn(name: str, file: Path, known: Mapping[str, Path], root: Path) -> Iterator[Arrow]:
    """Give the arrows that begin in one file, each target once for each line."""
    unseen = typed_lines(file)
    for node in statements(file):
        imported = named(node)
        names = imported[1:] if isinstance(node, ast.ImportFrom) else imported
        for target in sorted({nearest(each, known) for each in names} - {"", name}):
            typed = node.lineno in unseen
            yield Arrow(path(file, root), node.lineno, name, target, typed)


def nearest(name: str, known: Mapping[str, Path]) -> str:
    """Give the module in which a name stands: itself, or what it is a part of."""
    while name and name not in known:
        name = name.rpartition(".")[0]
    return name


def circles(edges: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Give the sets of two or more of which each leads to each other one."""
    ways: dict[str, set[str]] = {}
    for source, target in edges:
        ways.setdefault(source, set()).add(target)
        ways.setdefault(target, set())
    order: list[str] = []
    reached: set[str] = set()
    for name in sorted(ways):
        _visit(name, ways, reached, order)
    back: dict[str, set[str]] = {name: set() for name in ways}
    for source, targets in ways.items():
        for target in targets:
            back[target].add(source)
    found, taken = [], set[str]()
    for name in reversed(order):
        circle: list[str] = []
        _visit(name, back, taken, circle)
        found.append(sorted(circle))
    return sorted(circle for circle in found if len(circle) > 1)


def _visit(start: str, ways: Mapping[str, set[str]], seen: set[str], order: list[str]) -> None:
    """Follow the ways from a name, deep first, and note each one when it is left."""
    if start in seen:
        return
    seen.add(start)
    # A stack of its own: by recursion a long chain of modules would be too deep for Python.
    stack = [(start, iter(sorted(ways[start])))]
    while stack:
        name, rest = stack[-1]
        new = next((target for target in rest if target not in seen), None)
        if new is None:
            order.append(name)
            stack.pop()
        else:
            seen.add(new)
            stack.append((new, iter(sorted(ways[new]))))


def room(name: str, house: str) -> str:
    """Give the room of a module in a house; the door of the house has its own name."""
    rest = name.removeprefix(house).strip(".")
    return f"{house}.{rest.partition('.')[0]}" if rest else house


def inside(name: str, house: str) -> bool:
    """Tell whether a module lies in a house or is its door."""
    return name == house or name.startswith(f"{house}.")


def houses(found: Iterable[Arrow]) -> list[str]:
    """Name every package: whatever some module lies in, near or far."""
    names = {name for arrow in found for name in (arrow.source, arrow.target)}
    parts = [name.split(".") for name in names]
    return sorted({".".join(each[:length]) for each in parts for length in range(1, len(each))})


def rising(found: list[Arrow], house: str) -> list[Arrow]:
    """List the arrows in a house that go up, where its rooms stand in a circle."""
    between = [
        (room(arrow.source, house), room(arrow.target, house), arrow)
        for arrow in found
        if inside(arrow.source, house) and inside(arrow.target, house)
    ]
    # Within a room there is no up and down: that room is looked at as a house of its own.
    between = [each for each in between if each[0] != each[1]]
    up: list[Arrow] = []
    for circle in circles((source, target) for source, target, _ in between):
        within = [each for each in between if each[0] in circle and each[1] in circle]
        floor = floors(circle, [(source, target) for source, target, _ in within])
        up += [arrow for source, target, arrow in within if floor[source] < floor[target]]
    return up


def floors(circle: list[str], edges: list[tuple[str, str]]) -> dict[str, int]:
    """Put rooms above one another so that few arrows go up: what is used most lies lowest.

    Two that lie next to each other change places as long as that leaves fewer arrows up.
    """
    weight = dict.fromkeys(circle, 0)
    count: dict[tuple[str, str], int] = {}
    for source, target in edges:
        weight[source] += 1
        weight[target] -= 1
        count[source, target] = count.get((source, target), 0) + 1
    # By name where weights are equal, or the number of arrows up would change from run to run.
    order = sorted(circle, key=lambda name: (weight[name], name))
    moved = True
    while moved:
        moved = False
        for at in range(len(order) - 1):
            low, high = order[at], order[at + 1]
            if count.get((low, high), 0) > count.get((high, low), 0):
                order[at : at + 2] = [high, low]
                moved = True
    return {name: floor for floor, name in enumerate(order)}
