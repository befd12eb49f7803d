"""The numbers of an analysis: how points become chances, how much is tried, when a loss counts.

A title's own lie in `data/<title>/analysis.yaml`; `python -m tests.calibration --write <title>`
finds them. What all titles share lies in `data/analysis.yaml`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Annotated, TypeVar

from game.core.schema import Range
from game.folders import ROOT, root_of
from game.loading import source
from game.loading.decode import decode
from game.loading.problems import Broken, Report
from game.loading.title import ANALYSIS

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Scale:
    """How much a lead in expected points is worth."""

    spread: Annotated[float, Range(0.01, 500)] = 10.0
    """Points of doubt where nothing is to come any more."""
    turn: Annotated[float, Range(0, 100)] = 1.0
    """Points of doubt of one turn to come; of several it grows with the root of their number."""
    ahead: Annotated[float, Range(-100, 100)] = 0.0
    """Points that a turn still to be had in this round is worth."""
    matches: Annotated[int, Range(0, 1_000_000)] = 0
    """So many matches it was found by."""

    def spread_at(self, left: float) -> float:
        """Give the points of doubt with so many turns to come."""
        # Turns are as good as independent of each other: their variances add up, not their spreads.
        return math.sqrt(self.spread**2 + self.turn**2 * max(0.0, left))


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried to judge one step."""

    follow: str
    """The level that plays on to a position that can be judged."""
    analyst: str
    """The level whose eyes it is all seen with."""
    exact: Annotated[int, Range(1, 100)]
    """So many different answers of chance are all looked at."""
    answers: Annotated[int, Range(1, 1000)]
    """Where there are more, so many of them are drawn."""
    deals: Annotated[int, Range(1, 100)]
    """So often hidden cards are dealt anew."""
    pairs: Annotated[int, Range(0, 1000)]
    """So many times both actions of a decision are played on with the same luck."""
    rounds: Annotated[int, Range(1, 20)]
    """For so many rounds."""
    most: Annotated[int, Range(0, 100000)]
    """So many decisions of a match are played on."""
    close: Annotated[float, Range(0, 1)]
    """A difference of chances that is smaller than this is played on; with 1 every one is.

    Judged at once a large one is no surer than a small one, so none is spared.
    """
    alike: Annotated[float, Range(0, 1)]
    """A difference that is none."""
    doubt: Annotated[float, Range(0.001, 1)]
    """The same as `Doubt.near`, for a title that has not measured its own."""


@dataclass(frozen=True, slots=True)
class Marks:
    """The losses of chance from which a decision is called by a word."""

    dubious: Annotated[float, Range(0, 1)]
    mistake: Annotated[float, Range(0, 1)]
    blunder: Annotated[float, Range(0, 1)]


@dataclass(frozen=True, slots=True)
class Shared:
    """The sheet that all titles share."""

    effort: Effort
    marks: Marks


@dataclass(frozen=True, slots=True)
class Doubt:
    """How far a difference judged without playing on lies from what playing on finds."""

    near: Annotated[float, Range(0.001, 1)]
    """The standard deviation where two actions come to nearly the same."""
    share: Annotated[float, Range(0, 1)] = 0.0
    """By which part of the difference it grows."""
    cases: Annotated[int, Range(0, 1_000_000)] = 0
    """So many decisions it was found by."""

    def of(self, gap: float) -> float:
        """Give the standard deviation of a difference of chances."""
        return self.near + self.share * abs(gap)


@dataclass(frozen=True, slots=True)
class Own:
    """The sheet of one title: its scales by the number of seats, and other pains to take."""

    seats: Mapping[str, Scale] = field(default_factory=dict)
    pairs: Annotated[int, Range(0, 1000)] = -1
    """In place of the shared number; negative: as shared."""
    doubt: Doubt | None = None
    """In place of the shared doubt."""

    def scale(self, seats: int) -> Scale:
        """Give the scale for so many seats, or for the next number that has one."""
        if not self.seats:
            return Scale()
        return self.seats[min(self.seats, key=lambda count: (abs(int(count) - seats), count))]


def shared() -> Shared:
    """Give what all titles share; raises Broken."""
    return _read(ROOT / "data" / f"{ANALYSIS}.yaml", Shared)


def own(title: str) -> Own:
    """Give the sheet of a title; a title without one is judged by a rough scale."""
    path = root_of(title) / "data" / title / f"{ANALYSIS}.yaml"
    return _read(path, Own) if path.is_file() else Own()


def _read(path: Path, kind: type[T]) -> T:
    found = _decoded(path, Shared if kind is Shared else Own)
    assert isinstance(found, kind)
    return found


@lru_cache(16)
def _decoded(path: Path, kind: type[Shared | Own]) -> object:
    report = Report()
    node = source.read(path, report, ROOT)
    value = None if node is None else decode(kind, node, report)
    if value is None:
        raise Broken(report)
    return value
