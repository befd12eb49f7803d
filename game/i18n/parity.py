"""Whether the languages say the same: keys, placeholders and plural forms, file against file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from game.i18n.entries import CatalogEntry, read
from game.i18n.languages import FIRST, Language, languages
from game.i18n.wording import CASES, Wording, forms_of, parts, placeholders
from game.loading.problems import Location, Report, did_you_mean
from game.loading.source import shown

_COUNTS = frozenset({"count", "n"})
_SPARE = frozenset({"other"})
_LONG = 3

Texts = Mapping[str, CatalogEntry]


def check(
    folder: Path,
    report: Report,
    root: Path | None = None,
    spoken: Mapping[str, Language] | None = None,
) -> dict[str, dict[str, CatalogEntry]]:
    """Compare the files of a folder, one for each language; give what was read of them."""
    heads = languages() if spoken is None else spoken
    texts = {name: read(folder / f"{name}.yaml", report, root) for name in heads}
    english = texts.get(FIRST, {})
    for name, entries in texts.items():
        spot = Location(shown(folder / f"{name}.yaml", root))
        for key, entry in entries.items():
            number_forms(name, heads[name].plurals.needed, key, entry, report)
        cases(entries, report)
        same_slots(english, entries, report)
        if name != FIRST and english and entries:
            _same_keys(english, entries, spot, report)
            translated(english, entries, report)
    return texts


def variant(key: str) -> str:
    """Give the key whose case variant this is, or an empty text."""
    base, _, case = key.rpartition(".")
    return base if case in CASES else ""


def number_forms(
    language: str, needed: tuple[str, ...], key: str, entry: CatalogEntry, report: Report
) -> None:
    """Report empty texts, and number forms that a language lacks or does not know."""
    for form, text in entry.forms():
        if not text.strip():
            report.error(entry.spot, key, f"empty text{_of(form)}", "write one")
        if form and form not in needed and form not in _SPARE:
            report.error(entry.spot, key, f"plural form '{form}' is not used in '{language}'")
        for _, name, spec in parts(text):
            told = len(forms_of(spec))
            if told not in (0, len(needed)):
                wanted = f"{len(needed)} forms are needed in '{language}'"
                report.error(entry.spot, key, f"{{{name}}} has {told} forms{_of(form)}", wanted)
    if not isinstance(entry.wording, str):
        for form in needed:
            if form not in entry.wording:
                report.error(entry.spot, key, f"plural form '{form}' is missing", "add it")


def _of(form: str) -> str:
    return f" of the form '{form}'" if form else ""


def cases(entries: Texts, report: Report) -> None:
    """Report cases of words that are not there."""
    for key, entry in entries.items():
        base = variant(key)
        if base and base not in entries:
            told = f"a case of '{base}', which is missing"
            report.error(entry.spot, key, told, "add it")


def _same_keys(english: Texts, entries: Texts, spot: Location, report: Report) -> None:
    for key, entry in english.items():
        if key not in entries and not variant(key):
            told = f"missing; English has it on line {entry.spot.line}"
            report.error(spot, key, told, "translate it")
    for key, entry in entries.items():
        if key not in english and not variant(key):
            told = "left over; English has no such key"
            report.error(entry.spot, key, told, did_you_mean(key, english))


def same_slots(english: Texts, entries: Texts, report: Report) -> None:
    """Report texts whose slots are not those of the English text."""
    for key, entry in entries.items():
        model = english.get(key) or english.get(variant(key))
        if model is None:
            continue
        wanted = frozenset[str]().union(*(placeholders(text) for _, text in model.forms()))
        for form, text in entry.forms():
            _slots(key, form, entry.spot, wanted, placeholders(text), report)


def _slots(
    key: str,
    form: str,
    spot: Location,
    wanted: frozenset[str],
    given: frozenset[str],
    report: Report,
) -> None:
    may_lack = _COUNTS if form else frozenset[str]()
    for name in sorted(wanted - given - may_lack):
        report.error(spot, key, f"lacks {{{name}}}{_of(form)}", "English has it")
    for name in sorted(given - wanted):
        told = f"has {{{name}}}{_of(form)}, which English lacks"
        report.error(spot, key, told, did_you_mean(name, wanted))


def translated(english: Texts, entries: Texts, report: Report) -> None:
    """Warn of sentences that are still the English ones."""
    for key, entry in entries.items():
        model = english.get(key)
        if model is not None and model.wording == entry.wording and _wordy(entry):
            report.warning(entry.spot, key, "the same as in English", "translate it")


def _wordy(entry: CatalogEntry) -> bool:
    return any(len(re.findall(r"[^\W\d_]+", text)) > _LONG for _, text in entry.forms())


def glyphs(texts: Mapping[str, Wording]) -> dict[str, frozenset[str]]:
    """Give every character that each text of a catalog shows, for the test of the fonts."""
    return {key: signs(CatalogEntry(Location(key), wording)) for key, wording in texts.items()}


def signs(entry: CatalogEntry) -> frozenset[str]:
    """Give every character that a text shows whatever is put into its slots."""
    return frozenset(
        sign
        for _, text in entry.forms()
        for literal, _, spec in parts(text)
        for sign in literal + "".join(forms_of(spec))
        if sign.isprintable() and not sign.isspace()
    )
