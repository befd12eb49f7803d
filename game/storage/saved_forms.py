"""The folder of sheets that are being filled in, kept as carefully as saves, half filled or not."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from game.core.form import SHARED, Filled, Place, Value
from game.storage.fields import Given, Wrong
from game.storage.ring_folder import (
    FileKind,
    RingFolder,
    Unreadable,
    as_json,
    of_json,
)

FORMAT = 1
MOST_PEOPLE, MOST_ENTRIES, WORD, FAR = 8, 999, 60, 999_999
"""Bounds of what is read: people, values, letters of a name, numbers."""


@dataclass(frozen=True, slots=True)
class Paper:
    """One sheet: of which form of which title, and what has been entered."""

    title: str
    form: str
    filled: Filled
    touched: datetime
    """When something was entered last."""
    edition: str = ""
    """The owner's edition it counts by; empty: ours."""


class Sheets(RingFolder[Paper]):
    """The sheets in one folder, the one touched last first."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, KIND)

    def new_name(self, title: str, form: str, now: datetime) -> str:
        """Give a name for a new sheet that is safe on every system and not yet taken."""
        return f"{title}-{form}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"


def _document(paper: Paper) -> dict[str, Any]:
    entries = sorted(paper.filled.entries.items())
    return {
        "format": FORMAT,
        "title": paper.title,
        "form": paper.form,
        "box": paper.edition,
        "touched": paper.touched.isoformat(timespec="seconds"),
        "people": list(paper.filled.people),
        "entries": [[key, seat, _plain(value)] for (key, seat), value in entries],
    }


def _plain(value: Value) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _paper(data: bytes) -> Paper:
    document = of_json(data, FORMAT, "saves.broken", foreign="companion.form.foreign")
    try:
        paper, people = Given(document), Given(document).at("people").items(MOST_PEOPLE)
        entries = [_entry(row) for row in paper.at("entries").items(MOST_ENTRIES)]
        return Paper(
            paper.at("title").text(WORD),
            paper.at("form").text(WORD),
            Filled(tuple(name.text(WORD) for name in people), dict(entries)),
            paper.at("touched").moment(),
            paper.get("box", "").text(WORD),
        )
    except Wrong as error:
        raise Unreadable("saves.broken.cut", str(error)) from error


def _entry(row: Given) -> tuple[Place, Value]:
    key, seat, value = row.items(3, 3)
    # Also of seats that nobody sits on now: what was entered for them waits for their return.
    return (key.text(), seat.whole(SHARED, MOST_PEOPLE - 1)), _value(value)


def _value(given: Given) -> Value:
    if isinstance(given.value, bool):
        return given.value
    if isinstance(given.value, int):
        return given.whole(-FAR, FAR)
    if isinstance(given.value, list):
        return tuple(part.text() for part in given.items(MOST_ENTRIES))
    return given.text()


def touched(paper: Paper, filled: Filled, now: datetime) -> Paper:
    """Give the sheet with other values, entered now."""
    return replace(paper, filled=filled, touched=now.replace(microsecond=0, tzinfo=None))


KIND = FileKind(
    read=_paper,
    write=lambda paper: as_json(_document(paper)),
    words="companion.form",
    order=lambda paper: paper.touched.isoformat(),
)
