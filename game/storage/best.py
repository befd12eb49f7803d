"""The best scores of games alone, by title and set-up: one small file for each title."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date, datetime
from hashlib import sha256
from pathlib import Path

from game.core.match import Match
from game.core.setup import MatchSetup
from game.storage.fields import Given, Wrong
from game.storage.ring_folder import (
    FileKind,
    RingFolder,
    Unreadable,
    as_json,
    of_json,
)

FORMAT = 1
MOST = 10
"""How many scores a table keeps."""
FAR = 99_999
"""More points than a game ever gives."""
NAME, SEED = 60, 200
"""Letters at most."""


@dataclass(frozen=True, slots=True)
class Score:
    """One game in the table."""

    points: int
    name: str
    """Who played, as entered; empty for nobody in particular."""
    day: str
    """"2026-05-17"."""
    seed: str
    game: str
    """The game's fingerprint, by which it is known when its result is opened again."""


def fingerprint(setup: MatchSetup, match: Match) -> str:
    """Give a short text that tells this game from every other one."""
    played = [(entry.seat, repr(entry.action)) for entry in match.log]
    return sha256(repr((setup.seed, played)).encode()).hexdigest()[:16]


def kind_of(options: Mapping[str, str], usual: Mapping[str, str]) -> str:
    """Name the table that a game belongs to: by every option that is not as usual."""
    return ",".join(f"{k}={v}" for k, v in sorted(options.items()) if usual.get(k) != v)


Tables = Mapping[str, tuple[Score, ...]]
"""The tables of a title by their kinds."""


class Best:
    """The tables of best scores in one folder."""

    def __init__(self, folder: Path) -> None:
        self._files = RingFolder(folder, KIND)

    def scores(self, title: str, kind: str) -> tuple[Score, ...]:
        """Give the table of a title and kind, best first; a broken file counts as empty."""
        return self._tables(title).get(kind, ())

    def add(self, title: str, kind: str, score: Score) -> tuple[Score, ...]:
        """Put a score into its table, unless that game is there already, and give the table.

        Of two equal scores the earlier one stands higher. A table that cannot be kept on the disk
        is given all the same.
        """
        tables = dict(self._tables(title))
        table = tables.get(kind, ())
        if all(known.game != score.game for known in table):
            table = tuple(sorted((*table, score), key=lambda s: -s.points))[:MOST]
            tables[kind] = table
            self._files.keep(title, tables)
        return table

    def _tables(self, title: str) -> Tables:
        kept = self._files.get(title)
        return {} if kept.value is None else kept.value


def day_of(now: datetime) -> str:
    """Write a day as it stands in the table."""
    return now.strftime("%Y-%m-%d")


def _score(row: Given) -> Score:
    return Score(
        row.at("points").whole(-FAR, FAR),
        row.at("name").text(NAME),
        _day(row.at("day")),
        row.at("seed").text(SEED),
        row.at("game").text(NAME),
    )


def _day(given: Given) -> str:
    try:
        return date.fromisoformat(given.text(NAME)).isoformat()
    except ValueError as error:
        raise given.wrong("a day such as 2026-05-17") from error


def _read(data: bytes) -> Tables:
    found = of_json(data, FORMAT, "saves.broken")
    try:
        return {
            kind: tuple(map(_score, rows.items(MOST)))
            for kind, rows in Given(found).at("tables").entries()
        }
    except Wrong as error:
        raise Unreadable("saves.broken.cut", str(error)) from error


def _written(tables: Tables) -> bytes:
    rows = {kind: [asdict(score) for score in table] for kind, table in tables.items()}
    return as_json({"format": FORMAT, "tables": rows})


KIND = FileKind(read=_read, write=_written, words="saves", ring=2)
