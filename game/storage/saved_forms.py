"""The folder of sheets that are being filled in, kept as carefully as saves, half filled or not."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from game.core.form import Filled, Place, Value
from game.storage.ring_folder import (
    FileKind,
    RingFolder,
    Unreadable,
    as_json,
    of_json,
)

FORMAT = 1


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
        people = tuple(map(_text, document["people"]))
        entries = dict(map(_entry, document["entries"]))
        touched = datetime.fromisoformat(_text(document["touched"]))
        title, form = _text(document["title"]), _text(document["form"])
        edition = _text(document.get("box", ""))
    except (KeyError, TypeError, ValueError) as error:
        raise Unreadable("saves.broken.cut", str(error)) from error
    return Paper(title, form, Filled(people, entries), touched.replace(tzinfo=None), edition)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected text, found {value!r}")
    return value


def _entry(row: Any) -> tuple[Place, Value]:
    key, seat, value = row
    if type(seat) is not int or not isinstance(value, bool | int | str | list):
        raise TypeError(f"no entry: {row!r}")
    read = tuple(map(_text, value)) if isinstance(value, list) else value
    return (_text(key), seat), read


def touched(paper: Paper, filled: Filled, now: datetime) -> Paper:
    """Give the sheet with other values, entered now."""
    return replace(paper, filled=filled, touched=now.replace(microsecond=0, tzinfo=None))


KIND = FileKind(
    read=_paper,
    write=lambda paper: as_json(_document(paper)),
    words="companion.form",
    order=lambda paper: paper.touched.isoformat(),
)
