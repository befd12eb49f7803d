"""Reading the history from a CSV table, as spreadsheets and people write it.

Nothing is taken silently: a line that cannot be is refused with its number, and the play that it
belongs to with it, for a play with somebody left out would be a false one.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise

from game.core.clean import clean
from game.core.message import Message
from game.storage.csv_table import COLUMNS, NEEDED, bare
from game.storage.fields import Wrong, document
from game.storage.play import Unfit, shown

MOST_BREAKS = 40
"""Lines of a cell at most; a quote that is not closed by then never is."""
SIGNS = ",;\t"
_BREAKS = ("\n", "\r")


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table by its columns, or what is wrong with it."""

    number: int
    cells: Mapping[str, str]
    fault: Unfit | None = None

    def get(self, column: str) -> str:
        """Give a cell, empty where there is none."""
        return self.cells.get(column, "")

    @property
    def name(self) -> str:
        """The name as people compare them: without capitals and odd spaces."""
        return " ".join(self.get("name").split()).casefold()


def of_csv(text: str) -> list[tuple[Message, str, object]]:
    """Read a table: where each play stands, its name, and its data or what is wrong with them.

    Raises Unfit when it is no such table at all.
    """
    lines = list(io.StringIO(text, newline=""))
    # Excel writes such a line so that it knows its own sign again.
    told = lines[0].strip().lower() if lines else ""
    start = 1 if told.startswith("sep=") and told[4:] in SIGNS else 0
    head = lines[start] if start < len(lines) else ""
    sign = max(SIGNS, key=head.count)
    columns = [clean(cell).strip().casefold() for cell in _cells(head, sign)]
    _judge_columns(columns)
    groups: dict[tuple[str, ...], list[Row]] = {}
    for row in _rows(lines, start + 1, sign, columns):
        name = row.get("play")
        key = (name,) if name else (row.get("game"), row.get("day"), row.get("place"))
        groups.setdefault(key, []).append(row)
    return [
        _play(play, fault)
        for key, rows in groups.items()
        for play, fault in ([(rows, None)] if len(key) == 1 else _parted(rows))
    ]


def _cells(head: str, sign: str) -> list[str]:
    try:
        return next(csv.reader([head], delimiter=sign), [])
    except csv.Error:
        raise Unfit("companion.play.broken.cut") from None


def _judge_columns(columns: Sequence[str]) -> None:
    lacking = [name for name in NEEDED if name not in columns]
    if lacking:
        raise Unfit("companion.play.unfit.columns", columns=", ".join(lacking))
    twice = [name for name in COLUMNS if columns.count(name) > 1]
    if twice:
        raise Unfit("companion.play.unfit.columns_twice", columns=", ".join(twice))


def _rows(lines: list[str], at: int, sign: str, columns: Sequence[str]) -> Iterator[Row]:
    while at < len(lines):
        cells, taken = _record(lines[at : at + MOST_BREAKS], sign)
        if cells is None or _torn(lines[at : at + taken], cells, sign, columns):
            # What is left of the line still tells which play it would have belonged to.
            parts = clean(lines[at].replace('"', "")).split(sign)
            yield Row(at + 1, _named(columns, parts), Unfit("companion.play.unfit.quote"))
            at += 1
            continue
        if any(cell.strip() for cell in cells):
            over = any(cell.strip() for cell in cells[len(columns) :])
            fault = Unfit("companion.play.unfit.cells", count=len(columns)) if over else None
            yield Row(at + 1, _named(columns, cells), fault)
        at += taken


def _named(columns: Sequence[str], cells: Sequence[str]) -> dict[str, str]:
    return {name: clean(cell).strip() for name, cell in zip(columns, cells, strict=False)}


def _record(lines: list[str], sign: str) -> tuple[list[str] | None, int]:
    """Read what begins at the first line, and count its lines; `None` if its quotes do not fit."""
    taken = 0

    def fed() -> Iterator[str]:
        nonlocal taken
        for line in lines:
            taken += 1
            yield line

    try:
        return next(csv.reader(fed(), delimiter=sign, strict=True), []), taken
    except csv.Error:
        return None, taken


def _torn(lines: list[str], cells: Sequence[str], sign: str, columns: Sequence[str]) -> bool:
    """Tell whether quotes are not in pairs, or hold what were lines of their own.

    Only a note has breaks in it.
    """
    if sum(line.count('"') for line in lines) % 2:
        return True
    for name, cell in zip(columns, cells, strict=False):
        if name in COLUMNS and name != "note" and any(sign in cell for sign in _BREAKS):
            return True
    for line in lines[1:]:
        row = _named(columns, line.split(sign))
        try:
            date.fromisoformat(row.get("day", ""))
        except ValueError:
            continue
        if row.get("game", "").isidentifier():
            return True
    return False


