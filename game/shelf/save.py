"""The saved form of a match: one JSON document with header, set-up, log and snapshot."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from game.book.problems import Broken
from game.core.chance import Outcome
from game.core.codec import Codec, Undecodable, encode
from game.core.contract import Over, Turn
from game.core.correction import Correction
from game.core.match import Entry, Impossible, Match
from game.core.message import Message
from game.core.registry import titles
from game.shelf import boxes
from game.shelf.log import LOGGER
from game.shelf.migrate import FORMAT, migrate
from game.shelf.table import Chair, Table, components_of, digest_of, open_match

PROGRAM = "0.1.0"


class Unreadable(Exception):
    """A save that cannot be gone on with; `message` says why to a player."""

    def __init__(self, key: str, detail: str = "", **params: int | str) -> None:
        super().__init__(f"{key} {detail}".strip())
        self.message = Message(key, params)


@dataclass(frozen=True, slots=True)
class Header:
    """What the list of saved games shows without making a match."""

    table: Table
    round: int
    seat: int | None
    phase: str
    over: bool
    totals: tuple[int, ...]
    saved_at: datetime
    steps: int
    """How many entries the log has."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match as it was saved. `doubt`: the log is lost, only the snapshot stands; ask first."""

    table: Table
    match: Match
    doubt: Message | None = None
    notes: tuple[str, ...] = field(default=())
    """For the log file: findings that cost the player nothing."""


def codec(title: str) -> Codec:
    """Make the codec for states and actions of a title."""
    return Codec((*titles()[title].types, Outcome, Correction))


def dump(table: Table, match: Match, now: datetime) -> bytes:
    """Give the document of a match."""
    fresh = open_match(table).state
    started = None if match.start == fresh else encode(match.start)
    document = {
        "format": FORMAT,
        "program": PROGRAM,
        "title": table.title,
        "rules": digest_of(table),
        "saved_at": now.isoformat(timespec="seconds"),
        "header": _header(match),
        "table": _table(table),
        "start": started,
        "log": [_line(entry) for entry in (match.journal if table.companion else match.log)],
        "snapshot": encode(match.state),
    }
    if table.companion:
        document["held"] = list(match.held)
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def _line(entry: Entry | None) -> dict[str, Any] | None:
    """Give a line of the log; `None`, where the line before it was taken back."""
    return None if entry is None else {"seat": entry.seat, "action": encode(entry.action)}


def _header(match: Match) -> dict[str, Any]:
    pending = match.pending
    return {
        "round": match.rules.round(match.state),
        "seat": pending.seat if isinstance(pending, Turn) else None,
        "phase": "" if isinstance(pending, Over) else pending.phase,
        "over": isinstance(pending, Over),
        "totals": [score.total for score in match.rules.scores(match.state)],
        "steps": len(match.log),
    }


def _table(table: Table) -> dict[str, Any]:
    return {
        "options": dict(table.options),
        "seed": table.seed,
        "start": table.first,
        "box": table.box,
        "companion": table.companion,
        "chairs": [
            {"name": c.name, "colour": c.colour, "level": c.level, "style": c.style}
            for c in table.chairs
        ],
    }


def parse(data: bytes) -> dict[str, Any]:
    """Read a document into its present form, older formats migrated; raises Unreadable."""
    try:
        document = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise Unreadable("saves.broken.cut", str(error)) from error
    if not isinstance(document, dict) or type(document.get("format")) is not int:
        raise Unreadable("saves.broken.foreign")
    if document["format"] > FORMAT:
        raise Unreadable("saves.broken.newer", format=document["format"])
    try:
        document = migrate(document)
    except (KeyError, TypeError, ValueError) as error:
        raise Unreadable("saves.broken.old", repr(error)) from error
    if document.get("title") not in tuple(titles()):
        raise Unreadable("saves.broken.title", title=str(document.get("title")))
    return document


