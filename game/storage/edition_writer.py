"""Entering an owner's edition: it begins as a copy of ours and is changed value by value."""

from __future__ import annotations

import re
import shutil
from typing import Any

from game.core.clean import clean, path_text
from game.core.message import Message, refuse
from game.core.setup import OURS
from game.core.slot import Slot, put
from game.loading import editions
from game.loading.plain import written
from game.storage.log import LOGGER
from game.storage.write import write

LONGEST_NAME = 24
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
"""Names that Windows keeps for devices."""


def refuse_name(title: str, name: str) -> Message | None:
    """Say why a new edition cannot be called so, or `None`."""
    word = clean(name).strip()
    if not word:
        return refuse("edition.refuse.no_name")
    if len(word) > LONGEST_NAME or re.search(r'[\\/:*?"<>|\x00-\x1f]', word) or word[0] == ".":
        return refuse("edition.refuse.name", most=LONGEST_NAME)
    if RESERVED.fullmatch(word) or word[-1] == ".":
        return refuse("edition.refuse.name", most=LONGEST_NAME)
    if word.casefold() in map(str.casefold, editions.names(title)):
        return refuse("edition.refuse.taken", name=word)
    return None


def begin(title: str, name: str) -> Message | None:
    """Begin an edition as a copy of ours, or say why it cannot be."""
    refusal = refuse_name(title, name)
    if refusal is not None:
        return refusal
    wanted = dict.fromkeys(slot.sheet for slot in editions.slots(title))
    return _keep(
        title,
        clean(name).strip(),
        {sheet: editions.read_sheet(title, OURS, sheet) for sheet in wanted},
    )


def enter(title: str, edition: str, slot: Slot, value: Any) -> Message | None:
    """Write one value into an edition, or say why it cannot stand there."""
    refusal = slot.kind.refuse(value)
    if refusal is not None:
        return refusal
    data = editions.read_sheet(title, edition, slot.sheet)
    try:
        fresh = put(data, slot.path, value)
    except (IndexError, TypeError):
        fresh = put(editions.read_sheet(title, OURS, slot.sheet), slot.path, value)
    return _keep(title, edition, {slot.sheet: fresh})


def remove(title: str, edition: str) -> Message | None:
    """Delete an edition, or say why that cannot be done."""
    place = editions.folder(title, edition)
    assert place is not None
    try:
        shutil.rmtree(place)
    except OSError as error:
        LOGGER.warning("cannot remove the edition %s: %s", path_text(place), error)
        return Message("edition.cannot_remove", {"folder": path_text(place)})
    return None


def _keep(title: str, edition: str, sheets: dict[str, Any]) -> Message | None:
    place = editions.folder(title, edition)
    assert place is not None
    try:
        for sheet, data in sheets.items():
            write(place / f"{sheet}.yaml", written(data, f"{title}: {edition}").encode())
    except OSError as error:
        LOGGER.warning("cannot write the edition %s: %s", path_text(place), error)
        return Message("edition.cannot_keep", {"folder": path_text(place)})
    return None
