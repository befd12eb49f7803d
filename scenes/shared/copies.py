"""Copies of matches: what they say of themselves, and where they stand in a list."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime

from game.core.setup import Origin
from game.storage.store import ListedMatch
from scenes.base.words import Words
from scenes.shared import common_texts

STAMP = 15
"""Letters of the day and the time in the name of a save."""


def told(words: Words, origin: Origin, today: date) -> str:
    """Say of which match a match is a copy, and from where."""
    begun = _begun(origin.name)
    if begun is None or not origin.round:
        return words.text("saves.copy_other")
    when = common_texts.when(words, begun, today)
    return words.text("saves.copy", when=when, round=origin.round)


def shortly(words: Words, origin: Origin) -> str:
    """Say in few words that a match is a copy."""
    if not origin.round:
        return words.text("saves.copy_other")
    return words.text("saves.copy_short", round=origin.round)


def _begun(name: str) -> datetime | None:
    """Read from the name of a save when its match began."""
    stamp = "-".join(name.split("-")[1:3])[:STAMP]
    try:
        return datetime.strptime(stamp, "%Y%m%d-%H%M%S")
    except ValueError:
        return None


def beside(entries: Iterable[ListedMatch]) -> tuple[ListedMatch, ...]:
    """Put copies right below what they are copies of, where that is in the list."""
    listed = tuple(entries)
    names = {entry.name for entry in listed}
    below: dict[str, list[ListedMatch]] = {}
    for entry in listed:
        origin = entry.header.setup.origin if entry.header else None
        if origin is not None and origin.name in names - {entry.name}:
            below.setdefault(origin.name, []).append(entry)
    copied = {entry.name for group in below.values() for entry in group}
    found: list[ListedMatch] = []

    def put(entry: ListedMatch) -> None:
        found.append(entry)
        for copy in below.pop(entry.name, ()):
            put(copy)

    for entry in listed:
        if entry.name not in copied:
            put(entry)
    # Files that somebody renamed may be copies of each other in a ring: they are listed too.
    return (*found, *(entry for group in below.values() for entry in group))
