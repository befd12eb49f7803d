"""Keeps what was measured of the strongest players, and writes STRENGTH.md from it and the ladders.

With `--write` `python -m tests.beginner`, `tests.exploit`, `tests.rivals`, `tests.character` keep
their rows in `tests/strength.json`; one measured again takes the place of the one before. By
itself, `python -m tests.strength` only writes the tables anew, as after `tests.ladder --write`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from game.core.ladder import FLOOR, STEPS, Ladder, Measured
from game.core.registry import titles
from game.folders import ROOT
from game.loading.ladder import ladder

FILE = ROOT / "tests" / "strength.json"
PAGE = ROOT / "STRENGTH.md"
MARK = "<!-- tables made by tests.strength: below nothing is written by hand -->\n"
NOTHING = "Nothing is measured of it yet with the players of today."
Rows = dict[str, dict[str, dict[str, Any]]]
"""Sort of measure -> what was measured -> its row."""


def kept() -> Rows:
    """Read all rows."""
    found: Rows = json.loads(FILE.read_text("utf-8"))
    return found


def keep(sort: str, name: str, row: Mapping[str, Any]) -> None:
    """Keep a row, and write the page."""
    rows = kept()
    rows.setdefault(sort, {})[name] = dict(row)
    FILE.write_text(json.dumps(rows, indent=1, sort_keys=True) + "\n", "utf-8")
    write()


def write() -> None:
    """Write the tables below the words of the page."""
    words = PAGE.read_text("utf-8").partition(MARK)[0]
    PAGE.write_text(words + MARK + tables(kept()), "utf-8")


def tables(rows: Rows) -> str:
    """Give all tables."""
    ladder.cache_clear()
    lines = ["", "## Levels", "", *_levels()]
    lines += ["", "## A beginner", "", *_measured("beginner", rows.get("beginner", {}))]
    lines += ["", "## Who begins", "", *_starts()]
    for sort, head in (("exploit", "Simple rules"), ("rivals", "Against an older player")):
        lines += ["", f"## {head}", "", *_measured(sort, rows.get(sort, {}))]
    lines += ["", "## Styles", "", *_styles(rows.get("styles", {}))]
    lines += ["", "## The same choice", "", *_alike(rows.get("alike", {}))]
    return "\n".join(lines) + "\n"


def _ladders() -> Iterator[tuple[str, Ladder]]:
    for title in sorted(titles()):
        yield title, ladder(title)


def _levels() -> Iterator[str]:
    yield "| game | level | wins | interval | games | aim |"
    yield "| --- | --- | ---: | ---: | ---: | ---: |"
    for title, found in _ladders():
        for at, rung in enumerate(found.rungs):
            low, high = STEPS.get(found.seats, (0.0, 1.0)) if at else (FLOOR, 1.0)
            aim = f"{100 * low:.0f}–{100 * high:.0f}"
            yield f"| {title} | {rung.level} | {_cells(rung)} | {rung.games} | {aim} |"


def _starts() -> Iterator[str]:
    if not any(found.starts for _, found in _ladders()):
        yield NOTHING
        return
    yield "| game | seats | players | place | wins | interval | games |"
    yield "| --- | ---: | --- | ---: | ---: | ---: | ---: |"
    for title, found in _ladders():
        for starts in found.starts:
            head = f"{title} | {starts.seats} | {starts.level or titles()[title].levels[-1]}"
            for at, place in enumerate(starts.wins, 1):
                yield f"| {head} | {at} | {_cells(place)} | {starts.games} |"


def _cells(one: Measured) -> str:
    return f"{100 * one.share:.1f} % | {100 * one.low:.0f}–{100 * one.high:.0f}"


def _measured(sort: str, rows: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    if not rows:
        yield NOTHING
        return
    what = "rule" if sort == "exploit" else "who plays"
    yield f"| game | seats | {what} | wins | interval | by dice | par | games | lead |"
    yield "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for row in sorted(rows.values(), key=lambda row: (row["title"], row["seats"], -row["share"])):
        share, low, high, par = (100 * row[key] for key in ("share", "low", "high", "par"))
        same = "–".join(f"{100 * end:.1f}" for end in row.get("by_dice", ()))
        yield (
            f"| {row['title']} | {row['seats']} | {row['name']} | {share:.1f} % |"
            f" {low:.1f}–{high:.1f} | {same} | {par:.0f} | {row['games']} |"
            f" {row['lead']:+.1f} ± {row['lead_error']:.1f} |"
        )


def _styles(rows: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    if not rows:
        yield NOTHING
        return
    yield "| game | seats | player | wins | interval | par | games | points |"
    yield "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: |"
    for row in sorted(rows.values(), key=lambda row: (row["title"], row["name"])):
        share, low, high, par = (100 * row[key] for key in ("share", "low", "high", "par"))
        yield (
            f"| {row['title']} | {row['seats']} | {row['name']} | {share:.1f} % |"
            f" {low:.0f}–{high:.0f} | {par:.0f} | {row['games']} | {row['points']:.1f} |"
        )


def _alike(rows: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    if not rows:
        yield NOTHING
        return
    yield "| game | players | the same | positions |"
    yield "| --- | --- | ---: | ---: |"
    for row in sorted(rows.values(), key=lambda row: (row["title"], row["name"])):
        cells = f"{row['title']} | {row['name']} | {100 * row['share']:.1f} % | {row['positions']}"
        yield f"| {cells} |"


if __name__ == "__main__":
    write()
