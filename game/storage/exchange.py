"""The history as a file to share: JSON with everything, CSV with a line for each person.

Both can be brought in again, here or elsewhere. Nothing is doubled and nothing that is kept is
overwritten: what is there already is counted, what differs or makes no sense is refused in words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from game.core.clean import one_line
from game.core.message import Message
from game.reading import LARGEST, read_bytes
from game.storage.csv_reading import decoded, of_csv
from game.storage.csv_table import as_csv
from game.storage.fields import Wrong, document
from game.storage.play import (
    FORMAT,
    Play,
    Unfit,
    of_data,
    to_data,
)
from game.storage.plays import Plays
from game.storage.ring_folder import Kept
from game.storage.write import write

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
    plays: Mapping[str, Play] = field(default_factory=dict)
    """What was added, by its names."""


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
    kept = [one for one in plays.list() if one.value is not None]
    text = as_json(kept) if kind == "json" else as_csv(kept)
    return put(home, f"history-{stamp}.{kind}", text)


def put(home: Path, name: str, text: str) -> Path:
    """Write a table or a document into the folder; raises OSError."""
    path = folder(home) / name
    # A spreadsheet takes a table without the mark for one in the system's own letters.
    write(path, text.encode("utf-8-sig" if path.suffix == ".csv" else "utf-8"))
    return path


def bring(
    plays: Plays, path: Path, goes_on: Callable[[int, int], bool] = lambda _done, _all: True
) -> Brought:
    """Take the plays of a file into the history.

    `goes_on(done, all)` is asked before each play, and ends the import where it says no; what was
    taken until then stays.
    """
    found, refused = read(path)
    here = {one.name: one.value for one in plays.list()}
    origins = {play.origin for play in here.values() if play is not None and play.origin}
    added: dict[str, Play] = {}
    known = 0
    for done, (one, name) in enumerate(zip(found, _names(found), strict=True)):
        if not goes_on(done, len(found)):
            break
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
        here[name] = added[name] = one.play
        origins |= {one.play.origin} - {""}
    return Brought(tuple(added), known, tuple(refused), added)


def _names(found: Iterable[Found]) -> Iterator[str]:
    """Name each play: as the file does, or by what it says.

    Two plays of one file that say the same are two plays, and keep their names when the file comes
    again.
    """
    seen: dict[str, int] = {}
    for one in found:
        if _NAME.fullmatch(one.name):
            yield one.name
            continue
        name = _called(one.play)
        seen[name] = seen.get(name, 0) + 1
        yield name if seen[name] == 1 else f"{name}-{seen[name]}"


def _called(play: Play) -> str:
    """Name a play by what it says, so that the same one gets the same name again."""
    text = json.dumps(to_data(play), sort_keys=True)
    return f"{play.day}-{play.title}-{sha256(text.encode()).hexdigest()[:10]}".lower()


def read(path: Path) -> tuple[list[Found], list[tuple[Message, Message]]]:
    """Read a file: the plays that can be taken, and where and why others cannot."""
    whole = Message("companion.play.at_file", {"file": one_line(path.name, 60)})
    try:
        if path.stat().st_size > LARGEST:
            return [], [(whole, Message("companion.play.unfit.large"))]
        text = decoded(read_bytes(path))
    except OSError:
        return [], [(whole, Message("companion.play.broken.disk"))]
    except ValueError:
        return [], [(whole, Message("companion.play.broken.cut"))]
    reader = of_csv if path.suffix.lower() == ".csv" else _of_json
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


def as_json(kept: Iterable[Kept[Play]]) -> str:
    """Write plays as one JSON document."""
    rows = [{"name": one.name, **to_data(one.value)} for one in kept if one.value is not None]
    return json.dumps({"format": FORMAT, "plays": rows}, ensure_ascii=False, indent=1)


def _of_json(text: str) -> list[tuple[Message, str, Any]]:
    try:
        data = document(text)
    except Wrong:
        raise Unfit("companion.play.broken.cut") from None
    if not isinstance(data, dict) or not isinstance(data.get("plays"), list):
        raise Unfit("companion.play.unfit.no_plays")
    if type(data.get("format")) is int and data["format"] > FORMAT:
        raise Unfit("companion.play.broken.newer", format=data["format"])
    return [
        (
            Message("companion.play.at_play", {"number": at}),
            str(row.get("name", "")) if isinstance(row, dict) else "",
            row,
        )
        for at, row in enumerate(data["plays"], 1)
    ]
