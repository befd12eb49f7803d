"""The folder of sheets that are being filled in, kept as carefully as saves, half filled or not."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from game.core.form import Filled, Place, Value
from game.core.message import Message
from game.shelf.log import LOGGER
from game.shelf.save import Unreadable
from game.shelf.write import older_file, write

FORMAT = 1
RING = 3


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


@dataclass(frozen=True, slots=True)
class Kept:
    """One file of the folder: its sheet, or why it cannot be read."""

    name: str
    paper: Paper | None
    broken: Message | None = None
    mended: bool = False
    """Whether the newest file is damaged and one before it is used."""


class Sheets:
    """The sheets in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_name(self, title: str, form: str, now: datetime) -> str:
        """Give a name for a new sheet that is safe on every system and not yet taken."""
        return f"{title}-{form}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"

    def keep(self, name: str, paper: Paper) -> Message | None:
        """Write a sheet; says in a message why it could not, and then the older file stays."""
        text = json.dumps(_document(paper), ensure_ascii=False, indent=1)
        try:
            write(self._file(name), text.encode(), RING)
        except OSError as error:
            LOGGER.warning("cannot keep the sheet %s: %s", name, error)
            return Message("companion.form.cannot_keep", {"folder": str(self.folder)})
        return None

    def list(self) -> tuple[Kept, ...]:
        """List all sheets, the newest first, broken ones last; never raises."""
        try:
            names = {_newest(file) for file in self.folder.glob("*.json")}
        except OSError as error:
            LOGGER.warning("cannot list %s: %s", self.folder, error)
            return ()
        return tuple(sorted(map(self.get, names), key=_order, reverse=True))

    def get(self, name: str) -> Kept:
        """Give a sheet by its name, from the newest sound file of its ring."""
        reason: Message | None = None
        for place in range(RING):
            try:
                return Kept(name, self._read(name, place), None, place > 0)
            except Unreadable as error:
                reason = reason or error.message
        return Kept(name, None, reason)

    def remove(self, name: str) -> Message | None:
        """Delete a sheet, or say why that cannot be done."""
        try:
            for place in range(RING):
                older_file(self._file(name), place).unlink(missing_ok=True)
        except OSError as error:
            LOGGER.warning("cannot remove the sheet %s: %s", name, error)
            return Message("companion.form.cannot_remove", {"folder": str(self.folder)})
        return None

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}.json"

    def _read(self, name: str, place: int) -> Paper:
        try:
            document = json.loads(older_file(self._file(name), place).read_bytes().decode())
        except FileNotFoundError as error:
            raise Unreadable("saves.broken.gone", str(error)) from error
        except OSError as error:
            raise Unreadable("saves.broken.disk", str(error)) from error
        except (ValueError, RecursionError) as error:
            raise Unreadable("saves.broken.cut", str(error)) from error
        return _paper(document)


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


def _paper(document: Any) -> Paper:
    """Read a document; raises Unreadable with what is wrong."""
    if not isinstance(document, dict) or type(document.get("format")) is not int:
        raise Unreadable("companion.form.foreign")
    if document["format"] > FORMAT:
        raise Unreadable("saves.broken.newer", format=document["format"])
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


def _newest(file: Path) -> str:
    stem, _, place = file.stem.rpartition(".")
    return stem if stem and place in {str(number) for number in range(1, RING)} else file.stem


def _order(kept: Kept) -> tuple[bool, str, str]:
    touched = kept.paper.touched.isoformat() if kept.paper else ""
    return kept.paper is not None, touched, kept.name


def touched(paper: Paper, filled: Filled, now: datetime) -> Paper:
    """Give the sheet with other values, entered now."""
    return replace(paper, filled=filled, touched=now.replace(microsecond=0, tzinfo=None))
