"""Keeps what was measured of the strongest players, and writes STRENGTH.md from it and the ladders.

With `--write` `python -m tests.beginner`, `tests.exploit`, `tests.rivals`, `tests.character` keep
their rows in `tests/strength.json`; one measured again takes the place of the one before. By
itself, `python -m tests.strength` only writes the tables anew, as after `tests.ladder --write`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
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
Row = Mapping[str, Any]
Kept = Mapping[str, Row]
TEXTS = ("game", "rule", "who plays", "player", "players")
"""Heads with words below them; below the others stand numbers, to the right."""


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


def _measured(sort: str, rows: Kept) -> Iterator[str]:
    what = "rule" if sort == "exploit" else "who plays"
    heads = ("game", "seats", what, "wins", "interval", "by dice", "par", "games", "lead")
    return _table(heads, rows, lambda row: (row["title"], row["seats"], -row["share"]))


def _styles(rows: Kept) -> Iterator[str]:
    heads = ("game", "seats", "player", "wins", "interval", "par", "games", "points")
    return _table(heads, rows, lambda row: (row["title"], row["name"]))


def _alike(rows: Kept) -> Iterator[str]:
    heads = ("game", "players", "the same", "positions")
    return _table(heads, rows, lambda row: (row["title"], row["name"]))


def _table(heads: Sequence[str], rows: Kept, order: Callable[[Row], Any]) -> Iterator[str]:
    """Set rows below heads, each of which says what stands below it."""
    if not rows:
        yield NOTHING
        return
    yield f"| {' | '.join(heads)} |"
    yield f"| {' | '.join('---' if head in TEXTS else '---:' for head in heads)} |"
    for row in sorted(rows.values(), key=order):
        yield f"| {' | '.join(_CELLS[head](row) for head in heads)} |"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _named(row: Row) -> str:
    return str(row["name"])


_CELLS: Mapping[str, Callable[[Row], str]] = {
    "game": lambda row: str(row["title"]),
    "seats": lambda row: str(row["seats"]),
    **dict.fromkeys(("rule", "who plays", "player", "players"), _named),
    **dict.fromkeys(("wins", "the same"), lambda row: f"{_percent(row['share'])} %"),
    "interval": lambda row: f"{_percent(row['low'])}–{_percent(row['high'])}",
    "by dice": lambda row: "–".join(map(_percent, row.get("by_dice", ()))),
    "par": lambda row: f"{100 * row['par']:.0f}",
    "games": lambda row: str(row["games"]),
    "positions": lambda row: str(row["positions"]),
    "points": lambda row: f"{row['points']:.1f}",
    "lead": lambda row: f"{row['lead']:+.1f} ± {row['lead_error']:.1f}",
}


if __name__ == "__main__":
    write()
