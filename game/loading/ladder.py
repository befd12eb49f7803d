"""The sheet of what was measured of a title's computer players: `data/<title>/ladder.yaml`.

`python -m tests.ladder TITLE --write` measures and writes it. Titles need none, and no game needs
it to be sound: where there is none, nothing is said of strengths.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game.core.ladder import FLOOR, LADDER, STEPS, Ladder, Rung
from game.core.registry import titles
from game.core.title import Title
from game.folders import data_of
from game.loading import source
from game.loading.decode import decode
from game.loading.problems import Location, Report

MEASURE = "measure: python -m tests.ladder {title} --write"


@lru_cache(16)
def ladder(title: str) -> Ladder:
    """Give what was measured of a title; nothing where there is no sheet or no sound one."""
    report = Report()
    found = read(titles()[title], data_of(title), report)
    return Ladder() if report.errors else found


def read(title: Title, folder: Path, report: Report, root: Path | None = None) -> Ladder:
    """Read the sheet in a title's folder and judge it."""
    file = folder / f"{LADDER}.yaml"
    if not file.is_file():
        return Ladder()
    node = source.read(file, report, root)
    found = decode(Ladder, node, report) if node is not None else None
    if found is None:
        return Ladder()
    _judge(title, found, node, Location(source.shown(file, root)), report)
    return found


def _judge(
    title: Title, found: Ladder, node: source.Node | None, top: Location, report: Report
) -> None:
    """Say which levels were not measured, which numbers cannot be, and which steps are uneven."""
    measure = MEASURE.format(title=title.id)
    levels = tuple(rung.level for rung in found.rungs)
    if levels != title.levels:
        told = f"the levels are {', '.join(title.levels)}, and here stand {', '.join(levels)}"
        report.error(top, "$.rungs", told, measure)
    for at, rung in enumerate(found.rungs):
        spot = _spot(node, "rungs", at) or top
        if not rung.holds():
            report.error(spot, f"$.rungs[{at}]", "the share lies outside its interval", measure)
        elif levels == title.levels:
            _step(found, at, rung, spot, report)
    for at, starts in enumerate(found.starts):
        spot, where = _spot(node, "starts", at) or top, f"$.starts[{at}]"
        if starts.level and starts.level not in title.levels:
            report.error(spot, where, f"there is no level '{starts.level}'", measure)
        if not all(place.holds() for place in starts.wins):
            report.error(spot, where, "a share lies outside its interval", measure)
        # Shares are written with four digits.
        if abs(sum(place.share for place in starts.wins) - 1) > 0.001:
            report.error(spot, where, "the shares are not all wins together", measure)


def _step(found: Ladder, at: int, rung: Rung, spot: Location, report: Report) -> None:
    least, most = STEPS.get(found.seats, (0.0, 1.0)) if at else (FLOOR, 1.0)
    # By its interval: a few games that came out oddly say nothing against a step.
    if rung.high < least or rung.low > most:
        told = f"'{rung.level}' wins {rung.share:.0%} against the next lower level"
        hint = f"{least:.0%} to {most:.0%} is an even step"
        report.warning(spot, f"$.rungs[{at}].share", told, hint)


def _spot(node: source.Node | None, key: str, at: int) -> Location | None:
    rows = node.get(key) if isinstance(node, source.Mapping) else None
    return rows.items[at].spot if isinstance(rows, source.Sequence) else None
