"""The choice of an edition: a row that shows whose cards are used, and turns to the next."""

from __future__ import annotations

from game.core.setup import OURS
from game.loading import editions
from scenes.base.services import Services
from scenes.companion.toolkit.widgets import Row

EDITION = "edition"
"""The name of the row, and of what it does."""


def edition_row(services: Services, edition: str) -> Row:
    """Give the row for an edition."""
    text = services.words.text
    return Row(EDITION, text("setup.edition"), edition or text("setup.edition_ours"))


def next_edition(title: str, edition: str) -> str:
    """Give the edition after this one, ours after the last."""
    known = (OURS, *editions.sound(title))
    at = known.index(edition) if edition in known else -1
    return known[(at + 1) % len(known)]
