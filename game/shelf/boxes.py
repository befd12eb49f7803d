"""The owner's editions: sheets entered from a real box, kept as YAML under a name of their own.

An edition lies in `editions/<title>/<name>` in the folder of the program's files; sheets that
are not there are ours. Files written by hand are taken as they are.
"""

from __future__ import annotations

import re
import shutil
from functools import lru_cache
from pathlib import Path as Folder
from typing import Any

from game.book import source
from game.book.plain import plain, written
from game.book.problems import Report
from game.book.title import Stamp, digest, load, read, stamp
from game.core.message import Message, refuse
from game.core.registry import titles
from game.core.slot import Path, Slot, put, value_at
from game.folders import data_of, root_of
from game.shelf.log import LOGGER
from game.shelf.paths import editions
from game.shelf.write import write

LONGEST_NAME = 24
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
"""Names that Windows keeps for devices."""

OURS = ""
"""The edition that comes with the program."""


def names(title: str) -> tuple[str, ...]:
    """List the editions of a title that were entered, also those that are not sound yet."""
    try:
        folders = [path for path in (editions() / title).iterdir() if path.is_dir()]
    except OSError:
        return ()
    return tuple(sorted((path.name for path in folders), key=str.casefold))


def sound(title: str) -> tuple[str, ...]:
    """List the editions of a title that can be played."""
    return tuple(name for name in names(title) if not report(title, name).errors)


def folder(title: str, box: str) -> Folder | None:
    """Give the folder of an edition, none for ours."""
    return editions() / title / box if box else None


def components(title: str, box: str = OURS) -> Any:
    """Give a title's components in an edition; raises Broken if its data are not sound."""
    return load(title, over=folder(title, box))


def mark(title: str, box: str) -> Stamp:
    """Tell one content of an edition from another, so that what was made of it can be kept."""
    return stamp(folder(title, box))


def fingerprint(title: str, box: str, sheets: Any = None) -> str:
    """Give the fingerprint of the sheets that the rules go by."""
    return digest(title, sheets, over=folder(title, box))


def report(title: str, box: str) -> Report:
    """Check an edition like all data."""
    return _checked(title, box, mark(title, box))


@lru_cache(32)
def _checked(title: str, box: str, _mark: Stamp) -> Report:
    found = Report()
    read(titles()[title], data_of(title), found, root_of(title), folder(title, box))
    return found


def slots(title: str) -> tuple[Slot, ...]:
    """List what an owner may enter for a title."""
    offered = titles()[title].slots
    return () if offered is None else offered(load(title))


def refuse_name(title: str, name: str) -> Message | None:
    """Say why a new edition cannot be called so, or `None`."""
    word = name.strip()
    if not word:
        return refuse("edition.refuse.no_name")
    if len(word) > LONGEST_NAME or re.search(r'[\\/:*?"<>|\x00-\x1f]', word) or word[0] == ".":
        return refuse("edition.refuse.name", most=LONGEST_NAME)
    if RESERVED.fullmatch(word) or word[-1] == ".":
        return refuse("edition.refuse.name", most=LONGEST_NAME)
    if word.casefold() in map(str.casefold, names(title)):
        return refuse("edition.refuse.taken", name=word)
    return None


def begin(title: str, name: str) -> Message | None:
    """Begin an edition as a copy of ours, or say why it cannot be."""
    refusal = refuse_name(title, name)
    if refusal is not None:
        return refusal
    wanted = dict.fromkeys(slot.sheet for slot in slots(title))
    return _keep(title, name.strip(), {sheet: _sheet(title, OURS, sheet) for sheet in wanted})


def values(title: str, box: str) -> dict[tuple[str, Path], Any]:
    """Give by its place what stands in each slot of an edition; `None` where there is a hole."""
    offered = slots(title)
    sheets = {slot.sheet: None for slot in offered}
    data = {sheet: _sheet(title, box, sheet) for sheet in sheets}
    found = {slot.place: value_at(data[slot.sheet], slot.path) for slot in offered}
    return {
        slot.place: slot.usual if found[slot.place] is None else found[slot.place]
        for slot in offered
    }


def enter(title: str, box: str, slot: Slot, value: Any) -> Message | None:
    """Write one value into an edition, or say why it cannot stand there."""
    refusal = slot.kind.refuse(value)
    if refusal is not None:
        return refusal
    data = _sheet(title, box, slot.sheet)
    try:
        fresh = put(data, slot.path, value)
    except (IndexError, TypeError):
        fresh = put(_sheet(title, OURS, slot.sheet), slot.path, value)
    return _keep(title, box, {slot.sheet: fresh})


def remove(title: str, box: str) -> Message | None:
    """Delete an edition, or say why that cannot be done."""
    place = folder(title, box)
    assert place is not None
    try:
        shutil.rmtree(place)
    except OSError as error:
        LOGGER.warning("cannot remove the edition %s: %s", place, error)
        return Message("edition.cannot_remove", {"folder": str(place)})
    return None


def _sheet(title: str, box: str, sheet: str) -> Any:
    """Read one sheet as plain data: the edition's where it can be read, or ours."""
    own = folder(title, box)
    ours = data_of(title)
    for place in (own, ours):
        if place is not None and (place / f"{sheet}.yaml").is_file():
            node = source.read(place / f"{sheet}.yaml", Report())
            if node is not None:
                return plain(node)
    return {}


def _keep(title: str, box: str, sheets: dict[str, Any]) -> Message | None:
    place = folder(title, box)
    assert place is not None
    try:
        for sheet, data in sheets.items():
            write(place / f"{sheet}.yaml", written(data, f"{title}: {box}").encode())
    except OSError as error:
        LOGGER.warning("cannot write the edition %s: %s", place, error)
        return Message("edition.cannot_keep", {"folder": str(place)})
    return None
