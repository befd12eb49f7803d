"""The history as a CSV table: a line for each person, as spreadsheets and people write it."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from game.core.message import Message
from game.storage.play import (
    Person,
    Play,
    Unfit,
    lines_data,
    places,
    shown,
)
from game.storage.ring_folder import Kept

COLUMNS = (
    "play", "game", "day", "place", "note", "kind", "options", "origin",
    "seat", "name", "colour", "level", "total", "tie", "lines", "rank",
)  # fmt: skip
NEEDED = ("game", "day", "name", "total")
_FORMULA = ("=", "+", "-", "@")
"""Beginnings that a spreadsheet would take for a formula."""


def as_csv(kept: Iterable[Kept[Play]]) -> str:
    """Write plays as a table with a line for each person."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\r\n")
    writer.writeheader()
    for one in kept:
        if one.value is not None:
            writer.writerows(_csv_rows(one.name, one.value))
    return out.getvalue()


def _csv_rows(name: str, play: Play) -> Iterator[dict[str, Any]]:
    head = {
        "play": name, "game": play.title, "day": play.day, "place": _guarded(play.place),
        "note": _guarded(play.note), "kind": play.kind, "origin": play.origin,
        "options": json.dumps(dict(play.options), ensure_ascii=False) if play.options else "",
    }  # fmt: skip
    if not play.people:
        yield head
    for seat, (one, rank) in enumerate(zip(play.people, places(play), strict=True), 1):
        yield {
            **head, "seat": seat, "name": _guarded(one.name), "colour": one.colour,
            "level": one.level,
            "total": "" if one.total is None else one.total, "rank": rank or "",
            "tie": " ".join(map(str, one.tie)), "lines": _lines_text(one),
        }  # fmt: skip


def _guarded(text: str) -> str:
    """Put an apostrophe before words that a spreadsheet would take for a formula."""
    return f"'{text}" if text.lstrip("'").startswith(_FORMULA) else text


def _bare(text: str) -> str:
    """Remove the apostrophe that kept a cell from being a formula."""
    guarded = text.startswith("'") and text.lstrip("'").startswith(_FORMULA)
    return text[1:] if guarded else text


def _lines_text(one: Person) -> str:
    return json.dumps(lines_data(one.lines), ensure_ascii=False) if one.lines else ""


def of_csv(text: str) -> list[tuple[Message, str, Any]]:
    """Read a table: where each play stands, its name, and its data or what is wrong with them.

    Raises Unfit when it is no such table at all.
    """
    head = text.partition("\n")[0]
    sign = max(",;\t", key=head.count)
    reader = csv.DictReader(io.StringIO(text), delimiter=sign)
    try:
        columns = reader.fieldnames or ()
        lacking = [name for name in NEEDED if name not in columns]
        if lacking:
            raise Unfit("companion.play.unfit.columns", columns=", ".join(lacking))
        rows = [(reader.line_num, row) for row in reader]
    except csv.Error:
        raise Unfit("companion.play.broken.cut") from None
    groups: dict[tuple[str, ...], list[tuple[int, Mapping[str, str]]]] = {}
    for number, row in rows:
        clean = {key: (value or "").strip() for key, value in row.items() if isinstance(key, str)}
        name = clean.get("play") or ""
        key = (name,) if name else tuple(clean.get(k, "") for k in ("game", "day", "place"))
        groups.setdefault(key, []).append((number, clean))
    return [_group(lines) for lines in groups.values()]


def _group(lines: list[tuple[int, Mapping[str, str]]]) -> tuple[Message, str, Any]:
    """Give where a play stands, its name and its data, or what is wrong with it."""
    first = lines[0][1]
    name, number = first.get("play", ""), lines[0][0]
    try:
        people: list[dict[str, Any]] = []
        for at, row in lines:
            number = at
            if row.get("seat") or row.get("name") or row.get("total"):
                people.append(_csv_person(row, len(people)))
        data = {key: _bare(first.get(key, "")) for key in ("place", "note")}
        data |= {key: first.get(key, "") for key in ("day", "kind", "origin")}
        options = _json(first.get("options", "")) or {}
        return (
            Message("companion.play.at_line", {"number": lines[0][0]}),
            name,
            {**data, "title": first["game"], "options": options, "people": people},
        )
    except Unfit as error:
        return Message("companion.play.at_line", {"number": number}), name, error


def _csv_person(row: Mapping[str, str], seat: int) -> dict[str, Any]:
    lines = _json(row.get("lines", "")) or []
    total = _whole(row.get("total", ""))
    if lines and isinstance(lines, list) and total is not None:
        counted = sum(one.get("points", 0) for one in lines if isinstance(one, dict))
        if counted != total:
            raise Unfit("companion.play.unfit.sum", total=total, counted=counted)
    colour = _whole(row.get("colour", ""))
    return {
        "name": _bare(row.get("name", "")),
        "colour": seat % 5 if colour is None else colour,
        "level": row.get("level", ""),
        "given": None if lines else total,
        "tie": [_whole(part) for part in row.get("tie", "").split()],
        "lines": lines,
    }


def _whole(text: str) -> int | None:
    """Read a whole number as people write it, with whatever minus sign; nothing is `None`."""
    if not text:
        return None
    try:
        return int(text.replace("−", "-").replace("–", "-"))
    except ValueError:
        raise Unfit("companion.play.unfit.number", value=shown(text)) from None


def _json(text: str) -> Any:
    if not text:
        return None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Unfit("companion.play.unfit.lines") from None
