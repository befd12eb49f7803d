"""The history: the folder of finished plays, one file for each, written as carefully as saves.

`Plays(folder).record(play)` takes a finished play of a match, a sheet or the referee; what has the
same `origin` as a play that is kept only renews its scores.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.message import Message
from game.paths import home
from game.storage.play import (
    FORMAT,
    MATCH,
    REFEREE,
    Play,
    of_data,
    of_match,
    to_data,
)
from game.storage.ring_folder import (
    FileKind,
    RingFolder,
    as_json,
    of_json,
)

if TYPE_CHECKING:
    from game.core.match import Match
    from game.core.setup import MatchSetup

KIND = FileKind(
    read=lambda data: of_data(of_json(data, FORMAT, "companion.play.broken")),
    write=lambda play: as_json({"format": FORMAT, **to_data(play)}),
    words="companion.play",
    broken="companion.play.broken",
    order=lambda play: play.day,
)


class Plays(RingFolder[Play]):
    """The plays in one folder, the newest day first."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(folder or home() / "plays", KIND)

    def plays(self) -> tuple[Play, ...]:
        """Give all plays that can be read, the newest first."""
        return tuple(kept.value for kept in self.list() if kept.value is not None)

    def named(self, origin: str) -> str:
        """Give the name of the play that was made of something, or an empty text."""
        if not origin:
            return ""
        kept = (k for k in self.list() if k.value is not None and k.value.origin == origin)
        return next((k.name for k in kept), "")

    def record(self, play: Play) -> str | Message:
        """Keep a finished play and give its name, or say why it cannot be kept.

        A play of the same origin is not kept twice: it gets the scores, and what people wrote into
        the history (day, place, note) stays.
        """
        name = self.named(play.origin)
        before = self.get(name).value if name else None
        if before is not None:
            play = replace(play, day=before.day, place=before.place, note=before.note)
            if play == before:
                return name
        name = name or self.new_name(play)
        return self.keep(name, play) or name

    def remember(self, setup: MatchSetup, match: Match, day: date, name: str) -> Message | None:
        """Put a match of that name into the history once it is over, or say why that cannot be."""
        # A copy was not played from its beginning: it is no play of its own.
        if not match.over or setup.origin is not None:
            return None
        kind = REFEREE if setup.companion else MATCH
        kept = self.record(of_match(setup, match, day, name, kind))
        return kept if isinstance(kept, Message) else None

    def new_name(self, play: Play) -> str:
        """Give a name for a play that is safe on every system and not yet taken."""
        return f"{play.day}-{play.title}-{secrets.token_hex(4)}"


def at(now: datetime) -> str:
    """Give the day of a moment as plays keep it."""
    return now.date().isoformat()
