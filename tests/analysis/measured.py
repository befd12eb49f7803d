"""What reports on analyses have counted: kept as sums, so that they can grow; and their tables."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.build.source import ROOT

BINS = 10
KEPT = Path(__file__).with_name("measured.json")
PAGE = ROOT / "ANALYSIS.md"
MARK = "<!-- tables made by tests.analysisreport: below nothing is written by hand -->"


@dataclass
class Mean:
    """A mean with its standard error, by sums."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Count one more value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def value(self) -> float:
        """Give the mean."""
        return self.total / max(1, self.count)

    @property
    def error(self) -> float:
        """Give its standard error."""
        if self.count < 2:
            return math.inf
        spread = (self.squares - self.count * self.value**2) / (self.count - 1)
        return math.sqrt(max(0.0, spread) / self.count)

    def __str__(self) -> str:
        return f"{100 * self.value:.2f} ± {100 * self.error:.2f}"


@dataclass
class Bin:
    """Positions whose chance to win was predicted alike."""

    count: int = 0
    predicted: float = 0.0
    happened: float = 0.0
    squares: float = 0.0
    """Of what the positions of each match are off by, together: they have one result."""

    def add(self, found: Sequence[tuple[float, float]]) -> None:
        """Count the positions of one match: predicted and happened."""
        self.count += len(found)
        self.predicted += sum([predicted for predicted, _ in found])
        self.happened += sum([happened for _, happened in found])
        self.squares += sum([happened - predicted for predicted, happened in found]) ** 2

    @property
    def off(self) -> float:
        """Give by how much what happened was more than predicted, in points."""
        return 100 * (self.happened - self.predicted) / self.count

    @property
    def error(self) -> float:
        """Give the standard error of that, in points."""
        return 100 * math.sqrt(self.squares) / self.count

    def __str__(self) -> str:
        predicted, happened = (
            100 * total / self.count for total in (self.predicted, self.happened)
        )
        off = f"{self.off:.1f} ± {self.error:.1f}"
        return f"| {predicted:.1f} | {happened:.1f} | {off} | {self.count} |"


@dataclass
class Equals:
    """Luck and calibration in matches of equal players."""

    matches: int = 0
    luck: list[Mean] = field(default_factory=list)
    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])

    def predicted(self, found: Iterable[tuple[float, float]]) -> None:
        """Put the positions of one match into the bins: predicted and happened."""
        pairs = list(found)
        for at, one in enumerate(self.bins):
            one.add([pair for pair in pairs if min(BINS - 1, int(BINS * pair[0])) == at])

    def told(self, title: str, seats: int) -> Iterator[str]:
        """Give the lines of its tables."""
        yield f"### {title}, {seats} seats: {self.matches} matches of equal players"
        yield ""
        yield "| seat | mean luck, points of chance | in standard errors |"
        yield "| --- | ---: | ---: |"
        for seat, mean in enumerate(self.luck, 1):
            yield f"| {seat} | {mean} | {mean.value / mean.error if mean.error else 0:.2f} |"
        yield ""
        yield "| predicted | happened | off by | positions |"
        yield "| ---: | ---: | ---: | ---: |"
        yield from [str(one) for one in self.bins if one.count]
        yield ""


@dataclass
class Fair:
    """What decisions cost each level at one table, in chances."""

    matches: int = 0
    levels: dict[str, Mean] = field(default_factory=dict)

    def add(self, level: str, change: float) -> None:
        """Count one more decision."""
        self.levels.setdefault(level, Mean()).add(change)

    def told(self, title: str, seats: int) -> Iterator[str]:
        """Give the rows of its table."""
        for level, mean in sorted(self.levels.items()):
            yield f"| {title} | {seats} | {level} | {mean} | {mean.count} | {self.matches} |"


class Measured:
    """All that was counted, by title and number of seats."""

    def __init__(self, found: Mapping[str, Mapping[str, Mapping[str, object]]]) -> None:
        self._equals = {key: _equals(one) for key, one in found.get("equals", {}).items()}
        self._fair = {key: _fair(one) for key, one in found.get("fair", {}).items()}

    @classmethod
    def read(cls) -> Measured:
        """Read what was counted so far."""
        return cls(json.loads(KEPT.read_text("utf-8")) if KEPT.is_file() else {})

    def equals(self, title: str, seats: int, anew: bool = False) -> Equals:
        """Give what was counted of equals at a table, to be added to."""
        key = f"{title} {seats}"
        if anew or key not in self._equals:
            self._equals[key] = Equals(luck=[Mean() for _ in range(seats)])
        return self._equals[key]

    def fair(self, title: str, seats: int, anew: bool = False) -> Fair:
        """Give what was counted of levels at a table, to be added to."""
        key = f"{title} {seats}"
        if anew or key not in self._fair:
            self._fair[key] = Fair()
        return self._fair[key]

    @property
    def every(self) -> Sequence[tuple[str, Equals]]:
        """Give what was counted of equals, by title and seats."""
        return sorted(self._equals.items())

    @property
    def tables(self) -> Sequence[tuple[str, Fair]]:
        """Give what was counted of levels, by title and seats."""
        return sorted(self._fair.items())

    def write(self) -> None:
        """Keep it, and make the tables of the page anew."""
        data = {
            "equals": {key: asdict(one) for key, one in self.every},
            "fair": {key: asdict(one) for key, one in self.tables},
        }
        KEPT.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        head = PAGE.read_text("utf-8").partition(MARK)[0] if PAGE.is_file() else ""
        PAGE.write_text(head + MARK + "\n\n" + "\n".join(self.told()).rstrip() + "\n", "utf-8")

    def told(self) -> Iterator[str]:
        """Give the lines of all tables."""
        yield "## Luck and calibration"
        yield ""
        for key, one in self.every:
            yield from one.told(*_named(key))
        yield "## Fairness"
        yield ""
        yield "| game | seats | level | points by a decision | decisions | matches |"
        yield "| --- | ---: | --- | ---: | ---: | ---: |"
        for key, table in self.tables:
            yield from table.told(*_named(key))


def _named(key: str) -> tuple[str, int]:
    title, seats = key.split()
    return title, int(seats)


def _equals(found: Mapping[str, object]) -> Equals:
    matches, luck, bins = found["matches"], found["luck"], found["bins"]
    assert isinstance(matches, int)
    assert isinstance(luck, list)
    assert isinstance(bins, list)
    return Equals(matches, [Mean(**one) for one in luck], [Bin(**one) for one in bins])


def _fair(found: Mapping[str, object]) -> Fair:
    matches, levels = found["matches"], found["levels"]
    assert isinstance(matches, int)
    assert isinstance(levels, dict)
    return Fair(matches, {level: Mean(**one) for level, one in levels.items()})
