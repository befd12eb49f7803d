"""How much of the titles' code stands twice: runs of equal lines in two or more titles.

`python -m tests.laws.repetition` prints the share for each top folder and the largest runs with
their places. A line counts with its white space folded and the names of titles made one word;
imports, blank lines, comments and docstrings are left out.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeGuard

from tests.build.source import ROOT, modules, path, place, title_ids, tree, within

TOPS = ("game", "scenes", "tests")
RUN = 5
"""So many equal lines in a row are a repetition."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of code as it is compared, and where it stands."""

    text: str
    number: int


@dataclass(frozen=True, slots=True)
class Run:
    """Equal lines in a row, and every place where they begin."""

    texts: tuple[str, ...]
    places: tuple[str, ...]

    def __str__(self) -> str:
        """Say it in one line, with the longest of its lines to know it by."""
        return f"{len(self.texts)} lines at {', '.join(self.places)}: {max(self.texts, key=len)}"


@dataclass(frozen=True, slots=True)
class Share:
    """How many lines of a folder are repeated in another title, of how many."""

    repeated: int
    lines: int

    @property
    def percent(self) -> float:
        """Give it in per cent."""
        return 100 * self.repeated / self.lines if self.lines else 0.0

    def __str__(self) -> str:
        """Say it as a person would."""
        return f"{self.repeated} of {self.lines} lines ({self.percent:.2f} %)"


def unread(file: Path) -> set[int]:
    """Give the numbers of the lines that are imports or docstrings."""
    found: set[int] = set()
    for node in within(tree(file)):
        # Titles import the same names because they use the same parts, which is no repetition.
        if isinstance(node, (ast.Import, ast.ImportFrom)) or said(node):
            found |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return found


def said(node: ast.AST) -> TypeGuard[ast.Expr]:
    """Tell whether a node is a docstring, be it of a field."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
        return False
    return isinstance(node.value.value, str)


def folding(titles: Iterable[str]) -> re.Pattern[str]:
    """Give what finds the name of a title, alone or as a part of a longer name."""
    # Longest first, or a name that begins like another would be folded only by half.
    return re.compile("|".join(sorted(titles, key=len, reverse=True)), re.IGNORECASE)


def lines(file: Path, names: re.Pattern[str]) -> tuple[Line, ...]:
    """Give the lines of a file that are compared."""
    left_out = unread(file)
    found = []
    for number, text in enumerate(file.read_text("utf-8").splitlines(), 1):
        folded = " ".join(text.split())
        if folded and not folded.startswith("#") and number not in left_out:
            found.append(Line(names.sub("title", folded), number))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Repetition:
    """What the titles of a tree repeat, file by file."""

    titles: Mapping[str, str]
    """The title of each file."""
    lines: Mapping[str, tuple[Line, ...]]
    """The compared lines of each file."""
    known: Mapping[tuple[str, ...], tuple[tuple[str, int], ...]]
    """Where each run of five lines begins that stands in two or more titles: file and index."""

    def window(self, file: str, at: int) -> tuple[str, ...]:
        """Give the five lines that begin at an index of a file."""
        return tuple(line.text for line in self.lines[file][at : at + RUN])

    def repeated(self, file: str) -> set[int]:
        """Give the indices of the lines of a file that stand in another title too."""
        starts = range(len(self.lines[file]) - RUN + 1)
        shared = [at for at in starts if self.window(file, at) in self.known]
        return {at + step for at in shared for step in range(RUN)}

    def share(self, top: str = "") -> Share:
        """Give how much of a top folder is repeated, or of all."""
        files = [file for file in self.lines if file.startswith(top)]
        counts = [(len(self.repeated(file)), len(self.lines[file])) for file in files]
        return Share(sum(here for here, _ in counts), sum(all_ for _, all_ in counts))

    def runs(self) -> list[Run]:
        """List the runs, the heaviest first: the most lines that one of its places could save."""
        places: dict[tuple[str, ...], set[str]] = {}
        for file in self.lines:
            at = 0
            while at < len(self.lines[file]):
                length, where = self.longest(file, at)
                if length:
                    texts = tuple(line.text for line in self.lines[file][at : at + length])
                    places.setdefault(texts, set()).update(where)
                # Past the whole run: its own tail would be listed as another one.
                at += length or 1
        runs = [Run(texts, tuple(sorted(where))) for texts, where in places.items()]
        return sorted(runs, key=lambda run: (-len(run.texts) * (len(run.places) - 1), run.places))

    def longest(self, file: str, at: int) -> tuple[int, list[str]]:
        """Give the longest run that begins at an index, and all places of it; 0 if none does."""
        others = [
            (self.equal((file, at), other), other)
            for other in self.known.get(self.window(file, at), ())
            if self.titles[other[0]] != self.titles[file]
        ]
        length = max((equal for equal, _ in others), default=0)
        where = [(file, at), *(other for equal, other in others if equal == length)]
        return length, [f"{name}:{self.lines[name][start].number}" for name, start in where]

    def equal(self, one: tuple[str, int], other: tuple[str, int]) -> int:
        """Count the equal lines in a row from two places on."""
        pairs = zip(self.lines[one[0]][one[1] :], self.lines[other[0]][other[1] :], strict=False)
        count = 0
        for here, there in pairs:
            if here.text != there.text:
                break
            count += 1
        return count


def repetition(root: Path = ROOT) -> Repetition:
    """Compare the titles of a tree with one another."""
    titles = title_ids(root)
    names = folding(titles)
    files = [f for title in titles for top in TOPS for f in modules(f"{top}/{title}", root=root)]
    compared = {path(file, root): lines(file, names) for file in files}
    owners = {path(file, root): place(file, root)[1] for file in files}
    windows: dict[tuple[str, ...], list[tuple[str, int]]] = {}
    for name, its in compared.items():
        for at in range(len(its) - RUN + 1):
            window = tuple(line.text for line in its[at : at + RUN])
            windows.setdefault(window, []).append((name, at))
    known = {
        window: tuple(where)
        for window, where in windows.items()
        if len({owners[name] for name, _ in where}) > 1
    }
    return Repetition(owners, compared, known)


def table(found: Repetition, most: int) -> list[str]:
    """Give the shares of the top folders and the heaviest runs as lines of text."""
    shares = [f"{top:<7}{found.share(top)}" for top in TOPS]
    runs = found.runs()
    return [
        *shares,
        f"{'all':<7}{found.share()}",
        f"the heaviest of {len(runs)} runs:",
        *(f"  {run}" for run in runs[:most]),
    ]


def main(arguments: list[str]) -> int:
    """Print the table, with as many runs as are asked for."""
    print("\n".join(table(repetition(), int(arguments[0]) if arguments else 40)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
