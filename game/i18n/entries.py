"""Catalog files into flat entries: nested keys joined by dots, plural forms kept together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from game.i18n.languages import HEAD
from game.i18n.plural import CATEGORIES
from game.i18n.wording import BadText, Wording, parts
from game.loading import source
from game.loading.problems import Location, Report, where


@dataclass(frozen=True, slots=True)
class CatalogEntry:
    """One message of a catalog and the place it was read from."""

    spot: Location
    wording: Wording

    def forms(self) -> Iterator[tuple[str, str]]:
        """Give each plural form with its text; a plain text has the one form ``""``."""
        if isinstance(self.wording, str):
            yield "", self.wording
        else:
            yield from self.wording.items()

    @property
    def blank(self) -> tuple[str, ...]:
        """The plural forms that nobody has written yet; a plain text has the one form ``""``."""
        return tuple(form for form, text in self.forms() if not text.strip())


def read(
    path: Path, report: Report, root: Path | None = None, growing: bool = False
) -> dict[str, CatalogEntry]:
    """Read the texts of a catalog file; what cannot be used is reported and left out.

    In a file that is still `growing` a text may be left open; it is given as blank.
    """
    node = source.read(path, report, root)
    entries: dict[str, CatalogEntry] = {}
    if isinstance(node, source.Mapping):
        _gather(_filled(node) if growing else node, "", entries, report)
    elif node is not None:
        report.error(node.spot, "$", "expected a mapping of keys and texts")
    return entries


def _filled(node: source.Mapping) -> source.Mapping:
    """Give a tree in which what was left open is an empty text."""
    entries = tuple((name, _open(value)) for name, value in node.entries)
    return replace(node, entries=entries)


def _open(node: source.Node) -> source.Node:
    if isinstance(node, source.Mapping):
        return _filled(node)
    if isinstance(node, source.Scalar) and node.empty and not (node.text or node.comment):
        return replace(node, kind="text")
    return node


def _gather(
    node: source.Mapping, prefix: str, entries: dict[str, CatalogEntry], report: Report
) -> None:
    for name, value in node.entries:
        word = source.text_of(name, value.path, report, "key ")
        if word is None or (word == HEAD and not prefix):
            continue
        key = f"{prefix}{word}"
        if isinstance(value, source.Mapping) and not _plural(value):
            _gather(value, f"{key}.", entries, report)
            continue
        wording = _wording(value, report)
        if key in entries:
            told = f"written twice; first on line {entries[key].spot.line}"
            report.error(name.spot, where(value.path), told)
        elif wording is not None:
            entries[key] = CatalogEntry(name.spot, wording)


def _plural(node: source.Mapping) -> bool:
    return bool(node.entries) and all(name.text in CATEGORIES for name, _ in node.entries)


def _wording(node: source.Node, report: Report) -> Wording | None:
    if isinstance(node, source.Scalar):
        return _text(node, report)
    if isinstance(node, source.Sequence):
        report.error(node.spot, where(node.path), "expected text, found a list")
        return None
    forms: dict[str, str] = {}
    for name, value in node.entries:
        if not isinstance(value, source.Scalar):
            report.error(value.spot, where(value.path), "expected the text of a plural form")
        elif (text := _text(value, report)) is not None:
            forms[name.text] = text
    return forms or None


def _text(node: source.Scalar, report: Report) -> str | None:
    text = source.text_of(node, node.path, report)
    if text is None:
        return None
    try:
        parts(text)
    except BadText as fault:
        report.error(node.spot, where(node.path), str(fault), "write {name} or double the brace")
        return None
    return text.rstrip("\n")
