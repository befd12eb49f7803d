"""What can be wrong with a file, and the report that collects all of it before anybody speaks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from enum import Enum

from game.core.clean import clean, one_line

ALIKE = 0.9
"""How alike two long words are of which one is a slip of the other."""


class Severity(Enum):
    """Whether a file can be used in spite of a problem."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True, order=True)
class Location:
    """A place in a file; line and column count from one."""

    file: str
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{clean(self.file)}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Problem:
    """One finding: place, severity, what is wrong, and what would be right."""

    spot: Location
    severity: Severity
    where: str
    what: str
    hint: str = ""

    def line(self) -> str:
        """Say the problem in one line, as compilers do."""
        text = f"{self.spot}: {self.severity.value}: {self.where}: {self.what}"
        return f"{text}; {self.hint}" if self.hint else text


@dataclass(slots=True)
class Report:
    """All findings of one reading, in the order of their places."""

    _found: list[Problem] = field(default_factory=list)
    _seen: set[Problem] = field(default_factory=set)

    def add(self, problem: Problem) -> None:
        """Keep a problem, in one line that can be read; the same problem twice is kept once."""
        problem = replace(
            problem,
            where=one_line(problem.where),
            what=one_line(problem.what),
            hint=one_line(problem.hint),
        )
        if problem not in self._seen:
            self._seen.add(problem)
            self._found.append(problem)

    def error(self, spot: Location, where: str, what: str, hint: str = "") -> None:
        """Record something that makes the file unusable."""
        self.add(Problem(spot, Severity.ERROR, where, what, hint))

    def warning(self, spot: Location, where: str, what: str, hint: str = "") -> None:
        """Record something that should be put right but harms nobody yet."""
        self.add(Problem(spot, Severity.WARNING, where, what, hint))

    def extend(self, other: Report) -> None:
        """Take over everything another report has found."""
        for problem in other:
            self.add(problem)

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The findings that make files unusable."""
        return self._of(Severity.ERROR)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """The findings that harm nobody yet."""
        return self._of(Severity.WARNING)

    def _of(self, severity: Severity) -> tuple[Problem, ...]:
        return tuple(problem for problem in self if problem.severity is severity)

    def lines(self) -> list[str]:
        """Give one line for each problem, sorted by file, line and column."""
        return [problem.line() for problem in self]

    def __iter__(self) -> Iterator[Problem]:
        return iter(sorted(self._found, key=lambda problem: problem.spot))

    def __len__(self) -> int:
        return len(self._found)

    def __bool__(self) -> bool:
        return bool(self._found)


class Broken(Exception):
    """Files that cannot be used; carries the whole report."""

    def __init__(self, report: Report) -> None:
        super().__init__("\n".join(report.lines()))
        self.report = report


def where(path: Iterable[str | int]) -> str:
    """Write a path inside a file as `$.monuments.temple.boxes` or `$.faces[2]`."""
    return "$" + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)


def nearest(word: str, choices: Iterable[str], alike: float = 0.6) -> str:
    """Give the choice that a mistyped word most likely means, or an empty text."""
    close = get_close_matches(word, sorted(set(choices)), n=1, cutoff=alike)
    return close[0] if close else ""


def did_you_mean(word: str, choices: Iterable[str]) -> str:
    """Give a hint that names the nearest choice, or the choices when they are few."""
    known = sorted(set(choices))
    if close := nearest(word, known):
        return f"did you mean '{close}'?"
    if 0 < len(known) <= 8:
        return "known: " + ", ".join(known)
    return ""