def _parted(rows: list[Row]) -> list[tuple[list[Row], Unfit | None]]:
    """Part the lines of one game, day and place into plays: a name that comes again begins one.

    Where that leaves somebody alone beside plays of several, the lines are not play by play, and
    nobody but their writer knows which belong together.
    """
    plays: list[list[Row]] = []
    names: set[str] = set()
    seats: set[str] = set()
    again: Row | None = None
    for row in rows:
        name, seat = row.name, row.get("seat")
        if (name and name in names) or (seat and seat in seats):
            again = again or row
            names, seats = set(), set()
        if not names and not seats and (not plays or plays[-1]):
            plays.append([])
        plays[-1].append(row)
        names |= {name} - {""}
        seats |= {seat} - {""}
    sizes = {len(play) for play in plays}
    if again is not None and 1 in sizes and len(sizes) > 1:
        return [(rows, Unfit("companion.play.unfit.mixed", name=shown(again.get("name"))))]
    return [(play, None) for play in plays]


def _play(rows: list[Row], fault: Unfit | None) -> tuple[Message, str, object]:
    """Give where a play stands, its name and its data, or what is wrong with it."""
    first = rows[0]
    name, number = first.get("play"), first.number
    try:
        if fault is not None:
            raise fault
        people: list[dict[str, object]] = []
        for row in rows:
            number = row.number
            if row.fault is not None:
                raise row.fault
            if row.get("seat") or row.get("name") or row.get("total"):
                people.append(_person(row, len(people)))
        number = first.number
        data: dict[str, object] = {key: bare(first.get(key)) for key in ("place", "note")}
        data |= {key: first.get(key) for key in ("day", "kind", "origin", "box")}
        options = _json(first.get("options"))
        data |= {"title": first.get("game"), "people": people, "options": options or {}}
        return Message("companion.play.at_line", {"number": number}), name, data
    except Unfit as error:
        return Message("companion.play.at_line", {"number": number}), name, error


def _person(row: Row, seat: int) -> dict[str, object]:
    lines = _json(row.get("lines")) or []
    total = _whole(row.get("total"))
    if lines and total is not None:
        counted = _sum(lines)
        if counted is not None and counted != total:
            raise Unfit("companion.play.unfit.sum", total=total, counted=counted)
    colour = _whole(row.get("colour"))
    return {
        "name": bare(row.get("name")),
        "colour": seat % 5 if colour is None else colour,
        "level": row.get("level"),
        "style": row.get("style"),
        "given": None if lines else total,
        "tie": [_whole(part) for part in row.get("tie").split()],
        "lines": lines,
    }


def _sum(lines: object) -> int | None:
    """Add up points by source; `None` where they are none, which is told when they are read."""
    if not isinstance(lines, list):
        return None
    points = [one.get("points") if isinstance(one, dict) else None for one in lines]
    whole = [one for one in points if type(one) is int]
    return sum(whole) if len(whole) == len(points) else None


def _whole(text: str) -> int | None:
    """Read a whole number as people write it, with whatever minus sign; nothing is `None`."""
    if not text:
        return None
    try:
        return int(text.replace("−", "-").replace("–", "-"))
    except ValueError:
        raise Unfit("companion.play.unfit.number", value=shown(text)) from None


def _json(text: str) -> object:
    if not text:
        return None
    try:
        return document(text)
    except Wrong:
        raise Unfit("companion.play.unfit.lines") from None


def decoded(data: bytes) -> str:
    """Read text in whatever spreadsheets write: UTF-8, UTF-16, or an old code page of Windows.

    Raises ValueError for what is none of these.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16")
    # Latin letters in pairs of bytes: every other one is nothing.
    for code, places in (("utf-16-le", data[1:200:2]), ("utf-16-be", data[0:200:2])):
        if places and places.count(0) > len(places) / 2:
            return data.decode(code)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1251" if _cyrillic(data) else "cp1252")


def _cyrillic(data: bytes) -> bool:
    """Tell Russian from western text: there high letters come in rows, here one by one."""
    high = [byte >= 0xC0 for byte in data]
    pairs = sum(one and other for one, other in pairwise(high))
    return pairs * 2 > sum(high)
