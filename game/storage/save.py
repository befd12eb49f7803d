"""The saved form of a match: one JSON document with header, set-up, log and snapshot."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Any

from game import VERSION
from game.core.chance import Outcome
from game.core.clean import one_line
from game.core.codec import Codec, Undecodable, encode
from game.core.contract import Over, Turn
from game.core.correction import Amending, Correction
from game.core.match import Impossible, LogEntry, Match
from game.core.message import Message
from game.core.registry import titles
from game.core.setup import MatchSetup
from game.loading import editions
from game.loading.problems import Broken
from game.opening import components_of, digest_of, open_match, rules_of
from game.storage.fields import Given, Wrong
from game.storage.header import Header, header_of, setup_of
from game.storage.log import LOGGER
from game.storage.migrate import FORMAT, migrate
from game.storage.ring_folder import Unreadable, of_json

FAULTS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What rules, codecs and migrations raise over a document that somebody has spoilt."""


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
        # Programs before there were copies do not miss what they do not know.
        **({} if setup.origin is None else {"origin": asdict(setup.origin)}),
    }


def parse(data: bytes) -> dict[str, Any]:
    """Read a document into its present form, older formats migrated; raises Unreadable."""
    document = of_json(data, FORMAT, "saves.broken")
    try:
        document = migrate(document)
    except FAULTS as error:
        raise Unreadable("saves.broken.old", repr(error)) from error
    # As a tuple, since a title that is a list could not be looked up in a mapping.
    if document.get("title") not in tuple(titles()):
        raise Unreadable("saves.broken.title", title=one_line(document.get("title"), 40))
    return document


def header(document: Mapping[str, Any]) -> Header:
    """Read the header of a document, every field of it judged; raises Unreadable."""
    return header_of(document, sound_setup(document))


def sound_setup(document: Mapping[str, Any]) -> MatchSetup:
    """Read a set-up that can be played here; raises Unreadable."""
    try:
        setup = setup_of(document)
        title, components = titles()[setup.title], _components(setup)
        # Options may have gone since it was saved; a match must not begin with what set-up refuses.
        refusal = title.refuse_setup(components, len(setup.seats), setup.options)
        if refusal is not None:
            raise Wrong(refusal.key)
        for chair in setup.seats:
            Given(chair.style, "style").word(
                ("", *(title.styles(components) if chair.style else ()))
            )
        if setup.companion and not isinstance(rules_of(setup), Amending):
            raise Wrong("this game cannot be played with real pieces")
    except FAULTS as error:
        raise Unreadable("saves.broken.header", str(error)) from error
    return setup


def restore(data: bytes) -> Loaded:
    """Make the match of a document.

    The log is the truth: it is replayed, and the snapshot is compared with what comes out. Where
    the log cannot be replayed but the snapshot is sound, the match stands at the snapshot and
    `doubt` says what is lost; so it does where the data have changed since and another state
    comes out. Raises Unreadable when neither holds.
    """
    document = parse(data)
    setup = sound_setup(document)
    other = document.get("rules") != digest_of(setup)
    doubt = "saves.doubt.data" if other else "saves.doubt.log"
    try:
        match = _replayed(setup, document)
    except (Impossible, *FAULTS) as error:
        LOGGER.warning("a log does not replay: %s", one_line(error))
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
    match = open_match(setup, None if begun is None else state_of(setup, reader, begun))
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


def state_of(setup: MatchSetup, reader: Codec, data: Any) -> Any:
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
        state = state_of(setup, codec(setup.title), document["snapshot"])
        match = open_match(setup, state)
        match.rules.scores(state)
    except FAULTS as error:
        raise Unreadable("saves.broken.both", repr(error)) from error
    return Loaded(setup, match, doubt=Message(why))
