"""Wordings of the catalogs: texts with gaps, by plural forms where a number decides."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import TypeAlias

Wording: TypeAlias = str | Mapping[str, str]
Part: TypeAlias = tuple[str, str, str]

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
NUMBER = "#"
"""Stands for the number in a form that is written into its gap: `{coins:# coin|# coins}`."""
_SPEC = re.compile(rf"(?:{'|'.join(CASES)}|\+|\.\d|[^|]*(?:\|[^|]*)+)?")


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
