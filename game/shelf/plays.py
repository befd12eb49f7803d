"""The history: the folder of finished plays, one file for each, written as carefully as saves.

`Plays(folder).record(play)` takes a finished play of a match, a sheet or the referee; what has the
same `origin` as a play that is kept only renews its scores.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from game.core.message import Message
from game.paths import home
from game.shelf.log import LOGGER
from game.shelf.play import FORMAT, Play, Unfit, of_data, to_data
from game.shelf.write import older_file, write

RING = 3


@dataclass(frozen=True, slots=True)
class Kept:
    """One file of the history: its play, or why it cannot be read."""

    name: str
    play: Play | None
    broken: Message | None = None
    mended: bool = False
    """Whether the newest file is damaged and one before it is used."""


class Plays:
    """The plays in one folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or home() / "plays"

    def list(self) -> tuple[Kept, ...]:
        """List all plays, the newest day first, broken files last; never raises."""
        try:
            names = {_newest(file) for file in self.folder.glob("*.json")}
        except OSError as error:
            LOGGER.warning("cannot list %s: %s", self.folder, error)
            return ()
        kept = [self.get(name) for name in names]
        return tuple(sorted(kept, key=_order, reverse=True))

    def plays(self) -> tuple[Play, ...]:
        """Give all plays that can be read, the newest first."""
        return tuple(kept.play for kept in self.list() if kept.play is not None)

    def get(self, name: str) -> Kept:
        """Give a play by its name, from the newest sound file of its ring."""
        reason: Message | None = None
        for place in range(RING):
            try:
                return Kept(name, self._read(name, place), None, place > 0)
            except Unfit as error:
                reason = reason or error.message
        return Kept(name, None, reason)

    def named(self, origin: str) -> str:
        """Give the name of the play that was made of something, or an empty text."""
        if not origin:
            return ""
        kept = (k for k in self.list() if k.play is not None and k.play.origin == origin)
        return next((k.name for k in kept), "")

    def record(self, play: Play) -> str | Message:
        """Keep a finished play and give its name, or say why it cannot be kept.

        A play of the same origin is not kept twice: it gets the scores, and what people wrote into
        the history (day, place, note) stays.
        """
        name = self.named(play.origin)
        before = self.get(name).play if name else None
        if before is not None:
            play = replace(play, day=before.day, place=before.place, note=before.note)
            if play == before:
                return name
        name = name or self.new_name(play)
        return self.keep(name, play) or name

    def new_name(self, play: Play) -> str:
        """Give a name for a play that is safe on every system and not yet taken."""
        return f"{play.day}-{play.title}-{secrets.token_hex(4)}"

    def keep(self, name: str, play: Play) -> Message | None:
        """Write a play; says in a message why it could not, and then the older file stays."""
        data = {"format": FORMAT, **to_data(play)}
        try:
            text = json.dumps(data, ensure_ascii=False, indent=1)
            write(self._file(name), text.encode(), RING)
        except OSError as error:
            LOGGER.warning("cannot keep the play %s: %s", name, error)
            return Message("companion.play.cannot_keep", {"folder": str(self.folder)})
        return None

    def remove(self, name: str) -> Message | None:
        """Delete a play, or say why that cannot be done."""
        try:
            for place in range(RING):
                older_file(self._file(name), place).unlink(missing_ok=True)
        except OSError as error:
            LOGGER.warning("cannot remove the play %s: %s", name, error)
            return Message("companion.play.cannot_remove", {"folder": str(self.folder)})
        return None

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}.json"

    def _read(self, name: str, place: int) -> Play:
        try:
            data = json.loads(older_file(self._file(name), place).read_bytes().decode())
        except FileNotFoundError:
            raise Unfit("companion.play.broken.gone") from None
        except OSError:
            raise Unfit("companion.play.broken.disk") from None
        except (ValueError, RecursionError):
            raise Unfit("companion.play.broken.cut") from None
        if not isinstance(data, dict) or type(data.get("format")) is not int:
            raise Unfit("companion.play.broken.foreign")
        if data["format"] > FORMAT:
            raise Unfit("companion.play.broken.newer", format=data["format"])
        return of_data(data)


def at(now: datetime) -> str:
    """Give the day of a moment as plays keep it."""
    return now.date().isoformat()


def _newest(file: Path) -> str:
    stem, _, place = file.stem.rpartition(".")
    return stem if place in {str(number) for number in range(1, RING)} and stem else file.stem


def _order(kept: Kept) -> tuple[bool, str, str]:
    return kept.play is not None, kept.play.day if kept.play else "", kept.name
