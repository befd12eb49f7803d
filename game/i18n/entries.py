"""Catalog files into flat entries: nested keys joined by dots, plural forms kept together."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter
from typing import TypeAlias

from game.i18n.languages import HEAD
from game.i18n.plural import CATEGORIES
from game.loading import source
from game.loading.problems import Location, Report, where

Wording: TypeAlias = str | Mapping[str, str]
Part: TypeAlias = tuple[str, str, str]

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
NUMBER = "#"
"""Stands for the number in a form that is written into its gap: `{coins:# coin|# coins}`."""
_SPEC = re.compile(rf"(?:{'|'.join(CASES)}|\+|\.\d|[^|]*(?:\|[^|]*)+)?")


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


class BadText(ValueError):
    """A text whose braces do not make placeholders."""


@cache
def parts(text: str) -> tuple[Part, ...]:
    """Cut a text into (literal, placeholder, format) parts; raises BadText."""
    try:
        found = tuple(Formatter().parse(text))
    except ValueError as fault:
        raise BadText(f"{fault}") from None
    cut: list[Part] = []
    for literal, name, spec, conversion in found:
        if name is not None and not name.isidentifier():
            raise BadText(f"'{{{name}}}' is not the name of a parameter")
        if conversion or not _SPEC.fullmatch(spec or ""):
            raise BadText(f"'{{{name}}}' has an unknown format '{conversion or spec}'")
        cut.append((literal, name or "", spec or ""))
    return tuple(cut)


def forms_of(spec: str) -> tuple[str, ...]:
    """Give the forms by number that a gap offers, in the order of its language; often none."""
    return tuple(spec.split("|")) if "|" in spec else ()


def placeholders(text: str) -> frozenset[str]:
    """Name the parameters that a text shows."""
    return frozenset(name for _, name, _ in parts(text) if name)


def read(path: Path, report: Report, root: Path | None = None) -> dict[str, CatalogEntry]:
    """Read the texts of a catalog file; what cannot be used is reported and left out."""
    node = source.read(path, report, root)
    entries: dict[str, CatalogEntry] = {}
    if isinstance(node, source.Mapping):
        _gather(node, "", entries, report)
    elif node is not None:
        report.error(node.spot, "$", "expected a mapping of keys and texts")
    return entries


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
