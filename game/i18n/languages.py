"""The languages that the program speaks: each file of `data/i18n` is one, and each translation.

Such a file begins with a head, `language:`, of what belongs to the language and is no text. A
translation is a folder of a person's own, named by its code; its `program.yaml` has the head.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from game import kept, paths
from game.core.clean import one_line
from game.core.schema import Range
from game.folders import ROOT
from game.i18n.plural import CATEGORIES, REST, BadRule, Plurals, parse
from game.loading.problems import (
    Location,
    Report,
    did_you_mean,
    where,
)
from game.reading import read_bytes

if TYPE_CHECKING:
    from game.loading.source import Node

HEAD = "language"
FIRST = "en"
"""The language that all others are translations of, and that stands in for what they lack."""

PROGRAM = "program.yaml"
"""The file of a translation that has the head, and the texts of what all games share."""
CODE = re.compile(r"[a-z]{2,3}(?:_[a-z]{2,4})?")
"""How a language's code is written, with that of a country where it matters: `uk`, `pt_br`."""
LAST = 100
"""The place of a translation in the switch: behind ours."""
LONGEST_NAME = 24
_KEPT = "languages"
_HEAD = re.compile(rf"(?:\s*\n|#.*\n)*{HEAD}:.*\n(?:[ \t]+\S.*\n|\s*\n|#.*\n)*")


@dataclass(frozen=True, slots=True)
class Tongue:
    """What the tables of the CLDR say of a language."""

    name: str
    system: str
    decimal: str
    plural: Mapping[str, str]


@dataclass(frozen=True)
class Language:
    """The head of a language's file."""

    name: str
    """What it calls itself, as the switch shows it."""
    order: Annotated[int, Range(0, 999)]
    """Its place in the switch."""
    system: tuple[str, ...]
    """How operating systems begin the name of a locale that speaks it, in small letters."""
    decimal: str
    """The sign between a whole number and its fraction."""
    plural: Mapping[str, str]
    """For each plural form but `other` the rule of the CLDR, as its tables give it."""

    @cached_property
    def plurals(self) -> Plurals:
        """The rules, ready to use."""
        return Plurals(tuple((form, parse(rule)) for form, rule in self.plural.items()))


_BARE = Language("English", 0, (), ".", {})
"""What the first language is like when its file cannot be read."""


def languages() -> Mapping[str, Language]:
    """Give the languages by their codes, in the order of the switch: ours, then translations."""
    # Asked for with each number that is written: even the folder's name takes too long for that.
    return _languages(os.environ.get(paths.HOME, ""))


@cache
def _languages(_home: str) -> Mapping[str, Language]:
    folder = paths.languages()
    # Ours are looked at once in a process, whatever folder its translations lie in.
    found = shipped()
    if not folder.is_dir():
        return found
    more = {code: head for code, head in translated(folder, Report()).items() if code not in found}
    return {**found, **more}


def forget() -> None:
    """Look anew, when next asked, which translations there are."""
    _languages.cache_clear()


@cache
def shipped() -> Mapping[str, Language]:
    """Give the languages that come with the program."""
    folder = ROOT / "data" / "i18n"
    marked = kept.mark([folder], ("game/i18n", "game/loading"))
    found = _recalled(kept.recall(_KEPT, marked))
    if found is None:
        report = Report()
        found = read(folder, report)
        if not report:
            kept.keep(_KEPT, marked, [(code, asdict(head)) for code, head in found.items()])
    return found if FIRST in found else {FIRST: _BARE, **found}


def translated(folder: Path, report: Report, root: Path | None = None) -> dict[str, Language]:
    """Read the heads of the translations in a folder; one that is broken gets that of the tables.

    So a slip in a head takes nothing away from whoever chose the language.
    """
    found = {}
    for code in codes(folder):
        marked = kept.mark([folder / code / PROGRAM], ("game/i18n", "game/loading"))
        heads = _recalled(kept.recall(f"{_KEPT}-{code}", marked)) or {}
        if code not in heads:
            before = len(report)
            head = own_head(code, folder / code / PROGRAM, report, root)
            heads = {} if head is None else {code: head}
            if head is not None and len(report) == before:
                kept.keep(f"{_KEPT}-{code}", marked, [(code, asdict(head))])
        found.update(heads)
    return dict(sorted(found.items(), key=lambda item: (item[1].order, item[0])))


