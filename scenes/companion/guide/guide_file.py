"""A game beside its board as it is kept: who plays, and what was entered, one file a title."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.storage.fields import Given, Wrong
from game.storage.ring_folder import FileKind, RingFolder, Unreadable, as_json, of_json

FORMAT = 1
_MOST_PEOPLE, _MOST_ENTRIES, _LONGEST = 8, 9999, 60


@dataclass(frozen=True, slots=True)
class Kept:
    """Who plays, and what was entered."""

    people: tuple[str, ...]
    entered: tuple[str, ...] = ()


def _written(kept: Kept) -> bytes:
    return as_json({"format": FORMAT, "people": list(kept.people), "entered": list(kept.entered)})


def _read(data: bytes) -> Kept:
    found = Given(of_json(data, FORMAT, "saves.broken"))
    try:
        people = tuple(one.text(_LONGEST) for one in found.at("people").items(_MOST_PEOPLE))
        entered = tuple(one.text(_LONGEST) for one in found.at("entered").items(_MOST_ENTRIES))
    except Wrong as error:
        raise Unreadable("saves.broken.cut", str(error)) from error
    return Kept(people, entered)


KIND = FileKind(read=_read, write=_written, words="saves")


class GuideFile:
    """The file of a title."""

    def __init__(self, home: Path, title: str) -> None:
        self.folder, self.title = RingFolder(home / "guides", KIND), title

    def load(self) -> Kept | None:
        """Give the game that was left, if there is one."""
        return self.folder.get(self.title).value

    def keep(self, kept: Kept) -> bool:
        """Keep it; `False`: not possible."""
        return self.folder.keep(self.title, kept) is None
