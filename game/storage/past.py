"""A saved match to be looked back upon: all of it, or as much as the file still tells."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Mapping
from datetime import datetime

from game.core.codec import encode
from game.core.match import Impossible, LogEntry, Match
from game.core.message import Message
from game.core.setup import MatchSetup
from game.opening import digest_of, open_match
from game.replay.record import Record
from game.storage.ring_folder import Unreadable
from game.storage.save import (
    FAULTS,
    codec,
    document_of,
    parse,
    sound_setup,
    state_of,
    written,
)

LOG = re.compile(r'"log"\s*:\s*\[')
"""What stands before the log of a document, as it is written or as somebody's editor writes it."""
BETWEEN = ", \t\r\n"
"""What may stand between two entries."""


def record_of(data: bytes) -> Record:
    """Make the record of a document: what of it is lost is said in `doubt`.

    Where the log leads only so far, the position that was kept comes after it. Raises Unreadable
    when nothing at all can be shown.
    """
    document = _document(data)
    setup = sound_setup(document)
    other = document.get("rules") not in (None, digest_of(setup))
    rest = _snapshot(setup, document)
    try:
        match, told = _replayed(setup, document)
    except FAULTS as error:
        # Without its beginning no log says anything.
        if not rest:
            raise Unreadable("saves.broken.both", repr(error)) from error
        return _alone(setup, rest)
    if not match.log and rest and rest != (match.start,):
        return _alone(setup, rest)
    if not match.log and not rest:
        return Record(setup, match, (), Message("replay.doubt.start"))
    # As JSON, since a snapshot of an older program may not decode at all.
    if rest == (match.state,) or encode(match.state) == document.get("snapshot"):
        rest = ()
    return Record(setup, match, rest, _doubt(match, told, rest, other))


def data_of(record: Record, now: datetime) -> bytes:
    """Write a record as the document that it is made of again, with what is lost of it."""
    document = document_of(record.setup, record.match, now)
    if record.rest:
        document["snapshot"] = encode(record.rest[0])
    return written(document)


def _doubt(match: Match, told: int, rest: tuple[object, ...], other: bool) -> Message | None:
    """Say what is missing; nothing where every step is there and leads to what was kept."""
    shown = len(match.log)
    params = {"shown": shown, "steps": told}
    if shown < told and rest:
        return Message("replay.doubt.data" if other else "replay.doubt.log", params)
    if shown < told:
        return Message("replay.doubt.lost", params)
    if told < 0:
        return Message("replay.doubt.cut", {"shown": shown})
    return Message("replay.doubt.other") if rest else None


def _alone(setup: MatchSetup, rest: tuple[object, ...]) -> Record:
    """Show the one position that is left."""
    return Record(setup, open_match(setup, rest[0]), (), Message("replay.doubt.none"))


def _replayed(setup: MatchSetup, document: Mapping[str, object]) -> tuple[Match, int]:
    """Play the log as far as it can be played; give how many entries it has, -1: cut off."""
    reader, begun = codec(setup.title), document.get("start")
    match = open_match(setup, None if begun is None else state_of(setup, reader, begun))
    lines = document.get("log")
    if not isinstance(lines, list):
        return match, 0
    for line in lines:
        try:
            entry = None
            if line is not None:
                entry = LogEntry(line["seat"], reader.decode(line["action"]))
            match.replay((entry,))
        except (Impossible, *FAULTS):
            return match, len(lines)
    return match, -1 if document.get("cut") else len(match.log)


def _snapshot(setup: MatchSetup, document: Mapping[str, object]) -> tuple[object, ...]:
    try:
        return (state_of(setup, codec(setup.title), document["snapshot"]),)
    except FAULTS:
        return ()


def _document(data: bytes) -> Mapping[str, object]:
    """Read a document, or what stands before the damage in one that is whole no more."""
    try:
        return parse(data)
    except Unreadable:
        rescued = _rescued(data)
        if rescued is None:
            raise
        return rescued


def _rescued(data: bytes) -> Mapping[str, object] | None:
    """Read a document as far as its log goes; `None` where not even that begins."""
    text = data.decode("utf-8", "replace")
    found = LOG.search(text)
    if found is None:
        return None
    head, rest = text[: found.start()], text[found.end() :].lstrip(BETWEEN)
    lines: list[object] = []
    decoder = json.JSONDecoder()
    while rest and rest[0] != "]":
        try:
            line, end = decoder.raw_decode(rest)
        except (ValueError, RecursionError):
            break
        lines.append(line)
        rest = rest[end:].lstrip(BETWEEN)
    with contextlib.suppress(Unreadable):
        return parse(f'{head}"log":{json.dumps(lines)},"cut":true}}'.encode())
    return None
