"""The history as a file to share: JSON with everything, CSV with a line for each person.

Both can be brought in again, here or elsewhere. Nothing is doubled and nothing that is kept is
overwritten: what is there already is counted, what differs or makes no sense is refused in words.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from game.core.message import Message
from game.shelf.play import (
    FORMAT,
    Person,
    Play,
    Unfit,
    lines_data,
    of_data,
    places,
    shown,
    to_data,
)
from game.shelf.plays import Kept, Plays
from game.shelf.write import write

COLUMNS = (
    "play", "game", "day", "place", "note", "kind", "options", "origin",
    "seat", "name", "colour", "level", "total", "tie", "lines", "rank",
)  # fmt: skip
NEEDED = ("game", "day", "name", "total")
LARGEST = 20_000_000
"""Bytes of a file that is read at most."""
_FORMULA = ("=", "+", "-", "@")
"""Beginnings that a spreadsheet would take for a formula."""
_NAME = re.compile(r"[0-9a-z][0-9a-z_-]{0,79}")


@dataclass(frozen=True, slots=True)
class Found:
    """A play in a file: where it stands, its name if it has one, and what it says."""

    where: Message
    name: str
    play: Play


@dataclass(frozen=True, slots=True)
class Brought:
    """What an import did."""

    added: tuple[str, ...]
    """Names of the plays that are new here."""
    known: int
    """How many were here already."""
    refused: tuple[tuple[Message, Message], ...]
    """Where, and why not."""


def folder(home: Path) -> Path:
    """Give the folder that files are written to and read from."""
    return home / "exchange"


def files(home: Path) -> tuple[Path, ...]:
    """List the files that could be brought in."""
    try:
        found = [f for f in folder(home).iterdir() if f.suffix.lower() in (".json", ".csv")]
    except OSError:
        return ()
    return tuple(sorted(found, key=lambda file: file.name))


def give(plays: Plays, home: Path, kind: str, stamp: str) -> Path:
    """Write the whole history to a new file, `kind` "json" or "csv"; raises OSError."""
    kept = [one for one in plays.list() if one.play is not None]
    text = as_json(kept) if kind == "json" else as_csv(kept)
    path = folder(home) / f"history-{stamp}.{kind}"
    write(path, text.encode("utf-8" if kind == "json" else "utf-8-sig"))
    return path


def bring(plays: Plays, path: Path) -> Brought:
    """Take the plays of a file into the history."""
    found, refused = read(path)
    here = {one.name: one.play for one in plays.list()}
    origins = {play.origin for play in here.values() if play is not None and play.origin}
    added: list[str] = []
    known = 0
    for one in found:
        name = one.name if _NAME.fullmatch(one.name) else _called(one.play)
        there = here.get(name)
        if there == one.play or (name not in here and one.play.origin in origins):
            known += 1
            continue
        problem: Message | None
        if name in here:
            problem = Message("companion.play.unfit.differs")
        else:
            problem = plays.keep(name, one.play)
        if problem is not None:
            refused.append((one.where, problem))
            continue
        added.append(name)
        here[name] = one.play
        origins |= {one.play.origin} - {""}
    return Brought(tuple(added), known, tuple(refused))


def _called(play: Play) -> str:
    """Name a play by what it says, so that the same one gets the same name again."""
    text = json.dumps(to_data(play), sort_keys=True)
    return f"{play.day}-{play.title}-{sha256(text.encode()).hexdigest()[:10]}".lower()


def read(path: Path) -> tuple[list[Found], list[tuple[Message, Message]]]:
    """Read a file: the plays that make sense, and where and why others do not."""
    whole = Message("companion.play.at_file", {"file": path.name})
    try:
        if path.stat().st_size > LARGEST:
            return [], [(whole, Message("companion.play.unfit.large"))]
        text = path.read_bytes().decode("utf-8-sig")
    except OSError:
        return [], [(whole, Message("companion.play.broken.disk"))]
    except ValueError:
        return [], [(whole, Message("companion.play.broken.cut"))]
    reader = _of_csv if path.suffix.lower() == ".csv" else _of_json
    try:
        rows = reader(text)
    except Unfit as error:
        return [], [(whole, error.message)]
    return _sorted_out(rows)


def _sorted_out(
    rows: Iterable[tuple[Message, str, Any]],
) -> tuple[list[Found], list[tuple[Message, Message]]]:
    found: list[Found] = []
    refused: list[tuple[Message, Message]] = []
    for where, name, data in rows:
        try:
            if isinstance(data, Unfit):
                raise data
            found.append(Found(where, name, of_data(data)))
        except Unfit as error:
            refused.append((where, error.message))
    return found, refused


# JSON


def as_json(kept: Iterable[Kept]) -> str:
    """Write plays as one JSON document."""
    rows = [{"name": one.name, **to_data(one.play)} for one in kept if one.play is not None]
    return json.dumps({"format": FORMAT, "plays": rows}, ensure_ascii=False, indent=1)


def _of_json(text: str) -> list[tuple[Message, str, Any]]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Unfit("companion.play.broken.cut") from None
    rows = data.get("plays") if isinstance(data, dict) else None
    if not isinstance(rows, list):
        raise Unfit("companion.play.unfit.no_plays")
    if type(data.get("format")) is int and data["format"] > FORMAT:
        raise Unfit("companion.play.broken.newer", format=data["format"])
    return [
        (
            Message("companion.play.at_play", {"number": at}),
            str(row.get("name", "")) if isinstance(row, dict) else "",
            row,
        )
        for at, row in enumerate(rows, 1)
    ]


# CSV


def as_csv(kept: Iterable[Kept]) -> str:
    """Write plays as a table with a line for each person."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\r\n")
    writer.writeheader()
    for one in kept:
        if one.play is not None:
            writer.writerows(_csv_rows(one.name, one.play))
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
    """Take that apostrophe away again."""
    guarded = text.startswith("'") and text.lstrip("'").startswith(_FORMULA)
    return text[1:] if guarded else text


def _lines_text(one: Person) -> str:
    return json.dumps(lines_data(one.lines), ensure_ascii=False) if one.lines else ""


def _of_csv(text: str) -> list[tuple[Message, str, Any]]:
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
