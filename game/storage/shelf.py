"""The heads of saves as they were judged last, each for as long as its file stays as it is.

To judge a save its title must be loaded, which the first picture shall not wait for.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game import kept, paths
from game.folders import roots
from game.storage.fields import Wrong
from game.storage.header import Header, header_of, setup_of
from game.storage.ring_folder import Unreadable

_NAME = "saves"
_PARTS = ("title", "table", "header", "saved_at")


class Shelf:
    """The heads that were kept, and those that are to be kept."""

    def __init__(self) -> None:
        # Whatever can make a sound save an unsound one: code, sheets, and editions of the owner.
        others = [root / part for root in roots()[1:] for part in ("game", "data")]
        self._marked = kept.mark([paths.editions(), *others], ("game", "data"))
        found = kept.recall(_NAME, self._marked)
        self._old: Mapping[str, object] = found if isinstance(found, dict) else {}
        self._new: dict[str, object] = {}

    def get(self, file: Path) -> Header | None:
        """Give the head of a file if it was judged as it is now."""
        found = self._old.get(kept.mark([file]))
        if not isinstance(found, dict):
            return None
        try:
            head = header_of(found, setup_of(found, judged=True))
        except (Unreadable, Wrong):
            return None
        self._new[kept.mark([file])] = found
        return head

    def put(self, file: Path, document: Mapping[str, Any]) -> None:
        """Keep the head of a file whose document is sound."""
        self._new[kept.mark([file])] = {part: document[part] for part in _PARTS}

    def close(self) -> None:
        """Keep what is new; heads of files that are gone are forgotten."""
        if self._new.keys() != self._old.keys():
            kept.keep(_NAME, self._marked, self._new)
