"""What a translation lacks, and what is wrong with it, at the file and line of each text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.folders import ROOT
from game.i18n import own
from game.i18n.entries import CatalogEntry, read
from game.i18n.languages import FIRST, PROGRAM, Language, codes, own_head, shipped
from game.i18n.parity import cases, number_forms, signs, translated, variant
from game.i18n.wording import Wording
from game.loading.problems import Location, Report, did_you_mean
from game.loading.source import shown
from game.reading import read_bytes
from game.translating.folder import BEFORE, text_folders
from game.translating.letters import letters
from game.translating.sheet import filled

MANY = 5
"""Texts that lack a translation and are named one by one in a summary, at most."""


@dataclass(slots=True)
class _Judge:
    """One file of a translation beside the English texts."""

    code: str
    language: Language
    file: Path
    english: Mapping[str, Wording]
    known: frozenset[str]
    """The letters that fonts of the program have."""
    report: Report
    root: Path | None

    def judge(self, brief: bool) -> None:
        """Report all that is missing or wrong; when `brief`, what is merely missing in one line."""
        entries = read(self.file, self.report, self.root, growing=True)
        started = {key: entry for key, entry in entries.items() if not _untouched(entry)}
        for key, entry in started.items():
            self.text(key, entry)
        cases(started, self.report)
        model = {k: CatalogEntry(Location(""), self.english[k]) for k in self.english}
        translated(model, started, self.report)
        self.changed(entries)
        self.missing(entries, brief)

    def text(self, key: str, entry: CatalogEntry) -> None:
        """Judge one translated text: its slots, its number forms, its letters."""
        if (variant(key) or key) not in self.english and key not in self.english:
            told = "left over; English has no such key"
            self.report.warning(entry.spot, key, told, did_you_mean(key, self.english))
            return
        own.fits(key, entry, self.english, self.report)
        number_forms(self.code, self.language.plurals.needed, key, entry, self.report)
        for sign in sorted(signs(entry) - self.known):
            told = f"no font of the program has '{sign}' (U+{ord(sign):04X})"
            self.report.warning(entry.spot, key, told, "write it another way if you can")

    def changed(self, entries: Mapping[str, CatalogEntry]) -> None:
        """Warn of texts whose English words are other ones since they were translated."""
        try:
            text = read_bytes(self.file).decode("utf-8-sig")
        except (OSError, UnicodeDecodeError):
            return  # told already
        for key in filled(text, entries).changed:
            told = "the English text has changed"
            hint = "look at it, and take out the line with #!"
            self.report.warning(entries[key].spot, key, told, hint)

    def missing(self, entries: Mapping[str, CatalogEntry], brief: bool) -> None:
        """Warn of what is not translated, or nowhere to be found."""
        wanted = [key for key in self.english if not variant(key)]
        if self.code in shipped():
            # What a folder of corrections leaves open is there already.
            wanted = []
        blank = [key for key in wanted if key in entries and _untouched(entries[key])]
        if brief and len(blank) > MANY:
            told = f"{len(blank)} of {len(wanted)} texts are not translated, from '{blank[0]}' on"
            hint = f"main.py check {self.code} names all of them"
            self.report.warning(entries[blank[0]].spot, "$", told, hint)
        else:
            for key in blank:
                self.report.warning(entries[key].spot, key, "not translated yet")
        lost = [key for key in wanted if key not in entries]
        if lost:
            more = f" and {len(lost) - 1} more" if len(lost) > 1 else ""
            told = f"this text{more} cannot be found in the file"
            hint = f"main.py translate {self.code} puts it there"
            self.report.warning(Location(shown(self.file, self.root)), lost[0], told, hint)


def findings(code: str, root: Path | None = None, brief: bool = False) -> Report:
    """Look through a translation; names of files are told from `root`."""
    report = Report()
    folder, known = paths.languages() / code, _known()
    language = own_head(code, folder / PROGRAM, report, root)
    if language is None:
        return report
    sources = text_folders()
    for source, name in zip(sources, own.names(sources), strict=True):
        texts = read(source / f"{FIRST}.yaml", Report())
        english = {key: entry.wording for key, entry in texts.items()}
        _Judge(code, language, folder / name, english, known, report, root).judge(brief)
    for file in sorted(folder.iterdir()):
        if file.name not in own.names(sources) and not file.name.endswith(BEFORE):
            told = "this is no file of a translation"
            hint = did_you_mean(file.name, own.names(sources))
            report.warning(Location(shown(file, root)), "$", told, hint)
    return report


def all_findings(root: Path | None = None) -> Report:
    """Look through all translations that there are, briefly."""
    report = Report()
    for code in codes(paths.languages()):
        report.extend(findings(code, root, brief=True))
    return report


def _known() -> frozenset[str]:
    return letters(sorted((ROOT / "resources" / "fonts").glob("*.ttf")))


def _untouched(entry: CatalogEntry) -> bool:
    return len(entry.blank) == len(list(entry.forms()))