def codes(folder: Path) -> list[str]:
    """Name the translations that have a folder in this one."""
    try:
        inside = sorted(os.listdir(folder))
    except OSError:
        return []
    return [name for name in inside if CODE.fullmatch(name) and (folder / name).is_dir()]


def own_head(code: str, file: Path, report: Report, root: Path | None = None) -> Language | None:
    """Read the head of a translation; the tables stand in for one that cannot be used."""
    head = _head(file, report, root)
    if head is not None:
        name = one_line(head.name, LONGEST_NAME).strip()
        if name == head.name and len(head.decimal) == 1:
            return head
        told = f"the name takes up to {LONGEST_NAME} letters in one line, the sign one"
        report.error(_spot(file, root), HEAD, told)
    return tables().get(code)


@cache
def tables() -> Mapping[str, Language]:
    """Give the heads that translations may begin with: what the tables of the CLDR say."""
    from game.loading import source
    from game.loading.decode import decode

    found: dict[str, Language] = {}
    report = Report()
    node = source.read(ROOT / "data" / "languages.yaml", report)
    for name, value in node.entries if isinstance(node, source.Mapping) else ():
        tongue = decode(Tongue, value, report)
        if tongue is not None:
            system = (tongue.system,) if tongue.system.isascii() else ()
            found[name.text] = Language(tongue.name, LAST, system, tongue.decimal, tongue.plural)
    return found


def _recalled(value: object) -> dict[str, Language] | None:
    """Make languages of what was kept; `None` if it is none or of another shape."""
    if not isinstance(value, list):
        return None
    try:
        return {code: Language(**{**head, "system": tuple(head["system"])}) for code, head in value}
    except (TypeError, ValueError, KeyError):
        return None


def language(code: str) -> Language:
    """Give one language; what none of ours is counts as the first."""
    return languages().get(code) or languages()[FIRST]


def read(folder: Path, report: Report, root: Path | None = None) -> dict[str, Language]:
    """Read the heads of a folder's languages; those that cannot be used are reported."""
    heads = {file.stem: _head(file, report, root) for file in sorted(folder.glob("*.yaml"))}
    if FIRST not in heads:
        spot = _spot(folder / f"{FIRST}.yaml", root)
        report.error(spot, "$", "the file is missing", "put it there")
    good = {code: head for code, head in heads.items() if head is not None}
    return dict(sorted(good.items(), key=lambda item: (item[1].order, item[0])))


def spoken(name: str) -> str:
    """Give the code of the language that a system's locale speaks, or of the first."""
    small = name.lower()
    # `fil` is not `fi`, and `pt_br` goes before `pt`.
    plain = re.split(r"[.@]", small)[0]
    fits = [
        code
        for code, one in languages().items()
        if plain == code or plain.startswith(f"{code}_") or small.startswith(tuple(one.system))
    ]
    return max(fits, key=lambda code: (plain.startswith(code), len(code)), default=FIRST)


def _spot(file: Path, root: Path | None) -> Location:
    from game.loading import source

    return Location(source.shown(file, root))


def _head(file: Path, report: Report, root: Path | None) -> Language | None:
    # Late, for the sake of a swift start: what is kept needs no YAML.
    from game.loading import source
    from game.loading.decode import decode

    name = source.shown(file, root)
    try:
        match = _HEAD.match(read_bytes(file).decode())
    except (OSError, UnicodeDecodeError):
        return None  # whoever reads the texts reports it
    node = source.parse(match[0], name, report) if match else None
    head = node.get(HEAD) if isinstance(node, source.Mapping) else None
    if head is None:
        report.error(Location(name), HEAD, "the head is missing", "begin with it as en.yaml does")
        return None
    found = decode(Language, head, report)
    return found if found is not None and _sound(found, head, report) else None


def _sound(head: Language, node: Node, report: Report) -> bool:
    from game.loading import source

    before = len(report)
    for form, rule in head.plural.items():
        spot, path = source.find(node, ("plural", form)).spot, (HEAD, "plural", form)
        if form not in CATEGORIES or form == REST:
            hint = did_you_mean(form, set(CATEGORIES) - {REST})
            report.error(spot, where(path), "no plural form that has a rule", hint)
            continue
        try:
            parse(rule)
        except BadRule as fault:
            report.error(spot, where(path), str(fault))
    return len(report) == before