def header(document: Mapping[str, Any]) -> Header:
    """Read the header of a document; raises Unreadable."""
    try:
        head = document["header"]
        return Header(
            table=table_of(document),
            round=_int(head["round"]),
            seat=None if head["seat"] is None else _int(head["seat"]),
            phase=str(head["phase"]),
            over=bool(head["over"]),
            totals=tuple(_int(total) for total in head["totals"]),
            saved_at=datetime.fromisoformat(str(document["saved_at"])),
            steps=_int(head["steps"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise Unreadable("saves.broken.header", repr(error)) from error


def table_of(document: Mapping[str, Any]) -> Table:
    """Read the set-up of a document; raises KeyError, TypeError or ValueError."""
    data = document["table"]
    chairs = tuple(
        Chair(str(c["name"]), _colour(c["colour"]), str(c["level"]), str(c["style"]))
        for c in data["chairs"]
    )
    if not chairs:
        raise ValueError("no chairs")
    options = {str(k): str(v) for k, v in data["options"].items()}
    start = _int(data["start"])
    if not 0 <= start < len(chairs):
        raise ValueError(f"start player {start}")
    at_table = data["companion"]
    if type(at_table) is not bool:
        raise TypeError(f"companion {at_table!r}")
    box = str(data.get("box", boxes.OURS))
    title, seed = str(document["title"]), str(data["seed"])
    return Table(title, chairs, options, seed, start, at_table, box)


def _int(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is not a whole number")
    return value


def _colour(value: Any) -> int:
    if _int(value) not in range(5):
        raise ValueError(f"colour {value}")
    return int(value)


def restore(data: bytes) -> Loaded:
    """Make the match of a document.

    The log is the truth: it is replayed, and the snapshot is compared with what comes out. Where
    the log cannot be replayed but the snapshot is sound, the match stands at the snapshot and
    `doubt` says what is lost; so it does where the data have changed since and another state
    comes out. Raises Unreadable when neither holds.
    """
    document = parse(data)
    try:
        table = table_of(document)
        refusal = titles()[table.title].refuse_setup(
            _components(table), len(table.chairs), table.options
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Unreadable("saves.broken.header", repr(error)) from error
    if refusal is not None:
        raise Unreadable("saves.broken.header", refusal.key)
    other = document.get("rules") != digest_of(table)
    doubt = "saves.doubt.data" if other else "saves.doubt.log"
    try:
        match = _replayed(table, document)
    except (Impossible, Undecodable, LookupError, TypeError, ValueError) as error:
        LOGGER.warning("a log does not replay: %s", error)
        return _from_snapshot(table, document, doubt)
    same = encode(match.state) == document.get("snapshot")
    if other and not same:
        with contextlib.suppress(Unreadable):
            return _from_snapshot(table, document, doubt)
    return Loaded(table, match, notes=() if same else ("snapshot differs",))


def _components(table: Table) -> Any:
    if table.box and table.box not in boxes.names(table.title):
        raise Unreadable("saves.broken.edition", name=table.box)
    try:
        return components_of(table)
    except Broken as error:
        if table.box:
            raise Unreadable("saves.broken.edition_data", str(error), name=table.box) from error
        raise Unreadable("saves.broken.data", str(error)) from error


def _replayed(table: Table, document: Mapping[str, Any]) -> Match:
    reader = codec(table.title)
    begun = document.get("start")
    match = open_match(table, None if begun is None else _state(table, reader, begun))
    match.replay(
        None if line is None else Entry(line["seat"], reader.decode(line["action"]))
        for line in list(document["log"])
    )
    if table.companion:
        match.held = _held(match, document.get("held"))
    return match


def _held(match: Match, values: Any) -> tuple[Any, ...]:
    """Give what was entered of an answer of chance, if it can begin that answer."""
    if not isinstance(values, list) or not all(type(value) in (int, str) for value in values):
        return ()
    return tuple(values) if match.begins(tuple(values)) else ()


def _state(table: Table, reader: Codec, data: Any) -> Any:
    """Decode a state and see that it is one of this title and possible."""
    fresh = open_match(table)
    state = reader.decode(data, type(fresh.state))
    problems = fresh.rules.problems(state)
    if problems:
        raise Undecodable(f"impossible state: {[p.key for p in problems]}")
    fresh.rules.pending(state)
    return state


def _from_snapshot(table: Table, document: Mapping[str, Any], why: str) -> Loaded:
    try:
        state = _state(table, codec(table.title), document["snapshot"])
        match = open_match(table, state)
        match.rules.scores(state)
    except (Undecodable, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise Unreadable("saves.broken.both", repr(error)) from error
    return Loaded(table, match, doubt=Message(why))
