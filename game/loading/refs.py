"""Ids that must exist: what is referred to and missing is an error, what lies unused a warning."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from game.loading.links import Links
from game.loading.mentions import Mentions
from game.loading.problems import Location, Report, did_you_mean
from game.loading.source import shown

_FILES = ("sprite", "sound", "text")
_PICTURES = (".svg", ".png", ".jpg")
_COMMON = "common"
SHARED = (_COMMON, "textures", "title")
"""Folders of pictures that belong to no title."""
COVER = "cover"
"""The picture of a title for the menu, in the title's own folder."""


def components(
    links: Links, report: Report, theirs: Collection[str] = (), ours: Links | None = None
) -> None:
    """Check that what the sheets of a title refer to is defined in them, and the reverse.

    `theirs` are the files of an owner's edition: what only ours miss, those have left out. What
    `ours` define stands for sheets of theirs that could not be read.
    """
    left: set[tuple[str, str]] = set()
    for mark in links.referred:
        ids = links.ids(mark.kind) | (ours.ids(mark.kind) if ours is not None else frozenset())
        if mark.kind in _FILES or mark.id in ids:
            continue
        hint = did_you_mean(mark.id, ids)
        lacking = _lacking(links, mark.kind, theirs)
        if mark.spot.file in theirs or not lacking:
            told = f"no {mark.kind} is called '{mark.id}'"
            report.error(mark.spot, mark.where, told, hint)
        # Once for each: our own sheets name it in many places, of which one shows what for.
        elif (mark.kind, mark.id) not in left:
            left.add((mark.kind, mark.id))
            told = f"the {mark.kind} '{mark.id}' is left out; {mark.spot} names it"
            report.error(Location(lacking), "$", told, hint)
    for mark in links.defined.values():
        if mark.used and mark.id not in links.targets(mark.kind):
            told = f"nothing refers to the {mark.kind} '{mark.id}'"
            report.warning(mark.spot, mark.where, told, "use it or take it out")


def _lacking(links: Links, kind: str, theirs: Collection[str]) -> str:
    """Name the owner's file in which ids of a kind are defined; empty where none is."""
    files = {mark.spot.file for mark in links.defined.values() if mark.kind == kind}
    return min(files.intersection(theirs), default="")


def files(links: Links, kind: str, known: Collection[str], report: Report) -> None:
    """Check that every `sprite`, `sound` or `text` which the sheets name is there."""
    for mark in links.referred:
        if mark.kind == kind and mark.id not in known:
            told = f"there is no {kind} '{mark.id}'"
            report.error(mark.spot, mark.where, told, did_you_mean(mark.id, known))


def pictures(resources: Iterable[Path], title: str) -> dict[str, Path]:
    """Find the sprites a title may name: its own first, then the common ones.

    A sprite is named by its path without the ending, with its folder or without.
    """
    found: dict[str, Path] = {}
    tops = tuple(resources)
    for folder in (title, _COMMON):
        for name, path in own_pictures(tops, folder).items():
            found.setdefault(name, path)
            found[f"{folder}/{name}"] = path
    return found


def own_pictures(resources: Iterable[Path], folder: str) -> dict[str, Path]:
    """Find the sprites of one folder by name."""
    return _stems((top / "sprites" / folder for top in resources), _PICTURES)


def cover(resources: Iterable[Path], title: str) -> Path | None:
    """Find the picture of a title for the menu."""
    return own_pictures(resources, title).get(COVER)


_VARIANT = re.compile(r"_\d+$")


def noises(resources: Iterable[Path]) -> dict[str, Path]:
    """Find all sounds by name."""
    return _stems((top / "sounds" for top in resources), (".ogg", ".wav"))


def _stems(folders: Iterable[Path], endings: Collection[str]) -> dict[str, Path]:
    return {
        path.relative_to(folder).with_suffix("").as_posix(): path
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.suffix in endings
    }


def spare(
    found: Mapping[str, Path], names: Collection[str], said: Mentions, report: Report, root: Path
) -> None:
    """Warn of files that neither components nor any line of code name.

    Variants are named together: `dice` for dice_1, dice_2 and so on.
    """
    for name, path in found.items():
        calls = {name, f"{path.parent.name}/{name}", _VARIANT.sub("", name)}
        if not calls.intersection(names) and not any(said.names(call) for call in calls):
            spot = Location(shown(path, root))
            report.warning(spot, name, "nothing names this file", "use it or take it out")
