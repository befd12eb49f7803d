"""Texts of a person's own translation: what of its files can be used, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from game import paths
from game.core.clean import clean
from game.i18n.entries import CatalogEntry, read
from game.i18n.languages import PROGRAM
from game.i18n.parity import same_slots, variant
from game.i18n.wording import Wording
from game.loading.problems import Location, Report

ROOM = 400
"""Letters that a translation may have beyond three times those of the English text."""


def files(code: str, folders: Iterable[Path]) -> list[Path]:
    """Name a translation's files, in the order of the folders of our texts that they stand for."""
    return [paths.languages() / code / name for name in names(folders)]


def names(folders: Iterable[Path]) -> list[str]:
    """Name the files of a translation: the program's, then one for each game."""
    return [
        PROGRAM if at == 0 else f"{folder.parent.name}.yaml" for at, folder in enumerate(folders)
    ]


def usable(
    file: Path, english: Mapping[str, Wording], report: Report, root: Path | None = None
) -> dict[str, Wording]:
    """Give the texts of a file that are translated and can be shown; the rest stays English.

    What is merely open is no fault. What says other things than English does, or would break a
    screen, is reported and left out.
    """
    if not file.is_file():
        return {}
    found: dict[str, Wording] = {}
    for key, entry in read(file, report, root, growing=True).items():
        mine = Report()
        if not entry.blank and fits(key, entry, english, mine):
            found[key] = entry.wording
        report.extend(mine)
    return found


def fits(key: str, entry: CatalogEntry, english: Mapping[str, Wording], report: Report) -> bool:
    """Tell whether a translated text can stand for the English one; report why not."""
    model = english.get(key) or english.get(variant(key))
    if model is None:
        return False
    before = len(report)
    ours = CatalogEntry(Location(""), model)
    same_slots({key: ours}, {key: entry}, report)
    most = 3 * max(len(text) for _, text in ours.forms()) + ROOM
    for _, text in entry.forms():
        if len(text) > most:
            told = f"has {len(text)} letters, more than {most}"
            report.error(entry.spot, key, told, "say it more briefly")
        elif unseen := sorted(sign for sign in set(text) if _unseen(sign)):
            told = f"holds U+{ord(unseen[0]):04X}, which nobody can see"
            report.error(entry.spot, key, told, "take it out")
    return len(report) == before


def _unseen(sign: str) -> bool:
    return not sign.isspace() and clean(f"a{sign}") == "a"
