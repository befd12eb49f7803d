"""The owner's editions of titles: which there are, whether they are sound, what stands in them.

An edition lies in `editions/<title>/<name>` in the folder of the program's files; sheets that
are not there are ours. Files written by hand are taken as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path as Folder
from typing import Any

from game import paths
from game.core.clean import clean
from game.core.contract import AnyRules
from game.core.registry import titles
from game.core.setup import OURS
from game.core.slot import Path, Slot, value_at
from game.folders import data_of
from game.loading import source
from game.loading.plain import plain
from game.loading.problems import Report
from game.loading.title import (
    Stamp,
    digest,
    load,
    read,
    stamp,
)
from game.reading import is_file, is_folder

Chosen = tuple[tuple[str, str], ...]
"""Options with their values, sorted, so that equal ones are the same key."""


def names(title: str) -> tuple[str, ...]:
    """List the editions of a title that were entered, also those that are not sound yet.

    A folder whose name could not be shown as it is written is none of ours.
    """
    try:
        folders = [path for path in (paths.editions() / title).iterdir() if is_folder(path)]
    except (OSError, ValueError):
        return ()
    good = (path.name for path in folders if clean(path.name) == path.name)
    return tuple(sorted(good, key=str.casefold))


def sound(title: str) -> tuple[str, ...]:
    """List the editions of a title that can be played."""
    return tuple(name for name in names(title) if not report(title, name).errors)


def folder(title: str, edition: str) -> Folder | None:
    """Give the folder of an edition, none for ours."""
    return paths.editions() / title / edition if edition else None


def components(title: str, edition: str = OURS) -> Any:
    """Give a title's components in an edition; raises Broken if its data are not sound."""
    return load(title, over=folder(title, edition))


def mark(title: str, edition: str) -> Stamp:
    """Tell one content of an edition from another, so that what was made of it can be kept."""
    return stamp(folder(title, edition))


def rules(title: str, options: Mapping[str, str], edition: str = OURS) -> AnyRules:
    """Give the rules of a title with these options in an edition, made once; raises Broken."""
    return _rules(title, tuple(sorted(options.items())), edition, mark(title, edition))


# What rules work out for all matches alike (every way to begin, routes, tables of chances) is
# kept with them, and takes longer than a decision; a handful is what one evening needs.
@lru_cache(32)
def _rules(title: str, options: Chosen, edition: str, _mark: Stamp) -> AnyRules:
    return titles()[title].rules(components(title, edition), dict(options))


def fingerprint(title: str, edition: str, sheets: Any = None) -> str:
    """Give the fingerprint of the sheets that the rules go by."""
    return digest(title, sheets, over=folder(title, edition))


def report(title: str, edition: str) -> Report:
    """Check an edition like all data."""
    return _checked(title, edition, mark(title, edition))


# By its stamp too, so that an edition changed on the disk is checked anew without a restart.
@lru_cache(32)
def _checked(title: str, edition: str, _mark: Stamp) -> Report:
    found = Report()
    # Without a root files are told whole: who reads of a mistake wants to open the file.
    read(titles()[title], data_of(title), found, over=folder(title, edition))
    return found


def slots(title: str) -> tuple[Slot, ...]:
    """List what an owner may enter for a title."""
    offered = titles()[title].slots
    return () if offered is None else offered(load(title))


def values(title: str, edition: str) -> dict[tuple[str, Path], Any]:
    """Give by its place what stands in each slot of an edition; `None` where there is a hole."""
    offered = slots(title)
    sheets = {slot.sheet: None for slot in offered}
    data = {name: read_sheet(title, edition, name) for name in sheets}
    found = {slot.place: value_at(data[slot.sheet], slot.path) for slot in offered}
    return {
        slot.place: slot.usual if found[slot.place] is None else found[slot.place]
        for slot in offered
    }


def read_sheet(title: str, edition: str, sheet: str) -> Any:
    """Read one sheet as plain data: the edition's where it can be read, or ours."""
    own = folder(title, edition)
    ours = data_of(title)
    for place in (own, ours):
        if place is not None and is_file(place / f"{sheet}.yaml"):
            node = source.read(place / f"{sheet}.yaml", Report())
            if node is not None:
                return plain(node)
    return {}
