"""The saved form of a match: one JSON document with header, set-up, log and snapshot."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from game import VERSION
from game.core.chance import Outcome
from game.core.codec import Codec, Undecodable, encode
from game.core.contract import Over, Turn
from game.core.correction import Correction
from game.core.match import Impossible, LogEntry, Match
from game.core.message import Message
from game.core.registry import titles
from game.core.setup import OURS, MatchSetup, SeatSetup
from game.loading import editions
from game.loading.problems import Broken
from game.opening import components_of, digest_of, open_match
from game.storage.log import LOGGER
from game.storage.migrate import FORMAT, migrate
from game.storage.ring_folder import Unreadable, of_json


@dataclass(frozen=True, slots=True)
class Header:
    """What the list of saved games shows without making a match."""

    setup: MatchSetup
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

    setup: MatchSetup
    match: Match
    doubt: Message | None = None
    notes: tuple[str, ...] = field(default=())
    """For the log file: findings that cost the player nothing."""


def codec(title: str) -> Codec:
    """Make the codec for states and actions of a title."""
    return Codec((*titles()[title].types, Outcome, Correction))


def dump(setup: MatchSetup, match: Match, now: datetime) -> bytes:
    """Give the document of a match as it stands in a file."""
    return written(document_of(setup, match, now))


def written(document: Mapping[str, Any]) -> bytes:
    """Write a document in as few letters as can be: it is written after every decision."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def document_of(setup: MatchSetup, match: Match, now: datetime) -> dict[str, Any]:
    """Give the document of a match."""
    # A start that follows from the set-up is not written; only tables begun elsewhere have another.
    fresh = open_match(setup).state
    started = None if match.start == fresh else encode(match.start)
    document: dict[str, Any] = {
        "format": FORMAT,
        "program": VERSION,
        "title": setup.title,
        "rules": digest_of(setup),
        "saved_at": now.isoformat(timespec="seconds"),
        "header": _header(match),
        "table": _setup(setup),
        "start": started,
        "log": [_line(entry) for entry in (match.journal if setup.companion else match.log)],
        "snapshot": encode(match.state),
    }
    if setup.companion:
        document["held"] = list(match.held)
    return document


def _line(entry: LogEntry | None) -> dict[str, Any] | None:
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


def _setup(setup: MatchSetup) -> dict[str, Any]:
    return {
        "options": dict(setup.options),
        "seed": setup.seed,
        "start": setup.first,
        "box": setup.edition,
        "companion": setup.companion,
        "chairs": [
            {"name": c.name, "colour": c.colour, "level": c.level, "style": c.style}
            for c in setup.seats
        ],
    }


def parse(data: bytes) -> dict[str, Any]:
    """Read a document into its present form, older formats migrated; raises Unreadable."""
    document = of_json(data, FORMAT, "saves.broken")
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
            setup=setup_of(document),
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


def setup_of(document: Mapping[str, Any]) -> MatchSetup:
    """Read the set-up of a document; raises KeyError, TypeError or ValueError."""
    data = document["table"]
    seat_setups = tuple(
        SeatSetup(str(c["name"]), _colour(c["colour"]), str(c["level"]), str(c["style"]))
        for c in data["chairs"]
    )
    if not seat_setups:
        raise ValueError("no chairs")
    options = {str(k): str(v) for k, v in data["options"].items()}
    start = _int(data["start"])
    if not 0 <= start < len(seat_setups):
        raise ValueError(f"start player {start}")
    at_table = data["companion"]
    if type(at_table) is not bool:
        raise TypeError(f"companion {at_table!r}")
    edition = str(data.get("box", OURS))
    title, seed = str(document["title"]), str(data["seed"])
    return MatchSetup(title, seat_setups, options, seed, start, at_table, edition)


def _int(value: Any) -> int:
    # isinstance would let true and false pass, which are ints to Python and not to a save.
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
        setup = setup_of(document)
        refusal = titles()[setup.title].refuse_setup(
            _components(setup), len(setup.seats), setup.options
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Unreadable("saves.broken.header", repr(error)) from error
    # Options may have gone since it was saved; a match must not begin with what set-up refuses.
    if refusal is not None:
        raise Unreadable("saves.broken.header", refusal.key)
    other = document.get("rules") != digest_of(setup)
    doubt = "saves.doubt.data" if other else "saves.doubt.log"
    try:
        match = _replayed(setup, document)
    except (Impossible, Undecodable, LookupError, TypeError, ValueError) as error:
        LOGGER.warning("a log does not replay: %s", error)
        return _from_snapshot(setup, document, doubt)
    # Compared as JSON, since a snapshot of an older program may not decode at all.
    same = encode(match.state) == document.get("snapshot")
    # Same data and another state is our own change of the rules: there the log is right.
    if other and not same:
        with contextlib.suppress(Unreadable):
            return _from_snapshot(setup, document, doubt)
    return Loaded(setup, match, notes=() if same else ("snapshot differs",))


def _components(setup: MatchSetup) -> Any:
    if setup.edition and setup.edition not in editions.names(setup.title):
        raise Unreadable("saves.broken.edition", name=setup.edition)
    try:
        return components_of(setup)
    except Broken as error:
        if setup.edition:
            raise Unreadable("saves.broken.edition_data", str(error), name=setup.edition) from error
        raise Unreadable("saves.broken.data", str(error)) from error


def _replayed(setup: MatchSetup, document: Mapping[str, Any]) -> Match:
    reader = codec(setup.title)
    begun = document.get("start")
    match = open_match(setup, None if begun is None else _state(setup, reader, begun))
    match.replay(
        None if line is None else LogEntry(line["seat"], reader.decode(line["action"]))
        for line in list(document["log"])
    )
    if setup.companion:
        # After the replay, for it is judged by what chance is asked now.
        match.held = _held(match, document.get("held"))
    return match


def _held(match: Match, values: Any) -> tuple[Any, ...]:
    """Give what was entered of an answer of chance, if it can begin that answer."""
    if not isinstance(values, list) or not all(type(value) in (int, str) for value in values):
        return ()
    return tuple(values) if match.begins(tuple(values)) else ()


def _state(setup: MatchSetup, reader: Codec, data: Any) -> Any:
    """Decode a state and see that it is one of this title and possible."""
    fresh = open_match(setup)
    state = reader.decode(data, type(fresh.state))
    problems = fresh.rules.problems(state)
    if problems:
        raise Undecodable(f"impossible state: {[p.key for p in problems]}")
    # A state may decode and still make the rules fall over: better here than at the table.
    fresh.rules.pending(state)
    return state


def _from_snapshot(setup: MatchSetup, document: Mapping[str, Any], why: str) -> Loaded:
    try:
        state = _state(setup, codec(setup.title), document["snapshot"])
        match = open_match(setup, state)
        match.rules.scores(state)
    except (Undecodable, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise Unreadable("saves.broken.both", repr(error)) from error
    return Loaded(setup, match, doubt=Message(why))
